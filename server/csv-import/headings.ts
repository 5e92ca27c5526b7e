import { t } from "@trousseau/words/translate.ts";
import { oneLine } from "#model/tables/cell-parsers.ts";

/** Columns are known by their English headings; a table is written with those of the shop's language. */
const inLanguage: ReadonlyMap<string, string> = new Map(
  Object.entries({
    name: t("name"),
    address: t("address"),
    collection: t("collection"),
    price: t("price"),
    colours: t("colours"),
    sizes: t("sizes"),
    availability: t("availability"),
    "out until": t("out until"),
    "unavailable sizes": t("unavailable sizes"),
    picture: t("picture"),
    "picture in words": t("picture in words"),
    "colour in picture": t("colour in picture"),
    "more pictures": t("more pictures"),
    "more pictures in words": t("more pictures in words"),
    "colours in more pictures": t("colours in more pictures"),
    description: t("description"),
    cut: t("cut"),
    "making and care": t("making and care"),
    number: t("number"),
    "number in words": t("number in words"),
    silhouette: t("silhouette"),
    neckline: t("neckline"),
    sleeves: t("sleeves"),
    fabric: t("fabric"),
    offered: t("offered"),
    "rental price": t("rental price"),
    "rental days": t("rental days"),
    "rental deposit": t("rental deposit"),
    "included in the rental": t("included in the rental"),
    "days to make it": t("days to make it"),
    place: t("place"),
    "completes the look": t("completes the look"),
    "search title": t("search title"),
    "search description": t("search description"),
  }),
);

/** The heading in the shop's language; what is no heading stays as it is. */
export function shownHeading(heading: string): string {
  return inLanguage.get(heading) ?? heading;
}

const byName = new Map(Array.from(inLanguage, ([heading, translation]) => [inSmall(translation), heading]));

/** The column that a table calls so in the shop's language or in English; other words stay, in small letters. */
export function columnCalled(text: string): string {
  const called = inSmall(text);
  return byName.get(called) ?? called;
}

/** Spreadsheets on a Mac may write an accent as a character of its own, and Switzerland writes "ss" for ß. */
function inSmall(text: string): string {
  return oneLine(text).normalize("NFC").toLowerCase().replaceAll("ß", "ss");
}

/** Shopify calls the end of a product's address so, or did. */
export const shopifyHandles = ["url handle", "handle"] as const;

/** No table of ours has these columns. */
export function isOfShopify(columns: readonly string[]): boolean {
  return columns.includes("title") && shopifyHandles.some((heading) => columns.includes(heading));
}
