import { expect, test } from "vitest";
import { agreementOf } from "./agreement.ts";
import { readRental } from "./rental-data.ts";
import { blankBooking } from "./typed-booking.ts";

const piece = {
  _id: "rental.piece-lia-38",
  _type: "piece",
  dress: { _ref: "lia" },
  size: "38",
  number: "II",
};

const rental = readRental(
  {
    pieces: [piece],
    bookings: [],
    dresses: [{ _id: "lia", name: "Lia", rentalPrice: 1450, rentalDeposit: 300 }],
    customers: [
      {
        _id: "customer.ada",
        _type: "customer",
        name: "Ada",
        phone: "+41795550100",
        address: "Weg 2\n8002 Zürich\n",
      },
    ],
    settings: { currency: "CHF", dollarsAsLanguage: true },
    terms: null,
  },
  Date.parse("2037-06-10T12:00:00Z"),
);

const typed = {
  ...blankBooking(rental, piece._id, "2037-06-20"),
  lastDay: "2037-06-22",
  customer: "customer.ada",
};

const house = { name: "Seiler", phone: "41445550100", showroom: { address: ["Gasse 1", "8001 Zürich"] } };

test("an agreement says who has which dress when, what it costs, and what is packed", () => {
  const agreement = agreementOf({ ...typed, paid: "200" }, rental, {
    agreement: null,
    house,
    included: "Veil and bag",
  });
  expect(agreement).toMatchObject({
    label: "Seiler",
    address: ["Gasse 1", "8001 Zürich", "+41 44 555 01 00"],
    title: "Hire agreement",
    customer: ["Ada", "Weg 2", "8002 Zürich", "+41 79 555 01 00"],
    dress: "Lia, 38, II",
    included: "Veil and bag",
  });
  expect(agreement.facts.map(([name, value]) => [name, value.replaceAll("\u00a0", " ")])).toEqual([
    ["First day with the customer", "20 June 2037"],
    ["Last day with the customer", "22 June 2037"],
    ["Price", "CHF 1,450"],
    ["Deposit", "CHF 300"],
    ["Paid so far", "CHF 200"],
    ["Still to pay", "CHF 1,550"],
  ]);
  expect(agreement.terms).toMatch(/from 20 June 2037 to 22 June 2037/);
});

test("a label that has only the parts of its address, and says how its number is read, stands there with both", () => {
  const addressParts = {
    streetAddress: "Gasse 1",
    postalCode: "8001",
    addressLocality: "Zürich",
    addressCountry: "CH",
  };
  const agreement = agreementOf(typed, rental, {
    agreement: null,
    house: { ...house, phoneDisplay: "044 555 01 00", showroom: { addressParts } },
    included: null,
  });
  expect(agreement.address).toEqual(["Gasse 1", "8001 Zürich", "044 555 01 00"]);
});

test("the label's own terms are filled in, and a line about what nobody has agreed on is left out", () => {
  const terms = "{name} hires {dress} in {size}.\nThe deposit is {deposit}.\nPaid: {paid}.\n\nNo smoking.";
  const agreement = agreementOf({ ...typed, deposit: "" }, rental, {
    agreement: { title: "Our promise", terms },
    house,
    included: null,
  });
  expect(agreement.title).toBe("Our promise");
  expect(agreement.terms).toBe("Ada hires Lia in 38.\n\nNo smoking.");
});

test("whoever is no customer yet stands there as typed, and an unread label prints its booking all the same", () => {
  const own = { ...typed, customer: "", name: " Odile ", phone: "079 555 01 02" };
  const agreement = agreementOf(own, rental, {
    agreement: { terms: "{unknown}" },
    house: null,
    included: null,
  });
  expect(agreement.customer).toEqual(["Odile", "079 555 01 02"]);
  expect(agreement.terms).toMatch(/^The dress remains/);
});
