import { completingLook, inCategory } from "#app/catalogue/catalogue.ts";
import { type Category, categoryOf } from "#app/catalogue/category.ts";
import { neighboursIn } from "#app/catalogue/neighbours.ts";
import { shownPrices } from "#app/catalogue/price.ts";
import { cardOf, type Product, productPath } from "#app/catalogue/product.ts";
import { leadTimeOf, rentalOf } from "#app/catalogue/product-terms.ts";
import type { Shop } from "#app/content/shop-context.server.ts";
import { shortenedTo, withoutLoneWords } from "#app/label/characters.ts";
import { withTracking } from "#app/label/joined-scripts.ts";
import { withSoftHyphens } from "#app/label/texts/soft-hyphens.ts";
import { knowsSizeOf } from "#app/size-finder/size-finder.tsx";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { qrOf } from "#app/ui/qr.ts";

/** The last tile of the slider at the end leads to all products. */
const MAX_OTHERS = 12;

/** Search engines cut descriptions at about this many characters. */
const MAX_CHARACTERS = 155;

/** The screen of one product shows this. */
export function productData({ catalogue, texts, origin }: Shop, product: Product) {
  const { labelSettings, messages, productWords } = texts;
  const { name, phone, phoneDisplay, delivery, showroom, hours } = labelSettings;
  const { rent, purchase, either } = messages;
  const address = `${origin}${productPath(product.slug)}`;
  const list = inCategory(catalogue, product.category);
  const others = list.slice(0, MAX_OTHERS + 1).filter(({ id }) => id !== product.id);
  const category = categoryOf(product.category, texts.collections);
  const rental = rentalOf(product, texts.terms);
  return {
    product,
    description: descriptionOf(product, category),
    category: withTracking(category),
    neighbours: neighboursIn(list, product.slug) ?? {},
    completing: completingLook(catalogue, product).map(cardOf),
    others: others.slice(0, MAX_OTHERS).map(cardOf),
    words: {
      ...productWords,
      findSize: knowsSizeOf(product, texts.sizeChart) ? productWords.findSize : "",
      compose: withoutEmphasis(messages.title),
      /** The name as it breaks into lines. */
      heading: withSoftHyphens(withoutLoneWords(product.name)),
      messages: { rent, purchase, either },
    },
    labelSettings: { name, phone, phoneDisplay, delivery, showroom: showroom.address, hours },
    terms: { rental, prices: shownPrices(product, rental), leadTime: leadTimeOf(product, texts) },
    /** The address of the page names no choice. */
    address,
    qr: qrOf(address),
    origin,
  };
}

/** Search engines show one sentence or two. The server cuts them: no page needs the script for that. */
export function descriptionOf({ name, description }: Product, category: Category): string {
  return shortenedTo(MAX_CHARACTERS, withoutEmphasis(description || `${name}, ${category.label}`));
}
