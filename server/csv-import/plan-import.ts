import { createHash } from "node:crypto";
import { slugOf } from "#app/catalogue/slug.ts";
import * as cell from "./cell-parsers.ts";
import { dressAddressOf } from "./dress-address.ts";
import { columnKeys, dressColumns } from "./dress-columns.ts";
import type { PictureFile, Pictures } from "./picture-folder.ts";
import { type PlannedDress, planDress } from "./plan-dress.ts";
import type { PresentContent } from "./present-content.ts";
import type { Fault, Table, TableRow } from "./read-table.ts";
import { createRowReader, type RowReader } from "./row-reader.ts";

/** `faults`: while there is one, nothing is imported. */
export type ImportPlan = {
  dresses: readonly PlannedDress[];
  /** All files that the table names and the folder has. */
  files: readonly PictureFile[];
  faults: readonly Fault[];
};

type NamedRow = {
  reader: RowReader;
  /** Suggested where the address cannot be read; empty where there is no suggestion. */
  slug: string;
  isAddressed: boolean;
  name: string | undefined;
};

export function planImport(table: Table, content: PresentContent, pictures: Pictures): ImportPlan {
  const faults: Fault[] = [...table.faults, ...unknownColumns(table)];
  const files = new Map<string, PictureFile>();
  const named = table.rows.map((row) => nameRow(row, createRowReader(row, faults), content));
  const addressed = named.filter(({ isAddressed }) => isAddressed);
  refuseRepeated(addressed);
  const ids = new Map(addressed.map(({ slug }) => [slug, idOf(slug, content)]));
  const nextPlace = placesFrom(content);
  const use = (file: PictureFile) => void files.set(file.sha1, file);
  // A line whose address cannot be read is planned as well, so that all its faults are said at once.
  const dresses = named.map(({ reader, slug, name }) =>
    planDress({ row: reader, slug, name, content, pictures, ids, nextPlace, use }),
  );
  return { dresses, files: [...files.values()], faults: faults.toSorted((a, b) => a.line - b.line) };
}

function unknownColumns({ columns }: Table): Fault[] {
  const known: readonly string[] = columnKeys.map((key) => dressColumns[key].heading);
  return columns
    .filter((column) => !known.includes(column))
    .map((column) => ({
      line: 1,
      column,
      message: `is no column of this table. These are: ${known.join(", ")}`,
    }));
}

/** A dress is known by its address, one that is there also by an address that none would have now. */
function nameRow({ cells }: TableRow, reader: RowReader, { bySlug }: PresentContent): NamedRow {
  const name = reader.read("name", cell.line);
  const isThere = (address: string) => bySlug.has(address);
  const isReadable =
    reader.read("slug", (text) => (isThere(text) ? { value: text } : cell.address(text))) !== undefined;
  const written = cells.get(dressColumns.slug.heading);
  const text = written ?? name ?? "";
  const slug = [text, slugOf(text)].find(isThere) ?? dressAddressOf(text);
  if (written === undefined && slug === "") reader.refuse("name", "the dress has no name");
  return { reader, slug, isAddressed: slug !== "" && (written === undefined || isReadable), name };
}

function refuseRepeated(named: readonly NamedRow[]) {
  const lines = new Map<string, number>();
  for (const { reader, slug } of named) {
    const first = lines.get(slug);
    if (first === undefined) lines.set(slug, reader.line);
    else reader.refuse("slug", `line ${first} is a dress with the address “${slug}” already`);
  }
}

/** A new dress has the same id in every import of it: of two at once the content host refuses the second. */
function idOf(slug: string, { bySlug, ids }: PresentContent): string {
  const present = bySlug.get(slug)?._id;
  if (present) return present;
  const digest = createHash("sha1").update(slug).digest("hex");
  const names = [...(/^[a-z0-9-]{1,100}$/.test(slug) ? [slug] : []), digest];
  const free = names.map((name) => `product-${name}`).find((id) => !ids.has(id));
  return free ?? `product-${crypto.randomUUID()}`;
}

/** New dresses come after those that are there, in the table's order; where these have no numbers, numbers would put them before. */
function placesFrom({ bySlug }: PresentContent): () => number | undefined {
  const places = [...bySlug.values()].map(({ order }) => order);
  const numbers = places.filter((order) => typeof order === "number");
  let last = Math.max(0, ...numbers);
  if (numbers.length < places.length) return () => undefined;
  return () => {
    last += 1;
    return last;
  };
}
