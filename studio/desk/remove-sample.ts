import type { Mutation } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { textDocuments } from "#model/documents/text-documents.ts";
import { SETTINGS_ID } from "#model/rental/overlap-rule.ts";
import { deletionOf, mutate } from "./change-then-read.ts";
import type { Stored } from "./sample-label.ts";

type StoredRevision = Stored & { _rev: string };

/** The part of the sample label that the dataset still holds. */
export type SampleState = {
  /** The documents that nobody has changed, with their drafts. */
  removable: StoredRevision[];
  /** How many pictures leave the shop with them. */
  pictures: number;
  /** Names of documents that somebody has changed: they are the label's own by now. */
  changed: string[];
  /** Names of documents that nobody has changed, but that the label's own refer to. */
  needed: string[];
};

/** The part of a client that this needs, so that a test can bring its own. */
type Client = {
  fetch<T>(query: string, params: Record<string, unknown>, options?: { perspective: "raw" }): Promise<T>;
  mutate(mutations: Mutation[]): Promise<unknown>;
};

/** The states in which a document of the sample is stored. */
type SampleDocument = { name: string; states: StoredRevision[] };

/** The sample's documents have a marker among them; a dataset without it is a label's own. */
export const IS_OWN_LABEL =
  'count(*[_id == "house" && _type == "house"]) > 0 && count(*[_id == "sampleLabel" && _type == "sampleLabel"]) == 0';

/** A label's own shop holds no document of the sample, though it may have ids and fields in common with it. */
export async function readSampleState(client: Client, sample: readonly Stored[]): Promise<SampleState> {
  const ids = sample.map(({ _id }) => _id);
  const { isOwn, stored, versions } = await client.fetch<{
    isOwn: boolean;
    stored: StoredRevision[];
    versions: string[];
  }>(
    `{"isOwn": ${IS_OWN_LABEL}, "stored": *[_id in $ids || _id in $drafts], "versions": *[_id in path("versions.**")]._id}`,
    { ids, drafts: ids.map((id) => `drafts.${id}`) },
    { perspective: "raw" },
  );
  if (isOwn) return { removable: [], pictures: 0, changed: [], needed: [] };
  const fileNames = await readFileNames(client, stored);
  const untouched: SampleDocument[] = [];
  const changed: string[] = [];
  for (const document of sample) {
    const states = stored.filter(({ _id }) => publishedId(_id) === document._id);
    const isInRelease = versions.some((id) => id.endsWith(`.${document._id}`));
    const name = nameOf(document);
    if (isInRelease || !states.every((state) => isSame(state, document, fileNames))) changed.push(name);
    else if (states.length > 0) untouched.push({ name, states });
  }
  const { removable, needed } = withoutNeeded(untouched, await readReferring(client, stored));
  const pictures = new Set(JSON.stringify(removable).match(/"image-[^"]+"/g));
  return { removable, pictures: pictures.size, changed, needed };
}

/**
 * Removes what nobody has changed in one transaction, which a change of somebody else's in that moment refuses. Settings
 * without a word begin in place of the sample's: a shop without any waits for its content.
 */
export async function removeSample(client: Client, sample: readonly Stored[]): Promise<void> {
  // Reads the present state, because whoever has Studio open may have written since.
  const { removable } = await readSampleState(client, sample);
  if (removable.length === 0) return;
  await mutate(client, [
    ...removable.flatMap(deletionOf),
    { createIfNotExists: { _id: SETTINGS_ID, _type: SETTINGS_ID } },
  ]);
}

/** The document's name in Studio's lists. */
function nameOf({ _id, _type, name, title }: Stored): string {
  if (_type === "home") return t("Home page");
  const [, description] = Object.entries(textDocuments).find(([type]) => type === _type) ?? [];
  return description?.title ?? String(name ?? title ?? _id);
}

/** A document that stays keeps those that it refers to, and they keep theirs. */
function withoutNeeded(untouched: readonly SampleDocument[], referring: readonly Stored[]) {
  let leaving = [...untouched];
  const needed: string[] = [];
  for (let before = -1; needed.length > before; ) {
    before = needed.length;
    const leavingIds = new Set(leaving.flatMap(({ states }) => states.map(({ _id }) => _id)));
    const staying = referring.filter(({ _id }) => !leavingIds.has(_id));
    const isNeeded = ({ states }: SampleDocument) =>
      states.some((state) => staying.some((document) => refersTo(document, state)));
    needed.push(...leaving.filter(isNeeded).map(({ name }) => name));
    leaving = leaving.filter((document) => !isNeeded(document));
  }
  return { removable: leaving.flatMap(({ states }) => states), needed };
}

/** A dress names its collection by the address. */
function refersTo(document: Stored, candidate: Stored): boolean {
  const slugs = collectionSlugs([candidate]);
  return (
    slugs.includes(String(document["category"])) ||
    JSON.stringify(document).includes(`"_ref":"${publishedId(candidate._id)}"`)
  );
}

function readReferring(client: Client, stored: readonly Stored[]): Promise<Stored[]> {
  const ids = [...new Set(stored.map(({ _id }) => publishedId(_id)))];
  return client.fetch<Stored[]>(
    '*[references($ids) || _type == "product" && category in $slugs]',
    { ids, slugs: collectionSlugs(stored) },
    { perspective: "raw" },
  );
}

function collectionSlugs(documents: readonly Stored[]): string[] {
  return documents
    .filter(({ _type }) => _type === "collection")
    .map(({ slug }) => (isFields(slug) ? String(slug["current"]) : ""))
    .filter(Boolean);
}

/** The original names of uploaded pictures and films, by the ids of their assets. */
async function readFileNames(client: Client, stored: readonly Stored[]): Promise<Map<string, string>> {
  const ids = [...new Set(JSON.stringify(stored).match(/(image|file)-[a-zA-Z0-9_]+(-\d+x\d+)?-[a-z0-9]+/g))];
  const assets = await client.fetch<{ _id: string; name: string }[]>(
    "*[_id in $ids && defined(originalFilename)]{_id, 'name': originalFilename}",
    { ids },
  );
  return new Map(assets.map(({ _id, name }) => [_id, name]));
}

type Fields = Record<string, unknown>;

/** Whether nothing was changed, added or taken away, but for what is stored of every document. */
function isSame(stored: unknown, sample: unknown, fileNames: ReadonlyMap<string, string>): boolean {
  if (Array.isArray(stored) && Array.isArray(sample))
    return stored.length === sample.length && stored.every((part, at) => isSame(part, sample[at], fileNames));
  if (!isFields(stored) || !isFields(sample)) return stored === sample;
  if (!isSameFile(stored, sample, fileNames)) return false;
  const [own, other] = [ownFields(stored), ownFields(sample)];
  const names = new Set([...Object.keys(own), ...Object.keys(other)]);
  return [...names].every((name) => isSame(own[name], other[name], fileNames));
}

/** A file that nobody knows the name of is taken for the sample's: its words decide. */
function isSameFile({ asset }: Fields, { _sanityAsset }: Fields, fileNames: ReadonlyMap<string, string>) {
  const name = isFields(asset) ? fileNames.get(String(asset["_ref"])) : undefined;
  return name === undefined || String(_sanityAsset).endsWith(`/${name}`);
}

function ownFields(value: Fields): Fields {
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => !name.startsWith("_") && name !== "asset"),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function publishedId(id: string): string {
  return id.replace(/^drafts\./, "");
}
