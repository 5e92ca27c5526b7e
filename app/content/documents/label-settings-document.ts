import { z } from "zod";
import { field, needed, optional, refined } from "#app/content/describe.ts";
import {
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
const several = { group: "words" };

const phone = z
  .string()
  .transform(phoneDigitsOf)
  .refine(isPhoneNumber, "is not a telephone number with its country code");

/** The footer has icons for these. */
export const socialNetworks = ["instagram", "facebook", "pinterest", "youtube"] as const;

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
  groups: { names: "Names", contact: "Contact", words: "Words in several places" },
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
    /** Its page stays, because others link to it. */
    soldLeaves: field(
      "boolean",
      "Sold dresses leave the collections",
      () => z.boolean(),
      { ...several, description: "Their pages stay, and say that they are sold." },
      false,
    ),
    /** It stands on the home page after an address led to a piece or collection that is gone. */
    notShown: line("Shown when a dress is no longer in the shop", { ...several, word: words.notShown }),
  },
};

/** A header has room for so much of a name; the shop takes a longer one, and signs with its first words. */
export function longNameFault(name: unknown): string | undefined {
  if (typeof name !== "string" || name.length <= LONGEST_WORDMARK) return undefined;
  return `the name has ${name.length} characters, and no header has room for more than ${LONGEST_WORDMARK}: the shop signs with “${identityOf(name).wordmark}”. Another wordmark is written in “Identity”`;
}
