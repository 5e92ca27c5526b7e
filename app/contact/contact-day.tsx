import { type RefObject, useEffect } from "react";
import { storeDayOf, storedDay, useDayField } from "#app/enquiry/stored-day.ts";
import { isAhead } from "#model/days/day.ts";

/** Draws nothing: the date field of the form begins with the date that was given at a dress, and stores what is typed. */
export function ContactDay({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const dateField = () => form.current?.querySelector<HTMLInputElement>("[name=date]") ?? null;
  // A date that has passed would only be asked about.
  useDayField(() => (isAhead(storedDay()) ? dateField() : null));
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>("[name=date]");
    const keep = () => field && storeDayOf(field);
    field?.addEventListener("input", keep);
    return () => field?.removeEventListener("input", keep);
  }, [form]);
  return null;
}
