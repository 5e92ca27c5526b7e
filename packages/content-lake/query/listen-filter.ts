import { isFields } from "../store/document.ts";

/** A listener gets events of documents that meet its filter; what the query then makes of them does not matter (Sanity's docs, "Listening"). */
export function filterOf(node: unknown): unknown {
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
