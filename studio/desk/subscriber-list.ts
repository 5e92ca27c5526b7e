import { DownloadIcon } from "@sanity/icons/Download";
import { UsersIcon } from "@sanity/icons/Users";
import type { SanityClient } from "sanity";
import type { StructureBuilder } from "sanity/structure";
import { t } from "#app/label/translate.ts";
import { download } from "#studio/connection/download.ts";
import { subscribersCsv } from "./subscribers-csv.ts";

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

const QUERY = '*[_type == "subscriber"] | order(confirmed)';

async function exportSubscribers(client: SanityClient): Promise<void> {
  const documents: unknown = await client.fetch(QUERY, {}, { perspective: "raw" });
  const file = new Blob([subscribersCsv(documents)], { type: "text/csv;charset=utf-8" });
  download(file, `subscribers-${new Date().toISOString().slice(0, 10)}.csv`);
}
