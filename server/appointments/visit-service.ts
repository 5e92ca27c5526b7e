import { createHmac, hash, randomBytes } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import { siteOf } from "@trousseau/host/rate-limit.ts";
import { APPOINTMENT_IDS, type Appointment, heldTime, isHeld } from "#model/appointments/appointment.ts";
import { visitsAt } from "#model/appointments/capacity.ts";
import { type Diary, freeTimes, type VisitTime } from "#model/appointments/free-times.ts";
import {
  AppointmentRefused,
  type AppointmentWrite,
  saveAppointment,
} from "#model/appointments/save-appointment.ts";
import { type Showroom, showroomBy, showroomsOf } from "#model/appointments/showrooms.ts";
import { visitToken } from "#model/appointments/visit-address.ts";
import { contactsOf } from "#model/customers/customer.ts";
import { newReferenceCode } from "#model/dresses/reference-code.ts";
import type {
  AppointmentService,
  NewVisit,
  StoredVisit,
  VisitChange,
  VisitReceipt,
} from "#model/services/appointment-service.server.ts";
import type { Log } from "#model/services/logger.server.ts";
import { createVisitorLimits, hasBotSignals, weightOf } from "#server/enquiries/visitor-limits.ts";
import { toldOf } from "./due-tellings.ts";
import { createUpcomingVisits, type VisitTexts, visitIn } from "./stored-visits.ts";

type VisitServiceParts = {
  /** It may read and write appointments. */
  writer: SanityClient;
  texts: VisitTexts;
  /** Called after each change, of which somebody is told. */
  changed(): void;
  log: Log;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Nobody comes more often at a time; a program would. */
const MOST_OPEN = 2;

/** Each makes mails, and the address may be a stranger's: visits that a person books in a day, and what is told of one before a move. */
const MOST_A_DAY = 4;
const MOST_TOLD = 5;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The rest of an id is the secret of its link: 128 bits. */
const TOKEN_DIGITS = 32;
const TOKEN = new RegExp(`^[0-9a-f]{${TOKEN_DIGITS}}$`);

/** Takes the visits that people book, and lets them move or cancel each by its link. */
export function createVisitService(parts: VisitServiceParts): AppointmentService {
  const { writer, log, now = Date.now } = parts;
  const save = savingOf(parts);
  const find = visitFinder(writer);
  const upcoming = createUpcomingVisits(writer, now);
  const book = visitBook({ ...parts, now }, () => upcoming.all());
  const names = visitNames();
  const limits = createVisitorLimits();
  const inTurn = turnsOf(parts);

  /** A page may be a second old, and a decision may not. Whoever writes at the same moment may be refused. */
  async function settled<Outcome>(work: () => Promise<Outcome>, refused: (isTaken: boolean) => Outcome) {
    upcoming.forget();
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppointmentRefused) return refused(error.isTaken);
      log("error", "appointment not written", { error });
      return refused(false);
    } finally {
      upcoming.forget();
    }
  }

  async function make(visit: NewVisit, visitor: string): Promise<VisitReceipt> {
    const site = siteOf(visitor);
    const states = new Map((await upcoming.all()).map(({ id: other, state }) => [visitToken(other), state]));
    const token = names.tokenFor(visit, site, (earlier) => states.get(earlier) === "cancelled");
    const id = APPOINTMENT_IDS + token;
    // A second press of the same form is the first one's visit.
    if (states.has(token)) return { isKept: true, token };
    if (hasBotSignals(visit.botSignals) || limits.count(visitor, weightOf(visit)) !== "welcome")
      return { isKept: false, reason: "limited" };
    const limit = await book.limitOf(visit);
    if (limit) return { isKept: false, reason: limit };
    if (!(await book.isFree(visit, visit))) return { isKept: false, reason: "taken" };
    const fields = { ...fieldsOf(book.inFirstLanguage(visit), now()), sender: names.senderOf(site) };
    await save({ id, fields, revision: undefined });
    return { isKept: true, token };
  }

  async function change(token: string, fieldsFor: (visit: StoredVisit) => Promise<Change>) {
    const visit = await find(token);
    if (!visit || visit.state === "cancelled") return visit ? "cancelled" : "failed";
    if (!book.mayChange(visit)) return "late";
    const { to, fields } = await fieldsFor(visit);
    if (fields)
      await save({
        id: visit.id,
        fields: { ...fields, changedBy: "visitor" },
        revision: visit.revision,
      });
    return to;
  }

  return {
    diary: book.diary,
    mayChange: book.mayChange,
    find,
    make: (visit, visitor) =>
      inTurn(visit, visitor, () => settled(() => make(visit, visitor), refusedReceipt)),
    move: (token, to) =>
      settled(
        () => change(token, (visit) => book.moved(visit, to)),
        (isTaken) => (isTaken ? "taken" : "failed"),
      ),
    cancel: (token) =>
      settled(
        () => change(token, async () => ({ to: "cancelled", fields: { state: "cancelled" } })),
        () => "failed",
      ),
  };
}

