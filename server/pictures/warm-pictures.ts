import { setTimeout } from "node:timers/promises";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { collectionPath } from "#model/dresses/category.ts";
import { log } from "#server/log.ts";

type Warming = {
  /** The shop's own: "http://127.0.0.1:3000". */
  origin: string;
  catalogue: Catalogue;
  isEnding: () => boolean;
  /** The pause before a picture is requested again. */
  wait?: (milliseconds: number) => Promise<void>;
};

/** Wider ones are requested by few screens, and cost the most to make. */
const WIDEST = 960;

/** How often one picture is requested again from a host that is busy or away. */
const MAX_TRIES = 30;

/** How long to wait where the host does not say. In seconds. */
const USUAL_WAIT = 1;

/** Addresses of the content host's pictures, as they stand in attributes. */
const address = /\/images\/[^\s",]+(?:,[^\s",]+)*/g;

/**
 * Makes the renditions that the lists show before anybody asks for them. One is made at a time, so that a visitor's
 * own picture waits for no more. Those on the disk are only looked at.
 */
export async function warmPictures({ origin, catalogue, isEnding, wait = sleep }: Warming): Promise<void> {
  const started = Date.now();
  const collections = new Set(catalogue.products.map(({ category }) => collectionPath(category)));
  const urls = new Set<string>();
  for (const path of ["/", ...collections]) {
    if (isEnding()) return;
    const page = await fetch(origin + path);
    for (const picture of picturesIn(await page.text())) urls.add(picture);
  }
  for (const picture of urls) await fetchPicture(origin + picture, { isEnding, wait });
  log("info", "pictures are ready", { count: urls.size, ms: Date.now() - started });
}

type Patience = Required<Pick<Warming, "isEnding" | "wait">>;

async function fetchPicture(url: string, { isEnding, wait }: Patience): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES && !isEnding(); tries += 1) {
    const { status, headers, body } = await fetch(url, { headers: { Accept: "image/webp" } });
    await body?.pipeTo(new WritableStream());
    if (status !== 503 && status !== 429) return;
    const seconds = Number(headers.get("Retry-After")) || USUAL_WAIT;
    await wait(seconds * 1000);
  }
}

function sleep(milliseconds: number): Promise<void> {
  return setTimeout(milliseconds, undefined, { ref: false });
}

function picturesIn(html: string): string[] {
  return (html.match(address) ?? [])
    .map((match) => match.replaceAll("&amp;", "&"))
    .filter((src) => {
      const width = Number(new URLSearchParams(src.split("?")[1]).get("w"));
      return width > 0 && width <= WIDEST;
    });
}
