import { basename } from "node:path";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { slugOf } from "#model/dresses/slug.ts";
import { smallness } from "#model/pictures/picture-notes.ts";
import type { PictureRole } from "#model/pictures/picture-roles.ts";
import { roleInName } from "#model/pictures/role-words.ts";
import type { TableColour } from "#model/tables/cell-parsers.ts";
import { type DressColumn, dressColumns, type RowReader } from "./dress-columns.ts";
import type { PictureFile, Pictures } from "./picture-folder.ts";
import { type StoredDress, withOwnKeys } from "./present-content.ts";

/** A picture as a document holds it, with whatever an editor has added: a hotspot, a crop. */
type StoredPicture = z.infer<typeof storedPicture>;

const storedPicture = z.looseObject({
  _type: z.literal("image"),
  asset: z.looseObject({ _ref: z.string() }),
});
const storedGallery = z.array(z.unknown()).catch([]);

/** The table says this of a picture beside its file. */
type PictureWords = {
  alt: string | undefined;
  color: string | undefined;
  role: PictureRole | undefined;
};

type PictureParts = {
  row: RowReader;
  before: StoredDress | undefined;
  /** The dress's, as they will be. */
  colours: readonly TableColour[];
  pictures: Pictures;
  use: (file: PictureFile) => void;
};

/** The fields of a dress's pictures, as far as the table says anything of them. */
export function picturesOf(parts: PictureParts) {
  const mainImage = mainPicture(parts);
  const gallery = furtherPictures(parts);
  return { ...(mainImage ? { mainImage } : {}), ...(gallery ? { gallery } : {}) };
}

function mainPicture(parts: PictureParts): StoredPicture | undefined {
  const { row, before } = parts;
  const name = row.read(dressColumns.mainImage);
  const alt = row.read(dressColumns.pictureText);
  const color = colourShown(parts, dressColumns.pictureColour, row.read(dressColumns.pictureColour));
  const words = { alt, color, role: row.read(dressColumns.pictureRole) };
  const present = storedPicture.safeParse(before?.mainImage).data;
  if (name !== undefined)
    return picture(parts, dressColumns.mainImage, name, words, present ? [present] : []);
  if (!present && Object.values(words).some(Boolean))
    row.refuse(dressColumns.mainImage, t("there is no picture to describe"));
  return present && withWords(present, words);
}

function furtherPictures(parts: PictureParts): StoredPicture[] | undefined {
  const { row, before } = parts;
  const names = row.read(dressColumns.gallery);
  const alts = row.read(dressColumns.galleryTexts) ?? [];
  const colours = row.read(dressColumns.galleryColours) ?? [];
  const roles = row.read(dressColumns.galleryRoles) ?? [];
  const present = storedGallery
    .parse(before?.gallery)
    .flatMap((entry) => storedPicture.safeParse(entry).data ?? []);
  const count = names?.length ?? present.length;
  for (const [column, entries] of [
    [dressColumns.galleryTexts, alts],
    [dressColumns.galleryColours, colours],
    [dressColumns.galleryRoles, roles],
  ] as const)
    if (entries.length > count)
      row.refuse(
        column,
        t("{{entries}} entries for {{pictures}} pictures: write them in the pictures’ order", {
          entries: entries.length,
          pictures: count,
        }),
      );
  const words = (at: number): PictureWords => ({
    alt: alts[at] || undefined,
    color: colourShown(parts, dressColumns.galleryColours, colours[at]),
    role: roles[at],
  });
  if (names)
    return withOwnKeys(
      names.flatMap((name, at) => {
        const made = picture(parts, dressColumns.gallery, name, words(at), present);
        return made ? [{ _key: keyOf(made), ...made }] : [];
      }),
    );
  return alts.length + colours.length + roles.length > 0
    ? present.map((entry, at) => withWords(entry, words(at)))
    : undefined;
}

/** The asset of a file that the content host does not have yet is named after its digest. A new picture is in the role that its file names. */
function picture(
  { row, pictures, use }: PictureParts,
  column: DressColumn<unknown>,
  name: string,
  words: PictureWords,
  present: readonly StoredPicture[],
): StoredPicture | undefined {
  const file = pictures(name);
  if ("fault" in file) {
    row.refuse(column, file.fault);
    return undefined;
  }
  use(file);
  const id = file.assetId ?? `image-${file.sha1}`;
  const same = present.find(({ asset }) => asset._ref === id);
  if (same) return withWords(same, words);
  const role = words.role ?? roleInName(name);
  return withWords({ _type: "image", asset: { _type: "reference", _ref: id } }, { ...words, role });
}

function withWords(picture: StoredPicture, words: PictureWords): StoredPicture {
  const stated = Object.entries(words).filter(([, value]) => value);
  return { ...picture, ...Object.fromEntries(stated) };
}

function colourShown({ row, colours }: PictureParts, column: DressColumn<unknown>, name: string | undefined) {
  if (!name) return undefined;
  const matchingColour = colours.find((colour) => slugOf(colour.name) === slugOf(name));
  if (!matchingColour) row.refuse(column, t("“{{name}}” is not one of the dress’s colours", { name }));
  return matchingColour?.name;
}

function keyOf({ asset }: StoredPicture): string {
  return asset._ref.replace(/^image-/, "").slice(0, 12);
}

/** Undefined for a picture that is large enough. */
export function sizeNote({ path, size }: PictureFile): string | undefined {
  const note = smallness(size);
  return note && t("{{place}}: {{fault}}", { place: basename(path), fault: note });
}
