import { createImageUrlBuilder } from "@sanity/image-url";
import { z } from "zod";
import { type AssetLocation, pictureField, pixelsOf } from "#app/content/pictures.server.ts";
import { readLine } from "#app/content/plain-text.server.ts";
import { filmTypes } from "#app/label/film-types.ts";
import type { LabelPicture } from "#app/label/label-picture.ts";

/** Pictures and films of the label, as documents hold them and as screens render them. */
export type LabelMedia = { picture: z.ZodType<LabelPicture>; film: z.ZodType<{ src: string; type: string }> };

type StoredPicture = z.infer<typeof pictureField>;

const filmField = z.looseObject({
  asset: z.object({
    _ref: z.string().regex(/^file-[a-zA-Z0-9_]+-(mp4|webm)$/, "is not an MP4 or WebM film"),
  }),
});

export function createLabelMedia({ projectId, dataset, assetOrigin }: AssetLocation): LabelMedia {
  const builder = createImageUrlBuilder({ projectId, dataset });
  const picture = z.unknown().transform((raw, context) => {
    const { success, data } = pictureField.safeParse(raw);
    if (success) return pictureOf(data, builder.image(data.asset).url(), assetOrigin);
    context.addIssue("is not a picture that was uploaded");
    return z.NEVER;
  });
  const film = filmField.transform(({ asset }) => {
    const [, id = "", extension = ""] = asset._ref.split("-");
    const path = `/files/${projectId}/${dataset}/${id}.${extension}`;
    return { src: `${assetOrigin}${path}`, type: filmTypes[extension] ?? "" };
  });
  return { picture, film };
}

function pictureOf(stored: StoredPicture, url: string, assetOrigin: string): LabelPicture {
  const { width, height } = pixelsOf(stored.asset._ref);
  const { top, right, bottom, left } = stored.crop ?? { top: 0, right: 0, bottom: 0, left: 0 };
  const shown = {
    width: Math.round(width * (1 - left - right)),
    height: Math.round(height * (1 - top - bottom)),
  };
  const rect = [Math.round(width * left), Math.round(height * top), shown.width, shown.height].join(",");
  const { pathname } = new URL(url);
  const { x, y } = stored.hotspot ?? { x: 0.5, y: 0.5 };
  const focus = [percent((x - left) / (1 - left - right)), percent((y - top) / (1 - top - bottom))].join(" ");
  return {
    src: `${assetOrigin}${pathname}${stored.crop ? `?rect=${rect}` : ""}`,
    ...shown,
    alt: readLine(stored.alt),
    ...(stored.hotspot ? { focus } : {}),
  };
}

function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
}
