import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { identityOf } from "#model/brand/identity.ts";
import { type Currency, currencyCodes, currencyOf, USUAL_CURRENCY } from "#model/dresses/currency.ts";
import { isEmailAddress } from "#model/entries/email-address.ts";
import { isPhoneNumber, phoneDigitsOf } from "#model/entries/link-address.ts";
import { type LanguageName, ownLanguage, shopLanguages, wordsOf } from "#model/texts/shop-languages.ts";
import { webAddress as webAddressRule, year } from "#model/texts/text-rules.ts";
import { languageTag } from "#words/locale.ts";
import words from "#words/neutral.json" with { type: "json" };
import { anyMedia, field, needed, objectOf, optional, refined } from "./describe.ts";
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
} from "./fields.ts";
import { foundedYears, LONGEST_WORDMARK } from "./label-limits.ts";
import { openingHours } from "./opening-hours-field.ts";
import { parseWithDefaults } from "./parse-with-defaults.server.ts";
import { showroom } from "./showroom-field.ts";

/** A bride writes a year and a half before the day. */
export const ENQUIRIES_KEPT_MONTHS = 24;

export const NAMELESS = t("the label has no name: the shop is called “Untitled label”");

const names = { group: "names" };
const contact = { group: "contact" };
const prices = { group: "prices" };
const several = { group: "words" };

const phone = z
  .string()
  .transform(phoneDigitsOf)
  .refine(isPhoneNumber, t("is not a telephone number with its country code"));

/** The footer has icons for these. */
export const socialNetworks = ["instagram", "facebook", "pinterest", "youtube"] as const;

const currencyNames = new Intl.DisplayNames(languageTag, { type: "currency" });

/** A network without an account is not listed, and its icon does not show. */
const social = list(
  t("Social networks"),
  {
    network: needed("choice", t("Network"), () => z.enum(socialNetworks), {
      choices: socialNetworks.map((value) => ({ value, title: value })),
    }),
    url: needed("url", t("Address"), () => webAddressRule),
  },
  { ...contact, description: t("A network that is not listed has no icon.") },
);

