import { createHmac, hash, randomBytes } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import { siteOf } from "@trousseau/host/rate-limit.ts";
import { z } from "zod";
import {
  APPOINTMENT_IDS,
  type Appointment,
  EVERY_APPOINTMENT,
  heldTime,
  isHeld,
  readAppointment,
} from "#model/appointments/appointment.ts";
import { visitsAt } from "#model/appointments/capacity.ts";
import { type Diary, freeTimes } from "#model/appointments/free-times.ts";
import { AppointmentRefused, saveAppointment } from "#model/appointments/save-appointment.ts";
import {
  type AppointmentSettings,
  type Showroom,
  showroomBy,
  showroomsOf,
} from "#model/appointments/showrooms.ts";
import { contactsOf } from "#model/customers/customer.ts";
import { addDays } from "#model/days/day.ts";
import { newReferenceCode } from "#model/dresses/reference-code.ts";
import type {
  AppointmentService,
  NewVisit,
  StoredVisit,
  VisitChange,
  VisitReceipt,
} from "#model/services/appointment-service.server.ts";
import type { Log } from "#model/services/logger.server.ts";
import type { LabelSettings } from "#model/texts/label-texts.server.ts";
import { createVisitorLimits, hasBotSignals, weightOf } from "#server/enquiries/visitor-limits.ts";

type VisitServiceParts = {
  /** It may read and write appointments. */
  writer: SanityClient;
  texts(): { labelSettings: LabelSettings; appointments: AppointmentSettings };
  /** Called after each change that the visitor or the label is told of. */
  changed(): void;
  log: Log;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** A page may be drawn again and again; the write asks anew. In milliseconds. */
const REMEMBERED_MS = 1_000;

/** Nobody tries on in more places at once; a program would. */
const MOST_OPEN = 2;

const HOUR_MS = 60 * 60_000;

/** The rest of an id is the secret of its link: 128 bits. */
const TOKEN_DIGITS = 32;
const TOKEN = new RegExp(`^[0-9a-f]{${TOKEN_DIGITS}}$`);

const SENDER_DIGITS = 16;

/** Takes the visits that people book, and lets them move or cancel each by its link. */
export function createVisitService({
  writer,
  texts,
  changed,
  log,
  now = Date.now,
}: VisitServiceParts): AppointmentService {
  const exact = writer.withConfig({ useCdn: false, perspective: "raw" });
  const limits = createVisitorLimits();
  // It lives as long as the process: afterwards nobody can tell whose network it was.
  const secret = randomBytes(32);
  const keyed = (parts: readonly unknown[]) =>
    createHmac("sha256", secret).update(JSON.stringify(parts)).digest("hex");
  let read: { at: number; appointments: Promise<StoredVisit[]> } | undefined;

  function upcoming(): Promise<StoredVisit[]> {
    const at = now();
    if (!read || Math.abs(at - read.at) > REMEMBERED_MS) {
      read = { at, appointments: fetchUpcoming(exact, at) };
      read.appointments.catch(() => {
        read = undefined;
      });
    }
    return read.appointments;
  }

  const showrooms = () => {
    const { labelSettings, appointments } = texts();
    return showroomsOf(labelSettings, appointments);
  };

  async function diary(showroom: Showroom, kind: Diary["kind"], except?: string): Promise<Diary> {
    const others = (await upcoming()).filter(({ id }) => id !== except);
    return { showroom, kind, settings: texts().appointments, visits: visitsAt(showroom, others), now: now() };
  }

  async function isFree(visit: Pick<NewVisit, "showroom" | "day" | "time">, kind: Diary["kind"], except?: string) {
    return freeTimes(visit.day, await diary(visit.showroom, kind, except)).includes(visit.time);
  }

  /** Counted by telephone and address, in whatever spelling. */
  async function isExpectedOften({ email, phone }: NewVisit): Promise<boolean> {
    const labelPhone = texts().labelSettings.phone;
    const contacts = contactsOf({ email, phone }, labelPhone);
    const open = (await upcoming()).filter(
      (visit) =>
        isHeld(visit) &&
        heldTime(visit, showroomBy(visit.showroom, showrooms()).timeZone).to > now() &&
        contactsOf(visit, labelPhone).some((contact) => contacts.includes(contact)),
    );
    return open.length >= MOST_OPEN;
  }

  /**
   * The same form with the same choice makes the same visit. Without script a form has no key: there the same words from the same network
   * do, which nobody else can send.
   */
  function tokenFor({ formKey, botSignals: _, kind, showroom, ...words }: NewVisit, site: string): string {
    const choice = [kind.key, showroom.key, words.day, words.time];
    const digits = formKey === "" ? keyed([site, choice, words]) : hash("sha256", JSON.stringify([formKey, choice]));
    return digits.slice(0, TOKEN_DIGITS);
  }

  async function make(visit: NewVisit, visitor: string): Promise<VisitReceipt> {
    const site = siteOf(visitor);
    const token = tokenFor(visit, site);
    const id = APPOINTMENT_IDS + token;
    read = undefined;
    // A second press of the same form is the first one's visit.
    if ((await upcoming()).some((known) => known.id === id)) return { isKept: true, token };
    if (hasBotSignals(visit.botSignals) || limits.count(visitor, weightOf(visit)) !== "welcome")
      return { isKept: false, reason: "limited" };
    if (await isExpectedOften(visit)) return { isKept: false, reason: "tooMany" };
    if (!(await isFree(visit, visit.kind))) return { isKept: false, reason: "taken" };
    const fields = { ...fieldsOf(visit, new Date(now())), sender: keyed([site]).slice(0, SENDER_DIGITS) };
    await saveAppointment(writer, { id, fields, revision: undefined });
    return { isKept: true, token };
  }

  async function find(token: string): Promise<StoredVisit | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const stored = await exact.getDocument(APPOINTMENT_IDS + token);
    return stored ? visitIn(stored) : undefined;
  }

  function mayChange(visit: Appointment): boolean {
    const { timeZone } = showroomBy(visit.showroom, showrooms());
    const { from } = heldTime(visit, timeZone);
    const isOpen = visit.state === "asked" || visit.state === "confirmed";
    return isOpen && now() <= from - texts().appointments.changeHours * HOUR_MS;
  }

  async function change(token: string, next: (visit: StoredVisit) => Promise<Fields | VisitChange>) {
    const visit = await find(token);
    if (!visit) return "failed";
    const fields = await next(visit);
    if (typeof fields === "string") return fields;
    const written = { ...fields, changedBy: "visitor" };
    await saveAppointment(writer, { id: visit.id, fields: written, revision: visit.revision });
    return "done";
  }

  return {
    diary,
    find,
    mayChange,
    make: (visit, visitor) =>
      settled(make(visit, visitor), {
        taken: { isKept: false, reason: "taken" },
        failed: { isKept: false, reason: "failed" },
      }),
    move: (token, to) =>
      settled(
        change(token, async (visit) => {
          if (!mayChange(visit)) return "late";
          const showroom = showroomBy(visit.showroom, showrooms());
          read = undefined;
          return (await isFree({ ...to, showroom }, visit, visit.id)) ? to : "taken";
        }),
        { taken: "taken", failed: "failed" },
      ),
    cancel: (token) =>
      settled(
        change(token, async (visit) => {
          if (visit.state === "cancelled") return "done";
          return mayChange(visit) ? { state: "cancelled" } : "late";
        }),
        { taken: "failed", failed: "failed" },
      ),
  };

  /** Whoever writes at the same moment may be refused; whatever else goes wrong is the shop's. */
  async function settled<Outcome>(work: Promise<Outcome>, { taken, failed }: { taken: Outcome; failed: Outcome }) {
    try {
      const outcome = await work;
      changed();
      return outcome;
    } catch (error) {
      if (error instanceof AppointmentRefused) return error.isTaken ? taken : failed;
      log("error", "appointment not written", { error });
      return failed;
    } finally {
      read = undefined;
    }
  }
}

