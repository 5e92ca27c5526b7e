import { say } from "@trousseau/words/say.ts";
import chosenDress from "#words/chosen-dress.json" with { type: "json" };

export type AskedDress = {
  name: string;
  /** The colour's name, "Blush"; empty while nothing is chosen. */
  colour?: string | undefined;
  size?: string | undefined;
  /** The day it is needed by, in words. */
  date?: string | undefined;
  /** The page the shopper looks at, with the choices in it. */
  address: string;
};

type MessageValues = Readonly<Partial<Record<string, string | undefined>>>;

/**
 * Fills in a label's text (texts/message-fields.ts). {dress} has the choices in brackets, unless the text has fields
 * of its own for them.
 */
export function messageOf(text: string, requestedDress: AskedDress, more?: MessageValues): string {
  const { name, colour, size, address: link } = requestedDress;
  const dress = name && (/\{(colour|size)\}/.test(text) ? name : withChoices(name, colour, size));
  return filledIn(text, { ...requestedDress, dress, link, ...more });
}

/** "Aurélie (size 36, in Blush)". */
export function withChoices(name: string, colour = "", size = ""): string {
  if (!colour && !size) return name;
  if (!colour || !size) return say(chosenDress, colour ? "colour" : "size", { name, colour, size });
  return say(chosenDress, "sizeAndColour", { name, colour, size });
}

/** Half a character, which no text of ours or of a visitor holds (texts/well-formed.ts). */
const UNKNOWN = "\ud800";

/** A line with an unknown field is left out. A field may end in a slug of any script: {makingDays/robes-été}. */
export function filledIn(text: string, values: MessageValues): string {
  return text
    .replace(/{([^\s{}]+)}/g, (_, name: string) => (Object.hasOwn(values, name) && values[name]) || UNKNOWN)
    .split("\n")
    .filter((line) => !line.includes(UNKNOWN))
    .join("\n");
}
