/** The page of the chart. */
export const SIZE_FINDER_PATH = "/size-finder";

/** The girths of a body, in this order. */
export const girths = ["bust", "waist", "hips"] as const;

export type Girth = (typeof girths)[number];

/** The chart explains how to take these measures. */
export const measures = [...girths, "hollowToHem"] as const;

/** A body measures this much in centimetres; a number outside is a slip. */
export const measureLimits = { least: 40, most: 200 } as const;

/** The same of a heel. */
export const heelLimits = { least: 0, most: 20 } as const;
