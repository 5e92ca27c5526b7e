import { HeartIcon } from "@sanity/icons/Heart";
import { defineType, type PreviewProps } from "sanity";
import { formatShownPrice, shownPrice } from "#app/catalogue/price.ts";
import { offers } from "#app/catalogue/product-fields.ts";
import { dress } from "#app/content/documents/dress-document.ts";
import { useCollections } from "#studio/connection/listen-collections.ts";
import { choiceNamed, choiceOf } from "./collection-choices.ts";
import { describedDocument } from "./described-document.ts";
import { productOrderings } from "./product-orderings.ts";

export const product = defineType({
  ...describedDocument("product", dress, HeartIcon),
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
    prepare: ({ name, category, media, ...said }) => ({
      title: name ?? "A dress without a name",
      subtitle: category ?? "",
      description: priceOf(said),
      media,
    }),
  },
  components: { preview: DressPreview },
});

/** A dress in a list, under the name of its collection; the document has its slug. */
function DressPreview({ subtitle, description, ...props }: PreviewProps) {
  const collections = useCollections();
  const slug = typeof subtitle === "string" ? subtitle : "";
  const { name } = choiceOf(slug, collections) ?? choiceNamed(slug);
  const said = [name, typeof description === "string" ? description : ""].filter(Boolean).join(" · ");
  return props.renderDefault({ ...props, subtitle: said });
}

/** The price that the shop shows in its lists. */
function priceOf({ price, rentalPrice, offeredFor }: Record<string, unknown>): string {
  const known = offers.filter((offer) => Array.isArray(offeredFor) && offeredFor.includes(offer));
  const amount = (said: unknown) => (typeof said === "number" ? said : null);
  const rental = { price: amount(rentalPrice), days: null, deposit: null, includes: "" };
  return formatShownPrice(
    shownPrice({ offers: known.length > 0 ? known : offers, price: amount(price), rental }),
  );
}
