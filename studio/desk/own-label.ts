export type Stored = { _id: string; _type: string; [field: string]: unknown };

/** What the dataset holds of the sample label. */
export type SampleState = {
  /** As they came with the shop, with their drafts. */
  untouched: Stored[];
  /** Names of the sample's dresses that somebody has changed: these are the label's own by now. */
  changed: string[];
  /** How many were taken away and can be brought back. */
  removed: number;
};

/** As much of a client as this needs: Studio's own, or that of a test. */
type Client = {
  fetch<T>(query: string, params: Record<string, unknown>, options?: { perspective: "raw" }): Promise<T>;
  mutate(operations: Mutation[]): Promise<unknown>;
};

type Mutation = { createOrReplace: Stored } | { createIfNotExists: Stored } | { delete: { id: string } };

/** The dot keeps it from everybody without a token. */
const REMOVED_ID = "removed.sample";

/** In a dataset it says that the label's settings are still the sample's. */
const MARKER_ID = "sampleLabel";

const SETTINGS_ID = "house";

/** `sample`: the documents that a dataset is seeded with. */
export async function readSampleState(client: Client, sample: readonly Stored[]): Promise<SampleState> {
  const ids = sample.map(({ _id }) => _id);
  const stored = await client.fetch<Stored[]>(
    "*[_id in $ids || _id in $drafts]",
    { ids, drafts: ids.map(draftOf) },
    { perspective: "raw" },
  );
  const byId = new Map(stored.map((document) => [document._id, document]));
  const untouched: Stored[] = [];
  const changed: string[] = [];
  for (const document of sample) {
    const own = [byId.get(document._id), byId.get(draftOf(document._id))].filter(
      (state) => state !== undefined,
    );
    if (own.every((state) => isSame(state, document))) untouched.push(...own);
    else changed.push(String(document.name ?? document._id));
  }
  return { untouched, changed, removed: (await readRemoved(client)).length };
}

/**
 * Takes the sample's documents away and begins the label's own settings, in one transaction: the shop is never half of one and half
 * of the other. What goes is written down first, for `bringSampleBack`.
 */
export async function startOwnLabel(
  client: Client,
  name: string,
  untouched: readonly Stored[],
): Promise<void> {
  await client.mutate([
    { createOrReplace: { _id: REMOVED_ID, _type: "removedSample", documents: JSON.stringify(untouched) } },
    ...untouched.map(({ _id }) => ({ delete: { id: _id } })),
    { delete: { id: MARKER_ID } },
    { createIfNotExists: { _id: SETTINGS_ID, _type: SETTINGS_ID, name } },
  ]);
}

/** What was written since stays: a dress whose id is taken by now, and settings that say more than a name. */
export async function bringSampleBack(client: Client): Promise<void> {
  const removed = await readRemoved(client);
  const settings = await client.fetch<Stored | null>("*[_id == $id][0]", { id: SETTINGS_ID });
  const saysMore = Object.keys(settings ?? {}).some((field) => !field.startsWith("_") && field !== "name");
  await client.mutate([
    ...removed.map((document) => ({ createIfNotExists: withoutRevision(document) })),
    { delete: { id: REMOVED_ID } },
    ...(settings && !saysMore ? [{ delete: { id: SETTINGS_ID } }] : []),
  ]);
}

async function readRemoved(client: Client): Promise<Stored[]> {
  const written = await client.fetch<string | null>("*[_id == $id][0].documents", { id: REMOVED_ID });
  return written ? JSON.parse(written) : [];
}

function withoutRevision({ _rev, _updatedAt, ...document }: Stored): Stored {
  return document;
}

function draftOf(id: string): string {
  return `drafts.${id}`;
}

/** By what an owner changes first when she makes a dress hers; pictures have other ids once they are stored. */
function isSame(stored: Stored, sample: Stored): boolean {
  return tellingFields(stored) === tellingFields(sample);
}

function tellingFields({ name, slug, category, price, description, mainImage }: Stored): string {
  return JSON.stringify([
    name,
    partOf(slug, "current"),
    category,
    price,
    description,
    partOf(mainImage, "alt"),
  ]);
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
