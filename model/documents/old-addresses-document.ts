import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { reference } from "#model/texts/text-rules.ts";
import { optional } from "./describe.ts";
import { key, line, list } from "./fields.ts";

/** A former site has more pages than a document has entries. */
const MOST_ADDRESSES = 500;

const stored = z.object({
  addresses: z.array(
    z.object({
      _key: z.string(),
      from: z.string().default(""),
      page: reference.optional(),
      to: z.string().default(""),
    }),
  ),
});

/** The addresses as Studio's form has them, finished or not. */
export function writtenAddresses(document: unknown) {
  const { addresses } = stored.safeParse(document).data ?? { addresses: [] };
  return addresses.map(({ page, ...address }) => ({ ...address, page: page?._ref }));
}

/** Addresses of the label's former site. Where each leads, and what is wrong with it: model/dresses/old-addresses.ts. */
export const oldAddresses = {
  title: t("Old addresses"),
  fields: {
    addresses: list(
      t("Addresses"),
      {
        _key: key(),
        from: line(t("Old address"), {
          isNeeded: true,
          description: t("As it was on your former site: /product-page/aurelie, or the whole address."),
        }),
        page: optional("page", t("Leads to"), () => reference.transform(({ _ref }) => _ref), {
          description: t("A dress, a collection or a page of your own."),
        }),
        to: line(t("Or to this path"), {
          description: t("Another page of the shop, such as /about."),
          isHidden: ({ page }) => Boolean(page),
        }),
      },
      {
        description: t(
          "Anyone who follows an old link, and every search engine, is led to the new page. Capitals, a slash or “.html” at the end make no difference.",
        ),
        most: MOST_ADDRESSES,
      },
    ),
  },
};
