import { createHash } from "node:crypto";
import { t } from "@trousseau/words/translate.ts";
import { pageSlugOf } from "#model/dresses/page-slug.ts";
import { LEAST_PICTURE, sizeOfAsset } from "#model/dresses/picture-size.ts";
import { slugOf } from "#model/dresses/slug.ts";
import type { Fault, Table, TableRow } from "./cell-reader.ts";
import { createRowReader, dressColumns, type RowReader } from "./dress-columns.ts";
import type { PictureFile, Pictures } from "./picture-folder.ts";
import { planDress } from "./plan-dress.ts";
import type { PresentContent } from "./present-content.ts";
import { unknownColumns } from "./table-kinds.ts";
import { newsIn } from "./write-table.ts";

export type ImportPlan = ReturnType<typeof planImport>;

/** While there is a fault, nothing is imported. `files` are all that the table names and the folder has. */
export function planImport(table: Table, content: PresentContent, pictures: Pictures) {
  const { mayLack = [], notes = [] } = table;
  const faults: Fault[] = [...table.faults, ...unknownColumns(table)];
  const files = new Map<string, PictureFile>();
  const knownPictures = withUploaded(pictures, content);
  const isAtHand = (name: string) => !("fault" in pictures(name));
  const named = table.rows.map((row) =>
    nameRow(row, createRowReader(row, content, faults), { content, isAtHand }),
  );
  const addressed = named.filter(({ isAddressed }) => isAddressed);
  refuseRepeated(addressed);
  const ids = new Map(addressed.map(({ slug }) => [slug, idOf(slug, content)]));
  const nextPlace = placesFrom(content);
  const use = (file: PictureFile) => void files.set(file.sha1, file);
  // A row whose address cannot be read is planned as well, so that all its faults are said at once.
  const dresses = named.map(({ reader, slug }) =>
    planDress({ row: reader, slug, content, pictures: knownPictures, ids, nextPlace, use, mayLack }),
  );
  return { dresses, files: [...files.values()], faults: faults.toSorted((a, b) => a.row - b.row), notes };
}

/** A file that is not at hand may have been uploaded before. */
function withUploaded(pictures: Pictures, { uploaded }: PresentContent): Pictures {
  return (name) => {
    const file = pictures(name);
    const [id, other] = "fault" in file ? uploaded.idsOf(name) : [];
    if (id === undefined) return file;
    if (other !== undefined)
      return { fault: t("several pictures that are called “{{name}}” have been uploaded", { name }) };
    return { path: name, sha1: id, size: sizeOfAsset(id) ?? LEAST_PICTURE, assetId: id };
  };
}

type NamedRow = ReturnType<typeof nameRow>;

/**
 * A dress is known by its address, one that is there also by an address that none would have now. Where it cannot be read, `slug` is a
 * suggestion, or empty.
 */
function nameRow(
  { cells }: TableRow,
  reader: RowReader,
  present: { content: PresentContent; isAtHand(file: string): boolean },
) {
  const { bySlug } = present.content;
  const isThere = (address: string) => bySlug.has(address);
  const isReadable = reader.read(dressColumns.slug) !== undefined;
  const addressCell = cells.get(dressColumns.slug.heading);
  const text = addressCell ?? reader.read(dressColumns.name) ?? "";
  const slug = [text, slugOf(text)].find(isThere) ?? pageSlugOf(text);
  if (addressCell === undefined && text !== "" && slug === "")
    reader.refuse(
      dressColumns.name,
      t("none of its letters can be used in an address: write one in the column “address”"),
    );
  const before = bySlug.get(slug);
  if (before) reader.keep(newsIn(cells, before, present));
  return { reader, slug, isAddressed: slug !== "" && (addressCell === undefined || isReadable) };
}

function refuseRepeated(named: readonly NamedRow[]) {
  const rows = new Map<string, number>();
  for (const { reader, slug } of named) {
    const first = rows.get(slug);
    if (first === undefined) rows.set(slug, reader.row);
    else
      reader.refuse(
        dressColumns.slug,
        t("row {{first}} is a dress with the address “{{slug}}” already", { first, slug }),
      );
  }
}

/** A new dress has the same id in every import, so that the host refuses the second of two at once. */
function idOf(slug: string, { bySlug, ids }: PresentContent): string {
  const present = bySlug.get(slug)?._id;
  if (present) return present;
  const digest = createHash("sha1").update(slug).digest("hex");
  const names = [...(/^[a-z0-9-]{1,100}$/.test(slug) ? [slug] : []), digest];
  const free = names.map((name) => `product-${name}`).find((id) => !ids.has(id));
  return free ?? `product-${crypto.randomUUID()}`;
}

/**
 * New dresses come last, in the table's order. Where no dress has a number they get none, because a number would put
 * them first.
 */
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
