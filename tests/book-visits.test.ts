import { expect, test, vi } from "vitest";
import { entriesIn, errorsIn, messageOf } from "#app/appointment/read-visit.ts";
import { readAppointment } from "#model/appointments/appointment.ts";
import { nextTimes } from "#model/appointments/free-times.ts";
import { AppointmentRefused, saveAppointment } from "#model/appointments/save-appointment.ts";
import { showroomsOf } from "#model/appointments/showrooms.ts";
import { appointments as described } from "#model/documents/appointments-document.ts";
import { anyMedia, objectOf } from "#model/documents/describe.ts";
import { entryLimits } from "#model/entries/entry-limits.ts";
import type { NewVisit } from "#model/services/appointment-service.server.ts";
import { newsOf } from "#server/appointments/due-tellings.ts";
import { openVisits, withVisitMails } from "#server/appointments/open-visits.ts";
import { tellOfVisits } from "#server/appointments/tell-visitors.ts";
import { createVisitService } from "#server/appointments/visit-service.ts";
import { editorOf, openLake, openWriter } from "./support/lake.ts";
import { openMailer } from "./support/mail-delivery.ts";
import { sampleTexts } from "./support/sample-texts.ts";
import { openTemporaryOutbox } from "./support/temporary-outbox.ts";

const NOW = Date.parse("2027-05-01T09:00+02:00");
const DAY = "2027-05-08";

const kinds = [
  { _key: "first", title: "First visit", minutes: 60, pause: 30 },
  { _key: "fitting", title: "Fitting", minutes: 30, isAskedFor: true },
];

const ada = {
  guests: 2,
  dresses: [],
  name: "Ada",
  email: "ada@bride.example",
  phone: "",
  eventDate: "",
  message: "",
  formKey: "1-2-3-4",
  botSignals: { honeypot: "", elapsedMs: 60_000 },
};

function textsWith(settings: object = {}) {
  const appointments = objectOf(described.fields)(anyMedia).parse({ isOn: true, kinds, ...settings });
  const week = [{ days: ["saturday" as const], opens: "10:00", closes: "14:00" }];
  const openingHours = { timeZone: "Europe/Paris", week, exceptions: [], note: "" };
  return { labelSettings: { ...sampleTexts.labelSettings, openingHours }, appointments };
}

/** A shop in which visits are booked, beside a lake with its rules. */
async function open({ settings = {}, now = NOW }: { settings?: object; now?: number } = {}) {
  const writer = await openWriter();
  const texts = textsWith(settings);
  const { openingHours } = texts.labelSettings;
  await writer.createOrReplace({ _id: "house", _type: "house", openingHours });
  await writer.createOrReplace({ _id: "appointments", _type: "appointments", ...settings });
  let at = now;
  const logged: unknown[] = [];
  const changed = vi.fn();
  const service = createVisitService({
    writer,
    texts: () => texts,
    changed,
    log: (...line) => void logged.push(line),
    now: () => at,
  });
  const [showroom] = showroomsOf(texts.labelSettings, texts.appointments);
  const book = (fields: Partial<NewVisit> = {}, visitor = "203.0.113.1") =>
    service.make(
      {
        kind: texts.appointments.kinds[0] ?? never(),
        showroom,
        day: DAY,
        time: "10:00",
        ...ada,
        ...fields,
      },
      visitor,
    );
  return {
    writer,
    texts,
    service,
    book,
    changed,
    logged,
    goTo(moment: string) {
      at = Date.parse(moment);
    },
    now: () => at,
  };
}

function never(): never {
  throw new Error("There is a kind.");
}

type Opened = Awaited<ReturnType<typeof open>>;

async function bookedIn({ book }: Opened, fields: Partial<NewVisit> = {}): Promise<string> {
  const receipt = await book(fields);
  if (!receipt.isKept) throw new Error(receipt.reason);
  return receipt.token;
}

test("a visit is kept as it was chosen, and its time is no one else's", async () => {
  const shop = await open();
  const token = await bookedIn(shop);
  expect(await shop.service.find(token)).toMatchObject({
    state: "confirmed",
    kindTitle: "First visit",
    day: DAY,
    time: "10:00",
    minutes: 60,
    pause: 30,
    guests: 2,
    name: "Ada",
    changedBy: "visitor",
  });
  const other = { email: "bea@bride.example", formKey: "5" };
  expect(await shop.book({ ...other, time: "11:00" })).toEqual({ isKept: false, reason: "taken" });
  expect(await shop.book({ ...other, time: "11:30" })).toMatchObject({ isKept: true });
});

