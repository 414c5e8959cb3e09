//! The client's types of the game, held to what Rust says.

#[test]
fn the_client_has_the_types_of_the_game() {
    typings::game::<tokyo_jutaku::TokyoJutaku>();
}
