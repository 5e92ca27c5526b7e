import { useEffect } from "react";
import { useRentalDays } from "#app/dresses/use-rental-days.ts";
import { todayHere } from "#model/days/day.ts";
import { waysToAsk } from "#model/rental/ways-to-ask.ts";
import type { EnquiryDress } from "./read-enquiry.ts";
import type { Teller } from "./use-enquiry-form.ts";

type AskAboutDressProps = {
  /** Undefined for several dresses, and for none: the label's date is told. */
  dress: EnquiryDress | undefined;
  /** "2027-05-09"; empty, or half typed. */
  day: string;
  onTold: (teller: Teller) => void;
};

/** Several dresses have no answer together. */
const NONE = { ways: [], verdicts: [], day: "" };

/** Draws nothing, and lets the form say what the page of the dress would, by the label's date. */
export function AskAboutDress({ dress, day, onTold }: AskAboutDressProps) {
  const calendar = useRentalDays(dress?.isInCalendar ? [dress.slug] : [], day);
  useEffect(() => {
    const today = todayHere();
    onTold({
      askAbout: (chosen, day) => (dress ? waysToAsk(dress, { chosen, day, calendar, today }) : NONE),
      today: typeof calendar === "object" ? calendar.today : undefined,
    });
  }, [dress, calendar, onTold]);
  return null;
}
