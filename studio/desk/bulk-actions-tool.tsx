import { StackCompactIcon } from "@sanity/icons/StackCompact";
import { Box, Flex, Select, useMediaIndex } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useCallback, useState } from "react";
import { BehaviorSubject } from "rxjs";
import { type SanityClient, type Tool, useClient, useCurrentUser } from "sanity";
import { storedCurrency } from "#model/documents/label-settings-document.ts";
import { looksAfterShop } from "#studio/connection/has-role.ts";
import { noDresses, useAnswer } from "#studio/connection/use-answer.ts";
import { workspace } from "#studio/connection/workspace.ts";
import {
  COLLECTIONS_QUERY,
  collectionChoices,
  type FoundCollections,
} from "#studio/schema/collection-choices.ts";
import { dressesOf, readDresses } from "./bulk-actions.ts";
import { type BulkStep, BulkSteps, CollectionOptions } from "./bulk-steps.tsx";
import { changeThenRead } from "./change-then-read.ts";
import type { TableContent } from "./dress-cells.ts";
import { type Change, TableEditor, type Undoable, WIDE } from "./table-editor.tsx";
import { TableFiles } from "./table-files.tsx";
import { ConfirmDialog, ToolPage } from "./tool-page.tsx";
import { useEdits } from "./unsaved-cells.ts";
import { useHeld } from "./use-held.ts";

const TITLE = t("Bulk edit");

/** Studio's own lists and forms do these things to one dress at a time. */
export const bulkActionsTool: Tool = {
  name: "bulk-actions",
  title: TITLE,
  icon: StackCompactIcon,
  component: BulkActions,
};

function BulkActions() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const rights = useRights();
  const [asked, setAsked] = useState("");
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState<BulkStep>();
  const isNarrow = useMediaIndex() < WIDE;
  const { listed, isBusy, take } = useDresses(client);
  const undoable = useHeld(lastUndoable);
  const typed = useEdits();
  const tick = useCallback(
    (ids: readonly string[], isTicked: boolean) =>
      setChosenIds((before) => {
        const others = [...before].filter((id) => !ids.includes(id));
        return new Set(isTicked ? [...others, ...ids] : others);
      }),
    [],
  );

  async function answer(given: BulkStep) {
    setStep(undefined);
    if (await take(given)) setChosenIds(new Set());
  }

  if (typeof listed === "string") return <ToolPage title={TITLE}>{noDresses[listed]}</ToolPage>;
  const { collections } = listed;
  const { shown, inView } = dressesOf(asked, listed.dresses, collections);
  const chosen = inView.filter(({ id }) => chosenIds.has(id));
  const setUndoable = (now: Undoable | undefined) => lastUndoable.next(now);
  const work = { client, isBusy, take, undoable, setUndoable, typed };
  return (
    <ToolPage title={TITLE} width={4}>
      <Flex gap={3} wrap="wrap" align="center">
        <Box>
          <Select
            aria-label={t("Collection")}
            value={shown}
            onChange={({ currentTarget }) => setAsked(currentTarget.value)}
          >
            <option value="">{t("All dresses")}</option>
            <CollectionOptions collections={collections} />
          </Select>
        </Box>
        {rights.mayPublish && (chosen.length > 0 || !isNarrow) && (
          <BulkSteps
            client={client}
            chosen={chosen}
            collections={collections}
            isBusy={isBusy}
            isUnsaved={chosen.some(({ id }) => typed.edits.has(id))}
            onStep={setStep}
          />
        )}
      </Flex>
      {workspace.shopUrl && <TableFiles work={work} mayImport={rights.mayImport} />}
      <TableEditor
        content={listed}
        inView={inView}
        ticked={chosenIds}
        onTick={tick}
        work={work}
        rights={rights}
      />
      {step && (
        <ConfirmDialog
          {...step}
          id="bulk-actions"
          tone="primary"
          onNo={() => setStep(undefined)}
          onYes={() => void answer(step)}
        />
      )}
    </ToolPage>
  );
}

/** An import is looked at elsewhere before it is taken back, so this outlives a look at another tool. */
const lastUndoable = new BehaviorSubject<Undoable | undefined>(undefined);

/** A viewer changes nothing, and a contributor drafts alone. */
function useRights() {
  const user = useCurrentUser();
  const names = user?.roles.map(({ name }) => name) ?? [];
  return {
    mayEdit: names.some((name) => name !== "viewer"),
    mayPublish: names.some((name) => !["viewer", "contributor"].includes(name)),
    mayImport: looksAfterShop(user),
  };
}

/**
 * Holds the current list of dresses; `take` resolves with the list after a change that was made. Where that cannot be read just
 * now, the one from before stays: the table keeps what was typed, and its undo.
 */
function useDresses(client: SanityClient) {
  const toast = useToast();
  const [listed, setListed] = useAnswer(() => readListed(client));
  const [before, setBefore] = useState<TableContent>();
  const [isBusy, setBusy] = useState(false);
  const held = before && (listed === "asking" || listed === "away") ? before : listed;

  async function take({ run, button }: Change): Promise<TableContent | undefined> {
    setBusy(true);
    let left = "";
    const { problem, now } = await changeThenRead(
      async () => {
        left = (await run()) ?? "";
      },
      () => readListed(client),
    );
    const old = typeof held === "string" ? undefined : held;
    setBefore(old);
    setListed(now);
    toast.push(problem ?? doneOf(button, left));
    setBusy(false);
    if (problem) return undefined;
    return now === "asking" ? old : now;
  }

  return { listed: held, isBusy, take };
}

function doneOf(button: string, left: string) {
  if (left === "") return { status: "success" as const, title: t("{{button}}: done", { button }) };
  const stays = { closable: true, duration: 60_000 };
  return {
    status: "warning" as const,
    title: t("{{button}}: not all of them", { button }),
    description: left,
    ...stays,
  };
}

async function readListed(client: SanityClient): Promise<TableContent> {
  const [dresses, found, pictures] = await Promise.all([
    readDresses(client),
    client.fetch<FoundCollections>(COLLECTIONS_QUERY, {}, { perspective: "drafts" }),
    client.fetch<{ _id: string; url: string | null }[]>(PICTURES_QUERY, {}, { perspective: "drafts" }),
  ]);
  return {
    dresses,
    collections: collectionChoices(found),
    currency: storedCurrency(found.settings),
    pictures: new Map(pictures.flatMap(({ _id, url }) => (url ? [[_id, url] as const] : []))),
  };
}

const PICTURES_QUERY = '*[_type == "product"] {_id, "url": mainImage.asset->url}';
