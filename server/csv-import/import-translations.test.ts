import { beforeEach, expect, test } from "vitest";
import { translatedTexts } from "#model/documents/translated-texts.ts";
import { csvOf } from "#model/tables/csv-dialect.ts";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { prepareTranslations } from "./import-translations.ts";
import { readTable } from "./read-table.ts";
import { fetchTranslatable, writeTranslations } from "./write-translations.ts";

const house = {
  _id: "house",
  _type: "house",
  name: "Maison Une",
  languages: ["fr"],
  hours: ["Mon 10–6", "Tue"],
};
const aurelie = {
  _id: "product-aurelie",
  _type: "product",
  name: "Aurélie",
  description: '=Ivory "tulle";\n\nlight, wide.',
  mainImage: { _type: "image", alt: "From behind" },
};

let client: ReturnType<typeof editorOf>;

beforeEach(async () => {
  client = editorOf(await openLake());
  await client.transaction().create(house).create(aurelie).commit();
});

async function file() {
  return writeTranslations(await fetchTranslatable(client), "fr");
}

const sentColumns = ["language", "document", "path", "original"];

/** A translator sends this back, who writes each text in capitals. */
async function translatedFile() {
  const { rows } = readTable(Buffer.from(await file()), "translations");
  const cells = rows.map(({ cells }) => sentColumns.map((column) => cells.get(column) ?? ""));
  const translated = cells.map((row) => [...row, row.at(-1)?.toUpperCase()]);
  return csvOf([[...sentColumns, "translation"], ...translated], { separator: ",", decimal: "." });
}

function prepare(text: string) {
  return prepareTranslations(client, readTable(Buffer.from(text), "translations"));
}

async function statesOf(id: string) {
  const texts = translatedTexts(await client.getDocument(id), "fr");
  return texts.map(({ translation, state }) => [translation, state]);
}

test("a file comes back translated, and goes out and in again unchanged", async () => {
  const { faults, lines, summary, carryOut } = await prepare(await translatedFile());
  expect(faults).toEqual([]);
  expect(lines.map(({ text }) => text)).toEqual([
    "The label (Hours in words, line by line)",
    "Aurélie (Main picture, Picture in words, Description)",
  ]);
  expect(summary).toBe("Texts changed: 3, unchanged: 0, to look at: 0");
  expect(await statesOf("product-aurelie")).toEqual([
    [undefined, "missing"],
    [undefined, "missing"],
  ]);
  await carryOut();
  expect(await statesOf("product-aurelie")).toEqual([
    ["FROM BEHIND", "current"],
    ['=IVORY "TULLE";\n\nLIGHT, WIDE.', "current"],
  ]);
  expect(await statesOf("house")).toEqual([[["MON 10–6", "TUE"], "current"]]);

  await client.patch("product-aurelie").set({ description: "Silk." }).commit();
  const again = await prepare(await file());
  expect([again.summary, again.lines]).toEqual(["Texts changed: 0, unchanged: 3, to look at: 0", []]);
  await again.carryOut();
  expect((await statesOf("product-aurelie"))[1]?.[1]).toBe("older");
});

test("what has changed since is marked, what is gone is left out, and a draft has it as well", async () => {
  const sent = await translatedFile();
  await client.patch("product-aurelie").set({ description: "Silk." }).unset(["mainImage"]).commit();
  await client.create({ ...aurelie, _id: "drafts.product-aurelie", description: "Silk, soon." });
  const { lines, carryOut } = await prepare(sent);
  await carryOut();
  expect(lines.map(({ text }) => text).filter((text) => text.startsWith("row"))).toEqual([
    "row 4: the original of “description” has changed since; the translation is marked",
  ]);
  const [[translation, state] = []] = await statesOf("product-aurelie");
  expect([translation, state]).toEqual(['=IVORY "TULLE";\n\nLIGHT, WIDE.', "older"]);
  expect((await statesOf("drafts.product-aurelie"))[0]).toEqual(["FROM BEHIND", "current"]);

  await client.delete("drafts.product-aurelie");
  const { lines: withoutDraft } = await prepare(sent);
  expect(withoutDraft.map(({ text }) => text).join()).toContain("is no longer in the shop, and is left out");
});

