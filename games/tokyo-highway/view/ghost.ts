/** What is to be seen of what is held. Pure. */

import { parked } from "./city.ts";
import type { TowerDraft } from "./draft.ts";
import type { BandSeen, GhostSeen } from "./scene/ghostScene.ts";
import { mm } from "./sizes.ts";
import { angleOf, pointOf, poseOf, upright } from "./space.ts";
import type { Band, Sited, Spot, Traced } from "./types.ts";
import { verdictOf } from "./verdict.ts";

/** A road as the rules lay it, also where they forbid it. */
export function roadGhost(traced: Traced): GhostSeen {
  const { lie, build } = traced;
  const road = poseOf(lie);
  const column = "column" in build.to ? build.to.column : null;
  return {
    verdict: verdictOf(traced),
    road,
    column: column && {
      at: pointOf(column.at),
      height: column.height,
      junction: column.junction,
    },
    cars: build.cars.map((spot) => parked(road, spot)),
    tower: null,
  };
}

/** Where the road in hand would lie. */
export function restGhost(traced: Traced): GhostSeen {
  return { ...roadGhost(traced), verdict: "good", column: null, cars: [] };
}

/** A building where the rules take it to be put. */
export function towerGhost(sited: Sited, draft: TowerDraft): GhostSeen {
  const { command } = sited;
  const { shape, at, heading } =
    typeof command === "object" && "raise" in command ? command.raise : draft;
  const pose = upright(pointOf(at), angleOf(heading));
  return {
    verdict: verdictOf(sited),
    road: null,
    column: null,
    cars: [],
    tower: { shape, pose },
  };
}

/** Half of what lies between two directions of a band. */
const HALF_WAY = (1.5 / 180) * Math.PI;

/** The ring in which a column can stand, in millimetres and radians. */
export function bandSeen(band: Band, base: Spot): BandSeen {
  return {
    middle: pointOf(base),
    least: mm(band.least),
    greatest: mm(band.greatest),
    ways: band.ways.map(({ heading, from, to }) => ({
      from: angleOf(heading) - HALF_WAY,
      to: angleOf(heading) + HALF_WAY,
      near: mm(from),
      far: mm(to),
    })),
  };
}
