import { type HttpError, httpError } from "@trousseau/host/http-error.ts";
import type { Visibility } from "../access/permissions.ts";
import { type Document, isFields } from "../documents/document.ts";
import type { Params } from "./groq.ts";
import type { Perspective } from "./perspective.ts";

/** The reply is the result as JSON. */
export type EvaluateTask = {
  query: string;
  params: Params;
  perspective: Perspective;
  visibility: Visibility;
  identity: string;
  /** URLs of assets begin with the origin of the request. */
  origin?: string | undefined;
};

/** Each document is evaluated alone. The reply is a list of `FilterResult`s. */
export type MatchTask = {
  filters: readonly ClientFilter[];
  documents: readonly (Document | undefined)[];
};

/** All documents are of one moment. The reply is a list of ids for each query. */
export type SelectTask = {
  selections: readonly Filter[];
};

export type Filter = {
  query: string;
  params: Params;
};

/** The filters of one client are limited together. */
export type ClientFilter = Filter & {
  from: string;
};

/** "1" or "0" says for each document whether it meets the filter. Otherwise this is the body of an error. */
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

export function asResult({ status, body }: HttpError): FilterResult {
  return { status, body };
}

export function tooCostly(whose: string, ms: number): HttpError {
  return httpError(
    400,
    `${whose} together ran longer than ${ms} ms at one change. This was one of the costliest, and has ended.`,
  );
}
