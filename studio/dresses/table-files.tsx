import { Button, Flex } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import type { Act } from "#model/tables/dresses-table.ts";
import { useAttempt } from "#studio/desk/use-attempt.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { downloadTable } from "./send-table.ts";
import type { TableWork } from "./table-editor.tsx";

type TableFilesProps = { work: TableWork; mayImport: boolean };

/** The dresses go out as a table, and come in from one. */
export function TableFiles({ work, mayImport }: TableFilesProps) {
  const { client, take, setUndoable } = work;
  const attempt = useAttempt();
  const [isImporting, setImporting] = useState(false);

  async function takeImport(importing: () => Promise<Act | undefined>): Promise<boolean> {
    async function run() {
      const act = await importing();
      setUndoable(act && { button: t("Undo this import"), act });
    }
    return (await take({ button: t("Import"), run })) !== undefined;
  }

  return (
    <Flex gap={3} wrap="wrap">
      <Button
        text={t("Export as CSV")}
        mode="ghost"
        onClick={() => void attempt(() => downloadTable(client))}
      />
      {mayImport && <Button text={t("Import a table…")} mode="ghost" onClick={() => setImporting(true)} />}
      {isImporting && (
        <ImportDialog kind="dresses" client={client} take={takeImport} onClose={() => setImporting(false)} />
      )}
    </Flex>
  );
}
