import { say } from "@trousseau/words/say.ts";
import { dayInWords, isAhead, isDay, readDay } from "#model/days/day.ts";
import type { EnquiryDetails } from "#model/documents/enquiry-document.ts";
import { type Choice, chosenFrom, queryFor } from "#model/dresses/choice.ts";
import type { SaidChoice } from "#model/dresses/closest-to.ts";
import { type AskedDress, messageOf, withChoices } from "#model/dresses/message-text.ts";
import { productPath, sizeInWords } from "#model/dresses/product.ts";
import { isReferenceCode } from "#model/dresses/reference-code.ts";
import type { WayToAsk } from "#model/dresses/way-to-ask.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { entryLimits, readEmail, readEntry, readLine, typed } from "#model/entries/entry-limits.ts";
import type { AskableDress, DressAnswer } from "#model/rental/ways-to-ask.ts";
import { COLOUR_PARAM, DRESS_PARAM, PURPOSE_PARAM, SIZE_PARAM } from "#model/screens/url-parameters.ts";
import { lengthOf } from "#model/texts/characters.ts";
import type { ContactScreen, Messages } from "#model/texts/label-texts.server.ts";
import type { MessagePurpose } from "#model/texts/message-fields.ts";
import enquiryWords from "#words/enquiry.json" with { type: "json" };
import fieldWords from "#words/field.json" with { type: "json" };
import { listed, separated } from "#words/locale.ts";
import {
  COPY_FIELD,
  dayRules,
  errorsOf,
  personRules,
  type Rules,
  readPhone,
  type SentForm,
} from "./sent-form.ts";

/** Fetched when the form is opened: no page has to bring it along. */
export const ENQUIRY_TEXTS_PATH = "/enquiry.json";

export const ENQUIRY_PATH = "/enquiry";

/** The texts and facts of the enquiry form, whatever the dress. */
export type EnquiryTexts = {
  messages: Messages;
  /** The contact page says the same things. */
  contact: ContactScreen;
  label: {
    name: string;
    email: string;
    phone: string;
    phoneDisplay: string;
    phoneExample?: string | undefined;
  };
  sendsMail: boolean;
  /** The words that lead to a visit, where the label takes some. */
  visit?: string;
  /** The form loads no words about availability. */
  soldWord: string;
  /** The shop's address without a slash at the end. */
  origin: string;
};

/** The part of a dress that an enquiry needs. What is sold, as it was chosen for a list, has no offers. */
export type EnquiryDress = AskableDress & {
  name: string;
  /** The choice with which it is on a list, and the same as "?colour=sage&size=38". */
  choice?: Choice;
  query?: string;
};

/** The form says this of a dress on a day, and how it can be asked for. */
export type FormAnswer = Pick<DressAnswer, "ways" | "verdicts" | "day">;

/** Answers for a choice and a day. The browser loads it with the form, and has the answer of the page until then. */
export type AskAbout = (chosen: SaidChoice, day: string) => FormAnswer;

/** A message is made of these besides the form. */
export type EnquirySource = {
  messages: Messages;
  errors: ContactScreen["errors"];
  /** An enquiry without a dress is a question. Several dresses, or one of a wishlist, are to be tried on. */
  dresses: readonly EnquiryDress[];
  askAbout: AskAbout;
  /** The label's date; undefined where only the device tells it. */
  today?: string | undefined;
  phone: string;
  /** The shop's address without a slash at the end. */
  origin: string;
};

/** The form's step: show its message, write it anew from the fields, or send it to the label. */
export type EnquiryStep = "show" | "anew" | "send";

export type SentEnquiry = SentForm & {
  step: EnquiryStep;
  /** The message that the fields alone would make. */
  composed: string;
  isOwn: boolean;
  /** The code in the message; empty where none has been made yet. */
  reference: string;
  href: string;
  details: EnquiryDetails;
  words: string;
  /** The purpose that is chosen in the form; a question may stand in its place. */
  purpose: string;
  /** Undefined for several dresses, and for none. */
  dressAnswer?: FormAnswer | undefined;
};

export const enquiryFields = {
  dress: DRESS_PARAM,
  purpose: PURPOSE_PARAM,
  colour: COLOUR_PARAM,
  size: SIZE_PARAM,
  step: "step",
  written: "written",
  reference: "reference",
  /** The choice on the page, whatever the form says. */
  page: "page",
} as const;

/** The browser reads the form with every keystroke, and the server again, which believes no browser. */
export function readEnquiry(form: FormData, source: EnquirySource, step: EnquiryStep): SentEnquiry {
  const { messages, phone } = source;
  const { purpose, dressAnswer, requestedDress, details } = readDetails(form, source);
  const entry = (name: string) => readEntry(form, name);
  const words = entry("words");
  const reference = isReferenceCode(entry(enquiryFields.reference)) ? entry(enquiryFields.reference) : "";
  const { measurements, city } = details;
  const { question } = purpose;
  const { date } = details;
  const day = dressAnswer ? dressAnswer.day : isAhead(date, source.today) && date;
  const composed = messageOf(messages[purpose.message], requestedDress, {
    measurements,
    // A date that cannot be read is passed on as it was typed; one that has passed is in no message.
    date: isDay(date) ? dayInWords(day || "") : date,
    city,
    reference,
    dresses: askedDresses(source)
      .map((dress) => separated([nameOf(dress), pageOf(dress, source)]))
      .join("\n"),
    ...question,
    words: [question?.words ?? "", words].filter(Boolean).join("\n"),
  });
  // The text is still being written, so a space at its end may come before the next word.
  const enteredMessage = typed(String(form.get("message") ?? ""));
  const isOwn = step !== "anew" && enteredMessage.trim() !== entry(enquiryFields.written);
  const message = isOwn ? enteredMessage : composed;
  const person = {
    name: readLine(form, "name"),
    email: readEmail(form),
    message: message.trim(),
    phone: details.phone,
  };
  const { errors } = source;
  const rules = { ...detailsRules(), ...dayRules(errors), ...(step === "send" && personRules(errors)) };
  return {
    ...person,
    message,
    step,
    composed,
    isOwn,
    reference,
    details,
    words,
    purpose: purpose.id,
    dressAnswer,
    wantsCopy: form.has(COPY_FIELD),
    href: whatsAppLink(phone, message.trim()),
    errors: errorsOf({ ...person, ...details, words }, rules),
  };
}

