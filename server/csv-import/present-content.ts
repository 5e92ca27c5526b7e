import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import { labelPhoneOf } from "#model/customers/customer.ts";
import { collection } from "#model/documents/collection-document.ts";
import { anyMedia, objectOf } from "#model/documents/describe.ts";
import { createDocumentReader } from "#model/documents/document-reader.server.ts";
import { furtherLanguages, storedCurrency } from "#model/documents/label-settings-document.ts";
import { publicDocuments } from "#model/documents/queries.server.ts";
import { categoryOf, specifiedCategories } from "#model/dresses/category.ts";
import type { Currency } from "#model/dresses/currency.ts";
import type { TableColour } from "#model/tables/cell-parsers.ts";
import { readCollections } from "#model/texts/collections.server.ts";

export type StoredDress = z.infer<typeof storedDress>;

/** A table is compared with this. */
export type PresentContent = {
  bySlug: ReadonlyMap<string, StoredDress>;
  /** The address of today, by one that the dress had before. */
  movedTo: ReadonlyMap<string, string>;
  ids: ReadonlySet<string>;
  /** Ids and addresses of dresses that somebody is editing. */
  drafts: ReadonlySet<string>;
  collections: readonly { slug: string; names: readonly string[] }[];
  colours: readonly TableColour[];
  /** All amounts are in it. */
  currency: Currency;
  labelPhone: string;
  /** The languages that the label has chosen beside the first. */
  languages: readonly string[];
  /** The addresses of the dresses, by id. */
  slugs: ReadonlyMap<string, string>;
  uploaded: UploadedPictures;
};

/** The pictures that the host has, by the names of the files that they came from. */
type UploadedPictures = {
  nameOf(id: string): string | undefined;
  /** An asset's own id is a name of it as well. */
  idsOf(name: string): readonly string[];
};

const storedDress = z.looseObject({ _id: z.string(), _type: z.literal("product"), _rev: z.string() });

export const slugField = z.union([
  z.string(),
  z.object({ current: z.string() }).transform(({ current }) => current),
]);
const previousSlugs = z.array(z.string()).catch([]);

export const storedColours = z.array(z.looseObject({ name: z.string(), value: z.string() })).catch([]);
export const storedReferences = z.array(z.looseObject({ _ref: z.string() })).catch([]);

const answer = z.object({
  dresses: z.array(z.unknown()),
  collections: z.array(z.unknown()),
  settings: z.unknown(),
  pictures: z.array(z.object({ _id: z.string(), originalFilename: z.string().nullish() })),
});

type Around = Omit<z.infer<typeof answer>, "dresses">;
type Uploaded = Around["pictures"];

/** Drafts are among them, because an import must not overtake them. */
const query = `{
  "dresses": *[_type == "product"],
  "collections": *[_type == "collection"],
  "settings": *[_id == "house"][0]{currency, dollarsAsLanguage, phone, languages},
  "pictures": *[_type == "sanity.imageAsset"]{_id, originalFilename}
}`;

export async function fetchContent(client: SanityClient): Promise<PresentContent> {
  const content = answer.parse(await client.fetch(query, {}, { perspective: "raw" }));
  return presentContent(content.dresses, content);
}

export function presentContent(
  documents: readonly unknown[],
  { collections = [], pictures = [], settings }: Partial<Around> = {},
): PresentContent {
  const all = documents.flatMap((document) => storedDress.safeParse(document).data ?? []);
  const published = all.filter(({ _id }) => !_id.includes("."));
  const drafts = all.filter(({ _id }) => _id.startsWith("drafts."));
  const slugged = published.map((dress) => ({ dress, slug: slugIn(dress) }));
  return {
    bySlug: new Map(slugged.filter(({ slug }) => slug !== "").map(({ dress, slug }) => [slug, dress])),
    movedTo: new Map(
      slugged.flatMap(({ dress, slug }) =>
        previousSlugs.parse(dress.previousSlugs).map((previous) => [previous, slug]),
      ),
    ),
    ids: new Set(published.map(({ _id }) => _id)),
    drafts: new Set(drafts.flatMap((draft) => [draft._id.slice("drafts.".length), slugIn(draft)])),
    collections: collectionsIn(collections),
    currency: storedCurrency(settings),
    labelPhone: labelPhoneOf(settings),
    languages: furtherLanguages(settings),
    colours: published.flatMap(({ colors }) => storedColours.parse(colors)),
    slugs: new Map(slugged.map(({ dress, slug }) => [dress._id, slug])),
    uploaded: uploadedPictures(pictures),
  };
}

function uploadedPictures(pictures: Uploaded): UploadedPictures {
  const names = new Map(pictures.map(({ _id, originalFilename }) => [_id, originalFilename || undefined]));
  const byName = Map.groupBy(names.keys(), (id) => fileKey(names.get(id) ?? ""));
  return {
    nameOf: (id) => names.get(id),
    idsOf: (name) => (names.has(name) ? [name] : (byName.get(fileKey(name)) ?? [])),
  };
}

/** File names are compared without regard to case and to how a system spells its accents. */
export function fileKey(name: string): string {
  return name.normalize("NFC").toLowerCase().replaceAll("\\", "/");
}

/** Studio's patches name an entry of a list by its key: two with one key would change together. */
export function withOwnKeys<Entry extends Readonly<Record<string, unknown>>>(
  entries: readonly Entry[],
): Entry[] {
  const taken = new Set<unknown>();
  return entries.map((entry) => {
    let _key = entry["_key"];
    for (let number = 2; taken.has(_key); number += 1) _key = `${entry["_key"]}-${number}`;
    taken.add(_key);
    return { ...entry, _key };
  });
}

export function slugIn({ slug }: StoredDress): string {
  return slugField.safeParse(slug).data ?? "";
}

const collectionFields = objectOf(collection.fields)(anyMedia).prefault({});

/** The collections that have a document, as the shop calls them, known by their former slugs, too; where none has, the specification's. */
function collectionsIn(documents: readonly unknown[]): PresentContent["collections"] {
  const published = publicDocuments(documents);
  const { read } = createDocumentReader(published);
  const { collections } = readCollections(published, read, collectionFields);
  const own = Object.entries(collections).map(([slug, { name, shortName, previousSlugs: former }]) => ({
    slug,
    names: [...new Set([name, shortName, ...former])],
  }));
  if (own.length > 0) return own;
  return specifiedCategories.map((slug) => {
    const { label, shortLabel } = categoryOf(slug);
    return { slug, names: [label, shortLabel] };
  });
}
