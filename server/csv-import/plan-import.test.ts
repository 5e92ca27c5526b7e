import { expect, test } from "vitest";
import { faultLines, inColumns, planLines } from "./import-report.ts";
import type { PictureFile, Pictures } from "./picture-folder.ts";
import { planImport } from "./plan-import.ts";
import { presentContent } from "./present-content.ts";
import { readTable } from "./read-table.ts";

const size = { width: 1440, height: 1800 };

/** A folder in which every file is, but those that are called "gone"; its digest begins with its name. */
const pictures: Pictures = (name): PictureFile | { fault: string } =>
  name.startsWith("gone")
    ? { fault: `there is no file “${name}”` }
    : { path: `/pictures/${name}`, sha1: `${name.split(".")[0]}-0123456789`, size, assetId: undefined };

const image = (name: string, more: object = {}) => ({
  _type: "image",
  asset: { _type: "reference", _ref: `image-${name}-0123456789` },
  ...more,
});

const lia = {
  _id: "product-lia",
  _type: "product",
  _rev: "1",
  name: "Lia",
  slug: { _type: "slug", current: "lia" },
  colors: [
    { _key: "blush", name: "Blush", value: "#e6c4ba" },
    { _key: "ivory", name: "Ivory", value: "#fffff0" },
  ],
  sizes: ["36", "38"],
  mainImage: image("front", { hotspot: { x: 0.5, y: 0.3 } }),
  gallery: [image("side", { _key: "a" }), image("back", { _key: "b" })],
  completesLook: [{ _key: "k", _type: "reference", _ref: "product-bea", _weak: true, note: "kept" }],
};
const bea = { _id: "product-bea", _type: "product", _rev: "1", name: "Bea", slug: { current: "bea" } };

function plan(lines: readonly string[], dresses: readonly object[] = [lia, bea]) {
  const table = readTable(Buffer.from(lines.join("\n")));
  const made = planImport(table, presentContent(dresses), pictures);
  return {
    changed: made.dresses.map(({ changed }) => changed),
    faults: made.faults.map(({ row, column, message }) => `${row} ${column}: ${message}`),
    lines: planLines(made).map(inColumns),
  };
}

test("prices are read in the shop's currency, and those in another are refused by name", () => {
  const table = ["address;price;rental price", "lia;CHF 3'200.-;€ 1.950"];
  const { dresses, faults } = planImport(
    readTable(Buffer.from(table.join("\n"))),
    presentContent([lia, bea], { settings: { _id: "house", currency: "CHF" } }),
    pictures,
  );
  expect(dresses[0]?.changed).toEqual({ price: 3200 });
  expect(faults).toEqual([
    { row: 2, column: "rental price", message: "“€ 1.950”: the shop’s prices are in CHF" },
  ]);
});

test("days are read as in the label's country", () => {
  const { dresses, faults } = planImport(
    readTable(Buffer.from("address;sale until\nlia;03/12/2036")),
    presentContent([lia, bea], { settings: { _id: "house", phone: "+44 20 7946 0018" } }),
    pictures,
  );
  expect(faults).toEqual([]);
  expect(dresses[0]?.changed).toEqual({ saleUntil: "2036-12-03" });
});

test("pictures that are there are described without being named again, in their order", () => {
  const { changed, faults } = plan([
    "address;picture in words;colour in picture;more pictures in words;colours in more pictures",
    'lia;From the front;BLUSH;"From the side|From the back";"|Ivory"',
  ]);
  expect(faults).toEqual([]);
  expect(changed).toEqual([
    {
      mainImage: { ...lia.mainImage, alt: "From the front", color: "Blush" },
      gallery: [
        { ...lia.gallery[0], alt: "From the side" },
        { ...lia.gallery[1], alt: "From the back", color: "Ivory" },
      ],
    },
  ]);
});

test("words for fewer pictures than there are leave the others as they are", () => {
  const { changed } = plan(["address;more pictures in words", "lia;From the side"]);
  expect(changed).toEqual([{ gallery: [{ ...lia.gallery[0], alt: "From the side" }, lia.gallery[1]] }]);
});

test("named anew a picture keeps what an editor has said of it, and a new one has a key of its own", () => {
  const { changed } = plan(["address;picture;more pictures", "lia;other.jpg;back.jpg|new.jpg"]);
  expect(changed).toEqual([
    {
      mainImage: image("other"),
      gallery: [
        { ...lia.gallery[1], _key: "b" },
        { _key: "new-01234567", ...image("new") },
      ],
    },
  ]);
});

