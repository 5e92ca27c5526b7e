import { Button, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { collectionName } from "#studio/connection/listen-collections.ts";
import { useFocusReturn } from "#studio/desk/use-focus-return.ts";
import { separated } from "#words/locale.ts";
import type { ListedDress } from "./change-dresses.ts";
import { saveCells } from "./save-cells.ts";
import { type SilentDress, silentDresses } from "./silent-dresses.ts";
import type { TableWork } from "./table-editor.tsx";

type PictureTextsProps = { dresses: readonly ListedDress[]; work: TableWork; mayPublish: boolean };

/** After an import: the words that each form would offer, for the pictures of all dresses at once. */
export function PictureTexts({ dresses, work, mayPublish }: PictureTextsProps) {
  const { client, isBusy, take, setUndoable } = work;
  const [isLooking, setLooking] = useState(false);
  const silent = silentDresses(dresses, (slug) => collectionName(slug));
  const pictures = silent.reduce((count, { words }) => count + words.length, 0);
  if (pictures === 0) return null;

  async function acceptAll() {
    const changes = silent.map(({ change }) => change);
    async function run() {
      const saved = await saveCells(client, changes, mayPublish ? "shop" : "drafts");
      setUndoable(saved.act && { button: t("Undo the texts of pictures"), act: saved.act });
      return separated(saved.changedMeanwhile.map(({ name }) => name));
    }
    setLooking(false);
    await take({ button: t("Accept all"), run });
  }

  return (
    <>
      <Button
        text={t("Texts for {{count}} pictures…", {
          count: pictures,
          defaultValue_one: "A text for one picture…",
        })}
        mode="ghost"
        onClick={() => setLooking(true)}
      />
      {isLooking && (
        <TextsDialog
          silent={silent}
          isBusy={isBusy}
          onAccept={() => void acceptAll()}
          onClose={() => setLooking(false)}
        />
      )}
    </>
  );
}

type TextsDialogProps = {
  silent: readonly SilentDress[];
  isBusy: boolean;
  onAccept(): void;
  onClose(): void;
};

function TextsDialog({ silent, isBusy, onAccept, onClose }: TextsDialogProps) {
  useFocusReturn();
  return (
    <Dialog id="picture-texts" header={t("Texts for pictures")} width={1} onClose={onClose}>
      <Stack gap={4} padding={4}>
        <Text size={1}>
          {t(
            "These pictures have no text for people who cannot see them. The dress’s form is the place for better words; you can change them at any time.",
          )}
        </Text>
        <Stack as="ul" gap={3} paddingY={1} style={{ maxHeight: "50vh", overflow: "auto" }}>
          {silent.map(({ change: { id, name }, words }) => (
            <Text as="li" key={id} size={1}>
              <strong>{name}</strong>: {[...new Set(words)].join(" · ")}
            </Text>
          ))}
        </Stack>
        <Flex gap={3} justify="flex-end">
          <Button text={t("Cancel")} mode="ghost" onClick={onClose} />
          <Button text={t("Accept all")} tone="primary" disabled={isBusy} onClick={onAccept} />
        </Flex>
      </Stack>
    </Dialog>
  );
}
