import type { Document } from "../documents/document.ts";

/** Mendoza's format allows a patch to be the whole value (opcode 0). A shorter patch would cost a differ. */
export function effectsOf(before: Document | undefined, after: Document | undefined) {
  return { apply: [WHOLE_VALUE, withoutRevision(after)], revert: [WHOLE_VALUE, withoutRevision(before)] };
}

const WHOLE_VALUE = 0;

function withoutRevision(document: Document | undefined) {
  if (document === undefined) return null;
  const { _rev: _, ...rest } = document;
  return rest;
}
