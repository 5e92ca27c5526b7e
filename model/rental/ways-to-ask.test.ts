import { expect, test } from "vitest";
import { dayNumber } from "#model/days/day.ts";
import type { StatedOfChoice } from "#model/dresses/availability.ts";
import type { LeadTime } from "#model/dresses/lead-time.ts";
import { outsideCalendar, sampleProduct } from "#tests/support/sample-product.ts";
import { writeBusyDays } from "./busy-days.ts";
import type { PublicPiece } from "./free-on-day.ts";
import { type AskableDress, type CalendarAnswer, waysToAsk } from "./ways-to-ask.ts";

const TODAY = "2027-05-01";
const DAY = "2027-06-12";

/** It is taken from and to these days of June. */
function piece(size: string, ...taken: readonly (readonly [from: number, to: number])[]): PublicPiece {
  const before = dayNumber("2027-05-31");
  const spans = taken.map(([from, to]) => ({ first: before + from, last: before + to }));
  return { size, busy: writeBusyDays(spans, dayNumber(TODAY)) };
}

function calendarOf(pieces: readonly PublicPiece[]): CalendarAnswer {
  return { today: TODAY, dresses: { lia: { arrives: 1, goesBack: 1, daysBefore: 1, daysAfter: 1, pieces } } };
}

type Asked = { size?: string; colour?: string; day?: string; sizes?: readonly string[] };

function ask(
  calendar: CalendarAnswer,
  { day = DAY, sizes = [], ...chosen }: Asked = {},
  more: Partial<AskableDress> = {},
) {
  // A size that is struck out counts for nothing.
  const struckOut = sizes.length > 0 ? [{ label: "50", isAvailable: false }] : [];
  const offeredSizes = [...sizes.map((label) => ({ label, isAvailable: true })), ...struckOut];
  const ivory = { slug: "ivory", name: "Ivory", value: "#ffe", isAvailable: true };
  const lia = {
    ...sampleProduct("lia", { sizes: offeredSizes, colours: [ivory] }),
    ...outsideCalendar,
    isInCalendar: calendar !== undefined,
    ...more,
  };
  const asked = waysToAsk(lia, { chosen, day, calendar, today: TODAY });
  const lines = asked.verdicts.map((line) => line.replaceAll("\u00a0", " "));
  return { ...asked, lines, kinds: asked.ways.map(({ kind }) => kind) };
}

const taken = piece("38", [10, 13]);
const free = piece("38");
const offered = { sizes: ["38", "44"] };
const twice = (...spans: [number, number][]) => [piece("38", [10, 13], ...spans)];
const booked = "Booked on your date. Available again";
const far = "Our calendar is open until 27 April 2029. Do ask about a later date.";
const rent = ["rent", "purchase"];
const about = (question: string) => [question, "purchase"];

test.each([
  ["Available on 12 June 2027.", rent, [free], {}],
  [`${booked} from 16 June 2027.`, about("day"), [taken], {}],
  [`${booked} from 16 June 2027 to 18 June 2027.`, about("day"), twice([21, 30]), {}],
  [`${booked} on 16 June 2027 only.`, about("day"), twice([19, 30]), {}],
  ["One of two is available in size 38 on 12 June 2027.", rent, [taken, free], {}],
  ["Two of three are available in size 38 on 12 June 2027.", rent, [taken, free, free], {}],
  ["Available on 12 June 2027 in sizes 36 and 40.", rent, [taken, piece("36"), piece("40")], {}],
  ["Available on 12 June 2027.", rent, [taken, piece("36")], { size: "36" }],
  [`${booked} from 16 June 2027.`, about("day"), [taken, piece("36")], { size: "38" }],
  ["Available on 12 June 2027 in size 38.", rent, [free], offered],
  ["Available on 12 June 2027.", rent, [free], { ...offered, size: "38" }],
  ["Available on 12 June 2027.", rent, [free, { busy: "" }], offered],
  ["Available on 12 June 2027.", rent, [{ busy: "" }], { size: "44" }],
  ["Available to rent in size 38 only.", about("size"), [taken], { size: "44" }],
  ["Available to rent in size 38 only.", about("size"), [taken], { size: "44", day: "" }],
  ["Available to rent in Ivory only.", about("colour"), [{ ...free, colour: "ivory" }], { colour: "blush" }],
  ["Not available to rent in this colour or size. Ask us about the others.", about("colour"), [], {}],
  ["It could not reach you in time. Available from 3 May 2027.", about("day"), [free], { day: "2027-05-02" }],
  ["That date has passed.", rent, [free], { day: "2027-04-30" }],
  ["That date has passed.", rent, [taken], { day: "1999-06-12" }],
  [far, rent, [free], { day: "2030-01-01" }],
  [
    "Booked as far ahead as our calendar goes. Do ask all the same: plans change.",
    about("day"),
    [piece("38", [1, 2000])],
    {},
  ],
] as const)("%s", (text, kinds, pieces, choice) => {
  const asked = ask(calendarOf(pieces), choice);
  const namesItself = /^(Available to rent|Not available to rent|That date)/.test(text);
  expect([asked.lines, asked.kinds]).toEqual([[namesItself ? text : `To rent: ${text}`], kinds]);
  const toRent = ask(calendarOf(pieces), choice, { offers: ["rent"] });
  expect(toRent.lines, "to rent only").toEqual([text]);
});

