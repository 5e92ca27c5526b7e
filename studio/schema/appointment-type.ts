import { CalendarIcon } from "@sanity/icons/Calendar";
import { t } from "@trousseau/words/translate.ts";
import { defineType } from "sanity";
import { dayInWords } from "#model/days/day.ts";
import {
  appointmentStates,
  appointmentStateTitles,
  appointment as described,
} from "#model/documents/appointment-document.ts";
import { WithVisitLink } from "#studio/appointments/visit-link.tsx";
import { describedDocument, unsearched } from "./described-document.ts";
import { sideBySide } from "./side-by-side.ts";

/** Its own dialog alone writes it, by way of the rule that keeps a time from being promised twice. */
export const appointment = defineType({
  ...describedDocument("appointment", described, CalendarIcon),
  ...unsearched,
  liveEdit: true,
  readOnly: true,
  components: { input: WithVisitLink },
  preview: {
    select: { name: "name", note: "note", day: "day", time: "time", kind: "kindTitle", state: "state" },
    prepare: ({ name, note, day, time, kind, state }) => ({
      title: String(name || note || t("Appointment")),
      subtitle: sideBySide([
        typeof day === "string" && dayInWords(day),
        time,
        kind,
        appointmentStates.filter((one) => one === state).map((one) => appointmentStateTitles[one])[0],
      ]),
    }),
  },
});
