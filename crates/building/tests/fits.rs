//! What fits is what is judged legal.

#![allow(clippy::unwrap_used)]

use building::{Building, CardId, PieceId, Side, deck, loose};
use contract::Chance;

#[test]
fn a_piece_fits_exactly_where_it_is_judged_legal() {
    let mut chance = Chance::from_number(3);
    let (mut legal, mut illegal) = (0, 0);
    for card in CardId::all().step_by(5) {
        let mut building = Building::new(deck().plot(card, Side::White).unwrap().clone());
        for piece in PieceId::all().step_by(4) {
            let mut places = Vec::new();
            for pose in loose(&building, piece) {
                let judged = building.judge(pose).ok();
                assert_eq!(building.fits(&pose.lay()), judged, "{pose:?}");
                assert!(judged.is_none() || building.may_hold(&pose.outline()), "{pose:?}");
                illegal += usize::from(judged.is_none());
                places.extend(judged.map(|_| pose));
            }
            legal += places.len();
            if let Some(pose) = chance.pick(&places) {
                building.place(*pose).unwrap();
            }
        }
    }
    assert!(legal > 100 && illegal > 100, "{legal} {illegal}");
}
