import type { Document } from "../store/document.ts";

/**
 * How to get from one state of a document to the next and back, in mendoza's format. The format allows a patch to be only "the whole
 * value": opcode 0. Shorter ones would save bytes on a local network, and cost a differ.
 */
export function effectsOf(before: Document | undefined, after: Document | undefined) {
  return { apply: [WHOLE_VALUE, withoutRevision(after)], revert: [WHOLE_VALUE, withoutRevision(before)] };
}

const WHOLE_VALUE = 0;

function withoutRevision(document: Document | undefined) {
  if (document === undefined) return null;
  const { _rev: _, ...rest } = document;
  return rest;
}
