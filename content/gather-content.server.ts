import { ClientError, type SanityClient } from "@sanity/client";
import { isPublishedId } from "@sanity/client/csm";
import { z } from "zod";
import { addressedTypes } from "#model/checks/address-issues.server.ts";
import type { Checked } from "#model/checks/content-issue.server.ts";
import { allShown, publicDocuments } from "#model/documents/queries.server.ts";
import { imageAssetIdsIn } from "#model/dresses/picture-size.ts";
import { allRental, isOfCalendar } from "./rental-calendar.server.ts";

/** How far back an address is remembered: about as long as a season's posts are clicked. In milliseconds. */
const HISTORY_MS = 90 * 24 * 60 * 60_000;

/** Concurrent requests: the hosted service limits their rate. */
const AT_ONCE = 10;

const stored = z.looseObject({ _id: z.string(), _type: z.string(), _createdAt: z.string() });
const unreadable = z.object({ documents: z.array(z.object({ id: z.string(), reason: z.string() })) });
const past = z.object({ documents: z.array(z.looseObject({ slug: z.object({ current: z.string() }) })) });

/**
 * Asks the host for everything that `checkContent` looks at. Without a token it sees what the public sees. `onRead`: how many of the documents
 * have told their past, which takes longest.
 */
export async function gatherContent(
  client: SanityClient,
  onRead: (count: number, all: number) => void = () => undefined,
): Promise<Omit<Checked, "canConfirm">> {
  const exact = client.withConfig({ perspective: "raw", useCdn: false });
  const documents = publicDocuments(await exact.fetch<unknown>(allShown));
  const { token } = client.config();
  return {
    documents,
    rental: token ? await rentalDocuments(exact) : [],
    goneFiles: await goneFiles(exact, documents),
    formerSlugs: token ? await formerSlugs(exact, documents, onRead) : new Map(),
    unreadable: token ? await unreadableDocuments(exact) : [],
  };
}

async function rentalDocuments(client: SanityClient) {
  const fetchedDocuments = z.array(stored).parse(await client.fetch<unknown>(allRental));
  return fetchedDocuments.filter(
    ({ _id, _type }) => isOfCalendar(_id) && (_type === "piece" || _type === "booking"),
  );
}

/** So many ids fit into one request. */
const MOST_IDS = 500;

/** Names the files that documents show and the host does not have. A host that shows nobody its files has told nothing. */
async function goneFiles(client: SanityClient, documents: readonly unknown[]): Promise<ReadonlySet<string>> {
  const ids = fileIdsIn(JSON.stringify(documents));
  const there = new Set<string>();
  for (let start = 0; start < ids.length; start += MOST_IDS) {
    const requestedIds = ids.slice(start, start + MOST_IDS);
    const heldIds = await client.fetch<unknown>("*[_id in $ids]._id", { ids: requestedIds });
    for (const id of z.array(z.string()).catch([]).parse(heldIds)) there.add(id);
  }
  return new Set(there.size === 0 ? [] : ids.filter((id) => !there.has(id)));
}

function fileIdsIn(text: string): string[] {
  return [...imageAssetIdsIn(text), ...new Set(text.match(/\bfile-[a-zA-Z0-9_]+-[a-z0-9]{2,5}\b/g))];
}

/** Only the embedded content lake has this address: the hosted service looks after its disks itself. */
async function unreadableDocuments(client: SanityClient) {
  try {
    const url = `/data/unreadable/${client.config().dataset}`;
    return unreadable.parse(await client.request<unknown>({ url })).documents;
  } catch (error) {
    if (error instanceof ClientError) return [];
    throw error;
  }
}

/** The slugs that documents had some time ago, or when they were made. */
async function formerSlugs(
  client: SanityClient,
  documents: readonly unknown[],
  onRead: (count: number, all: number) => void,
) {
  const slugs = new Map<string, string>();
  const all = documents.flatMap((raw) => stored.safeParse(raw).data ?? []);
  const addressed = all.filter(({ _id, _type }) => isPublishedId(_id) && addressedTypes.has(_type));
  const rest = addressed.entries();
  async function work() {
    for (const [index, { _id, _createdAt }] of rest) {
      onRead(index + 1, addressed.length);
      const slug = await slugAt(client, _id, momentAfter(_createdAt));
      if (slug) slugs.set(_id, slug);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return slugs;
}

function momentAfter(created: string): string {
  // A second later: a document is there only once its transaction has ended.
  const made = new Date(created).getTime() + 1000;
  return new Date(Math.max(made, Date.now() - HISTORY_MS)).toISOString();
}

/** Undefined as well where the host keeps no history that long, or does not show it to us. */
async function slugAt(client: SanityClient, id: string, time: string): Promise<string | undefined> {
  const url = `/data/history/${client.config().dataset}/documents/${id}`;
  try {
    const [then] = past.parse(await client.request({ url, query: { time } })).documents;
    return then?.slug.current;
  } catch {
    return undefined;
  }
}
