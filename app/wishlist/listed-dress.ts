import { say } from "@trousseau/words/say.ts";
import { dayInWords } from "#model/days/day.ts";
import type { SaidChoice } from "#model/dresses/closest-to.ts";
import { purchasePriceInWords } from "#model/dresses/price.ts";
import { sizeInWords } from "#model/dresses/product.ts";
import { productAttributes } from "#model/dresses/product-fields.ts";
import { rentalInWords } from "#model/dresses/rental-in-words.ts";
import type { DressAnswer } from "#model/rental/ways-to-ask.ts";
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
export type Needed = { day: string; answers?: DayAnswers | undefined };

/** The words about each dress on her day. */
export type DayAnswers = {
  of(dress: ListedDress, chosen?: SaidChoice): DressAnswer;
};

/** A dress that is sold as it was chosen is on the list to be looked at: nothing is offered of it. */
export function isAskedFor({ offers }: Pick<ListedDress, "offers">): boolean {
  return offers.length > 0;
}

/** A row is shown where one dress has something in it. */
export function rowsOf(dresses: readonly ListedDress[], needed: Needed): ComparisonRow[] {
  return comparisonFields.flatMap((name) => {
    const texts = dresses.map((dress) => textOf(dress, name, needed));
    if (texts.every((text) => text === "")) return [];
    return [{ name, isSame: dresses.length > 1 && new Set(texts).size === 1 }];
  });
}

/** A message names her day where a row answers it, until it has passed. */
export function messageDay(dresses: readonly ListedDress[], answers: DayAnswers | undefined): string {
  const answered = dresses.map((dress) => answers?.of(dress));
  return answered.find((answer) => answer && answer.verdicts.length > 0)?.day ?? "";
}

/** The text is empty where the label has not said it. */
export function textOf(dress: ListedDress, name: ComparisonField, needed: Needed): string {
  switch (name) {
    case "colours":
      return namesOf(coloursOf(dress));
    case "sizes":
      return separated(dress.sizes.flatMap((size) => (size.isAvailable ? sizeInWords(size) : [])));
    case "price":
    case "rental":
      return isAskedFor(dress) ? priceText(dress, name) : "";
    case "leadTime":
      return dress.makingDays === null ? "" : say(wishlistPageWords, "days", { count: dress.makingDays });
    case "neededBy":
      return neededByText(dress, needed);
    case "state":
      return needed.answers?.of(dress).state ?? dress.state;
    default:
      return dress[name];
  }
}

function priceText(dress: ListedDress, name: "price" | "rental"): string {
  const { offers, rental } = dress;
  if (name === "price")
    return offers.includes("purchase") ? purchasePriceInWords(dress) : wishlistPageWords.notForSale;
  return offers.includes("rent") ? rentalInWords(rental) : wishlistPageWords.notToRent;
}

function neededByText(dress: ListedDress, { day, answers }: Needed): string {
  const { verdicts = [], isFree } = answers?.of(dress) ?? {};
  // The calendar names the day itself where the dress is free.
  return [...(verdicts.length > 0 && !isFree ? [`${dayInWords(day)}.`] : []), ...verdicts].join("\n");
}

export function coloursOf({ colours }: Pick<ListedDress, "colours">) {
  return colours.filter(({ isAvailable }) => isAvailable);
}

function namesOf(things: readonly { name: string }[]): string {
  return separated(things.map(({ name }) => name));
}
