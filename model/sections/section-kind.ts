import type { Fields } from "#model/documents/describe.ts";

/** A section as it is stored or as it has been read: what it lacks is told of both. */
export type SaidSection = { _type?: unknown; _key?: unknown; isHidden?: unknown; [field: string]: unknown };

/**
 * The facts about the shop that a section may need. Unknown ones, as in Studio while it loads, are no reason against
 * a section.
 */
export type PageFacts = {
  /** All sections of the page that are not hidden, in order. */
  sections: readonly SaidSection[];
  /** How many there are, by collection. */
  dressCounts?: ReadonlyMap<string, number>;
  /** The first of the navigation. */
  firstCollection?: string;
  questions?: number;
  canSignUp?: boolean;
};

/** A kind of section, for the shop and for Studio. */
export type SectionKind = {
  /** The title in Studio's list. */
  title: string;
  /** The same, in a line. */
  about: string;
  /** Whether a page may have several. */
  isRepeatable: boolean;
  /** Whether it stands in a shop without a dress as well, which opens soon. */
  needsNoDress: boolean;
  /** They stand in the order of Studio's form. */
  fields: Fields;
  /** "five slides", of which it has none; undefined when it can be drawn. */
  lacks(section: SaidSection, page: PageFacts): string | undefined;
};

export function hasText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

export function hasCount(value: unknown, count: number): boolean {
  return Array.isArray(value) && value.length === count;
}

export function hasSome(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

export function totalOf(dressCounts: ReadonlyMap<string, number>): number {
  return [...dressCounts.values()].reduce((sum, count) => sum + count, 0);
}
