import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import type { Clip } from "#model/dresses/product.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import { pictureField, type ReadPicture } from "./pictures.server.ts";

/** Studio counts in tenths of a second and keeps eight seconds; another program may leave a film as it was. */
const SHORTEST_S = 0.1;
const LONGEST_S = 600;

/** A clip as documents hold it. Studio makes film and poster of one file, and notes when and how long it is. */
export const clipField = z.looseObject({
  film: z.looseObject(
    {
      asset: z.object(
        { _ref: z.string().regex(/^file-[a-zA-Z0-9_]+-mp4$/, t("is not an MP4 film")) },
        t("is not an MP4 film"),
      ),
    },
    t("has no film"),
  ),
  poster: z.custom((poster) => pictureField.safeParse(poster).success, t("has no still picture")),
  alt: z.unknown().optional().transform(readLine),
  seconds: z.number().min(SHORTEST_S).max(LONGEST_S).optional().catch(undefined),
  uploadedAt: z.iso.datetime().optional().catch(undefined),
});

/** Reads what `clipField` has accepted; `fallbackAlt` describes a clip for which nobody has written words. */
export function readClip(
  { film, poster, alt, seconds, uploadedAt }: z.infer<typeof clipField>,
  fallbackAlt: string,
  readPicture: ReadPicture,
): Clip | undefined {
  const picture = readPicture(poster, fallbackAlt);
  return (
    picture && {
      ...picture,
      alt: alt || fallbackAlt,
      film: besidePicture(picture.src, film.asset._ref),
      ...(seconds !== undefined && { seconds }),
      ...(uploadedAt !== undefined && { uploadedAt }),
    }
  );
}

/** The content host has its files beside its pictures: /images/{project}/{dataset}/… and /files/{project}/{dataset}/… */
function besidePicture(src: string, asset: string): string {
  const [, name, ending] = asset.split("-");
  return src.replace(/\/images\/(.+\/)[^/]+$/, `/files/$1${name}.${ending}`);
}