test("pieces that are told apart by colour are those of the chosen one", () => {
  const calendar = calendarOf([
    { ...taken, colour: "blush" },
    { ...piece("38"), colour: "ivory" },
  ]);
  const isFree = (colour: string) => ask(calendar, { colour }).isFree;
  expect([isFree("blush"), isFree("ivory")]).toEqual([false, true]);
});

test("where her day is booked she is told in which other sizes of the colour it is not", () => {
  const sizes = ["36", "38", "40", "42"];
  const inIvory = (one: PublicPiece) => ({ ...one, colour: "ivory" });
  const calendar = calendarOf([
    ...[taken, piece("36"), piece("42", [12, 12])].map(inIvory),
    { ...piece("40"), colour: "blush" },
  ]);
  const othersOf = (more: Asked) => ask(calendar, { sizes, colour: "ivory", ...more }).otherSizes;
  expect([othersOf({ size: "38" }), othersOf({ size: "36" }), othersOf({})]).toEqual([["36"], [], []]);
  expect(othersOf({ size: "40" }), "a size that is not rented").toEqual(["36"]);
  expect(ask(calendar, { sizes, size: "38" }).otherSizes, "in any colour").toEqual(["36", "40"]);
});

test("nobody is promised anything while the calendar is on its way, or cannot be had", () => {
  const soon: LeadTime = { offers: ["purchase"], making: 5, renting: 4, shippingDays: 2 };
  const looking = ask("looking", {}, { leadTime: soon });
  expect([looking.lines, looking.kinds, looking.isFree]).toEqual([["Looking in our calendar…"], rent, false]);
  const unknown = "We cannot check our calendar just now. Write to us, and we will.";
  expect(ask("unknown").lines).toEqual([`To rent: ${unknown}`]);
  expect(ask({ today: "", dresses: {} }).lines, "it has left the calendar").toEqual([]);
  for (const day of ["", "2027-06", "0002-06-12"]) expect(ask("unknown", { day }).lines).toEqual([]);
});

const leadTime: LeadTime = { offers: ["rent", "purchase"], making: 28, renting: 10, shippingDays: 7 };
const out = (until?: string) => ({ state: "out", until }) as const;
const on = (availability: AskableDress["availability"], day: string, more: Partial<AskableDress> = {}) =>
  ask(undefined, { day }, { leadTime, ...(availability && { availability }), ...more });

test.each([
  ["out until a day", out("2027-06-15"), "", rent, "Out on rental until 15 June 2027"],
  ["out until a day, before it", out("2027-06-15"), "2027-06-25", about("day"), ""],
  ["out until a day, once it can be sent", out("2027-06-15"), "2027-06-26", rent, ""],
  ["out", out(), "", about("return"), "Out on rental"],
  ["out, on any day", out(), "2027-08-01", about("day"), "Out on rental"],
  ["sold", { state: "sold" } as const, DAY, ["another"], "Sold"],
  ["the last one", { state: "last" } as const, DAY, rent, "Last one"],
  ["the last one, too late to send", { state: "last" } as const, "2027-05-03", ["day"], "Last one"],
  ["made to order", { state: "made-to-order" } as const, DAY, rent, "Made to order"],
  ["too late to make", undefined, "2027-05-15", ["rent", "day"], ""],
  ["too late for both", undefined, "2027-05-03", ["day"], ""],
])("a dress that is %s is asked for so", (_what, availability, day, kinds, state) => {
  const asked = on(availability, day);
  expect([asked.kinds, asked.state.replaceAll("\u00a0", " ")]).toEqual([kinds, state]);
});

