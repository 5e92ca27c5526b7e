import type { Girth } from "../size-chart.ts";

/**
 * All that the shop says in English by itself: the words of its controls, its mails and its errors. What a label writes stands in its documents.
 * A second language is a second file of this kind beside this one: docs/your-own-label.md. Other words of the same sentence belong into the same
 * entry, so that another language may set them in another order.
 *
 * Each export is a part of its own in the browser's scripts (vite-plugins/language-words.ts), with what it uses of this file: nothing here may be
 * worked out while the file is read.
 */

/** As browsers and search engines know it: https://www.rfc-editor.org/info/bcp47. Numbers and names are written and sorted in its way. */
export const languageTag = "en";

/** "ltr" or "rtl". */
export const textDirection = "ltr";

/** The way in which pages write dates: "9 May 2027". */
export const dateLocale = "en-GB";

/**
 * What assistive technology reads out for controls and parts of a page that show no words, and the few short words that are
 * the same on every screen. Words that belong to one screen stand with that screen's other texts.
 */
export const controlNames = {
  close: "Close",
  loading: "Loading",
  skip: "Skip to the content",
  /** Beside a field that must be filled in. */
  required: "required",

  mainLinks: "Main",
  mainLinksAgain: "Main, further down",
  homeOf: (label: string) => `${label}, home`,
  menu: "Menu",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  search: "Search",
  map: "Find the showroom on a map",
  waysOn: "Ways on",
  home: "Home",
  /** After the name of a link to another site. */
  newTab: "(opens in a new tab)",
  closeNotice: "Close the notice",
  reload: "Reload the page",

  breadcrumb: "The way up",
  collections: "Collections",
  pages: "Pages",
  inColours: (colours: string) => `In ${colours}`,
  coloursOf: (dress: string) => `Colours of ${dress}`,

  pictures: "Pictures",
  picturesOf: (dress: string) => `Pictures of ${dress}`,
  picture: "Picture",
  /** Before what the picture shows. */
  enlarge: "Enlarge:",

  fittingList: "Fitting list",
  addToFitting: (dress: string) => `Add ${dress} to the fitting list`,

  pauseMotion: "Pause motion",
  previousIn: (list: string) => `Previous in ${list}`,
  nextIn: (list: string) => `Next in ${list}`,
};

/** Words that every page brings along: they are needed before anything else has arrived. */
export const loadingWords = {
  /** While the next screen is on its way; the product's word is the specification's. */
  product: "LOADING",
  other: "Loading",
};

/** What assistive technology reads out for carousels and stacks of cards, and their buttons. */
export const carouselNames = {
  /** What each is, after its name. */
  carousel: "carousel",
  slide: "slide",
  positionOf: (number: number, count: number) => `${number} of ${count}`,
  showSlide: (number: number, count: number) => `Show slide ${number} of ${count}`,
  /** Of the stack of featured dresses. */
  previous: "Previous featured dress",
  next: "Next featured dress",
};

/** What assistive technology reads out for the controls of an enlarged picture. They come with its script. */
export const lightboxNames = {
  picturesOf: (dress: string) => `Pictures of ${dress}, enlarged`,
  previous: "Previous picture",
  next: "Next picture",
  zoomOut: "Zoom out",
  zoomIn: "Zoom in",
};

/** What the bar of the preview says, which editors alone see. */
export const previewNames = {
  title: "Preview",
  ended: "This preview has ended. Open it once more from Studio.",
  unavailable: "The preview cannot be fetched just now.",
  leave: "Leave",
};

/** What assistive technology reads out for the sheet that a dress is printed on; what stands on it is among the words of the product. */
export const sheetWords = { lookSheet: "Look-sheet" };

/** The error screens: they come with the code, because an error may mean that nothing else has arrived. */
export const errorWords = {
  /** In place of a message, for what is thrown without one. */
  unknown: "Unknown error",
  notFound: "Not Found",
  /** The heading is the specification's; the message itself follows it. */
  unexpected: {
    heading: "Unexpected Application Error!",
    sentence: "A stitch has come loose on our side. Try the page once more.",
    retry: "Try again",
    home: "Home",
    /** Of the picture: what it shows. */
    picture: "Ivory satin lying almost flat, a single pleat down the middle",
  },
  offline: {
    heading: "No *connection*",
    sentence:
      "There is no connection for the moment. What you have open stays as it is; the rest comes back with it.",
    retry: "Try again",
  },
  /** Of a list that was to be filtered or sorted: it is asked for again and again. */
  unanswered:
    "A stitch has come loose on our side. What you see stays as it is; what you have chosen follows as soon as we can.",
  /** After "Loading chunk … failed", whose wording the code owns. */
  chunk: {
    sentence:
      "Part of the page did not arrive, or a newer one has taken its place. Reloading usually settles it.",
    reload: "Reload the page",
  },
};

/** Said at an address that has no page, where the label has not written about it. */
export const notFoundWords = {
  title: "Not *Found*",
  sentence: "There is no page at this address.",
};

/** Round a quotation. */
export const quotationMarks = { opening: "“", closing: "”" };

