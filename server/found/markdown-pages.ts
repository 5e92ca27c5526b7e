import { attributesInWords } from "#model/dresses/attributes-in-words.ts";
import { availabilityOf, isSold } from "#model/dresses/availability.ts";
import { statedInWords } from "#model/dresses/availability-in-words.ts";
import { type Catalogue, findBySlug, inCategory } from "#model/dresses/catalogue.ts";
import { collectionPath } from "#model/dresses/category.ts";
import { messageOf } from "#model/dresses/message-text.ts";
import { priceInWords, purchasePriceInWords, shownPrice, shownPriceInWords } from "#model/dresses/price.ts";
import { type Product, pictureAddress, productPath, sizeInWords, stateOf } from "#model/dresses/product.ts";
import { rentalOf } from "#model/dresses/product-terms.ts";
import { rentalInWords } from "#model/dresses/rental-in-words.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { pageAddress } from "#model/screens/language-path.ts";
import { emptyScreens, screenTexts } from "#model/screens/screen-texts.server.ts";
import { screenAt, screens } from "#model/screens/screens.ts";
import type { ShopLanguage } from "#model/services/shop.ts";
import { carePath } from "#model/texts/care-page.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import { quoted } from "#model/texts/quoted-text.ts";
import assistantWords from "#words/assistants.json" with { type: "json" };
import enquiryWords from "#words/enquiry.json" with { type: "json" };
import filterWords from "#words/filter.json" with { type: "json" };
import { labelled, quotationMarks, separated } from "#words/locale.ts";
import productWords from "#words/product.json" with { type: "json" };
import rentalWords from "#words/rental.json" with { type: "json" };
import { document, heading, line, link, list, pageBody, paragraphs, picture } from "./markdown.ts";

/** The content of the moment, and where the shop stands, without a slash at the end. */
/** The origin ends in the path of the language; `host` is the origin of all, and `languages` are those that the shop speaks. */
export type FoundShop = {
  catalogue: Catalogue;
  texts: Texts;
  origin: string;
  host?: string;
  languages?: readonly ShopLanguage[];
};

/**
 * The page at a path of the shop in Markdown, for programs that read it for somebody: a list, a dress, a page of words. Undefined where
 * there is none. The home page is /llms.txt.
 */
export function markdownPage(path: string, shop: FoundShop): string | undefined {
  const screen = screenAt(path);
  if (!screen || emptyScreens(shop.texts).has(screen.path)) return undefined;
  return pages.get(screen.path)?.(shop, screen.parameter);
}

const pages = new Map<string, (shop: FoundShop, slug: string) => string | undefined>([
  [screens.home.path, overview],
  [screens.about.path, about],
  [screens.questions.path, questions],
  [screens.carePage.path, ownPage],
  [screens.collection.path, collection],
  [screens.product.path, dressOf],
]);

/** https://llmstxt.org: who the label is, its lists and pages, and how somebody asks for a dress. */
function overview(shop: FoundShop): string {
  const { texts, origin, catalogue } = shop;
  const { name, description } = texts.labelSettings;
  const twin = (path: string) => `${origin}${path}.md`;
  const collections = texts.explore.map(({ id, href }) => {
    const { name: title = id, summary = "" } = texts.collections[id] ?? {};
    return separatedBy(link(title, twin(href)), summary);
  });
  const hasWords = (path: string) => markdownPage(path, shop) !== undefined;
  const mainPages = texts.mainLinks
    .filter(({ href }) => href !== screens.home.path)
    .map(({ label, href }) => link(label, hasWords(href) ? twin(href) : origin + href));
  const further = screenTexts
    .filter(({ path }) => hasWords(path) && !texts.mainLinks.some(({ href }) => href === path))
    .map(({ path, title }) => link(title(texts), twin(path)));
  const own = texts.carePages.map(({ title, slug, description: summary }) =>
    separatedBy(link(title, twin(carePath(slug))), summary),
  );
  return document(
    heading(1, name),
    description && `> ${line(description)}`,
    assistantWords.asText,
    ...(catalogue.products.length > 0 ? [heading(2, enquiryWords.dresses), list(collections)] : []),
    heading(2, assistantWords.pages),
    list([...mainPages, ...further, ...own]),
    ...asking(shop),
  );
}

function about({ texts: { footer, designer } }: FoundShop): string {
  const { headline, biography, fashionWeeks, fashionWeeksHeading } = designer;
  return document(
    heading(1, headline || footer.about),
    ...biography.map(({ kind, text }) =>
      kind === "quote" ? `> ${line(quoted(text, quotationMarks))}` : paragraphs(text),
    ),
    ...(fashionWeeks.length > 0
      ? [
          heading(2, fashionWeeksHeading),
          list(fashionWeeks.map(({ year, city, season }) => line(separated([String(year), city, season])))),
        ]
      : []),
  );
}