test("the label reads of a visit in its own language, whatever page it was booked on", async () => {
  const shop = await open();
  const [kind = never()] = shop.texts.appointments.kinds;
  const token = await bookedIn(shop, { formKey: "", language: "fr", kind: { ...kind, title: "Essayage" } });
  expect(await shop.service.find(token)).toMatchObject({ kindTitle: "First visit", language: "fr" });
  expect(await bookedIn(shop, { formKey: "" }), "the same words are one visit").toBe(token);
});

test("whatever was refused is told to nobody", async () => {
  const shop = await open();
  expect(await shop.book({ time: "13:30" })).toMatchObject({ isKept: false });
  expect(await shop.service.move("0".repeat(32), { day: DAY, time: "12:00" })).toBe("failed");
  expect(shop.changed).not.toHaveBeenCalled();
  await bookedIn(shop);
  expect(shop.changed).toHaveBeenCalledOnce();
});

test("a person books four visits a day, and reads that they are four", async () => {
  const shop = await open();
  for (const formKey of ["1", "2", "3", "4"]) await shop.service.cancel(await bookedIn(shop, { formKey }));
  expect(await shop.book({ formKey: "5" })).toEqual({ isKept: false, reason: "often" });
});

test("a second press is the first one's visit, with script and without", async () => {
  const shop = await open({ settings: { people: 3, rooms: 3 } });
  for (const formKey of ["7-7", ""]) {
    const fields = { formKey, email: `ada${formKey}@bride.example` };
    expect(await shop.book(fields)).toEqual(await shop.book(fields));
  }
  expect(await shop.writer.fetch('count(*[_type == "appointment"])')).toBe(2);
  // The same words of another network are somebody else's, who must not learn the link.
  const here = await shop.book({ formKey: "", email: "cleo@bride.example" });
  expect(await shop.book({ formKey: "", email: "cleo@bride.example" }, "198.51.100.7")).not.toEqual(here);
});

test("what is sent at the same moment counts as what is sent one after the other", async () => {
  const shop = await open({ settings: { people: 9, rooms: 9 } });
  for (const formKey of ["7-7", ""]) {
    const fields = { formKey, email: `ada${formKey}@bride.example` };
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => shop.book(fields)));
    expect(first).toMatchObject({ isKept: true });
    expect(others).toEqual([first, first]);
  }
  const times = ["10:00", "10:30", "11:00", "11:30", "12:00"];
  const receipts = await Promise.all(
    times.map((time, at) =>
      shop.book({ time, formKey: `${at}`, email: "eve@bride.example" }, `203.0.113.${at}`),
    ),
  );
  expect(receipts.filter(({ isKept }) => isKept)).toHaveLength(2);
});

test("a time that is not offered is refused: closed, too soon, too far, off the clock, junk", async () => {
  const { book } = await open({ settings: { noticeHours: 24 } });
  const refused = { isKept: false, reason: "taken" };
  const times: readonly Partial<NewVisit>[] = [
    { day: "2027-05-09" },
    { day: "2027-05-01", time: "13:00" },
    { day: "2028-05-06" },
    { time: "10:10" },
    { time: "13:30" },
    { day: "", time: "" },
    { day: "2027-02-31" },
  ];
  for (const time of times) expect(await book(time)).toEqual(refused);
});

test("an answer is as long as a label can read", () => {
  const form = new FormData();
  form.set("question0", "𝄞".repeat(20_000));
  const { answers } = entriesIn(form, ["Your budget"]);
  expect(answers).toEqual(["𝄞".repeat(entryLimits.words)]);
});

test("a day that nobody can read asks for a time, and an answer stands behind its question", () => {
  const form = new FormData();
  for (const [name, text] of [
    ["day", "2027-02-31"],
    ["time", "10:00"],
    ["question0", "A friend"],
  ] as const)
    form.set(name, text);
  const entries = entriesIn(form, ["Where from?"]);
  expect(errorsIn(entries, sampleTexts.contact.errors)).toMatchObject({ time: "Please choose a time." });
  expect(messageOf(entries, ["Where from?"])).toBe("Where from? A friend");
  expect(messageOf(entries, ["Your budget"])).toBe("Your budget: A friend");
});

test("nobody is expected more than twice, under whatever spelling; a program books nothing", async () => {
  const shop = await open();
  await bookedIn(shop, { time: "10:00", formKey: "1" });
  await bookedIn(shop, { time: "11:30", formKey: "2", email: "ADA@bride.example" });
  const third = { time: "13:00", formKey: "3" };
  expect(await shop.book({ ...third, email: " ada@BRIDE.example" })).toEqual({
    isKept: false,
    reason: "tooMany",
  });
  const bot = { honeypot: "http://spam.example", elapsedMs: 100 };
  const ofBot = { ...third, email: "bot@spam.example", botSignals: bot };
  expect(await shop.book(ofBot)).toEqual({ isKept: false, reason: "limited" });
});

