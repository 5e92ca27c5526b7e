import { say } from "@trousseau/words/say.ts";
import { addDays, dayInWords, dayNumber, isDay } from "#model/days/day.ts";
import { availabilityOf, type Stated } from "#model/dresses/availability.ts";
import { statedInWords } from "#model/dresses/availability-in-words.ts";
import type { SaidChoice } from "#model/dresses/closest-to.ts";
import {
  knowsLeadTime,
  type LeadTime,
  leadTimeWhere,
  neededBy,
  verdictInWords,
} from "#model/dresses/lead-time.ts";
import type { Product } from "#model/dresses/product.ts";
import type { Offer } from "#model/dresses/product-fields.ts";
import { type QuestionKind, usualWays, type WayToAsk } from "#model/dresses/way-to-ask.ts";
import availabilityWords from "#words/availability.json" with { type: "json" };
import inTimeWords from "#words/in-time.json" with { type: "json" };
import loadingWords from "#words/loading.json" with { type: "json" };
import words from "#words/renting-day.json" with { type: "json" };
import { answerInWords, sizesOf, takenInWords } from "./day-in-words.ts";
import { answerFor, type PieceChoice, type PublicDays, type RentalDays } from "./free-on-day.ts";

/** A dress as it can be asked for. */
export type AskableDress = Pick<
  Product,
  "slug" | "offers" | "sizes" | "colours" | "availability" | "availabilityByChoice"
> & {
  /** Undefined where the label has not said enough to tell a date. */
  leadTime: LeadTime | undefined;
  /** The label keeps a calendar of its days. */
  isInCalendar: boolean;
  /** It is rented in these sizes and colours, until the calendar has answered; undefined outside the calendar. */
  rentedIn: readonly PieceChoice[] | undefined;
};

/** The calendar's days, or that they are on their way, or cannot be had now; undefined where nobody has asked for them. */
export type CalendarAnswer = RentalDays | "looking" | "unknown" | undefined;

export type Asking = {
  /** The slug of a colour, and a size. */
  chosen: SaidChoice;
  /** Her day, "2027-05-09"; empty, or half typed. */
  day: string;
  calendar: CalendarAnswer;
  /** The date where nobody but the device or the server tells it. */
  today: string;
};

/** The words about a dress in a choice, on a day, and the ways in which it can be asked for. */
export type DressAnswer = {
  /** The label says this of the choice; empty where it says nothing, or an answer on her day says more. */
  state: string;
  /** Her day is answered in these lines. */
  verdicts: readonly string[];
  /** The first stands out. */
  ways: readonly WayToAsk[];
  /** It can be rented on her day. */
  isFree: boolean;
  /** It can be rented on her day in these sizes, and not in the chosen one. */
  otherSizes: readonly string[];
  /** Her day is booked, and other dresses may be available. */
  isBooked: boolean;
  /** Her day as a message may mention it: empty once it has passed. */
  day: string;
  /** The times that can be promised of this choice. */
  leadTime: LeadTime | undefined;
};

/** The words about one offer; without an `offer` they say themselves what they are about. */
type Line = { text: string; offer?: Offer | undefined };

/** The words about renting, and the question in its place. */
type Answer = {
  line?: Line;
  question?: QuestionKind;
  isFree?: boolean;
  isBooked?: boolean;
  otherSizes?: readonly string[];
  /** It says more than the label's own statement does. */
  isSettled?: boolean;
};

type Settled = Asking & { stated: Stated };

/**
 * Every door to a message takes its words from here: buttons, forms and lists offer nothing that the page denies
 * (docs/decisions/042-ways-to-ask.md).
 */
export function waysToAsk(dress: AskableDress, asking: Asking): DressAnswer {
  const { today, day, isPast, isLooking } = dayOf(asking);
  const stated = availabilityOf(dress, asking.chosen) ?? { state: "available" };
  const leadTime = dress.leadTime && leadTimeWhere(dress.leadTime, stated);
  const state = stated.state === "available" ? "" : statedInWords(stated);
  const common = { state, verdicts: [], isFree: false, otherSizes: [], isBooked: false, day, leadTime };
  if (stated.state === "sold" || dress.offers.length === 0)
    return { ...common, ways: [{ id: "another", ...questionOf(["another"], day) }] };
  const { isSettled, line, question, ...renting } = dress.offers.includes("rent")
    ? rentingAnswer(dress, { ...asking, day, today, stated })
    : {};
  const inTime =
    leadTime && day && !isLooking ? comesInTime(leadTime, { day, today }, Boolean(line || question)) : {};
  const answered = isPast ? [{ text: inTimeWords.past }] : [line ?? [], inTime.line ?? []].flat();
  const lines: Line[] = isLooking ? lookingLines(dress) : answered;
  return {
    ...common,
    ...renting,
    ...(isSettled && !isLooking && stated.state === "out" && { state: "" }),
    verdicts: lines.map((one) => inWords(one, dress)),
    ways: waysOf(dress, { rent: question ?? inTime.rent, purchase: inTime.purchase }, day),
  };
}

