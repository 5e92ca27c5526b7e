import { t } from "@trousseau/words/translate.ts";
import { shortenedTo } from "./characters.ts";

/** A gap somebody meant to fill: [number of days], {phone}, <address>, TBD, lorem ipsum, XX, ____; "todo" in small letters is Spanish for "all". Read once: none begins within another. */
const gap =
  /\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>|\$\{|_{3,}|\b(tbd|tba|tbc|fixme|lorem|ipsum|placeholder|undefined)\b|\bx{2,}\b(?=\s*(days?|weeks?|hours?|$))|\bxxx+\b/i;

/** Somebody who is told of a gap has to find it: more of it tells them nothing. In characters. */
const LONGEST_GAP = 40;

/** Says after a field's name what is unfinished in its text: with a placeholder it is worse than none. */
export function unfinishedFault(text: string): string | undefined {
  const [placeholder] = gap.exec(text) ?? /\bTODO\b/.exec(text) ?? [];
  return placeholder && t("contains a placeholder, {{gap}}", { gap: shortenedTo(LONGEST_GAP, placeholder) });
}
