import { Button, Flex } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import type { Act } from "#model/tables/dresses-table.ts";
import { wordsOf } from "#model/texts/shop-languages.ts";
import { useFurtherLanguages } from "#studio/connection/listen-collections.ts";
import { useAttempt } from "#studio/desk/use-attempt.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { downloadTable, downloadTexts } from "./send-table.ts";
import type { TableWork } from "./table-editor.tsx";

type TableFilesProps = { work: TableWork; mayImport: boolean };

/** The dresses go out as a table, and come in from one; so do the texts of each further language. */
export function TableFiles({ work, mayImport }: TableFilesProps) {
  const { client, take, setUndoable } = work;
  const attempt = useAttempt();
  const [importing, setImporting] = useState<"dresses" | "translations">();
  const languages = useFurtherLanguages();

  async function takeImport(run: () => Promise<Act | undefined>): Promise<boolean> {
    async function importAll() {
      const act = await run();
      setUndoable(act && { button: t("Undo this import"), act });
    }
    return (await take({ button: t("Import"), run: importAll })) !== undefined;
  }

  return (
    <Flex gap={3} wrap="wrap">
      <Button
        text={t("Export as CSV")}
        mode="ghost"
        onClick={() => void attempt(() => downloadTable(client))}
      />
      {mayImport && (
        <Button text={t("Import a table…")} mode="ghost" onClick={() => setImporting("dresses")} />
      )}
      {languages.map((language) => (
        <Button
          key={language}
          text={t("Texts to translate: {{language}}", { language: wordsOf(language)?.name ?? language })}
          mode="ghost"
          onClick={() => void attempt(() => downloadTexts(client, language))}
        />
      ))}
      {mayImport && languages.length > 0 && (
        <Button text={t("Import translations…")} mode="ghost" onClick={() => setImporting("translations")} />
      )}
      {importing && (
        <ImportDialog
          kind={importing}
          client={client}
          take={takeImport}
          onClose={() => setImporting(undefined)}
        />
      )}
    </Flex>
  );
}
