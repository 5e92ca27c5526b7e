import { expect, test } from "vitest";
import { productFields } from "#app/catalogue/document-fields.ts";
import { collectionText } from "#app/content/texts/collection-text.server.ts";
import { identityText } from "#app/content/texts/identity-text.server.ts";
import { createLabelMedia } from "#app/content/texts/label-media.server.ts";
import { textDocuments } from "#app/content/texts/text-documents.server.ts";
import { MOST_ENTRIES } from "#app/label/label-limits.ts";
import { defaultSections } from "#app/sections/section-kinds.ts";
import { doorFields } from "./support/door-fields.ts";
import { readListLimits, readStudioFields } from "./support/studio-fields.ts";

const media = createLabelMedia({ projectId: "label", dataset: "production", assetOrigin: "" });
const studio = await readStudioFields();
const documents = {
  ...textDocuments(media),
  identity: identityText("Une"),
  collection: collectionText(media),
};

test.each(Object.entries(documents))(
  "Studio's form of %s has every field that the shop reads, and no other",
  (type, schema) => {
    const read = doorFields(schema).toSorted();
    expect(read.length).toBeGreaterThan(1);
    const former = type === "home" ? isFormer : () => false;
    expect(studio.get(type)?.filter((path) => !former(path))).toEqual(read);
  },
);

test("Studio's form of a home page without a list has, of each section of that time, fields that the shop reads", () => {
  const read = doorFields(documents.home);
  const former = studio.get("home")?.filter(isFormer) ?? [];
  expect(former.length).toBeGreaterThan(30);
  for (const path of former) {
    const { _key: name, _type: type } = sectionOfPath(path) ?? { _key: "", _type: "" };
    expect(read).toContain(path.replace(name, `sections[${type}]`));
  }
});

function isFormer(path: string): boolean {
  return sectionOfPath(path) !== undefined;
}

function sectionOfPath(path: string) {
  return defaultSections.find(({ _key }) => path.startsWith(`${_key}.`));
}

test("Studio's form of a dress has every field that the shop reads, and no other", () => {
  const nested: Record<string, string[]> = {
    mainImage: ["mainImage image", "mainImage.alt", "mainImage.color"],
    gallery: ["gallery[] image", "gallery[].alt", "gallery[].color"],
    colors: ["colors[].name", "colors[].value", "colors[].available"],
  };
  const lists = ["previousSlugs", "offeredFor", "sizes", "unavailableSizes", "completesLook"];
  const read = productFields.flatMap(
    (field) => nested[field] ?? (lists.includes(field) ? `${field}[]` : field),
  );
  expect(studio.get("product")).toEqual(read.toSorted());
});

test("no list of Studio's forms may be longer than the shop reads", async () => {
  const limits = await readListLimits();
  expect(limits.size).toBeGreaterThan(20);
  const longer = [...limits].filter(([, most]) => most > MOST_ENTRIES).map(([path]) => path);
  expect(longer).toEqual([]);
});
