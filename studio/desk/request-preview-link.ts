import { fetchFromShop, postJson } from "#studio/connection/fetch-from-shop.ts";
import { workspace } from "#studio/connection/workspace.ts";

/** `to` is a path of the shop; `isFramed` means that Studio itself shows the shop. */
type WantedPreview = { to?: string; release?: string | undefined; isFramed?: true };

/** Opens a page of the shop with its drafts in a tab of its own. Rejects where the shop gives no link to it. */
export async function openPreview(token: string | undefined, wanted: WantedPreview): Promise<void> {
  // The window opens at once, because browsers allow that only during the click.
  const page = globalThis.open("", "_blank");
  try {
    const link = await requestPreviewLink(token, wanted);
    if (page) page.location.href = link;
  } catch (error) {
    page?.close();
    throw error;
  }
}

/** The shop checks the editor's token and answers with a link to drafts or to a release. */
export async function requestPreviewLink(token: string | undefined, wanted: WantedPreview): Promise<string> {
  const response = await fetchFromShop("/preview/token", token, postJson(wanted));
  const { link }: { link: string } = await response.json();
  return workspace.shopUrl + link;
}