test("a link moves and cancels its own visit, until the limit", async () => {
  const shop = await open();
  const token = await bookedIn(shop);
  const to = { day: DAY, time: "12:00" };
  expect(await shop.service.move(token, { ...to, time: "13:30" })).toBe("taken");
  expect(await shop.service.move(token, to)).toBe("moved");
  // The time that she leaves is free at once, and her own is no obstacle.
  expect(await shop.service.move(token, { ...to, time: "12:30" })).toBe("moved");
  expect(await shop.book({ formKey: "5", email: "bea@bride.example" })).toMatchObject({ isKept: true });
  shop.goTo("2027-05-07T12:31+02:00");
  expect(await shop.service.move(token, to)).toBe("late");
  expect(await shop.service.cancel(token)).toBe("late");
  shop.goTo("2027-05-07T12:29+02:00");
  expect(await shop.service.cancel(token)).toBe("cancelled");
  expect(await shop.service.cancel(token)).toBe("cancelled");
  expect(await shop.service.move(token, to)).toBe("cancelled");
});

test("a visit that the label confirms is asked for again when it is moved", async () => {
  const shop = await open();
  const [, fitting] = shop.texts.appointments.kinds;
  const token = await bookedIn(shop, { kind: fitting ?? never() });
  expect((await shop.service.find(token))?.state).toBe("asked");
  await shop.writer
    .patch(`appointment.${token}`, { set: { state: "confirmed", changedBy: "label" } })
    .commit();
  expect(await shop.service.move(token, { day: DAY, time: "13:00" })).toBe("moved");
  expect((await shop.service.find(token))?.state).toBe("asked");
});

test.each([
  "",
  "0",
  "..",
  "appointment.x",
  "drafts.appointment.x",
  `${"0".repeat(31)}g`,
  "0".repeat(32),
  "%00",
  "*",
])("a link that is made up, %j, leads nowhere", async (token) => {
  const { service, writer } = await open();
  await writer.create({ _id: "appointment.x", _type: "appointment", day: DAY, time: "10:00" });
  expect(await service.find(token)).toBeUndefined();
  expect(await service.cancel(token)).toBe("failed");
  expect(await service.move(token, { day: DAY, time: "12:00" })).toBe("failed");
});

test("a host that refuses books nothing, and says so", async () => {
  const { writer, texts } = await open();
  const parts = { texts: () => texts, changed: () => undefined, log: () => undefined };
  const service = createVisitService({ ...parts, writer: writer.withConfig({ token: "of somebody else" }) });
  expect(await service.cancel("0".repeat(32))).toBe("failed");
});

test("on a host without rules, six who write at once take each time once", async () => {
  const writer = await openWriter({ rules: [] });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, at) =>
      saveAppointment(writer, {
        id: `appointment.${at}`,
        fields: { state: "confirmed", day: DAY, time: at % 2 ? "10:00" : "12:00", minutes: 60 },
        revision: undefined,
      }),
    ),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(refused).toHaveLength(10);
  for (const error of refused) expect(error).toBeInstanceOf(AppointmentRefused);
  const times = await writer.fetch('*[_type == "appointment"] | order(time).time');
  expect(times).toEqual(["10:00", "12:00"]);
});

test("whoever looks without a login sees nothing of it", async () => {
  const lake = await openLake();
  await editorOf(lake).create({
    _id: "appointment.x",
    _type: "appointment",
    day: DAY,
    time: "10:00",
    name: "Ada",
  });
  const document = { _id: "appointment-x", _type: "appointment", day: DAY, time: "11:30" };
  await expect(editorOf(lake).create(document)).rejects.toThrow(/must begin with “appointment\.”/);
});

const steps = { label: ["notice" as const], visitor: ["visit" as const] };

/** The outbox has the mails of the visits, each time that somebody looks. */
async function openTelling(options: Parameters<typeof open>[0] = {}) {
  const shop = await open(options);
  const outbox = openTemporaryOutbox();
  const parts = { writer: shop.writer, outbox, texts: () => shop.texts, steps };
  return {
    ...shop,
    outbox,
    async tell(moment: string) {
      shop.goTo(moment);
      const known = new Set(outbox.all().map(({ id }) => id));
      await tellOfVisits(parts, { now: shop.now(), mayRemind: true });
      const added = outbox.all().filter(({ id }) => !known.has(id));
      return added.map((each) => ("about" in each ? `${each.kind} ${each.about}` : each.kind));
    },
  };
}

