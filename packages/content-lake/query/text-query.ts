import { type Fields, isFields } from "../documents/document.ts";
import { SEARCH_TOKENS } from "./computed-fields.ts";

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
