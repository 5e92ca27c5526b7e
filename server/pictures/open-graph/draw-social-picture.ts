import sharp from "sharp";
import type { Identity } from "#model/brand/identity.ts";
import type { WordmarkSvg } from "#model/brand/wordmark-svg.ts";
import { trackingOf } from "#model/texts/joined-scripts.ts";
import { textDirection } from "#words/locale.ts";
import type { Line, OutlineText } from "./text-outline.ts";

/** Social networks and messengers agree on this size: https://ogp.me. */
export const SOCIAL = { width: 1200, height: 630 };

/** A dress is 4:5 and stands whole. */
export const DRESS = { width: 504, height: SOCIAL.height };

const MARGIN = 68;
/** Words stand in the rest of the width. */
const PANEL = SOCIAL.width - DRESS.width;
const COLUMN = PANEL - 2 * MARGIN;
/** `rise` is the height of accented capitals above the line, in parts of the size. */
const TITLE = { size: 136, opticalSize: 30, rise: 1 };
/** Lines are so far apart, in parts of their size; letters that hang together have marks above and below. */
const LEADING = { apart: 0.98, joined: 1.3 };
const WORDMARK = { size: 34, opticalSize: 16, tracking: 0.16 };
/** The title has this height beneath the wordmark. */
const ROOM = SOCIAL.height - 2 * MARGIN - 2 * WORDMARK.size;
/** A title that does not fit is tried again in this part of its size. */
const SMALLER = 0.96;

export type SocialTexts = {
  title: string;
  /** The wordmark stands small above the title; it is left out where it is the title. */
  wordmark?: string;
};

/** Draws a JPEG of the dress beside its name, or of the name alone. It is undefined when the font lacks a letter. */
export async function drawSocialPicture(
  picture: Uint8Array | undefined,
  texts: SocialTexts,
  { palette: { paper, ink }, wordmarkSvg }: Pick<Identity, "palette" | "wordmarkSvg">,
  outlineText: OutlineText,
  isMirrored = textDirection === "rtl",
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const panel = drawPanel(texts, { ink, drawn: wordmarkSvg, isMirrored }, outlineText);
  if (!panel) return undefined;
  const dress =
    picture &&
    (await sharp(picture)
      .resize({ ...DRESS, fit: "cover" })
      .toBuffer());
  const bytes = await sharp({ create: { ...SOCIAL, channels: 3, background: paper } })
    .composite([
      ...(dress ? [{ input: dress, left: isMirrored ? 0 : PANEL, top: 0 }] : []),
      { input: Buffer.from(panel), left: isMirrored ? DRESS.width : 0, top: 0 },
    ])
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
  return new Uint8Array(bytes);
}

function drawPanel(
  { title, wordmark }: SocialTexts,
  { ink, drawn, isMirrored }: Look,
  outlineText: OutlineText,
): string | undefined {
  // The title is the wordmark where none stands above it.
  const lines = drawn && !wordmark ? [drawnLine(drawn, ROOM * drawn.ratio)] : setTitle(title, outlineText);
  const mark = wordmark ? setMark(wordmark, drawn, outlineText) : { svg: "", width: 0 };
  if (!lines || !mark) return undefined;
  const bottom = SOCIAL.height - MARGIN;
  const startOf = (width: number) => (isMirrored ? PANEL - MARGIN - width : MARGIN);
  const placed = lines.map(({ svg, size, width }, index) => {
    const fromBottom = (lines.length - 1 - index) * size * leadingOf(title);
    return `<g transform="translate(${startOf(width)} ${bottom - fromBottom})">${svg}</g>`;
  });
  const top = `<g transform="translate(${startOf(mark.width)} ${MARGIN + WORDMARK.size * 0.7})">${mark.svg}</g>`;
  const size = `width="${PANEL}" height="${SOCIAL.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="${ink}" color="${ink}">${top}${placed.join("")}</svg>`;
}

type Look = { ink: string; drawn: WordmarkSvg | undefined; isMirrored: boolean };

function setMark(wordmark: string, drawn: WordmarkSvg | undefined, outlineText: OutlineText) {
  if (drawn) return drawnLine(drawn, WORDMARK.size * drawn.ratio);
  const words = wordmark.toUpperCase();
  const width = outlineText(words, WORDMARK)?.width ?? 0;
  return outlineText(words, { ...WORDMARK, size: WORDMARK.size * Math.min(1, COLUMN / width) });
}

/** A drawn wordmark stands on the line, no wider than the column. */
function drawnLine({ markup, ratio }: WordmarkSvg, wide: number): Omit<Line, "ink"> & { size: number } {
  const width = Math.min(wide, COLUMN);
  const size = width / ratio;
  return {
    svg: markup.replace("<svg ", `<svg y="${-size}" width="${width}" height="${size}" `),
    width,
    size,
  };
}

/** Fills lines with the words of the title, as large as its longest word and the height let it be. */
function setTitle(title: string, outlineText: OutlineText): (Line & { size: number })[] | undefined {
  const widthOf = (text: string) => outlineText(text, TITLE)?.width ?? 0;
  if (!outlineText(title, TITLE)) return undefined;
  const words = title.split(" ").map((text) => ({ text, width: widthOf(text) }));
  const space = widthOf(" ");
  let size = TITLE.size * Math.min(1, COLUMN / Math.max(...words.map(({ width }) => width)));
  let parts = linesOf(words, space, (COLUMN * TITLE.size) / size);
  while ((parts.length - 1) * leadingOf(title) * size + TITLE.rise * size > ROOM) {
    size *= SMALLER;
    parts = linesOf(words, space, (COLUMN * TITLE.size) / size);
  }
  return parts.flatMap((part) => {
    const line = outlineText(part, { ...TITLE, size });
    return line ? [{ ...line, size }] : [];
  });
}

function leadingOf(title: string): number {
  return trackingOf(title) === 1 ? LEADING.apart : LEADING.joined;
}

/** Fills each line with as many words as there is room for. */
function linesOf(words: readonly { text: string; width: number }[], space: number, room: number): string[] {
  const lines: { text: string; width: number }[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const width = last ? last.width + space + word.width : 0;
    if (last && width <= room) Object.assign(last, { text: `${last.text} ${word.text}`, width });
    else lines.push({ ...word });
  }
  return lines.map(({ text }) => text);
}
