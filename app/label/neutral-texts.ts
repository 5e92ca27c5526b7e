import { messages } from "#words/messages.ts";
import { neutralWords as words } from "#words/neutral.ts";
import { notFoundWords } from "#words/not-found.ts";

/**
 * What is said for a label that has not said it itself, by the types and fields of its documents: the words of controls, and nothing about a
 * label, its people or its place. An empty text, a picture or a list that is not there is not rendered; a button without an address leads
 * to the first collection.
 */
export const neutralTexts = {
  house: {
    name: words.name,
    description: "",
    phone: "",
    phoneDisplay: "",
    greeting: words.greeting,
    email: "",
    showroom: { address: [], mapsUrl: "" },
    hours: [],
    bookingUrl: "",
    social: [],
    colophon: "",
    newsletter: { heading: words.newsletterHeading, note: words.newsletterNote },
    /** A bride writes a year and a half before the day. */
    enquiriesKeptMonths: 24,
    customerCare: [],
    delivery: "",
    notShown: words.notShown,
  },
  /** By kind of section. What a slider does not say follows from what it holds. */
  home: {
    heroSection: { sources: [], subTitle: "", title: "", href: "", btnLabel: words.shopNow, dress: "" },
    firstDressesSection: {
      label: "",
      heading: words.firstDresses,
      text: "",
      more: { label: words.showMore, href: "" },
    },
    carouselSection: {
      heading: words.collection,
      season: "",
      action: { label: "", href: "" },
      slides: [],
    },
    pictureSection: { label: "", heading: "", action: { label: "", href: "" } },
    sliderSection: { shows: "all" as const, collection: "", heading: "", more: "" },
    featuredSection: {
      season: "",
      heading: words.featured,
      action: { label: "", href: "" },
      pictures: [],
    },
    textSection: { label: "", heading: "", text: "", action: { label: "", href: "" } },
    shippingSection: { heading: "", text: "", button: words.shippingButton },
    questionsSection: {
      heading: words.questions.title,
      text: "",
      action: { label: words.questions.all, href: "/faq" },
    },
    lettersSection: { heading: words.letters },
  },
  designer: {
    name: "",
    shortBiography: "",
    description: "",
    headline: "",
    biography: [],
    fashionWeeksHeading: words.fashionWeeks,
    fashionWeeks: [],
    invitation: "",
  },
  terms: { rentalIncludes: "" },
  questions: {
    title: words.questions.title,
    lead: "",
    description: "",
    more: { label: words.questions.more, href: "/contact" },
    questions: [],
  },
  contact: { ...words.contact, lead: "", description: "" },
  messages,
  newsletter: words.newsletter,
  privacy: { ...words.privacy, description: "" },
  notFound: { sentence: notFoundWords.sentence },
  search: words.search,
  // Sizes are a label's own: without its chart nobody is told one.
  sizeChart: {
    title: words.sizeChart.title,
    lead: "",
    description: "",
    measuring: words.sizeChart.measuring,
    heel: 8,
    rows: [],
  },
};
