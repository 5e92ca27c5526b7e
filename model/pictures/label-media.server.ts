import { createImageUrlBuilder } from "@sanity/image-url";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import type { LabelMedia } from "#model/documents/describe.ts";
import type { PictureSize } from "#model/dresses/picture-size.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import type { LabelPicture, Shade } from "./label-picture.ts";
import { filmTypes } from "./media-types.ts";
import { type AssetLocation, pictureField, pixelsOf, shownCrop } from "./pictures.server.ts";

/** Knows of uploaded pictures whether their files are there, and which are dark: words over them are light then. */
export type KnownPictures = {
  /** Asks the content host about pictures that it has not told of. It never throws: a picture of which nothing is known is shown. */
  learn(documents: readonly unknown[]): Promise<void>;
  /** Undefined of a picture of which nothing is known. */
  shadeOf(assetId: string): Shade | undefined;
  /** Whether the host has said that it does not have the file. */
  isGone(assetId: string): boolean;
};

type StoredPicture = Pick<z.infer<typeof pictureField>, "_key" | "crop" | "hotspot"> & { alt?: unknown };

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
  { projectId, dataset, assetOrigin }: AssetLocation,
  { shadeOf, isGone }: Pick<KnownPictures, "shadeOf" | "isGone"> = knowsNothing,
): LabelMedia {
  const builder = createImageUrlBuilder({ projectId, dataset });
  const stored = z.unknown().transform((raw, context) => {
    const { success, data } = pictureField.safeParse(raw);
    if (success && !isGone(data.asset._ref)) return data;
    context.addIssue(
      success ? t("is a picture whose file is gone") : t("is not a picture that was uploaded"),
    );
    return z.NEVER;
  });
  function labelPicture(data: z.infer<typeof pictureField>): LabelPicture {
    const { pathname } = new URL(builder.image(data.asset).url());
    return pictureOf(data, pixelsOf(data.asset._ref), `${assetOrigin}${pathname}`);
  }
  const underWords = stored.transform((data): LabelPicture => {
    const shade = shadeOf(data.asset._ref) ?? "light";
    return data["isCalm"] === true ? labelPicture(data) : { ...labelPicture(data), shade };
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
  return { picture: stored.transform(labelPicture), underWords, film, captions };
}

/** The picture with its crop, and its hotspot for narrower places. `size` is the whole picture's, in pixels. */
function pictureOf(stored: StoredPicture, size: PictureSize, src: string): LabelPicture {
  const { width, height } = size;
  const crop = shownCrop(stored.crop, size);
  const { top, right, bottom, left } = crop ?? { top: 0, right: 0, bottom: 0, left: 0 };
  const [x0, y0] = [Math.round(width * left), Math.round(height * top)];
  // Both edges are rounded: rounded for itself, a width could end a pixel behind the picture.
  const shownSize = {
    width: Math.round(width * (1 - right)) - x0,
    height: Math.round(height * (1 - bottom)) - y0,
  };
  const rect = [x0, y0, shownSize.width, shownSize.height].join(",");
  const { x, y } = stored.hotspot ?? { x: 0.5, y: 0.5 };
  const focus = [percent((x - left) / (1 - left - right)), percent((y - top) / (1 - top - bottom))].join(" ");
  return {
    src: crop ? `${src}?rect=${rect}` : src,
    ...shownSize,
    alt: readLine(stored.alt),
    ...(stored._key ? { key: stored._key } : {}),
    ...(stored.hotspot ? { focus } : {}),
  };
}

function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
}
