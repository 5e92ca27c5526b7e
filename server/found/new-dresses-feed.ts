import { type Product, pictureAddress, productPath } from "#model/dresses/product.ts";
import { pageAddress } from "#model/screens/language-path.ts";
import type { ServerPath } from "#model/screens/route-table.ts";
import { plain } from "#model/texts/found-as.ts";
import { markupText, XML_DECLARATION, xmlElement } from "#model/web/markup.ts";
import { languageTag } from "#words/locale.ts";
import type { FoundShop } from "./markdown-pages.ts";

/** A reader of feeds has seen the older ones. */
const MOST_ENTRIES = 50;

const PATH: ServerPath = "/dresses.atom";

/** The newest dresses, for readers of feeds: https://www.rfc-editor.org/rfc/rfc4287. A dress whose date is not known is left out. */
export function newDressesFeed(shop: FoundShop): string {
  const { catalogue, texts, origin } = shop;
  const { name, description } = texts.labelSettings;
  const dated = catalogue.products.flatMap((product) => {
    const dates = catalogue.dates?.get(productPath(product.slug));
    return dates ? [{ product, ...dates }] : [];
  });
  const newest = dated.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1)).slice(0, MOST_ENTRIES);
  const changed = newest.map(({ changedAt }) => changedAt).toSorted();
  const address = origin + PATH;
  const head = [
    xmlElement("id", address),
    xmlElement("title", name),
    xmlElement("subtitle", description || undefined),
    xmlElement("updated", changed.at(-1) ?? "1970-01-01T00:00:00Z"),
    `<author>${xmlElement("name", name)}</author>`,
    `<link rel="self" href="${markupText(address)}"/>`,
    `<link href="${markupText(pageAddress(origin, "/"))}"/>`,
  ];
  const entries = newest.map((entry) => `${entryOf(entry, shop)}\n`).join("");
  return `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${markupText(languageTag)}">\n${head.join("")}\n${entries}</feed>\n`;
}

type Entry = { product: Product; madeAt: string; changedAt: string };

/** The id of the document stays when the dress has another address. */
function entryOf({ product, madeAt, changedAt }: Entry, { origin }: FoundShop): string {
  const { id, slug, name, description, pictures } = product;
  const picture = pictures[0];
  const contentHtml = `<p><img src="${markupText(pictureAddress(picture.src, origin))}" alt="${markupText(picture.alt)}"/></p><p>${markupText(plain(description))}</p>`;
  return `<entry>${[
    xmlElement("id", `${origin}${PATH}#${encodeURIComponent(id)}`),
    xmlElement("title", name),
    xmlElement("published", madeAt),
    xmlElement("updated", changedAt),
    `<link href="${markupText(origin + productPath(slug))}"/>`,
    `<content type="html">${markupText(contentHtml)}</content>`,
  ].join("")}</entry>`;
}
