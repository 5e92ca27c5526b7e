import { CalendarIcon } from "@sanity/icons/Calendar";
import { TagIcon } from "@sanity/icons/Tag";
import { t } from "@trousseau/words/translate.ts";
import { defineType } from "sanity";
import { dayInWords } from "#model/days/day.ts";
import { booking as bookingDescribed, stateTitles } from "#model/documents/booking-document.ts";
import { piece as pieceDescribed } from "#model/documents/piece-document.ts";
import { bookingStates } from "#model/rental/booking.ts";
import { WithCalendar } from "#studio/rental/enquiry-option.tsx";
import { separated } from "#words/locale.ts";
import { describedDocument, unsearched } from "./described-document.ts";
import { sideBySide } from "./side-by-side.ts";

/** Only the calendar writes these, by way of the rule that keeps two bookings apart on every content host. */
const toRead = { liveEdit: true, readOnly: true };

export const piece = defineType({
  ...describedDocument("piece", pieceDescribed, TagIcon),
  ...toRead,
  ...unsearched,
  preview: {
    select: { dress: "dress.name", size: "size", colour: "colour", number: "number" },
    // A list of references shows the title alone, and a dress has a piece of each size.
    prepare: ({ dress, size, colour, number }) => ({
      title: separated([dress || t("Piece"), size, colour, number].filter(Boolean).map(String)),
    }),
  },
});

export const booking = defineType({
  ...describedDocument("booking", bookingDescribed, CalendarIcon),
  ...toRead,
  components: { input: WithCalendar },
  preview: {
    select: {
      customer: "customer.name",
      name: "name",
      note: "note",
      dress: "piece.dress.name",
      firstDay: "firstDay",
      state: "state",
    },
    prepare: ({ customer, name, note, dress, firstDay, state }) => ({
      title: String(customer || name || note || t("Booking")),
      subtitle: sideBySide([
        dress,
        typeof firstDay === "string" && dayInWords(firstDay),
        bookingStates.filter((one) => one === state).map((one) => stateTitles[one])[0],
      ]),
    }),
  },
});
