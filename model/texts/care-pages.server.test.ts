import { expect, test } from "vitest";
import { block, imageAsset, media, messagesOf, carePage as page } from "#tests/support/label-readers.ts";
import { readCarePages } from "./care-pages.server.ts";

const image = { _type: "image", _key: "p", alt: "A box", asset: imageAsset("1600x1000") };

function read(...documents: unknown[]) {
  const { pages, issues } = readCarePages(documents, media);
  return { pages, faults: issues.map((one) => ({ id: one.id, parts: messagesOf(one.issues) })) };
}

const readBody = (body: unknown[]) => read(page("a", { body }));
const bodyOf = (...blocks: unknown[]) => readBody(blocks).pages[0]?.body;

test("text, pictures and tables come as they were written", () => {
  const children = [
    { _type: "span", _key: "a", text: "Sent", marks: ["strong"] },
    { _type: "span", _key: "b", text: " ", marks: [] },
    { _type: "span", _key: "c", text: "in a box", marks: ["l"] },
  ];
  const markDefs = [{ _type: "link", _key: "l", href: "mailto:atelier@label.example" }];
  const table = { _type: "table", _key: "t", hasHeader: true };
  const rows = [{ cells: ["To", "Days"] }, { cells: ["Paris"] }];
  const said = { title: "Shipping", description: "How dresses travel." };
  const body = [block("x", { children, markDefs }), { ...table, rows }, image];
  const { pages, faults } = read(page("a", { ...said, body }));
  expect(faults).toEqual([]);
  const picture = expect.objectContaining({ alt: "A box", width: 1600 });
  const shown = [
    { _type: "block", _key: "x", style: "normal", children, markDefs },
    { ...table, rows: rows.map(({ cells: [first, second = ""] }) => [first, second]) },
    { _type: "image", _key: "p", caption: "", picture },
  ];
  expect(pages).toEqual([{ listed: "footer", sections: [], slug: "shipping", ...said, body: shown }]);
});

test("what cannot be shown is left out and said; the rest of the page stays", () => {
  const elsewhere = { ...image, asset: { _ref: "elsewhere" } };
  const { pages, faults } = readBody([block("one"), { _type: "video" }, elsewhere, null, block("two")]);
  expect(pages[0]?.body.map(({ _key }) => _key)).toEqual(["one", "two"]);
  const parts = [2, 3, 4].map((place) => `paragraph ${place} cannot be shown`);
  expect(faults).toEqual([{ id: "a", parts }]);
});

test.each(["javascript:alert(1)", "//elsewhere.example", "/\\elsewhere.example", "", undefined])(
  "a link to %j leaves its words alone, and is said",
  (href) => {
    const children = [{ _type: "span", _key: "s", text: "words", marks: ["em", "l", "m"] }];
    const link = { _type: "link", _key: "l", href };
    const linked = block("words", { children, markDefs: [link, { _type: "comment", _key: "m" }] });
    const { pages, faults } = readBody([block("before"), linked]);
    const fault = expect.stringMatching(/^paragraph 2: “words” has a link .*cannot be followed/);
    expect(faults).toMatchObject([{ id: "a", parts: [fault] }]);
    expect(pages[0]?.body[1]).toMatchObject({ markDefs: [], children: [{ ...children[0], marks: ["em"] }] });
  },
);

test("styles and lists that nobody knows are plain text", () => {
  const odd = block("x", { style: "h1", listItem: "checkbox", level: 99, marks: 3 });
  const plain = { style: "normal", listItem: undefined, level: undefined };
  expect(bodyOf(odd)).toEqual([expect.objectContaining(plain)]);
});

test("no character of a page changes how the others are shown", () =>
  expect(bodyOf(block("Won\u0000der\u202eful\n\u0002gown"))).toMatchObject([
    { children: [{ text: "Wonderful\ngown" }] },
  ]));

