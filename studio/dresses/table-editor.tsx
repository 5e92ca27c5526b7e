import { useMediaIndex } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useMemo, useState } from "react";
import type { SanityClient } from "sanity";
import type { Act } from "#model/tables/dresses-table.ts";
import { Choice } from "#studio/people/line-field.tsx";
import { separated } from "#words/locale.ts";
import type { ListedDress } from "./change-dresses.ts";
import {
  type CellField,
  cellFields,
  changesOf,
  type TableContent,
  titleOf,
  withoutSaved,
} from "./dress-cells.ts";
import { DressTable } from "./dress-table.tsx";
import { SaveBar } from "./save-bar.tsx";
import { type DressChange, saveCells, undo } from "./save-cells.ts";
import type { useEdits } from "./unsaved-cells.ts";

/** Resolves with what was left out, if anything. */
export type Change = { button: string; run(): Promise<string | undefined> | Promise<void> };

/** The last change that one button takes back. */
export type Undoable = { button: string; act: Act };

export type TableWork = {
  client: SanityClient;
  isBusy: boolean;
  /** Resolves with the dresses after a change that was made. */
  take(change: Change): Promise<TableContent | undefined>;
  undoable: Undoable | undefined;
  setUndoable(undoable: Undoable | undefined): void;
  typed: ReturnType<typeof useEdits>;
};

type TableEditorProps = {
  content: TableContent;
  inView: readonly ListedDress[];
  ticked: ReadonlySet<string>;
  onTick(ids: readonly string[], isTicked: boolean): void;
  work: TableWork;
  rights: { mayEdit: boolean; mayPublish: boolean };
};

/** The narrowest screen on which all columns are in sight, as an index of Sanity's breakpoints. */
export const WIDE = 3;

/** The table of dresses with what is typed into it, until it is saved or discarded. */
export function TableEditor({ content, inView, ticked, onTick, work, rights }: TableEditorProps) {
  const [column, setColumn] = useState<CellField>("price");
  const isNarrow = useMediaIndex() < WIDE;
  const table = useMemo(
    () => ({ ...content, fields: isNarrow ? [column] : cellFields }),
    [content, isNarrow, column],
  );
  const { client, isBusy, take, undoable, setUndoable, typed } = work;
  const { edits, change, setEdits } = typed;
  const { changes, faults } = changesOf(edits, content);

  async function save(to: "shop" | "drafts") {
    let unsaved: readonly DressChange[] = [];
    async function run() {
      const saved = await saveCells(client, changes, to);
      setUndoable(saved.act && { button: t("Undo the last save"), act: saved.act });
      unsaved = saved.changedMeanwhile;
      const names = separated(unsaved.map(({ name }) => name));
      return (
        names && t("Changed by someone else in the meantime, and left as they are: {{names}}.", { names })
      );
    }
    const now = await take({ button: to === "shop" ? t("Save to the shop") : t("Save as drafts"), run });
    const unsavedIds = unsaved.map(({ id }) => id);
    if (now) setEdits((before) => withoutSaved(before, unsavedIds, now.dresses));
  }

  async function takeBack({ act }: Undoable) {
    if (await take({ button: t("Undo"), run: () => undo(client, act) })) setUndoable(undefined);
  }

  return (
    <>
      {isNarrow && (
        <Choice
          title={t("Column")}
          value={column}
          options={cellFields.map((field) => [field, titleOf(field, content.currency)] as const)}
          setValue={setColumn}
        />
      )}
      <DressTable
        table={table}
        dresses={inView}
        edits={edits}
        ticked={ticked}
        onTick={onTick}
        onCells={rights.mayEdit ? change : undefined}
      />
      {(changes.length > 0 || undoable) && (
        <SaveBar
          changed={changes.length}
          faults={faults}
          isBusy={isBusy}
          mayPublish={rights.mayPublish}
          onSave={(to) => void save(to)}
          onDiscard={() => setEdits(() => new Map())}
          undo={undoable && { button: undoable.button, run: () => void takeBack(undoable) }}
        />
      )}
    </>
  );
}
