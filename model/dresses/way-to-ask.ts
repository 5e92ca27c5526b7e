import shoppingWords from "#words/shopping.json" with { type: "json" };
import type { Offer } from "./product-fields.ts";

/** These questions are asked in place of an offer. */
export type QuestionKind = "another" | "day" | "late" | "return" | "size" | "colour";

/** A button, a radio button of the enquiry form, or a line of a list stands for each. */
export type WayToAsk = {
  /** The offer that it is, or whose place the question takes; what is sold has none left. */
  id: Offer | "another";
  kind: Offer | QuestionKind;
  label: string;
  shortLabel: string;
  /** The label's message for a question takes these values in place of what it would have. */
  question?: { words: string; date?: "" } | undefined;
};

/** The ways of a dress of which nothing is said. */
export function usualWays(offers: readonly Offer[]): WayToAsk[] {
  return offers.map((offer) => ({ id: offer, kind: offer, ...shoppingWords.enquiries[offer] }));
}
