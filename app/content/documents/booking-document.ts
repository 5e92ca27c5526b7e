import { z } from "zod";
import { optional } from "#app/content/describe.ts";
import { choice, line, text } from "#app/content/fields.ts";
import { referred } from "#app/content/texts/text-rules.ts";
import { isDay } from "#app/label/hours/day.ts";
import { MOST_DAYS } from "#app/label/label-limits.ts";
import { type BookingState, bookingStates } from "#app/rental/booking.ts";

const stateTitles: Record<BookingState, string> = {
  option: "Option",
  booked: "Booked",
  out: "Out",
  back: "Back, and clean",
  cancelled: "Cancelled",
};

/**
 * A piece is not to be had from the days before the first day until the days after the last. app/rental/rental-documents.ts reads it
 * for whatever counts with days. Anybody without a login sees nothing of it.
 */
export const booking = {
  title: "Booking",
  groups: { days: "Days", customer: "Customer" },
  fields: {
    piece: optional("piece", "Piece", () => referred, { group: "days", needs: "Choose what is booked." }),
    state: choice(
      "State",
      bookingStates.map((value) => ({ value, title: stateTitles[value] })),
      {
        unsaid: "booked",
        begins: "option",
        group: "days",
        description: "An option ends by itself. “Back” and “Cancelled” free the days at once.",
      },
    ),
    holdsUntil: optional("date", "Option until", day, {
      group: "days",
      description: "The option's last day. If empty, it holds until you decide.",
      isHidden: ({ state }) => state !== "option",
    }),
    firstDay: optional("date", "First day with the customer", day, {
      group: "days",
      needs: "Choose the first day.",
    }),
    lastDay: optional("date", "Last day with the customer", day, {
      group: "days",
      needs: "Choose the last day.",
      warns: (last, { firstDay }) =>
        typeof last === "string" && typeof firstDay === "string" && last < firstDay
          ? "It is before the first day."
          : undefined,
    }),
    daysBefore: optional("number", "Days before", count, {
      group: "days",
      description: "On which nobody else can have it: its journey, an alteration.",
    }),
    daysAfter: optional("number", "Days after", count, {
      group: "days",
      description: "On which nobody else can have it: its journey back, cleaning.",
    }),
    name: line("Name", { group: "customer" }),
    enquiry: optional("enquiry", "Enquiry", () => referred, {
      group: "customer",
      description: "The one that it came from.",
    }),
    note: text("Note", { group: "customer", description: "Only the label sees it.", rows: 3 }),
  },
};

function day() {
  return z.string().refine(isDay, "is not a date such as 2027-05-09");
}

function count() {
  return z.int("is not a whole number of days").min(0, "is less than none").max(MOST_DAYS);
}
