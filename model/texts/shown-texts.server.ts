import { takesVisits } from "#model/appointments/showrooms.ts";
import { categoryOf, collectionPath, currentCategory } from "#model/dresses/category.ts";
import { inLabelOrder } from "#model/dresses/label-order.server.ts";
import { filledIn } from "#model/dresses/message-text.ts";
import type { Product } from "#model/dresses/product.ts";
import { isShopPath, isWebAddress } from "#model/entries/link-address.ts";
import type { NavLink } from "#model/screens/navigation.ts";
import { APPOINTMENT_PATH } from "#model/screens/screen-paths.ts";
import { emptyScreens } from "#model/screens/screen-texts.server.ts";
import { servedPaths } from "#model/screens/served-paths.ts";
import { type Section, shownSection } from "#model/sections/section-texts.server.ts";
import { carePath, isListedIn, withAddresses, withNumbers } from "./care-page.ts";
import { withUnwritten } from "./collections.server.ts";
import type { Texts } from "./label-texts.server.ts";
import { termDays, termsIn } from "./terms.ts";

/**
 * Fits the texts to these dresses. Lists leave out collections without a dress and screens without words. A button that would
 * lead nowhere has no address and is not drawn; one without an address leads to the first collection. `moved` has the
 * present paths of pages by their former ones.
 */
export function shownTexts(
  writtenTexts: Texts,
  products: readonly Product[],
  moved: ReadonlyMap<string, string> = new Map(),
): Texts {
  const texts = { ...writtenTexts, collections: withUnwritten(writtenTexts, products) };
  const listed = listedCollections(texts.collections, products);
  const { waysOn, ...menus } = menusOf(texts, listed);
  const liveAddress = addressFilter(servedPaths(products, texts), moved);
  const live = <T extends { href: string }>(action: T): T => ({
    ...action,
    href: liveAddress(action.href || (listed[0]?.href ?? "")),
  });
  const isStill = texts.identity.opening === "still";
  const facts = { live, isStill, explore: menus.explore, collections: texts.collections };
  const drawn = (sections: readonly Section[]) => sections.map((section) => shownSection(section, facts));
  const fill = termFiller(texts);
  const filled = (text: string) => fill(text).trim();
  /** A page may hold other braces, and its words stand between others. */
  const inWords = (text: string) => (termsIn(text).length > 0 ? fill(text) : text);
  const { home, notFound, search, questionsScreen, questions, labelSettings, carePages } = texts;
  return {
    ...texts,
    ...menus,
    search: { ...search, waysOn: menus.explore },
    notFound: { ...notFound, waysOn },
    labelSettings: {
      ...labelSettings,
      delivery: filled(labelSettings.delivery),
      // The shop's own page takes the place of another's.
      bookingUrl: takesVisits(texts.appointments) ? APPOINTMENT_PATH : labelSettings.bookingUrl,
    },
    questions: questions.map((question) => ({ ...question, a: filled(question.a) })).filter(({ a }) => a),
    questionsScreen: { ...questionsScreen, more: live(questionsScreen.more) },
    carePages: carePages.map((page) => ({
      ...withAddresses(withNumbers(page, inWords), (href) => (isShopPath(href) ? liveAddress(href) : href)),
      sections: drawn(page.sections),
    })),
    home: { ...home, sections: drawn(home.sections) },
  };
}

type ListedCollection = ReturnType<typeof listedCollections>[number];

/** The lists of links, without collections that have no dress and screens that have no words. */
function menusOf(texts: Texts, listed: readonly ListedCollection[]) {
  const empty = emptyScreens(texts);
  const hasWords = ({ href }: NavLink) => !empty.has(href);
  const screenLinks = texts.navigation.filter(hasWords);
  const collectionLinks = listed.map(({ slug, label, href }): NavLink => ({ id: slug, label, href }));
  const pageLinks = texts.carePages
    .filter((page) => isListedIn("menu", page))
    .map(({ slug, title }): NavLink => ({ id: slug, label: title, href: carePath(slug) }));
  return {
    navigation: [...screenLinks.slice(0, 1), ...collectionLinks, ...pageLinks, ...screenLinks.slice(1)],
    mainLinks: texts.mainLinks.filter(hasWords),
    explore: listed.map(({ slug, shortLabel, href }): NavLink => ({ id: slug, label: shortLabel, href })),
    waysOn: waysOnOf(texts, [...screenLinks, ...collectionLinks]),
  };
}

/** The address to which a link leads by now; empty where it would lead nowhere. */
function addressFilter(paths: ReadonlySet<string>, moved: ReadonlyMap<string, string>) {
  return (address: string): string => {
    const href = afterMove(address, paths, moved);
    return isAnswered(href, paths) ? href : "";
  };
}

function listedCollections(collections: Texts["collections"], products: readonly Product[]) {
  const held = new Set(products.map(({ category }) => category));
  const listed = Object.entries(collections)
    .map(([slug, collection]) => ({ slug, ...collection }))
    .filter(({ slug, visibility }) => held.has(slug) && visibility === "listed");
  return inLabelOrder(listed).map(({ slug }) => ({
    ...categoryOf(slug, collections),
    href: collectionPath(slug),
  }));
}

/** Some of the navigation's, whatever their collections are called by now. */
function waysOnOf({ notFound, collections }: Texts, links: readonly NavLink[]): NavLink[] {
  const byId = new Map(links.map((link) => [link.id, link]));
  return notFound.waysOn.flatMap(({ id }) => byId.get(currentCategory(id, collections)) ?? []);
}

/** A link stays good when the page it leads to has moved. */
function afterMove(href: string, paths: ReadonlySet<string>, moved: ReadonlyMap<string, string>): string {
  const [path = ""] = href.split(/[?#]/);
  const target = paths.has(path) ? undefined : moved.get(path);
  return target === undefined ? href : target + href.slice(path.length);
}

/** Whether a link leads somewhere: to a screen, or to another site. */
export function isAnswered(href: string, paths: ReadonlySet<string>): boolean {
  return isWebAddress(href) || paths.has(href.replace(/[?#].*/s, "").replace(/(.)\/$/, "$1"));
}

/**
 * Fills in the numbers that a text names, and leaves out a line with one that the label has not given. The numbers are collected
 * once, since collections may have 40,000 names.
 */
function termFiller(texts: Pick<Texts, "terms" | "collections">): (text: string) => string {
  const values = termValues(texts);
  return (text) => filledIn(text, values);
}

/** The numbers, by the names that a text may give them. */
export function termValues({
  terms,
  collections,
}: Pick<Texts, "terms" | "collections">): Record<string, string | undefined> {
  return Object.fromEntries([
    ...termDays.map((name) => [name, terms[name]?.toString()]),
    ...Object.entries(collections).flatMap(([slug, { previousSlugs, makingDays = terms.makingDays }]) =>
      [...previousSlugs, slug].map((name) => [`makingDays/${name}`, makingDays?.toString()]),
    ),
  ]);
}
