/** What the shop says of prices, orders of a list and the two buttons, for whose orders and labels the specification has the words. */
export const shoppingWords = {
  priceOnRequest: "Price on request",
  /** Before the price of a rental. */
  toRent: "To rent:",
  sortOrders: {
    "name-ascending": "Alphabetically, A-Z",
    "name-descending": "Alphabetically, Z-A",
    "price-ascending": "Price, low to high",
    "price-descending": "Price, high to low",
  },
  /** The messages that they open are in messages.ts. */
  enquiries: {
    rent: { label: "Rent via WhatsApp", shortLabel: "Rent" },
    purchase: { label: "Purchase via WhatsApp", shortLabel: "Purchase" },
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
