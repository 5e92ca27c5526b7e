import { isPast } from "#app/label/hours/day.ts";

/** A dress that is out is with a customer, and comes back. */
export const availabilities = ["available", "made-to-order", "last", "sold", "out"] as const;

export type Availability = (typeof availabilities)[number];

/** `until` is the last day, "2027-06-15", on which a dress is out; a label may not know it. */
export type Stated = { state: Availability; until?: string };

/** The label says this of a colour (its slug), of a size, or of both together. */
export type StatedOfChoice = Stated & { colour?: string; size?: string };

/** The part of a dress that tells. */
type Judged = {
  availability?: Stated;
  availabilityByChoice?: readonly StatedOfChoice[];
  sizes: readonly { label: string; isAvailable: boolean }[];
};

/**
 * Undefined where the label says nothing. A choice may be of a colour (its slug), of a size, or of both: whatever is said of more of it
 * counts. A dress is sold where all its sizes are struck out.
 */
export function availabilityOf(
  { availability, availabilityByChoice = [], sizes }: Judged,
  { colour, size }: { colour?: string; size?: string } = {},
  now = Date.now(),
): Stated | undefined {
  const struck = size === undefined ? sizes : sizes.filter(({ label }) => label === size);
  const isSold = struck.length > 0 && struck.every(({ isAvailable }) => !isAvailable);
  const [closest] = availabilityByChoice
    .filter((said) => (said.colour ?? colour) === colour && (said.size ?? size) === size)
    .toSorted((one, other) => partsOf(other) - partsOf(one));
  const ofChoice = isSold && size !== undefined ? { state: "sold" as const } : closest;
  const { state, until } = ofChoice ?? availability ?? (isSold ? { state: "sold" } : noStatement);
  if (state === undefined) return undefined;
  if (state !== "out" || until === undefined) return { state };
  return isPast(until, now) ? { state: "available" } : { state, until };
}

const noStatement: Partial<Stated> = {};

function partsOf({ colour, size }: StatedOfChoice): number {
  return [colour, size].filter((part) => part !== undefined).length;
}