/** A dress in no calendar waits for the date, where there is something to count with. */
function lookingLines({ isInCalendar, leadTime }: AskableDress): Line[] {
  if (isInCalendar) return [{ text: words.looking }];
  return leadTime ? [{ text: loadingWords.other }] : [];
}

/**
 * A year that is being typed begins with zeros. Her day is empty once it has passed. The label's date decides: a device's clock may be
 * wrong, so that nothing is said of a day until the shop has told the date, or cannot.
 */
function dayOf({ day, calendar, today: here }: Asking) {
  const today = (typeof calendar === "object" && calendar.today) || here;
  const isTold = isDay(day) && !day.startsWith("0");
  const isPast = isTold && day < today;
  return { today, isPast, day: isTold && !isPast ? day : "", isLooking: isTold && calendar === "looking" };
}

type Questions = Readonly<Record<Offer, QuestionKind | undefined>>;

/** Where each offer ends in a question, one button asks them all. */
function waysOf({ offers }: AskableDress, questions: Questions, day: string): WayToAsk[] {
  const kinds = offers.flatMap((offer) => questions[offer] ?? []);
  const ways = usualWays(offers);
  if (kinds.length === offers.length)
    return ways.slice(0, 1).map(({ id }) => ({ id, ...questionOf(kinds, day) }));
  return ways.map((way) => {
    const question = way.id === "another" ? undefined : questions[way.id];
    return question ? { id: way.id, ...questionOf([question], day) } : way;
  });
}

/** The question about her day names the button. */
function questionOf(kinds: readonly QuestionKind[], day: string): Omit<WayToAsk, "id"> {
  const isOfDay = kinds.some((kind) => kind === "day" || kind === "late");
  const [kind = "day"] = isOfDay ? [] : kinds.flatMap((one) => (one === "late" ? [] : one));
  const { label, shortLabel } = availabilityWords.ask[kind];
  // A dress that is booked then is not asked for a second time.
  const kindsOnce = kinds.includes("day") ? kinds.filter((one) => one !== "late") : kinds;
  const questions = [...new Set(kindsOnce)].map((one) =>
    say(availabilityWords.ask[one], "words", { day: dayInWords(day) }),
  );
  const text = questions.join(" ");
  // The question names the day itself.
  return { kind, label, shortLabel, question: isOfDay ? { words: text, date: "" } : { words: text } };
}

/** Where it can be rented and bought, each line says which it is about. */
function inWords({ text, offer }: Line, { offers }: AskableDress): string {
  if (!offer || offers.length < 2) return text;
  return say(words, offer === "rent" ? "toRent" : "toBuy", { answer: text });
}

function rentingAnswer(dress: AskableDress, asking: Settled): Answer {
  const { calendar, day, chosen } = asking;
  const days = typeof calendar === "object" ? calendar.dresses[dress.slug] : undefined;
  const choices = days?.pieces ?? dress.rentedIn;
  if (choices && !choices.some(isMeantBy(chosen)))
    return { ...answerToOther(dress, choices, chosen), otherSizes: otherSizes(dress, days, asking) };
  if (days && day) return calendarsAnswer(dress, days, asking);
  const answer = answerWhileOut(dress, asking);
  return day && calendar === "unknown" && dress.isInCalendar
    ? { line: { text: words.unknown, offer: "rent" }, ...answer }
    : answer;
}

/** A dress that is out until a day is booked like another; after it the label's days before an event count. */
function answerWhileOut(
  { leadTime, isInCalendar }: AskableDress,
  { stated: { state, until }, day }: Settled,
): Answer {
  if (state !== "out") return {};
  if (until === undefined) return { question: day ? "day" : "return" };
  const daysBefore = leadTime?.renting ?? 0;
  if (day === "") return {};
  if (day > addDays(until, daysBefore)) {
    const text = say(words, "free", { day: dayInWords(day) });
    // Where there is a calendar, nobody but the calendar says so.
    return { ...(!isInCalendar && { line: { text, offer: "rent" } }), isSettled: true };
  }
  const line: Line = { text: takenInWords(until, daysBefore), offer: "rent" };
  return { line, question: "day", isBooked: true, isSettled: true };
}

