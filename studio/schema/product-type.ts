import { HeartIcon } from "@sanity/icons/Heart";
import { t } from "@trousseau/words/translate.ts";
import { defineType } from "sanity";
import { dateAt } from "#model/days/zoned-time.ts";
import { dress } from "#model/documents/dress-document.ts";
import { priceOf } from "#model/dresses/currency.ts";
import { shownPrice, shownPriceInWords } from "#model/dresses/price.ts";
import { offers } from "#model/dresses/product-fields.ts";
import { saleIn } from "#model/dresses/sale.ts";
import { collectionName, currentCurrency, isCurrencyKnown } from "#studio/connection/listen-collections.ts";
import { nextTimeOf, publishTimeInWords, schedule } from "#studio/desk/schedule.ts";
import { describedDocument } from "./described-document.ts";
import { LowestPriceField } from "./lowest-price-field.tsx";
import { productOrderings } from "./product-orderings.ts";
import { sideBySide } from "./side-by-side.ts";

const described = describedDocument("product", dress, HeartIcon);

/** Studio's search lists a dress before the enquiries and bookings that name it. */
const foundFirst = { options: { search: { weight: 10 } } };

export const product = defineType({
  ...described,
  fields: described.fields.map((field) => {
    if (field.name === "name") return { ...field, ...foundFirst };
    if (field.name !== "lowestPrice") return field;
    const input = "components" in field ? field.components : {};
    return { ...field, components: { ...input, field: LowestPriceField } };
  }),
  orderings: productOrderings,
  preview: {
    select: {
      id: "_id",
      name: "name",
      category: "category",
      price: "price",
      salePrice: "salePrice",
      saleUntil: "saleUntil",
      rentalPrice: "rentalPrice",
      offeredFor: "offeredFor",
      media: "mainImage",
    },
    prepare: ({ id, name, category, media, ...prices }) => ({
      title: name ?? t("A dress without a name"),
      // Studio's lists know no preview component, and show a title, a subtitle and a picture.
      subtitle: isCurrencyKnown()
        ? sideBySide([
            scheduledTime(id),
            typeof category === "string" && category && collectionName(category),
            listedPrice(prices),
          ])
        : "",
      media,
    }),
  },
});

/** "From 4 Dec 2026, 10:00" of a dress that is published by itself. */
function scheduledTime(id: unknown): string {
  const heard = schedule.lastHeard();
  const next = nextTimeOf(String(id), heard);
  return next ? t("From {{time}}", { time: publishTimeInWords(next.publishAt, heard.timeZone) }) : "";
}

/** The price that the shop shows in its lists, which have room for what is paid. */
function listedPrice({ price, salePrice, saleUntil, rentalPrice, offeredFor }: Record<string, unknown>) {
  const chosenOffers = offers.filter((offer) => Array.isArray(offeredFor) && offeredFor.includes(offer));
  const priced = (amount: unknown) =>
    typeof amount === "number" ? priceOf(amount, currentCurrency()) : null;
  const rules = { namesLowestPrice: false, today: dateAt(Date.now(), schedule.lastHeard().timeZone) };
  const terms = {
    price: priced(price),
    salePrice: priced(salePrice),
    saleUntil,
    lowestPrice: undefined,
  };
  const rental = { price: priced(rentalPrice), days: null, deposit: null, includes: "" };
  return shownPriceInWords(
    shownPrice({
      offers: chosenOffers.length > 0 ? chosenOffers : offers,
      price: saleIn(terms, rules)?.now ?? terms.price,
      rental,
    }),
  );
}
