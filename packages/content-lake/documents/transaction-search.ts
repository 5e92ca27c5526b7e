import type { DatabaseSync } from "node:sqlite";
import { httpError } from "../http/http-error.ts";

/** The oldest transaction comes first. Both ends of a range are included. */
export interface TransactionFilter {
  /** Only transactions that changed one of these count. */
  documents?: readonly string[] | undefined;
  fromTransaction?: string | undefined;
  toTransaction?: string | undefined;
  limit: number;
  isNewestFirst?: boolean;
  /** Changes that the same transactions made to other documents are included. */
  hasOtherDocuments?: boolean;
  /** Changes before a document's last deletion are left out: somebody may have reused its id. */
  isCurrentOnly?: boolean;
}

/** An undefined element is a moment in which others may have their turn. */
type TransactionSearch = (filter: TransactionFilter) => Generator<number | undefined>;

/** The search goes a stretch at a time, so that nobody waits for all transactions. */
export function createTransactionSearch(database: DatabaseSync): TransactionSearch {
  const sequenceOf = database.prepare("SELECT sequence FROM transactions WHERE id = ?");
  const lastSequence = database.prepare("SELECT max(sequence) AS sequence FROM transactions");
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
    const { documents, fromTransaction, toTransaction } = filter;
    const touched = documents && reach.get(JSON.stringify(documents));
    const firsts = [
      fromTransaction === undefined ? 0 : find(fromTransaction),
      touched === undefined ? 0 : (numberIn(touched.first) ?? Number.POSITIVE_INFINITY),
    ];
    const lasts = [
      numberIn(lastSequence.get()?.sequence) ?? 0,
      toTransaction === undefined ? Number.POSITIVE_INFINITY : find(toTransaction),
      touched === undefined ? Number.POSITIVE_INFINITY : (numberIn(touched.last) ?? 0),
    ];
    return { first: Math.max(...firsts), last: Math.min(...lasts) };
  }

  function* search(filter: TransactionFilter, range: { first: number; last: number }) {
    const statement = filter.isNewestFirst === true ? statements.newest : statements.oldest;
    const parameters = {
      documents: asList(filter.documents),
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

function numberIn(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

const matching = `
  SELECT sequence FROM transactions
  WHERE sequence BETWEEN :first AND :last
    AND (:documents IS NULL OR sequence IN (
      SELECT sequence FROM revisions AS r
      WHERE document IN (SELECT value FROM json_each(:documents)) AND sequence BETWEEN :first AND :last
        AND (:isCurrentOnly = 0 OR ${isCurrent("r")})
    ))
`;

/** Some milliseconds are enough for this many transactions. */
const STRETCH = 5000;
