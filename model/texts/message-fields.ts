import { t } from "@trousseau/words/translate.ts";
import { unfinishedFault } from "./placeholder.ts";

/** The purposes of a visitor's message to the label, as an address names them; on a wishlist it is to be tried on. */
export const messagePurposes = ["rent", "purchase", "question", "fittingList"] as const;

export type MessagePurpose = (typeof messagePurposes)[number];

/** The fields that may stand in the text of a message, in braces: {dress}. What is not known yet leaves its whole line out. */
const ofOneDress = [
  "dress",
  "colour",
  "size",
  "measurements",
  "date",
  "city",
  "words",
  "link",
  "reference",
] as const;
const ofSeveral = ["dresses", "date", "city", "words", "reference"] as const;

type MessageField = (typeof ofOneDress)[number] | (typeof ofSeveral)[number];

export const messageFields = {
  rent: ofOneDress,
  purchase: ofOneDress,
  question: ofOneDress,
  fittingList: ofSeveral,
} satisfies Record<MessagePurpose, readonly MessageField[]>;

/** The one field without which nobody knows what a message is about; a question may be about no dress. */
const neededFields: Record<MessagePurpose, MessageField | undefined> = {
  rent: "dress",
  purchase: "dress",
  question: undefined,
  fittingList: "dresses",
};

export function isMessagePurpose(name: string): name is MessagePurpose {
  return messagePurposes.some((purpose) => purpose === name);
}

/** The fields of the label's own answers. A sentence is left out when the visitor has not said what it names. */
export const answerFields = ["name", "dress", "date"] as const;

/** The fields of the terms of a hire agreement. A line is left out when the booking does not say what it names. */
export const agreementFields = [
  "name",
  "dress",
  "size",
  "firstDay",
  "lastDay",
  "price",
  "deposit",
  "paid",
  "due",
] as const;

/** The reason, for its editor, why a text cannot be the message of this purpose; undefined where it can. */
export function messageFault(purpose: MessagePurpose, text: string): string | undefined {
  const needed = neededFields[purpose];
  const fault = fieldsFault(messageFields[purpose], text);
  if (needed && !fault && !namedIn(text).includes(needed))
    return t("does not name {{needed}}", { needed: `{${needed}}` });
  return fault;
}

/** The same of a text that may name these fields. */
export function fieldsFault(fieldNames: readonly string[], text: string): string | undefined {
  const unknown = namedIn(text).find((name) => !fieldNames.includes(name));
  if (unknown !== undefined)
    return t("names a field that does not exist, {{unknown}}: there are {{names}}", {
      unknown: `{${unknown}}`,
      names: fieldNames.map((name) => `{${name}}`).join(", "),
    });
  return unfinishedFault(text.replace(/\{\w+\}/g, "")) ? t("contains a placeholder") : undefined;
}

function namedIn(text: string): string[] {
  // Each begins where the last has ended: behind the last closed brace nothing is looked for again from every open one.
  return [...text.matchAll(/[^{]*\{([^}]*)\}/gy)].map(([, name = ""]) => name);
}
