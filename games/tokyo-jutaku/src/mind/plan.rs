//! A building thought out to its end.

use building::{PieceId, PieceSet, Pose, solve};
use contract::{Chance, Patience};

use crate::site::Site;

/// Positions between two looks at the clock: as many as the search goes through at a stretch.
const STRETCH: u32 = 60;

/// A building thought out to its end, from the empty site on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub card: u8,
    /// All pieces in the order of placement, those that stand already too.
    pub poses: Vec<Pose>,
}

impl Plan {
    /// Looks for a way to finish a site with the wood at hand. Also, how many positions that took.
    pub fn search(
        site: &Site,
        wood: PieceSet,
        nodes: u32,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> (Option<Plan>, u32) {
        let wood: Vec<PieceId> = wood.iter().collect();
        let mut spent = 0;
        while spent < nodes {
            let stretch = STRETCH.min(nodes - spent);
            let found = solve(site.building(), &wood, chance, stretch);
            spent += found.nodes.max(1);
            if let Some(rest) = found.solution {
                let mut poses = standing(site);
                poses.extend(rest);
                return (Some(Plan { card: site.card, poses }), spent);
            }
            if found.nodes == 0 || patience.is_over() {
                break;
            }
        }
        (None, spent)
    }

    /// How many pieces of the site stand as planned, from the first on.
    pub fn agrees(&self, site: &Site) -> usize {
        let pairs = standing(site).into_iter().zip(&self.poses);
        pairs.take_while(|(stands, planned)| stands == *planned).count()
    }

    /// The next piece, if the site is as planned and the wood for all that follows is there.
    pub fn next(&self, site: &Site, wood: PieceSet) -> Option<Pose> {
        let placed = site.building().len();
        let on_the_way = self.leads_from(site, wood) && self.agrees(site) == placed;
        on_the_way.then(|| self.poses.get(placed).copied()).flatten()
    }

    /// Whether the plan can be carried out once everything that is not part of it is returned.
    pub fn leads_from(&self, site: &Site, wood: PieceSet) -> bool {
        if self.card != site.card {
            return false;
        }
        let agrees = self.agrees(site);
        let returned: PieceSet = site.pieces().skip(agrees).collect();
        let mut rest = self.poses.iter().skip(agrees).map(|pose| pose.piece());
        rest.all(|piece| wood.contains(piece) || returned.contains(piece))
    }
}

fn standing(site: &Site) -> Vec<Pose> {
    site.building().standing().into_iter().map(|standing| standing.pose).collect()
}
