import { isPast } from "#model/days/day.ts";
import { closestTo, type SaidChoice } from "./closest-to.ts";

/** A dress that is out is with a customer, and comes back. */
export const availabilities = ["available", "made-to-order", "last", "sold", "out"] as const;

export type Availability = (typeof availabilities)[number];

/** `until` is the last day, "2027-06-15", on which a dress is out; a label may not know it. */
export type Stated = { state: Availability; until?: string | undefined };

/** The label says this of a colour (its slug), of a size, or of both together. */
export type StatedOfChoice = Stated & { colour?: string; size?: string };

/** The part of a dress that tells. */
export type Judged = {
  availability?: Stated;
  availabilityByChoice?: readonly StatedOfChoice[];
  sizes: readonly { label: string; isAvailable: boolean }[];
  colours: readonly { slug: string; isAvailable: boolean }[];
};

/**
 * Undefined where the label says nothing. A choice may be of a colour (its slug), of a size, or of both: whatever is said of more of it
 * counts. A dress is sold where all its sizes, or all its colours, are struck out.
 */
export function availabilityOf(
  { availability, availabilityByChoice = [], sizes, colours }: Judged,
  choice: SaidChoice = {},
): Stated | undefined {
  const isChosenStruck =
    isStruckOut(sizes.filter(({ label }) => label === choice.size)) ||
    isStruckOut(colours.filter(({ slug }) => slug === choice.colour));
  if (isChosenStruck) return { state: "sold" };
  const isAllStruck = isStruckOut(sizes) || isStruckOut(colours);
  return (
    closestTo(choice, availabilityByChoice) ?? availability ?? (isAllStruck ? { state: "sold" } : undefined)
  );
}

function isStruckOut(choices: readonly { isAvailable: boolean }[]): boolean {
  return choices.length > 0 && choices.every(({ isAvailable }) => !isAvailable);
}

/** Nothing of it is left, in no choice: it is neither rented nor made again. */
export function isSold(dress: Judged): boolean {
  const { availabilityByChoice = [] } = dress;
  return (
    availabilityOf(dress)?.state === "sold" && availabilityByChoice.every(({ state }) => state === "sold")
  );
}

/** Lists begin with what can be had: nothing sold is large, or comes first. */
export function soldLast<Dress extends Judged>(dresses: readonly Dress[]): readonly Dress[] {
  const sold = new Set(dresses.filter(isSold));
  return sold.size > 0 ? [...dresses.filter((dress) => !sold.has(dress)), ...sold] : dresses;
}

/** Whether the atelier makes it for somebody: the last one is there, and no other follows. */
export function isMade(dress: Judged): boolean {
  const { state } = availabilityOf(dress) ?? {};
  return state !== "sold" && state !== "last";
}

/**
 * The dress as the label would say it at this moment: one that was out until a day that has passed is available. Pages are kept, so
 * this is asked where the content is read, and nowhere else.
 */
export function asOf<Dress extends Omit<Judged, "sizes">>(dress: Dress, now = Date.now()): Dress {
  const { availability, availabilityByChoice } = dress;
  const isOver = ({ until }: Stated) => until !== undefined && isPast(until, now);
  const present = <Said extends Stated>(statement: Said) =>
    isOver(statement) ? { ...statement, state: "available" as const, until: undefined } : statement;
  return [availability ?? [], availabilityByChoice ?? []].flat().some(isOver)
    ? {
        ...dress,
        ...(availability && { availability: present(availability) }),
        ...(availabilityByChoice && { availabilityByChoice: availabilityByChoice.map(present) }),
      }
    : dress;
}
