import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import type { LabelMedia } from "#model/documents/describe.ts";
import type { LabelPicture, Shade } from "./label-picture.ts";
import { filmTypes } from "./media-types.ts";
import { type AssetLocation, createStoredPictureReader, pictureField } from "./pictures.server.ts";

/** Knows of uploaded pictures whether their files are there, and which are dark: words over them are light then. */
export type KnownPictures = {
  /** Asks the content host about pictures that it has not told of. It never throws: a picture of which nothing is known is shown. */
  learn(documents: readonly unknown[]): Promise<void>;
  /** Undefined of a picture of which nothing is known. */
  shadeOf(assetId: string): Shade | undefined;
  /** Whether the host has said that it does not have the file. */
  isGone(assetId: string): boolean;
};

const filmField = z.looseObject({
  asset: z.object({
    _ref: z.string().regex(/^file-[a-zA-Z0-9_]+-(mp4|webm)$/, t("is not an MP4 or WebM film")),
  }),
});

const captionsField = z.looseObject({
  asset: z.looseObject({ _ref: z.string().regex(/^file-[a-zA-Z0-9_]+-vtt$/) }),
});

const knowsNothing = { shadeOf: () => undefined, isGone: () => false };

/** A picture of which nothing is known counts as light. */
export function createLabelMedia(
  location: AssetLocation,
  { shadeOf, isGone }: Pick<KnownPictures, "shadeOf" | "isGone"> = knowsNothing,
): LabelMedia {
  const { projectId, dataset, assetOrigin } = location;
  const readStored = createStoredPictureReader(location);
  const stored = z.unknown().transform((raw, context) => {
    const { success, data } = pictureField.safeParse(raw);
    if (success && !isGone(data.asset._ref)) return data;
    context.addIssue(
      success ? t("is a picture whose file is gone") : t("is not a picture that was uploaded"),
    );
    return z.NEVER;
  });
  const underWords = stored.transform((data): LabelPicture => {
    const shade = shadeOf(data.asset._ref) ?? "light";
    return data["isCalm"] === true ? readStored(data) : { ...readStored(data), shade };
  });
  function fileAt(asset: { _ref: string }) {
    const [, id = "", extension = ""] = asset._ref.split("-");
    return { src: `${assetOrigin}/files/${projectId}/${dataset}/${id}.${extension}`, extension };
  }
  const film = filmField.transform(({ asset }) => {
    const { src, extension } = fileAt(asset);
    return { src, type: filmTypes[extension] ?? "" };
  });
  const captions = z.unknown().transform((raw, context) => {
    const { data } = captionsField.safeParse(raw);
    if (data) return fileAt(data.asset).src;
    context.addIssue(t("is not a WebVTT file (.vtt)"));
    return z.NEVER;
  });
  return { picture: stored.transform((data): LabelPicture => readStored(data)), underWords, film, captions };
}
