import { t } from "#app/label/translate.ts";
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
  if (!token) throw new Error(t("This session has no token: please log in again."));
  const response = await fetch(`${workspace.shopUrl}/preview/token`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(wanted),
  });
  if (response.status === 403)
    throw new Error(
      t("The shop does not open inside a Studio at this address: add it to the setting STUDIO_URL."),
    );
  if (!response.ok) throw new Error(t("The shop answered {{status}}.", { status: response.status }));
  const answer: unknown = await response.json();
  if (typeof answer !== "object" || answer === null || !("link" in answer))
    throw new Error(t("The shop sent no link."));
  return `${workspace.shopUrl}${answer.link}`;
}
