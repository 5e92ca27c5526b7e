import { say } from "@trousseau/words/say.ts";
import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { endOf, heldTime } from "#model/appointments/appointment.ts";
import {
  type AppointmentSettings,
  kindTitleOf,
  showroomBy,
  showroomsOf,
} from "#model/appointments/showrooms.ts";
import { VISIT_PARAM, visitPath, visitToken } from "#model/appointments/visit-address.ts";
import type { Branding } from "#model/brand/identity.ts";
import {
  APPOINTMENT_FILE_PATH,
  appointmentPath,
  DAY_PARAM,
  PLANNED_DAYS,
} from "#model/days/appointment-path.ts";
import { addDays, isDay, readDay } from "#model/days/day.ts";
import type { OpeningHours } from "#model/days/opening-hours.ts";
import { type OpenDay, openDay, openDaysFrom } from "#model/days/opening-state.ts";
import { dateInWords, spansInWords } from "#model/days/opening-words.ts";
import { dateAt } from "#model/days/zoned-time.ts";
import type { AppointmentState } from "#model/documents/appointment-document.ts";
import { CONTACT_PATH } from "#model/screens/screen-paths.ts";
import type { AppointmentService, StoredVisit } from "#model/services/appointment-service.server.ts";
import type { LabelSettings } from "#model/texts/label-texts.server.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { at } from "#server/http/at.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { bareDocument, bareDocumentHeaders, still } from "#server/pages/fallback-page.ts";
import appointmentWords from "#words/appointment.json" with { type: "json" };
import { languageTag } from "#words/locale.ts";
import visitWords from "#words/visit.json" with { type: "json" };
import type { VisitTexts } from "./stored-visits.ts";

type AppointmentFilesParts = {
  texts: VisitTexts;
  /** Undefined where nobody can book. */
  visits?: Pick<AppointmentService, "find"> | undefined;
  identity(): Branding;
  /** The path of the language, in which the visit's page stands. */
  base?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Serves a visit to the showroom as a calendar file: one that is booked, by its link, or a day on which it is open. */
export function appointmentFiles({
  texts,
  visits,
  identity,
  base = "",
  now = Date.now,
}: AppointmentFilesParts): FetchHandler {
  async function respond({ url }: Request): Promise<Response | undefined> {
    const { searchParams, origin: host } = new URL(url);
    const origin = host + base;
    const { labelSettings: label, appointments } = texts();
    const token = searchParams.get(VISIT_PARAM);
    if (token !== null) {
      const visit = await visits?.find(token);
      return visit && calendarFile(VISIT_FILE, bookedVisit(visit, { label, appointments, origin }));
    }
    const { openingHours: hours } = label;
    if (!hours) return undefined;
    const moment = now();
    const day = readVisit(searchParams.getAll(DAY_PARAM), moment, hours);
    if (typeof day === "string") return appointmentErrorPage(day, identity(), hours, moment);
    return calendarFile(`visit-${day.date}.ics`, openDayEntry(day, label, origin, moment));
  }

  return at(APPOINTMENT_FILE_PATH, { GET: respond });
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

export const VISIT_FILE = "visit.ics";

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** The text of a file with one entry. */
export function calendarOf(entry: ICalEventData): string {
  const calendar = ical({
    prodId: { company: "Trousseau", product: "Showroom", language: languageTag.toUpperCase() },
  });
  calendar.createEvent(entry);
  // RFC 5545 (3.1) ends each line so, also the last one.
  return `${calendar}\r\n`;
}

function calendarFile(name: string, entry: ICalEventData): Response {
  return new Response(calendarOf(entry), {
    headers: {
      "Content-Type": CALENDAR_TYPE,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": cachePolicies.never,
    },
  });
}

/** Times are in UTC (RFC 5545). The same date has the same id, so that a second download makes no second entry. */
function openDayEntry(day: OpenDay, label: LabelSettings, origin: string, moment: number): ICalEventData {
  const { name, showroom, phoneDisplay, email } = label;
  const { visit } = visitWords;
  return {
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
  };
}

type BookedParts = { label: LabelSettings; appointments: AppointmentSettings; origin: string };

/** A second download, after a move, replaces the first. */
export function bookedVisit(visit: StoredVisit, { label, appointments, origin }: BookedParts): ICalEventData {
  const { timeZone, title, address } = showroomBy(visit.showroom, showroomsOf(label, appointments));
  const page = origin + visitPath(visitToken(visit.id));
  const place = visit.isByVideo ? [appointmentWords.byVideo] : [label.name, title, ...address];
  return {
    id: `${visitToken(visit.id)}@${new URL(origin).hostname}`,
    sequence: Math.max(0, Math.round((visit.revisedAt - Date.parse(visit.received ?? "")) / 1000) || 0),
    stamp: new Date(visit.revisedAt),
    start: new Date(heldTime(visit, timeZone).from),
    end: new Date(endOf(visit, timeZone)),
    summary: say(visitWords.visit, "title", { label: label.name }),
    description: [kindTitleOf(visit, appointments), page].filter(Boolean).join("\n"),
    location: place.filter(Boolean).join(", "),
    url: page,
    status: visitStatus[visit.state],
  };
}

const visitStatus: Record<AppointmentState, ICalEventStatus> = {
  asked: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  came: ICalEventStatus.CONFIRMED,
  missed: ICalEventStatus.CONFIRMED,
  away: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

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
