/** The renderer and its life: made for a canvas, sized with it, lost and back, and let go. */

import {
  ACESFilmicToneMapping,
  Group,
  PCFShadowMap,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
  type Material,
  type Object3D,
  type Texture,
} from "three";
import { Frames } from "./frames.ts";
import { Lamps } from "./lamps.ts";
import { DAY, NIGHT, type Mood } from "./moods.ts";
import type { Pace } from "./quality.ts";
import { Rig } from "./rig.ts";
import type { Pane, Point3 } from "./framing.ts";
import { pixelOf } from "./sights.ts";

/** What a scene cost, for tests and for tuning. */
export interface Cost {
  /** Frames drawn so far. */
  frames: number;
  /** Draw calls and triangles of the costliest frame so far: one with shadows. */
  calls: number;
  triangles: number;
}

export interface StudioOptions {
  canvas: HTMLCanvasElement;
  /** As far from the middle as things can be. */
  reach: number;
  pace: Pace;
  /** How much of what is above and below is seen, in degrees: less shows towers upright. */
  fov?: number;
  still: () => boolean;
  /** The light by day and in dark mode; a table by a window where nothing is said. */
  moods?: { day: Mood; night: Mood };
  /** Moves everything to where it is at that time; tells whether it still moves. */
  pose: (now: number) => boolean;
  /** The picture is gone and does not come back by itself. */
  fail: (why: string) => void;
}

/** A magnified part of the picture, drawn over it: in pixels, round a point of the table. */
export interface Lens {
  at: Point3;
  left: number;
  top: number;
  size: number;
  zoom: number;
}

/** A lost context that is not given back after this long is gone, in milliseconds. */
const PATIENCE = 8_000;

export class Studio {
  readonly scene = new Scene();
  /** What the game puts on the table. */
  readonly table = new Group();
  readonly rig: Rig;
  readonly frames: Frames;
  mood: Mood = DAY;
  lens: Lens | null = null;
  readonly #renderer: WebGLRenderer;
  readonly #lamps: Lamps;
  readonly #options: StudioOptions;
  readonly #after = new Set<() => void>();
  #shadows = 400;
  #dark = false;
  #lost: ReturnType<typeof setTimeout> | undefined;
  #cost: Cost = { frames: 0, calls: 0, triangles: 0 };