function calendarsAnswer(dress: AskableDress, days: PublicDays, asking: Settled): Answer {
  const { chosen, day, today } = asking;
  const answer = answerFor(days, { day, today }, isMeantBy(chosen));
  const offered = dress.sizes
    .filter(({ label, isAvailable }) => isAvailable && fits(label, chosen.size))
    .map(({ label }) => label);
  const isRefused = answer.kind === "taken" || answer.kind === "soon" || answer.kind === "never";
  return {
    line: { text: answerInWords(answer, day, { offered, inWords: sizeWordsOf(dress) }), offer: "rent" },
    isFree: answer.kind === "free",
    isSettled: true,
    // Where it comes too soon for one dress, it does for the others.
    isBooked: isRefused && answer.kind !== "soon",
    ...(isRefused && { question: "day", otherSizes: otherSizes(dress, days, asking) }),
  };
}

/** Nothing is rented in this choice: it is said in which it is. */
function answerToOther(
  dress: AskableDress,
  choices: readonly PieceChoice[],
  { colour, size }: SaidChoice,
): Answer {
  const sizes = sizesOf(choices.filter(isMeantBy({ colour })));
  if (sizes.length > 0)
    return {
      line: { text: say(words, "onlyIn", { count: sizes.length, sizes: sizes.map(sizeWordsOf(dress)) }) },
      question: "size",
    };
  const inColours = choices.filter(isMeantBy({ size }));
  const colours = dress.colours
    .filter(({ slug }) => inColours.some((piece) => piece.colour === slug))
    .map(({ name }) => name);
  const text = colours.length > 0 ? say(words, "onlyInColours", { colours }) : words.none;
  return { line: { text }, question: "colour" };
}

/** The sizes of the chosen colour in which it can be rented on her day, where the chosen one cannot. */
function otherSizes(
  dress: AskableDress,
  days: PublicDays | undefined,
  { chosen, day, today }: Settled,
): string[] {
  if (!days || day === "" || chosen.size === undefined) return [];
  const isFreeIn = (size: string) =>
    answerFor(days, { day, today }, isMeantBy({ ...chosen, size })).kind === "free";
  return dress.sizes.flatMap(({ label, isAvailable }) => (isAvailable && isFreeIn(label) ? label : []));
}

/** The calendar names sizes by their labels. No import: all of home would wait for this module. */
function sizeWordsOf({ sizes }: AskableDress) {
  const inWords = new Map(sizes.map(({ label, word = label }) => [label, word]));
  return (label: string) => inWords.get(label) ?? label;
}

/** Whether a piece is of this choice. */
export function isMeantBy({ size, colour }: SaidChoice) {
  return (piece: PieceChoice) => fits(piece.size, size) && fits(piece.colour, colour);
}

/** A piece without a size is of every size, and whoever has chosen none takes any. */
function fits(own: string | undefined, choice: string | undefined): boolean {
  return own === undefined || choice === undefined || own === choice;
}

type InTime = { line?: Line } & Partial<Record<"rent" | "purchase", QuestionKind | undefined>>;

/** Whether it can be made, or sent, in time. What is said of renting already is not answered twice. */
function comesInTime(
  leadTime: LeadTime,
  { day, today }: Pick<Asking, "day" | "today">,
  isRentAnswered: boolean,
): InTime {
  const offers = leadTime.offers.filter((offer) => offer !== "rent" || !isRentAnswered);
  const counted = { ...leadTime, offers };
  if (!knowsLeadTime(counted)) return {};
  const verdict = neededBy(day, today, counted);
  const { kind } = verdict;
  const isAboutBoth = offers.length > 1 && leadTime.renting !== undefined;
  const ofMaking = isAboutBoth ? undefined : "purchase";
  const isLateToMake = kind === "late" || kind === "lateToMake" || kind === "rent";
  const daysLeft = dayNumber(day) - dayNumber(today);
  const isLateToRent = offers.includes("rent") && (leadTime.renting ?? 0) > daysLeft;
  // The last one is there already, and has only to be sent.
  const isLateToSend = !leadTime.making && (leadTime.shippingDays ?? 0) > daysLeft;
  const offer = kind === "rentOnly" || kind === "lateToRent" ? "rent" : ofMaking;
  return {
    line: { text: verdictInWords(verdict), offer },
    rent: isLateToRent ? "late" : undefined,
    purchase: isLateToMake || isLateToSend ? "late" : undefined,
  };
}