function questions({ texts: { questionsScreen, questions: answeredQuestions } }: FoundShop): string {
  return document(
    heading(1, questionsScreen.title),
    paragraphs(questionsScreen.lead),
    ...answeredQuestions.flatMap(({ q, a }) => [heading(2, q), paragraphs(a)]),
  );
}

function ownPage(shop: FoundShop, slug: string): string | undefined {
  const own = shop.texts.carePages.find((candidate) => candidate.slug === slug);
  return (
    own &&
    document(
      heading(1, own.title),
      pageBody(own.body, (href) => absolute(href, shop)),
    )
  );
}

function collection(shop: FoundShop, slug: string): string | undefined {
  const { catalogue, texts, origin } = shop;
  const products = inCategory(catalogue, slug);
  const collectionTexts = texts.collections[slug];
  if (products.length === 0 || !collectionTexts) return undefined;
  return document(
    heading(1, collectionTexts.title),
    paragraphs(collectionTexts.intro || collectionTexts.summary),
    list(
      products.map((product) =>
        separatedBy(
          link(product.name, `${origin}${productPath(product.slug)}.md`),
          isSold(product) ? (stateOf(product).state ?? "") : shownPriceInWords(shownPrice(product)),
        ),
      ),
    ),
    ...asking(shop),
  );
}

function dressOf(shop: FoundShop, slug: string): string | undefined {
  const product = findBySlug(shop.catalogue, slug);
  return product && dress(product, shop);
}

function dress(product: Product, shop: FoundShop): string {
  const { texts, origin } = shop;
  const { name, slug, category, description, cut, making, pictures } = product;
  const { delivery } = texts.labelSettings;
  const kind = texts.collections[category];
  const section = (title: string, text: string) => (text ? [heading(2, title), paragraphs(text)] : []);
  return document(
    heading(1, name),
    kind ? link(kind.name, `${origin}${collectionPath(category)}.md`) : "",
    facts(product, texts),
    picture(pictures[0].alt, pictureAddress(pictures[0].src, origin)),
    paragraphs(description),
    ...section(productWords.cut, cut),
    ...section(productWords.making, making),
    ...section(productWords.delivery, delivery),
    ...asking(shop, { name, address: `${origin}${productPath(slug)}` }),
  );
}

/** The page says this of a dress beside its pictures. */
function facts(product: Product, texts: Texts): string {
  const { offers, colours, sizes } = product;
  const { price: priceName, colours: coloursName, sizes: sizesName } = productWords.sheet;
  const rental = rentalOf(product, texts.terms);
  const stated = availabilityOf(product);
  const prices: [name: string, value: string][] = [
    [priceName, offers.includes("purchase") ? purchasePriceInWords(product) : rentalWords.notForSale],
    [rentalWords.rental, rental ? rentalInWords(rental) : rentalWords.notToRent],
  ];
  const sheetRows: [name: string, value: string][] = [
    ...(isSold(product) ? [] : prices),
    [rentalWords.deposit, rental?.deposit ? priceInWords(rental.deposit) : ""],
    [rentalWords.included, rental?.includes ?? ""],
    [coloursName, separated(available(colours).map(({ name }) => name))],
    [sizesName, separated(available(sizes).map(sizeInWords))],
    ...attributesInWords(product).map(({ name, value }): [string, string] => [name, value]),
    [filterWords.facets.availability, stated ? statedInWords(stated) : ""],
  ];
  return list(sheetRows.filter(([, value]) => value).map(([name, value]) => line(labelled(name, value))));
}

function available<T extends { isAvailable: boolean }>(choices: readonly T[]): T[] {
  return choices.filter(({ isAvailable }) => isAvailable);
}

/** The label sells in a chat: a link with the words of its own message, or the way to its contact page. */
function asking({ texts, origin }: FoundShop, requestedDress?: { name: string; address: string }): string[] {
  const { phone, greeting } = texts.labelSettings;
  const text = requestedDress ? messageOf(texts.messages.question, requestedDress) : greeting;
  const address = phone ? whatsAppLink(phone, text) : origin + screens.contact.path;
  return [
    heading(2, assistantWords.asking),
    assistantWords.ask,
    list([
      link(phone ? "WhatsApp" : texts.footer.reach, address),
      ...(requestedDress ? [requestedDress.address] : []),
    ]),
  ];
}

function separatedBy(name: string, text: string): string {
  return text ? `${name}: ${line(text)}` : name;
}

function absolute(href: string, { origin }: FoundShop): string {
  return /^\/(?!\/)/.test(href) ? pageAddress(origin, href) : new URL(href, `${origin}/`).href;
}
