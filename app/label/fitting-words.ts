/** What the fitting list says: a shortlist of dresses on the visitor's own device, and the link that carries it to others. */
export const fittingWords = {
  /** Of the header's link, once there are some on it. */
  listOf: (count: number) => `Fitting list, ${count} ${count === 1 ? "dress" : "dresses"}`,
  title: "The fitting *list*",
  lead: "Side by side, as they would hang in the fitting room. The list stays on this device; its link carries it further.",
  shared: {
    title: "A list for *you*",
    lead: "Somebody has chosen these, and would like to know what you think.",
    add: "Add these to my list",
    addOne: "Add it to my list",
    added: (count: number) => `${count} ${count === 1 ? "dress is" : "dresses are"} on your list now.`,
    full: "Your own list is full. Take a dress off it, and there is room for another.",
    own: (count: number) => `Your own list, ${count} ${count === 1 ? "dress" : "dresses"}`,
  },
  empty: {
    title: "Nothing to try on *yet*",
    lead: "Every dress has a hanger beside it. Press it, and the dress comes here, to hang beside the others: up to twelve, without an account, on this device alone.",
  },
  rows: {
    silhouette: "Silhouette",
    neckline: "Neckline",
    sleeves: "Sleeves",
    fabric: "Fabric",
    colours: "Colours",
    sizes: "Sizes",
    price: "Price",
    rental: "To rent",
    leadTime: "Made to order",
  },
  notToRent: "Not to rent",
  notForSale: "To rent only",
  weeks: (weeks: number) => `In ${weeks} ${weeks === 1 ? "week" : "weeks"}`,
  /** Where the label has not said it of one dress, but of others. */
  unknown: "–",
  /** Follows the label of a row, for whoever hears it. */
  same: ", the same for all",
  differences: "Mark what differs",
  dresses: "Dresses on the list",
  note: "Note",
  noteFor: (dress: string) => `Note for ${dress}`,
  limit: {
    left: { one: "character left", many: "characters left" },
    over: { one: "character too many", many: "characters too many" },
  },
  moveBefore: (dress: string) => `Move ${dress} forward`,
  moveAfter: (dress: string) => `Move ${dress} back`,
  drag: "Drag to another place",
  takeOff: (dress: string) => `Take ${dress} off the list`,
  movedTo: (dress: string, place: number, count: number) => `${dress} is number ${place} of ${count}`,
  added: (dress: string, count: number) => `${dress} is on the fitting list, ${count} of 12`,
  full: "The list holds twelve dresses, and is full. Take one off, and there is room for another.",
  takenOff: (dress: string) => `${dress} is off the fitting list`,
  putBack: (dress: string) => `${dress} is on the fitting list again`,
  undo: "Undo",
  unnamed: "A dress",
  gone: {
    heading: "No longer *shown*",
    text: (dress: string) => `${dress} has left the collection. One may still be there:`,
    ask: "ask the atelier",
    takeOff: "Take it off",
    shared: (count: number) =>
      count === 1
        ? "One dress of this list has left the collection."
        : `${count} dresses of this list have left the collection.`,
  },
  notKept:
    "Your browser keeps nothing for us: the list lasts as long as this page is open. Its link keeps it.",
  ask: {
    heading: "Try them *on*",
    text: "One message asks for a fitting of all of them.",
    whatsApp: "Ask via WhatsApp",
    withNotes: "My notes go with it",
    tooLong: "The notes are too long for one message: it goes without them.",
  },
  share: {
    button: "Send the link",
    copied: "The link is copied",
    notCopied: "Select the link and copy it",
    link: "Link to this list",
  },
  print: "Print look-sheets",
} as const;
