import { z } from "zod";
import { slugOf } from "#app/catalogue/slug.ts";
import { slugOfId } from "#app/label/collection-id.ts";
import { visibilities } from "#app/label/visibility.ts";
import { shortCollectionName } from "#words/collection-names.ts";
import type { ReadDocument } from "./document-reader.server.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { days, line, lines, summary } from "./text-fields.server.ts";

/** One document for each collection; it may leave out everything but its slug. */
export function collectionText({ picture }: LabelMedia) {
  return z.object({
    slug: z.object({ current: line }).meta({ kind: "slug" }),
    name: line,
    /** In the footer, and where the room is small. */
    shortName: line,
    title: lines,
    intro: line,
    /** Editorial pictures that break the grid, in order of use. */
    plates: z.array(picture).min(1, "is empty"),
    summary,
    /** From the order to the parcel, where it is another number than the label's. */
    makingDays: days,
    /** Its place in the navigation: lower ones come first, those without a number last. */
    order: z.number(),
    visibility: z.enum(visibilities),
    /** Addresses that lead to it, and that dresses may still name. */
    previousSlugs: z.array(line),
  });
}

export type CollectionSchema = ReturnType<typeof collectionText>;

/** What a collection is called wherever it is named, what its own screen says, and where it stands. */
export type Collection = Omit<z.output<CollectionSchema>, "slug" | "makingDays" | "order"> & {
  makingDays?: number | undefined;
  order?: number | undefined;
};

/** What a document does not say is said as in `under`. A title alone renames it, too. */
export function readCollection(
  read: ReadDocument,
  schema: CollectionSchema,
  under: Collection,
  id: string,
): Collection {
  const said = read(schema.partial(), "collection", id);
  const isRenamed = said.title !== undefined && said.title !== under.title;
  const name = said.name ?? (isRenamed ? plainTitle(said.title) : under.name);
  const isNamedSo = name === under.name;
  return {
    name,
    shortName:
      heldShortName(said.shortName, name, id) ?? (isNamedSo ? under.shortName : shortCollectionName(name)),
    title: said.title ?? (isNamedSo ? under.title : name),
    intro: said.intro ?? under.intro,
    plates: said.plates ?? under.plates,
    summary: said.summary ?? under.summary,
    makingDays: said.makingDays ?? under.makingDays,
    order: said.order ?? under.order,
    visibility: said.visibility ?? under.visibility,
    previousSlugs: said.previousSlugs ?? [],
  };
}

/** A document may have been made with a short name, "Tulle" at "collection-tulle-dresses". One that it has kept since under another name is no name of it. */
function heldShortName(shortName: string | undefined, name: string, id: string): string | undefined {
  const short = slugOf(shortName ?? "");
  const isLeftOver = slugOfId(id).startsWith(short) && !slugOf(name).includes(short);
  return isLeftOver ? undefined : shortName;
}

function plainTitle(title = ""): string {
  return title.replaceAll("*", "").replaceAll("\n", " ");
}
