/** Scripts whose letters hang together: space between them would tear their words apart. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u;

/** The share of the design's letter spacing that a text may have: all, or none where letters join. */
export function trackingOf(text: string): 0 | 1 {
  return joined.test(text) ? 0 : 1;
}

/** The style of a label whose letters hang together; undefined for others. */
export function labelTrackingOf(text: string): Record<`--${string}`, string> | undefined {
  return trackingOf(text) === 0 ? { "--tracking-label": "0em" } : undefined;
}