test("pictures are in the roles that the table says, and new ones in those that their files name", () => {
  const { changed, faults } = plan(["address;picture shows;more pictures show", "lia;By itself;|back"]);
  expect(faults).toEqual([]);
  expect(changed).toEqual([
    {
      mainImage: { ...lia.mainImage, role: "still" },
      gallery: [lia.gallery[0], { ...lia.gallery[1], role: "back" }],
    },
  ]);
  expect(plan(["address;picture", "lia;other-back.jpg"]).changed).toMatchObject([
    { mainImage: { role: "back" } },
  ]);
});

test("a table that says nothing of the pictures changes none, nor one that names them as they are", () => {
  expect(plan(["address;name", "lia;Lia"]).changed).toEqual([{}]);
  expect(plan(["address;picture", "lia;front.jpg"]).changed).toEqual([{}]);
});

test("a look is completed by dresses that are there or in the same table, by their addresses", () => {
  const { changed, faults } = plan([
    "address;name;collection;picture;completes the look",
    "lia;;;;bea|cleo",
    "cleo;Cleo;tulle-dresses;front.jpg;",
  ]);
  expect(faults).toEqual([]);
  expect(changed[0]).toEqual({
    completesLook: [
      lia.completesLook[0],
      { _key: "cleo", _type: "reference", _ref: "product-cleo", _weak: true },
    ],
  });
});

test.each([
  ["picture in words", "bea;A gown", "there is no picture to describe", "picture"],
  ["colour in picture", "lia;Sage", "“Sage” is not one of the dress’s colours"],
  ["more pictures in words", "lia;a|b|c", "3 entries for 2 pictures: write them in the pictures’ order"],
  ["colours in more pictures", "lia;|||Ivory", "4 entries for 2 pictures: write them in the pictures’ order"],
  ["picture shows", "lia;aside", "“aside” is not one of worn, by itself, detail, from behind, cloth"],
  ["more pictures", "lia;back.jpg|gone.jpg", "there is no file “gone.jpg”"],
  ["completes the look", "lia;lia", "a dress does not complete its own look"],
  ["completes the look", "lia;bea|nobody", "there is no dress with the address “nobody”"],
  ["completes the look", "lia;bea|bea", "“bea” appears twice"],
  ["place", "lia;1.5", "“1.5” is not a whole number"],
])("in the column %s, %s is refused", (column, line, message, named = column) => {
  expect(plan([`address;${column}`, line]).faults).toEqual([`2 ${named}: ${message}`]);
});

test("every fault of every row is told, also where its address cannot be read", () => {
  const { faults } = plan([
    "address,name,collection,price,picture,prise",
    "Lia gown!,Lia,Lace,12oo,front.jpg,",
    // The dress that is meant is there: nothing of it is missing.
    "Lia,,,12oo,,",
    ",,Lace,12oo,gone.jpg,",
    "ada,Ada,tulle-dresses,1,front.jpg,",
    "ada,Ada,tulle-dresses,1,,",
    "große-liebe,Liebe,tulle-dresses,1,front.jpg,",
  ]);
  const start = (fault: string) => expect.stringMatching(new RegExp(`^${fault}`));
  expect(faults).toEqual([
    start(
      "1 undefined: these are no columns of this table: prise. Its columns are: name, address, .*, search description$",
    ),
    start("2 address: “Lia gown!” cannot be .* such as lia-gown"),
    start("2 collection: there is no collection “Lace”: there are Tulle"),
    start("2 price: “12oo” is not an amount"),
    start("3 address: “Lia” cannot be .* such as lia"),
    start("3 price: “12oo” is not an amount"),
    start("4 collection: there is no collection “Lace”"),
    start("4 price: “12oo” is not an amount"),
    start("4 picture: there is no file “gone.jpg”"),
    start("4 name: The dress needs a name"),
    start("6 address: row 5 is a dress with the address “ada” already"),
    start("6 picture: Without a main picture"),
    start("7 address: “große-liebe” cannot be .* such as grosse-liebe"),
  ]);
});

