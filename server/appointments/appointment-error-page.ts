import { cachePolicies } from "#app/cache-policies.ts";
import type { Branding } from "#app/label/brand/identity.ts";
import { appointmentPath, PLANNED_DAYS } from "#app/label/hours/appointment-path.ts";
import type { OpeningHours } from "#app/label/hours/opening-hours.ts";
import { openDaysFrom } from "#app/label/hours/opening-state.ts";
import { dateInWords, spansInWords } from "#app/label/hours/opening-words.ts";
import { bareDocument, bareDocumentHeaders, still } from "#server/pages/fallback-page.ts";
import { visitWords } from "#words/visit.ts";

/** The reason why a date cannot be booked. */
export type AppointmentError = "unreadable" | "past" | "far" | "closed";

/** How many other dates are offered. */
const OFFERED = 6;

const statusOf = { unreadable: 400, past: 422, far: 422, closed: 422 } as const satisfies Record<
  AppointmentError,
  number
>;

/** Says what is wrong with a date and offers others, since without script any date can be asked for. */
export function appointmentErrorPage(
  why: AppointmentError,
  label: Branding,
  hours: OpeningHours,
  moment: number,
): Response {
  const { appointmentErrors: words } = visitWords;
  const days = openDaysFrom(moment, hours, PLANNED_DAYS).slice(0, OFFERED);
  const links = days.map(
    ({ date, hours: spans }) =>
      `<a href="${appointmentPath(date)}">${dateInWords(date)}, ${spansInWords(spans)}</a>`,
  );
  const said = days.length > 0 ? words[why] : words.none;
  const lines = [said, links.join("<br>"), `<a href="/contact">${words.back}</a>`].map(
    (line) => `<p>${line}</p>`,
  );
  return new Response(`${bareDocument(label, still)}${lines.join("")}</body></html>`, {
    status: statusOf[why],
    headers: { ...bareDocumentHeaders(label), "Cache-Control": cachePolicies.never },
  });
}
