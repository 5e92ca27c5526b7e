import { expect, test } from "vitest";
import { readCloths } from "./cloths.server.ts";
import { readColours } from "./colours.server.ts";

const dustyBlue = { slug: "dusty-blue", name: "Dusty blue", value: "#a0b1c2", isAvailable: true };
const [ivory, rose] = [
  { name: "Ivory", value: "#f6f1e4" },
  { name: "Dusty rose", value: "#d68c94" },
];
const gone = { name: "Blush", value: "#ecc9c3", available: false };
const odd = { name: "Ivory\n\u200b\u200b \ud83d silk", value: "#f6f1e4" };

test.each<[string, unknown[], object[]]>([
  ["an object keeps its name and value", [{ name: "Dusty blue", value: "#A0B1C2" }], [dustyBlue]],
  [
    "a value is named after the nearest word",
    ["#fff", { hex: "#6c1f34" }],
    [{ name: "White" }, { name: "Burgundy" }],
  ],
  ["a word alone is painted, by its last part if need be", ["ivory", "Dusty rose"], [ivory, rose]],
  ["an unavailable colour says so; the same one twice is one", [gone, gone], [{ isAvailable: false }]],
  ["a name is one line, in a page and in the browser", [odd], [{ name: "Ivory \ufffd silk" }]],
])("%s", (_, raw, colours) => expect(readColours(raw)).toMatchObject(colours));

const unwritten = ["كريمي", "أسود", "クリーム", "🤍", "🖤"];

test.each([
  [unwritten, [...unwritten.slice(0, 3), "000003", "000004"]],
  [
    ["Ivory", "Ivory 2", "Ivory 3", "Ivory!"],
    ["ivory", "ivory-2", "ivory-3", "ivory-4"],
  ],
])("colours in any script, and two of one name, have slugs of their own: %j", (names, slugs) => {
  const colours = readColours(names.map((name, index) => ({ name, value: `#00000${index}` })));
  expect(colours.map(({ name }) => name)).toEqual(names);
  expect(colours.map(({ slug }) => slug)).toEqual(slugs);
});

test.each([null, undefined, "#fff", 3, [null, 7, {}, "???", "#12", "constructor"]])(
  "%o holds no colour",
  (raw) => expect(readColours(raw)).toEqual([]),
);

test("a colour has a photograph of its cloth, in the words of its name", () => {
  const picture = { src: "/cloth.jpg", width: 4, height: 5 };
  const readPicture = (raw: unknown, alt: string) => (raw === "cloth" ? { ...picture, alt } : undefined);
  const dusty = { name: "Dusty rose", value: "#cf948d", cloth: "cloth" };
  const cloth = { ...picture, alt: "The cloth, in Dusty rose", focus: "50%", colour: "dusty-rose" };
  expect(readCloths([dusty, { name: "Sage", cloth: "" }, "ivory"], readPicture)).toEqual([cloth]);
  expect(readCloths("junk", readPicture)).toEqual([]);
});
