import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { type DocumentActionComponent, type DocumentActionProps, useClient } from "sanity";
import { separated } from "#words/locale.ts";
import { problemOf } from "./change-then-read.ts";
import { dressesIn } from "./dresses-in.ts";

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
          description: t("Move them to another one first, under “Dresses”: {{names}}.", {
            names: separated(names),
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
