import { Box, Button, Select } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { firstValueFrom, from, throwError, timeout } from "rxjs";
import {
  type SanityClient,
  type SanityDocument,
  useCurrentUser,
  useWorkspace,
  validateDocument,
} from "sanity";
import { slugsToKeep } from "#model/dresses/previous-slugs.ts";
import { useCurrency } from "#studio/connection/listen-collections.ts";
import { RejectedChangeError } from "#studio/desk/change-then-read.ts";
import { DAYS_IN_TRASH } from "#studio/desk/recently-deleted.ts";
import { COMES_BACK, nextTimeOf, useSchedule } from "#studio/desk/schedule.ts";
import { type CollectionChoice, choiceOf } from "#studio/schema/collection-choices.ts";
import { separated } from "#words/locale.ts";
import { deleteAll, type ListedDress, moveAll, publishAll, takeOutAll } from "./change-dresses.ts";

/** A change to all ticked dresses, and what is asked before it. */
export type ConfirmedChange = { question: string; consequence: string; button: string; run(): Promise<void> };

type TickedActionsProps = {
  client: SanityClient;
  dresses: readonly ListedDress[];
  collections: readonly CollectionChoice[];
  isBusy: boolean;
  /** Something is typed into a ticked dress that no button here saves. */
  isUnsaved: boolean;
  onChange(change: ConfirmedChange): void;
};

const LAST_SAVED = t(
  "Shoppers see them as they were last saved: what you have typed in the table is not saved yet.",
);

/** Publishes, moves, removes or deletes the ticked dresses, once somebody has agreed. */
export function TickedActions(props: TickedActionsProps) {
  const { client, dresses, collections, isBusy, isUnsaved, onChange } = props;
  const faultsOf = useFaultsOf();
  const schedule = useSchedule();
  const isScheduled = dresses.some(({ id }) => nextTimeOf(id, schedule));
  const names = separated(dresses.map(({ name }) => name));
  const isNone = isBusy || dresses.length === 0;
  const ask = ({ button, consequence, run }: Omit<ConfirmedChange, "question">) =>
    onChange({
      button,
      question: t("{{button}}: these {{count}} dresses?", {
        button,
        count: dresses.length,
        defaultValue_one: "{{button}}: this dress?",
      }),
      consequence: `${names}. ${consequence}`,
      run,
    });
  const publish = {
    button: t("Publish"),
    consequence: isUnsaved ? LAST_SAVED : t("Shoppers see them as they are here."),
    run: () => publishAll(client, dresses, slugsToKeep, faultsOf),
  };
  const takeOut = {
    button: t("Remove from the shop"),
    consequence: [
      t("They stay here as drafts, and can be published again."),
      ...(isScheduled ? [COMES_BACK] : []),
    ].join(" "),
    run: () => takeOutAll(client, dresses),
  };
  const remove = {
    button: t("Delete"),
    consequence: t("They leave the shop at once; each can be restored from the trash for {{days}} days.", {
      days: DAYS_IN_TRASH,
    }),
    run: () => deleteAll(client, dresses),
  };
  return (
    <>
      <Button text={publish.button} tone="positive" disabled={isNone} onClick={() => ask(publish)} />
      <Button text={takeOut.button} mode="ghost" disabled={isNone} onClick={() => ask(takeOut)} />
      <Box>
        <Select
          aria-label={t("Move to")}
          value=""
          disabled={isNone}
          onChange={({ currentTarget: { value } }) => {
            const name = choiceOf(value, collections)?.name ?? value;
            ask({
              button: t("Move to {{name}}", { name }),
              consequence: t("Shoppers find them there at once."),
              run: () => moveAll(client, dresses, value),
            });
          }}
        >
          <option value="">{t("Move to…")}</option>
          <CollectionOptions collections={collections} />
        </Select>
      </Box>
      <Button
        text={remove.button}
        tone="critical"
        mode="ghost"
        disabled={isNone}
        onClick={() => ask(remove)}
      />
    </>
  );
}

export function CollectionOptions({ collections }: { collections: readonly CollectionChoice[] }) {
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
  // The rule of prices takes the currency that was heard last, and no form listens to it here.
  useCurrency();
  return async (document: SanityDocument) => {
    const markers = await firstValueFrom(
      from(validateDocument({ document, workspace, currentUser })).pipe(
        timeout({ first: LONGEST_CHECK_MS, with: () => throwError(tooLong) }),
      ),
    );
    return [...new Set(markers.filter(({ level }) => level === "error").map(({ message }) => message))];
  };
}

/** Studio checks in the idle moments of the page, and a page may have none. In milliseconds. */
const LONGEST_CHECK_MS = 30_000;

function tooLong() {
  return new RejectedChangeError(t("Studio could not finish checking. Try again, or reload the page."));
}
