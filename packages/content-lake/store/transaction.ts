import type { Document } from "./document.ts";
import type { Mutation } from "./mutation.ts";

/** What one transaction did to one document. */
export interface Change {
  id: string;
  before: Document | undefined;
  after: Document | undefined;
  /** The steps that led from the one to the other: empty where only the outcome matters. */
  mutations: readonly Mutation[];
  /** Where each of them stood among all mutations of the transaction: nothing where that is not known. */
  positions: readonly number[];
}

export interface Transaction {
  id: string;
  author: string;
  timestamp: string;
  changes: readonly Change[];
  /** What all documents that it has made or changed have together in JSON, where that is known. */
  bytes?: number;
}

export type Operation = "create" | "update" | "delete" | "none";

/** What became of one mutation. */
export interface MutationResult {
  id: string;
  operation: Operation;
}

export interface CommitOptions {
  /** The request that the client sent under this id, and its results: stored for a retry. */
  outcome?: { fingerprint: string; results: readonly MutationResult[] } | undefined;
  /** Finds out whether it can be committed, and does not. */
  isDryRun?: boolean;
}

/** What a write has come to. */
export interface Written {
  transactionId: string;
  results: readonly MutationResult[];
  /** A document as the transaction left it. */
  read(id: string): Document | undefined;
}
