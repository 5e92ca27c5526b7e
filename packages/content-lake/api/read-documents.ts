import type { Document } from "../documents/document.ts";
import { httpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";

/** Each document is read once. Throws a 400 for so many or such large ones that others would wait. */
export function readDocuments(
  ids: readonly string[],
  read: (id: string) => Document | undefined,
  maxBytes: number = limits.responseBytes,
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

/** Throws a 400 for more ids than anybody means. */
export function checkCount(ids: readonly string[]): void {
  const most = limits.documentIds;
  if (ids.length > most) throw httpError(400, `At most ${most} documents can be asked for at once`);
}
