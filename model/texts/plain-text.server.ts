import { z } from "zod";
import { textDirection } from "#words/locale.ts";

/** Visual editing hides its bookkeeping in runs of these; in a name or JSON-LD they do harm. */
const invisibleRuns = /[\u200b-\u200f\u2060-\u2064\ufeff]{2,}|[\u200b\ufeff\u2060]/g;

/** Copied texts hold control characters, and HTML cannot say all of them. Line breaks and tabs stay. */
const controlCharacters = /(?!\s)\p{Cc}/gu;

/** These turn letters round up to the end of a paragraph. The marks U+200E and U+200F act on one place, and stay. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** Nobody sees anything of such a text: it has joiners, soft hyphens and fillers alone. */
const unseen = /^[\s\u2800\p{Default_Ignorable_Code_Point}]+$/u;

/** The mark of a list stays the first of its line. */
const latinBeginning = /^((?:•|\d{1,2}[.)])?\s*)([^\p{L}\u200f]*\p{Script=Latin})/u;
const lettersFromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** How a line of a list begins, as people type it: a sign or a number, and a space. */
const listMark = /^\s*(?:[-–—*·•]|(\d{1,2}[.)]))\s+(?=\S)/;

const block = z.object({
  listItem: z.string().nullish(),
  children: z.array(z.object({ text: z.string(), marks: z.array(z.string()).nullish() })),
});

/** One line of text, or "" for anything else. Half an emoji becomes a replacement character: addresses cannot hold it. */
export function readLine(raw: unknown): string {
  if (typeof raw !== "string") return "";
  const visible = withoutControls(raw).replace(invisibleRuns, "");
  return unseen.test(visible) ? "" : withBoundSigns(visible.replace(/\s+/g, " ").trim());
}

/** Removes what changes how other characters are shown, or what a browser reads. */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(controlCharacters, "").replace(directions, "");
}

/**
 * French quotation marks and signs stand apart from their words, and on the same line, as a unit does from its number. German quotation
 * marks are turned round, and touch what they quote.
 */
export function withBoundSigns(text: string): string {
  return text
    .replace(/(^|[\s(*])« /g, "$1«\u00a0")
    .replace(/ (?=»(?![\p{L}\p{N}])|:(?!\S))/gu, "\u00a0")
    .replace(/ (?=[;!?])/g, "\u202f")
    .replace(/(?<=\p{Nd}) (?=(?:[cm]?m|kg|سم)(?![\p{L}\p{N}])|in\)|[%$€£])/gu, "\u00a0");
}

/**
 * A line that begins with a Latin name would be set from left to right as a whole, in Arabic too. The mark before it has it begin on
 * the right; a line without a letter of the language stays as it is.
 */
export function fromItsSide(line: string, direction = textDirection): string {
  if (direction === "ltr" || !lettersFromRight.test(line)) return line;
  return line.replace(latinBeginning, "$1\u200f$2");
}

/**
 * Paragraphs separated by an empty line, from a string or portable text, whose emphasis becomes *asterisks*. The entries of a list
 * stand each on a line of its own; other lines are joined.
 */
export function readParagraphs(raw: unknown): string {
  return textIn(raw)
    .split(/\n\s*\n/)
    .map(paragraphOf)
    .filter(Boolean)
    .join("\n\n");
}

function textIn(raw: unknown): string {
  if (Array.isArray(raw)) return raw.map(blockText).join("");
  return typeof raw === "string" ? raw : "";
}

function paragraphOf(text: string): string {
  const lines: string[][] = [];
  for (const raw of text.split("\n")) {
    const [mark, number] = listMark.exec(raw) ?? [];
    const line = mark === undefined ? lines.at(-1) : undefined;
    if (line) line.push(raw);
    else lines.push(mark === undefined ? [raw] : [number ?? "•", raw.slice(mark.length)]);
  }
  // Joined at the end: parsed again with each of its pieces, a text of 20,000 of them would take ten seconds.
  return lines
    .map((pieces) => fromItsSide(readLine(pieces.join(" "))))
    .filter(Boolean)
    .join("\n");
}

/** The entries of a list follow one another; whatever else comes ends it. */
function blockText(raw: unknown, index: number, blocks: readonly unknown[]): string {
  const text = wordsOf(raw);
  if (!isListItem(raw)) return `${text}\n\n`;
  return isListItem(blocks[index + 1]) ? `- ${text}\n` : `- ${text}\n\n`;
}

function isListItem(raw: unknown): boolean {
  return Boolean(block.safeParse(raw).data?.listItem);
}

function wordsOf(raw: unknown): string {
  const { success, data } = block.safeParse(raw);
  if (!success) return readLine(raw);
  return readLine(
    data.children.map(({ text, marks }) => (marks?.includes("em") ? `*${text}*` : text)).join(""),
  );
}
