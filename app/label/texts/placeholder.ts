/** A gap somebody meant to fill: [number of days], {phone}, <address>, TBD, lorem ipsum, XX, ____. Read once: none begins within another. */
const gap =
  /\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>|\$\{|_{3,}|\b(tbd|tba|tbc|todo|fixme|lorem|ipsum|placeholder|undefined)\b|\bx{2,}\b(?=\s*(days?|weeks?|hours?|$))|\bxxx+\b/i;

/** A text with a placeholder is worse than no text. */
export function holdsPlaceholder(text: string): boolean {
  return gap.test(text);
}
