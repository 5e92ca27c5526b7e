import { say } from "@trousseau/words/say.ts";
import { dayInWords, readDay } from "#model/days/day.ts";
import type { EnquiryDetails } from "#model/documents/enquiry-document.ts";
import { chosenFrom, queryFor } from "#model/dresses/choice.ts";
import { type AskedDress, messageOf } from "#model/dresses/message-text.ts";
import { type Product, productPath } from "#model/dresses/product.ts";
import { isReferenceCode } from "#model/dresses/reference-code.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { entryLimits, readEntry, readLine, typed } from "#model/entries/entry-limits.ts";
import { COLOUR_PARAM, DRESS_PARAM, PURPOSE_PARAM, SIZE_PARAM } from "#model/screens/url-parameters.ts";
import { lengthOf } from "#model/texts/characters.ts";
import type { ContactScreen, Messages } from "#model/texts/label-texts.server.ts";
import type { MessagePurpose } from "#model/texts/message-fields.ts";
import fieldWords from "#words/field.json" with { type: "json" };
import { separated } from "#words/locale.ts";
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
  /** The shop's address without a slash at the end. */
  origin: string;
};

/** The part of a dress that an enquiry needs. */
export type EnquiryDress = Pick<Product, "name" | "slug" | "colours" | "sizes" | "offers">;

/** A message is made of these besides the form. */
export type EnquirySource = {
  messages: Messages;
  errors: ContactScreen["errors"];
  /** An enquiry without a dress is a question. Several dresses, or one of a wishlist, are to be tried on. */
  dresses: readonly EnquiryDress[];
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
  const { dresses, messages, phone } = source;
  const { purpose, requestedDress, details } = readDetails(form, source);
  const entry = (name: string) => readEntry(form, name);
  const words = entry("words");
  const reference = isReferenceCode(entry(enquiryFields.reference)) ? entry(enquiryFields.reference) : "";
  const { measurements, city } = details;
  const composed = messageOf(messages[purpose], requestedDress, {
    measurements,
    date: dayInWords(details.date),
    city,
    words,
    reference,
    dresses: pagesOf(dresses, source.origin)
      .map((page, index) => separated([dresses[index]?.name ?? "", page]))
      .join("\n"),
  });
  // The text is still being written, so a space at its end may come before the next word.
  const enteredMessage = typed(String(form.get("message") ?? ""));
  const isOwn = step !== "anew" && enteredMessage.trim() !== entry(enquiryFields.written);
  const message = isOwn ? enteredMessage : composed;
  const person = {
    name: readLine(form, "name"),
    email: entry("email"),
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
    wantsCopy: form.has(COPY_FIELD),
    href: whatsAppLink(phone, message.trim()),
    errors: errorsOf({ ...person, ...details, words }, rules),
  };
}

/** The purposes that these dresses allow. The first is the default. A wishlist may have one dress. */
export function purposesFor(dresses: readonly Pick<Product, "offers">[]): readonly MessagePurpose[] {
  const [dress, ...more] = dresses;
  if (more.length > 0) return ["fittingList"];
  return dress ? [...dress.offers, "question", "fittingList"] : ["question"];
}

function readDetails(
  form: FormData,
  { dresses, origin }: EnquirySource,
): { purpose: MessagePurpose; requestedDress: AskedDress; details: EnquiryDetails } {
  const [first] = dresses;
  const purposes = purposesFor(dresses);
  const purpose =
    purposes.find((name) => name === form.get(enquiryFields.purpose)) ?? purposes[0] ?? "question";
  const dress = purpose === "fittingList" ? undefined : first;
  const choice = chosenFrom(dress ?? { colours: [], sizes: [] }, form);
  const { colour, size } = choice;
  const requestedDress: AskedDress = {
    name: dress?.name ?? "",
    colour: colour?.name,
    size: size?.label,
    address: dress ? `${origin}${productPath(dress.slug)}${queryFor(choice)}` : "",
  };
  const details: EnquiryDetails = {
    purpose,
    dress: separated(dresses.map(({ name }) => name)),
    address: requestedDress.address || pagesOf(dresses, origin).join("\n"),
    colour: colour?.name ?? "",
    size: size?.label ?? "",
    measurements: readLine(form, "measurements"),
    date: readDay(readEntry(form, "date")),
    city: readLine(form, "city"),
    phone: readPhone(form),
  };
  return { purpose, requestedDress, details };
}

function pagesOf(dresses: EnquirySource["dresses"], origin: string): string[] {
  return dresses.map(({ slug }) => `${origin}${productPath(slug)}`);
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
