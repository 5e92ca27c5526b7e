import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { DRESS_SHAPE, LEAST_PICTURE, type PictureSize } from "#model/dresses/picture-size.ts";
import { unfinishedFault } from "#model/texts/placeholder.ts";
import { NO_CROP, pictureField, pixelsOf, type StoredPicture, shownCrop } from "./pictures.server.ts";

/** Where a picture stands on a page. Sizes are in pixels. */
type PicturePlace = {
  /** The shape of the place, in the words of a photographer: 4:5. */
  shape: PictureSize;
  /** A large screen shows a picture of this size at its sharpest. */
  least: PictureSize;
  /** The share of its width or height that a picture may lose there. */
  mostCut: number;
  /** The same where the hotspot says which part stays, if more may go then. */
  mostCutAround?: number;
  /** The place is full in any case. Elsewhere a picture of another shape stands whole, unless it has a hotspot (pictures/rendition.ts). */
  isFilled?: true;
};

/** A picture by itself may lose a third. */
const A_THIRD = 1 / 3;

/** Dresses stand beside each other, and lose head or hem with more than this. */
const dressPlace: PicturePlace = { shape: DRESS_SHAPE, least: LEAST_PICTURE, mostCut: 0.15 };

/** A further view may show the half of a lying picture, and is sharp on a telephone with fewer pixels. */
const furtherPlace: PicturePlace = {
  ...dressPlace,
  least: { width: 720, height: 900 },
  mostCutAround: 0.5,
};

/** A dress whose shape is within this share of its place loses too little to need a hotspot. */
const RATIO_TOLERANCE = 0.1;

export const upright: PicturePlace = { shape: DRESS_SHAPE, least: LEAST_PICTURE, mostCut: A_THIRD };

export const lying: PicturePlace = {
  shape: { width: 16, height: 10 },
  least: { width: 1200, height: 750 },
  mostCut: A_THIRD,
};

/** The picture goes from one edge of a large screen to the other. */
export const edgeToEdge: PicturePlace = { ...lying, least: { width: 1920, height: 1200 }, isFilled: true };

export const wholeScreen: PicturePlace = {
  shape: { width: 16, height: 9 },
  least: { width: 1920, height: 1080 },
  mostCut: A_THIRD,
  isFilled: true,
};

/** Points out that nobody has described a picture of a dress. */
export function silenceOf(raw: unknown): string[] {
  const { data } = named.safeParse(raw);
  return data ? [silence(data["alt"]) ?? []].flat() : [];
}

/** An import names a file whose size the content host will say. */
const named = z.looseObject({ asset: z.looseObject({ _ref: z.string() }) });

/** Points out what is doubtful in the main picture of a dress, but for its words; the shop shows it all the same. */
export function notesOnDress(raw: unknown): string[] {
  return notesOnPart(dressPlace, raw);
}

export function notesOnFurtherView(raw: unknown): string[] {
  return notesOnPart(furtherPlace, raw);
}

function notesOnPart(place: PicturePlace, raw: unknown): string[] {
  const { data } = pictureField.safeParse(raw);
  return [...notesIn(place)(raw), (data && aimlessness(data)) ?? []].flat();
}

/** Judges a picture by its place on the page. Of several places it has the one that lies, or stands, as it does. */
export function notesIn(first: PicturePlace, ...others: readonly PicturePlace[]) {
  return (raw: unknown): string[] => {
    const { data } = pictureField.safeParse(raw);
    if (!data) return [];
    const shownSize = shownOf(data);
    const place = others.find(({ shape }) => lies(shape) === lies(shownSize)) ?? first;
    return [smallness(shownSize, place.least) ?? [], cropping(data, place) ?? []].flat();
  };
}

/** A picture that only decorates has nothing to say. */
export function silence(alt: unknown, isDecoration = false): string | undefined {
  const description = typeof alt === "string" ? alt.trim() : "";
  if (description === "")
    return isDecoration
      ? undefined
      : t("Describe the picture, for people who cannot see it and for search engines.");
  const fault = unfinishedFault(description);
  return fault && t("The picture in words {{fault}}", { fault });
}

