/** What the shop says of prices, orders of a list and enquiries. The specification has the words of the orders and the two buttons. */
export const shoppingWords = {
  priceOnRequest: "Price on request",
  sortOrders: {
    "name-ascending": "Alphabetically, A-Z",
    "name-descending": "Alphabetically, Z-A",
    "price-ascending": "Price, low to high",
    "price-descending": "Price, high to low",
  },
  /** Each kind of enquiry names the price that it asks for. */
  enquiries: {
    rent: { label: "Rent via WhatsApp", shortLabel: "Rent", verb: "rent", asksFor: "the rental price" },
    purchase: { label: "Purchase via WhatsApp", shortLabel: "Purchase", verb: "buy", asksFor: "the price" },
  },
  /** Follows the short label on phones, for assistive technology. */
  viaWhatsApp: "via WhatsApp",
  /** Beneath the two buttons, for whoever has no WhatsApp at hand. */
  elsewhere: {
    telephone: "Telephone",
    copy: "Copy message",
    /** What is copied. */
    message: "Message",
    copied: "Copied",
    notCopied: "Select the text and copy it",
  },
} as const;

export type EnquiryWords = { verb: string; asksFor: string };

/** Of both, for whoever writes elsewhere than on WhatsApp. */
export const openEnquiry: EnquiryWords = { verb: "rent or buy", asksFor: "the rental price and the price" };

/** "Aurélie (size 36, in Blush)", of what is chosen. */
export function chosenDress(name: string, colour: string | undefined, size: string | undefined): string {
  const choices = [size && `size ${size}`, colour && `in ${colour}`].filter(Boolean).join(", ");
  return choices ? `${name} (${choices})` : name;
}

/** The message that a shopper sends; the page's address follows on a line of its own. `dress`: "Aurélie (size 36, in Blush)". */
export function enquirySentence({ verb, asksFor }: EnquiryWords, dress: string): string {
  return `Hello, I would like to ${verb} ${dress}. Could you tell me ${asksFor}?`;
}
