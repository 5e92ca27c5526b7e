import { Button, Flex } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import type { Act } from "#model/tables/dresses-table.ts";
import { problemOf } from "#studio/desk/change-then-read.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { downloadTable } from "./send-table.ts";
import type { TableWork } from "./table-editor.tsx";

type TableFilesProps = { work: TableWork; mayImport: boolean };

/** The dresses go out as a table, and come in from one. */
export function TableFiles({ work, mayImport }: TableFilesProps) {
  const { client, take, setUndoable } = work;
  const toast = useToast();
  const [isImporting, setImporting] = useState(false);
  const download = () => downloadTable(client).catch((error: unknown) => toast.push(problemOf(error)));

  async function takeImport(importing: () => Promise<Act | undefined>): Promise<boolean> {
    async function run() {
      const act = await importing();
      setUndoable(act && { button: t("Undo this import"), act });
    }
    return (await take({ button: t("Import"), run })) !== undefined;
  }

  return (
    <Flex gap={3} wrap="wrap">
      <Button text={t("Export as CSV")} mode="ghost" onClick={() => void download()} />
      {mayImport && <Button text={t("Import a table…")} mode="ghost" onClick={() => setImporting(true)} />}
      {isImporting && (
        <ImportDialog kind="dresses" client={client} take={takeImport} onClose={() => setImporting(false)} />
      )}
    </Flex>
  );
}
