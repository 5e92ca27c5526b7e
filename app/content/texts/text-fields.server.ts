import { z } from "zod";
import { readLine, readParagraphs } from "#app/content/plain-text.server.ts";
import { LONGEST_LINE, LONGEST_SUMMARY, MOST_DAYS } from "#app/label/label-limits.ts";
import { isLink, isWebAddress } from "#app/label/link-address.ts";
import { holdsPlaceholder } from "#app/label/placeholder.ts";
import { withoutTerms } from "#app/label/terms.ts";
import { asWhole } from "./read-with-fallback.server.ts";

const written = z
  .string()
  .refine((text) => !holdsPlaceholder(text), { error: "holds a placeholder", abort: true });

/** One line. */
export const line = written
  .transform(readLine)
  .refine(isNotEmpty, "is empty")
  .refine(isShort, `is longer than ${LONGEST_LINE} characters`);

/** One or more lines that stay apart: a headline, broken where the editor broke it. */
export const lines = written
  .transform((text) => text.split("\n").map(readLine).filter(Boolean).join("\n"))
  .refine(isNotEmpty, "is empty")
  .refine(isShort, `is longer than ${LONGEST_LINE} characters`);

/** Paragraphs separated by an empty line. */
export const paragraphs = written.transform(readParagraphs).refine(isNotEmpty, "is empty");

/** The same, in which the label's numbers of days may be named (label/terms.ts). */
export const paragraphsWithTerms = z
  .string()
  .refine((text) => !holdsPlaceholder(withoutTerms(text)), { error: "holds a placeholder", abort: true })
  .transform(readParagraphs)
  .refine(isNotEmpty, "is empty");

export const summary = line.refine(
  (text) => text.length <= LONGEST_SUMMARY,
  `is longer than ${LONGEST_SUMMARY} characters`,
);

export const days = z.int().min(1).max(MOST_DAYS);

/** A site of somebody else. */
export const webAddress = z
  .string()
  .trim()
  .refine(isWebAddress, "is not an address that begins with https://");

/** A screen of the shop, or a site of somebody else. */
export const link = z.string().trim().refine(isLink, "is neither a path of the shop nor an https address");

/** A button: without a link it has no words, and the other way round. */
export const action = z.object({ label: line, href: link }).meta(asWhole);

function isShort({ length }: string): boolean {
  return length <= LONGEST_LINE;
}

function isNotEmpty(text: string): boolean {
  return text !== "";
}
