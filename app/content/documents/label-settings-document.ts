import { z } from "zod";
import { type Currency, currencyCodes, currencyOf, USUAL_CURRENCY } from "#app/catalogue/currency.ts";
import { anyMedia, field, needed, objectOf, optional, refined } from "#app/content/describe.ts";
import {
  choice,
  flag,
  group,
  heading,
  line,
  lines,
  list,
  summary,
  textWithTerms,
  webAddress,
} from "#app/content/fields.ts";
import { webAddress as webAddressRule, year } from "#app/content/texts/text-rules.ts";
import { identityOf } from "#app/label/brand/identity.ts";
import { isEmailAddress } from "#app/label/email-address.ts";
import { foundedYears, LONGEST_WORDMARK } from "#app/label/label-limits.ts";
import { isPhoneNumber, phoneDigitsOf } from "#app/label/link-address.ts";
import { neutralWords as words } from "#words/neutral.ts";
import { openingHours } from "./opening-hours-field.ts";

/** A bride writes a year and a half before the day. */
export const ENQUIRIES_KEPT_MONTHS = 24;

export const NAMELESS = "the label has no name: the shop is called “Untitled label”";

const names = { group: "names" };
const contact = { group: "contact" };
const prices = { group: "prices" };
const several = { group: "words" };

const phone = z
  .string()
  .transform(phoneDigitsOf)
  .refine(isPhoneNumber, "is not a telephone number with its country code");

/** The footer has icons for these. */
export const socialNetworks = ["instagram", "facebook", "pinterest", "youtube"] as const;

const currencyNames = new Intl.DisplayNames("en", { type: "currency" });

/** A network without an account is not listed, and its icon does not show. */
const social = list(
  "Social networks",
  {
    network: needed("choice", "Network", () => z.enum(socialNetworks), {
      choices: socialNetworks.map((value) => ({ value, title: value })),
    }),
    url: needed("url", "Address", () => webAddressRule),
  },
  { ...contact, description: "A network that is not listed has no icon." },
);

/** The document type is still called "house", as in every dataset. */
export const labelSettings = {
  title: "The label",
  groups: { names: "Names", contact: "Contact", prices: "Prices", words: "Words in several places" },
  fieldsets: { telephone: "Telephone and WhatsApp" },
  fields: {
    name: line("Name", { ...names, unsaid: words.name, needs: NAMELESS, warns: longNameFault }),
    description: summary(names),
    colophon: line("Last line of every page", names),
    /** The line of the copyright names this year alone while it is empty. */
    foundedYear: optional("number", "Founded in", () => year(foundedYears), names),
    phone: field(
      "line",
      "Number",
      () => phone,
      {
        ...contact,
        fieldset: "telephone",
        description: "With the country code: WhatsApp takes its digits as they are.",
      },
      "",
    ),
    phoneDisplay: line("As it is shown", { ...contact, fieldset: "telephone" }),
    greeting: line("First word on WhatsApp", {
      ...contact,
      description:
        "Used where the message is not about a dress, as on the contact page. “Messages on WhatsApp” has the texts about a dress.",
      word: words.greeting,
    }),
    email: field(
      "email",
      "Email",
      () => z.string().trim().refine(isEmailAddress, "is not an email address"),
      contact,
      "",
    ),
    showroom: group(
      "Showroom",
      { address: lines("Address, line by line"), mapsUrl: webAddress("Link to the map") },
      contact,
    ),
    openingHours: openingHours(contact),
    hours: lines("Hours in words, line by line", {
      ...contact,
      description:
        "For the printed sheet of a dress and for search engines. If empty, they are made from the opening hours.",
    }),
    /** The shop deletes older ones by this alone: server/enquiries/retention.ts. */
    enquiriesKeptMonths: field(
      "number",
      "Months that enquiries are kept",
      () => z.int("is not a whole number of months").min(1),
      {
        ...contact,
        description: "The shop deletes older ones. If empty, it keeps them for two years.",
      },
      ENQUIRIES_KEPT_MONTHS,
    ),
    bookingUrl: webAddress("Where appointments are booked", contact),
    social: refined(social, (schema) =>
      schema.check(({ value, issues }) => {
        for (const [index, { network }] of value.entries())
          if (value.findIndex((other) => other.network === network) < index)
            issues.push({
              code: "custom",
              message: `names ${network} a second time`,
              path: [index],
              input: value,
            });
      }),
    ),
    currency: choice(
      "Currency",
      currencyCodes.map((value) => ({ value, title: `${value}: ${currencyNames.of(value)}` })),
      {
        ...prices,
        description:
          "Every price is in this one: the numbers stay as they are when you choose another. If nothing is chosen, US dollars.",
        unsaid: USUAL_CURRENCY,
      },
    ),
    dollarsAsLanguage: flag("Dollars as the language writes them", {
      ...prices,
      description: "In English “$2,450” in place of “2,450 $”.",
      isHidden: ({ currency }) => Boolean(currency) && currency !== USUAL_CURRENCY,
    }),
    hidesPrices: flag("Prices on request", {
      ...prices,
      description:
        "The shop says “price on request” of every dress, and shows no deposit. The prices stay here in Studio. A collection has the same switch.",
    }),
    taxNote: line("Taxes", {
      ...prices,
      description:
        "Below the price on a dress's page and on its printed sheet: “Prices include VAT”. Shown only with a price.",
    }),
    newsletter: group(
      "Newsletter",
      {
        heading: heading("Heading", { word: words.newsletterHeading }),
        note: line("Note", { word: words.newsletterNote }),
      },
      several,
    ),
    customerCare: lines("Customer care", {
      ...several,
      description: "Plain words in the footer. A line becomes a link when a page of that title is published.",
    }),
    delivery: textWithTerms("Making and delivery, on every dress", several),
    /** It stands on the home page after an address led to a piece or collection that is gone. */
    notShown: line("Shown when a dress is no longer in the shop", { ...several, word: words.notShown }),
  },
};

const { currency, dollarsAsLanguage } = labelSettings.fields;
const currencySettings = objectOf({ currency, dollarsAsLanguage })(anyMedia);

/** The currency that a stored document of settings names; the usual one where it is none. */
export function storedCurrency(settings: unknown): Currency {
  const { data } = currencySettings.safeParse(settings);
  return currencyOf(data ?? currencySettings.parse({}));
}

/** A header has room for so much of a name; the shop takes a longer one, and signs with its first words. */
export function longNameFault(name: unknown): string | undefined {
  if (typeof name !== "string" || name.length <= LONGEST_WORDMARK) return undefined;
  return `the name has ${name.length} characters, and no header has room for more than ${LONGEST_WORDMARK}: the shop signs with “${identityOf(name).wordmark}”. Another wordmark is written in “Identity”`;
}
