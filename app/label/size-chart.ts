/** The page of the chart. */
export const SIZE_FINDER_PATH = "/size-finder";

/** What is measured round a body, in this order. */
export const girths = ["bust", "waist", "hips"] as const;

export type Girth = (typeof girths)[number];

/** What the chart says how to measure. */
export const measures = [...girths, "hollowToHem"] as const;

/** What a body measures, in centimetres: outside of it a number is a slip. */
export const measureLimits = { least: 40, most: 200 } as const;

/** The same of a heel. */
export const heelLimits = { least: 0, most: 20 } as const;
