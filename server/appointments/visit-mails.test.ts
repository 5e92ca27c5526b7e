import { expect, test } from "vitest";
import { identityOf } from "#model/brand/identity.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { newsOf } from "./due-tellings.ts";
import { visitIn } from "./stored-visits.ts";
import { createVisitMails } from "./visit-mails.ts";

const ID = `appointment.${"a1".repeat(16)}`;

const stored = {
  _id: ID,
  _type: "appointment",
  _rev: "1",
  _updatedAt: "2027-05-01T10:00:00Z",
  state: "confirmed",
  kindTitle: "First visit",
  day: "2027-05-08",
  time: "10:30",
  minutes: 60,
  name: "Ada",
  email: "ada@bride.example",
  phone: "+33 1 99",
  guests: 2,
  message: "With my mother.",
};

/** Mails what was news at first; meanwhile the visit has become `now`. */
async function mailed(
  about: "confirmed" | "cancelled" | "reminder",
  now: object | undefined,
  first: object = stored,
  moment = "2027-05-07T10:00+02:00",
) {
  const sent: {
    to: unknown;
    subject: string;
    text: string;
    html: string;
    replyTo?: unknown;
    attachments?: unknown;
  }[] = [];
  const { visit, notices } = createVisitMails({
    mailer: { send: async (mail) => void sent.push(mail), close: () => undefined },
    labelName: () => "Auvrane",
    branding: () => identityOf("Auvrane"),
    timeZone: () => "Europe/Paris",
    log: () => undefined,
    to: "atelier@label.example",
    publicUrl: "https://shop.example",
    texts: () => sampleTexts,
    visitOf: () => {
      const visit = now && visitIn(now);
      return Promise.resolve(visit && { ...visit, dressNames: ["Amélie 38"] });
    },
    now: () => Date.parse(moment),
  });
  const before = visitIn(first);
  const of = {
    id: "1",
    reference: "K7M2QX",
    received: 0,
    appointment: ID,
    about,
    news: before ? newsOf(before) : "",
  };
  await visit({ ...of, kind: "visit", email: "ada@bride.example" });
  for (const notice of notices) await notice({ ...of, kind: "visitNotice" });
  return sent;
}

test("she reads when, where and by which link; the label reads who comes, and answers her by one press", async () => {
  const [hers, labels] = await mailed("confirmed", stored);
  expect(hers?.subject).toBe("Your visit to Auvrane: Saturday 8 May 2027 at 10:30");
  expect(hers?.text).toContain("14 rue des Tisserands");
  expect(hers?.text).toContain(`https://shop.example/appointment/${"a1".repeat(16)}`);
  expect(hers?.text).not.toMatch(/mother|\+33/);
  expect(labels).toMatchObject({
    subject: "Ada comes on Saturday 8 May 2027 at 10:30",
    replyTo: { name: "Ada", address: "ada@bride.example" },
  });
  expect(labels?.text).toMatch(/2 guests[\s\S]*\+33 1 99[\s\S]*With my mother\./);
  for (const mail of [hers, labels]) expect(mail?.text).toContain("Dress: Amélie 38");
});

test("whoever comes by video is told no address", async () => {
  const [hers] = await mailed("confirmed", { ...stored, isByVideo: true });
  expect(hers?.text).toContain("By video");
  expect(hers?.text).not.toContain("Tisserands");
});

test.each([
  ["cancelled", { ...stored, state: "cancelled" }],
  ["moved", { ...stored, time: "12:00" }],
  ["deleted", undefined],
])("a mail that waits while the visit is %s is not sent", async (_, now) => {
  expect(await mailed("reminder", now)).toEqual([]);
  expect(await mailed("confirmed", now)).toEqual([]);
});

test("one that is cancelled leads to another visit, and has no link to move it", async () => {
  const cancelled = { ...stored, state: "cancelled" };
  const [hers] = await mailed("cancelled", cancelled, cancelled);
  expect(hers?.text).toContain("https://shop.example/appointment\n");
  expect(hers?.text).not.toContain("link above");
});

test("whomever the label answers itself is sent nowhere else", async () => {
  const answered = { ...stored, state: "cancelled", changedBy: "answering" };
  const [hers] = await mailed("cancelled", answered, answered);
  expect(hers?.text).toContain("We will write to you personally.");
  expect(hers?.text).not.toContain("https://");
});

test("a confirmation brings the entry for her calendar", async () => {
  const [hers] = await mailed("confirmed", stored);
  expect(hers?.attachments).toMatchObject([
    {
      filename: "visit.ics",
      content: expect.stringMatching(/DTSTART:20270508T083000Z[\s\S]*Tisserands/),
      contentType: "text/calendar; charset=utf-8",
    },
  ]);
  for (const about of ["cancelled", "reminder"] as const) {
    const state = about === "cancelled" ? { ...stored, state: about } : stored;
    expect((await mailed(about, state, state))[0]?.attachments).toBeUndefined();
  }
});

test("a reminder that has waited for a mail server waits for the morning, too", async () => {
  const at = (moment: string) => mailed("reminder", stored, stored, moment);
  for (const night of ["2027-05-07T20:00+02:00", "2027-05-08T08:59+02:00"])
    await expect(at(night)).rejects.toThrow("waits for the morning");
  expect(await at("2027-05-08T09:00+02:00")).toHaveLength(1);
});

test("nobody is reminded of a visit that has begun, and a name brings no markup", async () => {
  expect(await mailed("reminder", stored, stored, "2027-05-08T10:31+02:00")).toEqual([]);
  const hostile = { ...stored, name: "<b>Ada</b>\r\nBcc: eve@spam.example", message: "<img src=x>" };
  const [, labels] = await mailed("confirmed", hostile);
  expect(labels?.html).not.toMatch(/<b>Ada|<img src=x/);
});
