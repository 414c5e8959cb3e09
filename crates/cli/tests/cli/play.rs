//! `tokyo play` as a person at a pipe meets it.
use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::pipe::{self, Run};

fn tokyo(args: &[&str], input: &str) -> Run {
    pipe::run(&[&["play"], args].concat(), input)
}

/// A folder for one test, which is removed when the test is done.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("tokyo-play-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

const PLAIN: [&str; 6] = ["connect-four", "--plain", "--bots", "greedy", "--seed", "3"];

#[test]
fn a_match_begins_with_the_goal_and_the_way_to_the_lesson() {
    let run = tokyo(&["king-of-tokyo", "--plain", "--seed", "3", "--lang", "fr"], "q\n");
    let told: Vec<&str> = run.out.lines().take(2).collect();
    assert!(told[1].contains("«\u{a0}tokyo learn king-of-tokyo\u{a0}»"), "{told:?}");
    let board = tokyo(&PLAIN, "q\n").out;
    assert!(!board.contains("tokyo learn"), "connect four has no lesson: {board}");
    let run = tokyo(&["izakaya", "--plain", "--seed", "3", "--lang", "ja"], "q\n");
    assert!(run.out.starts_with("居酒屋："), "it is called by its name there: {}", run.out);
}

#[test]
fn a_figure_is_chosen_and_named_and_seen_at_the_table() {
    let played = |figure: &str| {
        let rest = ["--plain", "--seed", "3", "--name", "Ann", "--figure", figure];
        tokyo(&[&["king-of-tokyo"], &rest[..]].concat(), "q\n")
    };
    let run = played("dragon:Fafnir");
    assert!(run.out.contains("Fafnir (Ann)"), "{}", run.out);
    let unknown = played("whale");
    assert_eq!(unknown.code, Some(2));
    let complaint = unknown.complaint;
    assert!(complaint.contains("no figure 'whale'") && complaint.contains("blob"), "{complaint}");
}

#[test]
fn a_whole_game_is_played_over_pipes() {
    let moves: String = (1..=7).cycle().take(150).map(|column| format!("{column}\n")).collect();
    let run = tokyo(&PLAIN, &moves);
    assert_eq!((run.code, run.complaint.as_str()), (Some(0), ""));
    let first = "Connect Four: ● Ann (you). Type ? for help.\nGet four of your discs in a line.\n";
    assert!(run.out.starts_with(first), "{}", run.out);
    assert!(run.out.contains("* Ann dropped into column 1"), "{}", run.out);
    let ends = ["wins: four in line", "You win: four in line", "share the win: full grid"];
    assert!(ends.iter().any(|end| run.out.contains(end)), "{}", run.out);
    assert!(run.out.contains("n starts a rematch"), "{}", run.out);
}

#[test]
fn the_same_seed_and_choices_give_the_same_match() {
    let input = "4\n4\nu\n3\n2\nq\n";
    assert_eq!(tokyo(&PLAIN, input).out, tokyo(&PLAIN, input).out);
}

#[test]
fn refusals_help_rules_hints_and_questions_are_told() {
    let input =
        ":{\"drop\":{\"column\":9}}\n:what\n99\nhuh\n?\nr 2.4\na\na 1\nb\ni\n/column 5\nn\np\nu\n";
    let run = tokyo(&PLAIN, input);
    for part in [
        "Connect Four 2.3: there is no column 10: columns go from 1 to 7",
        "A command is written as JSON, such as {\"drop\":{\"column\":0}}",
        "There is no choice 99: choices go from 1 to 7.",
        "“huh” means nothing here. Type ? for help.",
        "undoes your last move and everything after it",
        "2.4  A column that holds six discs is full",
        "{\"threats\":{\"seat\":0}}",
        "columns: none",
        "The hard bot would choose: Drop into column",
        "Look for a column that makes two threats at once",
        "  5  Drop into column 5",
        "The match is not over yet.",
        "There is nothing to pass on.",
        "You haven’t made a move yet.",
    ] {
        assert!(run.out.contains(part), "'{part}' is missing:\n{}", run.out);
    }
    assert_eq!(run.code, Some(0), "the end of the input ends the game");
}

