import { tokenFor } from "./running-lake.ts";

/** The address of a page with its drafts, as Studio asks for it, with a token that the owner has made. */
export async function previewLink(shop: string, dataFolder: string, to: string): Promise<string> {
  const response = await fetch(`${shop}/preview/token`, {
    method: "POST",
    body: JSON.stringify({ to }),
    headers: { Authorization: `Bearer ${await tokenFor(dataFolder, "editor")}` },
  });
  const { link }: { link: string } = await response.json();
  return shop + link;
}
