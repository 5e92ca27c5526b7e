import { expect, test } from "vitest";
import { readAppointment } from "#model/appointments/appointment.ts";
import { appointments as described } from "#model/documents/appointments-document.ts";
import { anyMedia, objectOf } from "#model/documents/describe.ts";
import { storedVisit } from "#tests/support/diary.ts";
import { openMailer } from "#tests/support/mail-delivery.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { newsOf } from "./due-tellings.ts";
import { createVisitMails } from "./visit-mails.ts";

const document = storedVisit("2027-05-08", "10:30", {
  kindTitle: "First visit",
  name: "<b>Ada</b>\r\nBcc: eve@spam.example",
  email: "ada@bride.example",
  message: "<img src=x>",
});
const visit = readAppointment(document) ?? never();
const BEFORE = Date.parse("2027-05-07T10:00+02:00");

function never(): never {
  throw new Error("It is a visit.");
}

/** The mails that a telling makes, where the visit is stored like this by then. */
async function mailsOf(about: "confirmed" | "reminder", { stored = visit, now = BEFORE } = {}) {
  const { mailer, mails } = await openMailer();
  const appointments = objectOf(described.fields)(anyMedia).parse({ isOn: true });
  const { visit: tell, notices } = createVisitMails({
    mailer,
    labelName: () => "Maison Une",
    branding: () => sampleTexts.identity,
    timeZone: () => "Europe/Paris",
    log: () => undefined,
    to: "atelier@label.example",
    publicUrl: "https://label.example",
    visitOf: async () => stored,
    texts: () => ({ labelSettings: sampleTexts.labelSettings, appointments }),
    now: () => now,
  });
  const telling = { about, appointment: visit.id, news: newsOf(visit), id: "1", reference: "K7M2QX" };
  await tell({ kind: "visit", ...telling, email: visit.email, received: BEFORE });
  for (const notice of notices) await notice({ kind: "visitNotice", ...telling, received: BEFORE });
  return mails;
}

test("the visitor reads when and where, with her link, and the label who comes", async () => {
  const [visitor, label, ...more] = await mailsOf("confirmed");
  expect(more).toEqual([]);
  expect(visitor?.recipients).toEqual(["ada@bride.example"]);
  expect(visitor?.text).toContain("Saturday 8 May 2027 at 10:30");
  expect(visitor?.text).toContain(
    `https://label.example/appointment/${visit.id.slice("appointment.".length)}`,
  );
  expect(label?.recipients).toEqual(["atelier@label.example"]);
  expect(label?.html).not.toMatch(/<b>Ada|<img src=x/);
  expect(label?.bcc).toBeUndefined();
});

test("nothing is said of a visit that has changed since, or has begun", async () => {
  expect(await mailsOf("reminder", { stored: { ...visit, state: "cancelled" } })).toEqual([]);
  expect(await mailsOf("reminder", { now: Date.parse("2027-05-08T10:31+02:00") })).toEqual([]);
});
