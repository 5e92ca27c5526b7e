import { t } from "@trousseau/words/translate.ts";
import { appointmentStateTitles } from "#model/documents/appointment-document.ts";
import { ToolLink } from "#studio/desk/tool-link.tsx";
import type { Rental } from "#studio/rental/rental-data.ts";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import { separated } from "#words/locale.ts";
import type { ShownVisit } from "./visit-book.ts";
import { visitAddress } from "./visit-link.tsx";
import { calledOf, dressName } from "./visit-words.ts";

/** A line of the week in which dresses leave and return. */
export function VisitInWeek({ visit, rental }: { visit: ShownVisit; rental: Rental }) {
  const { id, time, kindTitle, state, dresses } = visit;
  const kind = state === "away" ? appointmentStateTitles.away : t("Appointment");
  return (
    <li>
      <span className="calendar-kind">{separated([time, kind])}</span>
      <span>
        <ToolLink to={visitAddress(id)}>{calledOf(visit)}</ToolLink>
      </span>
      <span>{kindTitle}</span>
      <span className="calendar-note">{sideBySide(dresses.map((dress) => dressName(dress, rental)))}</span>
    </li>
  );
}
