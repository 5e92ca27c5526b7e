import { chosenDress } from "#app/label/shopping-words.ts";
import { wellFormed } from "#app/label/well-formed.ts";

/** The dress that is asked for, as it is chosen. */
export type AskedDress = {
  name: string;
  /** In words, "Blush"; empty while nothing is chosen. */
  colour?: string | undefined;
  size?: string | undefined;
  /** The page the shopper looks at, with the choices in it. */
  address: string;
};

/** What is known of the fields of a message, by their names. */
export type MessageValues = Readonly<Partial<Record<string, string>>>;

/**
 * The message that a label's text becomes (label/messages.ts). {dress} has the choices in brackets, unless the text has a field of its own for
 * them.
 */
export function messageOf(
  text: string,
  { name, address: link, ...chosen }: AskedDress,
  more?: MessageValues,
): string {
  const { colour, size } = chosen;
  const dress = name && (/\{(colour|size)\}/.test(text) ? name : chosenDress(name, colour, size));
  return filledIn(text, { dress, colour: colour ?? "", size: size ?? "", link, ...more });
}

/** A line with a field of which nothing is known is left out. */
export function filledIn(text: string, values: MessageValues): string {
  const isKnown = (line: string) => [...line.matchAll(field)].every(([, name = ""]) => values[name]);
  const fill = (line: string) => line.replace(field, (_, name: string) => values[name] ?? "");
  return text.split("\n").filter(isKnown).map(fill).join("\n");
}

const field = /\{(\w+)\}/g;

/** https://faq.whatsapp.com/5913398998672934: digits of the international number, text percent-encoded. Never throws. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(wellFormed(text))}`;
}