  /** Throws where the browser has no WebGL. */
  constructor(options: StudioOptions) {
    this.#options = options;
    const { canvas } = options;
    // Smooth edges are decided on once: with the plainest pictures there are none.
    const antialias = options.pace.quality.pixels >= 1;
    this.#renderer = new WebGLRenderer({ canvas, antialias });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#renderer.outputColorSpace = SRGBColorSpace;
    this.#lamps = new Lamps(this.scene);
    this.scene.add(this.table);
    this.frames = new Frames((now, ms, follows) => this.#draw(now, ms, follows));
    this.rig = new Rig(options.reach, () => this.frames.need(), options.still, options.fov);
    canvas.addEventListener("webglcontextlost", this.#onLost);
    canvas.addEventListener("webglcontextrestored", this.#onBack);
    this.light(false);
  }

  get cost(): Cost {
    return this.#cost;
  }

  /** Something changed: `shadows` where pieces moved, not only the camera. */
  need(shadows = true): void {
    if (shadows) this.#renderer.shadowMap.needsUpdate = true;
    this.frames.need();
  }

  /** Calls back after every frame, for whatever lies over the picture. */
  after(call: () => void): () => void {
    this.#after.add(call);
    return () => this.#after.delete(call);
  }

  light(dark: boolean): void {
    const { day, night } = this.#options.moods ?? { day: DAY, night: NIGHT };
    this.#dark = dark;
    this.cast(dark ? night : day);
  }

  /** Another light than that of day or night, until `light` is called again. */
  cast(mood: Mood): void {
    this.mood = mood;
    this.#lamps.light(mood);
    this.#renderer.toneMappingExposure = mood.exposure;
    this.need();
  }

  /** Shadows fall within this distance from the middle. */
  shade(radius: number): void {
    this.#shadows = radius;
    this.#fit();
  }

  resize(pane: Pane): void {
    this.rig.fit(pane);
    this.#fit();
  }

  /** The picture as it is now, as a PNG. */
  async picture(): Promise<Blob> {
    this.#renderer.render(this.scene, this.rig.camera);
    const { canvas } = this.#options;
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (blob === null) throw new Error("this browser cannot write the picture");
    return blob;
  }

  dispose(): void {
    clearTimeout(this.#lost);
    this.frames.stop();
    const { canvas } = this.#options;
    canvas.removeEventListener("webglcontextlost", this.#onLost);
    canvas.removeEventListener("webglcontextrestored", this.#onBack);
    this.scene.traverse(disposeOf);
    this.#lamps.dispose();
    this.rig.dispose();
    this.#renderer.dispose();
  }

  #fit(): void {
    const { width, height } = this.rig.pane;
    const { pixels, shadow } = this.#options.pace.quality;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, pixels));
    this.#renderer.setSize(width, height, false);
    this.#lamps.reach(this.#shadows, shadow);
    this.need();
  }

  #draw(now: number, ms: number, follows: boolean): boolean {
    const { pace, pose } = this.#options;
    const turns = this.rig.update(ms);
    const moves = pose(now);
    if (moves) this.#renderer.shadowMap.needsUpdate = true;
    this.#renderer.render(this.scene, this.rig.camera);
    const { calls, triangles } = this.#renderer.info.render;
    this.#cost = {
      frames: this.frames.drawn,
      calls: Math.max(this.#cost.calls, calls),
      triangles: Math.max(this.#cost.triangles, triangles),
    };
    if (this.lens) this.#magnify(this.lens);
    if (follows && pace.note(ms)) this.#fit();
    for (const call of this.#after) call();
    return turns || moves;
  }

  #magnify({ at, left, top, size, zoom }: Lens): void {
    const { pane, camera } = this.rig;
    const pixel = pixelOf(at, camera, pane);
    if (pixel === null) return;
    const part = size / zoom;
    const { view } = camera;
    const [x, y] = [
      (view?.offsetX ?? 0) + pixel.x - part / 2,
      (view?.offsetY ?? 0) + pixel.y - part / 2,
    ];
    const near = camera.clone();
    near.setViewOffset(pane.width, pane.height, x, y, part, part);
    const bottom = pane.height - top - size;
    this.#renderer.setScissorTest(true);
    this.#renderer.setScissor(left, bottom, size, size);
    this.#renderer.setViewport(left, bottom, size, size);
    this.#renderer.render(this.scene, near);
    this.#renderer.setScissorTest(false);
    this.#renderer.setViewport(0, 0, pane.width, pane.height);
  }

  readonly #onLost = (event: Event): void => {
    // Only who says so gets the context back.
    event.preventDefault();
    this.frames.stop();
    const why = "the graphics context was lost";
    this.#lost = setTimeout(() => this.#options.fail(why), PATIENCE);
  };

  readonly #onBack = (): void => {
    clearTimeout(this.#lost);
    this.light(this.#dark);
    this.frames.start();
    this.need();
  };
}

/** Lets go of what an object holds on the graphics card. */
function disposeOf(object: Object3D): void {
  const mesh = object as Object3D & {
    geometry?: { dispose(): void };
    material?: Material | Material[];
    dispose?: () => void;
  };
  mesh.geometry?.dispose();
  for (const material of [mesh.material ?? []].flat()) {
    for (const part of Object.values(material)) {
      if ((part as Texture | null)?.isTexture) (part as Texture).dispose();
    }
    material.dispose();
  }
  if ("isInstancedMesh" in object) mesh.dispose?.();
}
