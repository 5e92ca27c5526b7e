import { DownloadIcon } from "@sanity/icons/Download";
import { UsersIcon } from "@sanity/icons/Users";
import { t } from "@trousseau/words/translate.ts";
import type { SanityClient } from "sanity";
import type { StructureBuilder } from "sanity/structure";
import { ownLanguage } from "#model/texts/shop-languages.ts";
import { downloadRows } from "#studio/connection/download.ts";

export function subscriberList(S: StructureBuilder, client: SanityClient) {
  const { apiVersion = "" } = client.config();
  return S.listItem()
    .id("subscribers")
    .title(t("Subscribers"))
    .icon(UsersIcon)
    .child(
      S.documentList()
        .schemaType("subscriber")
        .apiVersion(apiVersion)
        .title(t("Subscribers"))
        .filter('_type == "subscriber"')
        .defaultOrdering([{ field: "confirmed", direction: "desc" }])
        // Only the shop makes subscribers.
        .initialValueTemplates([])
        .menuItems([
          S.menuItem()
            .title(t("Export as CSV"))
            .icon(DownloadIcon)
            .showAsAction(true)
            .action(() => void exportSubscribers(client)),
        ])
        .canHandleIntent((name, { type }) => name === "edit" && type === "subscriber"),
    );
}

const COLUMNS = [t("Email"), t("Signed up"), t("Confirmed"), t("Unsubscribe link"), t("Language")];

/** Programs for newsletters read a language by its code, "fr". */
const QUERY = `*[_type == "subscriber"] | order(confirmed) {
  "row": [email, signedUp, confirmed, unsubscribeUrl, coalesce(language, $first)]
}.row`;

async function exportSubscribers(client: SanityClient): Promise<void> {
  const rows = await client.fetch<unknown[][]>(QUERY, { first: ownLanguage }, { perspective: "raw" });
  const name = `subscribers-${new Date().toISOString().slice(0, 10)}.csv`;
  // The last column says nothing where all have the same language.
  const isAlike = rows.every((row) => row.at(-1) === ownLanguage);
  const table = [COLUMNS, ...rows].map((row) => (isAlike ? row.slice(0, -1) : row));
  await downloadRows(client, table, name);
}
