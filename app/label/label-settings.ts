import type { OpeningHours } from "./opening-hours.ts";

export type SocialNetwork = "instagram" | "facebook" | "pinterest" | "youtube";

/** An empty text, address or list is not rendered. */
export type LabelSettings = {
  name: string;
  /** For search engines: 155 characters at most. */
  description: string;
  /** Digits only, with the country code: what wa.me takes. */
  phone: string;
  /** The same number as it is read. */
  phoneDisplay: string;
  /** The text that opens a conversation from the home page. */
  greeting: string;
  email: string;
  showroom: { address: string[]; mapsUrl: string };
  /** In words: on the printed sheet and for search engines, and on the contact page where there are no opening hours. */
  hours: string[];
  /** Undefined: nothing is drawn, and nothing is claimed. */
  openingHours: OpeningHours | undefined;
  bookingUrl: string;
  /** A network without an account is simply not listed: its icon does not show. */
  social: { network: SocialNetwork; url: string }[];
  colophon: string;
  /** Undefined: the line of the copyright names this year alone. */
  foundedYear: number | undefined;
  newsletter: { heading: string; placeholder: "Enter Your Email"; note: string };
  /** For how long messages are kept, in months: older ones are deleted. A bride writes a year and a half before the day. */
  enquiriesKeptMonths: number;
  /** Plain text until these pages exist. */
  customerCare: string[];
  /** The accordion text on every product; it may name the label's numbers of days (terms.ts). */
  delivery: string;
  /** Shown on the home page after an address led to a piece or collection that is gone. */
  notShown: string;
};

export const labelSettings: LabelSettings = {
  name: "Auvrane",
  description:
    "Bridal and evening dresses in tulle, satin and lace, draped and sewn by hand in one Paris atelier. To buy or to rent; shipping is complimentary.",
  phone: "33199001234",
  phoneDisplay: "+33 1 99 00 12 34",
  greeting: "hello",
  email: "atelier@auvrane.example",
  showroom: {
    address: ["14 rue des Tisserands", "75003 Paris"],
    mapsUrl: "https://www.google.com/maps/search/?api=1&query=14+rue+des+Tisserands%2C+75003+Paris",
  },
  hours: ["Tuesday to Saturday", "10 to 19, by appointment"],
  openingHours: {
    timeZone: "Europe/Paris",
    week: [
      { days: ["tuesday", "wednesday", "thursday", "friday", "saturday"], opens: "10:00", closes: "19:00" },
    ],
    exceptions: [
      {
        from: "2026-12-24",
        to: "2026-12-24",
        hours: [{ opens: "10:00", closes: "16:00" }],
        note: "Christmas Eve",
      },
      { from: "2026-12-25", to: "2027-01-04", hours: [], note: "Winter holidays" },
      { from: "2027-08-01", to: "2027-08-23", hours: [], note: "Summer holidays" },
    ],
    note: "By appointment",
  },
  bookingUrl: "https://calendly.com/auvrane-example/showroom",
  social: [
    { network: "instagram", url: "https://www.instagram.com/auvrane.example/" },
    { network: "facebook", url: "https://www.facebook.com/auvrane.example" },
    { network: "pinterest", url: "https://www.pinterest.com/auvrane_example/" },
    { network: "youtube", url: "https://www.youtube.com/@auvrane.example" },
  ],
  colophon: "All dresses made to order.",
  foundedYear: 2016,
  newsletter: {
    heading: "Letters from *the atelier*",
    placeholder: "Enter Your Email",
    note: "You may unsubscribe at any time.",
  },
  enquiriesKeptMonths: 24,
  customerCare: ["FAQ", "Exchanges and Returns", "Shipping Policy"],
  delivery:
    "Every dress is made to order: an evening dress in {makingDays} days, a bridal dress in {makingDays/bridal-dresses}. Shipping is complimentary and takes {nearShippingDays} days within Europe, up to {shippingDays} elsewhere. A standard size may come back within {returnDays} days of its arrival, unworn. A rented dress reaches you {rentalBeforeDays} days before the evening and goes back within {rentalAfterDays} days after it.",
  notShown: "The piece you were looking for is no longer shown. These are the dresses of the season.",
};
