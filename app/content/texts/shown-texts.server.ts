import { collectionPath } from "#app/catalogue/category.ts";
import { type Product, productPath } from "#app/catalogue/product.ts";
import { texts as shipped, type Texts } from "#app/content/default-texts.server.ts";
import { carePath } from "#app/label/care-page.ts";
import type { NavLink } from "#app/label/navigation.ts";
import { SIZE_FINDER_PATH } from "#app/label/size-chart.ts";
import { fillTerms } from "./fill-terms.server.ts";

/** Paths of the screens that are there whatever the catalogue holds. */
const screens = ["/", "/about", "/contact", "/faq", "/privacy"];

/**
 * The texts as they are shown beside these dresses: collections are called by their names everywhere, those without a dress are in no
 * list, the label's numbers of days stand where they are named, and a button that would lead nowhere has no address, so that it is not rendered. Without an address of its own it leads to the
 * first collection.
 */
export function shownTexts(texts: Texts, products: readonly Product[]): Texts {
  const leads = answeredPaths(products, texts);
  const [fallback] = products.map(({ category }) => collectionPath(category)).filter((path) => path !== "/");
  const live = <T extends { href: string }>(action: T): T => {
    const href = action.href || (fallback ?? "");
    return { ...action, href: isAnswered(href, leads) ? href : "" };
  };
  const links = (name: "name" | "shortName"): NavLink[] =>
    Object.entries(texts.collections)
      .map(([slug, collection]) => ({ id: slug, label: collection[name], href: collectionPath(slug) }))
      .filter(({ href }) => leads.has(href));
  const collectionLinks = links("name");
  const screenLinks = texts.navigation.filter(({ href }) => screens.includes(href));
  const byId = new Map([...screenLinks, ...collectionLinks].map((link) => [link.id, link]));
  const explore = links("shortName");
  const { home, identity, notFound, search, questionsScreen, questions, labelSettings } = texts;
  return {
    ...texts,
    navigation: [...screenLinks.slice(0, 1), ...collectionLinks, ...screenLinks.slice(1)],
    explore,
    search: { ...search, waysOn: explore },
    notFound: { ...notFound, waysOn: notFound.waysOn.flatMap(({ id }) => byId.get(id) ?? []) },
    labelSettings: { ...labelSettings, delivery: fillTerms(labelSettings.delivery, texts) },
    questions: questions
      .map((question) => ({ ...question, a: fillTerms(question.a, texts) }))
      .filter(({ a }) => a),
    questionsScreen: { ...questionsScreen, more: live(questionsScreen.more) },
    home: {
      ...home,
      hero: { ...live(home.hero), ...(identity.opening === "still" ? { sources: [] } : {}) },
      first: { ...home.first, more: live(home.first.more) },
      bridal: { ...home.bridal, action: live(home.bridal.action) },
      parallax: { ...home.parallax, action: live(home.parallax.action) },
      featured: { ...home.featured, action: live(home.featured.action) },
      tulle: { heading: sliderHeading(texts) },
    },
  };
}

/** Every path of the shop that answers with a screen of its own. */
export function answeredPaths(
  products: readonly Product[],
  { carePages, sizeChart }: Pick<Texts, "carePages" | "sizeChart">,
): ReadonlySet<string> {
  return new Set([
    ...screens,
    ...(sizeChart.rows.length > 0 ? [SIZE_FINDER_PATH] : []),
    ...carePages.map(({ slug }) => carePath(slug)),
    ...products.map(({ category }) => collectionPath(category)),
    ...products.map(({ slug }) => productPath(slug)),
  ]);
}

/** Whether a link leads somewhere: to a screen, or to another site. */
export function isAnswered(href: string, paths: ReadonlySet<string>): boolean {
  return /^https:/.test(href) || paths.has(href.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1"));
}

/** The slider of one collection is headed by that collection's name, unless somebody has written another heading. */
function sliderHeading({ home, collections }: Texts): string {
  const { heading } = home.tulle;
  const [first] = Object.values(collections);
  return first && heading === shipped.home.tulle.heading ? `*${first.shortName}*` : heading;
}