test("text without keys, as programs import it, has some", () => {
  const bare = { _type: "block", children: [{ text: "one" }, { text: "two" }] };
  const children = [{ _key: "0" }, { _key: "1" }];
  expect(bodyOf(bare, bare)).toMatchObject([{ _key: "0", children }, { _key: "1" }]);
});

test.each([
  ["it has no title, and is not shown", { title: " " }],
  ["it has no address, and is not shown", { slug: undefined }],
  ["it has no address, and is not shown", { slug: { current: "../admin" } }],
  ["its address is longer than 500 characters", { slug: { current: "x".repeat(501) } }],
  ["it has more than 100000 characters", { body: [block("x".repeat(100_001))] }],
])("a page is not shown: %s", (reason, fault) =>
  expect(read(page("a", fault))).toEqual({ pages: [], faults: [{ id: "a", parts: [reason] }] }),
);

test("a text that is too long loses what is behind, and so does a table", () => {
  const cells = Array.from({ length: 300 }, (_, at) => `${at}`);
  const body = [{ _type: "table", rows: [{ cells }] }, ...Array.from({ length: 300 }, () => block("x"))];
  const { pages, faults } = readBody(body);
  expect(pages[0]?.body).toHaveLength(200);
  expect(pages[0]?.body[0]).toMatchObject({ rows: [cells.slice(0, 200)] });
  const parts = ["body", "body 1: rows 1: cells"].map(
    (list) => `${list} has more than 200 entries: the rest are not shown`,
  );
  expect(faults).toEqual([{ id: "a", parts }]);
});

test("tables with more cells than anybody reads, once rows are filled up, are left out; the words around them stay", () => {
  const wide = Array.from({ length: 200 }, () => 0);
  const rows = [{ cells: wide }, ...Array.from({ length: 199 }, () => ({}))];
  const tables = Array.from({ length: 198 }, () => ({ _type: "table", rows }));
  const { pages, faults } = readBody([block("Before"), ...tables, block("After")]);
  expect(pages[0]?.body.map(({ _type }) => _type)).toEqual(["block", "block"]);
  const said = ["its tables have more than 2000 cells together", "paragraph 2 cannot be shown"];
  expect(faults[0]?.parts.slice(0, 2)).toEqual(said);
});

test("of two with one address the first has it, and there are a hundred at most", () => {
  const twins = read(page("b", { title: "Later" }), page("a", { title: "First" }));
  expect(twins.pages.map(({ title }) => title)).toEqual(["First"]);
  expect(twins.faults).toEqual([{ id: "b", parts: ["its address /care/shipping belongs to another page"] }]);
  const many = Array.from({ length: 101 }, (_, at) => page(`p${at}`, { slug: { current: `page-${at}` } }));
  expect([read(...many).pages.length, read(...many).faults.length]).toEqual([100, 1]);
});

test("documents of other kinds are none", () =>
  expect(read({ ...page("a"), _type: "page" }, null, 3)).toEqual({ pages: [], faults: [] }));

test("the sections of a page are read like those of home, and say its title where they need words", () => {
  const plates = [image, {}];
  const sections = [{ _type: "heroSection" }, { _type: "lookbookSection", plates }, { _type: "capes" }];
  const { pages, faults } = read(page("a", { listed: "menu", sections }));
  const shown = [{ title: "Shipping" }, { plates: [{ picture: { alt: "A box" } }] }];
  expect(pages).toMatchObject([{ listed: "menu", sections: shown }]);
  const parts = [
    "section 2 (Lookbook): plates 2 is not a picture that was uploaded",
    "section 3 is of a kind that the shop does not know: it is not shown",
  ];
  expect(faults).toEqual([{ id: "a", parts }]);
});

test.each([
  [undefined, "footer"],
  ["header", "footer"],
  ["none", "none"],
])("a page that is to be listed in %j is listed in %s", (listed, list) =>
  expect(read(page("a", { listed })).pages).toMatchObject([{ listed: list }]),
);
