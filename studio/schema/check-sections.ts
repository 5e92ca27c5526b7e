import type { CustomValidatorResult, ValidationContext } from "sanity";
import { sampleDocuments } from "#studio/connection/sample-documents.ts";
import { workspace } from "#studio/connection/workspace.ts";
import { sectionsNotDrawn } from "./sections-not-drawn.ts";
import { type FoundShop, SHOP_QUERY, shopState } from "./shop-state.ts";

/** Names the sections of the home page that the shop leaves out, beside what is published by now. */
export async function notDrawn({ document, getClient }: ValidationContext): Promise<CustomValidatorResult> {
  const client = getClient({ apiVersion: "2025-02-19" }).withConfig({ perspective: "published" });
  const [found, confirms] = await Promise.all([client.fetch<FoundShop>(SHOP_QUERY), confirmsNewsletter()]);
  const reasons = sectionsNotDrawn(document, shopState(found, sampleDocuments), confirms);
  return reasons.length === 0 ? true : reasons.join(" ");
}

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
