import { expect, test } from "vitest";
import { readColours } from "./colours.server.ts";

test("an object keeps its own name and value", () =>
  expect(readColours([{ name: "Dusty blue", value: "#A0B1C2" }])).toEqual([
    { slug: "dusty-blue", name: "Dusty blue", value: "#a0b1c2", isAvailable: true },
  ]));

test("a value alone is named after the nearest word", () =>
  expect(readColours(["#fff", { hex: "#6c1f34" }]).map(({ name }) => name)).toEqual(["White", "Burgundy"]));

test("a word alone is painted, by its last part if need be", () =>
  expect(readColours(["ivory", "Dusty rose"])).toMatchObject([
    { name: "Ivory", value: "#f6f1e4" },
    { name: "Dusty rose", value: "#d68c94" },
  ]));

test("an unavailable colour stays and says so; the same colour twice is one", () => {
  const blush = { name: "Blush", value: "#ecc9c3", available: false };
  expect(readColours([blush, blush])).toMatchObject([{ isAvailable: false }]);
});

test("colours in any script keep slugs of their own", () => {
  const names = ["كريمي", "أسود", "クリーム", "🤍", "🖤"];
  const colours = readColours(names.map((name, index) => ({ name, value: `#00000${index}` })));
  expect(colours.map(({ name }) => name)).toEqual(names);
  expect(colours.map(({ slug }) => slug)).toEqual(["كريمي", "أسود", "クリーム", "000003", "000004"]);
});

test("a name is one line, whatever hides in it: a page would not be the same in the browser", () => {
  const colours = readColours([{ name: "Ivory\n\u200b\u200b \ud83d silk", value: "#f6f1e4" }]);
  expect(colours.map(({ name }) => name)).toEqual(["Ivory \ufffd silk"]);
});

test("two colours of one name are two", () => {
  const colours = readColours([
    { name: "Ivory", value: "#f6f1e4" },
    { name: "Ivory 2", value: "#f6f1e3" },
    { name: "ivory", value: "#fffff0" },
    { name: "Ivory!", value: "#fffff1" },
  ]);
  expect(colours.map(({ slug }) => slug)).toEqual(["ivory", "ivory-2", "ivory-3", "ivory-4"]);
});

test.each([null, undefined, "#fff", 3, [null, 7, {}, "???", "#12", "constructor"]])(
  "%o holds no colour",
  (raw) => expect(readColours(raw)).toEqual([]),
);
