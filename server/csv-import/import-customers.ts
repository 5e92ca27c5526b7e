import { randomUUID } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import type { Report } from "@trousseau/host/progress.ts";
import { t } from "@trousseau/words/translate.ts";
import { CUSTOMER_IDS } from "#model/customers/customer.ts";
import { fetchCustomers, saveCustomers } from "#model/customers/save-customer.ts";
import { customer as described } from "#model/documents/customer-document.ts";
import * as cell from "#model/tables/cell-parsers.ts";
import { customerColumns } from "#model/tables/customer-columns.ts";
import { day } from "#model/tables/day-cell.ts";
import { phone } from "#model/tables/phone-cell.ts";
import { shownHeading } from "#model/tables/table-headings.ts";
import { separated } from "#words/locale.ts";
import { type Column, createCellReader, type Fault, type Table, type TableRow } from "./cell-reader.ts";
import { changeLine, countsInWords, type ReportLine } from "./import-report.ts";
import { customersLike, isStored, type KnownCustomers, knownCustomers } from "./known-customers.ts";
import { unknownColumns } from "./table-kinds.ts";

const columns = {
  name: { heading: customerColumns.name, read: cell.line },
  phone: { heading: customerColumns.phone, read: phone },
  email: { heading: customerColumns.email, read: cell.line },
  address: { heading: customerColumns.address, read: cell.text },
  eventDate: { heading: customerColumns.eventDate, read: day },
  measurements: { heading: customerColumns.measurements, read: cell.text },
  note: { heading: customerColumns.note, read: cell.text },
} satisfies Record<keyof typeof customerColumns, Column<string, KnownCustomers>>;

type PlannedCustomer = {
  row: number;
  id: string;
  name: string;
  revision: string | undefined;
  changed: Readonly<Record<string, string>>;
};

/** `stored`: those who are as the table has them, whether they changed or not. */
type Outcome = { stored: readonly PlannedCustomer[]; refused: readonly Fault[] };

/** Compares a table with the customers. Nothing is written before `carryOut`, and nothing while there is a fault. */
export async function prepareCustomers(client: SanityClient, table: Table) {
  const present = knownCustomers(await fetchCustomers(client.withConfig({ perspective: "raw" })));
  const faults: Fault[] = [...table.faults, ...unknownColumns(table)];
  const rows = new Map<string, number>();
  const planned = table.rows.flatMap((row) => planRow(row, { present, faults, rows }) ?? []);
  return {
    faults: faults.toSorted((one, other) => one.row - other.row),
    planned,
    carryOut: (report: Report = () => undefined) => carryOut(client, planned, report),
  };
}

type Planning = { present: KnownCustomers; faults: Fault[]; rows: Map<string, number> };

function planRow(row: TableRow, { present, faults, rows }: Planning): PlannedCustomer | undefined {
  const reader = createCellReader(row, present, faults);
  const fields = Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) => {
      const text = reader.read<string>(column);
      return text === undefined ? [] : [[field, text]];
    }),
  );
  const name = fields["name"];
  if (name === undefined) {
    reader.refuse(columns.name, described.fields.name.needs ?? "");
    return undefined;
  }
  const { keys, matches, fault } = customersLike(fields, present);
  const [before] = matches;
  const claimed = [...keys, ...matches.map(({ id }) => id)];
  const first = claimed.map((key) => rows.get(key)).find((line) => line !== undefined);
  if (first !== undefined)
    faults.push({ row: row.row, message: t("row {{first}} is the same customer", { first }) });
  for (const key of claimed) rows.set(key, row.row);
  if (matches.length > 1) faults.push({ row: row.row, message: fault(matches.map((one) => one.name)) });
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([field, text]) => !isStored(field, text, before)),
  );
  return {
    row: row.row,
    id: before?.id ?? CUSTOMER_IDS + randomUUID(),
    name,
    revision: before?.revision,
    changed,
  };
}

function isChanged({ changed }: PlannedCustomer): boolean {
  return Object.keys(changed).length > 0;
}

/** A refused customer keeps out one row; a content host that is away keeps out those below as well, and the rest is told. */
async function carryOut(
  client: SanityClient,
  planned: readonly PlannedCustomer[],
  report: Report,
): Promise<Outcome> {
  const changed = planned.filter(isChanged);
  const refusals = new Map<string, string>();
  let current = 0;
  try {
    for (const batch of batchesOf(changed)) {
      const writes = batch.map(({ id, changed: fields, revision }) => ({ id, fields, revision }));
      for (const [id, { message }] of await saveCustomers(client, writes)) refusals.set(id, message);
      current += batch.length;
      report({ step: t("Saving the customers"), current, total: changed.length });
    }
  } catch (error) {
    const [first, ...below] = changed.slice(current);
    if (first) refusals.set(first.id, error instanceof Error ? error.message : String(error));
    for (const { id } of below) refusals.set(id, t("not imported"));
  }
  return {
    stored: planned.filter(({ id }) => !refusals.has(id)),
    refused: planned.flatMap(({ id, row }) => {
      const message = refusals.get(id);
      return message === undefined ? [] : { row, message };
    }),
  };
}

/** One transaction writes so many, and other writers wait a fraction of a second. */
const AT_ONCE = 250;

/** Content hosts take a request of four megabytes. In characters, of which some have three bytes. */
const LARGEST_BATCH = 1_000_000;

function batchesOf(customers: readonly PlannedCustomer[]): PlannedCustomer[][] {
  const batches: PlannedCustomer[][] = [];
  let room = 0;
  for (const customer of customers) {
    room -= JSON.stringify(customer.changed).length;
    const batch = batches.at(-1);
    if (batch && room >= 0 && batch.length < AT_ONCE) batch.push(customer);
    else {
      batches.push([customer]);
      room = LARGEST_BATCH;
    }
  }
  return batches;
}

/** A line for each customer who is new or changes. */
export function customerLines(planned: readonly PlannedCustomer[]): ReportLine[] {
  return planned.filter(isChanged).map(({ revision, name, changed }) => {
    const fields = separated(Object.keys(changed).map(headingOfCustomer));
    return changeLine(name, revision !== undefined, revision === undefined ? "" : fields);
  });
}

export function customersSummary(planned: readonly PlannedCustomer[]): string {
  const writes = planned.filter(isChanged);
  const changes = writes.filter(({ revision }) => revision !== undefined);
  return countsInWords(planned.length, writes.length, changes.length);
}

function headingOfCustomer(field: string): string {
  return shownHeading(new Map(Object.entries(customerColumns)).get(field) ?? customerColumns.name);
}
