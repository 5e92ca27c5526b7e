import type { Mutation } from "@sanity/client";
import { isSame, sampleParts } from "./sample-parts.ts";

export type Stored = { _id: string; _type: string; [field: string]: unknown };

/** The part of the sample label that the dataset still holds. */
type SampleState = {
  /** The documents as they came with the shop, with their drafts. */
  untouched: Stored[];
  /** Texts that somebody has changed, with the fields in which they are still the sample's, by path. */
  mixed: { id: string; fields: Record<string, unknown> }[];
  /** Names of the sample's dresses that somebody has changed: these are the label's own by now. */
  changed: string[];
  /** How many dresses were taken away and can be brought back. */
  removed: number;
};

/** The part of a client that this needs, so that a test can bring its own. */
type Client = {
  fetch<T>(query: string, params: Record<string, unknown>, options?: { perspective: "raw" }): Promise<T>;
  mutate(operations: Mutation[]): Promise<unknown>;
};

type Removed = { documents: Stored[]; fields: SampleState["mixed"] };

/** The sample's documents have a marker among them; a dataset without it is a label's own. */
export const IS_OWN_LABEL =
  'count(*[_id == "house" && _type == "house"]) > 0 && count(*[_id == "sampleLabel" && _type == "sampleLabel"]) == 0';

/** The dot keeps it from everybody without a token. */
const REMOVED_ID = "removed.sample";

const SETTINGS_ID = "house";

/**
 * `sample`: the documents that a dataset is seeded with. In a label's own shop none of its documents is the sample's, though it may have
 * ids and fields in common with it.
 */
export async function readSampleState(client: Client, sample: readonly Stored[]): Promise<SampleState> {
  const ids = sample.map(({ _id }) => _id);
  const { isOwn, stored } = await client.fetch<{ isOwn: boolean; stored: Stored[] }>(
    `{"isOwn": ${IS_OWN_LABEL}, "stored": *[_id in $ids || _id in $drafts]}`,
    { ids, drafts: ids.map(draftOf) },
    { perspective: "raw" },
  );
  const { documents } = await readRemoved(client);
  const state: SampleState = { untouched: [], mixed: [], changed: [], removed: documents.length };
  if (isOwn) return state;
  const files = await readFileNames(client, stored);
  const byId = new Map(stored.map((document) => [document._id, document]));
  for (const document of sample) {
    const own = [byId.get(document._id), byId.get(draftOf(document._id))].filter(
      (found) => found !== undefined,
    );
    if (document._type !== "product") for (const text of own) sortText(state, text, document, files);
    else if (own.every((dress) => isSame(dress, document, files))) state.untouched.push(...own);
    else state.changed.push(String(document.name ?? document._id));
  }
  return state;
}

/**
 * Takes the sample's dresses and texts away and begins the label's own settings, in one transaction: the shop is never half of one and
 * half of the other. What goes is written down first, for `bringSampleBack`, beside what went before.
 */
export async function startOwnLabel(client: Client, name: string, sample: readonly Stored[]): Promise<void> {
  // Reads the present state, because whoever has Studio open may have written since.
  const { untouched, mixed } = await readSampleState(client, sample);
  const before = await readRemoved(client);
  const documents = new Map([...before.documents, ...untouched].map((document) => [document._id, document]));
  await client.mutate([
    {
      createOrReplace: {
        _id: REMOVED_ID,
        _type: "removedSample",
        documents: JSON.stringify([...documents.values()]),
        fields: JSON.stringify([...before.fields, ...mixed]),
      },
    },
    ...untouched.map(({ _id }) => ({ delete: { id: _id } })),
    ...mixed.map(({ id, fields }) => ({ patch: { id, unset: Object.keys(fields) } })),
    { createIfNotExists: { _id: SETTINGS_ID, _type: SETTINGS_ID } },
    { patch: { id: SETTINGS_ID, setIfMissing: { name } } },
  ]);
}

/**
 * Newer documents and settings stay as they are. Only the name is the sample's again, if it was before, because the
 * next start asks for another.
 */
export async function bringSampleBack(client: Client): Promise<void> {
  const { documents, fields } = await readRemoved(client);
  const ids = [SETTINGS_ID, draftOf(SETTINGS_ID), ...fields.map(({ id }) => id)];
  const there = await client.fetch<Stored[]>("*[_id in $ids]", { ids }, { perspective: "raw" });
  const settings = there.filter(({ _type }) => _type === SETTINGS_ID);
  const removedSettings = documents.find(({ _id }) => _id === SETTINGS_ID);
  await client.mutate([
    ...settings.flatMap((said) => settingsBack(said, removedSettings)),
    ...documents.map((document) => ({ createIfNotExists: withoutRevision(document) })),
    ...fields
      .filter(({ id }) => there.some(({ _id }) => _id === id))
      .flatMap(({ id, fields: gone }) => [
        ...(id === SETTINGS_ID && "name" in gone ? [{ patch: { id, set: { name: gone["name"] } } }] : []),
        { patch: { id, setIfMissing: gone } },
      ]),
    { delete: { id: REMOVED_ID } },
  ]);
}

/** Settings that say no more than they began with make room; what others say is said in place of the sample's. */
function settingsBack(settings: Stored, removed: Stored | undefined): Mutation[] {
  const own = Object.entries(settings).filter(([field]) => !field.startsWith("_") && field !== "name");
  const { _id } = settings;
  if (own.length === 0) return [{ delete: { id: _id } }];
  return removed
    ? [{ createOrReplace: { ...withoutRevision(removed), ...Object.fromEntries(own), _id } }]
    : [];
}

async function readRemoved(client: Client): Promise<Removed> {
  const written = await client.fetch<Partial<Record<keyof Removed, string>> | null>("*[_id == $id][0]", {
    id: REMOVED_ID,
  });
  return { documents: JSON.parse(written?.documents ?? "[]"), fields: JSON.parse(written?.fields ?? "[]") };
}

/** The original names of uploaded pictures and films. */
async function readFileNames(client: Client, stored: readonly Stored[]): Promise<Map<string, string>> {
  const ids = [...new Set(JSON.stringify(stored).match(/(image|file)-[a-zA-Z0-9_]+(-\d+x\d+)?-[a-z0-9]+/g))];
  const assets = await client.fetch<{ _id: string; name: string | null }[]>(
    "*[_id in $ids]{_id, 'name': originalFilename}",
    { ids },
  );
  return new Map(assets.flatMap(({ _id, name }) => (name ? [[_id, name]] : [])));
}

function sortText(
  { untouched, mixed }: SampleState,
  text: Stored,
  sample: Stored,
  files: ReadonlyMap<string, string>,
): void {
  const { same, isAll } = sampleParts(text, sample, files);
  if (isAll) untouched.push(text);
  else if (Object.keys(same).length > 0) mixed.push({ id: text._id, fields: same });
}

function withoutRevision({ _rev, _updatedAt, ...document }: Stored): Stored {
  return document;
}

function draftOf(id: string): string {
  return `drafts.${id}`;
}
