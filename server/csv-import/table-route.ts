import type { SanityClient } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { isRoleOfPerson } from "#content/draft-content.server.ts";
import { IMAGE_ASSET_ID, LEAST_PICTURE, sizeOfAsset } from "#model/dresses/picture-size.ts";
import {
  LARGEST_SENT_TABLE,
  TABLE_PATH,
  type TableImport,
  type TableKind,
  type TableReport,
  tableKinds,
} from "#model/tables/dresses-table.ts";
import { at } from "#server/http/at.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { log } from "#server/log.ts";
import { readBody } from "#server/pages/visitor-forms.ts";
import { clientOf, forStudios, jsonIn, preflight, refused } from "#server/preview/editor-sessions.ts";
import type { Table } from "./cell-reader.ts";
import { bookingLines, bookingsSummary, prepareBookings } from "./import-bookings.ts";
import { customerLines, customersSummary, prepareCustomers } from "./import-customers.ts";
import { prepareImport } from "./import-dresses.ts";
import { dressesSummary, faultLines, inWords, planLines } from "./import-report.ts";
import { prepareTranslations } from "./import-translations.ts";
import type { Pictures } from "./picture-folder.ts";
import { fetchContent, fileKey } from "./present-content.ts";
import { readTable } from "./read-table.ts";
import { writeTable } from "./write-table.ts";
import { fetchTranslatable, writeTranslations } from "./write-translations.ts";

/** Base64 writes four characters for three bytes; the names of the pictures come beside. In bytes. */
const LARGEST_BODY = (LARGEST_SENT_TABLE / 3) * 4 + 200_000;

/** A contributor may not publish what comes in, and a writer changes no table at once. */
const mayImport = (role: string) => role === "editor" || role === "administrator";

/** The dresses as a table, for Studio, and tables of dresses or bookings from it: every request is made with the session of the person who asks, and has their rights alone. */
export function tableRoute(content: SanityClient): FetchHandler {
  const whereAllowed =
    (isAllowed: (role: string) => boolean, respond: typeof importTable): FetchHandler =>
    async (request) => {
      const client = await clientOf(request, content, isAllowed);
      if (client) return respond(request, client);
      log("warning", "table of dresses refused", { method: request.method });
      return refused(401, t("Your role does not allow this. Please log in again if it should."));
    };
  const GET = whereAllowed(isRoleOfPerson, sendTable);
  const POST = whereAllowed(mayImport, importTable);
  return at(TABLE_PATH, { GET, POST, OPTIONS: preflight }, forStudios);
}

async function sendTable(request: Request, client: SanityClient): Promise<Response> {
  const language = new URL(request.url).searchParams.get("language");
  const table = language
    ? writeTranslations(await fetchTranslatable(client), language)
    : writeTable(await fetchContent(client));
  return new Response(table, {
    headers: { ...forStudios, "Content-Type": "text/csv; charset=utf-8" },
  });
}

const sent = z.object({
  kind: z.enum(tableKinds),
  table: z.base64(),
  pictures: z.record(z.string(), z.string().regex(IMAGE_ASSET_ID).nullable()),
  isDryRun: z.boolean(),
});

async function importTable(request: Request, client: SanityClient): Promise<Response> {
  const body = await readBody(request, LARGEST_BODY);
  if (!body)
    return refused(
      413,
      t("This file is too large to be imported here. Divide it into several, each with the first row."),
    );
  const { data } = sent.safeParse(jsonIn(body));
  if (!data) return refused(400, t("This cannot be read."));
  const table = readTable(Buffer.from(data.table, "base64"), data.kind);
  const isEmpty = table.rows.length === 0 && table.faults.length === 0;
  if (isEmpty) return refused(422, t("There is nothing in this file."));
  const { kind } = table;
  if (kind !== data.kind) return refused(422, otherKind[kind]);
  try {
    const report = await importers[kind](client, table, data);
    return Response.json(report, { headers: forStudios });
  } catch (error) {
    log("warning", "table not imported", { kind, error });
    return refused(409, error instanceof Error ? error.message : t("The table was not imported."));
  }
}

