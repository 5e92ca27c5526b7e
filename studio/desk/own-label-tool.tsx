import { SparklesIcon } from "@sanity/icons/Sparkles";
import { Button, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { type FormEvent, useState } from "react";
import { type Tool, useClient } from "sanity";
import written from "#sample/data.ndjson?raw";
import { noDresses, useAnswer } from "#studio/connection/use-answer.ts";
import { changeThenRead } from "./change-then-read.ts";
import { bringSampleBack, readSampleState, type Stored, startOwnLabel } from "./own-label.ts";
import { ConfirmDialog, ToolPage } from "./tool-page.tsx";

const TITLE = t("Your label");

/** Leads from the sample label to one's own, and back. */
export const ownLabelTool: Tool = {
  name: "own-label",
  title: TITLE,
  icon: SparklesIcon,
  component: OwnLabel,
};

function OwnLabel() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const [state, setState] = useAnswer(() => readSampleState(client, sampleDocuments));
  const [name, setName] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function change(step: () => Promise<void>) {
    setBusy(true);
    setAsking(false);
    const { problem, now } = await changeThenRead(step, () => readSampleState(client, sampleDocuments));
    setState(now);
    if (problem) toast.push(problem);
    else if (now === "asking") toast.push({ status: "success", title: t("Done") });
    setBusy(false);
  }

  if (typeof state === "string") return <ToolPage title={TITLE}>{noDresses[state]}</ToolPage>;
  const { untouched, changed, removed } = state;
  const dresses = untouched.filter(isPublishedDress).length;
  return (
    <ToolPage title={TITLE}>
      {untouched.length > 0 && (
        <Stack gap={4}>
          <Text>
            {t(
              "The sample label is in the shop, with {{dresses}} of its dresses. Starting with your own removes its dresses and texts in one step. You can bring them back here.",
              { dresses },
            )}
          </Text>
          {changed.length > 0 && (
            <Text>{t("You have changed {{names}}: they stay.", { names: changed.join(", ") })}</Text>
          )}
          <NameForm name={name} setName={setName} isBusy={isBusy} ask={() => setAsking(true)} />
        </Stack>
      )}
      {untouched.length === 0 && removed === 0 && (
        <Text>{t("This is your own shop, not the sample label's.")}</Text>
      )}
      {removed > 0 && (
        <TakenAway isBusy={isBusy} bringBack={() => void change(() => bringSampleBack(client))} />
      )}
      {isAsking && (
        <ConfirmDialog
          id="start-own-label"
          question={t("Start with your own label?")}
          consequence={t(
            "Its dresses and texts leave the shop at once, and it says “{{name}}” in place of the sample's name.",
            { name: name.trim() },
          )}
          button={t("Start")}
          tone="critical"
          onNo={() => setAsking(false)}
          onYes={() => void change(() => startOwnLabel(client, name.trim(), sampleDocuments))}
        />
      )}
    </ToolPage>
  );
}

type NameFormProps = { name: string; setName: (name: string) => void; isBusy: boolean; ask: () => void };

function NameForm({ name, setName, isBusy, ask }: NameFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    ask();
  }
  return (
    <Stack as="form" gap={4} onSubmit={submit}>
      <Stack gap={3}>
        <label htmlFor="label-name">
          <Text size={1} weight="medium">
            {t("The name of your label")}
          </Text>
        </label>
        <TextInput
          id="label-name"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Stack>
      <Flex>
        <Button
          type="submit"
          text={t("Start with my own label")}
          tone="critical"
          disabled={isBusy || name.trim() === ""}
        />
      </Flex>
    </Stack>
  );
}

function TakenAway({ isBusy, bringBack }: { isBusy: boolean; bringBack: () => void }) {
  return (
    <Stack gap={4}>
      <Text>
        {t(
          "The sample's dresses and texts have been removed. What you have written since stays when they come back; the label's name will be the sample's again.",
        )}
      </Text>
      <Flex>
        <Button text={t("Bring the sample back")} mode="ghost" disabled={isBusy} onClick={bringBack} />
      </Flex>
    </Stack>
  );
}

function isPublishedDress({ _id, _type }: Stored): boolean {
  return _type === "product" && !_id.startsWith("drafts.");
}

/** The sample label's documents, with which a dataset is seeded. */
const sampleDocuments: readonly Stored[] = written
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));