test.each([
  [
    "a language that is not the shop’s",
    "it,house,colophon,Moda",
    "row 2 language: is none of the shop’s further languages: fr",
  ],
  [
    "a text that appears twice",
    "fr,product-aurelie,mainImage.alt,De dos\nfr,product-aurelie,mainImage.alt,De face",
    "row 3 path: appears twice",
  ],
  [
    "a text that is too long",
    `fr,product-aurelie,mainImage.alt,${"a".repeat(501)}`,
    "row 2 translation: It is longer",
  ],
])("%s is refused", async (_what, row, fault) => {
  const { faults, lines } = await prepare(`language,document,path,translation\n${row}`);
  expect(faults.map(({ row: at, column, message }) => `row ${at} ${column}: ${message}`).join()).toContain(
    fault,
  );
  expect(lines).toEqual([]);
});

test("a file without a needed column is refused, and one that somebody overtakes writes nothing", async () => {
  const { faults } = await prepare("language,document,translation\nfr,house,x");
  expect(faults.map(({ message }) => message)).toEqual(["the column “path” is missing"]);
  const empty = await prepare("");
  expect(empty.faults.map(({ message }) => message)).toEqual(["the table is empty"]);
  const { carryOut } = await prepare(await translatedFile());
  await client.patch("house").set({ colophon: "Made here" }).commit();
  await expect(carryOut()).rejects.toThrow("Nothing was imported");
  expect((await statesOf("product-aurelie"))[0]).toEqual([undefined, "missing"]);
});

test("an import says what takes it back, of each document and its draft", async () => {
  await client
    .patch("house")
    .set({ translations: { fr: { hours: ["Lun 10–18"] } } })
    .commit();
  await client.create({ ...aurelie, _id: "drafts.product-aurelie" });
  const { carryOut } = await prepare(await translatedFile());
  const fields = ["translations"];
  expect(await carryOut()).toEqual({
    revision: (await client.getDocument("house"))?._rev,
    writtenStates: [
      { id: "house", name: "The label", before: { translations: { fr: { hours: ["Lun 10–18"] } } }, fields },
      { id: "product-aurelie", name: "Aurélie", before: {}, fields },
      { id: "drafts.product-aurelie", name: "Aurélie", before: {}, fields },
    ],
  });
  expect(await (await prepare(await file())).carryOut()).toBeUndefined();
});

test("words that dresses repeat go to the glossary, which the import makes where there is none", async () => {
  await client
    .patch("product-aurelie")
    .set({ silhouette: "Ball gown", sizes: ["38", "To measure"] })
    .commit();
  const { lines, carryOut } = await prepare(await translatedFile());
  expect(lines.map(({ text }) => text)).toContain("Words on many dresses (Ball gown, To measure)");
  const act = await carryOut();
  expect(act?.writtenStates.find(({ id }) => id === "glossary")?.before).toBeUndefined();
  const words = () => client.fetch<unknown>("*[_type == 'glossary'][0].words[]{original, fr, it}");
  const [ball, measure] = [
    { original: "Ball gown", fr: "BALL GOWN", it: null },
    { original: "To measure", fr: "TO MEASURE", it: null },
  ];
  expect(await words()).toEqual([ball, measure]);
  expect((await prepare(await file())).summary).toBe("Texts changed: 0, unchanged: 5, to look at: 0");
  const changed = await prepare("language,document,path,translation\nfr,glossary,ball gown,Princesse");
  await changed.carryOut();
  expect(await words()).toEqual([{ ...ball, fr: "Princesse" }, measure]);
});
