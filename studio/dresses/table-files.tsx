import { Button, Card, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { LARGEST_SENT_TABLE, type TableReport } from "#model/tables/dresses-table.ts";
import { problemOf } from "#studio/desk/change-then-read.ts";
import { FileButton } from "#studio/desk/file-button.tsx";
import { useFocusReturn } from "#studio/desk/use-focus-return.ts";
import { type ChosenFiles, chosenFiles, downloadTable, importTable, planTable } from "./send-table.ts";
import type { TableWork } from "./table-editor.tsx";

type TableFilesProps = { work: TableWork; mayImport: boolean };

/** The dresses go out as a table, and come in from one. */
export function TableFiles({ work, mayImport }: TableFilesProps) {
  const toast = useToast();
  const [isImporting, setImporting] = useState(false);
  const download = () => downloadTable(work.client).catch((error: unknown) => toast.push(problemOf(error)));
  return (
    <Flex gap={3} wrap="wrap">
      <Button text={t("Export as CSV")} mode="ghost" onClick={() => void download()} />
      {mayImport && <Button text={t("Import a table…")} mode="ghost" onClick={() => setImporting(true)} />}
      {isImporting && <ImportDialog work={work} onClose={() => setImporting(false)} />}
    </Flex>
  );
}

type ImportDialogProps = { work: TableWork; onClose(): void };

type Plan = { files: ChosenFiles; report: TableReport };

function ImportDialog({ work, onClose }: ImportDialogProps) {
  const { client, take, setUndoable } = work;
  const [plan, setPlan] = useState<Plan>();
  const [message, setMessage] = useState("");
  const [isImporting, setImporting] = useState(false);
  useFocusReturn();

  async function read(pickedFiles: readonly File[]) {
    setPlan(undefined);
    const files = chosenFiles(pickedFiles);
    if (!files) return setMessage(t("Choose one table, a CSV file, and with it the pictures that are new."));
    if (files.table.size > LARGEST_SENT_TABLE)
      return setMessage(t("This file is too large to be a table of dresses."));
    setMessage(t("Reading…"));
    try {
      setPlan({ files, report: await planTable(client, files) });
      setMessage("");
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  }

  async function run({ files, report }: Plan) {
    setImporting(true);
    async function imported() {
      const act = await importTable(client, files, report, setMessage);
      setUndoable(act && { button: t("Undo this import"), act });
    }
    if (await take({ button: t("Import"), run: imported })) return onClose();
    setMessage("");
    setImporting(false);
  }

  return (
    <Dialog id="import-table" header={t("Import a table of dresses")} width={1} onClose={onClose}>
      <Stack gap={4} padding={4}>
        <Text size={1}>
          {t(
            "Choose the table, and together with it the pictures that it names and that are not uploaded yet. Nothing changes before you have seen what would.",
          )}
        </Text>
        <FileButton
          text={t("Choose a table and pictures")}
          multiple
          accept=".csv,.tsv,.txt,image/*"
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
