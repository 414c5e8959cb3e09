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
import { expanded } from "./export.ts";
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