const BOOKED = "2027-05-01T09:00+02:00";

test("each change is told once, the visitor's own to the label as well", async () => {
  const shop = await openTelling();
  const token = await bookedIn(shop);
  expect(await shop.tell(BOOKED)).toEqual(["visit confirmed", "visitNotice confirmed"]);
  expect(await shop.tell(BOOKED)).toEqual([]);
  await shop.service.move(token, { day: DAY, time: "12:00" });
  expect(await shop.tell(BOOKED)).toEqual(["visit moved", "visitNotice moved"]);
  const byLabel = { time: "10:30", changedBy: "label" };
  await shop.writer.patch(`appointment.${token}`, { set: byLabel }).commit();
  expect(await shop.tell(BOOKED)).toEqual(["visit moved"]);
  await shop.writer.patch(`appointment.${token}`, { set: { note: "Her mother comes, too." } }).commit();
  expect(await shop.tell(BOOKED)).toEqual([]);
  await shop.service.cancel(token);
  expect(await shop.tell(BOOKED)).toEqual(["visit cancelled", "visitNotice cancelled"]);
  expect(await shop.tell("2027-05-07T12:00+02:00")).toEqual([]);
});

test("a time that comes back is told again, and so is a visit that the label restores", async () => {
  const shop = await openTelling();
  const token = await bookedIn(shop);
  await shop.tell(BOOKED);
  const there = { day: DAY, time: "12:00" };
  for (const to of [there, { day: DAY, time: "10:00" }, there]) {
    expect(await shop.service.move(token, to)).toBe("moved");
    expect(await shop.tell(BOOKED)).toEqual(["visit moved", "visitNotice moved"]);
  }
  for (const state of ["cancelled", "confirmed", "cancelled"]) {
    await shop.writer.patch(`appointment.${token}`, { set: { state, changedBy: "label" } }).commit();
    expect(await shop.tell(BOOKED)).toEqual([`visit ${state}`]);
  }
});

test("nobody makes the shop write to somebody again and again", async () => {
  const shop = await openTelling();
  const mails: string[] = [];
  for (const formKey of ["1", "2", "3", "4", "5"]) {
    const receipt = await shop.book({ formKey }, `203.0.113.${formKey}`);
    mails.push(...(await shop.tell(BOOKED)));
    if (!receipt.isKept) continue;
    for (const time of ["10:30", "11:00", "11:30", "12:00", "12:30", "10:00"]) {
      await shop.service.move(receipt.token, { day: DAY, time });
      mails.push(...(await shop.tell(BOOKED)));
    }
    expect(await shop.service.cancel(receipt.token)).toBe("cancelled");
    mails.push(...(await shop.tell(BOOKED)));
  }
  expect(mails.filter((mail) => mail.startsWith("visit "))).toHaveLength(4 * 6);
});

test("whoever has cancelled books the same time again, without script too", async () => {
  const shop = await open();
  for (const formKey of ["9-9", ""]) {
    const first = await bookedIn(shop, { formKey });
    await shop.service.cancel(first);
    const second = await bookedIn(shop, { formKey });
    expect(await shop.service.find(second)).toMatchObject({ state: "confirmed" });
    expect(await bookedIn(shop, { formKey })).toBe(second);
    await shop.service.cancel(second);
  }
});

test("one visit that cannot be told of keeps nobody else waiting", async () => {
  const shop = await openTelling();
  await bookedIn(shop);
  await bookedIn(shop, { time: "12:00", formKey: "2" });
  const { add } = shop.outbox;
  vi.spyOn(shop.outbox, "add")
    .mockImplementationOnce(() => {
      throw new Error("It has no room.");
    })
    .mockImplementation(add);
  await expect(shop.tell(BOOKED)).rejects.toThrow("It has no room.");
  expect(shop.outbox.all()).toHaveLength(2);
  expect(await shop.tell(BOOKED)).toHaveLength(2);
});

test("a process that ends before it has noted what it told says nothing twice, weeks later neither", async () => {
  const shop = await openTelling({ settings: { aheadDays: 200 }, now: Date.parse("2027-01-02T09:00+01:00") });
  const token = await bookedIn(shop);
  expect(await shop.tell("2027-01-02T09:00+01:00")).toHaveLength(2);
  await shop.writer.patch(`appointment.${token}`, { unset: ["lastMail"] }).commit();
  expect(await shop.tell("2027-01-02T09:01+01:00")).toEqual([]);
  shop.outbox.sweep(Date.parse("2027-04-01T09:00+02:00"), true);
  expect(await shop.tell("2027-04-01T09:00+02:00")).toEqual([]);
});

