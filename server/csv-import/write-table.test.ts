import fc from "fast-check";
import { expect, test } from "vitest";
import { pictureRoles } from "#model/pictures/picture-roles.ts";
import { isChanged } from "./import-dresses.ts";
import type { Pictures } from "./picture-folder.ts";
import { planImport } from "./plan-import.ts";
import { presentContent } from "./present-content.ts";
import { readTable } from "./read-table.ts";
import { writeTable } from "./write-table.ts";

const noFolder: Pictures = (name) => ({ fault: `where is “${name}”?` });

const assetId = (at: number) => `image-${String(at).padStart(40, "a")}-960x1200-jpg`;

/** The first two have the same name. */
const pictures = ["front.jpg", "Front.JPG", "Rück|seite, links.jpg", "خلف.jpg", "=cmd.jpg", null].map(
  (originalFilename, at) => ({ _id: assetId(at), originalFilename }),
);

const collections = [
  { _id: "collection-a", _type: "collection", name: "Nachtmusik", slug: { current: "nachtmusik" } },
  { _id: "collection-b", _type: "collection", name: "ليلى", slug: { current: "lyla" } },
  { _id: "collection-c", _type: "collection", name: "ليلى", slug: { current: "lyla-2" } },
];

/** People, spreadsheets and scripts leave such words in documents. */
const words = fc.oneof(
  fc.constantFrom(
    '=HYPERLINK("https://elsewhere.example";"x")',
    "+41 44 123 45 67",
    "-",
    "@home",
    "'=1",
    "''",
    ";=1+1",
    ';"=1+1;',
    "Silk;'@home;\t-1",
    "Lined;\n- boned\n'- long",
    ' "quoted", with a comma; and | a stroke ',
    "One.\r\n\r\nTwo.\n",
    "Größe, Übermaß",
    "فستان طويل",
    "１２",
    "",
    "\u0000",
    "\ud800",
    "\ufeffmark",
    "sep=;",
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const picture = fc.record({
  _type: fc.constant("image"),
  asset: fc.record({ _ref: fc.nat(7).map(assetId) }),
  alt: optional(words),
  color: optional(words),
  role: optional(fc.constantFrom(...pictureRoles, "aside")),
  hotspot: optional(fc.constant({ x: 0.5, y: 0.2 })),
});
const amount = fc.oneof(
  fc.constantFrom<unknown>(1250.5, "1,250 $", "on request", null, 0, -3),
  fc.nat(9_000),
);
const colour = fc.oneof(words, fc.record({ name: words, value: fc.constantFrom("#e6c4ba", "ivory") }));
const dress = fc.record({
  name: words,
  category: fc.constantFrom("nachtmusik", "lyla", "lyla-2", "gone", ""),
  price: optional(amount),
  rentalPrice: optional(amount),
  rentalDays: optional(amount),
  order: optional(amount),
  colors: optional(fc.array(colour, { maxLength: 4 })),
  sizes: optional(fc.array(fc.oneof(words, fc.nat(60)), { maxLength: 5 })),
  unavailableSizes: optional(fc.array(words, { maxLength: 3 })),
  availability: optional(fc.constantFrom<unknown>("sold", "out", "made-to-order", "gone", 7)),
  outUntil: optional(fc.constantFrom("2027-06-15", "soon", "")),
  mainImage: optional(picture),
  gallery: optional(fc.array(picture, { maxLength: 4 })),
  description: optional(words),
  cut: optional(words),
  figure: optional(words),
  fabric: optional(words),
  offeredFor: optional(fc.subarray(["rent", "purchase", "lent"])),
  completesLook: optional(
    fc.array(fc.record({ _ref: fc.nat(9).map((at) => `product-${at}`) }), { maxLength: 3 }),
  ),
});

function contentOf(dresses: readonly object[], phone = "") {
  const documents = dresses.map((fields, at) => ({
    _id: `product-${at}`,
    _type: "product",
    _rev: "1",
    slug: { current: `dress-${at}` },
    ...fields,
  }));
  // The host sends JSON.
  return presentContent(JSON.parse(JSON.stringify(documents)), {
    collections,
    pictures,
    settings: { phone },
  });
}

/** There, semicolons stand between the cells, and a comma before the cents. */
const IN_BERLIN = "49305550100";

test("a table that comes in again as it went out changes nothing, whatever the dresses hold", () => {
  fc.assert(
    fc.property(
      fc.array(dress, { minLength: 1, maxLength: 6 }),
      fc.constantFrom("", IN_BERLIN),
      (dresses, phone) => {
        const content = contentOf(dresses, phone);
        const table = readTable(Buffer.from(writeTable(content)));
        const { faults, dresses: planned } = planImport(table, content, noFolder);
        expect(faults).toEqual([]);
        expect(planned.filter(isChanged)).toEqual([]);
        expect(planned).toHaveLength(dresses.length);
      },
    ),
    { numRuns: 150 },
  );
});

test("nothing in a table begins a formula, wherever a spreadsheet divides it", () => {
  const description = 'Silk;=1+1; "=2+2;\t@sum(A1)\n-3\n"+4;＝5';
  const [, ...rows] = writeTable(contentOf([{ name: "=0", category: "lyla", description }])).split("\r\n");
  const pieces = rows.flatMap((row) => row.split(/[,;\t\n]/)).map((piece) => piece.replace(/^["\s]+/, ""));
  expect(pieces.filter((piece) => /^'/.test(piece))).toHaveLength(7);
  expect(pieces.filter((piece) => /^[=+\-@＝]/.test(piece))).toEqual([]);
});

test("a table of Berlin opens there, amounts and all", () => {
  const [header = "", row = ""] = writeTable(contentOf([{ name: "Ada", price: 420.5 }], IN_BERLIN)).split(
    "\r\n",
  );
  expect(header).toMatch(/^\uFEFF"name";"address";/);
  expect(row).toMatch(/^"Ada";"dress-0";"";"420,5";/);
});

test("a name begins no formula, and pictures stand by the names of their files where those are theirs alone", () => {
  const image = (at: number) => ({ _type: "image", asset: { _ref: assetId(at) } });
  const content = contentOf([
    { name: "=1+1", category: "lyla-2", mainImage: image(0), gallery: [image(2), image(3), image(4)] },
  ]);
  const [, row = ""] = writeTable(content).split("\r\n");
  expect(row).toContain(`"'=1+1","dress-0","lyla-2",`);
  expect(row).toContain(`"${assetId(0)}","","","","${assetId(2)} | خلف.jpg | =cmd.jpg"`);
});

test("a picture that is uploaded is named without its file, unless several are called so", () => {
  const content = contentOf([{ name: "Ada", category: "lyla" }]);
  const plan = (name: string) =>
    planImport(readTable(Buffer.from(`address,picture\ndress-0,${name}`)), content, noFolder);
  expect(plan("خلف.jpg").dresses[0]?.changed).toMatchObject({
    mainImage: { _type: "image", asset: { _ref: assetId(3) } },
  });
  expect(plan("front.jpg").faults.map(({ message }) => message)).toEqual([
    "several pictures that are called “front.jpg” have been uploaded",
  ]);
  expect(plan("other.jpg").faults.map(({ message }) => message)).toEqual(["where is “other.jpg”?"]);
});

test("a picture that is replaced takes the words of its cell, though these are as they were", () => {
  const mainImage = { _type: "image", asset: { _ref: assetId(3) }, alt: "From behind" };
  const content = contentOf([{ name: "Ada", category: "lyla", mainImage }]);
  const table = writeTable(content).replace("خلف.jpg", assetId(0));
  expect(planImport(readTable(Buffer.from(table)), content, noFolder).dresses[0]?.changed).toEqual({
    mainImage: { _type: "image", asset: { _type: "reference", _ref: assetId(0) }, alt: "From behind" },
  });
});
