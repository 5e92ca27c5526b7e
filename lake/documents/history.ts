import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { limits } from "../limits.ts";
import { versionsOf } from "../storage/database.ts";
import { type Document, readState } from "./document.ts";
import { idsBetween, isVersionId, publishedIdOf, versionsPrefix } from "./document-id.ts";
import type { Transaction } from "./transaction.ts";
import { changesOf, groupByTransaction } from "./transaction-records.ts";
import {
  asList,
  createTransactionSearch,
  isCurrent,
  lastUntilTime,
  type TransactionFilter,
} from "./transaction-search.ts";

export type History = {
  /** Returns undefined when it cannot be told what a listener has missed since an event (`transaction#document`). */
  transactionsFrom(
    eventId: string,
  ): { documentId: string; last: Transaction; transactions: Iterable<Transaction> } | undefined;
  /**
   * Each transaction is read when it is requested, because all together could fill the memory. Throws a 400 for an unknown end.
   */
  transactions(filter: TransactionFilter): Iterable<Transaction>;
  /** Other requests have their turns during the search and between transactions. */
  transactionsInTurns(filter: TransactionFilter): AsyncIterable<Transaction>;
  statesAt(
    moment: { revision: string } | { time: string } | undefined,
    options?: Pick<TransactionFilter, "isCurrentOnly">,
  ): (id: string) => Document | undefined;
  /** Only the drafts and versions of a document that were deleted last are returned. */
  lastStates(ids: readonly string[]): Document[];
  idsInRelease(name: string): string[];
  versionIdsOf(publishedId: string): string[];
};

export function createHistory(database: DatabaseSync): History {
  const search = createTransactionSearch(database);
  const changesIn = database.prepare(`${changesOf} WHERE r.sequence = :sequence
    AND (:shown IS NULL OR r.document IN (SELECT value FROM json_each(:shown)))
    AND (:isCurrentOnly = 0 OR ${isCurrent("r")})
    ORDER BY r.document`);

  /** A transaction without a shown document is none. */
  function read(
    sequence: number,
    { documents, hasOtherDocuments, isCurrentOnly }: Partial<TransactionFilter>,
  ) {
    const shown = hasOtherDocuments === true ? null : asList(documents);
    return groupByTransaction(
      changesIn.all({ sequence, shown, isCurrentOnly: isCurrentOnly === true ? 1 : 0 }),
    );
  }

  function* readAll(filter: TransactionFilter, found: Iterable<number | undefined>): Generator<Transaction> {
    for (const sequence of found) if (sequence !== undefined) yield* read(sequence, filter);
  }

  async function* readInTurns(
    filter: TransactionFilter,
    found: Iterable<number | undefined>,
  ): AsyncGenerator<Transaction> {
    for (const sequence of found) {
      if (sequence !== undefined) yield* read(sequence, filter);
      await setImmediate();
    }
  }

  return {
    transactionsFrom: createReplay(database, (sequence) => read(sequence, {})),
    transactions: (filter) => readAll(filter, search(filter)),
    transactionsInTurns: (filter) => readInTurns(filter, search(filter)),
    statesAt: createStateReader(database),
    lastStates: createLastStates(database),
    ...createIdReader(database),
  };
}

function createReplay(
  database: DatabaseSync,
  read: (sequence: number) => Transaction[],
): History["transactionsFrom"] {
  const find = database.prepare("SELECT sequence FROM transactions WHERE id = ?");
  const changedSince = database.prepare(
    "SELECT sequence FROM revisions WHERE sequence > ? ORDER BY sequence LIMIT ?",
  );
  function* readEach(sequences: ReadonlySet<number>): Generator<Transaction> {
    for (const sequence of sequences) yield* read(sequence);
  }
  return (eventId) => {
    const [, transactionId = "", documentId = ""] = eventId.match(/^([^#]+)#(.*)$/) ?? [];
    const sequence = find.get(transactionId)?.sequence;
    if (typeof sequence !== "number") return undefined;
    const [last] = read(sequence);
    const most = limits.replayedChanges;
    const rows = changedSince.all(sequence, most + 1);
    if (last === undefined || rows.length > most) return undefined;
    return { documentId, last, transactions: readEach(new Set(rows.map((row) => Number(row.sequence)))) };
  };
}

function createStateReader(database: DatabaseSync): History["statesAt"] {
  const find = database.prepare("SELECT sequence FROM transactions WHERE id = ?");
  const findLastUntil = database.prepare(lastUntilTime);
  const stateAt = database.prepare(`
    SELECT body FROM revisions AS r
    WHERE document = :id AND sequence <= :sequence AND (:isCurrentOnly = 0 OR ${isCurrent("r")})
    ORDER BY sequence DESC LIMIT 1`);

  function sequenceAt(moment: Parameters<History["statesAt"]>[0]): unknown {
    if (moment === undefined) return Number.MAX_SAFE_INTEGER;
    return ("revision" in moment ? find.get(moment.revision) : findLastUntil.get(moment.time))?.sequence;
  }

  return (moment, { isCurrentOnly = false } = {}) => {
    const sequence = sequenceAt(moment);
    if (typeof sequence !== "number") return () => undefined;
    return (id) => readState(stateAt.get({ id, sequence, isCurrentOnly: isCurrentOnly ? 1 : 0 })?.body);
  };
}

function createLastStates(database: DatabaseSync): History["lastStates"] {
  const transactionAt = database.prepare("SELECT id FROM transactions WHERE sequence = ?");
  const lastState = database.prepare(
    `SELECT body, (SELECT max(sequence) FROM revisions WHERE document = :id AND body IS NULL) AS gone, sequence
     FROM revisions WHERE document = :id AND body IS NOT NULL ORDER BY sequence DESC LIMIT 1`,
  );

  function stateOf(id: string) {
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
  }

  return (ids) => {
    const states = ids.flatMap(stateOf);
    // A draft that was published long before the deletion is not what the document last was.
    return states
      .filter(({ group, until }) => states.every((other) => other.group !== group || other.until <= until))
      .map(({ document }) => document);
  };
}

function createIdReader(database: DatabaseSync): Pick<History, "idsInRelease" | "versionIdsOf"> {
  const idsEverBetween = database.prepare(
    "SELECT DISTINCT document AS id FROM revisions WHERE document >= ? AND document < ? ORDER BY document",
  );
  const versionsEverOf = database.prepare(versionsOf);
  const idsIn = (rows: readonly Record<string, unknown>[]) => rows.map(({ id }) => String(id));
  return {
    idsInRelease: (name) => idsIn(idsEverBetween.all(...idsBetween(versionsPrefix(name)))),
    versionIdsOf: (publishedId) => idsIn(versionsEverOf.all(publishedId)),
  };
}
