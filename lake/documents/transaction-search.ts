import type { DatabaseSync } from "node:sqlite";
import { httpError } from "@trousseau/host/http-error.ts";

/** The oldest transaction comes first. Both ends of a range are included. */
export type TransactionFilter = {
  /** Only transactions that changed one of these count. */
  documents?: readonly string[] | undefined;
  authors?: readonly string[] | undefined;
  fromTransaction?: string | undefined;
  toTransaction?: string | undefined;
  /** Times are ISO 8601 with milliseconds, in UTC, and are compared as text. */
  fromTime?: string | undefined;
  toTime?: string | undefined;
  limit: number;
  isNewestFirst?: boolean;
  /** Changes that the same transactions made to other documents are included. */
  hasOtherDocuments?: boolean;
  /** Changes before a document's last deletion are left out: somebody may have reused its id. */
  isCurrentOnly?: boolean;
};

/** An undefined element is a moment in which others may have their turn. */
type TransactionSearch = (filter: TransactionFilter) => Generator<number | undefined>;

/**
 * The search goes a stretch at a time, so that nobody waits for all transactions. The writer keeps times in the order of
 * sequences.
 */
export function createTransactionSearch(database: DatabaseSync): TransactionSearch {
  const sequenceOf = database.prepare("SELECT sequence FROM transactions WHERE id = ?");
  const lastSequence = database.prepare("SELECT max(sequence) AS sequence FROM transactions");
  const firstSince = database.prepare(
    "SELECT sequence FROM transactions WHERE timestamp >= ? ORDER BY timestamp, sequence LIMIT 1",
  );
  const lastUntil = database.prepare(lastUntilTime);
  const reach = database.prepare(`SELECT min(first) AS first, max(last) AS last FROM (
    SELECT (SELECT min(sequence) FROM revisions WHERE document = value) AS first,
      (SELECT max(sequence) FROM revisions WHERE document = value) AS last
    FROM json_each(?))`);
  const chosen = (order: "ASC" | "DESC") =>
    database.prepare(`${matching} ORDER BY sequence ${order} LIMIT :limit`);
  const statements = { oldest: chosen("ASC"), newest: chosen("DESC") };

  function find(transactionId: string): number {
    const sequence = sequenceOf.get(transactionId)?.sequence;
    if (typeof sequence !== "number") throw httpError(400, `There is no transaction "${transactionId}"`);
    return sequence;
  }

  function rangeOf(filter: TransactionFilter): { first: number; last: number } {
    const { documents, fromTransaction, toTransaction, fromTime, toTime } = filter;
    const touched = documents && reach.get(JSON.stringify(documents));
    const firsts = [
      fromTransaction === undefined ? 0 : find(fromTransaction),
      fromTime === undefined ? 0 : sequenceIn(firstSince.get(fromTime), Number.POSITIVE_INFINITY),
      touched === undefined ? 0 : (numberIn(touched.first) ?? Number.POSITIVE_INFINITY),
    ];
    const lasts = [
      sequenceIn(lastSequence.get(), 0),
      toTransaction === undefined ? Number.POSITIVE_INFINITY : find(toTransaction),
      toTime === undefined ? Number.POSITIVE_INFINITY : sequenceIn(lastUntil.get(toTime), 0),
      touched === undefined ? Number.POSITIVE_INFINITY : (numberIn(touched.last) ?? 0),
    ];
    return { first: Math.max(...firsts), last: Math.min(...lasts) };
  }

  function* search(filter: TransactionFilter, range: { first: number; last: number }) {
    const statement = filter.isNewestFirst === true ? statements.newest : statements.oldest;
    const parameters = {
      documents: asList(filter.documents),
      authors: asList(filter.authors),
      fromTime: filter.fromTime ?? null,
      toTime: filter.toTime ?? null,
      isCurrentOnly: filter.isCurrentOnly === true ? 1 : 0,
    };
    let left = filter.limit;
    for (const stretch of stretches(range, filter.isNewestFirst === true)) {
      const rows = statement.all({ ...parameters, ...stretch, limit: left });
      for (const { sequence } of rows) yield Number(sequence);
      left -= rows.length;
      if (left <= 0) return;
      yield undefined;
    }
  }

  // An unknown transaction is an error before the response begins.
  return (filter) => search(filter, rangeOf(filter));
}

export const lastUntilTime =
  "SELECT sequence FROM transactions WHERE timestamp <= ? ORDER BY timestamp DESC, sequence DESC LIMIT 1";

/** Only revisions after the document's last deletion count. */
export const isCurrent = (revisions: string) => `${revisions}.sequence > coalesce((
  SELECT max(deletions.sequence) FROM revisions AS deletions
  WHERE deletions.document = ${revisions}.document AND deletions.body IS NULL
), 0)`;

export function asList(values: readonly string[] | undefined): string | null {
  return values === undefined ? null : JSON.stringify(values);
}

function* stretches({ first, last }: { first: number; last: number }, isNewestFirst: boolean) {
  for (let done = 0; first + done <= last; done += STRETCH) {
    const from = isNewestFirst ? Math.max(first, last - done - STRETCH + 1) : first + done;
    const to = isNewestFirst ? last - done : Math.min(last, first + done + STRETCH - 1);
    yield { first: from, last: to };
  }
}

function sequenceIn(row: Record<string, unknown> | undefined, otherwise: number): number {
  return numberIn(row?.sequence) ?? otherwise;
}

function numberIn(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

const matching = `
  SELECT sequence FROM transactions
  WHERE sequence BETWEEN :first AND :last
    AND (:fromTime IS NULL OR timestamp >= :fromTime)
    AND (:toTime IS NULL OR timestamp <= :toTime)
    AND (:authors IS NULL OR author IN (SELECT value FROM json_each(:authors)))
    AND (:documents IS NULL OR sequence IN (
      SELECT sequence FROM revisions AS r
      WHERE document IN (SELECT value FROM json_each(:documents)) AND sequence BETWEEN :first AND :last
        AND (:isCurrentOnly = 0 OR ${isCurrent("r")})
    ))
`;

/** Some milliseconds are enough for this many transactions. */
const STRETCH = 5000;