const otherKind: Record<TableKind, string> = {
  dresses: t("This is a table of dresses: import it under “Bulk edit”."),
  bookings: t("This is a table of bookings: import it under “Calendar”."),
  customers: t("This is a table of customers: import it under “Customers”."),
  translations: t("This is a file of translations: import it under “Bulk edit”, “Import translations”."),
};

type Importer = (client: SanityClient, table: Table, sent: TableImport) => Promise<TableReport>;

const importers: Record<TableKind, Importer> = {
  dresses: importDresses,
  bookings: importBookings,
  customers: importCustomers,
  translations: importTranslations,
};

async function importDresses(client: SanityClient, table: Table, sent: TableImport): Promise<TableReport> {
  const { plan, carryOut } = await prepareImport(client, table, () => picturesIn(sent));
  const isPlanOnly = sent.isDryRun || plan.faults.length > 0;
  const done = isPlanOnly ? undefined : await carryOut();
  return {
    faults: faultLines(plan.faults).map((line) => line.trim()),
    lines: planLines(plan).map(inWords),
    summary: dressesSummary((done ?? plan).dresses),
    act: done?.act,
    toUpload: plan.files.flatMap(({ assetId, path }) => (assetId === undefined ? path : [])),
  };
}

/** One row that cannot be booked stops them all: the person who looks at the report can mend it. */
async function importBookings(client: SanityClient, table: Table, sent: TableImport): Promise<TableReport> {
  const { planned, customersBut, faults, foreseen, bookAll } = await prepareBookings(client, table);
  const outcome = await foreseen();
  const refusals = faults.length > 0 ? faults : outcome.refused;
  const isPlanOnly = sent.isDryRun || refusals.length > 0;
  const act = isPlanOnly ? undefined : await bookAll();
  return {
    faults: faultLines(refusals).map((line) => line.trim()),
    lines: refusals.length > 0 ? [] : bookingLines(outcome.booked, customersBut([])).map(inWords),
    summary: bookingsSummary(outcome, planned),
    act,
    toUpload: [],
  };
}

/** There is nothing to take back at once: a part of the customers may be stored while others are refused. */
async function importCustomers(client: SanityClient, table: Table, sent: TableImport): Promise<TableReport> {
  const { faults, planned, carryOut } = await prepareCustomers(client, table);
  const isPlanOnly = sent.isDryRun || faults.length > 0;
  const { stored, refused } = isPlanOnly ? { stored: planned, refused: faults } : await carryOut();
  return {
    faults: faultLines(refused, refused.length).map((line) => line.trim()),
    lines: faults.length > 0 ? [] : customerLines(stored).map(inWords),
    summary: customersSummary(stored),
    areOthersStored: !isPlanOnly && refused.length > 0,
    toUpload: [],
  };
}

async function importTranslations(
  client: SanityClient,
  table: Table,
  sent: TableImport,
): Promise<TableReport> {
  const { faults, lines, summary, carryOut } = await prepareTranslations(client, table);
  const act = sent.isDryRun || faults.length > 0 ? undefined : await carryOut();
  return {
    faults: faultLines(faults).map((line) => line.trim()),
    lines: lines.map(inWords),
    summary,
    act,
    toUpload: [],
  };
}

/** A file that is not uploaded yet stands in for itself in a dry run. */
function picturesIn({ pictures, isDryRun }: TableImport): Pictures {
  const files = new Map(
    Object.entries(pictures).map(([name, assetId]) => [fileKey(name), { name, assetId }]),
  );
  return (name) => {
    const file = files.get(fileKey(name));
    if (!file)
      return {
        fault: t("there is no picture “{{name}}”: choose its file together with the table", { name }),
      };
    const { assetId } = file;
    if (assetId === null && !isDryRun) return { fault: t("“{{name}}” has not been uploaded", { name }) };
    const size = sizeOfAsset(assetId ?? "") ?? LEAST_PICTURE;
    return { path: file.name, sha1: assetId ?? file.name, size, assetId: assetId ?? undefined };
  };
}
