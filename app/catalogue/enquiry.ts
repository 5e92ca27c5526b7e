import { type EnquiryWords, enquirySentence, shoppingWords } from "#app/label/shopping-words.ts";

import { wellFormed } from "#app/label/well-formed.ts";

/** What a shopper may ask for. */
export type EnquiryKind = keyof typeof shoppingWords.enquiries;

export type Enquiry = {
  kind: EnquiryKind;
  name: string;
  /** In words, "Blush"; empty while nothing is chosen. */
  colour?: string | undefined;
  size?: string | undefined;
  /** The page the shopper looks at, with the choices in it. */
  address: string;
};

export function enquiryText({ kind, ...asked }: Enquiry): string {
  return textOf(shoppingWords.enquiries[kind], asked);
}

/** For whoever writes elsewhere than on WhatsApp: it asks for both. */
export function openEnquiryText(asked: Omit<Enquiry, "kind">): string {
  const { rent, purchase } = shoppingWords.enquiries;
  const words = {
    verb: `${rent.verb} or ${purchase.verb}`,
    asksFor: `${rent.asksFor} and ${purchase.asksFor}`,
  };
  return textOf(words, asked);
}

function textOf(words: EnquiryWords, { name, colour, size, address }: Omit<Enquiry, "kind">): string {
  const choices = [size && `size ${size}`, colour && `in ${colour}`].filter(Boolean).join(", ");
  const dress = choices ? `${name} (${choices})` : name;
  return `${enquirySentence(words, dress)}\n${address}`;
}

/** https://faq.whatsapp.com/5913398998672934: digits of the international number, text percent-encoded. Never throws. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(wellFormed(text))}`;
}