/** The form offers this, and sends its id. */
export type Purpose = {
  id: WayToAsk["id"] | MessagePurpose;
  label: string;
  question?: WayToAsk["question"];
  /** The label's message for it. */
  message: MessagePurpose;
};

/** The purposes that these dresses allow. The first is the default. A wishlist may have one dress, and what is sold is on none. */
export function purposesFor(dresses: readonly EnquiryDress[], ways: readonly WayToAsk[]): readonly Purpose[] {
  const [dress, ...more] = dresses;
  const [question, fitting] = [plainPurpose("question"), plainPurpose("fittingList")];
  if (!dress) return [question];
  if (more.length > 0) return [dresses.some(isAskedFor) ? fitting : question];
  const isSold = ways.some(({ id }) => id === "another") || !isAskedFor(dress);
  return [...ways.map(purposeOf), question, ...(isSold ? [] : [fitting])];
}

function purposeOf({ id, label, question }: WayToAsk): Purpose {
  return question || id === "another" ? { id, label, question, message: "question" } : plainPurpose(id);
}

function plainPurpose(message: MessagePurpose): Purpose {
  return { id: message, label: enquiryWords.purposes[message], message };
}

function isAskedFor({ offers }: EnquiryDress): boolean {
  return offers.length > 0;
}

function readDetails(
  form: FormData,
  source: EnquirySource,
): {
  purpose: Purpose;
  dressAnswer: FormAnswer | undefined;
  requestedDress: AskedDress;
  details: EnquiryDetails;
} {
  const { dresses, origin } = source;
  const [first, ...more] = dresses;
  const date = readDay(readEntry(form, "date"));
  const ofFirst = chosenFrom(first ?? { colours: [], sizes: [] }, form);
  const dressAnswer = first && more.length === 0 ? source.askAbout(chosenIn(ofFirst), date) : undefined;
  const purposes = purposesFor(dresses, dressAnswer?.ways ?? []);
  const purpose =
    purposes.find(({ id }) => id === form.get(enquiryFields.purpose)) ??
    purposes[0] ??
    plainPurpose("question");
  const dress = more.length > 0 || purpose.id === "fittingList" ? undefined : first;
  const choice: Choice = dress ? ofFirst : { colour: undefined, size: undefined };
  const { colour, size } = choice;
  // A question about several names them all.
  const askedFor = dress ? [] : askedDresses(source);
  const requestedDress: AskedDress = {
    name: dress?.name ?? listed(askedFor.map(nameOf)),
    colour: colour?.name,
    size: size && sizeInWords(size),
    address: dress
      ? `${origin}${productPath(dress.slug)}${queryFor(choice)}`
      : askedFor.map((one) => pageOf(one, source)).join("\n"),
  };
  const details: EnquiryDetails = {
    purpose: purpose.message,
    dress: separated(askedDresses(source).map(labelsNameOf)),
    address: requestedDress.address,
    colour: colour?.original ?? colour?.name ?? "",
    size: size?.label ?? "",
    measurements: readLine(form, "measurements"),
    date,
    city: readLine(form, "city"),
    phone: readPhone(form),
  };
  return { purpose, dressAnswer, requestedDress, details };
}

function chosenIn({ colour, size }: Choice): SaidChoice {
  return { colour: colour?.slug, size: size?.label };
}

/** A list is asked for without what is sold. */
function askedDresses({ dresses }: EnquirySource): readonly EnquiryDress[] {
  return dresses.length > 1 && dresses.some(isAskedFor) ? dresses.filter(isAskedFor) : dresses;
}

function nameOf({ name, choice }: EnquiryDress): string {
  return withChoices(name, choice?.colour?.name, choice?.size && sizeInWords(choice.size));
}

/** The label reads its own words, whatever language the visitor reads. */
function labelsNameOf({ name, choice }: EnquiryDress): string {
  const colour = choice?.colour;
  return withChoices(name, colour?.original ?? colour?.name, choice?.size?.label);
}

function pageOf({ slug, query = "" }: EnquiryDress, { origin }: EnquirySource): string {
  return `${origin}${productPath(slug)}${query}`;
}

function detailsRules(): Rules {
  const atMost = (most: number) => [
    { holds: (text: string) => lengthOf(text) <= most, error: say(fieldWords, "tooLong", { count: most }) },
  ];
  return {
    measurements: atMost(entryLimits.measurements),
    city: atMost(entryLimits.city),
    words: atMost(entryLimits.words),
  };
}
