import { useToast } from "@sanity/ui/toast";
import { type DocumentActionComponent, type DocumentActionProps, type SanityClient, useClient } from "sanity";
import { slugOfId } from "#app/catalogue/category.ts";
import { t } from "#app/label/translate.ts";
import { problemOf } from "./change-then-read.ts";

/** An address that another collection has taken leads to that one. */
const DRESSES = `*[
  _type == "product" && !(_id in path("versions.**")) &&
  !(category in *[_type == "collection" && !(_id in $ids)].slug.current) &&
  (category == $slug || category in *[_id in $ids].slug.current || category in *[_id in $ids].previousSlugs[])
].name`;

/** The names of the dresses that are in a collection, by whichever of its addresses. */
export async function dressesIn(client: Pick<SanityClient, "fetch">, id: string): Promise<string[]> {
  const about = { ids: [id, `drafts.${id}`], slug: slugOfId(id) };
  return [...new Set(await client.fetch<string[]>(DRESSES, about, { perspective: "raw" }))];
}

/** Studio's own Delete counts references, and dresses have none to their collection. */
export function deleteEmptyCollection(deletion: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Studio calls an action as a hook; this is made once, at its start
  function DeleteEmptyCollection(props: DocumentActionProps) {
    const client = useClient({ apiVersion: "2025-02-19" });
    const toast = useToast();
    const action = deletion(props);
    if (props.type !== "collection" || !action?.onHandle) return action;

    async function ask() {
      try {
        const names = await dressesIn(client, props.id);
        if (names.length === 0) return action?.onHandle?.();
        toast.push({
          status: "warning",
          closable: true,
          duration: 60_000,
          title: t("This collection still has dresses"),
          description: t("Move them to another one first, under “Bulk edit”: {{names}}.", {
            names: names.join(", "),
          }),
        });
      } catch (error) {
        toast.push(problemOf(error));
      }
    }

    return { ...action, onHandle: () => void ask() };
  }
  return Object.assign(DeleteEmptyCollection, { action: "delete" as const });
}