export function smallness(size: PictureSize, least: PictureSize = LEAST_PICTURE): string | undefined {
  if (size.width >= least.width && size.height >= least.height) return undefined;
  return t(
    "This picture has {{width}} × {{height}} pixels and will look soft: {{leastWidth}} × {{leastHeight}} or more is sharp.",
    { width: size.width, height: size.height, leastWidth: least.width, leastHeight: least.height },
  );
}

function cropping(picture: StoredPicture, place: PicturePlace): string | undefined {
  const { shape, mostCut, mostCutAround = mostCut, isFilled } = place;
  const shownSize = shownOf(picture);
  const side = widthIn(shownSize, shape) > 1 ? "width" : "height";
  const cut = cutIn(shownSize, shape);
  const ratio = `${shape.width}:${shape.height}`;
  if (!isFilled && !picture.hotspot)
    return cut > mostCut
      ? t("The picture is shown whole and looks small in its place: a {{ratio}} picture fills it.", { ratio })
      : undefined;
  const marked = picture.hotspot?.[side] ?? 0;
  // A hotspot over the whole picture, as Studio begins one, marks nothing.
  const isMarkedCut = marked < 1 && marked * pixelsOf(picture.asset._ref)[side] > (1 - cut) * shownSize[side];
  const most = picture.hotspot ? mostCutAround : mostCut;
  if (cut <= most && !(isMarkedCut && cut > LEAST_CUT)) return undefined;
  const percent = Math.round(cut * 100);
  return isMarkedCut ? markedCut(percent, side, ratio) : plainCut(percent, side, ratio);
}

type Side = "width" | "height";

function plainCut(percent: number, side: Side, ratio: string): string {
  return side === "width"
    ? t("The shop crops {{percent}}% of the picture’s width: a {{ratio}} picture is shown whole.", {
        percent,
        ratio,
      })
    : t("The shop crops {{percent}}% of the picture’s height: a {{ratio}} picture is shown whole.", {
        percent,
        ratio,
      });
}

function markedCut(percent: number, side: Side, ratio: string): string {
  return side === "width"
    ? t(
        "The shop crops {{percent}}% of the picture’s width, and part of what its hotspot marks: a {{ratio}} picture is shown whole.",
        { percent, ratio },
      )
    : t(
        "The shop crops {{percent}}% of the picture’s height, and part of what its hotspot marks: a {{ratio}} picture is shown whole.",
        { percent, ratio },
      );
}

/** Nobody sees that a hundredth is gone. */
const LEAST_CUT = 0.01;

function aimlessness(picture: StoredPicture): string | undefined {
  const { shape, mostCut } = dressPlace;
  const cut = cutIn(shownOf(picture), shape);
  const isAimed = Boolean(picture.hotspot) || cut <= RATIO_TOLERANCE || cut > mostCut;
  return isAimed ? undefined : t("The picture is cropped upright: set its hotspot on the dress.");
}

/** The part that the editor's crop leaves. */
function shownOf({ asset, crop }: StoredPicture): PictureSize {
  const { width, height } = pixelsOf(asset._ref);
  const { top, right, bottom, left } = shownCrop(crop, { width, height }) ?? NO_CROP;
  return { width: Math.round(width * (1 - left - right)), height: Math.round(height * (1 - top - bottom)) };
}

/** How wide a picture is beside a place of its height: above 1, it loses width there. */
function widthIn(picture: PictureSize, place: PictureSize): number {
  return (picture.width / picture.height) * (place.height / place.width);
}

function cutIn(picture: PictureSize, place: PictureSize): number {
  const width = widthIn(picture, place);
  return 1 - Math.min(width, 1 / width);
}

function lies({ width, height }: PictureSize): boolean {
  return width > height;
}