/** Somebody is told of what was written, and of nothing else. */
function savingOf({ writer, changed }: VisitServiceParts) {
  return async (write: AppointmentWrite) => {
    await saveAppointment(writer, write);
    changed();
  };
}

function visitFinder(writer: SanityClient) {
  const exact = writer.withConfig({ useCdn: false, perspective: "raw" });
  return async (token: string): Promise<StoredVisit | undefined> => {
    if (!TOKEN.test(token)) return undefined;
    const document = await exact.getDocument(APPOINTMENT_IDS + token);
    return document && visitIn(document);
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Nothing is written where there are no fields. */
type Change = { to: VisitChange; fields?: Fields };

/** Says what is free and who may change what, by the label's settings of this moment. */
function visitBook({ texts, now }: Required<VisitServiceParts>, upcoming: () => Promise<StoredVisit[]>) {
  const showrooms = () => showroomsOf(texts().labelSettings, texts().appointments);
  const showroomOf = ({ showroom }: Pick<Appointment, "showroom">) => showroomBy(showroom, showrooms());

  async function diary(showroom: Showroom, kind: Diary["kind"], except?: string): Promise<Diary> {
    const others = (await upcoming()).filter(({ id }) => id !== except);
    const visits = visitsAt(showroom, others, showrooms());
    return { showroom, kind, settings: texts().appointments, visits, now: now() };
  }

  async function isFree({ day, time }: VisitTime, { showroom, kind }: Pick<NewVisit, "showroom" | "kind">) {
    return freeTimes(day, await diary(showroom, kind)).includes(time);
  }

  /** Whoever moves a visit that the label confirms herself asks for it again. */
  async function moved(visit: StoredVisit, { day, time }: VisitTime): Promise<Change> {
    if (toldOf(visit).count >= MOST_TOLD) return { to: "often" };
    if (!freeTimes(day, await diary(showroomOf(visit), visit, visit.id)).includes(time))
      return { to: "taken" };
    const kind = texts().appointments.kinds.find(({ _key }) => _key === visit.kind);
    return { to: "moved", fields: { day, time, ...(kind?.isAskedFor && { state: "asked" }) } };
  }

  function mayChange(visit: Appointment): boolean {
    const { from } = heldTime(visit, showroomOf(visit).timeZone);
    const isOpen = visit.state === "asked" || visit.state === "confirmed";
    return isOpen && now() <= from - texts().appointments.changeHours * HOUR_MS;
  }

  /** Counted by telephone and address, in whatever spelling. */
  async function limitOf({ email, phone }: NewVisit): Promise<"tooMany" | "often" | undefined> {
    const labelPhone = texts().labelSettings.phone;
    const contacts = contactsOf({ email, phone }, labelPhone);
    const theirs = (await upcoming()).filter((visit) =>
      contactsOf(visit, labelPhone).some((contact) => contacts.includes(contact)),
    );
    const open = theirs.filter(
      (visit) => isHeld(visit) && heldTime(visit, showroomOf(visit).timeZone).to > now(),
    );
    const recent = theirs.filter(({ received }) => Date.parse(received ?? "") > now() - DAY_MS);
    if (open.length >= MOST_OPEN) return "tooMany";
    return recent.length >= MOST_A_DAY ? "often" : undefined;
  }

  /** The label reads of every visit in its own language, whatever page it was booked on. */
  function inFirstLanguage(visit: NewVisit): NewVisit {
    const kind = texts().appointments.kinds.find(({ _key }) => _key === visit.kind._key);
    return kind ? { ...visit, kind } : visit;
  }

  return { diary, isFree, moved, mayChange, limitOf, inFirstLanguage };
}

const refusedReceipt = (isTaken: boolean): VisitReceipt => ({
  isKept: false,
  reason: isTaken ? "taken" : "failed",
});

/** Forms of one person, or of one network, wait for each other: of two at once, neither would see what the other has written. */
function turnsOf({ texts }: Pick<VisitServiceParts, "texts">) {
  const last = new Map<string, Promise<VisitReceipt>>();
  return ({ email, phone }: NewVisit, visitor: string, work: () => Promise<VisitReceipt>) => {
    const names = [siteOf(visitor), ...contactsOf({ email, phone }, texts().labelSettings.phone)];
    const turn = Promise.all(names.map((name) => last.get(name))).then(work);
    for (const name of names) last.set(name, turn);
    return turn.finally(() => {
      for (const name of names) if (last.get(name) === turn) last.delete(name);
    });
  };
}

const SENDER_DIGITS = 16;

/** The secret lives as long as the process: afterwards nobody can tell whose network a visit came from. */
function visitNames() {
  const secret = randomBytes(32);
  const keyed = (parts: readonly unknown[]) =>
    createHmac("sha256", secret).update(JSON.stringify(parts)).digest("hex");
  return {
    senderOf: (site: string) => keyed([site]).slice(0, SENDER_DIGITS),
    /**
     * The same form with the same choice makes the same visit. Without script a form has no key: there the same words from the same
     * network do, which nobody else can send. After one that is over it makes another.
     */
    tokenFor(
      { formKey, botSignals: _signals, language: _language, kind, showroom, ...words }: NewVisit,
      site: string,
      isOver: (token: string) => boolean,
    ): string {
      for (let round = 0; ; round += 1) {
        const choice = [kind._key, showroom.key, words.day, words.time, round];
        const digits =
          formKey === "" ? keyed([site, choice, words]) : hash("sha256", JSON.stringify([formKey, choice]));
        const token = digits.slice(0, TOKEN_DIGITS);
        if (!isOver(token)) return token;
      }
    },
  };
}

function fieldsOf(visit: NewVisit, now: number): Fields {
  const { kind, showroom, day, time, guests, dresses } = visit;
  const { name, email, phone, eventDate, message, language = "" } = visit;
  const texts = { name, email, phone, eventDate, message, language, showroom: showroom.key };
  return {
    state: kind.isAskedFor ? "asked" : "confirmed",
    kind: kind._key,
    kindTitle: kind.title,
    day,
    time,
    minutes: kind.minutes,
    pause: kind.pause,
    ...(kind.needsNoRoom && { needsNoRoom: true }),
    ...(kind.isByVideo && { isByVideo: true }),
    ...(guests > 0 && { guests }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== "")),
    ...(dresses.length > 0 && {
      dresses: dresses.map(({ dress, ...choice }, at) => ({
        _key: `dress${at}`,
        dress: { _type: "reference", _ref: dress, _weak: true },
        ...choice,
      })),
    }),
    changedBy: "visitor",
    received: new Date(now).toISOString(),
    reference: newReferenceCode(),
  };
}
