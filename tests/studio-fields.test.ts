import { expect, test } from "vitest";
import { productFields } from "#app/catalogue/document-fields.ts";
import { collectionText } from "#app/content/texts/collection-text.server.ts";
import { identityText } from "#app/content/texts/identity-text.server.ts";
import { createLabelMedia } from "#app/content/texts/label-media.server.ts";
import { textDocuments } from "#app/content/texts/text-documents.server.ts";
import { doorFields } from "./support/door-fields.ts";
import { readStudioFields } from "./support/studio-fields.ts";

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
    expect(studio.get(type)).toEqual(read);
  },
);

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
