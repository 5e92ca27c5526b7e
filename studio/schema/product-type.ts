import { HeartIcon } from "@sanity/icons/Heart";
import { defineType } from "sanity";
import { categoryOf } from "#app/catalogue/category.ts";
import { formatPrice } from "#app/catalogue/price.ts";
import { dress } from "#app/content/documents/dress-document.ts";
import { describedDocument } from "./described-document.ts";
import { productOrderings } from "./product-orderings.ts";

export const product = defineType({
  ...describedDocument("product", dress, HeartIcon),
  orderings: productOrderings,
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
