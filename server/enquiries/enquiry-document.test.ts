import { expect, test } from "vitest";
import { enquiryDocument } from "./enquiry-document.ts";

const submission = {
  kind: "enquiry",
  id: "0123abcd",
  reference: "K7M2QX",
  received: Date.UTC(2026, 10, 22, 12),
  name: "Ada Byron",
  email: "ada@mail.example",
  message: "June",
} as const;
const document = {
  _id: "enquiry.0123abcd",
  _type: "enquiry",
  reference: "K7M2QX",
  received: "2026-11-22T12:00:00.000Z",
  status: "new",
  name: "Ada Byron",
  email: "ada@mail.example",
  message: "June",
};

test("A message from the contact page has no dress in its document", () => {
  expect(enquiryDocument(submission)).toEqual(document);
});

test("An enquiry about a dress has what was said of it, as it was, and no field for what was not", () => {
  const details = {
    purpose: "rent",
    dress: "Aurélie",
    address: "https://shop.example/product/aurelie?colour=sage",
    colour: "Sage",
    size: "",
    measurements: "bust 88",
    date: "2027-05-09",
    city: "",
  } as const;
  expect(enquiryDocument({ ...submission, details })).toEqual({
    ...document,
    purpose: "rent",
    dress: "Aurélie",
    dressAddress: "https://shop.example/product/aurelie?colour=sage",
    colour: "Sage",
    measurements: "bust 88",
    eventDate: "2027-05-09",
  });
});
