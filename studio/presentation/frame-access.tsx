import { useEffect } from "react";
import { useClient } from "sanity";
import type { PreviewHeaderProps } from "sanity/presentation";
import { workspace } from "#studio/connection/workspace.ts";
import { requestPreviewLink } from "#studio/desk/request-preview-link.ts";
import { useFormOnClick } from "./form-on-click.ts";
import { useRefreshOnSave } from "./refresh-on-save.ts";

/** A preview ends after 30 minutes: it is begun anew well before that, in milliseconds. */
const AGAIN_MS = 20 * 60_000;

/** The shop gives this browser the cookie that shows it drafts, whatever page the frame opens then. Resolves with the shop's address. */
export async function enterFrame(token: string | undefined, perspective?: string): Promise<string> {
  const link = await requestPreviewLink(token, { isFramed: true, release: perspective });
  // The response tells a Studio elsewhere nothing, and need not: the cookie counts.
  await fetch(link, { mode: "no-cors", credentials: "include" });
  return workspace.shopUrl;
}

/** Presentation's own bar above the shop; as long as it is there, the preview does not end. */
export function LastingHeader(props: PreviewHeaderProps) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const { token } = client.config();
  const [release = "drafts"] = [props.perspective].flat();

  useEffect(() => {
    const enter = () =>
      void enterFrame(token, release === "drafts" ? undefined : release).catch(() => undefined);
    const timer = setInterval(enter, AGAIN_MS);
    return () => clearInterval(timer);
  }, [token, release]);

  useRefreshOnSave(props);
  useFormOnClick(props);

  // Sharing is by a secret that this shop does not know.
  return props.renderDefault({ ...props, canSharePreviewAccess: false });
}
