import { HttpError, messageOf } from "@trousseau/host/http-error.ts";
import { evaluateSync, parse, toJS } from "groq-js";
import { type Fields, isFields } from "../documents/document.ts";
import { SEARCH_TOKENS } from "./computed-fields.ts";

export type Query = {
  evaluate(scope: {
    documents: readonly unknown[];
    find: (id: string) => unknown;
    params: Params;
    identity: string;
    sanity: { projectId: string; dataset: string };
  }): unknown;
};

export type Params = Readonly<Record<string, unknown>>;

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
  const end = start + missing.length + 1;
  throw parseFailure(source, `param $${missing} referenced, but not provided`, start, end);
}

function parseSource(source: string, params: Params): unknown {
  try {
    // Its parser knows no comment that ends with the query instead of a line.
    return parse(`${source}\n`, { params });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const position = "position" in error && typeof error.position === "number" ? error.position : undefined;
    if (position === undefined) throw parseFailure(source, error.message, 0, source.length);
    if (source.slice(position).trim() === "")
      throw parseFailure(source, "unexpected end-of-file, expected expression", source.length, source.length);
    throw parseFailure(source, error.message, position, position + 1);
  }
}

function parametersIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(parametersIn);
  if (!isFields(node)) return [];
  if (node.type === "Parameter" && typeof node.name === "string") return [node.name];
  // A constant holds data, which may look like anything.
  return node.type === "Value" ? [] : Object.values(node).flatMap(parametersIn);
}

/** The client draws a code frame from `start` and `end`. */
function parseFailure(query: string, description: string, start: number, end: number): HttpError {
  return new HttpError(400, { error: { type: "queryParseError", description, query, start, end } });
}

export function queryFailure(query: string, error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  return new HttpError(400, { error: { type: "queryExecutionError", description: describe(error), query } });
}

/** Functions that groq-js parses and cannot evaluate, such as those of `diff::` and `geo::`, fail with this. */
const UNSUPPORTED = /^(executeSync not supported|not implemented)$/;

function describe(error: unknown): string {
  if (UNSUPPORTED.test(messageOf(error))) return "The query calls a function that this lake does not have";
  if (!(error instanceof RangeError)) return messageOf(error);
  // V8 says this for a stack, or a string of half a gigabyte, that it cannot hold.
  return /stack/.test(error.message) ? "The query is nested too deep" : "The result is too large";
}

/** Only the filter of a query decides which events a listener gets (Sanity's docs, "Listening"). */
function filterOf(node: unknown): unknown {
  if (isFields(node) && typeof node.type === "string" && shaping.has(node.type)) return filterOf(node.base);
  return node;
}

const shaping = new Set([
  "Map",
  "FlatMap",
  "Projection",
  "PipeFuncCall",
  "Slice",
  "AccessElement",
  "ArrayCoerce",
  "Group",
]);

/**
 * groq-js parses `x match text::query(search)` but cannot evaluate it, and Studio's lists need it. Each word becomes a `match` of
 * word beginnings; `-word` negates; no words match everything. The hosted service stems words.
 */
export function rewriteTextQuery(node: unknown, searchOf: (argument: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((child) => rewriteTextQuery(child, searchOf));
  if (!isFields(node)) return node;
  if (node.type === "OpCall" && node.op === "match" && isTextQuery(node.right)) {
    const search = Array.isArray(node.right.args) ? searchOf(node.right.args[0]) : undefined;
    return matchTokens(searchable(node.left), typeof search === "string" ? search : "");
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, rewriteTextQuery(child, searchOf)]),
  );
}

function isTextQuery(node: unknown): node is Fields {
  return isFields(node) && node.type === "FuncCall" && node.namespace === "text" && node.name === "query";
}

/** `@` stands for all words in the document. */
function searchable(node: unknown): unknown {
  if (!isFields(node)) return node;
  if (node.type === "This") return { type: "AccessAttribute", base: node, name: SEARCH_TOKENS };
  if (node.type !== "Array" || !Array.isArray(node.elements)) return node;
  return { ...node, elements: node.elements.map(searchableElement) };
}

/** The words of a document are a list, and `match` only looks one list deep. */
function searchableElement(element: unknown): unknown {
  if (!isFields(element) || !isFields(element.value) || element.value.type !== "This") return element;
  return { ...element, value: searchable(element.value), isSplat: true };
}

function matchTokens(text: unknown, search: string): unknown {
  const terms = search.match(/-?"[^"]*"|\S+/g) ?? [];
  return terms
    .map((term) => matchTerm(text, term))
    .filter((condition) => condition !== undefined)
    .reduce<unknown>(
      (left, right) => (left === everything ? right : { type: "And", left, right }),
      everything,
    );
}

function matchTerm(text: unknown, term: string): unknown {
  const word = term
    .replace(/^-/, "")
    .replaceAll('"', "")
    .replace(/(?<!\*)\*+$/, "");
  if (word === "") return undefined;
  const condition = { type: "OpCall", op: "match", left: text, right: { type: "Value", value: `${word}*` } };
  return term.startsWith("-") ? { type: "Not", base: condition } : condition;
}

const everything = { type: "Value", value: true };
