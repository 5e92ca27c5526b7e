import { expect, test } from "vitest";
import { enquiryFields, mailAnswerLink, whatsAppAnswerLink } from "#studio/desk/answer-links.ts";

const enquiry = {
  name: "Ada Byron",
  email: "ada@mail.example",
  message: "June, & a train?\nWrite soon",
  reference: "K7M2QX",
};

test("An answer by mail goes to the visitor, names the reference and quotes her words", () => {
  const link = new URL(mailAnswerLink(enquiry));
  expect(link.pathname).toBe("ada@mail.example");
  expect(link.searchParams.get("subject")).toBe("Your message (K7M2QX)");
  expect(link.searchParams.get("body")).toBe(
    "Dear Ada Byron,\r\n\r\n\r\n\r\n> June, & a train?\r\n> Write soon",
  );
});

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

test("A document of any shape has the fields of an answer", () => {
  for (const document of [null, "x", {}, { name: 3, email: ["a"] }])
    expect(enquiryFields(document)).toEqual({ name: "", email: "", message: "", reference: "" });
});
