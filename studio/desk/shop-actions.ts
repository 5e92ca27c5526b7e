import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { LaunchIcon } from "@sanity/icons/Launch";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { type DocumentActionComponent, getPublishedId, useClient, usePerspective } from "sanity";
import { slugOfId } from "#app/label/collection-id.ts";
import { workspace } from "#studio/connection/workspace.ts";
import { examples, folders, pages } from "#studio/presentation/shop-pages.ts";
import { requestPreviewLink } from "./request-preview-link.ts";

/** Only a published document has a page that visitors see. */
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

/** The preview shows this editor the shop with every draft, or with the chosen release, for half an hour. */
export const OpenPreview: DocumentActionComponent = ({ id, type, draft, published, version }) => {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { selectedReleaseId: release } = usePerspective();
  const path = shopPath(type, id, version ?? draft ?? published);
  if (!workspace.shopUrl || !path) return null;

  async function open(to: string) {
    // The window opens at once, because browsers allow that only during the click.
    const window = globalThis.open("", "_blank");
    setIsAsking(true);
    try {
      const link = await requestPreviewLink(client.config().token, { to, release });
      if (window) window.location.href = link;
    } catch (error) {
      window?.close();
      toast.push({ status: "error", title: "The preview did not open", description: String(error) });
    } finally {
      setIsAsking(false);
    }
  }

  return { label: "Open preview", icon: EyeOpenIcon, disabled: isAsking, onHandle: () => void open(path) };
};
OpenPreview.displayName = "OpenPreview";

/** The page of the shop that shows a document; undefined while it has no address. */
function shopPath(type: string, id: string, document: unknown): string | undefined {
  const folder = folders[type];
  if (!folder) return (pages[type] ?? examples[type])?.href;
  const slug = slugOf(document) || (type === "collection" ? slugOfId(getPublishedId(id)) : "");
  return slug ? folder + slug : undefined;
}

function slugOf(document: unknown): string | undefined {
  if (typeof document !== "object" || document === null || !("slug" in document)) return undefined;
  const { slug } = document;
  if (typeof slug !== "object" || slug === null || !("current" in slug)) return undefined;
  return typeof slug.current === "string" ? slug.current : undefined;
}
