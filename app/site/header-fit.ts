import { SAMPLE_PAIRING, type TypePairingName } from "#app/label/brand/type-pairings.ts";
import { trackingOf } from "#app/label/joined-scripts.ts";
import { controlNames } from "#words/controls.ts";
import { capitalsWidth, displayWidth } from "./text-width.ts";

/** The page's `--size-body` in rem of a media query, which ignores the size that the page sets. */
const PAGE_REM = 1.0625;

// These are in rem of the page, as in the style sheets.
const LABEL = 0.75;
const LABEL_TRACKING = 0.14;
const MIN_GAP = 1.125;
const MARK = 1.5;
const MARK_TRACKING = 0.16;
/** A drawn wordmark has this height, in parts of the size of letters. */
const DRAWN = 0.8;
/** Search and fitting list, which reach into the margin, and the gaps on both sides of the list. */
const BESIDE = 2 * 2.75 - 0.6875 + 2 * 2;
/** The menu, search and fitting list with their gaps, less what they reach into the margins. */
const TOOLS = 3 * 2.75 + 2 * 0.5 - 2 * 0.6875;
/** A name takes two lines before it is set smaller than this: `--size-wordmark-least`. */
const LEAST_MARK = 0.9375;
/** Smaller letters could not be read. */
const SMALLEST_MARK = 0.5625;
/** The two margins take this share of the screen, up to a limit. */
const MARGINS = 0.08;
const MAX_MARGINS = 10;

// These are in rem of a media query.
/** A media query counts the scrollbar as part of the page's width. */
const SCROLLBAR = 1;
/** The header has its small form below this width, whatever would fit. */
const MIN = 60;

/** The short variant leaves the pin to the tall one where there is no room for list and pin. */
const PIN = 3.25;

/** A word of so many em fits into the narrowest screen at its least size. */
const MAX_WORD = 8;

/** `max-width` stays under a `min-width` by this. */
const HAIR = 0.01;

/** The name and the links are set in these. */
type Setting = { pairing: TypePairingName; wordmarkSvg?: { ratio: number } | undefined };

const sampleSetting: Setting = { pairing: SAMPLE_PAIRING };

/**
 * Writes a style sheet for the label's own words. Media queries take no custom properties, so the widths below which the
 * menu's button stands in for the list of links are written into each page.
 */
export function headerStyle(name: string, labels: readonly string[], set: Setting = sampleSetting): string {
  const { tall, short } = headerFit(name, labels, set);
  const mark = `--mark-length:${inEm(markLength(name, set))};--mark-letters:${inEm(displayWidth(name.toUpperCase(), set.pairing))}`;
  return [
    ...joinedLetters(name, labels),
    ...longWord(name, set),
    `:root{${mark};--tall-from:${inPage(tall)};--short-from:${inPage(short)}}`,
    `@media (max-width:${tall - HAIR}rem){:root{--tall-list:none;--tall-menu:grid}}`,
    `@media (min-width:${MIN}rem) and (max-width:${tall - HAIR}rem){:root{--header-change:2rem}}`,
    `@media (min-width:${short}rem) and (max-width:${short + PIN}rem){:root{--short-pin:none}}`,
    `@media (max-width:${short - HAIR}rem){:root{--short-list:none;--short-menu:grid;--short-columns:1fr auto 1fr}}`,
  ].join("");
}

/** On a phone a word too wide between the tools is set smaller, and divided only where it would be unreadable. */
function longWord(name: string, set: Setting): string[] {
  if (set.wordmarkSvg) return [];
  const longest = Math.max(...name.split(/[\s-]/).map((word) => markLength(word, set)));
  if (longest < MAX_WORD) return [];
  const room = `(100vw - 2*var(--margin) - ${TOOLS}rem)`;
  return [
    `:root{--size-wordmark-least:min(${LEAST_MARK}rem,max(${SMALLEST_MARK}rem,calc(${room}/${inEm(longest + MARK_TRACKING)})))}`,
  ];
}

/** Joined scripts take no tracking. The shop's own words count as the labels do. */
function joinedLetters(name: string, labels: readonly string[]): string[] {
  const isLabelJoined = trackingOf([controlNames.mainLinks, ...labels].join()) === 0;
  const tokens = [
    ...(trackingOf(name) === 0 ? ["--tracking-mark:0em"] : []),
    ...(isLabelJoined ? ["--tracking-label:0em"] : []),
  ];
  return tokens.length > 0 ? [`:root{${tokens.join(";")}}`] : [];
}

/** The widths, in rem of a media query, from which the list of links stands in each variant of the header. */
export function headerFit(
  name: string,
  labels: readonly string[],
  set: Setting = sampleSetting,
): { tall: number; short: number } {
  const list = labels.reduce((sum, label) => sum + labelWidth(label, set), 0) + MIN_GAP * (labels.length - 1);
  const mark = MARK * markLength(name, set);
  return { tall: screenFor(list), short: screenFor(mark + list + BESIDE) };
}

/** The length of the tracked wordmark, in em. */
function markLength(name: string, { pairing, wordmarkSvg }: Setting): number {
  if (wordmarkSvg) return DRAWN * wordmarkSvg.ratio;
  return displayWidth(name.toUpperCase(), pairing) + MARK_TRACKING * trackingOf(name) * (name.length - 1);
}

function inPage(width: number): string {
  return `${(width / PAGE_REM).toFixed(2)}rem`;
}

function inEm(width: number): string {
  return Math.max(1, width).toFixed(2);
}

function labelWidth(label: string, { pairing }: Setting): number {
  return LABEL * (capitalsWidth(label, pairing) + LABEL_TRACKING * trackingOf(label) * label.length);
}

function screenFor(content: number): number {
  const between = content * PAGE_REM + SCROLLBAR;
  const screen = Math.min(between / (1 - MARGINS), between + MAX_MARGINS * PAGE_REM);
  return Math.ceil(Math.max(MIN, screen) * 4) / 4;
}
