import { LaunchIcon } from "@sanity/icons/Launch";
import type { DocumentActionComponent } from "sanity";
import { workspace } from "#studio/connection/workspace.ts";
import { shopPath } from "./shop-path.ts";

/** The page as shoppers see it: only what is published has one. */
export const ViewInShop: DocumentActionComponent = ({ id, type, published }) => {
  const path = shopPath(type, id, published);
  if (!workspace.shopUrl || !path) return null;
  return {
    label: "View in shop",
    icon: LaunchIcon,
    disabled: type === "product" && !published,
    title: type === "product" && !published ? "It is not published yet: open the preview." : null,
    onHandle: () => void window.open(`${workspace.shopUrl}${path}`, "_blank", "noopener"),
  };
};
ViewInShop.displayName = "ViewInShop";
