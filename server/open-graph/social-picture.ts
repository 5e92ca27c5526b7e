import sharp from "sharp";
import type { Identity } from "#app/label/identity.ts";
import type { WordmarkSvg } from "#app/label/wordmark-svg.ts";
import type { Line, OutlineText } from "./text-outline.ts";

/** What social networks and messengers show of a link: https://ogp.me, and the size they all agree on. */
export const SOCIAL = { width: 1200, height: 630 };

/** A dress is 4:5 and stands whole. */
export const DRESS = { width: 504, height: SOCIAL.height };

const MARGIN = 68;
const COLUMN = SOCIAL.width - DRESS.width - 2 * MARGIN;
const TITLE = { size: 136, leading: 0.98, opticalSize: 30 };
const WORDMARK = { size: 34, opticalSize: 16, tracking: 0.16 };

export type SocialTexts = {
  title: string;
  /** What the label signs with, small above the title; left out where it is the title. */
  wordmark?: string;
};

/** A JPEG of the dress on its ground, beside its name; of the name alone where there is no dress yet. Undefined when the words cannot be set. */
export async function drawSocialPicture(
  picture: Uint8Array | undefined,
  texts: SocialTexts,
  { palette: { paper, ink }, wordmarkSvg }: Pick<Identity, "palette" | "wordmarkSvg">,
  outlineText: OutlineText,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const panel = drawPanel(texts, { ink, drawn: wordmarkSvg }, outlineText);
  if (!panel) return undefined;
  const dress =
    picture &&
    (await sharp(picture)
      .resize({ ...DRESS, fit: "cover" })
      .toBuffer());
  const bytes = await sharp({ create: { ...SOCIAL, channels: 3, background: paper } })
    .composite([
      ...(dress ? [{ input: dress, left: SOCIAL.width - DRESS.width, top: 0 }] : []),
      { input: Buffer.from(panel), left: 0, top: 0 },
    ])
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
  return new Uint8Array(bytes);
}

function drawPanel(
  { title, wordmark }: SocialTexts,
  { ink, drawn }: Look,
  outlineText: OutlineText,
): string | undefined {
  // Without a wordmark above it the title is the wordmark.
  const lines = drawn && !wordmark ? [drawnLine(drawn, COLUMN)] : setTitle(title, outlineText);
  const mark = wordmark ? setMark(wordmark, drawn, outlineText) : { svg: "" };
  if (!lines || !mark) return undefined;
  const bottom = SOCIAL.height - MARGIN;
  const placed = lines.map(({ svg, size }, index) => {
    const fromBottom = (lines.length - 1 - index) * size * TITLE.leading;
    return `<g transform="translate(${MARGIN} ${bottom - fromBottom})">${svg}</g>`;
  });
  const top = `<g transform="translate(${MARGIN} ${MARGIN + WORDMARK.size * 0.7})">${mark.svg}</g>`;
  const size = `width="${SOCIAL.width - DRESS.width}" height="${SOCIAL.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="${ink}" color="${ink}">${top}${placed.join("")}</svg>`;
}

type Look = { ink: string; drawn: WordmarkSvg | undefined };

function setMark(wordmark: string, drawn: WordmarkSvg | undefined, outlineText: OutlineText) {
  if (drawn) return drawnLine(drawn, WORDMARK.size * drawn.ratio);
  return outlineText(wordmark.toUpperCase(), WORDMARK);
}

/** A wordmark that is drawn, on the line; no wider than the column. */
function drawnLine({ markup, ratio }: WordmarkSvg, wide: number): Line & { size: number } {
  const width = Math.min(wide, COLUMN);
  const size = width / ratio;
  return {
    svg: markup.replace("<svg ", `<svg y="${-size}" width="${width}" height="${size}" `),
    width,
    size,
  };
}

/** On one line where it fits; else one word a line; smaller where even that is too wide. */
function setTitle(title: string, outlineText: OutlineText): (Line & { size: number })[] | undefined {
  const whole = outlineText(title, TITLE);
  if (!whole) return undefined;
  const parts = whole.width <= COLUMN ? [title] : title.split(" ");
  const widths = parts.map((part) => outlineText(part, TITLE)?.width ?? 0);
  const size = TITLE.size * Math.min(1, COLUMN / Math.max(...widths));
  return parts.flatMap((part) => {
    const line = outlineText(part, { ...TITLE, size });
    return line ? [{ ...line, size }] : [];
  });
}
