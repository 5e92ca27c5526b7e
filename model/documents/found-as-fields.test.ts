import { expect, test } from "vitest";
import { dressTitle } from "./found-as-fields.ts";

const ginevra = {
  name: "Ginevra",
  collection: "Embroidered dresses",
  fabric: "Tulle",
  silhouette: "Ball gown",
};

test.each([
  [{}, "Ginevra, Embroidered dresses, Tulle, Ball gown | Auvrane"],
  [{ collection: "Tulle dresses" }, "Ginevra, Tulle dresses, Ball gown | Auvrane"],
  [{ name: "Silk tulle veil", collection: "" }, "Silk tulle veil, Ball gown | Auvrane"],
  [{ fabric: "Silk duchess satin and lace" }, "Ginevra, Embroidered dresses, Ball gown | Auvrane"],
  [{ collection: "", fabric: "", silhouette: "" }, "Ginevra | Auvrane"],
])("the title of %j says what is searched for, each once, as far as there is room", (changes, title) => {
  expect(dressTitle({ ...ginevra, ...changes }, "Auvrane")).toBe(title);
});
