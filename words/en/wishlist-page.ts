/** The fitting list is a shortlist of dresses on the visitor's own device, and a link carries it to others. */
export const wishlistPageWords = {
  title: "The fitting *list*",
  lead: "Side by side, as they will hang in the fitting room. Only you can see this list, until you share its link.",
  shared: {
    title: "A list for *you*",
    lead: "Someone has chosen these and would love your opinion.",
    add: "Add these to my list",
    addOne: "Add it to my list",
    added: (count: number) => `${count} ${count === 1 ? "dress is" : "dresses are"} on your list now.`,
    full: "Your list is full. Remove a dress to make room.",
    own: (count: number) => `Your own list, ${dresses(count)}`,
  },
  empty: {
    title: "Nothing to try on *yet*",
    lead: "Tap the hanger on any dress and it will wait for you here: up to twelve, no account, on this device only.",
  },
  rows: {
    silhouette: "Silhouette",
    neckline: "Neckline",
    sleeves: "Sleeves",
    fabric: "Fabric",
    colours: "Colours",
    sizes: "Sizes",
    price: "Price",
    rental: "Rental",
    leadTime: "Made to order",
    state: "Availability",
    neededBy: "Needed by",
  },
  notToRent: "Not for rent",
  notForSale: "Rental only",
  weeks: (weeks: number) => `In ${weeks} ${weeks === 1 ? "week" : "weeks"}`,
  /** This stands where the label has not said it of one dress, but of others. */
  unknown: "–",
  /** Assistive technology reads this out after the label of a row. */
  same: ", the same for all",
  differences: "Highlight differences",
  /** A button does what the box says where there is no script. */
  showDifferences: "Apply",
  dresses: "Dresses on the list",
  note: "Note",
  noteFor: (dress: string) => `Note for ${dress}`,
  move: "Move",
  moveBefore: (dress: string) => `Move ${dress} forward`,
  moveAfter: (dress: string) => `Move ${dress} back`,
  takeOff: (dress: string) => `Remove ${dress} from the list`,
  movedTo: (dress: string, place: number, count: number) => `${dress} is number ${place} of ${count}`,
  full: "Twelve dresses make a full list. Remove one to add another.",
  putBack: (dress: string) => `${dress} is on the fitting list again`,
  undo: "Undo",
  unnamed: "A dress",
  gone: {
    text: (dress: string) => `${dress} has left the collection. One may still hang in the atelier:`,
    ask: "ask us",
    takeOff: "Remove",
    shared: (count: number) =>
      count === 1
        ? "One dress on this list has left the collection."
        : `${count} dresses on this list have left the collection.`,
  },
  notKept:
    "Your browser is not saving this list. It lasts until you close the page; copy its link to keep it.",
  ask: {
    heading: "Try them *on*",
    text: "One message requests a fitting for all of them.",
    whatsApp: "Ask via WhatsApp",
    withNotes: "Include my notes",
    tooLong: "Your notes are too long for one message, so it goes without them.",
  },
  share: {
    button: "Share this list",
    copied: "Link copied",
    notCopied: "Select the link and copy it",
    link: "Link to this list",
  },
  print: "Print look-sheets",
};

/** Says "1 dress" or "6 dresses". */
function dresses(count: number): string {
  return `${count} ${count === 1 ? "dress" : "dresses"}`;
}
