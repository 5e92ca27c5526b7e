import { expect, test } from "vitest";
import { dayNumber } from "#model/days/day.ts";
import { writeBusyDays } from "#model/rental/busy-days.ts";
import type { NewEnquiry } from "#model/services/enquiry-service.server.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { dressesNamed, handleEnquiry } from "./handle-enquiry.server.ts";

test.each([
  ["06 12 34 56 78", "+33 6 12 34 56 78"],
  ["call me, 06 12", "call me, 06 12"],
])("a telephone number that reads %j reaches the label as %j, and the form keeps it", (typed, told) => {
  const received: NewEnquiry[] = [];
  const enquiries = {
    takesMessages: true,
    sendsMail: true,
    receive(enquiry: NewEnquiry) {
      received.push(enquiry);
      return { isStored: true, reference: "K7M2QX" } as const;
    },
  };
  const form = new FormData();
  const entries = { name: "Ada", email: "ada@mail.example", words: "June", phone: typed, step: "send" };
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  const shop = { catalogue: { revision: "1", products: [] }, texts: sampleTexts, enquiries };
  const { sent, status } = handleEnquiry(form, { ...shop, origin: "https://shop.example" });
  expect([status, sent.errors, sent.phone]).toEqual([200, {}, typed]);
  expect(received.map(({ details }) => details?.phone)).toEqual([told]);
});

test.each([
  ["2027-06-12", "question", "It is for 12 June 2027."],
  ["2027-09-12", "rent", "I would like to rent lia"],
])("a form without script is answered by the calendar: of %s the label gets a %s", (date, purpose, words) => {
  const lia = sampleProduct("lia");
  const catalogue = { revision: "1", products: [lia], inCalendar: new Set([lia.id]) };
  const first = dayNumber("2027-06-10");
  const busy = writeBusyDays([{ first, last: first + 5 }], dayNumber("2027-05-01"));
  const times = { arrives: 1, goesBack: 1, daysBefore: 1, daysAfter: 1, pieces: [{ busy }] };
  const calendar = { today: () => "2027-05-01", daysOf: () => times };
  const enquiries = {
    takesMessages: true,
    sendsMail: true,
    receive: () => ({ isStored: false, reason: "notSetUp" }) as const,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ dress: "lia", for: "rent", date, step: "show" }))
    form.set(name, value);
  const shop = { catalogue, calendar, texts: sampleTexts, enquiries, origin: "https://shop.example" };
  const { sent } = handleEnquiry(form, shop);
  expect([sent.details.purpose, sent.message.includes(words)]).toEqual([purpose, true]);
});

test("an enquiry about a list names each dress in the choice that it has there, and none that is sold in it", () => {
  const sizes = ["38", "40"].map((label) => ({ label, isAvailable: label === "38" }));
  const products = ["Odette", "Lia", "Mia"].map((name) => sampleProduct(name.toLowerCase(), { name, sizes }));
  const form = new FormData();
  for (const item of ["odette?size=38", "lia", "mia?size=40"]) form.append("dress", item);
  const shop = {
    catalogue: { revision: "1", products },
    texts: sampleTexts,
    origin: "https://shop.example",
    enquiries: {
      takesMessages: true,
      sendsMail: true,
      receive: () => ({ isStored: true, reference: "K7M2QX" }) as const,
    },
  };
  const { sent } = handleEnquiry(form, shop);
  expect(sent.composed).toContain(
    "Odette (size 38), https://shop.example/product/odette?size=38\nLia, https",
  );
  expect(sent.details.dress).toBe("Odette (size 38), Lia");
});

test("a form knows before its calendar has answered in which sizes a dress is rented", () => {
  const sizes = ["36", "38"].map((label) => ({ label, isAvailable: true }));
  const lia = sampleProduct("lia", { sizes });
  const catalogue = { revision: "1", products: [lia], inCalendar: new Set([lia.id]) };
  const times = { arrives: 1, goesBack: 1, daysBefore: 1, daysAfter: 1, pieces: [{ busy: "", size: "38" }] };
  const calendar = { today: () => "2027-05-01", daysOf: () => times };
  const [dress] = dressesNamed({ catalogue, calendar, texts: sampleTexts }, new URLSearchParams("dress=lia"));
  expect(dress?.rentedIn).toEqual([{ size: "38" }]);
});

test("a dress that is sold in the size of its list can be asked for in another", () => {
  const sizes = ["38", "40"].map((label) => ({ label, isAvailable: label === "38" }));
  const lia = sampleProduct("lia", { sizes });
  const shop = { catalogue: { revision: "1", products: [lia] }, texts: sampleTexts };
  const offersIn = (query: string) =>
    dressesNamed(shop, new URLSearchParams(query)).map(({ offers }) => offers);
  expect(offersIn("dress=lia%3Fsize%3D40")).toEqual([lia.offers]);
  expect(offersIn("dress=lia%3Fsize%3D40&dress=lia%3Fsize%3D38")[0]).toEqual([]);
});
