import type { ContentLake } from "@trousseau/content-lake";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { collectionPath } from "#app/catalogue/category.ts";
import { log } from "#app/content/log.server.ts";

export type Warming = {
  lake: Pick<ContentLake, "respond">;
  catalogue: Catalogue;
  /** The page at a path of the shop, as HTML. */
  readPage: (path: string) => Promise<string>;
  isEnding: () => boolean;
};

/** Wider ones are asked for by few screens, and cost the most to make. */
const WIDEST = 960;

/** Addresses of the lake's pictures, as they stand in attributes. */
const address = /\/images\/[^\s",]+(?:,[^\s",]+)*/g;

/**
 * Makes the renditions that the lists show before anybody asks for them, as the pages themselves name them: one at a
 * time, so that a visitor's own picture never waits for more than one. What is on the disk already is only looked at.
 */
export async function warmPictures({ lake, catalogue, readPage, isEnding }: Warming): Promise<void> {
  const started = Date.now();
  const collections = new Set(catalogue.products.map(({ category }) => collectionPath(category)));
  const wanted = new Set<string>();
  for (const path of ["/", ...collections]) {
    for (const picture of picturesIn(await readPage(path))) wanted.add(picture);
  }
  for (const picture of wanted) {
    if (isEnding()) return;
    const request = new Request(new URL(picture, "http://lake.invalid"), {
      headers: { Accept: "image/webp" },
    });
    const answer = await lake.respond(request, { address: "warming" });
    await answer.body?.cancel();
  }
  log("info", "pictures are ready", { count: wanted.size, ms: Date.now() - started });
}

function picturesIn(html: string): string[] {
  return (html.match(address) ?? [])
    .map((found) => found.replaceAll("&amp;", "&"))
    .filter((found) => {
      const width = Number(new URL(found, "http://lake.invalid").searchParams.get("w"));
      return width > 0 && width <= WIDEST;
    });
}
