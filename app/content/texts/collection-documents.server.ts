import { z } from "zod";
import { inLabelOrder } from "#app/content/label-order.server.ts";
import { readLine } from "#app/content/plain-text.server.ts";
import { slugOfId } from "#app/label/collection-id.ts";
import { slugFault } from "#app/label/link-address.ts";
import type { DefaultedFields } from "./document-reader.server.ts";
import { notShown } from "./parse-with-defaults.server.ts";

/** Each document takes half a millisecond to read, during which no visitor is answered. */
const MAX_COLLECTIONS = 200;

const candidate = z.looseObject({ _id: z.string(), _type: z.literal("collection") });
const slugField = z.object({ current: z.string() });

/** By slug, the ids of the documents that are collections, in the label's order; and why others are none. */
export function collectionDocuments(documents: readonly unknown[]) {
  const ids = new Map<string, string>();
  const faults: DefaultedFields[] = [];
  const found = documents.flatMap((document) => candidate.safeParse(document).data ?? []);
  for (const { _id: id, slug: stored } of inLabelOrder(found)) {
    const slug = readLine(slugField.safeParse(stored).data?.current) || slugOfId(id);
    const reason = reasonAgainst(slug, ids);
    if (!reason) ids.set(slug, id);
    else faults.push({ id, faults: [notShown(reason)] });
    // One of thousands is enough to say.
    if (reason && ids.size === MAX_COLLECTIONS) break;
  }
  return { ids, faults };
}

function reasonAgainst(slug: string, ids: ReadonlyMap<string, string>): string | undefined {
  const other = ids.get(slug);
  if (!slug) return "it has no address, and is not shown";
  const fault = slugFault(slug);
  if (fault) return fault;
  if (other !== undefined) return `its address /collection/${slug} belongs to ${other} already`;
  return ids.size < MAX_COLLECTIONS ? undefined : `there are more than ${MAX_COLLECTIONS} collections`;
}
