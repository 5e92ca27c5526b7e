import { Card, Checkbox, Flex, Select, Stack, Text, TextArea, TextInput } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type ClipboardEvent, type KeyboardEvent, memo } from "react";
import { separated } from "#words/locale.ts";
import { type ListedDress, revisionsOf } from "./change-dresses.ts";
import {
  type Cell,
  type CellField,
  cellFields,
  type Edit,
  type Edits,
  judge,
  pastedCells,
  storedText,
  type TableContent,
  titleOf,
} from "./dress-cells.ts";
import { CollectionOptions } from "./ticked-actions.tsx";

/** `fields` are the columns in sight. */
type ShownTable = Omit<TableContent, "dresses"> & { fields: readonly CellField[] };

type DressTableProps = {
  table: ShownTable;
  /** The rows in sight. */
  dresses: readonly ListedDress[];
  edits: Edits;
  ticked: ReadonlySet<string>;
  onTick(ids: readonly string[], isTicked: boolean): void;
  /** Absent for someone who may only read. */
  onCells: ((cells: readonly Cell[]) => void) | undefined;
};

/**
 * Enter leads down and Shift with Enter up, as in a spreadsheet; Escape takes back what was typed into a cell. In a text, Shift with Enter
 * breaks the line.
 */
export function DressTable({ table, dresses, edits, ticked, onTick, onCells }: DressTableProps) {
  const { fields, currency } = table;
  const isAll = dresses.length > 0 && dresses.every(({ id }) => ticked.has(id));

  function paste(event: ClipboardEvent<HTMLTableElement>) {
    const block = event.clipboardData.getData("text/plain");
    const place = placeOf(event.target);
    if (!place || !/[\t\n]/.test(block.trim())) return;
    event.preventDefault();
    const below = dresses.slice(dresses.findIndex(({ id }) => id === place.id));
    onCells?.(pastedCells(block, below, fields.slice(fields.indexOf(place.field))));
  }

  function press(event: KeyboardEvent<HTMLTableElement>) {
    const place = placeOf(event.target);
    const dress = dresses.find(({ id }) => id === place?.id);
    if (!place || !dress || event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      onCells?.([{ dress, field: place.field, text: storedText(dress, place.field) }]);
      event.stopPropagation();
    }
    const breaksLine = event.shiftKey && place.field === "cut";
    if (event.key !== "Enter" || breaksLine) return;
    event.preventDefault();
    focusNext(event.currentTarget, place, event.shiftKey ? -1 : 1);
  }

  return (
    <table
      onPaste={paste}
      onKeyDown={press}
      style={{ width: "100%", tableLayout: "fixed", borderCollapse: "collapse" }}
    >
      <thead>
        <tr>
          <th style={{ width: 40 }}>
            <Checkbox
              aria-label={t("All of these, {{number}}", { number: dresses.length })}
              checked={isAll}
              onChange={() =>
                onTick(
                  dresses.map(({ id }) => id),
                  !isAll,
                )
              }
            />
          </th>
          <Heading width={fields.length === 1 ? "45%" : "14%"}>{t("Dress")}</Heading>
          {fields.map((field) => (
            <Heading key={field}>{titleOf(field, currency)}</Heading>
          ))}
        </tr>
      </thead>
      <tbody>
        {dresses.map((dress) => (
          <Row
            key={dress.id}
            {...{ table, dress, onTick, onCells }}
            edit={edits.get(dress.id)}
            isTicked={ticked.has(dress.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

function Heading({ children, width }: { children: string; width?: string }) {
  return (
    <th scope="col" style={{ width, padding: 8, textAlign: "start" }}>
      <Text as="span" size={1} weight="medium">
        {children}
      </Text>
    </th>
  );
}

type RowProps = Pick<DressTableProps, "table" | "onTick" | "onCells"> & {
  dress: ListedDress;
  edit: Edit | undefined;
  isTicked: boolean;
};

/** Each key would draw hundreds of dresses anew without `memo`. */
const Row = memo(function Row({ table, dress, edit, isTicked, onTick, onCells }: RowProps) {
  const picture = table.pictures.get(dress.id);
  const isChangedMeanwhile = edit !== undefined && edit.since !== revisionsOf(dress);
  return (
    <tr style={{ borderTop: "1px solid var(--card-border-color)" }}>
      <td style={{ padding: 8 }}>
        <Checkbox aria-label={dress.name} checked={isTicked} onChange={() => onTick([dress.id], !isTicked)} />
      </td>
      <th scope="row" style={{ padding: 8, textAlign: "start", fontWeight: "inherit" }}>
        <Flex gap={3} align="center">
          {picture && (
            <img src={`${picture}?w=64&h=80&fit=crop`} alt="" width={32} height={40} loading="lazy" />
          )}
          <Stack gap={2} flex={1} style={{ overflowWrap: "anywhere" }}>
            <Text size={1} weight="medium">
              {dress.name}
            </Text>
            <Text size={0} muted>
              {isChangedMeanwhile ? t("changed by someone else in the meantime") : stateOf(dress)}
            </Text>
          </Stack>
        </Flex>
      </th>
      {table.fields.map((field) => (
        <td key={field} style={{ padding: 4, verticalAlign: "top" }}>
          <TableCell {...{ table, dress, field, onCells }} typed={edit?.cells[field]} />
        </td>
      ))}
    </tr>
  );
});

type TableCellProps = Pick<DressTableProps, "table" | "onCells"> & {
  dress: ListedDress;
  field: CellField;
  /** Undefined while the cell is as it is stored. */
  typed: string | undefined;
};

function TableCell({ table, dress, field, typed, onCells }: TableCellProps) {
  const { collections, currency } = table;
  const stored = storedText(dress, field);
  const text = typed ?? stored;
  const { fault, note } = typed === undefined ? {} : judge({ dress, field, text }, table);
  const message =
    typed === undefined
      ? ""
      : [fault ?? note, stored && t("Was {{stored}}", { stored })].filter(Boolean).join(" ");
  const control = {
    "aria-label": separated([titleOf(field, currency), dress.name]),
    "aria-invalid": fault !== undefined,
    "data-dress": dress.id,
    "data-field": field,
    readOnly: onCells === undefined,
    value: text,
  };
  const onChange = ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
    onCells?.([{ dress, field, text: value }]);
  return (
    <Card tone={toneOf(typed, fault)} padding={1} radius={2}>
      <Stack gap={2}>
        {field === "category" && (
          <Select {...control} disabled={onCells === undefined} fontSize={1} onChange={onChange}>
            {!collections.some(({ slug }) => slug === text) && <option value={text}>{text}</option>}
            <CollectionOptions collections={collections} />
          </Select>
        )}
        {field === "cut" && <TextArea {...control} rows={2} fontSize={1} onChange={onChange} />}
        {field !== "category" && field !== "cut" && (
          <TextInput
            {...control}
            inputMode={field === "unavailableSizes" ? "text" : "decimal"}
            fontSize={1}
            onChange={onChange}
          />
        )}
        {message && (
          <Text size={0} muted role={fault ? "alert" : undefined}>
            {message}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function toneOf(typed: string | undefined, fault: string | undefined) {
  if (fault) return "critical";
  return typed === undefined ? "default" : "caution";
}

function placeOf(target: EventTarget): { id: string; field: CellField } | undefined {
  const { dress: id, field } = target instanceof HTMLElement ? target.dataset : {};
  const knownField = cellFields.find((name) => name === field);
  return id !== undefined && knownField ? { id, field: knownField } : undefined;
}

function focusNext(table: HTMLTableElement, { id, field }: { id: string; field: CellField }, by: 1 | -1) {
  const column = [...table.querySelectorAll<HTMLElement>(`[data-field="${field}"]`)];
  const next = column[column.findIndex(({ dataset }) => dataset["dress"] === id) + by];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

function stateOf({ draft, published }: ListedDress): string {
  if (!published) return t("a draft");
  return draft ? t("in the shop, with changes to publish") : t("in the shop");
}
