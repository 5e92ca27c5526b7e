import { t } from "@trousseau/words/translate.ts";
import { separated } from "#words/locale.ts";
import { type MutatingClient, mutate, RejectedChangeError } from "./change-then-read.ts";

/** The part of a client that this needs, so that a test can bring its own. */
export type HistoryClient = MutatingClient & {
  config(): { dataset?: string };
  request(options: { url: string; query: Record<string, string> }): Promise<unknown>;
  fetch(query: string, params: Record<string, unknown>, options: { perspective: "raw" }): Promise<unknown>;
};

/** The document in its last state. `deleted` is a time as the host writes it. */
export type DeletedDocument = { id: string; type: string; name: string; deleted: string; last: object };

type Transaction = { id: string; documentIDs?: unknown; timestamp?: unknown };

/** Every dialog that deletes promises this time. */
export const DAYS_IN_TRASH = 30;

/** The embedded lake answers with at most this many transactions; an afternoon of writing can take more. */
const MOST_TRANSACTIONS = 1000;

/** Documents are requested in groups, because their ids stand in the URL. */
const AT_ONCE = 50;

/**
 * Reads the deleted documents of the last `DAYS_IN_TRASH` days from the host's history, the latest first. Rejects on
 * hosts other than the embedded lake, which alone has the history of a whole dataset.
 */
export async function recentlyDeleted(client: HistoryClient): Promise<DeletedDocument[]> {
  const touched = lastTouched(await readTransactions(client));
  const ids = [...touched.keys()];
  const deletedDocuments: DeletedDocument[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const gone = await missingOf(client, ids.slice(start, start + AT_ONCE));
    const states = await lastStates(client, gone);
    deletedDocuments.push(...states.map((state) => ({ ...state, deleted: touched.get(state.id) ?? "" })));
  }
  return deletedDocuments;
}

/** Restores all of them as drafts, or none. Visitors see a draft once it is published. */
export async function restoreAsDrafts(
  client: HistoryClient,
  documents: readonly DeletedDocument[],
): Promise<void> {
  const gone = new Set(
    await missingOf(
      client,
      documents.map(({ id }) => id),
    ),
  );
  const back = documents.filter(({ id }) => !gone.has(id)).map(({ name }) => name);
  if (back.length > 0)
    throw new RejectedChangeError(t("No longer in the trash: {{names}}.", { names: separated(back) }));
  await mutate(
    client,
    documents.map(({ id, type, last }) => ({
      create: { ...contentOf(last), _id: `drafts.${id}`, _type: type },
    })),
  );
}

/** Leaves out what the host writes itself. */
function contentOf(document: object): object {
  const ofTheHost = ["_id", "_rev", "_createdAt", "_updatedAt"];
  return Object.fromEntries(Object.entries(document).filter(([key]) => !ofTheHost.includes(key)));
}

/** The newest come first. Each page of the history begins with the transaction that ended the one before. */
async function readTransactions(client: HistoryClient): Promise<Transaction[]> {
  const fromTime = new Date(Date.now() - DAYS_IN_TRASH * 24 * 60 * 60 * 1000).toISOString();
  const read = new Map<string, Transaction>();
  let last: string | undefined;
  for (let before = -1; read.size > before; ) {
    before = read.size;
    const lines = await client.request({
      url: `/data/history/${client.config().dataset}/transactions`,
      query: {
        excludeContent: "true",
        reverse: "true",
        limit: String(MOST_TRANSACTIONS),
        fromTime,
        ...(last && { toTransaction: last }),
      },
    });
    for (const line of String(lines).split("\n").filter(Boolean)) {
      const transaction: Transaction = JSON.parse(line);
      read.set(transaction.id, transaction);
      last = transaction.id;
    }
  }
  return [...read.values()];
}

/** Maps each published id to the time of its last change. */
function lastTouched(transactions: readonly Transaction[]): Map<string, string> {
  const touched = new Map<string, string>();
  for (const { documentIDs, timestamp } of transactions) {
    for (const id of Array.isArray(documentIDs) ? documentIDs : []) {
      const published = String(id).replace(/^drafts\./, "");
      // Releases, versions, files and people have ids with a dot or a kind of their own.
      const isContent = !published.includes(".") && !/^(image|file)-/.test(published);
      if (isContent && !touched.has(published)) touched.set(published, String(timestamp));
    }
  }
  return touched;
}

async function missingOf(client: HistoryClient, ids: readonly string[]): Promise<string[]> {
  const there = await client.fetch(
    "*[_id in $ids]._id",
    { ids: ids.flatMap((id) => [id, `drafts.${id}`]) },
    { perspective: "raw" },
  );
  const existingIds = new Set(Array.isArray(there) ? there : []);
  return ids.filter((id) => !existingIds.has(id) && !existingIds.has(`drafts.${id}`));
}

async function lastStates(
  client: HistoryClient,
  ids: readonly string[],
): Promise<Omit<DeletedDocument, "deleted">[]> {
  if (ids.length === 0) return [];
  const idList = ids.flatMap((id) => [id, `drafts.${id}`]).join(",");
  const answer = await client.request({
    url: `/data/history/${client.config().dataset}/documents/${idList}`,
    query: { lastRevision: "true" },
  });
  const documents = documentsIn(answer);
  return ids.flatMap((id) => {
    const last =
      documents.find(({ _id }) => _id === id) ?? documents.find(({ _id }) => _id === `drafts.${id}`);
    if (!last) return [];
    const { _type, name, title } = last;
    return [{ id, type: String(_type), name: String(name ?? title ?? id), last }];
  });
}

function documentsIn(answer: unknown): Record<string, unknown>[] {
  if (typeof answer !== "object" || answer === null || !("documents" in answer)) return [];
  return Array.isArray(answer.documents) ? answer.documents : [];
}
