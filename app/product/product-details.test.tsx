// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import type { LeadTime } from "#app/catalogue/lead-time.ts";
import type { Rental } from "#app/catalogue/price.ts";
import { storedDay } from "#app/enquiry/stored-day.ts";
import { dollars } from "#tests/support/sample-product.ts";
import { NeededBy, RentalTerms } from "./product-details.tsx";

const before = "2097-05-09";
const after = "2097-06-20";
const leadTime: LeadTime = {
  offers: ["rent", "purchase"],
  making: 28,
  rushDays: undefined,
  alterationDays: undefined,
  shippingDays: 7,
  rentalBeforeDays: undefined,
  cleaningDays: undefined,
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const fieldOfDay = () => screen.getByLabelText<HTMLInputElement>("When do you need it?");

function give(day: string) {
  const field = fieldOfDay();
  field.value = day;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Happens after the part has read what is stored, and before that is rendered. */
function Page({ meanwhile }: { meanwhile: () => void }) {
  useEffect(() => meanwhile(), [meanwhile]);
  return <NeededBy leadTime={leadTime} />;
}

test("a date that is given the moment the field works is answered", () => {
  localStorage.setItem("needed-by", before);
  render(<Page meanwhile={() => give(after)} />);
  expect([fieldOfDay().value, storedDay()]).toEqual([after, after]);
  expect(screen.getByRole("status").textContent).toMatch(/^Order by/);
});

test("a date that was typed before the scripts came is hers, whatever was stored", () => {
  localStorage.setItem("needed-by", before);
  const typed = document.createElement("div");
  typed.innerHTML = renderToString(<NeededBy leadTime={leadTime} />);
  document.body.append(typed);
  fieldOfDay().value = after;
  render(<NeededBy leadTime={leadTime} />, { container: typed, hydrate: true });
  expect([fieldOfDay().value, storedDay()]).toEqual([after, after]);
});

test("a date that is withdrawn elsewhere is gone from the field", () => {
  localStorage.setItem("needed-by", before);
  render(<NeededBy leadTime={leadTime} />);
  expect(fieldOfDay().value).toBe(before);
  localStorage.clear();
  act(() => void dispatchEvent(new Event("storage")));
  expect(fieldOfDay().value).toBe("");
  expect(screen.getByRole("status").textContent).toMatch(/^Enter your date/);
});

test.each<[string, Partial<LeadTime>, string]>([
  ["made to order and shipped", {}, "Made to order in 28 days, delivered within 7 days."],
  ["only to rent", { offers: ["rent"], rentalBeforeDays: 3 }, "Delivered within 7 days."],
])("what is promised of a dress that is %s", (_what, more, sentence) => {
  render(<NeededBy leadTime={{ ...leadTime, ...more }} />);
  expect(screen.queryByText(sentence)).not.toBeNull();
});

test("a date that has passed is said to be so, and browsers end a year after four digits", () => {
  localStorage.setItem("needed-by", "2020-01-01");
  render(<NeededBy leadTime={leadTime} />);
  expect(screen.getByText("That date has passed.")).not.toBeNull();
  expect(fieldOfDay().max).toBe("2999-12-31");
});

const onRequest: Rental = { price: null, days: null, deposit: null, includes: "" };

test.each<[string, Partial<Rental>, string[]]>([
  ["on request", {}, ["Price on request"]],
  ["on request for some days", { days: 6 }, ["Price on request, for 6 days"]],
  [
    "with all that is said of it",
    { price: dollars(420), days: 1, deposit: dollars(600), includes: "Cleaning" },
    ["420\u00a0$ for 1 day", "600\u00a0$, refunded on return", "Cleaning"],
  ],
])("the terms of a rental %s", (_case, more, said) => {
  const markup = renderToStaticMarkup(<RentalTerms slug="odette" rental={{ ...onRequest, ...more }} />);
  expect([...markup.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, term]) => term)).toEqual(said);
});
