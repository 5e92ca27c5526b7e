import type { Shop } from "#app/content/shop-context.server.ts";
import { listedSlugs } from "#app/label/wishlist-address.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { listedDresses } from "./find-listed.server.ts";

export type FittingData = ReturnType<typeof fittingData>;

/** Collects the dresses that an address names, and all that is said round them. */
export function fittingData(shop: Shop, { searchParams }: URL) {
  const { texts, origin } = shop;
  const { labelSettings, messages, productWords } = texts;
  const { name, phone, phoneDisplay, showroom, hours } = labelSettings;
  const { size, sheet } = productWords;
  return {
    listed: listedDresses(shop, listedSlugs(searchParams)),
    origin,
    name,
    phone,
    message: messages.fittingList,
    question: messages.question,
    compose: withoutEmphasis(messages.title),
    sheet: {
      words: { size, sheet },
      labelSettings: { name, showroom: showroom.address, hours, phone: phoneDisplay },
    },
    empty: {
      picture: Object.values(texts.collections).find(({ plates }) => plates.length > 0)?.plates[0],
      waysOn: texts.navigation.filter(({ href }) => href.startsWith("/collection/")),
    },
  };
}