/** Links to the screens that every shop has. */
export const navigationWords = {
  home: "Home",
  about: "About us",
  contact: "Contact us",
};

/** The footer's column heads, and the labels of the two external links under "Reach us". */
export const footerWords = {
  about: "About us",
  mainLinks: "Main Links",
  explore: "Explore",
  reach: "Reach us",
  showroom: "Visit our showroom",
  appointment: "Book an Appointment",
  customerCare: "Customer Care",
  newsletter: "Newsletter",
};

/** The video's is the specification's, word for word. */
export const homeWords = {
  videoUnsupported: "Your browser does not support the video tag.",
  /** Of a slider of all dresses, unless somebody has written something else. */
  allDresses: { heading: "All *dresses*", more: "Show More" },
};

/** In the place of the dresses, while a shop has none. `text`: of a label by its name. */
export const openingSoonWords = {
  heading: "The shop\nopens *soon*",
  text: (name: string) => `The dresses of ${name} will hang here. Until then, ask about those to come.`,
  more: "Contact us",
};

/** What the collection screen says round its dresses; the names of the four orders are among the words of shopping. */
export const collectionWords = {
  sort: "Filter and Sort",
  products: (count: number) => `${count} ${count === 1 ? "product" : "products"}`,
  previous: "Previous dresses",
  more: "Show more",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

/** "Tulle" of "Tulle dresses", where room is small and the label has said nothing shorter. */
export function shortCollectionName(name: string): string {
  return name.replace(/ dresses$/i, "");
}

/** "Tulle dresses" as a sentence goes on with it. The name is the label's: a language that writes nouns large leaves it. */
export function collectionInSentence(name: string): string {
  return name.toLowerCase();
}

/** "Aurélie, tulle dress": what a picture shows for which the label has not written a text. */
export function dressOf(name: string, collection: string): string {
  return `${name}, ${collectionInSentence(collection).replace(/dresses$/, "dress")}`;
}

/** What the filter of a collection says. */
export const filterWords = {
  facets: {
    colour: "Colour",
    silhouette: "Silhouette",
    neckline: "Neckline",
    sleeves: "Sleeves",
    fabric: "Fabric",
    size: "Size",
    price: "Price",
    for: "To rent or to buy",
  },
  /** Of a range of prices that begins with nothing. */
  under: (price: string) => `Under ${price}`,
  offers: { rent: "To rent", purchase: "To buy" },
  show: "Show the dresses",
  chosen: "Chosen",
  remove: "Remove",
  clearAll: "Clear all",
  /** `without`: names of facets. */
  nothing: (without: readonly string[]) =>
    `No dress has all of this. These come nearest, without ${without.join(", ").toLowerCase()}:`,
};

/** What a shopper calls the colours of dresses, in the order in which a filter offers them. */
export const colourFamilies = {
  white: "White and ivory",
  beige: "Beige and champagne",
  pink: "Pink and blush",
  red: "Red and burgundy",
  brown: "Orange and brown",
  gold: "Gold and yellow",
  green: "Green",
  blue: "Blue",
  purple: "Purple and lilac",
  grey: "Grey and silver",
  black: "Black",
};

/** "1 dress", "6 dresses". */
function dresses(count: number): string {
  return `${count} ${count === 1 ? "dress" : "dresses"}`;
}

/** What the search says before it has found anything; what it says of what it finds follows. */
export const searchFormWords = {
  title: "Search",
  label: "Search by name, colour or fabric",
  close: "Close search",
  /** When the list of names did not arrive; the form asks the server all the same. */
  failed: "The list of dresses did not arrive. Press Enter to ask for it once more.",
};

/** What the search says of what it finds. */
export const searchWords = {
  results: "Dresses found",
  count: (count: number) => dresses(count),
  /** While nothing is searched for: dresses in the order that the label has given them. */
  first: "Begin with these",
  collections: "The collections",
  recent: "You searched for",
  forget: (text: string) => `Forget “${text}”`,
  forgetAll: "Forget all",
  nearest: "Spelt nearly the same",
  ask: (text: string) => `Ask us on WhatsApp for “${text}”`,
  /** The line of the message that is asked with. */
  asked: (text: string) => `I am looking for “${text}”.`,
  /** Where the page has more of them than the dialog. */
  all: (count: number) => `See all ${count}`,
  /** Where the index did not arrive: to the page of the search. */
  onPage: "Search on a page of its own",
  /** Where names alone were searched, without script. */
  everywhere: "Search colours and fabrics as well",
  /** Of a dress that was found by its size, or by what it is offered for. */
  size: (label: string) => `Size ${label}`,
  /** As the filters say it, whose words would come with every page if these were the same. */
  offers: { rent: "To rent", purchase: "To buy" },
  /** Above dresses that have most of the words, but not all. */
  partly: (without: readonly string[]) =>
    without.length > 0
      ? `No dress has all of this. These come nearest, without ${without.map((word) => `“${word}”`).join(", ")}.`
      : "No dress has all of this. These come nearest.",
  shownOf: (shown: number, count: number) => `The first ${shown} of ${count}`,
};

/**
 * Words of shoppers, each with what the shop says for it; without accents, as a search compares them. The words `rent` and `purchase` stand for
 * what a dress is offered for.
 */
export const synonyms = [
  ["rental", "rent"],
  ["renting", "rent"],
  ["hire", "rent"],
  ["buy", "purchase"],
  ["buying", "purchase"],
  ["cream", "white"],
  ["nude", "beige"],
  ["blush", "pink"],
  ["wine", "red"],
  ["bordeaux", "red"],
  ["maroon", "red"],
  ["orange", "brown"],
  ["yellow", "gold"],
  ["navy", "blue"],
  ["violet", "purple"],
  ["gray", "grey"],
  ["silver", "grey"],
];

/** Words that say of another which field it is meant of: "long sleeves", "halter neck", "size 38". */
export const fieldNouns = {
  colours: ["colour", "color"],
  fabric: ["fabric"],
  silhouette: ["silhouette", "shape"],
  neckline: ["neck", "neckline"],
  sleeves: ["sleeve", "sleeves"],
  sizes: ["size"],
};

/** Also the title of its page. */
const findYourSize = "Find your size";

/** What the product screen says round a dress; the words of the two buttons are those of shopping. */
export const productWords = {
  colour: "Colour",
  size: "Size",
  /** Of the link to the size finder. */
  findSize: findYourSize,
  /** Beside a picker in which nothing is chosen yet. */
  choose: "Choose one",
  /** Of the button that chooses without script. */
  submit: "Choose",
  /** Read out after a colour or size that is crossed out. */
  unavailable: "not to be had at present",
  cut: "The dress",
  making: "Fabric and making",
  delivery: "Delivery",
  description: "Description",
  /** Before the collection's name, which is set in italics. */
  moreIn: "More in",
  completesLook: "Completes the *look*",
  showMore: "Show More",
  /** On paper. */
  sheet: { price: "Price", sizes: "Sizes", colours: "Colours", showroom: "Showroom" },
};

/** What the shop says of prices, orders of a list and the two buttons, for whose orders and labels the specification has the words. */
export const shoppingWords = {
  priceOnRequest: "Price on request",
  toRent: (price: string) => `To rent: ${price}`,
  sortOrders: {
    "name-ascending": "Alphabetically, A-Z",
    "name-descending": "Alphabetically, Z-A",
    "price-ascending": "Price, low to high",
    "price-descending": "Price, high to low",
  },
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
};

/** "1 day", "6 days". */
function days(count: number): string {
  return `${count} ${count === 1 ? "day" : "days"}`;
}

/** What is said of a rental on a dress's page, and of its days on the fitting list as well. */
export const rentalWords = {
  rental: "Rental",
  /** After the price. */
  forDays: (price: string, count: number, isOnRequest: boolean) =>
    `${price}${isOnRequest ? "," : ""} for ${days(count)}`,
  /** Where its price is said elsewhere. */
  days: (count: number) => `For ${days(count)}`,
  deposit: "Deposit",
  /** After the amount. */
  givenBack: "given back with the dress",
  included: "Included",
  notForSale: "to rent only",
  notToRent: "To buy only",
};

/** What a dress's page says of the day it is needed by. The numbers of days are the label's own (terms.ts). */
export const neededByWords = {
  /** Always there, whatever the day. */
  made: (making: number) => `Made to order in ${days(making)}`,
  shipped: (shipping: number) => `shipped in at most ${days(shipping)}`,
  label: "Needed by",
  hint: "Give the day of the event, and you read here whether the dress can be there in time. The day stays on your device.",
  past: "That day has passed.",
  verdicts: {
    made: (orderBy: string) => `In time, made to order, if you order by ${orderBy}.`,
    tight: (orderBy: string) =>
      `In time, made to order, if you order by ${orderBy}; there is no time left for an alteration.`,
    rush: (orderBy: string) => `Possible if the atelier hurries: ask us first, by ${orderBy}.`,
    rent: (orderBy: string) => `Better rented: reserved by ${orderBy}, it can be with you in time.`,
    rentOnly: (orderBy: string) => `In time, if you reserve it by ${orderBy}.`,
    late: "Not in time, neither made nor rented. Ask us all the same: sometimes a dress is ready.",
    lateToMake: "Too soon for it to be made to order. Ask us all the same: sometimes a dress is ready.",
    lateToRent: "Too soon for it to be rented. Ask us all the same: sometimes a dress is free.",
  },
  /** Ticked by her. */
  mention: "Mention the day in my message",
};

/** What leads on from a dress: to its neighbours in a list, to those seen before, and to somebody else. */
export const aroundWords = {
  neighbours: "Further in the list",
  previous: (dress: string) => `Previous: ${dress}`,
  next: (dress: string) => `Next: ${dress}`,
  viewed: "Seen *before*",
  forget: "Forget these",
  forgotten: "Forgotten",
  share: {
    button: (dress: string) => `Share ${dress}`,
    link: (dress: string) => `Link to ${dress}`,
    copied: "The link is copied",
    notCopied: "Select the link and copy it",
  },
};

/** What stands round the size finder; what it goes by, and how to measure, is the label’s chart. */
export const sizeFinderWords = {
  find: findYourSize,
  /** Of the button on the page of the chart. */
  measureMe: "Enter my measurements",
  notLoaded: "The size finder could not be loaded. The chart says the same.",
  size: "Size",
  measures: {
    bust: "Bust",
    waist: "Waist",
    hips: "Hips",
    hollowToHem: "Hollow to hem",
  },
  hollowToFloor: "Hollow to floor",
  heels: "Heels",
  unit: "In",
  units: { cm: "Centimetres", in: "Inches" },
  /** "hips 96 cm", in an enquiry. */
  written: (measure: string, value: string) => `${measure.toLowerCase()} ${value}`,
  /** After a number. */
  short: { cm: "cm", in: "in" },
  /** Over the part of the form that may stay empty. */
  length: "For the length, if you like",
  submit: "Find my size",
  remember: "Remember on this device",
  remembered: "Remembered on this device until you take the tick away.",
  forgotten: "Nothing is remembered on this device.",
  /** Nobody else is told. */
  private: "What you measure stays with you: it is worked out on this device and sent nowhere.",
  errors: {
    nothing: "One of bust, waist and hips is needed.",
    unreadable: "A number is needed here, such as 88, 88.5 or 34 1/2.",
    outside: {
      cm: (least: string, most: string) => `From ${least} to ${most} cm. Or are these inches?`,
      in: (least: string, most: string) => `From ${least} to ${most} in. Or are these centimetres?`,
    },
    heels: {
      cm: (most: string) => `Heels of ${most} cm at most.`,
      in: (most: string) => `Heels of ${most} in at most.`,
    },
  },

  howTo: "How to *measure*",
  /** Of the table. */
  caption: "Sizes in centimetres, the same in inches below",
  rule: "Which size it *is*",
  /** True of app/size-finder/size-advice.ts. */
  rules: (heels: string) => [
    "The largest of your measurements decides: a dress can be taken in, and hardly let out.",
    "Between two sizes it is the larger. Below the smallest it is the smallest, taken in for you.",
    "Above the largest size, where your measurements are more than two sizes apart, or where the hem would not reach the floor in your heels, the dress is made to your measurements.",
    `Lengths are made for heels of ${heels}.`,
  ],
  madeIn: (dress: string, sizes: string) => `${dress} is made in ${sizes}.`,
  goneIn: (sizes: string) => `Not to be had at present: ${sizes}.`,
  notMade: "not made in this size",
  unavailable: "not to be had at present",

  yours: "Your size",
  bespoke: "Made to *measure*",
  asks: (girths: readonly Girth[], size: string) =>
    `your ${named(girths)} ${isPlural(girths) ? "ask" : "asks"} for ${size}`,
  largestCounts: "The largest counts: a dress can be taken in, and hardly let out.",
  between: (girths: readonly Girth[], smaller: string, size: string) =>
    `Your ${named(girths)} ${isPlural(girths) ? "are" : "is"} between ${smaller} and ${size}: of two sizes it is the larger.`,
  smaller: "You are smaller than our smallest size: it is taken in for you.",
  basedOn: (girths: readonly Girth[], missing: readonly Girth[]) =>
    `This is based on your ${named(girths)} alone; with ${named(missing)} it would be surer.`,
  larger: (girths: readonly Girth[], largest: string) =>
    `Your ${named(girths)} ${isPlural(girths) ? "are" : "is"} larger than our largest size, ${largest}.`,
  apart: (sizes: string) =>
    `${sizes}. A dress can be taken in by two sizes at most: one cut to your measurements will hang better than one that is altered.`,
  takenUp: (by: string, heels: string) => `In heels of ${heels} the hem is taken up by ${by}.`,
  rightLength: (heels: string) => `The length is right for heels of ${heels}.`,
  tooShort: (size: string, by: string, heels: string) =>
    `${size} fits you all round, and would be ${by} too short in heels of ${heels}.`,
  flatter: (heels: string) => `In heels of ${heels} or less it is long enough.`,
  inFlats: "Without heels it is long enough.",
  notMadeIn: (dress: string, size: string) => `${dress} is not made in ${size}.`,
  goneAtPresent: (dress: string, size: string) => `${dress} is not to be had in ${size} at present.`,
  nearest: (size: string) => `The next size that there is, ${size}, can be taken in.`,
  onlyBespoke: "It can be made to your measurements.",
  choose: (size: string) => `Choose ${size}`,
  chosen: (size: string) => `Size ${size} is chosen.`,
  ask: "Ask for it made to measure",
  toEnquiry: "Put my measurements into my enquiry",
  toEnquiryNote: "You see them there, and can change them, before anything is sent.",
  inEnquiry: "Your measurements stand in the enquiry.",
};

/** "bust and hips", in the middle of a sentence. */
function named(girths: readonly Girth[]): string {
  return listed(girths.map((girth) => sizeFinderWords.measures[girth].toLowerCase()));
}

/** One of them is hips already. */
function isPlural(girths: readonly Girth[]): boolean {
  return girths.length > 1 || girths.includes("hips");
}

/** "bust, waist and hips". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** What the fitting list says: a shortlist of dresses on the visitor's own device, and the link that carries it to others. */
export const fittingWords = {
  /** Of the header's link, once there are some on it. */
  listOf: (count: number) => `Fitting list, ${dresses(count)}`,
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
  /** Where the label has not said it of one dress, but of others. */
  unknown: "–",
  /** Follows the label of a row, for whoever hears it. */
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
  added: (dress: string, count: number) => `${dress} is on the fitting list, ${count} of 12`,
  full: "The list holds twelve dresses, and is full. Take one off, and there is room for another.",
  takenOff: (dress: string) => `${dress} is off the fitting list`,
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

/** What stands round the form that adds a few words to an enquiry; its title and the messages are among the messages. */
export const composerWords = {
  purpose: "It is about",
  purposes: { rent: "Renting", purchase: "Buying", question: "A question", fittingList: "A fitting" },
  dresses: "The dresses",
  colour: "Colour",
  size: "Size",
  /** The first entry of a list in which nothing is chosen yet. */
  undecided: "Not decided yet",
  measurements: "Or your measurements",
  date: "The day",
  city: "The place",
  words: "A line of your own",
  message: "Your message",
  reference: "Reference",
  /** Once she has edited the message. */
  own: "These are your own words: nothing you choose changes them.",
  anew: "Write it anew",
  /** Without script. */
  show: "Show my message",
  whatsApp: "Send on WhatsApp",
  web: "WhatsApp Web",
  copy: "Copy text",
  scan: "Or take it along: your phone’s camera opens it in WhatsApp, every word as it stands here.",
  tooLong: "The message is too long for a code. Copy it instead.",
  /** For whoever has no WhatsApp. */
  otherwise: "No WhatsApp? Send it from here",
  send: "Send",
  sending: "Sending",
  back: "Back to the dress",
  errors: {
    dateUnreadable: "This day cannot be read. It should look like 2027-05-09.",
    datePast: "This day has passed: is the year right?",
    cityTooLong: (most: number) =>
      `The name of a place may have ${most} characters. Yours is kept as it is: shorten it, please.`,
    measurementsTooLong: (most: number) =>
      `Measurements may have ${most} characters. Yours are kept as they are: shorten them, please.`,
    wordsTooLong: (most: number) =>
      `A line may have ${thousands(most)} characters, and this one has more. Nothing is cut: shorten it, please.`,
  },
};

function emailTooLong(most: number): string {
  return `No email address has more than ${most} characters. Yours is kept as it is: please check it.`;
}

/** What the contact page and the form of a message say round the label's own texts. */
export const contactWords = {
  labels: {
    name: "Name",
    email: "Email",
    message: "Message",
    /** Beside the name of a field that must be filled in. */
    required: "required",
    submit: "Submit",
    whatsapp: "Write on WhatsApp",
    showroom: "Showroom",
    hours: "Hours",
    map: "Visit our showroom",
    appointment: "Book an Appointment",
    phone: "Telephone",
    write: "Email",
    /** Beside the address to which the answer goes. */
    answerTo: "Answer to",
    /** Of the choice to be told by mail that the message has arrived: the reference and the day, and no words. */
    copy: "Send me a receipt",
    reference: "Reference",
    another: "Write another message",
    /** Of the field that only programs fill in. */
    trap: "Leave this empty",
    /** Leads to the privacy page. */
    privacy: "What we keep of it, and for how long",
  },
  errors: {
    summary: "Something is still missing. Your words are kept.",
    nameMissing: "Tell us your name, so that we know whom to answer.",
    nameTooLong: (most: number) =>
      `A name may have ${most} characters. Yours is kept as it is: shorten it, please.`,
    emailMissing: "Leave an email address for the answer.",
    emailMalformed: "This address does not look complete. It should read like name@domain.com.",
    emailTooLong,
    messageMissing: "Write a line or two; even a date helps.",
    messageTooLong: (most: number) =>
      `A message may have ${thousands(most)} characters, and this one has more. Nothing is cut: shorten it, or send it in parts.`,
    /** The answer did not come: no connection, or a fault of ours. */
    notSent:
      "The page could not take your message just now. Your words are kept: send it once more, or another way.",
  },
  /** Said when a message is not stored, beside the two ways on. */
  notKept: {
    failed: {
      heading: "Not sent *yet*",
      text: "The page could not keep your message just now. It is ready here, word for word: send it on WhatsApp, write to us by email, or press Submit once more.",
    },
    limited: {
      heading: "Another *way*",
      text: "The page takes only so many messages at a time, and few links in one. Yours is ready here, word for word: send it on WhatsApp, or write to us by email.",
    },
  },
};

/** What the form of the newsletter says round the label's own texts. */
export const newsletterFormWords = {
  label: "Email address for the newsletter",
  /** By specification, word for word. */
  placeholder: "Enter Your Email",
  submit: "Subscribe",
  privacyPointer: "See our privacy policy.",
  errors: {
    emailMissing: "Enter your email address first.",
    emailMalformed: "This address does not look complete. It should read like name@domain.com.",
    emailTooLong,
    notSent: "The page could not take your address just now. It is kept: send it once more.",
  },
  /** Said when the address is not stored, beside the way on. */
  notKept: {
    failed: "The page could not keep your address just now. It is still in the field: send it once more.",
    limited: "The page takes only so many addresses at a time. Yours is still in the field: send it later.",
  },
};

/** Beneath a field that is nearly full. */
export const fieldWords = {
  left: (count: number) => `${count} ${count === 1 ? "character" : "characters"} left`,
  tooMany: (count: number) => `${count} ${count === 1 ? "character" : "characters"} too many`,
};

/** "Aurélie (size 36, in Blush)", of what is chosen. */
export function chosenDress(name: string, colour: string | undefined, size: string | undefined): string {
  const choices = [size && `size ${size}`, colour && `in ${colour}`].filter(Boolean).join(", ");
  return choices ? `${name} (${choices})` : name;
}

/** What she adds herself; a line of which nothing is known is left out. */
const added = "My measurements: {measurements}\nThe day: {date}\nThe place: {city}\n{words}";

const signed = "{link}\nReference {reference}";

/** Of a label that has not written its own. The specification has the sentences of the first two. */
export const messages = {
  title: "Add a few *words*",
  lead: "Whatever you know so far is enough. The message writes itself, and every word of it is yours to change.",
  rent: `Hello, I would like to rent {dress}. Could you tell me the rental price?\n${added}\n${signed}`,
  purchase: `Hello, I would like to buy {dress}. Could you tell me the price?\n${added}\n${signed}`,
  either: `Hello, I would like to rent or buy {dress}. Could you tell me the rental price and the price?\n${added}\n${signed}`,
  question: `Hello, I have a question.\nIt is about {dress}.\n${added}\n${signed}`,
  fittingList: `Hello, I would like to try on these dresses:\n{dresses}\nThe day: {date}\nThe place: {city}\n{words}\nReference {reference}`,
};

/** What the contact page says of opening hours and of a visit, beside its own texts. */
export const visitWords = {
  days: {
    monday: "Monday",
    tuesday: "Tuesday",
    wednesday: "Wednesday",
    thursday: "Thursday",
    friday: "Friday",
    saturday: "Saturday",
    sunday: "Sunday",
  },
  /** Of the table: its name, and the columns that only assistive technology reads out. */
  table: { caption: "Opening hours", day: "Day", hours: "Hours" },
  /** Days of a week, or of a year: "Tuesday to Saturday", "1 to 23 August 2027". */
  range: (first: string, last: string) => `${first} to ${last}`,
  closed: "Closed",
  openNow: "Open now",
  openUntil: (time: string) => `Open now · until ${time}`,
  /** `day`: today, tomorrow, or its name. */
  closedUntil: (day: string, time: string) => `Closed · opens ${day} at ${time}`,
  today: "today",
  tomorrow: "tomorrow",
  /** The showroom's, for who is in another time zone. */
  timeIn: (time: string, city: string) => `${time}, ${city} time`,
  visit: {
    heading: "Your visit",
    day: "Day",
    submit: "Add to my calendar",
    ask: "Ask for this day",
    note: "This books nothing yet: the hour is agreed with us.",
    message: (day: string) => `Hello, I would like to visit the showroom on ${day}.`,
    /** Of the entry in the calendar. */
    title: (label: string) => `Visit to ${label}`,
    entry: "Please agree the hour with us before you come.",
  },
  appointmentErrors: {
    unreadable: "This is not a day that can be read. Choose one of these:",
    past: "This day is over. Choose one of these:",
    far: "This day is too far away to plan. Choose one of these:",
    closed: "The showroom is closed on this day. It is open on these:",
    none: "The showroom has no open day just now.",
    back: "Back to the contact page",
  },
};

/** The pages that the newsletter's mails lead to; `label`: the label's name. */
export const newsletterWords = {
  confirm: {
    button: "Confirm this address",
    open: {
      heading: "Shall we *write?*",
      text: (label: string) =>
        `Press the button, and ${label} writes to the address that this link was sent to. You may leave again at any time.`,
    },
    confirmed: {
      heading: "You are on the *list*",
      text: () =>
        "Thank you: your address is confirmed, and a mail that says so is on its way. Every letter has a link to leave by.",
    },
    again: {
      heading: "Already *pressed*",
      text: () =>
        "This link has been used, and the address was confirmed with it. If no letter comes, or if you have left since, sign up once more below.",
    },
    ended: {
      heading: "This link has *ended*",
      text: () =>
        "It holds for seven days, or a part of it was lost on the way. Sign up once more below, and a new one comes.",
    },
    failed: {
      heading: "Not *yet*",
      text: () => "The page could not keep it just now. Nothing is lost: press once more in a moment.",
    },
  },
  unsubscribe: {
    button: "Leave the list",
    open: {
      heading: "Leave the *list?*",
      text: (label: string) =>
        `Press the button, and ${label} writes no more to the address that this link was sent to.`,
    },
    done: {
      heading: "You have *left*",
      text: (label: string) =>
        `The address is deleted, and no further letter of ${label} comes. You are welcome back at any time, by the form below.`,
    },
    ended: {
      heading: "Not the whole *link*",
      text: () =>
        "A part of it was lost on the way. Open it once more from the letter; or write to us, and we take the address off by hand.",
    },
    failed: {
      heading: "Not *yet*",
      text: () => "The page could not note it just now. Press once more in a moment.",
    },
  },
};

/** What the shop's mails say. `label`: the label's name. */
export const mailWords = {
  notice: {
    /** `dress` is empty where it is about none. */
    subject: (name: string, reference: string, dress: string) =>
      [`Enquiry ${reference} from ${name}`, dress].filter(Boolean).join(": "),
    wrote: (name: string, when: string) => `${name} wrote on ${when}`,
    answer: (email: string) => `Answer this mail, and it goes to ${email}.`,
    studio: "The enquiry is in Studio, under Enquiries.",
  },
  copy: {
    subject: (label: string, reference: string) => `Your message to ${label} (${reference})`,
    heading: "Your message has arrived",
    text: (label: string, when: string) =>
      `${label} has the message that you sent on ${when}. This is the receipt that you asked for.`,
    notYou: "If you did not write it, somebody has entered your address by mistake: nothing more will come.",
  },
  /** Before what the enquiry is about; what was not said is left out. */
  details: {
    purpose: "About",
    dress: "Dress",
    colour: "Colour",
    size: "Size",
    measurements: "Measurements",
    date: "Day",
    city: "Place",
  },
  reference: "Reference",
};

/** What the newsletter's mails say. `label`: the label's name. */
export const newsletterMailWords = {
  confirmation: {
    subject: (label: string) => `Letters from ${label}: is this your address?`,
    heading: (label: string) => `Letters from ${label}`,
    text: (label: string) =>
      `Somebody has asked for the letters of ${label} at this address. If it was you, confirm it and they begin:`,
    button: "Confirm this address",
    until: (day: string) => `The link holds until ${day}.`,
    notYou: "If it was not you, do nothing: the address is not kept, and no letter will come.",
  },
  welcome: {
    subject: (label: string) => `You are on the list of ${label}`,
    heading: (label: string) => `Welcome to the letters of ${label}`,
    text: (label: string) => `Your address is confirmed. ${label} writes when there is something to show.`,
    leave: "You may leave at any time, with one press and without a reason:",
    button: "Leave the list",
  },
};

/** Said by the server alone, when more visitors have come at once than it can render pages for. */
export const busyWords = {
  foreignForm: "This form is not one of this shop’s.",
  page: "Many visitors have come at once. This page asks again in a moment.",
  form: "Many visitors have come at once. Please go back, where your words still are, and send them again in a moment.",
};

/** What /privacy says by itself; which of it is true of a shop follows from its settings (privacy-sections.ts). */
export const privacyWords = {
  /** Before each of what is said of one thing. */
  facts: { what: "What", why: "Why", howLong: "How long", who: "Who sees it" },
  /** Where the content lies. */
  hosts: {
    own: "It lies on the shop’s own machine.",
    sanity:
      "It lies with Sanity, a service that keeps our content for us and whose plan says for how long it keeps a history.",
    other: "It lies on the server that keeps our content.",
  },
  people: "The label’s people who log in to its desk.",
  messages: {
    heading: "When you *write* to us",
    notTaken:
      "The forms of this shop deliver nothing by themselves: they make a message of your words, which you send on WhatsApp or by mail. The shop keeps none of it.",
    text: "A message is kept from the moment at which the page thanks you for it.",
    what: "Your name, your email address, your words, what the form asks for besides, and when you wrote.",
    why: "To answer you, and to make what you ask for.",
    howLong: (months: number) =>
      `${months === 1 ? "One month" : `${months} months`}; then it is deleted, with its history. Until it is delivered it waits on the shop’s own machine; of what is delivered no word is left there, only, for 30 days, a code that knows a second press of the same form.`,
    mailed:
      "It is sent to us by mail as well. If you ask for a receipt you get one: with the reference and the day, and none of your words.",
  },
  newsletter: {
    heading: "When you ask for our *letters*",
    notConfirmed:
      "This shop cannot sign anybody up by itself yet, and keeps no address that is entered for the letters.",
    byWhatsApp: "It makes a WhatsApp message of your address, which you may send or not.",
    text: "You are on the list once you have pressed the link in a mail that we send you. Whoever enters an address that is not theirs puts nobody on it.",
    what: "Your email address, when you asked and when you confirmed it.",
    why: "To send you letters, and to be able to show that you asked for them.",
    howLong:
      "Until you leave, which every letter lets you do with one press; then your address is deleted, with its history. An address that is not confirmed is forgotten as soon as the mail is sent; for 30 days a code remains that limits how many mails one address gets, and cannot be read as an address.",
    who: "The label’s people who log in to its desk, and whoever carries our mails.",
  },
  whatsApp: {
    heading: "When you go on to *WhatsApp*",
    text: "The buttons for WhatsApp open a conversation with a message ready. WhatsApp learns of it only when you press one, and what you send there is kept by WhatsApp and by us as its own terms say. This shop neither loads nor sends anything from or to it before.",
  },
  visits: {
    heading: "When you *look*",
    notCounted: "Visits are neither counted nor followed. No third party is told of them.",
    text: "Some totals are counted, without knowing of whom.",
    /** A sentence each. */
    notes: [
      "Only totals are kept, for each dress and day: there is no line for a visit or a visitor.",
      "No cookie is set and nothing is stored in the browser; addresses, browsers and the pages before are not kept, and nobody else is told.",
      "Browsers that ask not to be tracked (Global Privacy Control or Do Not Track) are not counted.",
    ],
    /** One line of a list each. */
    counted: [
      "how often each dress is opened",
      "how often renting and buying it is asked for on WhatsApp",
      "the colours and sizes that are asked for",
      "words of a search that found nothing, once the same words have been searched for twice",
    ],
    why: "To learn which dresses are liked.",
    howLong: (days: number) => `A day’s totals are deleted after ${days} days.`,
  },
  logs: {
    heading: "What the *machine* notes",
    text: "The shop notes its own faults, with the address of the page and never with what you wrote. Your network address is held in memory alone, to limit how much one sender can send, and is written down nowhere by the shop. Whoever runs the machine or the network before it may keep notes of their own for safety.",
  },
  browser: {
    heading: "What stays in your *browser*",
    text: "The shop sets no cookie, unless you are an editor who previews. The dresses of your fitting list, and your notes, stay in your browser until you take them off; a link to that list names its dresses, and no notes. A message that you have begun stays in the tab until you send it or close the tab. If you pause motion, your browser remembers that until you let it go on; what you measure for your size only if you tick that it may; the day that you need a dress by until you empty its field; your last searches and the dresses you last saw until you forget them there; and a tab which of the shop’s scripts did not load. None of it is sent to us before you press a button, except that a page asks for pictures of those last dresses; nobody notes who has asked.",
  },
};

/** Stands in for what a label has not said itself; nothing in it is about a label, its people or its place. */
export const neutralWords = {
  name: "Untitled label",
  /** The first words on WhatsApp. */
  greeting: "hello",
  newsletterHeading: "Newsletter",
  newsletterNote: "You may unsubscribe at any time.",
  notShown: "What you were looking for is no longer shown.",
  /** What the footer's last column begins with. A line leads to the label's page of that title. */
  careLines: ["FAQ", "Exchanges and Returns", "Shipping Policy"],
  shopNow: "Shop Now",
  showMore: "Show More",
  firstDresses: "New *dresses*",
  collection: "The *collection*",
  featured: "Featured *dresses*",
  shippingButton: "Whatsapp",
  fashionWeeks: "Fashion weeks",
  questions: { title: "Questions,\n*answered*", more: "Contact us", all: "All questions" },
  letters: "Letters from the *atelier*",
  contact: {
    title: "Contact *us*",
    kept: {
      heading: "Thank *you*",
      text: "Your message is with us, word for word. Name the reference if you write or call about it again.",
    },
    outcome: {
      heading: "Nearly *there*",
      text: "Your message is not delivered from this page yet. It is ready below, word for word: send it on WhatsApp and it is with us at once, or write to us by email.",
      whatsapp: "Send on WhatsApp",
      email: "Write an email",
    },
    messageLead: "Hello, I am writing from the contact page.",
  },
  newsletter: {
    mailed:
      "One more step: a mail is on its way. Press the link in it, within seven days, and you are on the list. Does it not come? Look among unwanted mail, or check the address.",
    outcome: {
      text: "You are not on the list yet: this page cannot sign you up by itself. Ask for the letters on WhatsApp and we add your address by hand.",
      whatsapp: "Ask on WhatsApp",
    },
    messageLead: "Hello, I would like to receive letters from the atelier. My email address is",
  },
  privacy: {
    title: "What we *keep*",
    introduction:
      "You may look at everything here without telling us who you are. What you do tell us is used for what you told it for, and for nothing else. This page says what that is; the shop writes it from its own settings.",
    ending:
      "You may ask what we hold of you, have it corrected, given to you as a file, or deleted, with its history. Write to us and name the address or telephone number that you wrote from. If you think that we handle it wrongly, you may also complain to the data protection authority of your country.",
  },
  search: {
    loading: "Looking",
    nothing: {
      sentence: "No dress goes by that name.",
      hint: "Three letters of a name are often enough. Or begin with a collection.",
    },
  },
  sizeChart: {
    title: "Find your *size*",
    measuring: {
      bust: "Round the fullest part, the tape level across the back, in the bra that you will wear.",
      waist:
        "Round the narrowest part, where you bend to the side. Breathe out, and leave a finger under the tape.",
      hips: "Round the widest part, some 20 cm (8 in) below the waist, with your feet together.",
      hollowToHem:
        "From the hollow of the throat straight down to the floor, barefoot. The height of your heels is added to it, because the hem hangs where the shoes lift it.",
    },
  },
};

function thousands(count: number): string {
  return count.toLocaleString(languageTag);
}
