import { useEffect } from "react";
import { useRentalDays } from "#app/rental/use-rental-days.ts";
import type { ToldOf } from "./listed-dress.ts";
import type { ListedDress } from "./wishlist-data.server.ts";

type AskCalendarProps = {
  dresses: readonly ListedDress[];
  /** "2027-05-09", or empty. */
  day: string;
  /** React takes a function for one that makes the next state. */
  onTold: (told: () => ToldOf | undefined) => void;
};

/** Draws nothing: most lists have no dress of a calendar, and do without this script. */
export function AskCalendar({ dresses, day, onTold }: AskCalendarProps) {
  const inCalendar = dresses.filter(({ isInCalendar }) => isInCalendar).map(({ slug }) => slug);
  const calendar = useRentalDays(inCalendar, day);
  useEffect(
    () => onTold(() => calendar && ((dress) => calendar.toldDay(calendar.days, dress, day))),
    [calendar, day, onTold],
  );
  return null;
}
