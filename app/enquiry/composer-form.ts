import { chosenFrom, queryFor } from "#app/catalogue/choice.ts";
import { type AskedDress, messageOf } from "#app/catalogue/message-text.ts";
import { type Product, productPath } from "#app/catalogue/product.ts";
import { isReferenceCode } from "#app/catalogue/reference-code.ts";
import { whatsAppLink } from "#app/catalogue/whatsapp-link.ts";
import type { EnquiryDetails } from "#app/content/enquiry-service.server.ts";
import type { Messages } from "#app/content/texts/label-texts.server.ts";
import { lengthOf } from "#app/label/characters.ts";
import { entryLimits, readEntry, readLine, typed } from "#app/label/entry-limits.ts";
import { dayInWords, isDay, isPast } from "#app/label/hours/day.ts";
import { COLOUR_PARAM, DRESS_PARAM, PURPOSE_PARAM, SIZE_PARAM } from "#app/label/url-parameters.ts";
import { composerWords } from "#words/enquiry.ts";
import { errorsOf, type PersonErrors, personRules, type Rules } from "./entry-errors.ts";
import { COPY_FIELD, type SentForm } from "./sent-form.ts";

/** The part of a dress that an enquiry needs. */
export type ComposerDress = Pick<Product, "name" | "slug" | "colours" | "sizes" | "offers">;

/** A message is made of these besides the form. */
export type ComposerSource = {
  messages: Messages;
  errors: PersonErrors;
  /** None: it is a question. Several, or one of a fitting list: they are to be tried on. */
  dresses: readonly ComposerDress[];
  phone: string;
  /** The shop's address without a slash at the end. */
  origin: string;
};

/** The form's step: show its message, write it anew from the fields, or send it to the label. */
export type ComposerStep = "show" | "anew" | "send";

export type SentComposer = SentForm & {
  step: ComposerStep;
  /** The message that the fields alone would make. */
  composed: string;
  isOwn: boolean;
  /** The code in the message; empty where none has been made yet. */
  reference: string;
  href: string;
  details: EnquiryDetails;
  words: string;
};

export const composerFields = {
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

/** The same in the browser, with every keystroke, and on the server, which believes no browser. */
export function readComposer(form: FormData, source: ComposerSource, step: ComposerStep): SentComposer {
  const { dresses, messages, phone } = source;
  const { purpose, asked, details } = readDetails(form, source);
  const entry = (name: string) => readEntry(form, name);
  const words = entry("words");
  const reference = isReferenceCode(entry(composerFields.reference)) ? entry(composerFields.reference) : "";
  const { measurements, city } = details;
  const composed = messageOf(messages[purpose], asked, {
    measurements,
    date: dayInWords(details.date),
    city,
    words,
    reference,
    dresses: pagesOf(dresses, source.origin)
      .map((page, index) => `${dresses[index]?.name}, ${page}`)
      .join("\n"),
  });
  // The text is still being written, so a space at its end may come before the next word.
  const written = typed(String(form.get("message") ?? ""));
  const isOwn = step !== "anew" && written.trim() !== entry(composerFields.written);
  const message = isOwn ? written : composed;
  const person = { name: readLine(form, "name"), email: entry("email"), message: message.trim() };
  const rules = { ...detailsRules(), ...(step === "send" && personRules(source.errors)) };
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

/** The purposes that these dresses allow; the first counts where nothing is said. A fitting list may have one dress. */
export function purposesFor(
  dresses: readonly Pick<Product, "offers">[],
): readonly EnquiryDetails["purpose"][] {
  const [dress, ...more] = dresses;
  if (more.length > 0) return ["fittingList"];
  return dress ? [...dress.offers, "question", "fittingList"] : ["question"];
}

function readDetails(
  form: FormData,
  { dresses, origin }: ComposerSource,
): { purpose: EnquiryDetails["purpose"]; asked: AskedDress; details: EnquiryDetails } {
  const [first] = dresses;
  const purposes = purposesFor(dresses);
  const purpose =
    purposes.find((name) => name === form.get(composerFields.purpose)) ?? purposes[0] ?? "question";
  const dress = purpose === "fittingList" ? undefined : first;
  const choice = chosenFrom(dress ?? { colours: [], sizes: [] }, form);
  const { colour, size } = choice;
  const asked: AskedDress = {
    name: dress?.name ?? "",
    colour: colour?.name,
    size: size?.label,
    address: dress ? `${origin}${productPath(dress.slug)}${queryFor(choice)}` : "",
  };
  const details: EnquiryDetails = {
    purpose,
    dress: dresses.map(({ name }) => name).join(", "),
    address: asked.address || pagesOf(dresses, origin).join("\n"),
    colour: colour?.name ?? "",
    size: size?.label ?? "",
    measurements: readLine(form, "measurements"),
    date: readEntry(form, "date"),
    city: readLine(form, "city"),
  };
  return { purpose, asked, details };
}

function pagesOf(dresses: ComposerSource["dresses"], origin: string): string[] {
  return dresses.map(({ slug }) => `${origin}${productPath(slug)}`);
}

function detailsRules(): Rules {
  const { errors } = composerWords;
  const atMost = (most: number, error: string) => [
    { holds: (text: string) => lengthOf(text) <= most, error },
  ];
  return {
    measurements: atMost(entryLimits.measurements, errors.measurementsTooLong(entryLimits.measurements)),
    date: [
      { holds: (day) => day === "" || isDay(day), error: errors.dateUnreadable },
      { holds: (day) => day === "" || !isPast(day), error: errors.datePast },
    ],
    city: atMost(entryLimits.city, errors.cityTooLong(entryLimits.city)),
    words: atMost(entryLimits.words, errors.wordsTooLong(entryLimits.words)),
  };
}
