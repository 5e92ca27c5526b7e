import type { z } from "zod";
import { categoryOf } from "#app/catalogue/category.ts";
import { slugOf } from "#app/catalogue/slug.ts";
import type { Values } from "#app/content/describe.ts";
import type { collection } from "#app/content/documents/collection-document.ts";
import { slugOfId } from "#app/label/collection-id.ts";
import type { Visibility } from "#app/label/visibility.ts";
import { shortCollectionName } from "#words/collection-names.ts";
import type { ReadDocument } from "./document-reader.server.ts";

type Said = Values<typeof collection.fields>;

export type CollectionSchema = z.ZodType<Said>;

/** A collection's names, the texts of its own page, and its place. */
export type Collection = Omit<Said, "slug" | "visibility" | "makingDays" | "order"> & {
  /** The field that the title comes from: a collection without one stands under its name. */
  titleFrom: "title" | "name";
  visibility: Visibility;
  makingDays?: number | undefined;
  order?: number | undefined;
};

/** A collection is called by its slug where its document does not say a name. A title alone renames it, too. */
export function readCollection(
  read: ReadDocument,
  schema: CollectionSchema,
  slug: string,
  id: string,
): Collection {
  const { slug: _, ...said } = read(schema, "collection", id);
  const { label } = categoryOf(slug);
  const isRenamed = said.title !== "" && said.title !== label;
  const name = said.name || (isRenamed ? plainTitle(said.title) : label);
  return {
    ...said,
    name,
    shortName: heldShortName(said.shortName, name, id) || shortCollectionName(name),
    title: said.title || name,
    titleFrom: said.title ? "title" : "name",
    summary: said.summary || label,
    visibility: said.visibility ?? "listed",
  };
}

/** A document may have been made with a short name, "Tulle" at "collection-tulle-dresses". Under another name it is no name of it. */
function heldShortName(shortName: string, name: string, id: string): string {
  const short = slugOf(shortName);
  const isLeftOver = slugOfId(id).startsWith(short) && !slugOf(name).includes(short);
  return isLeftOver ? "" : shortName;
}

function plainTitle(title: string): string {
  return title.replaceAll("*", "").replaceAll("\n", " ");
}
