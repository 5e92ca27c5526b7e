import type { StatedOfChoice } from "#model/dresses/availability.ts";
import type { Offer } from "#model/dresses/product-fields.ts";
import type availabilityWords from "#words/availability.json";
import { shoppingWords } from "#words/shopping.ts";

/** A button, with the label's message for its offer. */
export type WayToAsk = {
  kind: Offer;
  label: string;
  shortLabel: string;
  /** A question that is asked in place of that message. */
  words?: string;
};

/** The page of a dress has this where it is not simply to be had. */
export type ToBeHad = {
  /** The label says this of the dress, and of its choices. The text is empty where there is nothing to say. */
  said: readonly (StatedOfChoice & { text: string })[];
  ask: typeof availabilityWords.ask;
};

export function usualWays(offers: readonly Offer[]): WayToAsk[] {
  return offers.map((kind) => ({ kind, ...shoppingWords.enquiries[kind] }));
}