test("an answer about one offer of two says which, and the last one is sent and not made", () => {
  expect(on(out("2027-06-15"), "2027-06-25").lines).toEqual([
    "To rent: Booked on your date. Available again from 26 June 2027.",
    "To buy: Order by 21 May 2027 and we will make it in time.",
  ]);
  const sent = "Order by 5 June 2027 and it will reach you in time.";
  const isLast = { state: "last" } as const;
  expect(on(isLast, DAY).lines, "and it can be rented").toEqual([sent]);
  const toBuy: Partial<AskableDress> = {
    offers: ["purchase"],
    leadTime: { ...leadTime, offers: ["purchase"] },
  };
  expect(on(isLast, DAY, toBuy).lines, "to buy only").toEqual([sent]);
  const late = on(isLast, "2027-05-03", toBuy);
  expect([late.lines, late.kinds]).toEqual([
    ["It could not reach you in time. Ask us anyway: sometimes there is a way."],
    ["day"],
  ]);
  const question = { words: "It is for 3 May 2027. Is there still a way to have it in time?", date: "" };
  expect(late.ways).toMatchObject([{ label: "Ask about this date", question }]);
  const notSo = ask(calendarOf([free]), { size: "44" }, { leadTime: { ...leadTime, offers: ["purchase"] } });
  expect(notSo.lines).toEqual([
    "Available to rent in size 38 only.",
    "To buy: Order by 8 May 2027 and we will make it in time.",
  ]);
});

test("a dress that is back by then is said to be available", () => {
  expect(on(out("2027-06-15"), "2027-06-26").lines).toEqual([
    "To rent: Available on 26 June 2027.",
    "To buy: Order by 22 May 2027 and we will make it in time.",
  ]);
});

test("a question names her day once, and what is said of a choice counts for the choice", () => {
  const [way] = on(out(), "2027-08-01").ways;
  const words = "It is for 1 August 2027. Is there one like it that is available then?";
  expect(way).toMatchObject({ id: "rent", label: "Ask about this date", question: { words, date: "" } });
  const availabilityByChoice: StatedOfChoice[] = [{ state: "sold", colour: "ivory" }];
  const kindsIn = (colour: string) => ask(undefined, { day: "", colour }, { availabilityByChoice }).kinds;
  expect([kindsIn("ivory"), kindsIn("blush")]).toEqual([["another"], rent]);
});

test("two questions about one dress have one button, whose message asks both", () => {
  const makes: LeadTime = { ...leadTime, offers: ["purchase"] };
  const [way, ...more] = ask(calendarOf([free]), { size: "44", day: "2027-05-15" }, { leadTime: makes }).ways;
  const aboutSize = "Could I rent it in another size, or one like it in this size?";
  const aboutDay = "It is for 15 May 2027. Is there still a way to have it in time?";
  const question = { words: `${aboutSize} ${aboutDay}`, date: "" };
  expect([way, more]).toMatchObject([{ id: "rent", label: "Ask about this date", question }, []]);
});

test("a size that is not rented is asked about before the calendar has answered, and where it cannot be had", () => {
  const rentedIn = [{ size: "38" }];
  for (const calendar of [undefined, "looking", "unknown"] as const)
    for (const day of ["", DAY]) {
      const isInCalendar = true;
      const other = ask(calendar, { size: "44", day }, { rentedIn, isInCalendar });
      expect([
        other.kinds[0],
        ask(calendar, { size: "38", day }, { rentedIn, isInCalendar }).kinds[0],
      ]).toEqual(["size", "rent"]);
      expect(other.lines).toEqual([
        calendar === "looking" && day ? "Looking in our calendar…" : "Available to rent in size 38 only.",
      ]);
    }
});

test("by the shop's own date a day is ahead or past, and nothing is said of it until the shop has told it", () => {
  const linesOn = (calendar: CalendarAnswer) =>
    waysToAsk(
      { ...sampleProduct("lia"), ...outsideCalendar, leadTime },
      // The clock of the device is a year ahead.
      { chosen: {}, day: "2027-06-12", calendar, today: "2028-05-01" },
    ).verdicts.map((line) => line.replaceAll("\u00a0", " "));
  expect(linesOn("looking")).toEqual(["Loading"]);
  expect(linesOn({ today: TODAY, dresses: {} })).toEqual([
    "Order by 8 May 2027 and we will make it in time.",
  ]);
  expect(linesOn("unknown"), "nobody else tells it").toEqual(["That date has passed."]);
});

test("sizes are named in the words of the page’s language", () => {
  const one = { label: "One size", word: "Taille unique", isAvailable: true };
  const sizes = [one, { label: "38", isAvailable: true }];
  const own = piece("One size");
  const [named, counted, only] = [
    ask(calendarOf([own, taken]), {}, { sizes }).lines,
    ask(calendarOf([own, piece("One size", [10, 13])]), {}, { sizes }).lines,
    ask(undefined, { size: "38", day: "" }, { sizes, rentedIn: [{ size: "One size" }] }).lines,
  ];
  expect(named).toEqual(["To rent: Available on 12 June 2027 in size Taille unique."]);
  expect(counted).toEqual(["To rent: One of two is available in size Taille unique on 12 June 2027."]);
  expect(only).toEqual(["Available to rent in size Taille unique only."]);
});
