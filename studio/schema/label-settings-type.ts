import { HomeIcon } from "@sanity/icons/Home";
import { defineArrayMember, defineField, defineType } from "sanity";
import { foundedYears, LONGEST_WORDMARK } from "#app/label/label-limits.ts";
import { phoneDigits } from "#app/label/link-address.ts";
import { neutralTexts } from "#app/label/neutral-texts.ts";
import { socialNetworks } from "#app/label/social-networks.ts";
import { neutralWords } from "#words/neutral.ts";
import { eachOnce, fewEnough, finishedLine, needed, year } from "./field-rules.ts";
import { openingHours } from "./opening-hours-field.ts";
import { forSearchEngines, heading, https, line, lineList, textWithTerms } from "./text-fields.ts";

/**
 * The document type is still called "house": that is its name in every dataset there is. In a dataset without the marker of the
 * sample label nothing of it stands in, so that what is left empty is left out.
 */
export const labelSettings = defineType({
  name: "house",
  title: "The label",
  type: "document",
  icon: HomeIcon,
  initialValue: () => {
    const { greeting, notShown, newsletter } = neutralTexts.house;
    return {
      greeting,
      notShown,
      newsletter,
      customerCare: neutralWords.careLines,
    };
  },
  groups: [
    { name: "names", title: "Names", default: true },
    { name: "contact", title: "Contact" },
    { name: "words", title: "Words in several places" },
  ],
  fieldsets: [{ name: "telephone", title: "Telephone and WhatsApp", options: { columns: 2 } }],
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      group: "names",
      validation: (rule) => [
        rule.custom((name) => Boolean(name?.trim()) || "Without a name the shop is called “Untitled label”."),
        finishedLine(rule),
        rule
          .max(LONGEST_WORDMARK)
          .error(
            `No header has room for more than ${LONGEST_WORDMARK} characters, nor is the footer's signature read.`,
          ),
      ],
    }),
    { ...forSearchEngines("description"), group: "names" },
    { ...line({ name: "colophon", title: "Last line of every page" }), group: "names" },
    defineField({
      name: "foundedYear",
      title: "Founded in",
      type: "number",
      group: "names",
      validation: year(foundedYears),
    }),
    defineField({
      name: "phone",
      title: "Number",
      description: "Digits only, with the country code: WhatsApp takes it as it is.",
      type: "string",
      group: "contact",
      fieldset: "telephone",
      validation: (rule) =>
        rule.regex(phoneDigits).error("Digits only, with the country code and without 00 or +."),
    }),
    { ...line({ name: "phoneDisplay", title: "As it is read" }), group: "contact", fieldset: "telephone" },
    {
      ...line({
        name: "greeting",
        title: "First word on WhatsApp",
        description: "Filled in for the shopper.",
      }),
      group: "contact",
    },
    defineField({ name: "email", title: "Email", type: "email", group: "contact" }),
    defineField({
      name: "showroom",
      title: "Showroom",
      type: "object",
      group: "contact",
      fields: [
        lineList({ name: "address", title: "Address, line by line" }),
        https({ name: "mapsUrl", title: "Link to the map" }),
      ],
    }),
    { ...openingHours("openingHours"), group: "contact" },
    {
      ...lineList({
        name: "hours",
        title: "Hours in words, line by line",
        description:
          "For the printed sheet of a dress and for search engines. Left empty, they are made from the opening hours.",
      }),
      group: "contact",
    },
    defineField({
      name: "enquiriesKeptMonths",
      title: "Enquiries are kept for so many months",
      description: "Older ones are deleted by the shop. Left empty, it keeps them for two years.",
      type: "number",
      group: "contact",
      validation: (rule) => rule.integer().min(1).max(240),
    }),
    { ...https({ name: "bookingUrl", title: "Where appointments are booked" }), group: "contact" },
    defineField({
      name: "social",
      title: "Social networks",
      description: "A network that is not listed has no icon.",
      type: "array",
      validation: (rule) => [fewEnough(rule), rule.custom(eachOnce("network"))],
      group: "contact",
      of: [
        defineArrayMember({
          type: "object",
          fields: [
            defineField({
              name: "network",
              title: "Network",
              type: "string",
              options: { list: [...socialNetworks] },
              validation: needed,
            }),
            https({ name: "url", title: "Address", isNeeded: true }),
          ],
        }),
      ],
    }),
    defineField({
      name: "newsletter",
      title: "Newsletter",
      type: "object",
      group: "words",
      fields: [heading({ name: "heading", title: "Heading" }), line({ name: "note", title: "Note" })],
    }),
    {
      ...lineList({
        name: "customerCare",
        title: "Customer care",
        description:
          "Plain words in the footer. A line becomes a link when a page of that title is published.",
      }),
      group: "words",
    },
    { ...textWithTerms({ name: "delivery", title: "Making and delivery, on every dress" }), group: "words" },
    { ...line({ name: "notShown", title: "Said when a dress is no longer shown" }), group: "words" },
  ],
  preview: { prepare: () => ({ title: "The label" }) },
});
