import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { collection } from "#model/documents/collection-document.ts";
import { anyMedia, objectOf, type Values } from "#model/documents/describe.ts";
import type { DocumentIssues, ReadDocument } from "#model/documents/document-reader.server.ts";
import { error } from "#model/documents/issue.ts";
import type { SpokenParts } from "#model/documents/spoken-in.ts";
import { categoryOf, slugOfId, type Visibility } from "#model/dresses/category.ts";
import { inLabelOrder } from "#model/dresses/label-order.server.ts";
import type { Product } from "#model/dresses/product.ts";
import { slugOf } from "#model/dresses/slug.ts";
import { slugFault } from "#model/entries/link-address.ts";
import { shortCollectionName } from "#words/collection-names.ts";
import { plain } from "./found-as.ts";
import { readLine } from "./plain-text.server.ts";

export type Collections = Record<string, Collection>;

/** The collections that have a document; and why some documents are none. */
export function readCollections(documents: readonly unknown[], read: ReadDocument, schema: CollectionSchema) {
  const { ids, issues } = collectionDocuments(documents);
  const entries = [...ids].map(([slug, id]): [string, Collection] => {
    const collection = collectionOf(read(schema, "collection", id), slug, id);
    const former = new Set([...collection.previousSlugs, slugOfId(id)]);
    const previousSlugs = [...former].filter((other) => other && other !== slug && !ids.has(other));
    return [slug, { ...collection, previousSlugs }];
  });
  const collections: Collections = Object.fromEntries(entries);
  return { collections, issues };
}

const nothing = objectOf(collection.fields)(anyMedia).parse({});

/** The navigation has those as well that dresses name and nobody has written about. */
export function withUnwritten(
  { collections }: { collections: Collections },
  products: readonly Product[],
): Collections {
  const held = [...new Set(products.map(({ category }) => category))];
  const others = held.filter((slug) => slug !== "" && !Object.hasOwn(collections, slug));
  return { ...collections, ...Object.fromEntries(others.map((slug) => [slug, collectionOf(nothing, slug)])) };
}

/** Each document takes half a millisecond to read, during which no visitor is answered. */
const MAX_COLLECTIONS = 200;

const candidate = z.looseObject({ _id: z.string(), _type: z.literal("collection") });
const slugField = z.object({ current: z.string() });

/** The ids of the documents that are collections, by slug in the label's order; and why others are none. */
export function collectionDocuments(documents: readonly unknown[]) {
  const ids = new Map<string, string>();
  const issues: DocumentIssues[] = [];
  const candidates = documents.flatMap((document) => candidate.safeParse(document).data ?? []);
  for (const { _id: id, slug: stored } of inLabelOrder(candidates)) {
    const slug = readLine(slugField.safeParse(stored).data?.current) || slugOfId(id);
    const reason = reasonAgainst(slug, ids);
    if (!reason) ids.set(slug, id);
    else issues.push({ id, issues: [error(reason)] });
    // One of thousands is enough to say.
    if (reason && ids.size === MAX_COLLECTIONS) break;
  }
  return { ids, issues };
}

function reasonAgainst(slug: string, ids: ReadonlyMap<string, string>): string | undefined {
  const other = ids.get(slug);
  if (!slug) return t("it has no address, and is not shown");
  const fault = slugFault(slug);
  if (fault) return fault;
  if (other !== undefined)
    return t("its address /collection/{{slug}} belongs to {{other}} already", { slug, other });
  return ids.size < MAX_COLLECTIONS
    ? undefined
    : t("there are more than {{most}} collections", { most: MAX_COLLECTIONS });
}

type Said = Values<typeof collection.fields>;

type CollectionSchema = z.ZodType<Said>;

/** A collection's names, the texts of its own page, and its place. */
type Collection = Omit<Said, "slug" | "visibility" | "makingDays" | "order"> &
  SpokenParts & {
    /** The field that the title comes from: a collection without one stands under its name. */
    titleFrom: "title" | "name";
    visibility: Visibility;
    makingDays?: number | undefined;
    order?: number | undefined;
  };

/** A collection is called by its slug where its document does not say a name. A title alone renames it, too. */
function collectionOf({ slug: _, ...fields }: Said, slug: string, id = ""): Collection {
  const { label } = categoryOf(slug);
  const isRenamed = fields.title !== "" && fields.title !== label;
  const name = fields.name || (isRenamed ? plain(fields.title) : label);
  return {
    ...fields,
    name,
    shortName: heldShortName(fields.shortName, name, id) || shortCollectionName(name),
    title: fields.title || name,
    titleFrom: fields.title ? "title" : "name",
    summary: fields.summary || label,
    visibility: fields.visibility ?? "listed",
  };
}

/** A document may have been made with a short name, "Tulle" at "collection-tulle-dresses". Under another name it is no name of it. */
function heldShortName(shortName: string, name: string, id: string): string {
  const short = slugOf(shortName);
  const isLeftOver = slugOfId(id).startsWith(short) && !slugOf(name).includes(short);
  return isLeftOver ? "" : shortName;
}
