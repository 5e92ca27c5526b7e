import { say } from "@trousseau/words/say.ts";
import { dayInWords } from "#model/days/day.ts";
import { verdictInWords } from "#model/dresses/lead-time.ts";
import { priceInWords } from "#model/dresses/price.ts";
import { productAttributes } from "#model/dresses/product-fields.ts";
import { rentalInWords } from "#model/dresses/rental-in-words.ts";
import { separated } from "#words/locale.ts";
import wishlistPageWords from "#words/wishlist-page.json" with { type: "json" };
import type { ListedDress } from "./wishlist-data.server.ts";

/** An element with the name of the dress has this id: unlike a slug it may have no spaces. */
export function nameIdOf(slug: string): string {
  return `dress-${encodeURIComponent(slug)}`;
}

const comparisonFields = [
  ...productAttributes,
  "colours",
  "sizes",
  "price",
  "rental",
  "leadTime",
  "state",
  "neededBy",
] as const;

export type ComparisonField = (typeof comparisonFields)[number];

export type ComparisonRow = {
  name: ComparisonField;
  /** All dresses have the same in it. */
  isSame: boolean;
};

/** Her day is "2027-05-09", or empty. */
export type Needed = { day: string; told?: CalendarAnswer | undefined };

/** The calendar's word on her day, of the dresses that are in one, and the label's date, where it is known. */
export type CalendarAnswer = {
  today: string | undefined;
  of(dress: Pick<ListedDress, "slug" | "sizes">): { text: string; isFree?: boolean } | undefined;
};

/** A row is shown where one dress has something in it. */
export function rowsOf(dresses: readonly ListedDress[], needed: Needed): ComparisonRow[] {
  return comparisonFields.flatMap((name) => {
    const texts = dresses.map((dress) => textOf(dress, name, needed));
    if (texts.every((text) => text === "")) return [];
    return [{ name, isSame: dresses.length > 1 && new Set(texts).size === 1 }];
  });
}

/** The text is empty where the label has not said it. */
export function textOf(dress: ListedDress, name: ComparisonField, needed: Needed): string {
  const { offers, price, makingDays } = dress;
  if (name === "colours") return namesOf(coloursOf(dress));
  if (name === "sizes") return separated(dress.sizes.flatMap((size) => (size.isAvailable ? size.label : [])));
  if (name === "price")
    return offers.includes("purchase") ? priceInWords(price) : wishlistPageWords.notForSale;
  if (name === "rental")
    return offers.includes("rent") ? rentalInWords(dress.rental) : wishlistPageWords.notToRent;
  if (name === "leadTime")
    return makingDays === null ? "" : say(wishlistPageWords, "days", { count: makingDays });
  if (name === "neededBy") return neededByText(dress, needed);
  return dress[name] ?? "";
}

function neededByText(dress: ListedDress, { day, told: calendar }: Needed): string {
  const { leadTime } = dress;
  const free = calendar?.of(dress);
  const made = leadTime && verdictInWords(day, leadTime, calendar?.today);
  const answers = [free?.text, made !== free?.text && made].filter(Boolean).join("\n");
  // The calendar names the day itself where the dress is free.
  return answers && !free?.isFree ? `${dayInWords(day)}.\n${answers}` : answers;
}

export function coloursOf({ colours }: Pick<ListedDress, "colours">) {
  return colours.filter(({ isAvailable }) => isAvailable);
}

function namesOf(things: readonly { name: string }[]): string {
  return separated(things.map(({ name }) => name));
}
