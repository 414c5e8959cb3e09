//! What bots are called: each level is a family of its own, the same in all games, so that a name
//! tells how well it plays.

use contract::Skill;

const EASY: [&str; 8] = ["Ponta", "Mame", "Dango", "Kinako", "Poko", "Warabi", "Botan", "Kuri"];
const NORMAL: [&str; 8] = ["Tama", "Kuro", "Mugi", "Shiro", "Tora", "Azuki", "Goma", "Yuzu"];
const HARD: [&str; 8] = ["Kon", "Akane", "Inari", "Gin", "Tamamo", "Kaede", "Shion", "Rei"];
const EXPERT: [&str; 8] =
    ["Chizuru", "Tazu", "Yukino", "Senri", "Otsu", "Misora", "Asagiri", "Kushiro"];
const MASTER: [&str; 8] = ["Genbu", "Horai", "Okina", "Mino", "Ryugu", "Iwao", "Bekko", "Mannen"];
/// Those of levels that are meant for programs.
const PLAIN: [&str; 8] = ["Hana", "Ren", "Yui", "Sora", "Mei", "Kai", "Aoi", "Riku"];

/// The names of bots of that skill.
pub fn names(skill: Skill) -> &'static [&'static str] {
    match skill {
        Skill::Easy => &EASY,
        Skill::Normal => &NORMAL,
        Skill::Hard => &HARD,
        Skill::Expert => &EXPERT,
        Skill::Master => &MASTER,
        Skill::Random | Skill::Greedy | Skill::HardBefore | Skill::Search(_) => &PLAIN,
    }
}

/// A name for a bot that nobody at the table has.
pub fn free_name<'a>(skill: Skill, taken: impl IntoIterator<Item = &'a str>) -> String {
    let taken: Vec<&str> = taken.into_iter().collect();
    let free = names(skill).iter().find(|name| !taken.contains(name));
    free.map_or_else(|| format!("Bot {}", taken.len() + 1), |name| (*name).to_owned())
}
