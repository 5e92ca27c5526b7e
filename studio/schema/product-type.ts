import { HeartIcon } from "@sanity/icons/Heart";
import { defineArrayMember, defineField, defineType, type FieldDefinition } from "sanity";
import { categoryOf } from "#app/catalogue/category.ts";
import type { ProductField } from "#app/catalogue/document-fields.ts";
import { formatPrice } from "#app/catalogue/price.ts";
import { MOST_COMPLETING, type Offer } from "#app/catalogue/product-fields.ts";
import { days } from "#app/content/describe.ts";
import { CollectionInput } from "./collection-input.tsx";
import { describedField } from "./described-field.ts";
import { amount, availableSizes, doubtfulLine, doubtfulText, fewEnough, shopSlug } from "./field-rules.ts";
import { aimed, alt, FILES_TAKEN, largeEnough, pictureOptions } from "./picture-fields.ts";
import { productOrderings } from "./product-orderings.ts";

const colourShown = defineField({
  name: "color",
  title: "Colour shown",
  description:
    "The name of one of the dress's colours: choosing that colour in the shop brings this picture up.",
  type: "string",
});

const pictureFields = [alt, colourShown];

/** Of what a collection is filtered by. */
const SAME_WORDS = "Shoppers filter by it: the same words on each dress that has it.";

function isNotToRent({ document }: { document?: Readonly<Record<string, unknown>> | undefined }): boolean {
  const offered = document?.["offeredFor"];
  return Array.isArray(offered) && offered.length > 0 && !offered.includes("rent" satisfies Offer);
}

