import { hash } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import { createRateLimit } from "@trousseau/host/rate-limit.ts";
import { t } from "@trousseau/words/translate.ts";
import ical, { ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { z } from "zod";
import { rolesOf } from "#content/draft-content.server.ts";
import {
  type Appointment,
  EVERY_APPOINTMENT,
  endOf,
  heldTime,
  isHeld,
  readAppointment,
} from "#model/appointments/appointment.ts";
import { APPOINTMENT_SETTINGS_ID } from "#model/appointments/capacity-rule.ts";
import { showroomBy, storedShowrooms } from "#model/appointments/showrooms.ts";
import { addDays, dayInWords, dayNumbered } from "#model/days/day.ts";
import { appointmentStateTitles } from "#model/documents/appointment-document.ts";
import { stateTitles } from "#model/documents/booking-document.ts";
import { storedCurrency } from "#model/documents/label-settings-document.ts";
import { formatPrice } from "#model/dresses/currency.ts";
import { type Booking, blockedSpan, blocks } from "#model/rental/booking.ts";
import { dueOf } from "#model/rental/due.ts";
import { FEED_KEY_PARAM, FEED_PATH, FEED_ROLE } from "#model/rental/feed-address.ts";
import { rentalToday, SETTINGS_ID } from "#model/rental/overlap-rule.ts";
import { FIELDS_WITH_NAME, readKeptBooking, readPiece } from "#model/rental/rental-documents.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { languageTag } from "#words/locale.ts";
import { at } from "./http/at.ts";
import type { FetchHandler } from "./http/middleware.ts";
import { log } from "./log.ts";
import { isSameSecret } from "./secrets.ts";

type RentalFeedParts = {
  /** The shop's own client, which reads bookings. */
  client: SanityClient;
  /** Opens the feed where the content host keeps no such secrets. */
  secret?: string | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Calendar apps ask some times an hour, and those of one service share an address. */
const PER_ADDRESS = { burst: 30, perSecond: 1 / 10 };

/** The feed asks apps to read it so often. Some read it once a day all the same. */
const SECONDS_BETWEEN_READINGS = 60 * 60;

/** Bookings stay in the feed for so long. Some apps refuse a calendar that grows for years. */
const DAYS_KEPT = 90;

/** The label's bookings for its own calendar app. Whoever has not the secret of the address learns nothing, not even whether there is one. */
export function rentalFeed({ client, secret, now }: RentalFeedParts): FetchHandler {
  const exact = client.withConfig({ useCdn: false, perspective: "raw" });
  const limit = createRateLimit(now ? { ...PER_ADDRESS, now } : PER_ADDRESS);
  async function tell({ url }: Request, clientIp: string): Promise<Response> {
    const { searchParams } = new URL(url);
    limit.count(clientIp);
    try {
      const [key = "", ...more] = searchParams.getAll(FEED_KEY_PARAM);
      if (more.length > 0 || !(await opensFeed(exact, key, secret))) return without(404);
      return respond(await readFeed(exact, now?.() ?? Date.now()));
    } catch (error) {
      log("error", "calendar feed not answered", { error });
      return without(503);
    }
  }

  return at(FEED_PATH, { GET: tell });
}

/** The embedded lake keeps the secret as a token, so that nobody can do more with it. It compares hashes, as this does. */
async function opensFeed(client: SanityClient, key: string, secret: string | undefined): Promise<boolean> {
  if (!/^[\w-]{16,200}$/.test(key)) return false;
  if (secret !== undefined && isSameSecret(key, secret)) return true;
  return (await rolesOf(client.withConfig({ token: key }))).includes(FEED_ROLE);
}

function without(status: 404 | 503): Response {
  return new Response(null, { status, headers: { "Cache-Control": cachePolicies.never } });
}

function respond(calendar: string): Response {
  return new Response(calendar, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": cachePolicies.own,
      ETag: `"${hash("sha256", calendar, "base64url").slice(0, 22)}"`,
    },
  });
}

const stored = z.looseObject({ _id: z.string() });

const feedContent = z.object({
  bookings: z.array(z.looseObject({ _id: z.string(), _createdAt: z.string(), _updatedAt: z.string() })),
  appointments: z.array(z.looseObject({ _id: z.string(), _createdAt: z.string(), _updatedAt: z.string() })),
  pieces: z.array(stored),
  dresses: z.array(stored),
  settings: stored.nullable(),
  visits: stored.nullable(),
});

const FOUND = `{
  "bookings": *[_type == "booking" && _id in path("rental.**") && lastDay >= $since] | order(firstDay, _id) {${FIELDS_WITH_NAME}},
  "appointments": ${EVERY_APPOINTMENT}[day >= $since] | order(day, time, _id) {${FIELDS_WITH_NAME}},
  "pieces": *[_type == "piece" && _id in path("rental.**")],
  "dresses": *[_type == "product" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] {_id, name},
  "settings": *[_id == "${SETTINGS_ID}"][0] {_id, name, openingHours, showroom, currency, dollarsAsLanguage},
  "visits": *[_id == "${APPOINTMENT_SETTINGS_ID}"][0] {_id, showrooms}
}`;

