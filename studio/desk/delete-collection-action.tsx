import { Button, Flex, Select, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { type DocumentActionComponent, type DocumentActionProps, useClient } from "sanity";
import { t } from "#app/label/translate.ts";
import { listed } from "#words/locale.ts";
import { problemOf } from "./change-then-read.ts";
import { deleteCollection, type LeftBehind, readLeftBehind } from "./delete-collection.ts";
import { DAYS_IN_TRASH } from "./recently-deleted.ts";

/**
 * Studio's own Delete counts references, and dresses have none to their collection. This one asks what becomes of
 * them.
 */
export function deleteWithDresses(deletion: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Studio calls an action as a hook; this is made once, at its start
  function DeleteWithDresses(props: DocumentActionProps) {
    const { id, type } = props;
    const client = useClient({ apiVersion: "2025-02-19" });
    const toast = useToast();
    const [left, setLeft] = useState<LeftBehind>();
    const action = deletion(props);
    if (type !== "collection" || !action?.onHandle) return action;
    const { onHandle } = action;

    async function ask() {
      try {
        const found = await readLeftBehind(client, id);
        if (found.names.length > 0) setLeft(found);
        else onHandle?.();
      } catch (error) {
        toast.push(problemOf(error));
      }
    }

    async function remove(into: string | undefined) {
      setLeft(undefined);
      await deleteCollection(client, id, into).catch((error: unknown) => toast.push(problemOf(error)));
    }

    return {
      ...action,
      onHandle: () => void ask(),
      dialog: left
        ? {
            type: "dialog" as const,
            header: t("Delete a collection of {{count}} dresses?", {
              count: left.names.length,
              defaultValue_one: "Delete a collection of one dress?",
            }),
            content: <Question left={left} onNo={() => setLeft(undefined)} onYes={remove} />,
            onClose: () => setLeft(undefined),
          }
        : action.dialog,
    };
  }
  return Object.assign(DeleteWithDresses, { action: "delete" as const });
}

type QuestionProps = { left: LeftBehind; onNo(): void; onYes(into: string | undefined): void };

function Question({ left, onNo, onYes }: QuestionProps) {
  const [chosen, setChosen] = useState("");
  const into = left.others.find(({ id }) => id === chosen);
  return (
    <Stack gap={4}>
      <Text>{left.names.join(", ")}</Text>
      <Select
        aria-label={t("What happens to its dresses")}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">{t("Leave its dresses as they are")}</option>
        {left.others.map(({ id, name }) => (
          <option key={id} value={id}>
            {t("Move them to {{name}}", { name })}
          </option>
        ))}
      </Select>
      <Text>
        {into ? moved(into) : unmoved(left)}{" "}
        {t("The collection can be restored from the trash for {{days}} days.", { days: DAYS_IN_TRASH })}
      </Text>
      <Flex gap={3} justify="flex-end">
        <Button text={t("Cancel")} mode="ghost" onClick={onNo} />
        <Button text={t("Delete the collection")} tone="critical" onClick={() => onYes(into?.id)} />
      </Flex>
    </Stack>
  );
}

function moved({ name, isHidden }: LeftBehind["others"][number]): string {
  const stays = t("They are in {{name}} at once, and links to this collection lead there.", { name });
  return isHidden
    ? `${stays} ${t("That collection is not in the shop, so they will not be either.")}`
    : stays;
}

/** The shop's rule is in app/content/texts/collections.server.ts. */
function unmoved({ slugs, isHidden }: LeftBehind): string {
  const addresses = listed(slugs.map((slug) => `/collection/${slug}`));
  const stays = t(
    "They stay, and so does {{addresses}} as long as a dress names it, with a name made from its address and without what is written here.",
    { addresses },
  );
  return isHidden ? `${stays} ${t("They are hidden now, and will appear in the shop.")}` : stays;
}
