import { z } from "zod";
import { readLine } from "#model/texts/plain-text.server.ts";
import { dressOf } from "#words/collection-names.ts";
import { separated } from "#words/locale.ts";
import { viewInWords } from "./role-words.ts";

/** Describes a picture of a dress for which nobody has written words: "Aurélie, Tulle dress, Blush, from behind". */
export function pictureWords(
  name: string,
  collection: string,
  { colour = "", role = "" }: { colour?: string; role?: string } = {},
): string {
  const dress = collection === "" ? name : dressOf(name, collection);
  return separated([dress, colour, viewInWords(role)].filter(Boolean));
}

/** A picture of a list that nobody has described. `place` counts from 1, and `asset` is the id of its file. */
type SilentPicture = { key: string; place: number; asset: string; colour: string; role: string };

/** Those of a gallery as it is stored. One that is still being uploaded has no file yet, and is left out. */
export function silentPictures(gallery: unknown): SilentPicture[] {
  const pictures: unknown[] = Array.isArray(gallery) ? gallery : [];
  return pictures.flatMap((picture, at) => {
    const { data } = uploaded.safeParse(picture);
    if (data?.alt !== "") return [];
    return [{ key: data._key, place: at + 1, asset: data.asset._ref, colour: data.color, role: data.role }];
  });
}

/** The parts of a stored dress that its pictures are described by. */
export function describedBy(dress: unknown) {
  const { name, category, colors } = dressFields.parse(dress);
  return { name, category, colours: [...new Set(colors)].filter(Boolean) };
}

/** The colour that a stored picture says it shows; empty for none in particular. */
export function colourIn(picture: unknown): string {
  return withColour.safeParse(picture).data?.color ?? "";
}

/** The role that a stored picture says it has; empty for none. */
export function roleIn(picture: unknown): string {
  return withRole.safeParse(picture).data?.role ?? "";
}

/** The id of a stored picture's file; empty before it is uploaded. */
export function assetIn(picture: unknown): string {
  return withFile.safeParse(picture).data?.asset._ref ?? "";
}

const line = z.unknown().optional().transform(readLine);
const uploaded = z.object({
  _key: z.string(),
  asset: z.object({ _ref: z.string() }),
  alt: line,
  color: line,
  role: line,
});
const withColour = z.object({ color: line });
const withRole = z.object({ role: line });
const withFile = uploaded.pick({ asset: true });
const namedColour = z.union([z.object({ name: line }).transform(({ name }) => name), line]);
const dressFields = z
  .object({ name: line, category: line, colors: z.array(namedColour).catch([]) })
  .catch({ name: "", category: "", colors: [] });
