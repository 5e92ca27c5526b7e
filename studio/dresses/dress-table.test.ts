import { expect, test } from "vitest";
import type { CollectionChoice } from "#studio/schema/collection-choices.ts";
import { createAll, editorOf, openLake } from "#tests/support/lake.ts";
import { dollars } from "#tests/support/sample-product.ts";
import { type Client, type ListedDress, readDresses } from "./change-dresses.ts";
import {
  changesOf,
  type Edits,
  filledCells,
  judge,
  leastStep,
  pastedCells,
  readFigure,
  withCells,
} from "./dress-cells.ts";
import { saveCells, undo } from "./save-cells.ts";
import { silentDresses } from "./silent-dresses.ts";

const everything = '*[_type == "product"] | order(_id) {_id, price, "cut": cut, category, description}';
const raw = { perspective: "raw" } as const;
const { currency } = dollars(1);
const collections: readonly CollectionChoice[] = [
  { slug: "tulle-dresses", name: "Tulle dresses", previousSlugs: ["tulle"], visibility: "listed" },
];
const around = { collections, currency, labelPhone: "442079460018" };

const dress = (_id: string, fields: object = {}) => ({
  _id,
  _type: "product",
  name: _id.replace("drafts.", ""),
  category: "tulle-dresses",
  price: 1000,
  ...fields,
});

/** One in the shop, one there with a draft that says more, and one that is a draft alone. */
async function opened() {
  const client = editorOf(await openLake());
  const dresses = [
    dress("lia", { cut: "A-line" }),
    dress("mia"),
    dress("drafts.mia", { description: "Not for shoppers yet" }),
    dress("drafts.nia"),
  ];
  await createAll(client, dresses);
  const before: unknown = await client.fetch(everything, {}, raw);
  return { client, before, read: () => client.fetch<unknown[]>(everything, {}, raw) };
}

async function priced(client: Client, text = "2,450") {
  const dresses = await readDresses(client);
  const edits = withCells(
    new Map(),
    dresses.map((each) => ({ dress: each, field: "price" as const, text })),
  );
  return changesOf(edits, { dresses, ...around }).changes;
}

test("prices are saved to the shop in one transaction, and nothing else of a draft is published", async () => {
  const { client, before, read } = await opened();
  const { act, changedMeanwhile } = await saveCells(client, await priced(client), "shop");
  expect(changedMeanwhile).toEqual([]);
  const stored = (await read()).map((document) => Object.values(Object(document)).join(" "));
  expect(stored).toEqual([
    "drafts.mia 2450  tulle-dresses Not for shoppers yet",
    "drafts.nia 2450  tulle-dresses ",
    "lia 2450 A-line tulle-dresses ",
    "mia 2450  tulle-dresses ",
  ]);
  expect(new Set(await client.fetch<string[]>('*[_type == "product"]._rev', {}, raw)).size).toBe(1);
  await undo(client, act ?? expect.unreachable());
  expect(await read()).toEqual(before);
});

test("saved as drafts they are not in the shop, and an undo leaves no draft that was not there", async () => {
  const { client, before, read } = await opened();
  const { act } = await saveCells(client, await priced(client), "drafts");
  expect(await client.fetch('*[_type == "product"] | order(_id) {_id, price}', {}, raw)).toEqual([
    { _id: "drafts.lia", price: 2450 },
    { _id: "drafts.mia", price: 2450 },
    { _id: "drafts.nia", price: 2450 },
    { _id: "lia", price: 1000 },
    { _id: "mia", price: 1000 },
  ]);
  await undo(client, act ?? expect.unreachable());
  expect(await read()).toEqual(before);
});

test("an emptied cell empties the field, and an undo fills it again", async () => {
  const { client, before, read } = await opened();
  const { act } = await saveCells(client, await priced(client, ""), "shop");
  expect(await client.fetch('count(*[_type == "product" && defined(price)])', {}, raw)).toBe(0);
  await undo(client, act ?? expect.unreachable());
  expect(await read()).toEqual(before);
});

