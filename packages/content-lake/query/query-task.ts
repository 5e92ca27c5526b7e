import { type Document, isFields } from "../store/document.ts";
import type { Visibility } from "../store/visibility.ts";
import type { Params } from "./groq.ts";
import type { Perspective } from "./perspective.ts";

/** Evaluates a query. The reply is the result as JSON. */
export interface EvaluateTask {
  query: string;
  params: Params;
  perspective: Perspective;
  visibility: Visibility;
  identity: string;
  /** The origin of the request: URLs of assets begin with it. */
  origin?: string | undefined;
}

/** Evaluates filters on documents, each document alone. The reply is a list of `FilterResult`s. */
export interface MatchTask {
  filters: readonly ClientFilter[];
  documents: readonly (Document | undefined)[];
}

/** Finds the documents that queries select, all of one moment. The reply is a list of ids for each. */
export interface SelectTask {
  selections: readonly Filter[];
}

export interface Filter {
  query: string;
  params: Params;
}

/** A filter and its client: what all filters of one client cost is counted together. */
export interface ClientFilter extends Filter {
  from: string;
}

/** For each document "1" or "0": whether the filter is met; or why this filter cannot be evaluated: the body of an error. */
export type FilterResult = { met: string } | { status: number; body: Record<string, unknown> };

export function isEvaluateTask(value: unknown): value is EvaluateTask {
  return isFields(value) && "query" in value;
}

export function isSelectTask(value: unknown): value is SelectTask {
  return isFields(value) && "selections" in value;
}

export function isSelectedIds(value: unknown): value is string[][] {
  return Array.isArray(value) && value.every((ids) => Array.isArray(ids));
}

export function isMatchTask(value: unknown): value is MatchTask {
  return isFields(value) && "filters" in value;
}

export function isFilterResults(value: unknown): value is FilterResult[] {
  return Array.isArray(value) && value.every((one) => isFields(one) && ("met" in one || "status" in one));
}
