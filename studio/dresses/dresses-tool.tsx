import { StackCompactIcon } from "@sanity/icons/StackCompact";
import { Flex, useMediaIndex } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useCallback, useState } from "react";
import { BehaviorSubject } from "rxjs";
import { type SanityClient, type Tool, useClient, useCurrentUser } from "sanity";
import { labelPhoneOf } from "#model/customers/customer.ts";
import { storedCurrency } from "#model/documents/label-settings-document.ts";
import { looksAfterShop } from "#studio/connection/has-role.ts";
import { noDresses, useAnswer } from "#studio/connection/use-answer.ts";
import { workspace } from "#studio/connection/workspace.ts";
import { changeThenRead } from "#studio/desk/change-then-read.ts";
import { withTicks } from "#studio/desk/tick-list.tsx";
import { ConfirmDialog, ToolPage } from "#studio/desk/tool-page.tsx";
import { Choice } from "#studio/people/line-field.tsx";
import {
  COLLECTIONS_QUERY,
  collectionChoices,
  type FoundCollections,
} from "#studio/schema/collection-choices.ts";
import { dressesOf, readDresses } from "./change-dresses.ts";
import type { TableContent } from "./dress-cells.ts";
import { PictureTexts } from "./picture-texts.tsx";
import { type Change, TableEditor, type Undoable, WIDE } from "./table-editor.tsx";
import { TableFiles } from "./table-files.tsx";
import type { ConfirmedChange } from "./ticked-actions.tsx";
import { TickedDresses } from "./ticked-dresses.tsx";
import { useEdits } from "./unsaved-cells.ts";
import { useHeld } from "./use-held.ts";

const TITLE = t("Bulk edit");

/** Studio's own lists and forms change one dress at a time; this table changes many. */
export const dressesTool: Tool = {
  name: "dresses",
  title: TITLE,
  icon: StackCompactIcon,
  component: Dresses,
};

function Dresses() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const rights = useRights();
  const [chosenCollection, setChosenCollection] = useState("");
  const [tickedIds, setTickedIds] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState<ConfirmedChange>();
  const isNarrow = useMediaIndex() < WIDE;
  const { content, isBusy, take } = useDresses(client);
  const undoable = useHeld(lastUndoable);
  const typed = useEdits();
  const tick = useCallback(
    (ids: readonly string[], isTicked: boolean) => setTickedIds((before) => withTicks(before, ids, isTicked)),
    [],
  );

  async function run(change: ConfirmedChange) {
    setPending(undefined);
    if (await take(change)) setTickedIds(new Set());
  }

  if (typeof content === "string") return <ToolPage title={TITLE}>{noDresses[content]}</ToolPage>;
  const { collections } = content;
  const { collection, inView } = dressesOf(chosenCollection, content.dresses, collections);
  const ticked = inView.filter(({ id }) => tickedIds.has(id));
  const setUndoable = (now: Undoable | undefined) => lastUndoable.next(now);
  const work = { client, isBusy, take, undoable, setUndoable, typed };
  return (
    <ToolPage title={TITLE} width={4}>
      <Flex gap={3} wrap="wrap" align="center">
        <Choice
          title={t("Collection")}
          value={collection}
          options={[["", t("All dresses")], ...collections.map(({ slug, name }) => [slug, name] as const)]}
          setValue={setChosenCollection}
        />
        {workspace.shopUrl && <TableFiles work={work} mayImport={rights.mayImport} />}
        {rights.mayEdit && <PictureTexts dresses={inView} work={work} mayPublish={rights.mayPublish} />}
      </Flex>
      {rights.mayEdit && (ticked.length > 0 || !isNarrow) && (
        <TickedDresses
          dresses={ticked}
          content={content}
          work={work}
          mayPublish={rights.mayPublish}
          onChange={setPending}
        />
      )}
      <TableEditor
        content={content}
        inView={inView}
        ticked={tickedIds}
        onTick={tick}
        work={work}
        rights={rights}
      />
      {pending && (
        <ConfirmDialog
          {...pending}
          id="ticked-dresses"
          tone="primary"
          onNo={() => setPending(undefined)}
          onYes={() => void run(pending)}
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
  const [answer, setAnswer] = useAnswer(() => readContent(client));
  const [before, setBefore] = useState<TableContent>();
  const [isBusy, setBusy] = useState(false);
  const content = before && (answer === "asking" || answer === "away") ? before : answer;

  async function take({ run, button }: Change): Promise<TableContent | undefined> {
    setBusy(true);
    let leftOut = "";
    const { problem, now } = await changeThenRead(
      async () => {
        leftOut = (await run()) ?? "";
      },
      () => readContent(client),
    );
    const old = typeof content === "string" ? undefined : content;
    setBefore(old);
    setAnswer(now);
    toast.push(problem ?? doneOf(button, leftOut));
    setBusy(false);
    if (problem) return undefined;
    return now === "asking" ? old : now;
  }

  return { content, isBusy, take };
}

function doneOf(button: string, leftOut: string) {
  if (leftOut === "") return { status: "success" as const, title: t("{{button}}: done", { button }) };
  return {
    status: "warning" as const,
    title: t("{{button}}: not all of them", { button }),
    description: leftOut,
    closable: true,
    duration: 60_000,
  };
}

async function readContent(client: SanityClient): Promise<TableContent> {
  const [dresses, collections, pictures] = await Promise.all([
    readDresses(client),
    client.fetch<FoundCollections>(COLLECTIONS_QUERY, {}, { perspective: "drafts" }),
    client.fetch<{ _id: string; url: string | null }[]>(PICTURES_QUERY, {}, { perspective: "drafts" }),
  ]);
  return {
    dresses,
    collections: collectionChoices(collections),
    currency: storedCurrency(collections.settings),
    labelPhone: labelPhoneOf(collections.settings),
    pictures: new Map(pictures.flatMap(({ _id, url }) => (url ? [[_id, url] as const] : []))),
  };
}

const PICTURES_QUERY = '*[_type == "product"] {_id, "url": mainImage.asset->url}';
