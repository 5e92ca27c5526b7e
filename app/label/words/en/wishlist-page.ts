/** The fitting list is a shortlist of dresses on the visitor's own device, and a link carries it to others. */
export const wishlistPageWords = {
  title: "The fitting *list*",
  lead: "Side by side, as they would hang in the fitting room. The list is yours alone; its link carries it further.",
  shared: {
    title: "A list for *you*",
    lead: "Somebody has chosen these, and would like to know what you think.",
    add: "Add these to my list",
    addOne: "Add it to my list",
    added: (count: number) => `${count} ${count === 1 ? "dress is" : "dresses are"} on your list now.`,
    full: "Your own list is full. Take a dress off it, and there is room for another.",
    own: (count: number) => `Your own list, ${dresses(count)}`,
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
    neededBy: "Needed by",
  },
  notToRent: "Not to rent",
  notForSale: "To rent only",
  weeks: (weeks: number) => `In ${weeks} ${weeks === 1 ? "week" : "weeks"}`,
  /** This stands where the label has not said it of one dress, but of others. */
  unknown: "–",
  /** Assistive technology reads this out after the label of a row. */
  same: ", the same for all",
  differences: "Mark what differs",
  /** Without script a button does what the box says. */
  showDifferences: "Show the list so",
  dresses: "Dresses on the list",
  note: "Note",
  noteFor: (dress: string) => `Note for ${dress}`,
  moveBefore: (dress: string) => `Move ${dress} forward`,
  moveAfter: (dress: string) => `Move ${dress} back`,
  drag: "Drag to another place",
  takeOff: (dress: string) => `Take ${dress} off the list`,
  movedTo: (dress: string, place: number, count: number) => `${dress} is number ${place} of ${count}`,
  full: "The list holds twelve dresses, and is full. Take one off, and there is room for another.",
  putBack: (dress: string) => `${dress} is on the fitting list again`,
  undo: "Undo",
  unnamed: "A dress",
  gone: {
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
};

/** Says "1 dress" or "6 dresses". */
function dresses(count: number): string {
  return `${count} ${count === 1 ? "dress" : "dresses"}`;
}
