import { dressPurposes } from "#app/catalogue/dress-purposes.ts";
import { dressesIn } from "#app/catalogue/fitting-address.ts";
import { isList } from "#app/catalogue/neighbours.ts";
import { type Product, productPath } from "#app/catalogue/product.ts";
import {
  COLOUR_PARAM,
  DIFFERENCES_PARAM,
  DRESS_PARAM,
  LIST_PARAM,
  MARKED,
  PURPOSE_PARAM,
  SIZE_PARAM,
} from "#app/catalogue/url-parameters.ts";
import { findDress, withCurrentSlugs } from "#app/content/find-dress.server.ts";
import { SIZE_FINDER_PATH } from "#app/label/size-chart.ts";
import type { Asked, Screen } from "./screen.ts";

/** Pages and files that are about the dresses that their query names, by their paths. */
export const dressScreens = new Map<string, (asked: Asked) => Screen>([
  ["enquiry", enquiryScreen],
  ["fitting", fittingScreen],
  ["size-finder", sizeFinderScreen],
  ["neighbours.json", neighboursScreen],
  ["dresses.json", cardsScreen],
]);

export function productScreen(product: Product | undefined): Screen | undefined {
  if (!product) return undefined;
  const { slug, colours, sizes } = product;
  return {
    path: productPath(slug),
    id: "routes/product/product-screen",
    parameters: {
      [COLOUR_PARAM]: (value) => colours.find(({ slug, isAvailable }) => isAvailable && slug === value)?.slug,
      [SIZE_PARAM]: (value) => sizes.find(({ label, isAvailable }) => isAvailable && label === value)?.label,
    },
  };
}

/** About one dress, whose choices it knows, or about none. */
function enquiryScreen({ catalogue, sent }: Asked): Screen {
  const [first = "", ...further] = dressesIn(sent);
  const product = findDress(catalogue, first);
  const choices = productScreen(product)?.parameters;
  return {
    path: "/enquiry",
    id: "routes/enquiry/enquiry-screen",
    parameters: choices
      ? {
          [DRESS_PARAM]: () => product?.slug,
          ...choices,
          [PURPOSE_PARAM]: (value) => dressPurposes.find((purpose) => purpose === value),
        }
      : {},
    renamed: withCurrentSlugs(catalogue, sent),
    dresses: further,
  };
}

/** Without a dress there is nothing that could differ. */
function fittingScreen({ sent }: Asked): Screen {
  const dresses = dressesIn(sent);
  const isMarked = dresses.length > 0 && sent.get(DIFFERENCES_PARAM) === MARKED;
  return {
    path: "/fitting",
    id: "routes/fitting/fitting-screen",
    parameters: { [DIFFERENCES_PARAM]: () => (isMarked ? MARKED : undefined) },
    dresses,
  };
}

/** The chart, with the sizes of one dress, or of none: as many pages as there are dresses. */
function sizeFinderScreen({ catalogue, sent }: Asked): Screen {
  return {
    path: SIZE_FINDER_PATH,
    id: "routes/size-finder/size-finder-screen",
    parameters: { [DRESS_PARAM]: (value) => findDress(catalogue, value)?.slug },
    renamed: withCurrentSlugs(catalogue, sent),
  };
}

/** A dress in one of more lists than anybody counts; nothing, where there is no such dress or no such list. */
function neighboursScreen({ catalogue, sent, spelt }: Asked): Screen {
  const dress = findDress(catalogue, sent.get(DRESS_PARAM) ?? "")?.slug;
  const address = sent.get(LIST_PARAM) ?? "";
  const list = dress !== undefined && isList(address) ? spelt(address) : undefined;
  return {
    path: "/neighbours.json",
    id: "routes/product/neighbours-json",
    parameters: list === undefined ? {} : { [DRESS_PARAM]: () => dress, [LIST_PARAM]: () => list },
    isOneOfMany: list !== undefined,
  };
}

/** Cards of whichever dresses somebody has seen. */
function cardsScreen({ sent }: Asked): Screen {
  return {
    path: "/dresses.json",
    id: "routes/product/dresses-json",
    parameters: {},
    dresses: dressesIn(sent),
  };
}
