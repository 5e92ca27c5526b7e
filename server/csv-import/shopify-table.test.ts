import { expect, test } from "vitest";
import { faultLines, inColumns, planLines } from "./import-report.ts";
import { planImport } from "./plan-import.ts";
import { presentContent } from "./present-content.ts";
import { readTable } from "./read-table.ts";
import { shopifyTable } from "./shopify-table.ts";

/** The rows as our own table has them, and what the plan says. */
function imported(csv: string, dresses: readonly object[] = []) {
  const content = presentContent(dresses);
  const named = shopifyTable(readTable(Buffer.from(csv)), content);
  const plan = planImport(named, content, () => ({ fault: "no folder" }));
  return {
    rows: named.rows.map(({ row, cells }) => ({ row, ...Object.fromEntries(cells) })),
    notes: named.notes,
    faults: faultLines(plan.faults),
    lines: planLines(plan).map(inColumns),
    changed: plan.dresses.map(({ changed }) => changed),
  };
}

const former =
  "Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src,Image Position,Image Alt Text,SEO Title,Status";

const lia = [
  'lia,Lia,<p>Silk &amp; tulle</p><p>Bias cut</p>,Lior,Tulle Dresses,true,Color,Blush,Size,38,2450.00,https://cdn.example/lia-1.jpg?v=1,1,"From the front, seated",Lia the gown,active',
  "lia,,,,,,,Blush,,36,2300.00,https://cdn.example/lia-2.jpg,3,,,",
  "lia,,,,,,,Ivory,,38,2450.00,https://cdn.example/a|b.jpg,2,The back,,",
];

test("the rows of a product become one dress, with the first words, all choices, and the lowest price", () => {
  const { rows, notes } = imported([former, ...lia].join("\n"));
  expect(rows).toEqual([
    {
      row: 2,
      name: "Lia",
      address: "lia",
      collection: "Tulle Dresses",
      price: "2300",
      offered: "buy",
      colours: "Blush #ecc9c3 | Ivory #f6f1e4 | ",
      sizes: "38 | 36 | ",
      description: "Silk & tulle\n\nBias cut",
      "search title": "Lia the gown",
    },
  ]);
  expect(notes).toEqual([expect.stringMatching(/^Pictures left out, .*: 3\. Add them in Studio$/)]);
});

test("the headings of today say the same, and rows below a product may leave out its handle", () => {
  const { rows, faults } = imported(
    [
      "Title,URL handle,Description,Type,Published on online store,Status,Option1 name,Option1 value,Price,Product image URL,Image position",
      "Ada,ada,<p>Lace</p>,,TRUE,Active,Taille,36,900,https://cdn.example/ada.jpg,1",
      ",,,,,,,38,850,,",
      "Bea,,,,TRUE,active,Title,Default Title,0.00,,",
    ].join("\n"),
  );
  expect(faults).toEqual([]);
  expect(rows).toEqual([
    expect.objectContaining({ row: 2, name: "Ada", price: "850", sizes: "36 | 38 | ", description: "Lace" }),
    { row: 4, name: "Bea", offered: "buy" },
  ]);
});

test("a price that Shopify compares with another comes in as a sale, unless it is no lower", () => {
  const { rows } = imported(
    ["Handle,Title,Variant Price,Variant Compare At Price", "ada,Ada,1900,2450.00", "bea,Bea,900,900"].join(
      "\n",
    ),
  );
  expect(rows).toEqual([
    expect.objectContaining({ name: "Ada", price: "2450", "sale price": "1900" }),
    { row: 3, name: "Bea", address: "bea", price: "900", offered: "buy" },
  ]);
});