test("a reminder goes out once, a day before, and never at night, for a visit of the past or one that is cancelled", async () => {
  const shop = await openTelling();
  const token = await bookedIn(shop);
  await shop.tell(BOOKED);
  expect(await shop.tell("2027-05-07T08:59+02:00")).toEqual([]);
  expect(await shop.tell("2027-05-07T22:30+02:00")).toEqual([]);
  expect(await shop.tell("2027-05-07T10:00+02:00")).toEqual(["visit reminder"]);
  expect(await shop.tell("2027-05-07T11:00+02:00")).toEqual([]);
  expect(await shop.tell("2027-05-08T11:00+02:00")).toEqual([]);
  const early = await openTelling({ settings: { reminderHours: 3 } });
  await bookedIn(early);
  await early.tell(BOOKED);
  // Three hours before would be at seven in the morning.
  expect(await early.tell("2027-05-07T19:00+02:00")).toEqual(["visit reminder"]);
  await shop.writer
    .patch(`appointment.${token}`, { set: { state: "cancelled", changedBy: "label" } })
    .commit();
  expect(await shop.tell("2027-05-07T12:00+02:00")).toEqual(["visit cancelled"]);
});

test("whoever books on the first day of a shop, whose clock is new, is told at once and reminded later", async () => {
  const { writer, texts } = await open();
  const outbox = openTemporaryOutbox();
  const visits = openVisits({
    writer,
    texts: () => texts,
    outbox: () => outbox,
    deliver: { notice: async () => undefined, visit: async () => undefined },
    added: () => undefined,
    now: () => undefined,
    log: () => undefined,
  });
  const [showroom] = showroomsOf(texts.labelSettings, texts.appointments);
  const [kind = never()] = texts.appointments.kinds;
  const [next = never()] = nextTimes(await visits.service.diary(showroom, kind), { day: "", time: "" }, 1);
  const receipt = await visits.service.make({ ...ada, ...next, kind, showroom }, "203.0.113.1");
  expect(receipt).toMatchObject({ isKept: true });
  await visits.close();
  expect(outbox.all()).toMatchObject([{ about: "confirmed" }, { about: "confirmed" }]);
});

test("a clock that has jumped reminds nobody", async () => {
  const { writer, texts, ...shop } = await openTelling();
  await bookedIn({ writer, texts, ...shop });
  await shop.tell(BOOKED);
  const parts = { writer, texts: () => texts, outbox: shop.outbox, steps };
  const now = Date.parse("2027-05-07T10:00+02:00");
  expect(await tellOfVisits(parts, { now, mayRemind: false })).toBe(0);
  expect(await tellOfVisits(parts, { now, mayRemind: true })).toBe(1);
});

test("whoever books on the day before is reminded by the confirmation", async () => {
  const shop = await openTelling({ settings: { noticeHours: 2 }, now: Date.parse("2027-05-07T15:00+02:00") });
  await bookedIn(shop);
  expect(await shop.tell("2027-05-07T15:00+02:00")).toEqual(["visit confirmed", "visitNotice confirmed"]);
  expect(await shop.tell("2027-05-07T17:00+02:00")).toEqual([]);
});

test("the label's mail names the dresses that are to hang in the showroom", async () => {
  const { writer, texts } = await open();
  await writer.create({ _id: "product-lia", _type: "product", name: "Lia" });
  const dresses = [
    { _key: "1", dress: { _type: "reference", _ref: "product-lia", _weak: true }, size: "38" },
  ];
  const id = `appointment.${"b2".repeat(16)}`;
  await writer.create({ _id: id, _type: "appointment", day: DAY, time: "10:00", minutes: 60, dresses });
  const { mailer, mails } = await openMailer();
  const { notices } = withVisitMails([async () => undefined], {
    writer,
    mailer,
    to: "atelier@label.example",
    publicUrl: "https://label.example",
    texts: () => texts,
    labelName: () => "Maison Une",
    branding: () => sampleTexts.identity,
    timeZone: () => "Europe/Paris",
    log: () => undefined,
  });
  const visit = readAppointment(await writer.getDocument(id));
  const said = { appointment: id, about: "confirmed", news: visit ? newsOf(visit) : "" } as const;
  const sent = { kind: "visitNotice", id: "1", reference: "K7M2QX", received: NOW, ...said } as const;
  for (const notice of notices) await notice(sent);
  expect(mails[0]?.text).toContain("Dress: Lia 38");
});
