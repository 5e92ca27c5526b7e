import { expect, test } from "vitest";
import { enquiryFields, filledAnswer, mailAnswerLink, whatsAppAnswerLink } from "./answer-links.ts";

const person = { name: "Ada Byron", email: "ada@mail.example", phone: "" };
const message = "June, & a train?\nWrite soon";
const enquiry = { ...person, message, reference: "K7M2QX", dress: "", eventDate: "", language: "" };

test("An address cannot add a recipient or a header to the answer", () => {
  const link = new URL(mailAnswerLink({ ...enquiry, email: "ada?bcc=eve@mail.example&x=@mail.example" }));
  expect([...link.searchParams.keys()]).toEqual(["subject", "body"]);
});

test.each([
  ["call +33 6 12 34 56 78 please", "33612345678"],
  ["(0033) 6.12.34.56.78", "33612345678"],
  ["0033 6.12.34.56.78", "33612345678"],
  ["+1 (555) 010-0199", "15550100199"],
  ["+49 (0)170 1234567", "491701234567"],
  ["رقمي +٩٧١ ٥٠ ١٢٣ ٤٥٦٧", "971501234567"],
  ["the 9 of May 2027, size 38", undefined],
  ["call 06 12 34 56 78", undefined],
  ["+123456789012345678901234", undefined],
])("In %j the number to answer on WhatsApp is %j", (message, number) => {
  const link = whatsAppAnswerLink({ ...enquiry, message });
  expect(link && new URL(link).pathname.slice(1)).toBe(number);
});

test("The number in the form's own field comes first, in whatever digits", () => {
  const phone = "+٩٧١ ٥٠ ١٢٣ ٤٥٦٧";
  const link = whatsAppAnswerLink({ ...enquiry, phone, message: "call +33 6 12 34 56 78" });
  expect(link).toMatch(/^https:\/\/wa\.me\/971501234567\?/);
  const linked = (phone: string) => whatsAppAnswerLink({ ...enquiry, phone })?.slice(0, 26);
  expect(linked("+41 79 555 01 00, after 18:00")).toBe("https://wa.me/41795550100?");
  for (const unknown of ["06 12 34 56 78", "after 18:00: 79 555 01 00"])
    expect(linked(unknown)).toBeUndefined();
});

const answer =
  "Dear {name},\n\nThank you for asking about {dress}. It can be ready by {date}!\n\nFor {date}, come and see us.\n\nYours\nMaison Une";

test("An answer is filled in with what the enquiry says", () => {
  expect(filledAnswer(answer, { ...enquiry, dress: "Aurélie", eventDate: "2027-05-09" })).toBe(
    "Dear Ada Byron,\n\nThank you for asking about Aurélie. It can be ready by 9 May 2027!\n\nFor 9 May 2027, come and see us.\n\nYours\nMaison Une",
  );
});

test("A sentence about what was not said is left out, and leaves no hole", () => {
  expect(filledAnswer(answer, { ...enquiry, dress: "Aurélie" })).toBe(
    "Dear Ada Byron,\n\nThank you for asking about Aurélie.\n\nYours\nMaison Une",
  );
  expect(filledAnswer(answer, enquiry)).toBe("Dear Ada Byron,\n\nYours\nMaison Une");
  // A visitor's own braces stay as they are.
  expect(filledAnswer("Dear {name}.", { ...enquiry, name: "{dress} $& Ada" })).toBe("Dear {dress} $& Ada.");
});

test("Mail and WhatsApp say the same answer", () => {
  const filled = filledAnswer(answer, enquiry);
  const mail = new URL(mailAnswerLink(enquiry, answer)).searchParams.get("body");
  expect(mail).toBe(`${filled.replaceAll("\n", "\r\n")}\r\n\r\n> June, & a train?\r\n> Write soon`);
  const link = whatsAppAnswerLink({ ...enquiry, phone: "+33 6 12 34 56 78" }, answer) ?? "";
  expect(new URL(link).searchParams.get("text")).toBe(filled);
});

test("A document of any shape has the fields of an answer", () => {
  for (const document of [null, "x", {}, { name: 3, email: ["a"] }])
    expect(new Set(Object.values(enquiryFields(document)))).toEqual(new Set([""]));
});

test("Whoever wrote in French is answered in French, with a day as it is written there", () => {
  const french = { ...enquiry, phone: "+33 6 12 34 56 78", eventDate: "2027-05-01", language: "fr" };
  expect(filledAnswer("Pour le {date}.", french)).toBe("Pour le 1er mai 2027.");
  const link = new URL(mailAnswerLink(french));
  expect(link.searchParams.get("subject")).toBe("Votre message (K7M2QX)");
  expect(link.searchParams.get("body")).toMatch(/^Bonjour Ada Byron,/);
  expect(decodeURIComponent(whatsAppAnswerLink(french) ?? "")).toContain("nous vous remercions");
});