/** One for each field of a dress, in the order of the form. */
const fields = {
  name: defineField({
    name: "name",
    title: "Name",
    type: "string",
    group: "facts",
    validation: (rule) => [rule.required().error("The dress needs a name."), doubtfulLine(rule)],
  }),
  slug: defineField({
    name: "slug",
    title: "Address",
    description: "The end of the page's address. When it changes, links to the one before still lead here.",
    type: "slug",
    group: "facts",
    options: { source: "name", maxLength: 80 },
    validation: shopSlug,
  }),
  previousSlugs: defineField({
    name: "previousSlugs",
    title: "Addresses of before",
    description: "Kept by Studio when a changed address is published: links to them lead to the dress.",
    type: "array",
    validation: fewEnough,
    group: "facts",
    of: [defineArrayMember({ type: "string" })],
    options: { layout: "tags" },
    hidden: ({ value }) => !value,
  }),
  category: defineField({
    name: "category",
    title: "Collection",
    type: "string",
    group: "facts",
    components: { input: CollectionInput },
    validation: (rule) => rule.required().error("Choose a collection, or nobody will come across the dress."),
  }),
  price: defineField({
    name: "price",
    title: "Price in US dollars",
    description: "Leave it empty for “price on request”.",
    type: "number",
    group: "facts",
    validation: (rule) => [
      amount(rule),
      rule.required().warning("Without a price the shop says “price on request”."),
    ],
  }),
  offeredFor: defineField({
    name: "offeredFor",
    title: "Offered",
    description: "Nothing chosen means both.",
    type: "array",
    validation: fewEnough,
    group: "terms",
    of: [defineArrayMember({ type: "string" })],
    options: {
      layout: "grid",
      list: [
        { value: "rent", title: "To rent" },
        { value: "purchase", title: "To buy" },
      ] satisfies { value: Offer; title: string }[],
    },
  }),
  rentalPrice: defineField({
    name: "rentalPrice",
    title: "Rental price in US dollars",
    description: "For the whole rental. Leave it empty for “price on request”.",
    type: "number",
    group: "terms",
    hidden: isNotToRent,
    validation: amount,
  }),
  rentalDays: describedField(
    "rentalDays",
    days("Days of the rental", {
      description: "Leave it empty where the numbers under “Making, delivery and rental” hold.",
      group: "terms",
      isHidden: (document) => isNotToRent({ document }),
    }),
  ),
  rentalDeposit: defineField({
    name: "rentalDeposit",
    title: "Deposit in US dollars",
    description: "Given back with the dress. Leave it empty where there is none.",
    type: "number",
    group: "terms",
    hidden: isNotToRent,
    validation: amount,
  }),
  rentalIncludes: defineField({
    name: "rentalIncludes",
    title: "Included in the rental",
    description: "In one line. Leave it empty where the words under “Making, delivery and rental” hold.",
    type: "string",
    group: "terms",
    hidden: isNotToRent,
    validation: doubtfulLine,
  }),
  makingDays: describedField(
    "makingDays",
    days("Days to make it", {
      description: "Leave it empty where the number of its collection or of the label holds.",
      group: "terms",
    }),
  ),
  order: defineField({
    name: "order",
    title: "Place in the catalogue",
    description: "Lower numbers come first. Dresses without a number come last, the oldest first.",
    type: "number",
    group: "facts",
  }),
  colors: defineField({
    name: "colors",
    title: "Colours",
    description: "The first is the one in the pictures.",
    type: "array",
    group: "facts",
    of: [defineArrayMember({ type: "color" })],
    validation: (rule) => [rule.unique().error("Each colour once."), fewEnough(rule)],
  }),
  sizes: defineField({
    name: "sizes",
    title: "Sizes",
    description: "French sizes: type one and press Enter.",
    type: "array",
    group: "facts",
    of: [defineArrayMember({ type: "string" })],
    options: { layout: "tags" },
    validation: (rule) => [
      rule.unique().error("Each size once."),
      rule.min(1).warning("Without sizes a shopper can only ask."),
      fewEnough(rule),
    ],
  }),
  unavailableSizes: defineField({
    name: "unavailableSizes",
    title: "Sizes not to be had just now",
    type: "array",
    group: "facts",
    of: [defineArrayMember({ type: "string" })],
    options: { layout: "tags" },
    validation: (rule) => [rule.custom(availableSizes), fewEnough(rule)],
  }),
  mainImage: defineField({
    name: "mainImage",
    title: "Main picture",
    description: FILES_TAKEN,
    type: "image",
    group: "pictures",
    options: pictureOptions,
    fields: pictureFields,
    validation: (rule) => [
      rule.required().assetRequired().error("Without a main picture the dress is left out of the shop."),
      rule.custom(largeEnough).warning(),
      rule.custom(aimed).warning(),
    ],
  }),
  gallery: defineField({
    name: "gallery",
    title: "More pictures",
    description: FILES_TAKEN,
    type: "array",
    validation: fewEnough,
    group: "pictures",
    of: [
      defineArrayMember({
        type: "image",
        options: pictureOptions,
        fields: pictureFields,
        validation: (rule) => [rule.assetRequired(), rule.custom(aimed).warning()],
      }),
    ],
    options: { layout: "grid" },
  }),
  completesLook: defineField({
    name: "completesLook",
    title: "Completes the look",
    description:
      "Shown below this dress, before the others of its collection. One that is not shown is left out.",
    type: "array",
    group: "pictures",
    // Weak, so that a dress can leave although others name it.
    of: [defineArrayMember({ type: "reference", to: [{ type: "product" }], weak: true })],
    validation: (rule) => rule.unique().max(MOST_COMPLETING).error("Each dress once, twelve at most."),
  }),
  silhouette: defineField({
    name: "silhouette",
    title: "Silhouette",
    description: `Ball gown, A-line, Mermaid. ${SAME_WORDS}`,
    type: "string",
    group: "facts",
    validation: doubtfulLine,
  }),
  neckline: defineField({
    name: "neckline",
    title: "Neckline",
    description: `Sweetheart, V-neck, Halter. ${SAME_WORDS}`,
    type: "string",
    group: "facts",
    validation: doubtfulLine,
  }),
  sleeves: defineField({
    name: "sleeves",
    title: "Sleeves",
    description: `Strapless, Straps, Long. ${SAME_WORDS}`,
    type: "string",
    group: "facts",
    validation: doubtfulLine,
  }),
  fabric: defineField({
    name: "fabric",
    title: "Fabric",
    description: `The one that the dress is known by: Tulle, Duchess satin, Lace. ${SAME_WORDS}`,
    type: "string",
    group: "facts",
    validation: doubtfulLine,
  }),
  description: defineField({
    name: "description",
    title: "Description",
    description:
      "Silhouette, fabric, neckline, how it moves. One word may stand in *asterisks*; an empty line begins a paragraph.",
    type: "text",
    rows: 6,
    group: "texts",
    validation: (rule) => [
      doubtfulText(rule),
      rule.required().warning("A dress sells by what is said of it."),
    ],
  }),
  cut: defineField({
    name: "cut",
    title: "Cut",
    type: "text",
    rows: 3,
    group: "texts",
    validation: doubtfulText,
  }),
  making: defineField({
    name: "making",
    title: "Making and care",
    type: "text",
    rows: 3,
    group: "texts",
    validation: doubtfulText,
  }),
} satisfies Record<ProductField, FieldDefinition>;

export const product = defineType({
  name: "product",
  title: "Dress",
  type: "document",
  icon: HeartIcon,
  orderings: productOrderings,
  groups: [
    { name: "facts", title: "Facts", default: true },
    { name: "terms", title: "Rental and making" },
    { name: "pictures", title: "Pictures" },
    { name: "texts", title: "Texts" },
  ],
  fields: Object.values(fields),
  preview: {
    select: { name: "name", category: "category", price: "price", media: "mainImage" },
    prepare: ({ name, category, price, media }) => ({
      title: name ?? "A dress without a name",
      subtitle: [categoryOf(category ?? "").label, formatPrice(typeof price === "number" ? price : null)]
        .filter(Boolean)
        .join(" · "),
      media,
    }),
  },
});
