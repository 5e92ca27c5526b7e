import { type Price, priceOf } from "#model/dresses/currency.ts";
import type { Product } from "#model/dresses/product.ts";

/** A dress that has what every dress has, and nothing else. */
export function sampleProduct(slug: string, more: Partial<Product> = {}): Product {
  return {
    id: `product-${slug}`,
    slug,
    name: slug,
    category: "tulle-dresses",
    price: null,
    offers: ["rent", "purchase"],
    rental: { price: null, days: null, deposit: null, includes: "" },
    makingDays: null,
    pictures: [{ src: "/a.jpg", width: 960, height: 1200, alt: "" }],
    colours: [],
    cloths: [],
    sizes: [],
    figure: "",
    figureWords: "",
    completesLook: [],
    silhouette: "",
    neckline: "",
    sleeves: "",
    fabric: "",
    description: "",
    cut: "",
    making: "",
    ...more,
  };
}

/** A door knows this of a dress in no calendar, whose label has told no times. */
export const outsideCalendar = { leadTime: undefined, isInCalendar: false, rentedIn: undefined };

/** A price of a label that has chosen no currency. */
export function dollars(amount: number): Price {
  return priceOf(amount, { code: "USD", hasDollarSignLast: true, isForeign: false });
}
