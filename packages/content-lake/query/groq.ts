import { evaluateSync, parse, toJS } from "groq-js";
import { isFields } from "../store/document.ts";
import { filterOf } from "./listen-filter.ts";
import { rewriteTextQuery } from "./text-query.ts";

export interface Query {
  evaluate(scope: {
    documents: readonly unknown[];
    find: (id: string) => unknown;
    params: Params;
    identity: string;
    sanity: { projectId: string; dataset: string };
  }): unknown;
}

export type Params = Readonly<Record<string, unknown>>;

/** The client draws a code frame from `start` and `end`. */
export class QueryError extends Error {
  readonly start: number;
  readonly end: number;

  constructor(message: string, start: number, end: number) {
    super(message);
    this.name = "QueryError";
    this.start = start;
    this.end = end;
  }
}

export function compile(source: string, params: Params): Query {
  return prepare(checkedTree(source, params), params);
}

export function compileFilter(source: string, params: Params): Query {
  return prepare(filterOf(checkedTree(source, params)), params);
}

function prepare(tree: unknown, params: Params): Query {
  const runnable = rewriteTextQuery(tree, (argument) => toJS(evaluateSync(argument, { params })));
  return {
    evaluate({ documents, find, params, identity, sanity }) {
      const dereference = ({ _ref }: { _ref: string }) => find(_ref);
      return toJS(evaluateSync(runnable, { dataset: documents, dereference, params, identity, sanity }));
    },
  };
}

function checkedTree(source: string, params: Params): unknown {
  const tree = parseSource(source, params);
  const missing = parametersIn(tree).find((name) => !Object.hasOwn(params, name));
  if (missing === undefined) return tree;
  const start = Math.max(0, source.indexOf(`$${missing}`));
  throw new QueryError(`param $${missing} referenced, but not provided`, start, start + missing.length + 1);
}

function parseSource(source: string, params: Params): unknown {
  try {
    // Its parser knows no comment that ends with the query instead of a line.
    return parse(`${source}\n`, { params });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const position = "position" in error && typeof error.position === "number" ? error.position : undefined;
    if (position === undefined) throw new QueryError(error.message, 0, source.length);
    if (source.slice(position).trim() === "")
      throw new QueryError("unexpected end-of-file, expected expression", source.length, source.length);
    throw new QueryError(error.message, position, position + 1);
  }
}

function parametersIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(parametersIn);
  if (!isFields(node)) return [];
  if (node.type === "Parameter" && typeof node.name === "string") return [node.name];
  // A constant holds data, which may look like anything.
  return node.type === "Value" ? [] : Object.values(node).flatMap(parametersIn);
}
