import { expect, test } from "vitest";
import { MOST_LISTED } from "#model/screens/wishlist-address.ts";
import { withChoice } from "./listed-choice.ts";
import {
  inOrder,
  movedTo,
  parseWishlist,
  renamed,
  slugsOf,
  type Wishlist,
  type WishlistEntry,
  withEntry,
  withNote,
} from "./wishlist.ts";

const a: WishlistEntry = { slug: "a", name: "A", note: "" };
const b: WishlistEntry = { slug: "b", name: "B", note: "with a veil" };
const c: WishlistEntry = { slug: "c", name: "C", note: "" };
const many = Array.from({ length: 100 }, (_, index) => ({ ...a, slug: `d${index}` }));

const endless = `${JSON.stringify([a, b])}${" ".repeat(200_000)}`;

test.each(["", '{"slug":"a"}', "[[[[", `[${"[".repeat(50_000)}`, endless])(
  "what is no list is an empty one: %.40s",
  (stored) => expect(parseWishlist(stored)).toEqual([]),
);

test("what is no dress is left out, and what has another type is empty", () => {
  const slugs = ["", 7, "x".repeat(901), "絹".repeat(101), "'".repeat(301), "\ud800"];
  const unsaid = { slug: "a  b", name: "Old", note: "keep me" };
  const stored = [null, 7, "a", [], {}, ...slugs.map((slug) => ({ slug })), unsaid, b, b];
  const odd = '{"slug":"c","name":{"toString":1},"note":["x"],"__proto__":{"name":"E"}}';
  const list = parseWishlist(`${JSON.stringify(stored).slice(0, -1)},${odd}]`);
  expect(list).toEqual([b, { ...c, name: "" }]);
});

test("there are at most twelve, and no name or note without end", () => {
  expect(parseWishlist(JSON.stringify(many))).toHaveLength(MOST_LISTED);
  const endless = "n".repeat(9_000);
  const [long] = parseWishlist(JSON.stringify([{ slug: "a", name: endless, note: endless }]));
  expect([long?.name.length, long?.note.length]).toEqual([300, 2_000]);
  const noteOf = (note: string) => withNote([a], "a", note)[0]?.note;
  expect(noteOf(endless)).toHaveLength(2_000);
  expect(noteOf(`${"n".repeat(1_999)}👗`), "no half character").toBe(`${"n".repeat(1_999)}\ufffd`);
});

test("whatever is noted of twelve dresses, what is stored of them is a list", () => {
  const worst = Array.from({ length: MOST_LISTED }, (_, index) => ({
    slug: `${"\u0001".repeat(299)}${String.fromCodePoint(97 + index)}`,
    name: "\u0001".repeat(9_000),
    note: "\u0001".repeat(9_000),
  }));
  const list = worst.reduce<Wishlist>((all, entry) => withEntry(all, entry), []);
  expect(list).toHaveLength(MOST_LISTED);
  expect(parseWishlist(JSON.stringify(list))).toEqual(list);
});

test("what would not be read again does not come: no slug that no address can say, and no end of a name", () => {
  for (const slug of ["", "a  b", "x".repeat(901)]) expect(withEntry([a], { ...b, slug })).toEqual([a]);
  const long = { slug: "b", name: `${"n".repeat(299)}👗👗` };
  const name = `${"n".repeat(299)}\ufffd`;
  expect(withEntry([], { ...b, ...long })).toEqual([{ ...b, name }]);
  const once = renamed([b], new Map([["b", long]]));
  expect(once).toEqual([{ ...b, name }]);
  expect(renamed(once, new Map([["b", long]])), "and is the same list from then on").toBe(once);
  expect(renamed([b], new Map([["b", { slug: "x".repeat(901), name: "B" }]]))).toEqual([b]);
});

test("a dress comes last, or where it stood before; twice or as a thirteenth it does not come", () => {
  expect(withEntry([a, b], c)).toEqual([a, b, c]);
  expect(withEntry([a, b], c, 1)).toEqual([a, c, b]);
  expect(withEntry([a, b], b)).toEqual([a, b]);
  const full = many.slice(0, MOST_LISTED);
  expect(withEntry(full, a)).toBe(full);
});

test("a choice stays with its dress; a list of before has none, and what no address can say is no choice", () => {
  const chosen = { ...a, query: "?colour=sage&size=38" };
  expect(parseWishlist(JSON.stringify([chosen, b]))).toEqual([chosen, b]);
  for (const query of [7, "", `?size=${"x".repeat(900)}`])
    expect(parseWishlist(JSON.stringify([{ ...a, query }])), String(query)).toEqual([a]);
});

test("who chooses another size keeps the colour, and other dresses keep what is theirs", () => {
  const list = withChoice([{ ...a, query: "?colour=sage&size=38" }, b], "a", "?size=40");
  expect(list).toEqual([{ ...a, query: "?colour=sage&size=40" }, b]);
  expect(withChoice([b], "b", "?colour=dusty-blue")).toEqual([{ ...b, query: "?colour=dusty-blue" }]);
  expect(withChoice([b], "b", ""), "nothing is chosen").toEqual([b]);
});

test("another order keeps the dresses that it does not name, at the end", () => {
  expect(slugsOf(inOrder([a, b, c], ["c", "a"]))).toEqual(["c", "a", "b"]);
  expect(movedTo(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
});

test("a dress that has moved keeps its note, and is not there twice", () => {
  const list = [b, c];
  expect(renamed(list, new Map([["b", { slug: "b", name: "B" }]]))).toBe(list);
  const now = new Map([["b", { slug: "c", name: "Sea" }]]);
  expect(renamed(list, now)).toEqual([{ slug: "c", name: "Sea", note: "with a veil" }]);
});

test("a dress that is there under two slugs becomes one, with both notes, as far as a note goes", () => {
  const now = new Map([["old", { slug: "a", name: "A" }]]);
  const noted = (note: string, other: string) =>
    renamed(
      ["a", "old"].map((slug) => ({ ...a, slug, note: slug === "a" ? note : other })),
      now,
    );
  expect(noted("With a veil", "In ivory")).toEqual([{ ...a, note: "With a veil\nIn ivory" }]);
  expect(noted("", "In ivory")).toEqual([{ ...a, note: "In ivory" }]);
  expect(noted("In ivory", "In ivory")).toEqual([{ ...a, note: "In ivory" }]);
  const [long] = noted("x".repeat(1_500), "y".repeat(1_500));
  expect(long?.note).toBe(`${"x".repeat(1_500)}\n${"y".repeat(499)}`);
});
