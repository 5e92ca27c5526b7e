import { isFields } from "../store/document.ts";

/** Only the filter of a query decides which events a listener gets (Sanity's docs, "Listening"). */
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