/** The document type is still called "house", as in every dataset. */
export const labelSettings = {
  title: t("The label"),
  groups: {
    names: t("Names"),
    contact: t("Contact"),
    prices: t("Prices"),
    words: t("Words in several places"),
    languages: t("Languages"),
    found: t("Found"),
  },
  fieldsets: { telephone: t("Telephone and WhatsApp") },
  fields: {
    name: line(t("Name"), {
      ...names,
      isSameInAll: true,
      unsaid: words.name,
      needs: NAMELESS,
      warns: longNameFault,
    }),
    description: summary(names),
    colophon: line(t("Last line of every page"), names),
    /** The line of the copyright names this year alone while it is empty. */
    foundedYear: optional("number", t("Founded in"), () => year(foundedYears), names),
    phone: field(
      "line",
      t("Number"),
      () => phone,
      {
        ...contact,
        fieldset: "telephone",
        isSameInAll: true,
        description: t("With the country code: WhatsApp takes its digits as they are."),
      },
      "",
    ),
    phoneDisplay: line(t("As it is shown"), { ...contact, fieldset: "telephone", isSameInAll: true }),
    answeredBy: line(t("Who answers"), {
      ...contact,
      fieldset: "telephone",
      isSameInAll: true,
      description: t("A first name, which stands beside the way to write to you. If empty, “we”."),
    }),
    greeting: line(t("Greeting on WhatsApp"), {
      ...contact,
      description: t(
        "Used where the message is not about a dress, as on the contact page. “Messages on WhatsApp” has the texts about a dress.",
      ),
      word: words.greeting,
    }),
    email: field(
      "email",
      t("Email"),
      () => z.string().trim().refine(isEmailAddress, t("is not an email address")),
      contact,
      "",
    ),
    showroom: showroom(contact),
    openingHours: openingHours(contact),
    hours: lines(t("Hours in words, line by line"), {
      ...contact,
      description: t(
        "For the printed sheet of a dress and for search engines. If empty, they are made from the opening hours.",
      ),
    }),
    /** The shop deletes older ones by this alone: server/enquiries/retention.ts. */
    enquiriesKeptMonths: field(
      "number",
      t("Months to keep enquiries"),
      () => z.int(t("is not a whole number of months")).min(1),
      {
        ...contact,
        description: t("The shop deletes older ones. If empty, it keeps them for two years."),
      },
      ENQUIRIES_KEPT_MONTHS,
    ),
    bookingUrl: webAddress(t("Where appointments are booked"), contact),
    social: refined(social, (schema) =>
      schema.check(({ value, issues }) => {
        for (const [index, { network }] of value.entries())
          if (value.findIndex((other) => other.network === network) < index)
            issues.push({
              code: "custom",
              message: t("names {{network}} a second time", { network }),
              path: [index],
              input: value,
            });
      }),
    ),
    currency: choice(
      t("Currency"),
      currencyCodes.map((value) => ({ value, title: `${value}: ${currencyNames.of(value)}` })),
      {
        ...prices,
        description: t(
          "All prices are in this currency. Choosing another does not convert them. If nothing is chosen, US dollars.",
        ),
        unsaid: USUAL_CURRENCY,
      },
    ),
    dollarsAsLanguage: flag(t("Dollars as the language writes them"), {
      ...prices,
      description: t("In English, “$2,450” instead of “2,450 $”."),
      isHidden: ({ currency }) => Boolean(currency) && currency !== USUAL_CURRENCY,
    }),
    hidesPrices: flag(t("Prices on request"), {
      ...prices,
      description: t(
        "The shop says “price on request” for every dress, and shows no deposit. The prices stay here in Studio. A collection has the same switch.",
      ),
    }),
    namesLowestPrice: flag(t("Sales beside the lowest price of the last 30 days"), {
      ...prices,
      description: t(
        "As the law of the European Union asks: the price that a sale crosses out is the lowest of the 30 days before, and the dress’s page says so.",
      ),
    }),
    taxNote: line(t("Taxes"), {
      ...prices,
      description: t(
        "Below the price on a dress’s page and on its printed sheet: “Prices include VAT”. Shown only with a price.",
      ),
    }),
    newsletter: group(
      t("Newsletter"),
      {
        heading: heading(t("Heading"), { word: words.newsletterHeading }),
        note: line(t("Note"), { word: words.newsletterNote }),
      },
      several,
    ),
    customerCare: lines(t("Customer care"), {
      ...several,
      description: t(
        "Plain words in the footer. A line becomes a link when a page of that title is published.",
      ),
    }),
    delivery: textWithTerms(t("Making and delivery, on every dress"), several),
    /** Its page stays, because others link to it. */
    soldLeaves: flag(t("Sold dresses leave the collections"), {
      ...several,
      description: t("Their pages stay, and say that they are sold."),
    }),
    /** The first language is the setting SHOP_LANGUAGE; docs/decisions/048-languages-at-one-address.md. */
    languages: field(
      "choices",
      t("Further languages"),
      () => z.array(z.unknown()).transform((stored) => shopLanguages.filter((one) => stored.includes(one))),
      {
        group: "languages",
        description: t(
          "Each stands at an address of its own, such as /fr. What is not translated appears in the shop’s first language.",
        ),
        choices: shopLanguages
          .filter((value) => value !== ownLanguage)
          .map((value) => ({ value, title: wordsOf(value)?.name ?? value })),
      },
      [],
    ),
    refusesAssistants: flag(t("No answers for assistants"), {
      group: "found",
      description: t(
        "Assistants such as ChatGPT ask the shop for dresses, prices and free days, and lead people to your WhatsApp or your form. They read what the pages say, and send nothing by themselves.",
      ),
    }),
    /** It stands on the home page after an address led to a piece or collection that is gone. */
    notShown: line(t("Shown when a dress is no longer in the shop"), { ...several, word: words.notShown }),
  },
};

const { currency, dollarsAsLanguage, showroom: place, languages } = labelSettings.fields;
const currencySettings = objectOf({ currency, dollarsAsLanguage, showroom: place })(anyMedia);
const languageSettings = objectOf({ languages })(anyMedia);

/** The currency that a stored document of settings names, read as the shop reads it; the usual one where it is none. */
export function storedCurrency(settings: unknown): Currency {
  return currencyOf(parseWithDefaults(currencySettings, settings).value);
}

/** The languages that the label has chosen beside the first, by its stored document of settings. */
export function furtherLanguages(settings: unknown): LanguageName[] {
  const { value } = parseWithDefaults(languageSettings, settings);
  return value.languages.filter((language) => language !== ownLanguage);
}

/** A header has room for so much of a name; the shop takes a longer one, and signs with its first words. */
export function longNameFault(name: unknown): string | undefined {
  if (typeof name !== "string" || name.length <= LONGEST_WORDMARK) return undefined;
  return t(
    "the name has {{length}} characters, and no header has room for more than {{most}}: the shop signs with “{{wordmark}}”. Another wordmark is written in “Identity”",
    { length: name.length, most: LONGEST_WORDMARK, wordmark: identityOf(name).wordmark },
  );
}