test.each(["shop", "drafts"] as const)(
  "saved to the %s, a dress changed meanwhile is named and left alone",
  async (to) => {
    const { client } = await opened();
    const changes = await priced(client);
    await client.patch("lia").set({ price: 7 }).commit();
    const { changedMeanwhile } = await saveCells(client, changes, to);
    expect(changedMeanwhile.map(({ name }) => name)).toEqual(["lia"]);
    const saved = '*[_id in ["lia", "drafts.lia", "drafts.nia"]] | order(_id) {_id, price}';
    expect(await client.fetch(saved, {}, raw)).toEqual([
      { _id: "drafts.nia", price: 2450 },
      { _id: "lia", price: 7 },
    ]);
  },
);

test.each(["shop", "drafts"] as const)(
  "saved to the %s, nothing is written when a dress changes that moment",
  async (to) => {
    const { client } = await opened();
    const changes = await priced(client);
    const busy: Client = {
      async fetch(...query) {
        const read = await client.fetch<Awaited<ReturnType<Client["fetch"]>>>(...query);
        await client.patch("drafts.nia").set({ price: 7 }).commit();
        return read;
      },
      action: (actions) => client.action(actions),
      mutate: (mutations) => client.mutate(mutations),
    };
    await expect(saveCells(busy, changes, to)).rejects.toThrow("Someone has just changed one of them.");
    expect(await client.fetch('*[_type == "product" && price == 2450]._id', {}, raw)).toEqual([]);
  },
);

test("an undo takes back what an import has written in documents of any kind", async () => {
  const client = editorOf(await openLake());
  const { _rev: revision } = await client.create({ _id: "house", _type: "house", translations: { fr: {} } });
  const written = { id: "house", name: "The label", before: {}, fields: ["translations"] };
  await undo(client, { revision, writtenStates: [written] });
  expect(await client.getDocument("house")).not.toHaveProperty("translations");
});

test("an undo after somebody's change undoes nothing, and names the dress", async () => {
  const { client, read } = await opened();
  const { act } = await saveCells(client, await priced(client), "shop");
  await client.patch("lia").set({ cut: "Mermaid" }).commit();
  const now = await read();
  await expect(undo(client, act ?? expect.unreachable())).rejects.toThrow(
    "Changed since, so nothing was undone: lia.",
  );
  expect(await read()).toEqual(now);
});

const times = { _rev: "1", _createdAt: "", _updatedAt: "" };
const listed = ["lia", "mia", "nia"].map(
  (id): ListedDress => ({
    ...{ id, name: id, category: "tulle-dresses", draft: undefined },
    published: { ...dress(id), ...times },
  }),
);
const [lia = expect.unreachable(), ...others] = listed;

test("a column from a spreadsheet fills the cells below, a block those to the right as well", () => {
  const pastedTexts = (block: string) =>
    pastedCells(block, others, ["price", "cut"]).map(
      (cell) => `${cell.dress.name} ${cell.field} ${cell.text}`,
    );
  expect(pastedTexts("100\r\n200\r\n")).toEqual(["mia price 100", "nia price 200"]);
  expect(pastedTexts('100\t"A\nB"\tbeyond\n\n')).toEqual(["mia price 100", "mia cut A\nB", "nia price "]);
});

test("a cell that says again what is stored is no change", () => {
  const type = (edits: Edits, text: string) => withCells(edits, [{ dress: lia, field: "price", text }]);
  const typed = type(new Map(), "12");
  expect(typed.size).toBe(1);
  expect(type(typed, "1000").size).toBe(0);
});

test.each([
  ["set", 1234.5, 0.01, ["1234.5", "1234.5", "1234.5"]],
  ["raisePercent", 7.5, 10, ["1080", "1080"]],
  ["lowerPercent", 33, 0.01, ["670", "670"]],
  ["raise", 4, 50, ["1000", "1000"]],
  ["lower", 4, 1, ["996", "996"]],
] as const)("prices are filled: %s %d, to %d", (way, figure, step, expected) => {
  const unpriced = { ...lia, published: { ...dress("lia", { price: undefined }), ...times } };
  const cells = filledCells(
    { field: "price", way, figure, step },
    [unpriced, ...others],
    new Map(),
    currency,
  );
  expect(cells.map(({ text }) => text)).toEqual(expected);
});

