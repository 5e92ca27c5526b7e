/** A gap somebody meant to fill: [number of days], {phone}, <address>, TBD, lorem ipsum, XX, ____. */
const gap =
  /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|\$\{|_{3,}|\b(tbd|tba|tbc|todo|fixme|lorem|ipsum|placeholder|undefined)\b|\bx{2,}\b(?=\s*(days?|weeks?|hours?|$))|\bxxx+\b/i;

/** Such a text is worse than none: whoever reads it out to a shopper would have to stop and apologise. */
export function holdsPlaceholder(text: string): boolean {
  return gap.test(text);
}
