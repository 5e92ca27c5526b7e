import { DownloadIcon } from "@sanity/icons/Download";
import { UsersIcon } from "@sanity/icons/Users";
import type { SanityClient } from "sanity";
import type { StructureBuilder } from "sanity/structure";
import { exportSubscribers } from "./export-subscribers.ts";

/** Who has asked for the letters, the newest first. */
export function subscriberList(S: StructureBuilder, client: SanityClient) {
  const { apiVersion = "" } = client.config();
  return S.listItem()
    .id("subscribers")
    .title("Subscribers")
    .icon(UsersIcon)
    .child(
      S.documentList()
        .schemaType("subscriber")
        .apiVersion(apiVersion)
        .title("Subscribers")
        .filter('_type == "subscriber"')
        .defaultOrdering([{ field: "confirmed", direction: "desc" }])
        // The shop makes them; nobody else does.
        .initialValueTemplates([])
        .menuItems([
          S.menuItem()
            .title("Export as CSV")
            .icon(DownloadIcon)
            .showAsAction(true)
            .action(() => void exportSubscribers(client)),
        ])
        .canHandleIntent((name, { type }) => name === "edit" && type === "subscriber"),
    );
}
