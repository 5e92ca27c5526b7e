import type { Product } from "#app/catalogue/product.ts";
import type { RejectedCatalogue } from "#app/content/loss-guard.server.ts";
import type { Texts } from "#app/content/texts/label-texts.server.ts";
import { emptyScreens } from "#app/content/texts/shown-texts.server.ts";
import { type ContentIssue, error, warning } from "./content-issue.server.ts";

// These are about no single document that somebody could mend.

export function rejectedCatalogueIssue({ fetched, shown }: RejectedCatalogue): ContentIssue {
  const message = `the shop goes on showing ${shown} dresses, though the content host has ${fetched} that can be shown: so many are taken away at once only when they are seen being deleted. Restore them; or, when they are to go, start the shop with CATALOGUE_MAY_SHRINK=true`;
  return { id: "", type: "", name: "The catalogue", ...error(message) };
}

export function unreadableIssue({ id, reason }: { id: string; reason: string }): ContentIssue {
  const message = `it cannot be read and is left out: ${reason}. Restore a backup, or write it anew under the same id`;
  return { id, type: "", name: id, ...error(message) };
}

export function emptyCollections(products: readonly Product[], { collections }: Texts): ContentIssue[] {
  const held = new Set(products.map(({ category }) => category));
  const message =
    "the collection is without a dress: it is in no list, and its address leads to the home page";
  return Object.entries(collections)
    .filter(([slug, { visibility }]) => visibility === "listed" && !held.has(slug))
    .map(([, { name }]) => ({ id: "", type: "", name, ...warning(message) }));
}

/** The title of a screen in Studio, and what would fill it, by address. */
const screens: Record<string, { name: string; lacks: string }> = {
  "/about": { name: "The designer", lacks: "a biography" },
  "/faq": { name: "Questions and answers", lacks: "questions" },
};

export function emptyScreenIssues(texts: Texts): ContentIssue[] {
  return [...emptyScreens(texts)].map((path) => {
    const { name = path, lacks = "texts" } = screens[path] ?? {};
    const message = `${path} is without ${lacks}: no menu or footer leads there`;
    return { id: "", type: "", name, ...warning(message) };
  });
}
