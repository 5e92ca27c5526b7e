import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { type DocumentActionComponent, useClient, usePerspective } from "sanity";
import { workspace } from "#studio/connection/workspace.ts";
import { requestPreviewLink } from "./request-preview-link.ts";
import { shopPath } from "./shop-path.ts";

/** The shop as it will be: with every draft, or with the release that is chosen, for this editor alone, for half an hour. */
export const OpenPreview: DocumentActionComponent = ({ id, type, draft, published, version }) => {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { selectedReleaseId: release } = usePerspective();
  const path = shopPath(type, id, version ?? draft ?? published);
  if (!workspace.shopUrl || !path) return null;

  async function open(to: string) {
    // Opened at once: a browser lets a click open a window, and not what comes later.
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
