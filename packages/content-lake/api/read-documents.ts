import { httpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";
import type { Document } from "../store/document.ts";

/**
 * The documents with these ids, each once, that `read` finds. Throws 400 when so many are requested, or such large ones, that
 * answering would keep the others waiting.
 */
export function readDocuments(
  ids: readonly string[],
  read: (id: string) => Document | undefined,
  maxBytes: number = limits.responseBytes.value,
): Document[] {
  checkCount(ids);
  const found: Document[] = [];
  let size = 0;
  for (const id of new Set(ids)) {
    const document = read(id);
    if (document === undefined) continue;
    found.push(document);
    size += JSON.stringify(document).length;
    if (size > maxBytes)
      throw httpError(400, `These documents have more than ${maxBytes} bytes. Ask for fewer.`);
  }
  return found;
}

/** Throws 400 when so many ids are given that nobody means them. */
export function checkCount(ids: readonly string[]): void {
  const { value: most } = limits.documentIds;
  if (ids.length > most) throw httpError(400, `At most ${most} documents can be asked for at once`);
}