type Fields = Readonly<Record<string, unknown>>;

const revised = z.looseObject({ _rev: z.string(), _updatedAt: z.string() });

function visitIn(document: unknown): StoredVisit | undefined {
  const visit = readAppointment(document);
  if (!visit) return undefined;
  const { _rev: revision, _updatedAt } = revised.parse(document);
  return { ...visit, revision, revisedAt: Date.parse(_updatedAt) };
}

async function fetchUpcoming(client: SanityClient, now: number): Promise<StoredVisit[]> {
  // A visit of the day before may end after midnight, and no zone is a day away.
  const since = addDays(new Date(now).toISOString().slice(0, 10), -2);
  const found = await client.fetch<unknown>(`${EVERY_APPOINTMENT.slice(0, -1)} && day >= $since]`, { since });
  return z.array(z.unknown()).parse(found).flatMap((document) => visitIn(document) ?? []);
}

function fieldsOf(visit: NewVisit, received: Date): Fields {
  const { kind, showroom, day, time, guests, dresses, name, email, phone, eventDate, message } = visit;
  const said = { name, email, phone, eventDate, message, showroom: showroom.key };
  return {
    state: kind.isAskedFor ? "asked" : "confirmed",
    kind: kind.key,
    kindTitle: kind.title,
    day,
    time,
    minutes: kind.minutes,
    pause: kind.pause,
    ...(kind.needsNoRoom && { needsNoRoom: true }),
    ...(kind.isByVideo && { isByVideo: true }),
    ...(guests > 0 && { guests }),
    ...Object.fromEntries(Object.entries(said).filter(([, text]) => text !== "")),
    ...(dresses.length > 0 && {
      dresses: dresses.map(({ dress, ...choice }, at) => ({
        _key: `dress${at}`,
        _type: "visitDress",
        dress: { _type: "reference", _ref: dress, _weak: true },
        ...choice,
      })),
    }),
    changedBy: "visitor",
    received: received.toISOString(),
    reference: newReferenceCode(),
  };
}
