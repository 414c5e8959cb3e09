/** The lights of a scene: one warm key with soft shadows, a cool fill, a faint rim. */

import { DirectionalLight, HemisphereLight, type Scene, type Texture } from "three";
import type { Mood } from "./moods.ts";
import { roomTexture } from "./textures.ts";

/** How far away the key light stands. */
const AWAY = 1_200;

export class Lamps {
  readonly key = new DirectionalLight();
  readonly #rim = new DirectionalLight();
  readonly #fill = new HemisphereLight();
  #room: Texture | null = null;

  constructor(private readonly scene: Scene) {
    this.key.castShadow = true;
    this.key.shadow.bias = -0.0002;
    this.key.shadow.normalBias = 0.12;
    this.key.shadow.radius = 3.2;
    this.key.shadow.camera.near = 200;
    this.key.shadow.camera.far = 2_600;
    scene.add(this.key, this.key.target, this.#rim, this.#fill);
  }

  light(mood: Mood): void {
    const { key, fill, rim } = mood;
    const flat = Math.cos(key.height) * AWAY;
    const at = [Math.sin(key.azimuth) * flat, Math.sin(key.height) * AWAY] as const;
    this.key.position.set(at[0], at[1], Math.cos(key.azimuth) * flat);
    this.key.color.set(key.colour);
    this.key.intensity = key.strength;
    this.#rim.position.set(-at[0], at[1] * 0.45, -Math.cos(key.azimuth) * flat);
    this.#rim.color.set(rim.colour);
    this.#rim.intensity = rim.strength;
    this.#fill.color.set(fill.sky);
    this.#fill.groundColor.set(fill.ground);
    this.#fill.intensity = fill.strength;
    this.#room?.dispose();
    this.#room = roomTexture(mood);
    this.scene.background = this.#room;
  }

  /** Shadows fall within this distance from the middle, and no further: so they are crisp. */
  reach(radius: number, map: number): void {
    const { camera, mapSize } = this.key.shadow;
    camera.left = camera.bottom = -radius;
    camera.right = camera.top = radius;
    camera.updateProjectionMatrix();
    if (mapSize.x === map) return;
    mapSize.set(map, map);
    this.key.shadow.map?.dispose();
    this.key.shadow.map = null;
  }

  dispose(): void {
    this.key.dispose();
    this.#rim.dispose();
    this.#fill.dispose();
    this.#room?.dispose();
  }
}
