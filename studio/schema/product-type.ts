import { HeartIcon } from "@sanity/icons/Heart";
import { t } from "@trousseau/words/translate.ts";
import { defineType } from "sanity";
import { dress } from "#model/documents/dress-document.ts";
import { priceOf } from "#model/dresses/currency.ts";
import { shownPrice, shownPriceInWords } from "#model/dresses/price.ts";
import { offers } from "#model/dresses/product-fields.ts";
import { collectionName, currentCurrency } from "#studio/connection/listen-collections.ts";
import { describedDocument } from "./described-document.ts";
import { productOrderings } from "./product-orderings.ts";
import { sideBySide } from "./side-by-side.ts";

const described = describedDocument("product", dress, HeartIcon);

/** Studio's search lists a dress before the enquiries and bookings that name it. */
const foundFirst = { options: { search: { weight: 10 } } };

export const product = defineType({
  ...described,
  fields: described.fields.map((field) => (field.name === "name" ? { ...field, ...foundFirst } : field)),
  orderings: productOrderings,
  preview: {
    select: {
      name: "name",
      category: "category",
      price: "price",
      rentalPrice: "rentalPrice",
      offeredFor: "offeredFor",
      media: "mainImage",
    },
    prepare: ({ name, category, media, ...prices }) => ({
      title: name ?? t("A dress without a name"),
      // Studio's lists know no preview component, and show a title, a subtitle and a picture.
      subtitle: sideBySide([
        typeof category === "string" && category && collectionName(category),
        listedPrice(prices),
      ]),
      media,
    }),
  },
});

/** The price that the shop shows in its lists. */
function listedPrice({ price, rentalPrice, offeredFor }: Record<string, unknown>): string {
  const chosenOffers = offers.filter((offer) => Array.isArray(offeredFor) && offeredFor.includes(offer));
  const priced = (amount: unknown) =>
    typeof amount === "number" ? priceOf(amount, currentCurrency()) : null;
  const rental = { price: priced(rentalPrice), days: null, deposit: null, includes: "" };
  return shownPriceInWords(
    shownPrice({ offers: chosenOffers.length > 0 ? chosenOffers : offers, price: priced(price), rental }),
  );
}
