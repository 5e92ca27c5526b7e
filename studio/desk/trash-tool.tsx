import { TrashIcon } from "@sanity/icons/Trash";
import { Box, Button, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { type Tool, useClient } from "sanity";
import { useRouter } from "sanity/router";
import { momentInWords } from "#model/days/day.ts";
import { AWAY, type Unanswered, useAnswer } from "#studio/connection/use-answer.ts";
import { changeThenRead } from "./change-then-read.ts";
import { DAYS_IN_TRASH, type DeletedDocument, recentlyDeleted, restoreAsDrafts } from "./recently-deleted.ts";
import { TickList } from "./tick-list.tsx";
import { ToolPage } from "./tool-page.tsx";

/** The trash lists what was deleted recently and restores it. */
export const trashTool: Tool = { name: "trash", title: t("Trash"), icon: TrashIcon, component: Trash };

function Trash() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const router = useRouter();
  const [deleted, setDeleted] = useAnswer(() => recentlyDeleted(client));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);

  const documents = Array.isArray(deleted) ? deleted : [];
  const tickedDocuments = documents.filter(({ id }) => ticked.has(id));

  async function restore() {
    setBusy(true);
    const { problem, now } = await changeThenRead(
      () => restoreAsDrafts(client, tickedDocuments),
      () => recentlyDeleted(client),
    );
    setBusy(false);
    setDeleted(now);
    if (problem) return toast.push(problem);
    setTicked(new Set());
    const [first, ...others] = tickedDocuments;
    if (first && others.length === 0) router.navigateIntent("edit", { id: first.id, type: first.type });
    else
      toast.push({
        status: "success",
        title: t("Restored as drafts: {{number}}", { number: tickedDocuments.length }),
      });
  }

  return (
    <ToolPage title={t("Trash")}>
      <Text>{sentenceFor(deleted)}</Text>
      {documents.length > 0 && (
        <>
          <Box>
            <Button
              text={t("Restore")}
              tone="primary"
              disabled={isBusy || tickedDocuments.length === 0}
              onClick={() => void restore()}
            />
          </Box>
          <TickList
            rows={documents.map(({ id, name, deleted: when }) => ({
              id,
              label: name,
              note: momentInWords(when),
            }))}
            ticked={ticked}
            onChange={setTicked}
          />
        </>
      )}
    </ToolPage>
  );
}

function sentenceFor(deleted: DeletedDocument[] | Unanswered): string {
  if (deleted === "asking") return t("Looking through the history…");
  if (deleted === "away") return AWAY;
  if (deleted === "refused")
    return t("This dataset gives no access to its history: nothing can be restored here.");
  if (deleted.length === 0)
    return t("Nothing was deleted in the last {{days}} days.", { days: DAYS_IN_TRASH });
  return t(
    "Deleted in the last {{days}} days. What you restore comes back as a draft: shoppers see it once you publish it.",
    { days: DAYS_IN_TRASH },
  );
}
