/** Programs that read the shop for a shopper are told these in plain text. */
export const assistantWords = {
  pages: "Pages",
  asking: "How to ask",
  /** A link to WhatsApp, or to the contact page, follows. */
  ask: "There is no checkout. To buy or rent a dress, send us a message with your size and the date:",
  asText:
    "Each of these pages is plain text. Without .md at the end of its address it is the page that people see.",
};
