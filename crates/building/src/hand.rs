//! What a hand learns before it lets go: where a held piece would come to lie, on which floor, and
//! what would be wrong with it.

use crate::Building;
use crate::Fault;
use crate::Pose;
use crate::edges;
use crate::snap;

/// What draws a held piece out of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Magnet {
    /// Nothing: it lies where it is held.
    Off,
    /// Sides are laid along nearby edges, right or wrong.
    Edges,
    /// The nearest pose that breaks no rule; where there is none, nearby edges.
    Legal,
}

/// What comes of letting go here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// How the piece would lie.
    pub pose: Pose,
    /// The floor that it would come to lie on, counted from 1.
    pub floor: u8,
    /// Everything that would be wrong with it, what makes it impossible first.
    pub faults: Vec<Fault>,
}

/// Tries a pose, drawn by a magnet by no more than a radius.
pub fn try_pose(building: &Building, held: Pose, magnet: Magnet, radius_um: i32) -> Trial {
    let along = || edges(building, held, radius_um).unwrap_or(held);
    let pose = match magnet {
        Magnet::Off => held,
        Magnet::Edges => along(),
        Magnet::Legal => snap(building, held, radius_um).map_or_else(along, |(pose, _)| pose),
    };
    let laid = pose.lay();
    Trial { pose, floor: building.floor_of(&laid), faults: building.faults(&laid) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Angle, CardId, PieceId, Point, Side, candidates, deck};

    fn site() -> Building {
        Building::new(deck().plot(CardId::new(3).unwrap(), Side::White).unwrap().clone())
    }

    fn piece(number: u8) -> PieceId {
        PieceId::new(number).unwrap()
    }

    fn moved(pose: Pose, x: i32, y: i32) -> Pose {
        Pose::new(pose.piece(), pose.flip(), pose.rotation(), pose.at() + Point::new(x, y)).unwrap()
    }

    #[test]
    fn without_a_magnet_a_piece_lies_where_it_is_held() {
        let building = site();
        let place = candidates(&building, piece(4))[0];
        let held = moved(place.pose, 700, -400);
        let trial = try_pose(&building, held, Magnet::Off, 3_000);
        assert_eq!((trial.pose, trial.floor), (held, 1));
    }

    #[test]
    fn the_legal_magnet_finds_a_place_without_faults() {
        let building = site();
        let place = candidates(&building, piece(4))[0];
        for (x, y) in [(900, 300), (-900, 300), (300, -900), (-300, -900)] {
            let trial = try_pose(&building, moved(place.pose, x, y), Magnet::Legal, 3_000);
            assert_eq!(trial.faults, [], "{x}, {y}");
        }
    }

    /// A piece nearly beside another is laid against it, though a gap would be no fault of its own
    /// on the ground; also outside of the border, where the edges magnet does not mind.
    #[test]
    fn the_edges_magnet_closes_gaps_and_does_not_judge() {
        let mut building = site();
        let ground = candidates(&building, piece(2))[0].pose;
        building.place(ground).unwrap();
        let turn = ground.rotation();
        // Two twelve millimetre wide pieces side by side, one millimetre and a bit apart.
        let beside = turn.turn().apply(Point::new(11_200, 40));
        let held = Pose::new(piece(1), false, turn, ground.at() + beside).unwrap();
        let trial = try_pose(&building, held, Magnet::Edges, 2_500);
        let way = trial.pose.at() - held.at();
        assert!(way != Point::default() && way.square() <= 2_500 * 2_500, "{way:?}");
        assert!(trial.pose.lay().touches(&ground.lay()) || !trial.faults.is_empty());
        assert_eq!(trial.pose.rotation(), turn);
    }

    #[test]
    fn the_edges_magnet_turns_a_leaning_side() {
        let building = site();
        let place = candidates(&building, piece(4))[0].pose;
        let leaning = place.rotation().plus(Angle::hundredths(300));
        let held = Pose::new(piece(4), false, leaning, place.at()).unwrap();
        let trial = try_pose(&building, held, Magnet::Edges, 3_000);
        let off = trial.pose.rotation().minus(leaning).off_zero();
        assert!(off <= 1_200 && off > 0, "{off}");
    }

    #[test]
    fn far_from_everything_no_magnet_pulls() {
        let building = site();
        let held = Pose::new(piece(0), false, Angle::default(), Point::new(-90_000, 0)).unwrap();
        for magnet in [Magnet::Edges, Magnet::Legal] {
            let trial = try_pose(&building, held, magnet, 2_000);
            assert_eq!(trial.pose, held);
            assert_eq!(trial.faults[0], Fault::OffCard { piece: 0 });
        }
    }

    /// All faults are told, not only the first; the first is what a strict judge says.
    #[test]
    fn whatever_a_judge_refuses_has_faults_and_nothing_else_has() {
        let mut building = site();
        building.place(candidates(&building, piece(4))[0].pose).unwrap();
        let mut wrong = 0;
        for number in [0, 5, 12, 30, 44] {
            for step in 0..40 {
                let at = Point::new(step * 1_700, 20_000 + step * 700);
                let held = Pose::new(piece(number), false, Angle::default(), at).unwrap();
                let trial = try_pose(&building, held, Magnet::Off, 0);
                assert_eq!(building.judge(held).is_err(), !trial.faults.is_empty());
                let falls = trial.faults.iter().any(Fault::is_physical);
                assert_eq!(building.judge_loosely(held).is_err(), falls);
                wrong += usize::from(trial.faults.len() > 1);
            }
        }
        assert!(wrong > 10, "{wrong}");
    }
}
