import type { CustomValidatorResult, SanityClient, ValidationContext } from "sanity";
import { workspace } from "#studio/connection/workspace.ts";
import { memoizeFor } from "./memoize-for.ts";
import { sectionsNotDrawn } from "./sections-not-drawn.ts";
import { type FoundShop, SHOP_QUERY, shopState } from "./shop-state.ts";

/** Whoever reorders sections saves several times in a few seconds; what others publish meanwhile is seen a moment later. In milliseconds. */
const FRESH_MS = 10_000;

/** Names the sections of the home page that the shop leaves out, beside what is published by now. */
export async function notDrawn({ document, getClient }: ValidationContext): Promise<CustomValidatorResult> {
  const [found, confirms] = await readShop(getClient({ apiVersion: "2025-02-19" }));
  const reasons = sectionsNotDrawn(document, shopState(found), confirms);
  return reasons.length === 0 ? true : reasons.join(" ");
}

const readShop = memoizeFor((client: SanityClient) => {
  const published = client.withConfig({ perspective: "published" });
  return Promise.all([published.fetch<FoundShop>(SHOP_QUERY), confirmsNewsletter()]);
}, FRESH_MS);

/** A setting of the shop's server; undefined while it does not answer. */
async function confirmsNewsletter(): Promise<boolean | undefined> {
  try {
    const response = await fetch(`${workspace.shopUrl}/readyz`);
    const state: { newsletter?: { confirms?: boolean } } = await response.json();
    return state.newsletter?.confirms;
  } catch {
    return undefined;
  }
}
