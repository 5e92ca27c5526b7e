import { Button, Card, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import type { SanityClient } from "sanity";
import {
  type Act,
  LARGEST_SENT_TABLE,
  type TableKind,
  type TableReport,
} from "#model/tables/dresses-table.ts";
import { FileButton } from "#studio/desk/file-button.tsx";
import { useFocusReturn } from "#studio/desk/use-focus-return.ts";
import { type ChosenFiles, chosenFiles, importTable, planTable } from "./send-table.ts";

const ofKind = {
  dresses: {
    title: t("Import a table of dresses"),
    hint: t(
      "Choose the table, and together with it the pictures that it names and that are not uploaded yet. Nothing changes before you have seen what would.",
    ),
    button: t("Choose a table and pictures"),
    isNone: t("Choose one table, a CSV file, and with it the pictures that are new."),
    accept: ".csv,.tsv,.txt,image/*",
  },
  bookings: {
    title: t("Import a table of bookings"),
    hint: t(
      "Choose a table with the columns that “Export as CSV” writes. Nothing changes before you have seen what would; if one row cannot be booked, none is.",
    ),
    button: t("Choose a table"),
    isNone: t("Choose one table, a CSV file."),
    accept: ".csv,.tsv,.txt",
  },
  translations: {
    title: t("Import translations"),
    hint: t(
      "Choose the file that “Texts to translate” wrote, with its translations. Nothing changes before you have seen what would.",
    ),
    button: t("Choose a table"),
    isNone: t("Choose one table, a CSV file."),
    accept: ".csv,.tsv,.txt",
  },
  customers: {
    title: t("Import a table of customers"),
    hint: t(
      "Choose a table with the columns that “Export as CSV” writes. Nothing changes before you have seen what would.",
    ),
    button: t("Choose a table"),
    isNone: t("Choose one table, a CSV file."),
    accept: ".csv,.tsv,.txt",
  },
};

type ImportDialogProps = {
  kind: TableKind;
  client: SanityClient;
  /** Resolves with whether it was imported; the act takes it back. */
  take(importing: () => Promise<Act | undefined>): Promise<boolean>;
  onClose(): void;
};

type Plan = { files: ChosenFiles; report: TableReport };

/** Says what a table would change, and then changes it. */
export function ImportDialog({ kind, client, take, onClose }: ImportDialogProps) {
  const { title, hint, button, isNone, accept } = ofKind[kind];
  const [plan, setPlan] = useState<Plan>();
  const [message, setMessage] = useState("");
  const [isImporting, setImporting] = useState(false);
  useFocusReturn();

  async function read(pickedFiles: readonly File[]) {
    setPlan(undefined);
    const files = chosenFiles(pickedFiles);
    if (!files) return setMessage(isNone);
    if (files.table.size > LARGEST_SENT_TABLE)
      return setMessage(
        t("This file is too large to be imported here. Divide it into several, each with the first row."),
      );
    setMessage(t("Reading…"));
    try {
      setPlan({ files, report: await planTable(client, kind, files) });
      setMessage("");
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  }

  async function run({ files, report }: Plan) {
    setImporting(true);
    if (await take(() => importTable(client, kind, { files, report }, setMessage))) return onClose();
    setMessage("");
    setImporting(false);
  }

  return (
    <Dialog id="import-table" header={title} width={1} onClose={onClose}>
      <Stack gap={4} padding={4}>
        <Text size={1}>{hint}</Text>
        <FileButton
          text={button}
          multiple={kind === "dresses"}
          accept={accept}
          disabled={isImporting}
          onChange={({ currentTarget: { files } }) => void read(Array.from(files ?? []))}
        />
        <Text size={1} role="status">
          {message}
        </Text>
        {plan && <Report {...plan.report} />}
        <Flex gap={3} justify="flex-end">
          <Button text={isImporting ? t("Close") : t("Cancel")} mode="ghost" onClick={onClose} />
          {plan && plan.report.faults.length === 0 && plan.report.lines.length > 0 && (
            <Button text={t("Import")} tone="primary" disabled={isImporting} onClick={() => void run(plan)} />
          )}
        </Flex>
      </Stack>
    </Dialog>
  );
}

function Report({ faults, lines, summary, toUpload }: TableReport) {
  const isFaulty = faults.length > 0;
  const planned =
    toUpload.length > 0
      ? t("{{summary}}, pictures to upload: {{number}}", { summary, number: toUpload.length })
      : summary;
  return (
    <Card tone={isFaulty ? "critical" : "transparent"} padding={3} radius={2} border>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {isFaulty ? t("Fix these in the table, then choose it again:") : planned}
        </Text>
        <Stack as="ul" gap={3} paddingY={1} style={{ maxHeight: "40vh", overflow: "auto" }}>
          {(isFaulty ? faults : lines).map((line) => (
            <Text as="li" key={line} size={1}>
              {line}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
