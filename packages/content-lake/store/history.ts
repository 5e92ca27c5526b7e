import type { DatabaseSync } from "node:sqlite";
import { type Document, parseDocument } from "./document.ts";
import type { Transaction } from "./document-store.ts";

/** What has been, read from the same tables that are written with every commit. */
export interface History {
  /** What a listener has missed since an event (`transaction#document`): nothing when it cannot be told any more. */
  transactionsFrom(eventId: string): { documentId: string; transactions: Transaction[] } | undefined;
  /** The transactions that changed any of these documents, the oldest first; both ends are included. */
  transactionsOf(ids: readonly string[], range: Range): Transaction[];
  /** A document as a transaction left it, or as it was at a time. */
  documentAt(id: string, moment: { revision: string } | { time: string }): Document | undefined;
}

export interface Range {
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  isNewestFirst?: boolean;
}

export function createHistory(database: DatabaseSync): History {
  const sequenceOf = database.prepare("SELECT sequence FROM transactions WHERE id = ?");
  const sequenceAt = database.prepare(
    "SELECT max(sequence) AS sequence FROM transactions WHERE timestamp <= ?",
  );
  const stateAt = database.prepare(
    "SELECT body FROM revisions WHERE document = ? AND sequence <= ? ORDER BY sequence DESC LIMIT 1",
  );
  const changesSince = database.prepare(
    `${changes} WHERE r.sequence >= ? ORDER BY r.sequence, r.document LIMIT ?`,
  );
  const inRange = `${changes} WHERE r.document IN (SELECT value FROM json_each(?)) AND r.sequence BETWEEN ? AND ?`;
  const changesForwards = database.prepare(`${inRange} ORDER BY r.sequence, r.document LIMIT ?`);
  const changesBackwards = database.prepare(`${inRange} ORDER BY r.sequence DESC, r.document LIMIT ?`);

  function find(id: string): number | undefined {
    const sequence = sequenceOf.get(id)?.sequence;
    return typeof sequence === "number" ? sequence : undefined;
  }

  return {
    transactionsFrom(eventId) {
      const [, transactionId = "", documentId = ""] = eventId.match(/^([^#]+)#(.*)$/) ?? [];
      const sequence = find(transactionId);
      if (sequence === undefined) return undefined;
      const rows = changesSince.all(sequence, MOST_REPLAYED + 1);
      return rows.length > MOST_REPLAYED ? undefined : { documentId, transactions: gather(rows) };
    },
    transactionsOf(ids, { from, to, limit, isNewestFirst = false }) {
      const statement = isNewestFirst ? changesBackwards : changesForwards;
      const first = from === undefined ? 0 : (find(from) ?? 0);
      const last = to === undefined ? Number.MAX_SAFE_INTEGER : (find(to) ?? Number.MAX_SAFE_INTEGER);
      // Each transaction changes each document at most once, so this many rows hold the whole of the ones asked for.
      return gather(statement.all(JSON.stringify(ids), first, last, limit * ids.length)).slice(0, limit);
    },
    documentAt(id, moment) {
      const sequence = "revision" in moment ? find(moment.revision) : sequenceAt.get(moment.time)?.sequence;
      if (typeof sequence !== "number") return undefined;
      const body = stateAt.get(id, sequence)?.body;
      return typeof body === "string" ? parseDocument(body) : undefined;
    },
  };
}

/** Beyond this a listener is told to start afresh, which costs it one query. */
const MOST_REPLAYED = 500;

const changes = `
  SELECT t.id, t.author, t.timestamp, r.document, r.body AS after, (
    SELECT body FROM revisions AS earlier
    WHERE earlier.document = r.document AND earlier.sequence < r.sequence
    ORDER BY earlier.sequence DESC LIMIT 1
  ) AS before
  FROM revisions AS r JOIN transactions AS t ON t.sequence = r.sequence
`;

function gather(rows: readonly Record<string, unknown>[]): Transaction[] {
  const transactions = new Map<string, Transaction & { changes: Transaction["changes"][number][] }>();
  for (const row of rows) {
    const id = String(row.id);
    const known = transactions.get(id) ?? {
      id,
      author: String(row.author),
      timestamp: String(row.timestamp),
      changes: [],
    };
    transactions.set(id, known);
    const after = stateIn(row.after);
    known.changes.push({
      id: String(row.document),
      before: stateIn(row.before),
      after,
      // The steps are not kept; the outcome, said as one mutation, leads to the same document.
      mutations: [
        after === undefined ? { delete: { id: String(row.document) } } : { createOrReplace: after },
      ],
    });
  }
  return [...transactions.values()];
}

function stateIn(body: unknown): Document | undefined {
  return typeof body === "string" ? parseDocument(body) : undefined;
}
