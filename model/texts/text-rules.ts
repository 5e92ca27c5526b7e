import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { isDay } from "#model/days/day.ts";
import { LONGEST_LINE, MOST_DAYS } from "#model/documents/label-limits.ts";
import { isLink, isWebAddress } from "#model/entries/link-address.ts";
import { unfinishedFault } from "./placeholder.ts";
import { fromItsSide, readLine, readParagraphs } from "./plain-text.server.ts";
import { unfinishedTermsFault } from "./terms.ts";

/** A text that somebody meant to finish never reaches a page. `content:check` shows such a text itself. */
function finished(faultOf: (text: string) => string | undefined) {
  return z.string().check(({ value, issues }) => {
    const message = faultOf(value);
    if (message !== undefined)
      issues.push({ code: "custom", message, input: value, params: { isShownByCheck: true } });
  });
}

const finishedText = finished(unfinishedFault);

function short(read: (text: string) => string) {
  return finishedText
    .transform(read)
    .refine(isNotEmpty, t("is empty"))
    .refine(
      ({ length }) => length <= LONGEST_LINE,
      t("is longer than {{most}} characters", { most: LONGEST_LINE }),
    );
}

export const line = short(readLine);

/** Several sentences, where `line` is a name as well: nothing is put before that. */
export const sentences = short((text) => fromItsSide(readLine(text)));

/** One or more lines that stay apart: a headline, broken where the editor broke it. */
export const lines = short((text) =>
  text
    .split("\n")
    .map(readLine)
    .filter(Boolean)
    .map((text) => fromItsSide(text))
    .join("\n"),
);

export const paragraphs = finishedText.transform(readParagraphs).refine(isNotEmpty, t("is empty"));

/** The same, in which the label's numbers of days may be named (texts/terms.ts). */
export const paragraphsWithTerms = finished(unfinishedTermsFault)
  .transform(readParagraphs)
  .refine(isNotEmpty, t("is empty"));

/** A text that the shop never shows, such as a note, or a visitor's own words. Nothing in it is refused. */
export const plain = z
  .union([z.string(), z.number()])
  .transform((text) => String(text).trim())
  .catch("");

/** A reference to another dataset names no document of this one. */
export const reference = z.object({
  _ref: z.string().min(1),
  _dataset: z.never().optional(),
  _projectId: z.never().optional(),
});

/** The id that a reference names. A fault in it costs the entry nothing else. */
export const referred = z.unknown().transform((stored) => reference.safeParse(stored).data?._ref);

export const day = z.string().refine(isDay, t("is not a date such as 2026-12-25"));

/** A house whose brides fetch their dresses sends nothing: 0 days. */
export const daysOrNone = z.int(t("is not a whole number of days")).min(0).max(MOST_DAYS);

export const days = z.int(t("is not a whole number of days")).min(1).max(MOST_DAYS);

/** The year of something that the label has done. */
export function year({ least, most }: { least: number; most: number }) {
  const fault = t("is not a year from {{least}} to {{most}}", { least, most });
  return z.int(fault).min(least, fault).max(most, fault);
}

export const webAddress = z
  .string()
  .trim()
  .refine(isWebAddress, t("is not an address that begins with https://"));

/** A screen of the shop, or a site of somebody else. */
export const link = z
  .string()
  .trim()
  .refine(
    isLink,
    t(
      "is neither a path of the shop, such as /collection/tulle-dresses, nor an address that begins with https://",
    ),
  );

/** A button: without a link it has no words, and the other way round. `content:check` names such a button itself. */
export const action = z
  .object({ label: line.optional(), href: link.optional() })
  .transform(({ label = "", href = "" }, context) => {
    if (Boolean(label) === Boolean(href)) return { label, href };
    const message = label ? t("has words and no link") : t("has a link and no words");
    context.addIssue({ code: "custom", message, params: { isShownByCheck: true } });
    return z.NEVER;
  });

function isNotEmpty(text: string): boolean {
  return text !== "";
}
