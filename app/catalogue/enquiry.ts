import {
  chosenDress,
  type EnquiryWords,
  enquirySentence,
  openEnquiry,
  shoppingWords,
} from "#app/label/shopping-words.ts";
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

export function enquiryText({ kind, ...details }: Enquiry): string {
  return textOf(shoppingWords.enquiries[kind], details);
}

/** For messages sent elsewhere than on WhatsApp: renting and buying in one. */
export function openEnquiryText(details: Omit<Enquiry, "kind">): string {
  return textOf(openEnquiry, details);
}

function textOf(words: EnquiryWords, { name, colour, size, address }: Omit<Enquiry, "kind">): string {
  return `${enquirySentence(words, chosenDress(name, colour, size))}\n${address}`;
}

/** https://faq.whatsapp.com/5913398998672934: digits of the international number, text percent-encoded. Never throws. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(wellFormed(text))}`;
}
