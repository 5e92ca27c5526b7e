import type { SanityClient } from "@sanity/client";
import { priceFault } from "#app/content/amount-cell.ts";
import { storedCurrency } from "#app/content/documents/label-settings-document.ts";
import { refusal } from "#app/content/field-issues.ts";
import { CURRENCY_QUERY } from "./collection-choices.ts";
import { memoizeFor } from "./memoize-for.ts";

/** The part of Studio's context that this needs, so that a test can bring its own. */
type Context = { getClient(options: { apiVersion: string }): Pick<SanityClient, "fetch"> };

/** Refuses what no dress costs in the label's currency. It asks for that, because Bulk edit opens no form that listens to it. */
export async function affordable(price: unknown, { getClient }: Context): Promise<true | string> {
  const currency = await readCurrency(getClient({ apiVersion: "2025-02-19" })).catch(() => undefined);
  // Nothing is wrong with a price because the host is away.
  const fault = currency && priceFault(price, currency);
  return fault === undefined || refusal(fault);
}

/** A dress has three prices, and a step may publish many dresses. In milliseconds. */
const FRESH_MS = 3_000;

const readCurrency = memoizeFor(async (client: Pick<SanityClient, "fetch">) => {
  return storedCurrency(await client.fetch<unknown>(CURRENCY_QUERY, {}, { perspective: "drafts" }));
}, FRESH_MS);
