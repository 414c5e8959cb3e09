/** The table itself: pale planks, a rounded edge. */

import {
  CircleGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  Vector2,
} from "three";
import { laid } from "@shell/scene/layers.ts";
import type { Mood } from "@shell/scene/moods.ts";
import { duskTexture } from "@shell/scene/textures.ts";
import { inkTexture, type Inks } from "./ink.ts";
import { tableWood } from "./materials.ts";

/** Wood beyond the edge that the rules know, so that what stands at the edge stands on wood. */
const MARGIN = 26;
const THICK = 26;
const BEVEL = 6;

/** By day brown ink on pale wood; by night the lamp finds the paler lines of it. */
const INKS: Record<"day" | "night", Inks> = {
  day: {
    line: "92 58 30",
    water: "70 138 162",
    park: "122 140 84",
    paper: "250 240 222",
  },
  night: {
    line: "236 190 132",
    water: "64 116 186",
    park: "96 120 84",
    paper: "70 44 28",
  },
};

export function board(radius: number, mood: Mood, dark: boolean): Group {
  const group = new Group();
  const rim = radius + MARGIN;
  const arc = [0, 1, 2, 3].map((n) => (n * Math.PI) / 6);
  const low = arc.map(
    (a) => new Vector2(rim - BEVEL + BEVEL * Math.sin(a), BEVEL - BEVEL * Math.cos(a) - THICK),
  );
  const high = low.map(({ x, y }) => new Vector2(x, -THICK - y)).reverse();
  const profile = [new Vector2(0, -THICK), ...low, ...high, new Vector2(0, 0)];
  const geometry = new LatheGeometry(profile, 128);
  const [places, uv] = [geometry.getAttribute("position"), geometry.getAttribute("uv")];
  for (let n = 0; n < places.count; n += 1) {
    uv.setXY(
      n,
      0.5 + places.getX(n) / (rim * 2),
      0.5 + (places.getZ(n) + places.getY(n)) / (rim * 2.3),
    );
  }
  const top = new Mesh(geometry, tableWood(mood.table));
  top.receiveShadow = true;
  top.name = "table";
  group.add(top, plan(radius, INKS[dark ? "night" : "day"]), line(radius), dusk(rim - 2, mood));
  return group;
}

/** A thin inlaid line: the edge that the rules know. */
function line(radius: number): Mesh {
  const profile = [new Vector2(radius, 0.03), new Vector2(radius + 1.6, 0.03)];
  const material = laid(new MeshStandardMaterial({ color: "#a67c4b", roughness: 0.6 }), "inlay");
  const mesh = new Mesh(new LatheGeometry([...profile].reverse(), 128), material);
  mesh.receiveShadow = true;
  return mesh;
}

/** The plan of the city on the wood, as far as the rules let anybody build. */
function plan(radius: number, inks: Inks): Mesh {
  // Lambert: what is printed is no piece, and files of the city leave it out.
  const look = { map: inkTexture(inks), transparent: true, depthWrite: false };
  const mesh = new Mesh(
    new CircleGeometry(radius, 96).rotateX(-Math.PI / 2),
    laid(new MeshLambertMaterial(look), "ink"),
  );
  mesh.position.y = 0.01;
  mesh.receiveShadow = true;
  return mesh;
}

/** Light falls off toward the edge; pieces stand above it, and keep their colours. */
function dusk(radius: number, mood: Mood): Mesh {
  const material = new MeshBasicMaterial({
    map: duskTexture(),
    color: mood.dusk.colour,
    opacity: mood.dusk.strength,
    transparent: true,
    depthWrite: false,
  });
  const mesh = new Mesh(
    new CircleGeometry(radius, 96).rotateX(-Math.PI / 2),
    laid(material, "light"),
  );
  mesh.position.y = 0.045;
  return mesh;
}