/** Anything but letters and signs would end a line of the file, or be no text at all. */
function lineOf(value: unknown): string {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

async function readFeed(client: SanityClient, now: number): Promise<string> {
  const since = addDays(new Date(now).toISOString().slice(0, 10), -DAYS_KEPT);
  const { bookings, appointments, pieces, dresses, settings, visits } = feedContent.parse(
    await client.fetch<unknown>(FOUND, { since }),
  );
  const names = new Map(dresses.map((dress) => [dress._id, dress["name"]]));
  const pieceNames = new Map(
    pieces.flatMap((document) => {
      const piece = readPiece(document);
      if (!piece) return [];
      const { size, colour, number } = piece;
      const parts = [names.get(piece.dress), size, colour, number].map(lineOf);
      return [[piece.id, parts.filter(Boolean).join(" ")] as const];
    }),
  );
  const today = rentalToday(settings, now);
  const currency = storedCurrency(settings);
  const calendar = ical({
    name: [lineOf(settings?.["name"]), t("Rentals")].filter(Boolean).join(" · "),
    ttl: SECONDS_BETWEEN_READINGS,
    prodId: { company: "Trousseau", product: "Rentals", language: languageTag.toUpperCase() },
  });
  for (const document of bookings) {
    const booking = readKeptBooking(document);
    // An option that has ended leaves, as a cancelled booking does: the days are free again.
    if (!booking || !(booking.state === "back" || blocks(booking, today))) continue;
    const title = [pieceNames.get(booking.piece), lineOf(document["name"])].filter(Boolean).join(" · ");
    const due = dueOf(booking);
    const owed = due > 0 ? t("Still to pay: {{amount}}", { amount: formatPrice(due, currency) }) : "";
    calendar.createEvent(eventOf(booking, { title: title || t("Booking"), owed, today }, document));
  }
  const showrooms = storedShowrooms(settings, visits);
  for (const document of appointments) {
    const visit = readAppointment(document);
    // One that is cancelled, or came to nothing, leaves: the time is free again.
    if (!visit || !isHeld(visit)) continue;
    const { timeZone, title: place } = showroomBy(visit.showroom, showrooms);
    calendar.createEvent(visitOf(visit, { timeZone, place, names }, document));
  }
  // RFC 5545 (3.1) ends each line so, also the last one.
  return `${calendar}\r\n`;
}

type Around = { timeZone: string; place: string; names: ReadonlyMap<string, unknown> };

/** A visit, in UTC, with the dresses that are to hang there. */
function visitOf(visit: Appointment, { timeZone, place, names }: Around, revised: Revised) {
  const dresses = visit.dresses.map(({ dress, colour, size }) =>
    [names.get(dress ?? ""), colour, size].map(lineOf).filter(Boolean).join(" "),
  );
  // Time that is closed is known by its reason.
  const parts = visit.state === "away" ? visit.note.split("\n").slice(0, 1) : [visit.kindTitle, visit.name];
  const title = parts.map(lineOf).filter(Boolean).join(" · ");
  return {
    ...revisionOf(visit.id, revised),
    start: new Date(heldTime(visit, timeZone).from),
    end: new Date(endOf(visit, timeZone)),
    summary: title || (visit.state === "away" ? appointmentStateTitles.away : t("Appointment")),
    description: [appointmentStateTitles[visit.state], lineOf(visit.phone), ...dresses]
      .filter(Boolean)
      .join("\n"),
    ...(place && { location: place }),
    status: visit.state === "asked" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  };
}

type Revised = { _createdAt: string; _updatedAt: string };

/** `owed`: what the customer still has to pay, in words. */
type Named = { title: string; owed: string; today: string };

function eventOf(booking: Booking, { title, owed, today }: Named, revised: Revised) {
  const { id, firstDay, lastDay, state } = booking;
  return {
    ...revisionOf(id, revised),
    allDay: true,
    start: new Date(firstDay),
    // The file names the day after the last one.
    end: new Date(addDays(lastDay, 1)),
    summary: state === "option" ? optionTitle(booking, title) : title,
    description: [stateTitles[state], daysAround(booking, today), owed].filter(Boolean).join("\n"),
    status: state === "option" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    // The dress is away all day, but whoever reads this is not busy all day.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

function revisionOf(id: string, { _createdAt, _updatedAt }: Revised) {
  const [created, updated] = [new Date(_createdAt), new Date(_updatedAt)];
  return {
    id: `${id}@trousseau`,
    // A change of the document makes this larger, and nothing else does.
    sequence: Math.max(0, Math.round((updated.getTime() - created.getTime()) / 1000)),
    stamp: updated,
    created,
    lastModified: updated,
  };
}

function optionTitle({ holdsUntil }: Booking, title: string): string {
  return holdsUntil === undefined
    ? t("Option: {{title}}", { title })
    : t("Option until {{day}}: {{title}}", { day: dayInWords(holdsUntil), title });
}

function daysAround(booking: Booking, today: string): string {
  const { daysBefore, daysAfter } = booking;
  if (daysBefore + daysAfter === 0) return "";
  const { first, last } = blockedSpan(booking, today);
  return t("Out {{from}} to {{to}}, including the days before and after.", {
    from: dayInWords(dayNumbered(first)),
    to: dayInWords(dayNumbered(last)),
  });
}
