import { contact, newsletter } from "./contact-texts.ts";
import type { Designer } from "./designer.ts";
import { type Home, home } from "./home-texts.ts";
import { type LabelSettings, labelSettings } from "./label-settings.ts";
import { messages } from "./messages.ts";
import { notFound } from "./not-found-texts.ts";
import { privacy } from "./privacy-texts.ts";
import { questionsScreen } from "./questions.ts";
import { search } from "./search-texts.ts";
import { type SizeChart, sizeChart } from "./size-chart.ts";
import { type Terms, termDays, terms } from "./terms.ts";

/**
 * What is said for a label that has not said it itself: the words of controls, and nothing about a label, its people or its place.
 * An empty text, a picture or a list that is not there is not rendered; a button without an address leads to the first collection.
 */
export const neutralTexts = {
  labelSettings: {
    name: "Untitled label",
    description: "",
    phone: "",
    phoneDisplay: "",
    greeting: labelSettings.greeting,
    email: "",
    showroom: { address: [], mapsUrl: "" },
    hours: [],
    openingHours: undefined,
    bookingUrl: "",
    social: [],
    colophon: "",
    foundedYear: undefined,
    newsletter: { ...labelSettings.newsletter, heading: "Newsletter" },
    enquiriesKeptMonths: labelSettings.enquiriesKeptMonths,
    customerCare: [],
    delivery: "",
    notShown: "What you were looking for is no longer shown.",
  } satisfies LabelSettings,
  home: {
    title: "",
    hero: {
      url: "",
      sources: [],
      poster: undefined,
      subTitle: "",
      title: "",
      href: "",
      btnLabel: home.hero.btnLabel,
      dress: "",
    },
    videoUnsupported: home.videoUnsupported,
    first: { label: "", heading: "New *dresses*", text: "", more: { ...home.first.more, href: "" } },
    bridal: {
      heading: "The *collection*",
      season: "",
      action: { ...home.bridal.action, href: "" },
      slides: [],
    },
    parallax: { label: "", heading: "", action: { ...home.parallax.action, href: "" }, picture: undefined },
    evening: { heading: "All *dresses*", more: home.evening.more },
    featured: {
      season: "",
      heading: "Featured *dresses*",
      action: { ...home.featured.action, href: "" },
      pictures: [],
    },
    tulle: home.tulle,
    shipping: { heading: "", text: "", button: home.shipping.button },
  } satisfies Home,
  designer: {
    name: "",
    shortBiography: "",
    description: "",
    headline: "",
    biography: [],
    fashionWeeksHeading: "Fashion weeks",
    fashionWeeks: [],
    opening: undefined,
    plate: undefined,
    invitation: "",
  } satisfies Designer,
  terms: noTerms(),
  questions: [],
  questionsScreen: { ...questionsScreen, lead: "", description: "" },
  contact: { ...contact, lead: "", description: "", picture: undefined },
  messages,
  newsletter,
  privacy: { ...privacy, description: "" },
  notFound: { ...notFound, sentence: "There is no page at this address.", picture: undefined },
  search: {
    ...search,
    loading: "Looking",
    nothing: {
      ...search.nothing,
      hint: "Three letters of a name are often enough. Or begin with a collection.",
    },
  },
  // Sizes are a label's own: without its chart nobody is told one.
  sizeChart: { ...sizeChart, lead: "", description: "", rows: [] } satisfies SizeChart,
};

function noTerms(): Terms {
  const none = { ...terms, rentalIncludes: "" };
  for (const name of termDays) none[name] = undefined;
  return none;
}
