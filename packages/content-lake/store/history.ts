import type { DatabaseSync } from "node:sqlite";
import { type Document, readState } from "./document.ts";
import { idsBetween, isVersionId, publishedIdOf, versionsPrefix } from "./document-id.ts";
import { changesOf, gather } from "./recorded-change.ts";
import type { Transaction } from "./transaction.ts";

/** What has been, read from the same tables that are written with every commit. */
export interface History {
  /** What a listener has missed since an event (`transaction#document`): nothing when it cannot be told any more. */
  transactionsFrom(eventId: string): { documentId: string; transactions: Iterable<Transaction> } | undefined;
  /** Each is read when it is asked for: all of them with their documents could fill the memory. */
  transactions(filter: TransactionFilter): Iterable<Transaction>;
  /** A document as a transaction left it, or as it was at a time. */
  documentAt(id: string, moment: { revision: string } | { time: string }): Document | undefined;
  /** Each document as it is, or as it last was; of drafts and versions of one document that are gone, only those that went last. */
  lastStates(ids: readonly string[]): Document[];
  /** The ids of all documents that have ever been in a release. */
  idsInRelease(name: string): string[];
  /** The ids of all versions that a document has ever had. */
  versionIdsOf(publishedId: string): string[];
}

/** Which transactions, the oldest first; both ends of a range are included. Whatever is left out does not matter. */
export interface TransactionFilter {
  /** Those that changed any of these. */
  documents?: readonly string[] | undefined;
  authors?: readonly string[] | undefined;
  fromTransaction?: string | undefined;
  toTransaction?: string | undefined;
  /** ISO 8601 with milliseconds, in UTC: compared as text. */
  fromTime?: string | undefined;
  toTime?: string | undefined;
  limit: number;
  isNewestFirst?: boolean;
  /** With what the same transactions did to other documents. */
  hasOtherDocuments?: boolean;
}

export function createHistory(database: DatabaseSync): History {
  const sequenceOf = database.prepare("SELECT sequence FROM transactions WHERE id = ?");
  const transactionAt = database.prepare("SELECT id FROM transactions WHERE sequence = ?");
  const sequenceAt = database.prepare(
    "SELECT max(sequence) AS sequence FROM transactions WHERE timestamp <= ?",
  );
  const stateAt = database.prepare(
    "SELECT body FROM revisions WHERE document = ? AND sequence <= ? ORDER BY sequence DESC LIMIT 1",
  );
  const lastState = database.prepare(
    `SELECT body, (SELECT max(sequence) FROM revisions WHERE document = :id AND body IS NULL) AS gone, sequence
     FROM revisions WHERE document = :id AND body IS NOT NULL ORDER BY sequence DESC LIMIT 1`,
  );
  const changedSince = database.prepare(
    "SELECT sequence FROM revisions WHERE sequence >= ? ORDER BY sequence LIMIT ?",
  );
  const changesIn = database.prepare(`${changesOf} WHERE r.sequence = :sequence
    AND (:shown IS NULL OR r.document IN (SELECT value FROM json_each(:shown)))
    ORDER BY r.document`);
  const idsEverBetween = database.prepare(
    "SELECT DISTINCT document AS id FROM revisions WHERE document >= ? AND document < ? ORDER BY document",
  );
  const idsEverUnder = (prefix: string) =>
    idsEverBetween.all(...idsBetween(prefix)).map(({ id }) => String(id));

  const chosen = (order: "ASC" | "DESC") =>
    database.prepare(`${matching} ORDER BY sequence ${order} LIMIT :limit`);
  const oldestFirst = chosen("ASC");
  const newestFirst = chosen("DESC");

  function find(id: string): number | undefined {
    const sequence = sequenceOf.get(id)?.sequence;
    return typeof sequence === "number" ? sequence : undefined;
  }

  /** A transaction of which no document is shown is none. */
  function* readAll(rows: readonly Record<string, unknown>[], shown: string | null): Generator<Transaction> {
    for (const sequence of new Set(rows.map((row) => Number(row.sequence))))
      yield* gather(changesIn.all({ sequence, shown }));
  }

  return {
    transactionsFrom(eventId) {
      const [, transactionId = "", documentId = ""] = eventId.match(/^([^#]+)#(.*)$/) ?? [];
      const sequence = find(transactionId);
      if (sequence === undefined) return undefined;
      const rows = changedSince.all(sequence, MOST_REPLAYED + 1);
      return rows.length > MOST_REPLAYED ? undefined : { documentId, transactions: readAll(rows, null) };
    },
    transactions({ fromTransaction, toTransaction, isNewestFirst = false, ...filter }) {
      const statement = isNewestFirst ? newestFirst : oldestFirst;
      const documents = asList(filter.documents);
      const rows = statement.all({
        documents,
        authors: asList(filter.authors),
        first: (fromTransaction === undefined ? undefined : find(fromTransaction)) ?? 0,
        last: (toTransaction === undefined ? undefined : find(toTransaction)) ?? Number.MAX_SAFE_INTEGER,
        fromTime: filter.fromTime ?? null,
        toTime: filter.toTime ?? null,
        limit: filter.limit,
      });
      return readAll(rows, filter.hasOtherDocuments === true ? null : documents);
    },
    documentAt(id, moment) {
      const sequence = "revision" in moment ? find(moment.revision) : sequenceAt.get(moment.time)?.sequence;
      if (typeof sequence !== "number") return undefined;
      return readState(stateAt.get(id, sequence)?.body);
    },
    lastStates(ids) {
      const states = ids.flatMap((id) => {
        const { body, gone, sequence } = lastState.get({ id }) ?? {};
        const document = readState(body);
        if (document === undefined) return [];
        const isGone = typeof gone === "number" && gone > Number(sequence);
        // Studio takes the last revision of a version for the transaction that published it (its useDocumentRevertStates.ts).
        const end = isGone && isVersionId(id) ? transactionAt.get(gone)?.id : undefined;
        return [
          {
            document: typeof end === "string" ? { ...document, _rev: end } : document,
            group: publishedIdOf(id),
            until: isGone ? gone : Number.POSITIVE_INFINITY,
          },
        ];
      });
      // A draft that was published long before its document was deleted is not what the document last was.
      return states
        .filter(({ group, until }) => states.every((other) => other.group !== group || other.until <= until))
        .map(({ document }) => document);
    },
    idsInRelease: (name) => idsEverUnder(versionsPrefix(name)),
    versionIdsOf: (publishedId) =>
      idsEverUnder(versionsPrefix()).filter((id) => publishedIdOf(id) === publishedId),
  };
}

/** Beyond this a listener is told to start afresh, which costs it one query. */
const MOST_REPLAYED = 500;

const matching = `
  SELECT sequence FROM transactions
  WHERE sequence BETWEEN :first AND :last
    AND (:fromTime IS NULL OR timestamp >= :fromTime)
    AND (:toTime IS NULL OR timestamp <= :toTime)
    AND (:authors IS NULL OR author IN (SELECT value FROM json_each(:authors)))
    AND (:documents IS NULL OR sequence IN (
      SELECT sequence FROM revisions WHERE document IN (SELECT value FROM json_each(:documents))
    ))
`;

function asList(values: readonly string[] | undefined): string | null {
  return values === undefined ? null : JSON.stringify(values);
}
