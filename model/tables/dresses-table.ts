import type { ServerPath } from "#model/screens/route-table.ts";

/** Studio reads the dresses here, as CSV, and sends such a table to be imported, or one of bookings. With `?language=fr` it is the texts of a translator. */
export const TABLE_PATH: ServerPath = "/dresses-table";

/** Studio sends no larger table: a proxy in front of the shop may take bodies of one megabyte. The command takes 8 MB. In bytes. */
export const LARGEST_SENT_TABLE = 600 * 1024;

/** A header that fits several alike is of the one that has fewer columns. */
export const tableKinds = ["dresses", "customers", "bookings", "translations"] as const;

export type TableKind = (typeof tableKinds)[number];

/**
 * `kind`: where it was chosen; a table of the other kind is refused. `table`: the file, as base64. `pictures`: by the names of the files that come with it, the assets that they have become, and null before
 * that. Nothing is written in a dry run.
 */
export type TableImport = {
  kind: TableKind;
  table: string;
  pictures: Record<string, string | null>;
  isDryRun: boolean;
};

/**
 * `lines`: what is new or changes, and notes. `toUpload`: the files among those that come with the table that it needs. `act` is missing
 * where nothing was written, or nothing
 * can be taken back. `areOthersStored`: the faults are of single rows, and the others, which the summary counts, are stored.
 */
export type TableReport = {
  faults: string[];
  lines: string[];
  summary: string;
  toUpload: string[];
  areOthersStored?: boolean;
  act?: Act | undefined;
};

/** A transaction remembers what it has written, so that it can be taken back. All its documents have its revision. */
export type Act = { revision: string; writtenStates: readonly Written[] };

/** `before`: the fields as they were; missing for a document that the act made. */
type Written = {
  id: string;
  name: string;
  before?: Readonly<Record<string, unknown>> | undefined;
  fields: readonly string[];
};
