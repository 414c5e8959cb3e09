/** Bottles: coloured glass round a glowing core, and the light that they shed on paper and stone. */

import {
  AdditiveBlending,
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  LatheGeometry,
  Matrix4,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  PlaneGeometry,
  Points,
  PointsMaterial,
  Vector2,
  type Group,
} from "three";
import { laid } from "@shell/scene/layers.ts";
import { Pool } from "@shell/scene/pool.ts";
import { painted } from "@shell/scene/textures.ts";
import { DRINKS } from "../drinks.ts";
import { strengthOf } from "../glow.ts";
import type { BottleSeen } from "../quarter.ts";
import { BOTTLE } from "../sizes.ts";

/** A pool of light on the ground. */
export interface PoolOfLight {
  x: number;
  z: number;
  radius: number;
  colour: string;
  strength: number;
}

const still = { cast: false, receive: false };

export class Glass {
  readonly #glass: Pool;
  readonly #cores: Pool;
  readonly #caps: Pool;
  readonly #pools: Pool;
  /** The light in the air round each bottle, which always faces the eye. */
  readonly #halos: Points<BufferGeometry, PointsMaterial>;
  #bright = 1;

  constructor(group: Group) {
    const look = {
      roughness: 0.12,
      transparent: true,
      opacity: 0.62,
      clearcoat: 1,
    };
    this.#cores = new Pool(group, bottle(0.66, 0.93), new MeshBasicMaterial(), still, 48);
    this.#glass = new Pool(
      group,
      bottle(1, 1),
      new MeshPhysicalMaterial(look),
      { cast: true, receive: false },
      48,
    );
    this.#caps = new Pool(group, cap(), new MeshPhysicalMaterial({ roughness: 0.5 }), still, 48);
    const light = new MeshBasicMaterial({
      map: halo(),
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
      toneMapped: false,
    });
    const flat = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2);
    this.#pools = new Pool(group, flat, laid(light, "light"), still, 64);
    this.#pools.mesh.renderOrder = 1;
    this.#glass.mesh.renderOrder = 3;
    this.#halos = new Points(new BufferGeometry(), haloMaterial());
    this.#halos.renderOrder = 4;
    this.#halos.frustumCulled = false;
    group.add(this.#halos);
  }

  light(bright: number): void {
    this.#bright = bright;
  }

  show(bottles: readonly BottleSeen[], lanterns: readonly PoolOfLight[]): void {
    for (const pool of [this.#glass, this.#cores, this.#caps, this.#pools]) pool.clear();
    const [places, tints] = [[], []] as [number[], number[]];
    for (const { at, colour, coins, stored } of bottles) {
      const { glass, light, wide, tall } = DRINKS[colour];
      const scale = stored ? 0.8 : 1;
      const matrix = new Matrix4()
        .makeScale(wide * scale, tall * scale, wide * scale)
        .setPosition(at.x, at.y, at.z);
      const strength = strengthOf(coins) * (stored ? 0.55 : 1);
      this.#glass.put(matrix, new Color(glass));
      this.#cores.put(
        matrix,
        new Color(light).multiplyScalar(0.35 + strength * 1.1 * this.#bright),
      );
      this.#caps.put(matrix, new Color(colour === "black" ? "#c9a24a" : "#efe6d2"));
      const air = new Color(light).multiplyScalar(strength * this.#bright * (stored ? 0.1 : 0.42));
      places.push(at.x, at.y + BOTTLE.height * 0.45 * tall, at.z);
      tints.push(air.r, air.g, air.b);
      if (!stored && at.y < 1) {
        this.#pool({
          x: at.x,
          z: at.z,
          radius: 34 + coins * 5,
          colour: light,
          strength,
        });
      }
    }
    for (const pool of lanterns) this.#pool(pool);
    const { geometry } = this.#halos;
    geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
    geometry.setAttribute("color", new Float32BufferAttribute(tints, 3));
    for (const pool of [this.#glass, this.#cores, this.#caps, this.#pools]) pool.done();
  }

  dispose(): void {
    for (const pool of [this.#glass, this.#cores, this.#caps, this.#pools]) pool.dispose();
    this.#halos.geometry.dispose();
    this.#halos.material.dispose();
  }

  #pool({ x, z, radius, colour, strength }: PoolOfLight): void {
    const matrix = new Matrix4().makeScale(radius, 1, radius).setPosition(x, 1.5, z);
    this.#pools.put(matrix, new Color(colour).multiplyScalar(strength * 0.55 * this.#bright));
  }
}

function haloMaterial(): PointsMaterial {
  return new PointsMaterial({
    size: 230,
    map: halo(),
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    toneMapped: false,
  });
}

const PROFILE: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.86, 0],
  [1, 0.04],
  [1, 0.5],
  [0.92, 0.6],
  [0.42, 0.76],
  [0.36, 0.82],
  [0.36, 0.95],
  [0.44, 0.96],
  [0.44, 1],
  [0, 1],
];

function bottle(wide: number, tall: number): BufferGeometry {
  const lift = tall < 1 ? 0.8 : 0;
  const points = PROFILE.map(
    ([x, y]) => new Vector2(x * BOTTLE.radius * wide, lift + y * BOTTLE.height * tall * 0.98),
  );
  return new LatheGeometry(points, 20);
}

function cap(): BufferGeometry {
  const { radius, height } = BOTTLE;
  const points = [
    [0, 0.94],
    [0.5, 0.94],
    [0.5, 1.04],
    [0, 1.05],
  ] as const;
  return new LatheGeometry(
    points.map(([x, y]) => new Vector2(x * radius, y * height)),
    16,
  );
}

/** Bright in the middle, nothing at its edge. */
function halo() {
  const size = 128;
  return painted(size, size, 1, (pen) => {
    const fade = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    for (const [at, bright] of [
      [0, 1],
      [0.12, 0.7],
      [0.35, 0.27],
      [0.65, 0.07],
      [1, 0],
    ] as const) {
      fade.addColorStop(at, `rgb(255 255 255 / ${bright})`);
    }
    pen.fillStyle = "#000";
    pen.fillRect(0, 0, size, size);
    pen.fillStyle = fade;
    pen.fillRect(0, 0, size, size);
  });
}
