import { type CustomValidatorResult, defineType, type SanityClient, type ValidationContext } from "sanity";
import { writtenAddresses } from "#model/documents/old-addresses-document.ts";
import { pageAddresses } from "#model/dresses/former-paths.server.ts";
import { judgeOldAddresses } from "#model/dresses/old-addresses.ts";
import type { describedDocument } from "./described-document.ts";
import { memoizeFor } from "./memoize-for.ts";
import { OldAddressesForm } from "./old-addresses-form.tsx";
import { type FoundShop, SHOP_QUERY, shopState } from "./shop-state.ts";

/** Each address is judged by the rule that the shop has, beside the pages that are published. */
export function withJudgedAddresses(type: ReturnType<typeof describedDocument>) {
  return defineType({
    ...type,
    components: { input: OldAddressesForm },
    validation: (rule) => rule.custom(judged),
  });
}

async function judged(document: unknown, { getClient }: ValidationContext): Promise<CustomValidatorResult> {
  const addresses = writtenAddresses(document);
  const pages = await readPages(getClient({ apiVersion: "2025-02-19" })).catch(() => undefined);
  // Nothing is wrong with an address because the host is away.
  if (!pages || addresses.length === 0) return true;
  const faults = judgeOldAddresses(addresses, pages).flatMap((address, index) =>
    "fault" in address
      ? [{ message: address.fault, path: ["addresses", { _key: addresses[index]?._key ?? "" }] }]
      : [],
  );
  return faults.length === 0 || faults;
}

/** A list that is written is validated at each pause. In milliseconds. */
const FRESH_MS = 10_000;

const PAGES_QUERY = `{
  "shop": ${SHOP_QUERY},
  "documents": *[_type in ["product", "collection", "carePage"]]{_id, _type, slug, previousSlugs},
  "carePages": *[_type == "carePage" && defined(title) && defined(slug.current)]{"slug": slug.current},
  "rows": *[_id == "sizeChart"][0].rows[]{size}
}`;

type FoundPages = {
  shop: FoundShop;
  documents: unknown[];
  carePages: { slug: string }[];
  rows: unknown[] | null;
};

const readPages = memoizeFor(async (client: SanityClient) => {
  const pages = await client.withConfig({ perspective: "published" }).fetch<FoundPages>(PAGES_QUERY);
  const { dresses, collections } = shopState(pages.shop);
  const { documents, carePages, rows } = pages;
  return pageAddresses(documents, dresses, {
    collections: Object.fromEntries(
      collections.map(({ slug, name, previousSlugs }) => [slug, { name, shortName: name, previousSlugs }]),
    ),
    carePages,
    sizeChart: { rows: rows ?? [] },
  });
}, FRESH_MS);
