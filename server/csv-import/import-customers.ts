import { randomUUID } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import type { Report } from "@trousseau/host/progress.ts";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import {
  CUSTOMER_IDS,
  type Customer,
  contactsOf,
  dialledFromEverywhere,
  labelPhoneOf,
  readCustomer,
} from "#model/customers/customer.ts";
import { CustomerRefused, saveCustomer } from "#model/customers/save-customer.ts";
import { customer as described } from "#model/documents/customer-document.ts";
import { LONGEST_LINE } from "#model/documents/label-limits.ts";
import * as cell from "#model/tables/cell-parsers.ts";
import { customerColumns } from "#model/tables/customer-columns.ts";
import { day } from "#model/tables/day-cell.ts";
import { shownHeading } from "#model/tables/table-headings.ts";
import { listed } from "#words/locale.ts";
import { type Column, createCellReader, type Fault, type Table, type TableRow } from "./cell-reader.ts";
import { kindNames, printed } from "./import-report.ts";
import { unknownColumns } from "./table-kinds.ts";

type PresentCustomers = {
  customers: readonly (Customer & { revision: string })[];
  labelPhone: string;
};

const columns = {
  name: { heading: customerColumns.name, read: cell.line },
  phone: { heading: customerColumns.phone, read: phone },
  email: { heading: customerColumns.email, read: cell.line },
  eventDate: { heading: customerColumns.eventDate, read: day },
  measurements: { heading: customerColumns.measurements, read: cell.text },
  note: { heading: customerColumns.note, read: cell.text },
} satisfies Record<keyof typeof customerColumns, Column<string, PresentCustomers>>;

function phone(text: string, { labelPhone }: PresentCustomers): cell.ParseResult<string> {
  return { value: dialledFromEverywhere(cell.oneLine(text), labelPhone) };
}

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
  const present = await fetchCustomers(client);
  const faults: Fault[] = [...table.faults, ...unknownColumns(table)];
  const rows = new Map<string, number>();
  const planned = table.rows.flatMap((row) => planRow(row, { present, faults, rows }) ?? []);
  return {
    faults: faults.toSorted((one, other) => one.row - other.row),
    planned,
    carryOut: (report: Report = () => undefined) => carryOut(client, planned, report),
  };
}

type Planning = { present: PresentCustomers; faults: Fault[]; rows: Map<string, number> };

/** A customer is known by the number or the address; a row that has neither names a customer by the name alone. */
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
  const contacts = contactsOf(fields, present.labelPhone);
  const keys = contacts.length > 0 ? contacts : [nameKey(name)];
  const matches = present.customers.filter((customer) =>
    [...contactsOf(customer, present.labelPhone), nameKey(customer.name)].some((key) => keys.includes(key)),
  );
  const [before] = matches;
  const claimed = [...keys, ...matches.map(({ id }) => id)];
  const first = claimed.map((key) => rows.get(key)).find((line) => line !== undefined);
  if (first !== undefined)
    faults.push({ row: row.row, message: t("row {{first}} is the same customer", { first }) });
  for (const key of claimed) rows.set(key, row.row);
  if (matches.length > 1)
    faults.push({
      row: row.row,
      message:
        contacts.length > 0
          ? t("the number and the address are those of two customers: {{names}}", {
              names: listed(matches.map((customer) => customer.name)),
            })
          : t("several customers have this name: add a telephone number or an email address"),
    });
  const changed = Object.fromEntries(
    Object.entries(fields).filter(
      ([field, text]) => text !== linesOf(new Map(Object.entries(before ?? {})).get(field)),
    ),
  );
  return {
    row: row.row,
    id: before?.id ?? CUSTOMER_IDS + randomUUID(),
    name,
    revision: before?.revision,
    changed,
  };
}

function nameKey(name: string): string {
  return `name ${cell.inSmall(name)}`;
}

/** Spaces around a text are no change. */
function linesOf(text: unknown): string {
  return String(text ?? "")
    .replace(/\r\n?/g, "\n")
    .trim();
}

const stored = z.looseObject({ _id: z.string(), _rev: z.string() });

const answer = z.object({ customers: z.array(stored), settings: z.unknown() });

const query = `{
  "customers": *[_type == "customer" && _id in path("${CUSTOMER_IDS}**")],
  "settings": *[_id == "house"][0] {phone}
}`;

async function fetchCustomers(client: SanityClient): Promise<PresentCustomers> {
  const { customers, settings } = answer.parse(
    await client.fetch<unknown>(query, {}, { perspective: "raw" }),
  );
  return {
    customers: customers.flatMap((document) => {
      const customer = readCustomer(document);
      return customer ? [{ ...customer, revision: document._rev }] : [];
    }),
    labelPhone: labelPhoneOf(settings),
  };
}

function isChanged({ changed }: PlannedCustomer): boolean {
  return Object.keys(changed).length > 0;
}

/** Customers are written one by one: a content host that is away keeps out this row and those below, and the rest is told. */
async function carryOut(
  client: SanityClient,
  planned: readonly PlannedCustomer[],
  report: Report,
): Promise<Outcome> {
  const changed = planned.filter(isChanged);
  const refused: Fault[] = [];
  for (const [index, customer] of changed.entries()) {
    const { row } = customer;
    report({ step: t("Saving the customers"), current: index + 1, total: changed.length });
    try {
      await saveCustomer(client, customer.id, customer.changed, customer.revision);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      refused.push({ row, message: reason });
      if (error instanceof CustomerRefused) continue;
      const message = t("not imported");
      refused.push(...changed.slice(index + 1).map((below) => ({ row: below.row, message })));
      break;
    }
  }
  const rows = new Set(refused.map(({ row }) => row));
  return { stored: planned.filter(({ row }) => !rows.has(row)), refused };
}

/** A line for each customer who is new or changes. */
export function customerLines(planned: readonly PlannedCustomer[]): string[] {
  return planned.filter(isChanged).map(({ revision, name, changed }) => {
    const fields = Object.keys(changed).map(headingOfCustomer).join(", ");
    const shortName = printed(name, LONGEST_LINE);
    return `  ${kindNames[revision ? "changed" : "new"].padEnd(10)}${revision ? `${shortName} (${fields})` : shortName}`;
  });
}

/** "3 new, 1 changed, 24 unchanged" */
export function customersSummary(planned: readonly PlannedCustomer[]): string {
  const changed = planned.filter((customer) => isChanged(customer) && customer.revision !== undefined).length;
  const added = planned.filter(({ revision }) => revision === undefined).length;
  const unchanged = planned.length - changed - added;
  return t("{{added}} new, {{changed}} changed, {{unchanged}} unchanged", { added, changed, unchanged });
}

function headingOfCustomer(field: string): string {
  return shownHeading(new Map(Object.entries(customerColumns)).get(field) ?? customerColumns.name);
}
