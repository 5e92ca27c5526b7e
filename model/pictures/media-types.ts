import { t } from "@trousseau/words/translate.ts";

/** Pictures that the content host stores and makes renditions of, by their media types: anything else it refuses when it is uploaded. */
export const pictureTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
  "image/tiff",
  "image/svg+xml",
] as const;

/** Telephones save pictures in this way, and the content host takes them. */
const telephoneTypes = ["image/heic", "image/heif"];

/** Studio lets these be chosen as pictures, as an input's `accept`. */
export const pictureChoice = [...pictureTypes, ...telephoneTypes].join(",");

/** Films that every browser plays, by the ending of the file. */
export const filmTypes: Record<string, string> = { mp4: "video/mp4", webm: "video/webm" };

/** Says why the film of an id (file-…-mov) cannot be shown. It is undefined where nothing speaks against it. */
export function filmFault(id: string): string | undefined {
  const [, ending] = /^file-\w+-([a-z0-9]+)$/.exec(id) ?? [];
  if (ending === undefined || Object.hasOwn(filmTypes, ending)) return undefined;
  return t(
    "This is a .{{ending}} film, which many browsers do not play. Save it as MP4 (H.264) or WebM and upload that.",
    { ending },
  );
}
