import { expect, test } from "vitest";
import { block, imageAsset, media, messagesOf, carePage as page } from "#tests/support/label-readers.ts";
import { readCarePages } from "./care-pages.server.ts";

const image = { _type: "image", _key: "p", alt: "A box", asset: imageAsset("1600x1000") };

function read(...documents: unknown[]) {
  const { pages, issues } = readCarePages(documents, media);
  return { pages, faults: issues.map((one) => ({ id: one.id, parts: messagesOf(one.issues) })) };
}

test("text, pictures and tables come as they were written", () => {
  const marked = [
    { _type: "span", _key: "a", text: "Sent", marks: ["strong"] },
    { _type: "span", _key: "b", text: " ", marks: [] },
    { _type: "span", _key: "c", text: "in a box", marks: ["l"] },
  ];
  const markDefs = [{ _type: "link", _key: "l", href: "mailto:atelier@label.example" }];
  const table = {
    _type: "table",
    _key: "t",
    hasHeader: true,
    rows: [{ cells: ["To", "Days"] }, { cells: ["Paris"] }],
  };
  const { pages, faults } = read(
    page("a", {
      description: "How dresses travel.",
      body: [block("x", { children: marked, markDefs }), table, image],
    }),
  );
  expect(faults).toEqual([]);
  expect(pages).toEqual([
    {
      listed: "footer",
      sections: [],
      slug: "shipping",
      title: "Shipping",
      description: "How dresses travel.",
      body: [
        { _type: "block", _key: "x", style: "normal", children: marked, markDefs },
        {
          _type: "table",
          _key: "t",
          hasHeader: true,
          rows: [
            ["To", "Days"],
            ["Paris", ""],
          ],
        },
        {
          _type: "image",
          _key: "p",
          caption: "",
          picture: expect.objectContaining({ alt: "A box", width: 1600 }),
        },
      ],
    },
  ]);
});

test("what cannot be shown is left out and said; the rest of the page stays", () => {
  const { pages, faults } = read(
    page("a", {
      body: [
        block("one"),
        { _type: "video" },
        { ...image, asset: { _ref: "elsewhere" } },
        null,
        block("two"),
      ],
    }),
  );
  expect(pages[0]?.body.map(({ _key }) => _key)).toEqual(["one", "two"]);
  expect(faults).toEqual([
    {
      id: "a",
      parts: ["paragraph 2 cannot be shown", "paragraph 3 cannot be shown", "paragraph 4 cannot be shown"],
    },
  ]);
});

test.each(["javascript:alert(1)", "//elsewhere.example", "/\\elsewhere.example", "", undefined])(
  "a link to %j leaves its words alone, and is said",
  (href) => {
    const linked = block("words", {
      children: [{ _type: "span", _key: "s", text: "words", marks: ["em", "l", "m"] }],
      markDefs: [
        { _type: "link", _key: "l", href },
        { _type: "comment", _key: "m" },
      ],
    });
    const { pages, faults } = read(page("a", { body: [block("before"), linked] }));
    expect(faults).toMatchObject([
      { id: "a", parts: [expect.stringMatching(/^paragraph 2: “words” has a link .*cannot be followed/)] },
    ]);
    expect(pages[0]?.body.slice(1)).toEqual([
      expect.objectContaining({
        markDefs: [],
        children: [{ _type: "span", _key: "s", text: "words", marks: ["em"] }],
      }),
    ]);
  },
);

test("styles and lists that nobody knows are plain text", () => {
  const [{ body } = { body: [] }] = read(
    page("a", { body: [block("x", { style: "h1", listItem: "checkbox", level: 99, marks: 3 })] }),
  ).pages;
  expect(body).toEqual([expect.objectContaining({ style: "normal", listItem: undefined, level: undefined })]);
});

test("no character of a page changes how the others are shown", () => {
  const [{ body } = { body: [] }] = read(
    page("a", { body: [block("Won\u0000der\u202eful\n\u0002gown")] }),
  ).pages;
  expect(body).toEqual([
    expect.objectContaining({ children: [expect.objectContaining({ text: "Wonderful\ngown" })] }),
  ]);
});

test("text without keys, as programs import it, has some", () => {
  const bare = { _type: "block", children: [{ text: "one" }, { text: "two" }] };
  const [{ body } = { body: [] }] = read(page("a", { body: [bare, bare] })).pages;
  expect(body.map(({ _key }) => _key)).toEqual(["0", "1"]);
  expect(body[0]).toMatchObject({ children: [{ _key: "0" }, { _key: "1" }] });
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
  const { pages, faults } = read(page("a", { body }));
  expect(pages[0]?.body).toHaveLength(200);
  expect(pages[0]?.body[0]).toMatchObject({ rows: [cells.slice(0, 200)] });
  expect(faults).toEqual([
    {
      id: "a",
      parts: [
        "body has more than 200 entries: the rest are not shown",
        "body 1: rows 1: cells has more than 200 entries: the rest are not shown",
      ],
    },
  ]);
});

test("tables with more cells than anybody reads, once rows are filled up, are left out; the words around them stay", () => {
  const wide = Array.from({ length: 200 }, () => 0);
  const rows = [{ cells: wide }, ...Array.from({ length: 199 }, () => ({}))];
  const body = [
    block("Before"),
    ...Array.from({ length: 198 }, () => ({ _type: "table", rows })),
    block("After"),
  ];
  const { pages, faults } = read(page("a", { body }));
  expect(pages[0]?.body.map(({ _type }) => _type)).toEqual(["block", "block"]);
  expect(faults[0]?.parts.slice(0, 2)).toEqual([
    "its tables have more than 2000 cells together",
    "paragraph 2 cannot be shown",
  ]);
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
  const sections = [
    { _type: "heroSection" },
    { _type: "lookbookSection", plates: [image, {}] },
    { _type: "capes" },
  ];
  const { pages, faults } = read(page("a", { listed: "menu", sections }));
  expect(pages).toMatchObject([
    { listed: "menu", sections: [{ title: "Shipping" }, { plates: [{ picture: { alt: "A box" } }] }] },
  ]);
  expect(faults).toEqual([
    {
      id: "a",
      parts: [
        "section 2 (Lookbook): plates 2 is not a picture that was uploaded",
        "section 3 is of a kind that the shop does not know: it is not shown",
      ],
    },
  ]);
});

test("a page is listed in the footer unless its label says otherwise", () =>
  expect(
    [undefined, "header", "none"].flatMap((listed) =>
      read(page("a", { listed })).pages.map((one) => one.listed),
    ),
  ).toEqual(["footer", "footer", "none"]));
