import { useEffect } from "react";
import { useRentalDays } from "#app/dresses/use-rental-days.ts";
import type { CalendarAnswer } from "./listed-dress.ts";
import type { ListedDress } from "./wishlist-data.server.ts";

type AskCalendarProps = {
  dresses: readonly ListedDress[];
  /** "2027-05-09", or empty. */
  day: string;
  onTold: (calendar: CalendarAnswer | undefined) => void;
};

/** Draws nothing: most lists have no dress of a calendar, and do without this script. */
export function AskCalendar({ dresses, day, onTold }: AskCalendarProps) {
  const inCalendar = dresses.filter(({ isInCalendar }) => isInCalendar).map(({ slug }) => slug);
  const calendar = useRentalDays(inCalendar, day);
  useEffect(() => {
    if (!calendar) return onTold(undefined);
    const { days, today, toldDay } = calendar;
    onTold({ today, of: (dress) => toldDay(days, dress, day) });
  }, [calendar, day, onTold]);
  return null;
}
