import { expect, test } from "vitest";
import { sampleDress } from "#tests/support/sample-dress.ts";
import { createForgivingSearch } from "./forgiving-search.ts";

const blush = sampleDress("Bea", { silhouette: "Ball gown" }, "Lace", ["Blush"]);
const plush = sampleDress("Ada", { fabric: "Plush", silhouette: "Trumpet" }, "Lace");

const searching = (...dresses: (typeof blush)[]) => createForgivingSearch(dresses);

test("where no dress has all words, one comes that has them with a letter wrong, though that is a word of another", async () => {
  const search = await searching(blush, plush);
  for (const text of ["blush trumpet", "blush trum"]) {
    const { results, without } = search(text, 24);
    expect(results.map(({ slug }) => slug)).toEqual(["ada"]);
    expect(without).toBeUndefined();
  }
  const { results, without } = search("blush halter", 24);
  expect(results.map(({ slug }) => slug).join(), "nothing is nearer").toBe("bea");
  expect(without).toEqual(["halter"]);
});

test("dresses that are as good come in the order of the catalogue", async () => {
  const other = sampleDress("Ava", { fabric: "Plush", silhouette: "Trumpet" }, "Lace");
  const search = await searching(blush, other, plush);
  const found = (text: string) => search(text, 24).results.map(({ slug }) => slug);
  expect(found("plush trumpet")).toEqual(["ava", "ada"]);
  expect(found("blush trumpet"), "with a letter wrong").toEqual(["ava", "ada"]);
  expect(found("plush trumqet"), "nearly").toEqual(["ava", "ada"]);
});

test("a word that a dress has as it is written is not looked for with a letter wrong", async () => {
  const cleo = sampleDress("Cleo", { silhouette: "Trumpet" }, "Lace", ["Blush"]);
  const { results, without } = (await searching(plush, cleo))("blush trumpat", 24);
  expect(results.map(({ slug }) => slug)).toEqual(["cleo"]);
  expect(without).toBeUndefined();
});
