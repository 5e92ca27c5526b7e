import { useEffect } from "react";
import { useRentalDays } from "#app/dresses/use-rental-days.ts";
import { todayHere } from "#model/days/day.ts";
import type { SaidChoice } from "#model/dresses/closest-to.ts";
import { waysToAsk } from "#model/rental/ways-to-ask.ts";
import type { DayAnswers } from "./listed-dress.ts";
import type { ListedDress } from "./wishlist-data.server.ts";

type AskCalendarProps = {
  dresses: readonly ListedDress[];
  /** "2027-05-09", and not empty. */
  day: string;
  onTold: (answers: DayAnswers | undefined) => void;
};

/** Draws nothing: a list for which nobody has given a day does without this script. */
export function AskCalendar({ dresses, day, onTold }: AskCalendarProps) {
  const inCalendar = dresses.filter(({ isInCalendar }) => isInCalendar).map(({ slug }) => slug);
  const calendar = useRentalDays(inCalendar, day);
  useEffect(() => {
    const today = todayHere();
    onTold({
      of: (dress, chosen = choiceOf(dress)) => waysToAsk(dress, { chosen, day, calendar, today }),
    });
    return () => onTold(undefined);
  }, [calendar, day, onTold]);
  return null;
}

/** It was chosen when the dress came onto the list. */
function choiceOf({ choice }: ListedDress): SaidChoice {
  return { colour: choice?.colour?.slug, size: choice?.size?.label };
}