#[test]
fn a_saved_match_resumes_exactly() {
    let folder = Folder::new("resume");
    let (first, second, whole) =
        (folder.file("a.json"), folder.file("b.json"), folder.file("c.json"));
    let run = tokyo(&PLAIN, &format!("4\n4\nu\n3\ns {first}\nq\n"));
    assert!(run.out.contains("Saved to"), "{}", run.out);
    let resumed = tokyo(&["--resume", &first, "--plain"], &format!("l\n5\n1\ns {second}\nq\n"));
    let undone = "* You took back: Ann dropped into column 4";
    assert!(resumed.out.contains(undone), "the log is complete: {}", resumed.out);
    tokyo(&PLAIN, &format!("4\n4\nu\n3\n5\n1\ns {whole}\nq\n"));
    let read = |path: &str| std::fs::read_to_string(path).unwrap();
    assert_eq!(read(&second), read(&whole));
}

/// Nobody rolls again and again until the dice are good.
#[test]
fn a_roll_is_not_taken_back_unless_for_practice() {
    let king = ["king-of-tokyo", "--plain", "--bots", "random", "--seed", "3", "--seats", "2"];
    let rolls = "1\nu\n".repeat(40);
    let run = tokyo(&king, &format!("{rolls}q\n"));
    assert!(run.out.contains("Only practice matches allow it"), "{}", run.out);
    assert!(!run.out.contains("You took back: Ann rolls"), "{}", run.out);
    let practice = [&king[..], &["--practice"]].concat();
    let run = tokyo(&practice, &format!("{rolls}q\n"));
    assert!(!run.out.contains("Only practice matches allow it"), "{}", run.out);
    assert!(run.out.contains("* You took back: "), "{}", run.out);
}

#[test]
fn saving_over_a_file_needs_to_be_meant() {
    let folder = Folder::new("over");
    let file = folder.file("mine.txt");
    std::fs::write(&file, "mine").unwrap();
    let run = tokyo(&PLAIN, &format!("s {file}\nq\n"));
    assert!(run.out.contains("already exists: s! "), "{}", run.out);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine");
    let run = tokyo(&PLAIN, &format!("s! {file}\nq\n"));
    assert!(run.out.contains("Saved to"), "{}", run.out);
    assert_ne!(std::fs::read_to_string(&file).unwrap(), "mine");
    let missing = folder.file("no/such/folder.json");
    let run = tokyo(&PLAIN, &format!("s {missing}\nq\n"));
    assert!(run.out.contains("Can’t save to"), "{}", run.out);
}

#[test]
fn the_second_seat_and_another_language_can_be_chosen() {
    let args = ["connect-four", "--plain", "--seat", "1", "--lang", "fr", "--seed", "1"];
    let run = tokyo(&args, "q\n");
    assert!(run.out.contains("■ Ann (vous)"), "{}", run.out);
    assert!(run.out.contains("* "), "the bot has moved: {}", run.out);
    assert!(run.out.contains("colonne 7"), "{}", run.out);
}

/// Every run of three words that nothing but a space parts.
fn runs_of_three(text: &str) -> BTreeSet<[&str; 3]> {
    let parts = text.split(|c: char| !(c.is_alphabetic() || c == '’' || c == ' '));
    let mut runs = BTreeSet::new();
    for part in parts {
        let words: Vec<&str> = part.split(' ').filter(|word| !word.is_empty()).collect();
        runs.extend(words.windows(3).map(|run| [run[0], run[1], run[2]]));
    }
    runs
}