test("a share of a price is read whatever the currency, and yen are filled in whole", () => {
  const yen = { code: "JPY", hasDollarSignLast: false, isForeign: false };
  const figure = readFigure("7.5", "raisePercent", yen);
  expect([figure, readFigure("7.5", "raise", yen)]).toEqual([{ value: 7.5 }, { fault: expect.any(String) }]);
  const filling = { field: "price", way: "raisePercent", figure: 7.77, step: leastStep(yen) } as const;
  const cells = filledCells(filling, listed, new Map(), yen);
  expect(cells.map(({ text }) => text)).toEqual(["1078", "1078", "1078"]);
});

test.each([
  ["price", "1.250,50", { value: 1250.5 }],
  ["price", "€ 12", { fault: "“€ 12”: the shop’s prices are in USD." }],
  ["price", "5", { value: 5, note: "Is 5 correct? Write thousands without a point or comma, such as 1950." }],
  ["saleUntil", "03/12/2036", { value: "2036-12-03" }],
  ["category", "tulle", { value: "tulle-dresses" }],
  ["category", "", { fault: "Choose a collection, or nobody will find the dress." }],
  ["unavailableSizes", "36, 38", { value: ["36", "38"], note: "Not among its sizes: 36, 38." }],
  ["unavailableSizes", "36 36", { value: ["36 36"] }],
] as const)("in %s, %j is judged as the field and the import do", (field, text, expected) => {
  expect(judge({ dress: lia, field, text }, around)).toMatchObject(expected);
});

test("texts are accepted for all pictures that have none, and one undo takes them back", async () => {
  const client = editorOf(await openLake());
  const picture = (more: object = {}) => ({
    _type: "image",
    asset: { _ref: "image-a-1x1-png", _weak: true },
    ...more,
  });
  const gallery = [picture({ _key: "a", role: "back" }), picture({ _key: "b", alt: "From behind" })];
  const colors = [{ name: "Blush", value: "#e6c4ba" }];
  await createAll(client, [
    dress("lia", { mainImage: picture(), gallery, colors }),
    dress("mia", { mainImage: picture({ alt: "Seated" }) }),
    dress("nia", { mainImage: picture() }),
    dress("drafts.nia", { mainImage: picture({ hotspot: { x: 0.5 } }) }),
  ]);
  const texts =
    '*[_type == \'product\' && defined(mainImage)] | order(_id){_id, "main": mainImage.alt, "further": gallery[].alt}';
  const before = await client.fetch(texts, {}, raw);
  const silent = silentDresses(await readDresses(client), () => "Tulle dresses");
  expect(silent.map(({ words }) => words)).toEqual([
    ["lia, Tulle dress, Blush", "lia, Tulle dress, Blush, from behind"],
  ]);
  const { act } = await saveCells(
    client,
    silent.map(({ change }) => change),
    "shop",
  );
  expect(await client.fetch(`${texts}[_id == "lia"]`, {}, raw)).toEqual([
    {
      _id: "lia",
      main: "lia, Tulle dress, Blush",
      further: ["lia, Tulle dress, Blush, from behind", "From behind"],
    },
  ]);
  await undo(client, act ?? expect.unreachable());
  expect(await client.fetch(texts, {}, raw)).toEqual(before);
});

test("a sale is filled in below the price, whatever it was before", () => {
  const published = lia.published && { ...lia.published, price: 2000, salePrice: 1900 };
  const filling = { field: "salePrice", way: "lowerPercent", figure: 20, step: 10 } as const;
  expect(filledCells(filling, [{ ...lia, published }], new Map(), currency).map(({ text }) => text)).toEqual([
    "1600",
  ]);
});
