import { listed } from "./locale.ts";

/** Said of a day on which a dress is wanted to rent. `when` is one of the three at the end. */
export const rentingDayWords = {
  free: (day: string) => `Free on ${day}.`,
  freeIn: (day: string, sizes: readonly string[]) => `Free on ${day} in ${listed(sizes)}.`,
  someFree: (free: number, of: number, { size, day }: { size: string; day: string }) =>
    `${numbers[free] ?? free} of ${(numbers[of] ?? String(of)).toLowerCase()} ${free === 1 ? "is" : "are"} free${size && ` in ${size}`} on ${day}.`,
  taken: (until: string, when: string) => `Taken until ${until}; free ${when}.`,
  tooSoon: (when: string) => `Too soon to reach you; free ${when}.`,
  never: "Taken for as far ahead as we book. Ask us anyway: plans change.",
  far: (last: string) => `We are currently booking until ${last}. Ask us about a later date.`,
  none: "Not for rent in this colour or size. Ask us about another.",
  /** The calendar cannot be read. */
  unknown: "We cannot check our calendar just now. Ask us, and we will.",
  from: (first: string) => `from ${first}`,
  between: (first: string, last: string) => `from ${first} to ${last}`,
  only: (day: string) => `on ${day} only`,
  /** A collection is filtered by the day. */
  filter: {
    label: "Free on your date",
    note: "The date becomes part of this page’s address.",
    chip: (day: string) => `Free on ${day}`,
    use: "Use my date",
    none: (day: string) => `Nothing here is free on ${day}. Here is the whole list:`,
  },
};

/** Larger ones are written in figures. */
const numbers = ["None", "One", "Two", "Three", "Four", "Five", "Six"];
