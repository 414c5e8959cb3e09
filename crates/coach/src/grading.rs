//! How good a decision was, by the win chance that it lost.

use wire::coach::Grade;

use crate::weighing::Weight;
use crate::worth::WHOLE;

/// From how much of a win on each grade is given.
const LEAST: [(Grade, f64); 5] = [
    (Grade::Blunder, 0.10),
    (Grade::Mistake, 0.05),
    (Grade::Inaccuracy, 0.02),
    (Grade::Good, 0.005),
    (Grade::Best, 0.0),
];

/// What is known of how good a decision was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Verdict {
    pub grade: Grade,
    /// What it lost, as a part of a win: never more than the grade stands for.
    pub lost: f64,
}

/// The grade that so much lost would get.
fn plain(lost: f64) -> Grade {
    LEAST.iter().find(|(_, least)| lost >= *least).map_or(Grade::Best, |(grade, _)| *grade)
}

/// Whether it looks worse than good: then it has to be looked at again.
pub(crate) fn is_doubtful<C>(best: &Weight<C>) -> bool {
    plain(best.more) > Grade::Good
}

/// How good the first of some courses was, given the best of them. What cannot be told from chance
/// is not counted, and a grade worse than good is given only where it is 95% sure.
pub(crate) fn verdict<C>(best: &Weight<C>) -> Verdict {
    let (lost, sure) = (best.more.max(0.0), best.surely_more());
    if best.is_first || sure <= 0.0 {
        return Verdict { grade: Grade::Best, lost: 0.0 };
    }
    let grade = match plain(lost) {
        grade @ (Grade::Best | Grade::Good) => grade,
        // The mildest that is supported, and good at least.
        grade => grade.min(plain(sure).max(Grade::Good)),
    };
    Verdict { grade, lost: lost.min(most(grade)) }
}

/// The most that is lost at that grade.
fn most(grade: Grade) -> f64 {
    let above = LEAST.iter().rev().find(|(other, _)| *other > grade);
    above.map_or(1.0, |(_, least)| least - 1.0 / WHOLE)
}

#[cfg(test)]
mod tests {
    use contract::Shares;

    use super::*;

    fn best(more: f64, error: f64) -> Weight<()> {
        Weight {
            course: Vec::new(),
            share: 0.5,
            more,
            error,
            all: Shares::default(),
            is_first: false,
        }
    }

    #[test]
    fn grades_go_by_points_lost() {
        let grades = [
            (0.0049, Grade::Best),
            (0.005, Grade::Good),
            (0.0199, Grade::Good),
            (0.02, Grade::Inaccuracy),
            (0.05, Grade::Mistake),
            (0.0999, Grade::Mistake),
            (0.10, Grade::Blunder),
        ];
        for (lost, grade) in grades {
            assert_eq!(verdict(&best(lost, 0.0)), Verdict { grade, lost });
        }
    }

    #[test]
    fn nothing_worse_than_good_without_being_sure() {
        // 12 points give or take 4 are surely 4, give or take 4.9 surely 2.4, give or take 5.2
        // nothing of which one can be sure.
        assert_eq!(verdict(&best(0.12, 0.04)).grade, Grade::Inaccuracy);
        assert_eq!(verdict(&best(0.12, 0.03)).grade, Grade::Mistake);
        assert_eq!(verdict(&best(0.12, 0.009)).grade, Grade::Blunder);
        let doubtful = verdict(&best(0.12, 0.055));
        assert_eq!(doubtful.grade, Grade::Good);
        assert!(doubtful.lost < 0.02);
        assert_eq!(verdict(&best(0.12, 0.07)), Verdict { grade: Grade::Best, lost: 0.0 });
    }

    #[test]
    fn the_first_course_is_best_where_nothing_is_better() {
        let first = Weight { is_first: true, ..best(0.0, 0.0) };
        assert_eq!(verdict(&first), Verdict { grade: Grade::Best, lost: 0.0 });
    }
}