test("the columns of another table are named in one fault, with those that there are", () => {
  const unknown = Array.from({ length: 46 }, (_, at) => `Meta: a heading of another program ${at}`);
  const content = presentContent([]);
  const { faults } = planImport(readTable(Buffer.from(`name,${unknown.join(",")}\nAda`)), content, pictures);
  const [line = "", ...others] = faultLines(faults.filter(({ row }) => row === 1));
  expect(others).toEqual([]);
  expect(line).toMatch(/^ {2}row 1: .* meta: .*, and 40 more\. Its columns are: name, .*search description$/);
});

test("an export of WooCommerce is told from a table with a slip", () => {
  expect(plan(["ID,Type,SKU,Name,Published,Regular price", "1,simple,a,Ada,1,5"]).faults[0]).toMatch(
    /^1 undefined: this is an export of WooCommerce\. .*--template/,
  );
});

test.each([
  ["Käthe von Zürich", "kaethe-von-zuerich"],
  ["ليلى", "lyla"],
  ["ドレス 7", "doresu-7"],
  ["Béa ß", "bea-ß"],
])("the dress %s that Studio has made is known without its address", (name, current) => {
  const made = { ...bea, name, slug: { _type: "slug", current } };
  expect(plan(["name;price", `${name};100`], [made])).toMatchObject({
    faults: [],
    changed: [{ price: 100 }],
  });
});

test("a colour whose name has no Latin letter is kept by its value", () => {
  const { changed } = plan(["address;colours", "bea;🌸 #e6c4ba"]);
  expect(changed).toMatchObject([{ colors: [{ _key: "e6c4ba", name: "🌸", value: "#e6c4ba" }] }]);
});

test.each([
  ["Off-white #f8f4e8 | Off white #efe6d2", ["off-white", "off-white-2"]],
  ["Blush #e6c4ba | BLUSH #e6c4bb | blush #e6c4bc", ["blush", "blush-2", "blush-3"]],
  ["Écru #c2b280 | Ecru #c2b281", ["ecru", "ecru-2"]],
  ["Ivory #ffffee | Ivory #ffffef", ["ivory", "ivory-2"]],
])("each of the colours %s has a key of its own, the same in the next import", (colours, keys) => {
  const table = ["address;colours", `bea;"${colours}"`];
  const [{ colors } = {}] = plan(table).changed;
  expect(colors).toMatchObject(keys.map((_key) => ({ _key })));
  expect(plan(table, [lia, { ...bea, colors }]).changed).toEqual([{}]);
});

test("two pictures of the same bytes have a key of their own each, the same in the next import", () => {
  const table = ["address;more pictures", "bea;new.jpg|new.png"];
  const [{ gallery } = {}] = plan(table).changed;
  expect(gallery).toMatchObject([{ _key: "new-01234567" }, { _key: "new-01234567-2" }]);
  expect(plan(table, [lia, { ...bea, gallery }]).changed).toEqual([{}]);
});

test("where another dress has the id that a new one would get, it gets another", () => {
  const taken = { ...bea, _id: "product-new" };
  const planned = planImport(
    readTable(Buffer.from("address;name;collection;picture\nnew;New;tulle-dresses;front.jpg")),
    presentContent([taken]),
    pictures,
  );
  expect(planned.dresses[0]?.id).toMatch(/^product-[0-9a-f]{40}$/);
});

test("numbers are taken as whole ones, within what a dress can have", () => {
  const { changed, faults } = plan(["address;rental days;place;days to make it", "lia;4;12;45"]);
  expect(faults).toEqual([]);
  expect(changed).toEqual([{ rentalDays: 4, order: 12, makingDays: 45 }]);
  expect(plan(["address;rental days", "lia;0"]).faults).toEqual([
    expect.stringMatching(/^2 rental days: “0” is not a number of days: write 1 to \d+$/),
  ]);
});

test("a dress of which the shop would leave something out is refused in words", () => {
  const sizes = Array.from({ length: 201 }, (_, at) => `S${at}`);
  expect(plan(["address;price", "bea;100"], [{ ...bea, sizes }]).faults).toEqual([
    "2 name: this dress could not be shown as it is: sizes has more than 200 entries: the rest are not shown",
  ]);
});

test("what stands wrongly in the content is passed over, and the rest of it known", () => {
  const odd = { ...bea, colors: [{ name: "Ecru" }, "Ecru"], completesLook: ["product-lia"], gallery: "none" };
  const { faults } = plan(["address;colours;completes the look", "lia;Ecru #c2b280;bea"], [lia, odd]);
  expect(faults).toEqual([]);
});
