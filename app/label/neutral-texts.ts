import { messages, notFoundWords } from "./words.ts";

/**
 * What is said for a label that has not said it itself, by the types and fields of its documents: the words of controls, and nothing about a
 * label, its people or its place. An empty text, a picture or a list that is not there is not rendered; a button without an address leads
 * to the first collection.
 */
export const neutralTexts = {
  house: {
    name: "Untitled label",
    description: "",
    phone: "",
    phoneDisplay: "",
    greeting: "hello",
    email: "",
    showroom: { address: [], mapsUrl: "" },
    hours: [],
    bookingUrl: "",
    social: [],
    colophon: "",
    newsletter: { heading: "Newsletter", note: "You may unsubscribe at any time." },
    /** A bride writes a year and a half before the day. */
    enquiriesKeptMonths: 24,
    customerCare: [],
    delivery: "",
    notShown: "What you were looking for is no longer shown.",
  },
  /** By kind of section. What a slider does not say follows from what it holds. */
  home: {
    heroSection: { sources: [], subTitle: "", title: "", href: "", btnLabel: "Shop Now", dress: "" },
    firstDressesSection: {
      label: "",
      heading: "New *dresses*",
      text: "",
      more: { label: "Show More", href: "" },
    },
    carouselSection: {
      heading: "The *collection*",
      season: "",
      action: { label: "Shop Now", href: "" },
      slides: [],
    },
    pictureSection: { label: "", heading: "", action: { label: "Shop Now", href: "" } },
    sliderSection: { shows: "all" as const, collection: "", heading: "", more: "" },
    featuredSection: {
      season: "",
      heading: "Featured *dresses*",
      action: { label: "Shop Now", href: "" },
      pictures: [],
    },
    textSection: { label: "", heading: "", text: "", action: { label: "", href: "" } },
    shippingSection: { heading: "", text: "", button: "Whatsapp" },
    questionsSection: {
      heading: "Questions,\n*answered*",
      text: "",
      action: { label: "All questions", href: "/faq" },
    },
    lettersSection: { heading: "Letters from the *atelier*" },
  },
  designer: {
    name: "",
    shortBiography: "",
    description: "",
    headline: "",
    biography: [],
    fashionWeeksHeading: "Fashion weeks",
    fashionWeeks: [],
    invitation: "",
  },
  terms: { rentalIncludes: "" },
  questions: {
    title: "Questions,\n*answered*",
    lead: "",
    description: "",
    more: { label: "Contact us", href: "/contact" },
    questions: [],
  },
  contact: {
    title: "Contact *us*",
    lead: "",
    description: "",
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
  messages,
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
    description: "",
    introduction:
      "You may look at everything here without telling us who you are. What you do tell us is used for what you told it for, and for nothing else. This page says what that is; the shop writes it from its own settings.",
    ending:
      "You may ask what we hold of you, have it corrected, given to you as a file, or deleted, with its history. Write to us and name the address or telephone number that you wrote from. If you think that we handle it wrongly, you may also complain to the data protection authority of your country.",
  },
  notFound: { sentence: notFoundWords.sentence },
  search: {
    loading: "Looking",
    nothing: {
      sentence: "No dress goes by that name.",
      hint: "Three letters of a name are often enough. Or begin with a collection.",
    },
  },
  // Sizes are a label's own: without its chart nobody is told one.
  sizeChart: {
    title: "Find your *size*",
    lead: "",
    description: "",
    measuring: {
      bust: "Round the fullest part, the tape level across the back, in the bra that you will wear.",
      waist:
        "Round the narrowest part, where you bend to the side. Breathe out, and leave a finger under the tape.",
      hips: "Round the widest part, some 20 cm below the waist, with your feet together.",
      hollowToHem:
        "From the hollow of the throat straight down to the floor, barefoot. The height of your heels is added to it, because the hem hangs where the shoes lift it.",
    },
    heel: 8,
    rows: [],
  },
};
