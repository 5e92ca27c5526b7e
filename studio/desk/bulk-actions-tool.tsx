import { StackCompactIcon } from "@sanity/icons/StackCompact";
import { Box, Button, Flex, Select } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import {
  type SanityClient,
  type SanityDocument,
  type Tool,
  useClient,
  useCurrentUser,
  useWorkspace,
  validateDocument,
} from "sanity";
import { slugsToKeep } from "#app/catalogue/previous-slugs.ts";
import { noDresses, useAnswer } from "#studio/connection/use-answer.ts";
import {
  COLLECTIONS_QUERY,
  type CollectionChoice,
  choiceOf,
  collectionChoices,
  type FoundCollections,
} from "#studio/schema/collection-choices.ts";
import {
  deleteAll,
  dressesOf,
  type ListedDress,
  moveAll,
  publishAll,
  readDresses,
  takeOutAll,
} from "./bulk-actions.ts";
import { changeThenRead } from "./change-then-read.ts";
import { DAYS_IN_TRASH } from "./recently-deleted.ts";
import { TickList } from "./tick-list.tsx";
import { ConfirmDialog, ToolPage } from "./tool-page.tsx";

const TITLE = "Bulk edit";

/** Studio's own lists do these things to one dress at a time. */
export const bulkActionsTool: Tool = {
  name: "bulk-actions",
  title: TITLE,
  icon: StackCompactIcon,
  component: BulkActions,
};

type Step = { question: string; consequence: string; button: string; run(): Promise<void> };
type Listed = { dresses: ListedDress[]; collections: CollectionChoice[] };

function BulkActions() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [asked, setAsked] = useState("");
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState<Step>();
  const { listed, isBusy, take } = useDresses(client);

  async function answer(given: Step) {
    setStep(undefined);
    if (await take(given)) setChosenIds(new Set());
  }

  if (typeof listed === "string") return <ToolPage title={TITLE}>{noDresses[listed]}</ToolPage>;
  const { collections } = listed;
  const { shown, inView } = dressesOf(asked, listed.dresses, collections);
  const chosen = inView.filter(({ id }) => chosenIds.has(id));
  return (
    <ToolPage title={TITLE} width={2}>
      <Flex gap={3} wrap="wrap" align="center">
        <Box>
          <Select
            aria-label="Collection"
            value={shown}
            onChange={({ currentTarget }) => setAsked(currentTarget.value)}
          >
            <option value="">All dresses</option>
            {optionsOf(collections)}
          </Select>
        </Box>
        <Steps client={client} chosen={chosen} collections={collections} isBusy={isBusy} onStep={setStep} />
      </Flex>
      <TickList
        rows={inView.map((dress) => ({
          id: dress.id,
          label: dress.name,
          note: [choiceOf(dress.category, collections)?.name ?? dress.category, stateOf(dress)].join(", "),
        }))}
        ticked={chosenIds}
        onChange={setChosenIds}
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

/** Holds the current list of dresses; `take` resolves with whether the change was made. */
function useDresses(client: SanityClient) {
  const toast = useToast();
  const [listed, setListed] = useAnswer(() => readListed(client));
  const [isBusy, setBusy] = useState(false);

  async function take({ run, button }: Step): Promise<boolean> {
    setBusy(true);
    const { problem, now } = await changeThenRead(run, () => readListed(client));
    setListed(now);
    toast.push(problem ?? { status: "success", title: `${button}: done` });
    setBusy(false);
    return !problem;
  }

  return { listed, isBusy, take };
}

async function readListed(client: SanityClient): Promise<Listed> {
  const [dresses, found] = await Promise.all([
    readDresses(client),
    client.fetch<FoundCollections>(COLLECTIONS_QUERY, {}, { perspective: "drafts" }),
  ]);
  return { dresses, collections: collectionChoices(found) };
}

type StepsProps = {
  client: SanityClient;
  chosen: readonly ListedDress[];
  collections: readonly CollectionChoice[];
  isBusy: boolean;
  onStep(step: Step): void;
};

function Steps({ client, chosen, collections, isBusy, onStep }: StepsProps) {
  const faultsOf = useFaultsOf();
  const those = chosen.length === 1 ? "this dress" : `these ${chosen.length} dresses`;
  const names = chosen.map(({ name }) => name).join(", ");
  const isNone = isBusy || chosen.length === 0;
  const ask = (button: string, consequence: string, run: Step["run"]) =>
    onStep({ button, question: `${button}: ${those}?`, consequence: `${names}. ${consequence}`, run });
  return (
    <>
      <Button
        text="Publish"
        tone="positive"
        disabled={isNone}
        onClick={() =>
          ask("Publish", "Shoppers see them as they are here.", () =>
            publishAll(client, chosen, slugsToKeep, faultsOf),
          )
        }
      />
      <Button
        text="Remove from the shop"
        mode="ghost"
        disabled={isNone}
        onClick={() =>
          ask("Remove from the shop", "They stay here as drafts, and can be published again.", () =>
            takeOutAll(client, chosen),
          )
        }
      />
      <Box>
        <Select
          aria-label="Move to"
          value=""
          disabled={isNone}
          onChange={({ currentTarget: { value } }) => {
            const name = choiceOf(value, collections)?.name ?? value;
            ask(`Move to ${name}`, "Shoppers find them there at once.", () => moveAll(client, chosen, value));
          }}
        >
          <option value="">Move to…</option>
          {optionsOf(collections)}
        </Select>
      </Box>
      <Button
        text="Delete"
        tone="critical"
        mode="ghost"
        disabled={isNone}
        onClick={() =>
          ask(
            "Delete",
            `They leave the shop at once; each can be restored from the trash for ${DAYS_IN_TRASH} days.`,
            () => deleteAll(client, chosen),
          )
        }
      />
    </>
  );
}

function optionsOf(collections: readonly CollectionChoice[]) {
  return collections.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}

/** The same rules disable Studio's own Publish. */
function useFaultsOf() {
  const workspace = useWorkspace();
  const currentUser = useCurrentUser();
  return async (document: SanityDocument) => {
    const markers = await validateDocument({ document, workspace, currentUser });
    return [...new Set(markers.filter(({ level }) => level === "error").map(({ message }) => message))];
  };
}

function stateOf({ draft, published }: ListedDress): string {
  if (!published) return "a draft";
  return draft ? "in the shop, with changes to publish" : "in the shop";
}
