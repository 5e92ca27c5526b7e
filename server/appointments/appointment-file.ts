import { say } from "@trousseau/words/say.ts";
import ical, { ICalEventTransparency } from "ical-generator";
import type { Branding } from "#model/brand/identity.ts";
import { APPOINTMENT_PATH, appointmentPath, DAY_PARAM, PLANNED_DAYS } from "#model/days/appointment-path.ts";
import { addDays, isDay, readDay } from "#model/days/day.ts";
import type { OpeningHours } from "#model/days/opening-hours.ts";
import { type OpenDay, openDay, openDaysFrom } from "#model/days/opening-state.ts";
import { dateInWords, spansInWords } from "#model/days/opening-words.ts";
import { dateAt } from "#model/days/zoned-time.ts";
import { CONTACT_PATH } from "#model/screens/screen-paths.ts";
import type { LabelSettings } from "#model/texts/label-texts.server.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { at } from "#server/http/at.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { bareDocument, bareDocumentHeaders, still } from "#server/pages/fallback-page.ts";
import { languageTag } from "#words/locale.ts";
import visitWords from "#words/visit.json" with { type: "json" };

type AppointmentFilesParts = {
  settings(): LabelSettings;
  identity(): Branding;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Serves an appointment at the showroom as a calendar file. Without opening hours there is no such address. */
export function appointmentFiles({
  settings,
  identity,
  now = Date.now,
}: AppointmentFilesParts): FetchHandler {
  function respond({ url }: Request): Response | undefined {
    const { searchParams, origin } = new URL(url);
    const label = settings();
    const { openingHours: hours } = label;
    if (!hours) return undefined;
    const moment = now();
    const day = readVisit(searchParams.getAll(DAY_PARAM), moment, hours);
    if (typeof day === "string") return appointmentErrorPage(day, identity(), hours, moment);
    const name = `visit-${day.date}.ics`;
    return new Response(calendarOf(day, label, origin, moment), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": cachePolicies.never,
      },
    });
  }

  return at(APPOINTMENT_PATH, { GET: respond });
}

function readVisit(sent: readonly string[], moment: number, hours: OpeningHours): OpenDay | AppointmentError {
  const [first = "", ...more] = sent;
  const date = readDay(first);
  if (more.length > 0 || !isDay(date)) return "unreadable";
  const today = dateAt(moment, hours.timeZone);
  if (date < today) return "past";
  if (date > addDays(today, PLANNED_DAYS)) return "far";
  const day = openDay(date, hours);
  if (!day) return "closed";
  return day.to > moment ? day : "past";
}

/** RFC 5545, in UTC. The same date has the same id, so that a second download makes no second entry. */
function calendarOf(day: OpenDay, label: LabelSettings, origin: string, moment: number): string {
  const { name, showroom, phoneDisplay, email } = label;
  const { visit } = visitWords;
  const calendar = ical({
    prodId: { company: "Trousseau", product: "Showroom", language: languageTag.toUpperCase() },
  });
  calendar.createEvent({
    id: `visit-${day.date}@${new URL(origin).hostname}`,
    stamp: new Date(moment),
    start: new Date(day.from),
    end: new Date(day.to),
    summary: say(visit, "title", { label: name }),
    description: [spansInWords(day.hours), visit.entry, phoneDisplay, email].filter(Boolean).join("\n"),
    location: [name, ...showroom.address].join(", "),
    url: `${origin}/contact`,
    // The showroom is open all day, but the visitor is not busy all day.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  // RFC 5545 (3.1) ends each line so, also the last one.
  return `${calendar}\r\n`;
}

type AppointmentError = "unreadable" | "past" | "far" | "closed";

/** How many other dates are offered. */
const OFFERED = 6;

/** Says what is wrong with a date and offers others, since without script any date can be asked for. */
function appointmentErrorPage(
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
  const explanation = days.length > 0 ? words[why] : words.none;
  const lines = [explanation, links.join("<br>"), `<a href="${CONTACT_PATH}">${words.back}</a>`].map(
    (line) => `<p>${line}</p>`,
  );
  return new Response(`${bareDocument(label, still)}${lines.join("")}</body></html>`, {
    status: why === "unreadable" ? 400 : 422,
    headers: { ...bareDocumentHeaders(label), "Cache-Control": cachePolicies.never },
  });
}
