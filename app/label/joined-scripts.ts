/** Scripts whose letters hang together: space between them would tear their words apart. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u;

/** How far its letters may stand apart, of what the design asks for: all of it, or nothing. A share for `calc()` and for counting. */
export function trackingOf(text: string): 0 | 1 {
  return joined.test(text) ? 0 : 1;
}
