/** Scripts whose letters hang together: space between them would tear their words apart. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u;

/** The share of the design's letter spacing that a text may have: all, or none where letters join. */
export function trackingOf(text: string): 0 | 1 {
  return joined.test(text) ? 0 : 1;
}

/** The style of a label whose letters hang together. */
export type Tracked = { tracking?: Record<`--${string}`, string> };

/** They have no capitals, and small letters at that size. Browsers of before 2025 would set them apart. The server says it, which knows the scripts. */
export function withTracking<T extends { label: string }>(labelled: T): T & Tracked {
  return trackingOf(labelled.label) === 0
    ? { ...labelled, tracking: { "--tracking-label": "0em", "--size-label": "0.9375rem" } }
    : labelled;
}
