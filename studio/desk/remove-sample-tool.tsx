import { SparklesIcon } from "@sanity/icons/Sparkles";
import { Button, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { type Tool, useClient, useCurrentUser } from "sanity";
import { backupSentence } from "#model/services/shop-lights.ts";
import { fetchShopHealth } from "#studio/connection/fetch-from-shop.ts";
import { hasRole } from "#studio/connection/has-role.ts";
import { noDresses, useAnswer } from "#studio/connection/use-answer.ts";
import { workspace } from "#studio/connection/workspace.ts";
import { separated } from "#words/locale.ts";
import { changeThenRead } from "./change-then-read.ts";
import { DAYS_IN_TRASH } from "./recently-deleted.ts";
import { readSampleState, removeSample, type SampleState } from "./remove-sample.ts";
import { sampleDocuments } from "./sample-label.ts";
import { ToolLink } from "./tool-link.tsx";
import { ConfirmDialog, ToolPage } from "./tool-page.tsx";

const TITLE = t("Remove the sample");

/** Leads from the sample label to one's own. */
export const removeSampleTool: Tool = {
  name: "sample",
  title: TITLE,
  icon: SparklesIcon,
  component: RemoveSample,
};

function RemoveSample() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const [state, setState] = useAnswer(() => readSampleState(client, sampleDocuments));
  /** The removal is the last to compare the documents with the sample, so the page keeps what stayed. */
  const [kept, setKept] = useState<Pick<SampleState, "changed" | "needed">>();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function remove(before: SampleState) {
    setBusy(true);
    setAsking(false);
    const { problem, now } = await changeThenRead(
      () => removeSample(client, sampleDocuments),
      () => readSampleState(client, sampleDocuments),
    );
    setState(now);
    setBusy(false);
    if (problem) return toast.push(problem);
    setKept(before);
    toast.push({ status: "success", title: t("The sample has been removed") });
  }

  if (typeof state === "string") return <ToolPage title={TITLE}>{noDresses[state]}</ToolPage>;
  if (state.removable.length === 0)
    return (
      <ToolPage title={TITLE}>
        <Text>{t("This is your own shop, not the sample label’s.")}</Text>
        {kept && <Staying {...kept} />}
      </ToolPage>
    );
  return (
    <ToolPage title={TITLE}>
      <Leaving {...state} />
      <Staying {...state} />
      <Backup />
      <Flex>
        <Button text={TITLE} tone="critical" disabled={isBusy} onClick={() => setAsking(true)} />
      </Flex>
      {isAsking && (
        <ConfirmDialog
          id="remove-sample"
          question={t("Remove the sample from the shop?")}
          consequence={t(
            "Its dresses, texts and pictures leave the shop at once. Its dresses and texts can be restored from the trash for {{days}} days.",
            { days: DAYS_IN_TRASH },
          )}
          button={t("Remove")}
          tone="critical"
          onNo={() => setAsking(false)}
          onYes={() => void remove(state)}
        />
      )}
    </ToolPage>
  );
}

function Leaving({ removable, pictures }: SampleState) {
  const documents = removable.filter(({ _id, _type }) => !_id.startsWith("drafts.") && _type !== MARKER);
  const numberOf = (type: string) => documents.filter(({ _type }) => _type === type).length;
  const [dresses, collections] = [numberOf("product"), numberOf("collection")];
  return (
    <Stack gap={4}>
      <Text>
        {t("The shop still holds the sample label. Whatever nobody has changed is removed in one step:")}
      </Text>
      <Stack as="ul" gap={3}>
        {[
          t("Dresses: {{number}}", { number: dresses }),
          t("Collections: {{number}}", { number: collections }),
          t("Texts: {{number}}", { number: documents.length - dresses - collections }),
          t("Pictures: {{number}}", { number: pictures }),
        ].map((line) => (
          <Text as="li" key={line}>
            {line}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

/** Marks the dataset as the sample's, and says nothing itself. */
const MARKER = "sampleLabel";

function Staying({ changed, needed }: Pick<SampleState, "changed" | "needed">) {
  return (
    <>
      {changed.length > 0 && (
        <Text>
          {t(
            "These stay, because they have been changed: {{names}}. Check them for names, telephone numbers and addresses of the sample.",
            { names: separated(changed) },
          )}
        </Text>
      )}
      {needed.length > 0 && (
        <Text>
          {t("These stay, because content of your own refers to them: {{names}}.", {
            names: separated(needed),
          })}
        </Text>
      )}
    </>
  );
}

/** The shop knows of its own backups alone, and an administrator makes one here. */
function Backup() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [health] = useAnswer(() => fetchShopHealth(client.config().token));
  const isAdministrator = hasRole(useCurrentUser(), "administrator");
  const isEmbedded = workspace.kind === "embedded";
  const lastBackup =
    typeof health === "string" ? undefined : backupSentence(health.times.lastBackup ?? undefined);
  return (
    <Text>
      {isEmbedded && lastBackup}{" "}
      {isEmbedded && isAdministrator ? (
        <ToolLink to="people">{t("Make a backup first, to keep everything as it is now")}</ToolLink>
      ) : (
        t("To keep everything as it is now, ask whoever looks after the server for a backup first.")
      )}
      {!isEmbedded && isAdministrator && <code> npx sanity dataset export {workspace.dataset}</code>}
    </Text>
  );
}
