import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type EnquiryDress, readEnquiry } from "#app/enquiry/read-enquiry.ts";
import { AskForFitting } from "#app/wishlist/ask-for-fitting.tsx";
import { textOf } from "#app/wishlist/listed-dress.ts";
import { PrintSheet } from "#app/wishlist/print-sheet.tsx";
import { dayNumber } from "#model/days/day.ts";
import type { Stated } from "#model/dresses/availability.ts";
import { categoryOf } from "#model/dresses/category.ts";
import { cardOf, type Product } from "#model/dresses/product.ts";
import { offersOf, rentalOf } from "#model/dresses/product-terms.ts";
import { askableDress } from "#model/rental/askable-dress.server.ts";
import { writeBusyDays } from "#model/rental/busy-days.ts";
import { type CalendarAnswer, waysToAsk } from "#model/rental/ways-to-ask.ts";
import { searchEntryOf } from "#model/search/search-entry.ts";
import { dollars, outsideCalendar, sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import messages from "#words/messages.json" with { type: "json" };
import productWords from "#words/product.json" with { type: "json" };
import { dressData } from "./dress-data.ts";
import { EnquiryBar } from "./enquiry-buttons.tsx";

const TODAY = "2027-05-01";
const [PAST, TOMORROW, JUNE, FAR] = ["2027-04-30", "2027-05-02", "2027-06-12", "2031-06-12"];
const days = ["", PAST, TOMORROW, JUNE, FAR];
const out = (until?: string) => ({ state: "out", until }) as const;
const states = [
  undefined,
  ...(["available", "made-to-order", "last", "sold"] as const).map((state) => ({ state })),
  ...[out(), out("2027-05-20"), out("2027-06-30")],
  { state: "sold", size: "38" } as const,
];
const offered: readonly Product["offers"][] = [["rent", "purchase"], ["rent"], ["purchase"]];
const sizes = ["36", "38"].map((label) => ({ label, isAvailable: true }));

const times = { arrives: 1, goesBack: 1, daysBefore: 1, daysAfter: 1 };

/** The pieces are free, booked in June, booked for ever, or all of size 38. */
const pieces = {
  free: [{ busy: "" }],
  booked: [{ busy: busy("2027-06-10", "2027-06-14") }],
  never: [{ busy: busy(TODAY, "2030-01-01") }],
  only38: [{ busy: "", size: "38" }],
};
const calendars = [
  ...(["none", "looking", "unknown", "free", "booked", "never", "only38"] as const),
  // The page knows the sizes before the calendar has answered.
  "looking38",
] as const;

function busy(first: string, last: string) {
  return writeBusyDays([{ first: dayNumber(first), last: dayNumber(last) }], dayNumber(TODAY));
}

type Scenario = {
  offers: Product["offers"];
  /** The label says this of the dress, or of one size. */
  availability: (Stated & { size?: string }) | undefined;
  size: string | undefined;
  day: string;
  calendar: (typeof calendars)[number];
};

/** The size counts where the calendar tells sizes apart. */
const scenarios: Scenario[] = offered.flatMap((offers) =>
  states.flatMap((availability) =>
    days.flatMap((day) =>
      calendars.flatMap((calendar) =>
        (calendar.endsWith("38") ? [undefined, "36", "38"] : ["38"]).map((size) => {
          return { offers, availability, size, day, calendar };
        }),
      ),
    ),
  ),
);

function dressOf({ offers, availability, calendar }: Scenario) {
  const rental = { price: dollars(390), days: 4, deposit: null, includes: "" };
  const stated =
    availability && (availability.size ? { availabilityByChoice: [availability] } : { availability });
  const dress = sampleProduct("lia", { name: "Lia", price: dollars(1740), rental, offers, sizes, ...stated });
  const isInCalendar = calendar !== "none" && offers.includes("rent");
  const terms = { ...sampleTexts.terms, rentalBeforeDays: 2, makingDays: 28, shippingDays: 3 };
  const daysOf = () => ({ ...times, pieces: calendar.endsWith("38") ? pieces.only38 : pieces.free });
  const shop = {
    catalogue: { revision: "1", products: [dress], ...(isInCalendar && { inCalendar: new Set([dress.id]) }) },
    texts: { terms, collections: {} },
    ...(isInCalendar && { calendar: { today: () => TODAY, daysOf } }),
  };
  return { ...dress, ...askableDress(shop, dress) };
}

function calendarOf({ calendar }: Scenario): CalendarAnswer {
  if (calendar === "none") return { today: TODAY, dresses: {} };
  if (calendar === "unknown") return calendar;
  if (calendar === "looking" || calendar === "looking38") return "looking";
  return { today: TODAY, dresses: { lia: { ...times, pieces: pieces[calendar] } } };
}

/** The page denies these texts: told without the code that is tried. */
function denials(scenario: Scenario): RegExp[] {
  const { offers, day, calendar } = scenario;
  const { state } = statedOf(scenario);
  const isUntold = isAhead(day) && /looking|unknown/.test(calendar) && offers.includes("rent");
  const isLooking = calendar.startsWith("looking");
  const isAsked = isAhead(day) && !isLooking;
  return [
    ...(isNotRented(scenario) ? [/would like to rent/] : []),
    ...(isNotSold(scenario) ? [/would like to buy/] : []),
    ...(state === "sold" ? [/try on|1,740|390/] : []),
    ...(state === "last" || state === "sold" ? [/we will make it/] : []),
    ...(state === "last" && isAsked ? [/no answer/] : []),
    // An answer about one of two offers says which.
    ...(offers.length > 1 && calendar in pieces
      ? [/^(Available(?! to rent)|Booked|Our|It could|Order|There is no time left to make one\.)/m]
      : []),
    ...(offers.length > 1 ? [/^To (rent|buy): .*\n(?!To |Available to rent|Not available)/m] : []),
    ...(isNotInSize(scenario) ? [] : [/another size/]),
    /two questions/,
    ...(isUntold ? [/Available on/] : []),
    ...(day === PAST ? [/30 April/] : []),
    /\b(free|taken)\b/i,
    // There is always a way to ask.
    /^<div[^>]*><\/div>$/,
  ];
}

/** The label says this of the choice. */
function statedOf({ availability, size }: Scenario): Partial<Stated> {
  return availability && (availability.size ?? size) === size ? availability : {};
}

function isNotInSize({ size, calendar }: Scenario): boolean {
  return calendar.endsWith("38") && size === "36";
}

function isNotRented(scenario: Scenario): boolean {
  const { offers, day, calendar } = scenario;
  const { state, until } = statedOf(scenario);
  if (state === "sold" || !offers.includes("rent")) return true;
  if (isNotInSize(scenario)) return true;
  if (calendar in pieces && isAhead(day)) return isBookedOn(day, calendar) || day === TOMORROW;
  if (calendar === "none" && day === TOMORROW) return true;
  return state === "out" && (until === undefined || (isAhead(day) && day <= until));
}

function isBookedOn(day: string, calendar: string): boolean {
  return (calendar === "booked" && day === JUNE) || (calendar === "never" && day !== FAR);
}

/** Nothing is made or sent by tomorrow; nothing is said of it while the calendar is on its way. */
function isNotSold(scenario: Scenario): boolean {
  const { offers, day, calendar } = scenario;
  const { state } = statedOf(scenario);
  if (state === "sold" || !offers.includes("purchase")) return true;
  return day === TOMORROW && !calendar.startsWith("looking");
}

function isAhead(day: string): boolean {
  return day !== "" && day !== PAST;
}

/** Every text that leads to a message, or that stands beside one. */
function doorsOf(scenario: Scenario): Record<string, string> {
  const dress = dressOf(scenario);
  const { size, day } = scenario;
  const calendar = calendarOf(scenario);
  // The clock of the device is years ahead wherever the shop tells its own date.
  const today = typeof calendar === "object" ? "2031-12-31" : TODAY;
  const ask = (chosen: object, on: string) => waysToAsk(dress, { chosen, day: on, calendar, today });
  const { ways, verdicts, ...answer } = ask({ size }, day);
  const requestedDress = { name: "Lia", size, date: answer.day, address: "/lia" };
  const bar = renderToStaticMarkup(
    <EnquiryBar dress={requestedDress} ways={ways} phone="33199001234" messages={messages} />,
  );
  const form = (purpose: string, dresses: readonly EnquiryDress[] = [dress]) => {
    const entries = new FormData();
    for (const [name, value] of Object.entries({ for: purpose, size: size ?? "", date: day }))
      entries.set(name, value);
    const source = { messages, errors: sampleTexts.contact.errors, phone: "33199001234", origin: "" };
    return readEnquiry(entries, { ...source, dresses, askAbout: ask, today: TODAY }, "show").message;
  };
  const other = { ...sampleProduct("mia"), ...outsideCalendar };
  const choice = size ? { colour: undefined, size: { label: size, isAvailable: true } } : {};
  const listed = { choice: { colour: undefined, size: choice.size }, offers: offersOf(dress, choice) };
  return {
    verdicts: verdicts.join("\n") || "no answer",
    buttons: ways.filter(({ question }) => question).length > 1 ? "two questions" : "",
    bar: decodeURIComponent(bar),
    ...Object.fromEntries(["rent", "purchase", "fittingList"].map((id) => [`form ${id}`, form(id)])),
    "form about a list": form("", [{ ...dress, ...listed }, other]).replace(
      /try on these dresses:(?!.*Lia)/s,
      "",
    ),
  };
}

test("no door to a message offers or writes what the page denies", () => {
  const faults = scenarios.flatMap((scenario) => {
    const doors = Object.entries(doorsOf(scenario));
    return denials(scenario).flatMap((denial) =>
      doors
        .filter(([, text]) => denial.test(text))
        .map(([door, text]) => `${door} ${denial} ${JSON.stringify(scenario)}: ${text.slice(0, 400)}`),
    );
  });
  expect([scenarios.length, faults.slice(0, 3), faults.length]).toEqual([1620, [], 0]);
});

test("lists, cards, a sheet of paper and search engines tell no price of what is sold, and ask for none of it", () => {
  const shown = (availability: Product["availability"]) => {
    const product = dressOf({
      offers: offered[0] ?? [],
      availability,
      size: "38",
      day: "",
      calendar: "none",
    });
    const rental = rentalOf(product, sampleTexts.terms);
    const unlisted = { formerSlugs: [], address: "/lia", qr: undefined, makingDays: null, state: "" };
    const listed = { ...product, ...unlisted };
    const wishlist = { shown: [listed], entries: [], phase: "own" as const };
    const data = { phone: "33199001234", message: messages.fittingList, compose: "" };
    const labelSettings = { name: "", showroom: [], hours: [], phone: "", taxNote: "" };
    const found = {
      title: "",
      description: "",
      category: categoryOf("tulle-dresses"),
      query: "",
      attributes: [],
    };
    return [
      textOf(listed, "price", { day: "" }) + textOf(listed, "rental", { day: "" }),
      decodeURIComponent(
        renderToStaticMarkup(
          <MemoryRouter>
            <AskForFitting data={data} wishlist={wishlist} day="" />
          </MemoryRouter>,
        ),
      ),
      renderToStaticMarkup(
        <PrintSheet
          {...{ product, rental, labelSettings }}
          choice={{}}
          state=""
          words={productWords}
          address=""
          qr={undefined}
        />,
      ),
      JSON.stringify(dressData({ ...found, product, labelSettings, rental, origin: "https://shop.example" })),
      JSON.stringify([cardOf(product), cardOf({ ...product, offers: ["rent"] })]),
      JSON.stringify(searchEntryOf(product)),
    ].map((text) => /1,?740|\b390\b|dresses:\nLia/.test(text));
  };
  expect(shown({ state: "available" })).toEqual(Array(6).fill(true));
  expect(shown({ state: "sold" })).toEqual(Array(6).fill(false));
});
