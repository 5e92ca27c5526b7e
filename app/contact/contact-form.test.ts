import { expect, test } from "vitest";
import { stopsMessage } from "#app/enquiry/sent-form.ts";
import { entryLimits } from "#model/entries/entry-limits.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { detailsOf } from "./contact-details.server.ts";
import { notSent, readContact } from "./contact-form.tsx";

const { contact, labelSettings } = sampleTexts;

const texts = { contact, labelSettings };

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readContact(form, texts);
}

const whole = { name: "Ada", email: "ada@mail.example", message: "June" };

test.each([
  ["name", entryLimits.name, contact.errors.nameTooLong],
  ["message", entryLimits.message, contact.errors.messageTooLong],
] as const)("A %s of %d characters is sent; one more is said, and kept", (field, most, sentence) => {
  const fits = `${"x".repeat(most - 6)}👨‍👩‍👧 bye!`;
  expect(textOf(read({ ...whole, [field]: fits }))).toContain(fits);
  const tooLong = read({ ...whole, [field]: `${fits}!` });
  expect(tooLong).toMatchObject({ [field]: `${fits}!`, errors: { [field]: sentence } });
  expect([Object.keys(tooLong.errors), tooLong.href]).toEqual([[field], undefined]);
});

test("An email address that is too long is kept whole, and said to be so", () => {
  const email = `${"x".repeat(253)}😀@mail.example`;
  expect(read({ ...whole, email })).toMatchObject({ email, errors: { email: contact.errors.emailTooLong } });
});

test("Line breaks count once, as they do in the field", () => {
  const message = "x\r\n".repeat(entryLimits.message / 2 - 1);
  expect(textOf(read({ ...whole, message: `${message}ok` }))).toContain("x\nx\nok");
});

test("A message without an answer comes back as it was", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(whole)) form.set(name, value);
  const unsaid = { phone: "", date: "", wantsCopy: false, errors: {} };
  expect(notSent(form)).toEqual({ ...whole, ...unsaid, isUnsent: true });
});

test.each([
  ["name", contact.errors.nameMissing],
  ["message", contact.errors.messageMissing],
])("A %s of characters that nobody sees is missing", (field, sentence) => {
  for (const unseen of ["\u200b", "\u00ad\u3164", "\u2800 \u2060"])
    expect(read({ ...whole, [field]: unseen }).errors).toEqual({ [field]: sentence });
});

test("The telephone and the day of the event, in whatever digits, stand in the message; without them it is as before", () => {
  const lead = contact.messageLead;
  expect(textOf(read(whole))).toBe(`${lead}\n\nJune\n\nAda, ada@mail.example`);
  const said = read({ ...whole, phone: "+٣٣ ٦ ١٢ ٣٤ ٥٦ ٧٨", date: "٢٠٩٧-٠٥-٠٩" });
  expect(textOf(said)).toBe(
    `${lead}\n\nJune\n\nDate of the event: 9 May 2097\n\nAda, ada@mail.example, +33 6 12 34 56 78`,
  );
  expect(detailsOf(said, texts.labelSettings.phone)).toEqual({
    phone: "+33 6 12 34 56 78",
    date: "2097-05-09",
  });
  expect(detailsOf(read(whole), texts.labelSettings.phone)).toBeUndefined();
});

test.each([
  ["06 12 34 56 78", "+33 6 12 34 56 78"],
  ["call me", "call me"],
  ["06 12", "06 12"],
  ["9".repeat(400), "9".repeat(200)],
])("A telephone number that reads %j stops nothing, and is told as %j", (typed, told) => {
  const sent = read({ ...whole, phone: typed });
  expect(sent.errors).toEqual({});
  expect(sent.phone).toBe(typed.slice(0, 200));
  expect(detailsOf(sent, texts.labelSettings.phone)).toEqual({ phone: told, date: "" });
});

test.each([
  ["9/5/2097", contact.errors.dateUnreadable, true],
  ["2001-05-09", contact.errors.datePast, false],
] as const)("A date that reads %j is said, and stops nothing", (date, sentence, isPassedOn) => {
  const sent = read({ ...whole, date });
  expect([sent.errors, stopsMessage(sent.errors), sent.date]).toEqual([{ date: sentence }, false, date]);
  expect(textOf(sent)?.includes("9/5/2097")).toBe(isPassedOn);
  expect(textOf(sent)).not.toContain("2001");
  expect(detailsOf({ ...sent, phone: "" }, texts.labelSettings.phone)).toBeUndefined();
});

test("A date is read as it is written in the shop's language, where it can be one day alone", () => {
  const sent = read({ ...whole, date: "9.5.2097" });
  expect([sent.errors, sent.date]).toEqual([{}, "2097-05-09"]);
});

function textOf({ href }: { href?: string }) {
  return new URL(href ?? "").searchParams.get("text");
}
