import { type Document, isFields, readState } from "./document.ts";
import type { Mutation } from "./mutation.ts";
import type { Change, Transaction } from "./transaction.ts";

/** Callers add conditions and order by sequence, which `groupByTransaction` keeps. */
export const changesOf = `
  SELECT t.id, t.author, t.timestamp, r.document, r.mutations, r.positions, r.body AS after, (
    SELECT body FROM revisions AS earlier
    WHERE earlier.document = r.document AND earlier.sequence < r.sequence
    ORDER BY earlier.sequence DESC LIMIT 1
  ) AS before
  FROM revisions AS r JOIN transactions AS t ON t.sequence = r.sequence
`;

export function groupByTransaction(rows: readonly Record<string, unknown>[]): Transaction[] {
  const transactions = new Map<string, Transaction & { changes: Change[] }>();
  for (const row of rows) {
    const id = String(row.id);
    const known = transactions.get(id) ?? {
      id,
      author: String(row.author),
      timestamp: String(row.timestamp),
      changes: [],
    };
    transactions.set(id, known);
    const document = String(row.document);
    const after = readState(row.after);
    known.changes.push({
      id: document,
      before: readState(row.before),
      after,
      mutations: listIn(row.mutations)?.filter(isRecordedMutation) ?? [outcomeOf(document, after)],
      positions: listIn(row.positions)?.map(Number) ?? [],
    });
  }
  return [...transactions.values()];
}

/** Where the order is unknown, mutations come document by document. */
export function mutationsOf(changes: readonly Change[]): Mutation[] {
  return changes
    .flatMap(({ mutations, positions }) =>
      mutations.map((mutation, index) => ({ mutation, position: positions[index] ?? 0 })),
    )
    .sort((one, other) => one.position - other.position)
    .map(({ mutation }) => mutation);
}

function listIn(json: unknown): unknown[] | undefined {
  if (typeof json !== "string") return undefined;
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** They were checked when they were written. */
function isRecordedMutation(value: unknown): value is Mutation {
  return isFields(value);
}

/** Early transactions and a first import have no mutations. One mutation then leads to the same document. */
function outcomeOf(id: string, after: Document | undefined): Mutation {
  return after === undefined ? { delete: { id } } : { createOrReplace: after };
}
