import { expect, test } from "vitest";
import { details, enquiry } from "#tests/support/temporary-outbox.ts";
import { enquiryDocument } from "./write-enquiry.ts";

const document = {
  _id: "enquiry.0123abcd",
  _type: "enquiry",
  reference: "K7M2QX",
  received: "2026-11-22T12:00:00.000Z",
  status: "new",
  name: "Ada Byron",
  email: "ada@mail.example",
  message: enquiry.message,
};

test("A message from the contact page has no dress in its document", () => {
  expect(enquiryDocument(enquiry)).toEqual(document);
});

test("What came from a page in another language says so", () => {
  expect(enquiryDocument({ ...enquiry, language: "fr" })).toEqual({ ...document, language: "fr" });
});

test("What is perhaps spam is kept apart from what is new", () => {
  expect(enquiryDocument({ ...enquiry, isSuspected: true })).toEqual({ ...document, status: "suspected" });
});

test("An enquiry about a dress has what was said of it, as it was, and no field for what was not", () => {
  expect(enquiryDocument({ ...enquiry, details })).toEqual({
    ...document,
    purpose: "rent",
    dress: "Aurélie",
    dressAddress: details.address,
    colour: "Sage",
    measurements: "bust 88",
    eventDate: "2027-05-09",
  });
});
