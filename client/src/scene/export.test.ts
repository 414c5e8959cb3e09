import {
  BoxGeometry,
  Color,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Vector3,
} from "three";
import { expect, test } from "vitest";
import { expanded, usdzOf } from "./export.ts";
import { Pool } from "./pool.ts";

test("instances become meshes of their own, in metres, each in its own colour", () => {
  const scene = new Group();
  const pool = new Pool(scene, new BoxGeometry(1, 1, 1), new MeshStandardMaterial(), undefined, 2);
  for (let n = 0; n < 5; n += 1) {
    pool.put(new Matrix4().makeTranslation(n * 100, 0, 0), new Color(n / 4, 0, 0));
  }
  pool.done();
  // Shades are no part of the city.
  scene.add(new Mesh(new BoxGeometry(), new MeshBasicMaterial()));
  const group = expanded(scene);
  expect(group.children.length).toBe(5);
  const places = group.children.map((mesh) => mesh.getWorldPosition(new Vector3()).x);
  places.forEach((x, n) => expect(x).toBeCloseTo(n * 0.1));
  const reds = group.children.map(
    (mesh) => ((mesh as Mesh).material as MeshStandardMaterial).color.r,
  );
  reds.forEach((red, n) => expect(red).toBeCloseTo(n / 4));
});

test("a pool that is full grows, and keeps what lies in it", () => {
  const scene = new Group();
  const pool = new Pool(scene, new BoxGeometry(), new MeshStandardMaterial(), undefined, 1);
  for (let n = 0; n < 9; n += 1) pool.put(new Matrix4().makeTranslation(n, 0, 0), new Color());
  pool.done();
  expect(scene.children).toEqual([pool.mesh]);
  expect(pool.mesh.count).toBe(9);
  const matrix = new Matrix4();
  pool.mesh.getMatrixAt(0, matrix);
  expect(matrix.elements[12]).toBe(0);
  pool.mesh.getMatrixAt(8, matrix);
  expect(matrix.elements[12]).toBe(8);
});

/** One file in an archive, as it lies there. */
interface Stored {
  name: string;
  /** 0 is as it is, without compression. */
  method: number;
  /** Where its bytes begin. */
  at: number;
  bytes: Uint8Array;
}

/** Reads an archive from its beginning: entries follow each other without gaps. */
function entriesOf(archive: Uint8Array): Stored[] {
  const data = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const entries: Stored[] = [];
  for (let head = 0; data.getUint32(head, true) === 0x04034b50;) {
    const [method, size] = [data.getUint16(head + 8, true), data.getUint32(head + 18, true)];
    const [name, extra] = [data.getUint16(head + 26, true), data.getUint16(head + 28, true)];
    const at = head + 30 + name + extra;
    entries.push({
      name: new TextDecoder().decode(archive.subarray(head + 30, head + 30 + name)),
      method,
      at,
      bytes: archive.subarray(at, at + size),
    });
    head = at + size;
  }
  return entries;
}

test("a USDZ is what phones ask for: stored, aligned, a layer first, in metres", async () => {
  const scene = new Group();
  const pool = new Pool(scene, new BoxGeometry(1, 1, 1), new MeshStandardMaterial(), undefined, 2);
  for (let n = 0; n < 5; n += 1) {
    pool.put(new Matrix4().makeTranslation(n * 100, 0, 0), new Color(n / 4, 0, 0));
  }
  pool.done();
  const entries = entriesOf(new Uint8Array(await (await usdzOf(scene)).arrayBuffer()));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries[0]?.name).toMatch(/\.usd[ac]?$/);
  for (const { name, method, at } of entries) {
    expect(method, name).toBe(0);
    expect(at % 64, name).toBe(0);
  }
  const layer = new TextDecoder().decode(entries[0]?.bytes);
  expect(layer).toMatch(/^#usda 1\.0/);
  expect(layer).toContain("metersPerUnit = 1");
  expect(layer).toContain('upAxis = "Y"');
  // One millimetre is a thousandth, and every piece is in its place: 100 mm apart.
  const [whole, ...pieces] = [...layer.matchAll(/xformOp:transform = \( (.*) \)/g)].map(
    ([, matrix = ""]) => matrix.split("), ("),
  );
  expect(whole?.[0]).toBe("(0.001, 0, 0, 0");
  expect(pieces.map((rows) => rows[3])).toEqual(
    [0, 100, 200, 300, 400].map((x) => `${x}, 0, 0, 1)`),
  );
});
