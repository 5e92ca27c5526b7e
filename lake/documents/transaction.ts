import type { Document } from "./document.ts";
import type { Mutation } from "./mutation.ts";

export type Change = {
  id: string;
  before: Document | undefined;
  after: Document | undefined;
  /** The list is empty where only the outcome matters. */
  mutations: readonly Mutation[];
  /** These are the places of the mutations in the transaction. An empty list is unknown. */
  positions: readonly number[];
};

export type Transaction = {
  id: string;
  author: string;
  timestamp: string;
  changes: readonly Change[];
  /** This is the size of all changed documents in JSON, where it is known. */
  bytes?: number;
};

export type Operation = "create" | "update" | "delete" | "none";

export type MutationResult = {
  id: string;
  operation: Operation;
};

export type CommitOptions = {
  /** The request and its results are stored for a retry under the client's id. */
  outcome?: { fingerprint: string; results: readonly MutationResult[] } | undefined;
  /** A dry run finds out whether it can be committed. */
  isDryRun?: boolean;
};

export type Written = {
  transactionId: string;
  results: readonly MutationResult[];
  read(id: string): Document | undefined;
};
