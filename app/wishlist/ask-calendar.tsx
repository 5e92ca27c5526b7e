import { useEffect } from "react";
import { useRentalDays } from "#app/rental/use-rental-days.ts";
import type { Told } from "#app/rental/watch-days.ts";
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
  useEffect(() => {
    const told = calendar && toldBy(calendar, day);
    onTold(() => told);
  }, [calendar, day, onTold]);
  return null;
}

function toldBy({ toldDay, days, today }: Told, day: string): ToldOf {
  return (dress) => {
    const told = toldDay(days, dress, day);
    return told && { ...told, today };
  };
}
