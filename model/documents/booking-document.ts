import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { type BookingState, bookingStates } from "#model/rental/booking.ts";
import { day, referred } from "#model/texts/text-rules.ts";
import { optional } from "./describe.ts";
import { amount } from "./dress-document.ts";
import { choice, plain } from "./fields.ts";
import { MOST_DAYS } from "./label-limits.ts";

export const stateTitles: Record<BookingState, string> = {
  option: t("Option"),
  booked: t("Booked"),
  out: t("Out"),
  back: t("Back, and clean"),
  cancelled: t("Cancelled"),
};

/**
 * A piece is not to be had from the days before the first day until the days after the last. model/rental/rental-documents.ts reads it
 * for whatever counts with days. Anybody without a login sees nothing of it.
 */
export const booking = {
  title: t("Booking"),
  groups: { days: t("Days"), customer: t("Customer"), money: t("Price") },
  fields: {
    piece: optional("piece", t("Piece"), () => referred, {
      group: "days",
      needs: t("Choose what is booked."),
    }),
    state: choice(
      t("State"),
      bookingStates.map((value) => ({ value, title: stateTitles[value] })),
      {
        unsaid: "booked",
        begins: "option",
        group: "days",
        description: t("An option ends by itself. “Back, and clean” and “Cancelled” free the days at once."),
      },
    ),
    holdsUntil: optional("date", t("Option until"), () => day, {
      group: "days",
      description: t("The option’s last day. If empty, it holds until you decide."),
      isHidden: ({ state }) => state !== "option",
    }),
    firstDay: optional("date", t("First day with the customer"), () => day, {
      group: "days",
      needs: t("Choose the first day."),
    }),
    lastDay: optional("date", t("Last day with the customer"), () => day, {
      group: "days",
      needs: t("Choose the last day."),
      warns: (last, { firstDay }) =>
        typeof last === "string" && typeof firstDay === "string" && last < firstDay
          ? t("It is before the first day.")
          : undefined,
    }),
    daysBefore: optional("number", t("Days before"), count, {
      group: "days",
      description: t("Nobody else can have it on these days: shipping, an alteration."),
    }),
    daysAfter: optional("number", t("Days after"), count, {
      group: "days",
      description: t("Nobody else can have it on these days: shipping back, cleaning."),
    }),
    customer: optional("customer", t("Customer"), () => referred, { group: "customer" }),
    name: plain("line", t("Name"), {
      group: "customer",
      description: t("Of someone who is not among the customers."),
      isHidden: ({ customer }) => customer !== undefined,
    }),
    enquiry: optional("enquiry", t("Enquiry"), () => referred, {
      group: "customer",
      description: t("The enquiry that this booking came from."),
    }),
    price: optional("price", t("Price"), amount, { group: "money" }),
    deposit: optional("price", t("Deposit"), amount, {
      group: "money",
      description: t("Refunded on return. Leave it empty if there is none."),
    }),
    paid: optional("price", t("Paid so far"), amount, {
      group: "money",
      description: t("Of the price and the deposit together."),
    }),
    paidHow: plain("line", t("How it was paid"), {
      group: "money",
      description: t("In your own words: cash on 3 May, by transfer."),
    }),
    note: plain("text", t("Note"), {
      group: "customer",
      description: t("Only the label sees it."),
      rows: 3,
    }),
  },
};

function count() {
  return z.int(t("is not a whole number of days")).min(0, t("is below zero")).max(MOST_DAYS);
}
