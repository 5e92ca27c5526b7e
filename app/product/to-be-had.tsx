import type { ReactNode } from "react";
import { useRentalDays } from "#app/dresses/use-rental-days.ts";
import type { Availability } from "#model/dresses/availability.ts";
import type { Choice } from "#model/dresses/choice.ts";
import { closestTo } from "#model/dresses/closest-to.ts";
import { verdictInWords } from "#model/dresses/lead-time.ts";
import neededByWords from "#words/needed-by.json" with { type: "json" };
import type { ProductData } from "./product-data.server.ts";
import type { ToBeHad, WayToAsk } from "./ways-to-ask.ts";

type WithWaysProps = {
  data: Pick<ProductData, "product" | "terms" | "isInCalendar">;
  toBeHad: ToBeHad;
  choice: Choice;
  /** "2027-05-09", or empty. */
  day: string;
  usual: readonly WayToAsk[];
  /** Draws the page with these ways to ask. */
  children: (ways: readonly WayToAsk[], availability: AvailabilityTexts) => ReactNode;
};

/** Texts about the dress and about her day, and the label's date of today; undefined where there is nothing to say. */
export type AvailabilityTexts = Record<"state" | "day" | "today", string | undefined>;

/** A dress that is sold, out or in the label's calendar: few pages need this. */
export function WithWays({ data, toBeHad, choice, day, usual, children }: WithWaysProps) {
  const { isInCalendar } = data;
  const { slug, sizes } = data.product;
  const { leadTime } = data.terms;
  const chosen = { colour: choice.colour?.slug, size: choice.size?.label };
  const availabilityNote = closestTo(chosen, toBeHad.said);
  const calendar = useRentalDays(isInCalendar ? [slug] : [], day);
  const dayAvailability = calendar?.toldDay(calendar.days, { slug, sizes, ...chosen }, day);
  const isTaken = dayAvailability?.isFree === undefined ? undefined : !dayAvailability.isFree;
  const made = leadTime && verdictInWords(day, leadTime, calendar?.today);
  const answers = [...new Set([dayAvailability?.text, made])].filter(Boolean).join("\n");
  return children(waysToAsk(usual, toBeHad, { state: availabilityNote?.state, isTaken }), {
    state: toBeHad.said.length > 0 ? (availabilityNote?.text ?? "") : undefined,
    day: isInCalendar ? answers || neededByWords.hint : undefined,
    today: calendar?.today,
  });
}

/** The ways in which a dress can still be had. `isTaken` is the calendar's word on the day that is asked for. */
export function waysToAsk(
  usual: readonly WayToAsk[],
  { ask: { another, whenFree } }: ToBeHad,
  { state, isTaken }: { state?: Availability | undefined; isTaken?: boolean | undefined },
): readonly WayToAsk[] {
  if (state === "sold") return usual.slice(0, 1).map((way) => ({ ...way, ...another }));
  const isAway = isTaken ?? state === "out";
  return usual.map((way) => (isAway && way.kind === "rent" ? { ...way, ...whenFree } : way));
}
