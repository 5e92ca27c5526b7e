import { httpError } from "@trousseau/host/http-error.ts";
import { limits } from "../limits.ts";
import type { DocumentEntries } from "./apply-mutations.ts";
import type { Document } from "./document.ts";
import type { Store } from "./document-store.ts";
import { type Mutation, targetOf } from "./mutation.ts";
import { InvalidMutation, ranTooLong } from "./mutation-error.ts";
import type { MutationRunner } from "./mutation-runner.ts";
import type { Change, MutationResult } from "./transaction.ts";

/** Nothing of a pending transaction is true before it is committed. */
export type PendingTransaction = {
  read(id: string): Document | undefined;
  /** Returns ids in their order. */
  idsUnder(prefix: string): string[];
  /** This is the state before the transaction, also of a deleted document. */
  lastStateOf(id: string): Document | undefined;
  /** A time looks like `2026-12-24T17:00:00.000Z`. */
  readonly timestamp: string;
  /** Throws FailedMutation or an HttpError. */
  apply(mutations: readonly Mutation[]): Promise<MutationResult[]>;
  /** History reads changes by id, so a resuming listener needs the same order. */
  changes(): Change[];
  /** This is in characters of JSON, over all documents that the transaction has read. */
  readonly size: number;
};

type Stamp = {
  transactionId: string;
  timestamp: string;
};

export class FailedMutation extends InvalidMutation {
  readonly index: number;

  constructor(description: string, index: number, detail: ConstructorParameters<typeof InvalidMutation>[1]) {
    super(description, detail);
    this.name = "FailedMutation";
    this.index = index;
  }
}

export function createPendingTransaction(
  store: Pick<Store, "read" | "idsUnder" | "lastStateOf">,
  runner: Pick<MutationRunner, "run">,
  stamp: Stamp,
): PendingTransaction {
  const touched = new Map<string, Change & { mutations: Mutation[]; positions: number[] }>();
  const tally = createTally();
  let leftMs = MAX_MS;
  let count = 0;

  /** All actions of a transaction share its time and its size. */
  async function run(mutations: readonly Mutation[], documents: DocumentEntries) {
    if (leftMs <= 0) throw ranTooLong(MAX_MS);
    const took = await runner.run({ ...stamp, mutations, documents }, Math.ceil(leftMs));
    leftMs -= took.ms;
    if ("failure" in took.outcome) return took.outcome;
    for (const [index, [id]] of took.outcome.documents.entries()) tally.count(id, took.sizes[index] ?? 0);
    return took.outcome;
  }

  function read(id: string): Document | undefined {
    const change = touched.get(id);
    return change === undefined ? store.read(id) : change.after;
  }

  return {
    read,
    idsUnder(prefix) {
      const ids = new Set(store.idsUnder(prefix));
      for (const [id, { after }] of touched) {
        if (after === undefined) ids.delete(id);
        else if (id.startsWith(prefix)) ids.add(id);
      }
      return [...ids].sort();
    },
    lastStateOf: store.lastStateOf,
    timestamp: stamp.timestamp,
    async apply(mutations) {
      if (mutations.length === 0) return [];
      const documents = readAll(new Set(mutations.map(targetOf)), read, tally);
      const outcome = await run(mutations, documents);
      if ("failure" in outcome) {
        const { description, index, type, status, detail } = outcome.failure;
        throw new FailedMutation(description, index, { ...detail, type, status });
      }
      const before = new Map(documents);
      for (const [id, after] of outcome.documents) {
        const change = touched.get(id) ?? {
          id,
          before: before.get(id) ?? undefined,
          after: undefined,
          mutations: [],
          positions: [],
        };
        touched.set(id, { ...change, after: after ?? undefined });
      }
      return mutations.map((mutation, index) => {
        const id = targetOf(mutation);
        const operation = outcome.operations[index] ?? "none";
        if (operation !== "none") {
          touched.get(id)?.mutations.push(mutation);
          touched.get(id)?.positions.push(count);
          count += 1;
        }
        return { id, operation };
      });
    },
    get size() {
      return tally.total;
    },
    changes: () =>
      [...touched.values()]
        .filter(
          ({ before, after, mutations }) =>
            mutations.length > 0 && (before !== undefined || after !== undefined),
        )
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}

function readAll(
  ids: ReadonlySet<string>,
  read: (id: string) => Document | undefined,
  tally: ReturnType<typeof createTally>,
): DocumentEntries {
  const documents: DocumentEntries = [];
  for (const id of ids) {
    const document = read(id) ?? null;
    if (!tally.has(id)) tally.count(id, document === null ? 0 : JSON.stringify(document).length);
    documents.push([id, document]);
  }
  return documents;
}

function createTally() {
  const sizes = new Map<string, number>();
  const { transactionBytes, transactionDocuments } = limits;
  let total = 0;
  return {
    get total() {
      return total;
    },
    has: (id: string) => sizes.has(id),
    /** Throws a 413 when all documents together are too large. `size` is in characters of JSON. */
    count(id: string, size: number): void {
      total += size - (sizes.get(id) ?? 0);
      sizes.set(id, size);
      if (sizes.size > transactionDocuments) throw tooMuch(`${transactionDocuments} documents`);
      if (total > transactionBytes) throw tooMuch(`${transactionBytes} bytes of documents`);
    },
  };
}

function tooMuch(most: string) {
  return httpError(413, `One transaction can change at most ${most}`);
}

const MAX_MS = limits.mutationSeconds * 1000;