/// What a whole match says, with whatever a person may type at it.
fn talk_in(language: &str, folder: &Folder) -> String {
    let (file, nowhere) = (folder.file("talk.json"), folder.file("no/such/folder.json"));
    let asides = format!(
        "?\nhuh\n99\n:what\na\na 1\na {{\nb\ni\n/zzz\nn\np\nu\n\
         s {nowhere}\ns! {file}\ns {file}\n"
    );
    let moves: String = (1..=7).cycle().take(150).map(|column| format!("{column}\n")).collect();
    let input = format!("{asides}4\nu\nl\n:{{\"drop\":{{\"column\":9}}}}\n{moves}n\nq\n");
    let run = tokyo(&[&PLAIN[..], &["--lang", language, "--practice"]].concat(), &input);
    assert_eq!((run.code, run.complaint.as_str()), (Some(0), ""));
    // A command to be typed is the same in every language.
    run.out.replace("tokyo play --resume", "").replace(&file, "")
}

#[test]
fn nobody_is_told_anything_in_english_who_chose_another_language() {
    let folder = Folder::new("languages");
    let english = talk_in("en", &folder);
    let known = runs_of_three(&english);
    for run in [["Type", "a", "line"], ["There", "is", "nothing"], ["n", "starts", "a"]] {
        assert!(known.contains(&run), "{run:?} would be noticed:\n{english}");
    }
    for language in ["fr", "ja"] {
        let told = talk_in(language, &folder);
        let left: Vec<_> = runs_of_three(&told).intersection(&known).copied().collect();
        assert!(left.is_empty(), "{language}: {left:?}\n{told}");
        assert!(!told.contains("term-"), "{language}:\n{told}");
        assert!(told.lines().count() > 200, "the whole match:\n{told}");
    }
}

#[test]
fn bad_input_gets_one_clear_sentence_and_exit_code_2() {
    let folder = Folder::new("bad");
    let (cut, other) = (folder.file("cut.json"), folder.file("other.json"));
    let saved = folder.file("saved.json");
    tokyo(&PLAIN, &format!("4\ns {saved}\nq\n"));
    let record = std::fs::read_to_string(&saved).unwrap();
    std::fs::write(&cut, &record[..record.len() / 2]).unwrap();
    std::fs::write(&other, record.replace("\"column\":3", "\"column\":5")).unwrap();
    let cases: [(&[&str], &str); 13] = [
        (&["chess", "--plain"], "there is no game 'chess'"),
        (&["connect-four"], "playing needs a terminal"),
        (&["connect-four", "--plain", "--seats", "3"], "for 2 seats, not 3"),
        (&["connect-four", "--plain", "--seats", "18446744073709551615"], "for 2 seats"),
        (&["connect-four", "--plain", "--seat", "2"], "there is no seat 2"),
        (&["connect-four", "--plain", "--bots", "easy,hard"], "for 2 seats, not 3"),
        (&["connect-four", "--plain", "--seats", "2", "--bots", "easy,hard"], "2 bots do not fit"),
        (&["connect-four", "--plain", "--lang", "xx"], "does not speak 'xx'"),
        (&["connect-four", "--plain", "--option", "size=3"], "has no option 'size'"),
        (&["--plain", "--resume", "no-such-file.json"], "there is no file 'no-such-file.json'"),
        (&["--plain", "--resume", &cut], "cut off"),
        (&["--plain", "--resume", &other], "line 1"),
        (&["--plain", "--resume", &saved, "--seat", "7"], "there is no seat 7"),
    ];
    for (args, sentence) in cases {
        let run = tokyo(args, "q\n");
        assert_eq!(run.code, Some(2), "{args:?}: {}", run.complaint);
        assert!(run.complaint.starts_with("tokyo: "), "{args:?}: {}", run.complaint);
        assert!(run.complaint.contains(sentence), "{args:?}: {}", run.complaint);
        assert_eq!(run.complaint.lines().count(), 1, "{args:?}: {}", run.complaint);
    }
    // What the argument reader itself finds wrong takes more than a sentence, but ends the same.
    for args in [&["connect-four", "--bots", "genius"][..], &[], &["connect-four", "--seed", "x"]] {
        assert_eq!(tokyo(args, "").code, Some(2), "{args:?}");
    }
}