test("what no dress has is left out and named once, and a dress without collection and picture comes in", () => {
  const { changed, faults, lines } = imported(
    [
      former,
      "ada,Ada,,,Gowns,true,Colour,Aurora Mist,Length,Long,5,https://cdn.example/1.jpg,1,,,active",
      "ada,,,,,,,Ivory,,Short,5,,,,,",
      "bea,Bea,,,Gowns,true,Farbe,Aurora Mist,,,5,https://cdn.example/2.jpg,1,,,active",
      "cleo,Cleo,,,Gowns,true,Title,Default Title,,,5,,,,,draft",
      "dora,Dora,,,Gowns,FALSE,Title,Default Title,,,5,,,,,active",
    ].join("\n"),
  );
  expect(faults).toEqual([]);
  expect(changed).toMatchObject([{ name: "Ada", colors: [{ name: "Ivory" }] }, { name: "Bea" }]);
  for (const note of [
    "Left out as drafts, archived or not published: 2",
    "There are no collections Gowns: choose one for each of these dresses in Studio",
    "Colours left out, because nobody knows how they look: Aurora Mist. Add them in Studio",
    "Options left out, because a dress has colours and sizes: Length",
    "Pictures left out, because they are at other addresses: 2. Add them in Studio",
    "Main picture: Without a main picture the dress is left out of the shop. Ada, Bea",
  ])
    expect(lines.filter((line) => line.endsWith(note))).toHaveLength(1);
});

test("a dress that is there keeps its offer, its own value of a colour, its address of today and its pictures", () => {
  const present = {
    ...{ _id: "product-lia", _type: "product", _rev: "1", name: "Lia", slug: { current: "lia-gown" } },
    previousSlugs: ["lia"],
    ...{
      category: "bridal-dresses",
      price: 2300,
      sizes: ["38", "36"],
      description: "Silk & tulle\n\nBias cut",
    },
    colors: [
      { _key: "blush", _type: "color", name: "Blush", value: "#abcdef" },
      { _key: "ivory", _type: "color", name: "Ivory", value: "#f6f1e4", available: false },
    ],
    mainImage: { _type: "image", asset: { _ref: "image-a-960x1200-jpg" } },
    searchTitle: "Lia the gown",
    order: 4,
  };
  const other = {
    ...present,
    _id: "product-bea",
    slug: { current: "bea" },
    colors: [{ name: "Blush", value: "#111111" }],
  };
  const { changed, faults } = imported([former, ...lia].join("\n"), [other, present]);
  expect(faults).toEqual([]);
  expect(changed).toEqual([{ category: "tulle-dresses" }]);
});

test("rows of two products that are mixed, formulas and scripts come in as what they say", () => {
  const { rows, faults } = imported(
    [
      former,
      'ada,=1+1,"<script>alert(1)</script>=HYPERLINK(""x"")",,,,Size,"38,5",,,,,,,,',
      "bea,Bea,,,,,Size,S;M,,,7,,,,,",
      "ada,,,,,,,40,,,6,,,,,",
      "bea,,,,,,,L|XL,,,9,,,,,",
    ].join("\n"),
  );
  expect(faults).toEqual([]);
  expect(rows).toEqual([
    {
      row: 2,
      name: "=1+1",
      address: "ada",
      price: "6",
      offered: "buy",
      sizes: "38,5 | 40 | ",
      description: '=HYPERLINK("x")',
    },
    { row: 3, name: "Bea", address: "bea", price: "7", offered: "buy", sizes: "S/M | L/XL | " },
  ]);
});

test("ten thousand variants of one product are one dress, and more products than a table may have are refused", () => {
  const variants = Array.from(
    { length: 10_000 },
    (_, at) => `lia,,,,,,,Mist ${at % 100},,${(at / 100) | 0},1,,,,,`,
  );
  const one = imported([former, "lia,Lia,,,,,Color,Ivory,Size,1,1,,,,,", ...variants].join("\n"));
  expect(one.faults).toEqual([]);
  expect(one.changed).toMatchObject([{ name: "Lia", colors: [{ name: "Ivory" }] }]);
  const many = Array.from({ length: 5_001 }, (_, at) => `d-${at},Dress,,,,,,,,,1,,,,,`);
  expect(imported([former, ...many].join("\n")).faults).toEqual(["  row 1: there are more than 5000 rows"]);
});

test("a price or a text that cannot be read is refused, in its row", () => {
  const { faults } = imported(
    [former, "ada,Ada,,,,,,,,,cheap,,,,,", `bea,Bea,${"<b>".repeat(20_000)},,,,,,,,1,,,,,`].join("\n"),
  );
  expect(faults).toEqual([
    expect.stringMatching(/row 2, column “price”: “cheap” is not an amount/),
    expect.stringMatching(/row 3, column “description”: it has more than 50000 characters/),
  ]);
});
