/** The page of the chart. */
export const SIZE_FINDER_PATH = "/size-finder";

/** What is measured round a body, in this order. */
export const girths = ["bust", "waist", "hips"] as const;

export type Girth = (typeof girths)[number];

/** What the chart says how to measure. */
export const measures = [...girths, "hollowToHem"] as const;

export type Measure = (typeof measures)[number];

/** All in centimetres. */
export type SizeRow = {
  /** As dresses name it. */
  size: string;
  /** From the hollow of the throat to the hem. Where it is not said, the length is not judged. */
  hollowToHem?: number | undefined;
} & Record<Girth, number>;

/** A girth is one number, the largest that the size fits: a range would say the same and leave gaps or overlap. */
export type SizeChart = {
  title: string;
  lead: string;
  /** For search engines: 155 characters at most. */
  description: string;
  /** How each is measured. */
  measuring: Record<Measure, string>;
  /** The height of heel that the lengths are made for, in centimetres. */
  heel: number;
  /** From the smallest; none: there is no size finder. */
  rows: readonly SizeRow[];
};

/** What a body measures, in centimetres: outside of it a number is a slip. */
export const measureLimits = { least: 40, most: 200 } as const;

/** The same of a heel. */
export const heelLimits = { least: 0, most: 20 } as const;

export const sizeChart: SizeChart = {
  title: "Find your *size*",
  lead: "Auvrane is cut in French sizes. Two minutes, a soft tape and somebody who holds its other end are all it takes.",
  description:
    "The size chart of Auvrane, 34 to 46: bust, waist, hips and length in centimetres and inches, how to measure, and what to do between two sizes.",
  measuring: {
    bust: "Round the fullest part, the tape level across the back, in the bra that you will wear.",
    waist:
      "Round the narrowest part, where you bend to the side. Breathe out, and leave a finger under the tape.",
    hips: "Round the widest part, some 20 cm below the waist, with your feet together.",
    hollowToHem:
      "From the hollow of the throat straight down to the floor, barefoot. The height of your heels is added to it, because the hem hangs where the shoes lift it.",
  },
  heel: 8,
  rows: [
    { size: "34", bust: 80, waist: 62, hips: 88, hollowToHem: 147 },
    { size: "36", bust: 84, waist: 66, hips: 92, hollowToHem: 148 },
    { size: "38", bust: 88, waist: 70, hips: 96, hollowToHem: 149 },
    { size: "40", bust: 92, waist: 74, hips: 100, hollowToHem: 150 },
    { size: "42", bust: 96, waist: 78, hips: 104, hollowToHem: 151 },
    { size: "44", bust: 101, waist: 83, hips: 109, hollowToHem: 152 },
    { size: "46", bust: 107, waist: 89, hips: 115, hollowToHem: 153 },
  ],
};
