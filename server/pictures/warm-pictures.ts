import { setTimeout } from "node:timers/promises";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { DRESS_RATIO } from "#model/dresses/picture-size.ts";
import { dimensionsOf, rendition, widthsOf } from "#model/pictures/rendition.ts";
import { PRODUCT_FOLDER } from "#model/screens/screen-paths.ts";
import { log } from "#server/log.ts";

type Warming = {
  /** The shop's own: "http://127.0.0.1:3000". */
  origin: string;
  /** Paths of the shop's pages. Those of dresses are not drawn. */
  pages: (catalogue: Catalogue) => readonly string[];
  /** The shop's own lake makes an AVIF for whoever shows this token. Another host decides for itself. */
  lake?: { url: string; token: string } | undefined;
  isEnding: () => boolean;
  /** The pause before a picture is requested again. */
  wait?: (milliseconds: number) => Promise<void>;
};

/** Few screens ask for wider ones, which cost the most to make. */
const WIDEST = 960;
const WIDEST_AHEAD = 1440;

/** A second of a processor for each: 1,000 dresses fit, and the lake keeps no more beside their WebP. */
const MOST_AHEAD = 20_000;

/** How often one picture is requested again from a host that is busy or away. */
const MAX_TRIES = 30;

/** How long to wait where the host does not say. In seconds. */
const USUAL_WAIT = 1;

/** Addresses of the content host's pictures, as they stand in attributes. */
const address = /\/images\/[^\s",]+(?:,[^\s",]+)*/g;

/**
 * Makes renditions before anybody asks for them: first the WebP of the lists, then the AVIF of all that pages name. One is made at a
 * time, so that a visitor's own picture waits for no more. It is called again after each publish, and then asks only for what is new.
 */
export function createPictureWarmer({ origin, pages, lake, isEnding, wait = sleep }: Warming) {
  const warmed = new Set<string>();

  /** Says whether there was an answer. A lake that has just ended is back in seconds. */
  async function fetchPicture(url: string, headers: Record<string, string>): Promise<boolean> {
    for (let tries = 0; tries < MAX_TRIES && !isEnding(); tries += 1) {
      const answer = await fetch(url, { method: "HEAD", headers }).catch(() => undefined);
      if (answer && answer.status !== 503 && answer.status !== 429) return true;
      const seconds = Number(answer?.headers.get("Retry-After")) || USUAL_WAIT;
      await wait(seconds * 1000);
    }
    return false;
  }

  /** `isOld` says that there is a newer catalogue, which is then the one to begin with. */
  return async (catalogue: Catalogue, isOld: () => boolean): Promise<void> => {
    const started = Date.now();
    let count = 0;

    async function make(host: string, paths: readonly string[], headers: { Accept: string }) {
      for (const path of paths) {
        if (isEnding() || isOld()) return;
        const wanted = `${headers.Accept} ${path}`;
        if (warmed.has(wanted) || !(await fetchPicture(host + path, headers))) continue;
        warmed.add(wanted);
        count += 1;
      }
    }

    const paths = pages(catalogue).filter((path) => !path.startsWith(PRODUCT_FOLDER));
    const named = await picturesOfPages(origin, paths, isEnding);
    await make(origin, atMost(WIDEST, named), { Accept: "image/webp" });
    if (lake) await make(lake.url, aheadOf(catalogue, named), asShop(lake.token));
    if (count > 0) log("info", "pictures are ready", { count, ms: Date.now() - started });
  };
}

/** Those of the lists and of the label's own pages come first. */
function aheadOf({ products }: Catalogue, named: readonly string[]): string[] {
  const paths = new Set([...named, ...products.flatMap(picturesOf)]);
  return atMost(WIDEST_AHEAD, [...paths]).slice(0, MOST_AHEAD);
}

function asShop(token: string) {
  return { Accept: "image/avif,image/webp", Authorization: `Bearer ${token}` };
}

async function picturesOfPages(origin: string, pages: readonly string[], isEnding: () => boolean) {
  const paths = new Set<string>();
  for (const page of pages) {
    if (isEnding()) return [];
    const html = await (await fetch(origin + page)).text();
    for (const path of html.match(address) ?? []) paths.add(path.replaceAll("&amp;", "&"));
  }
  return [...paths];
}

/** The page of a dress and its cards show its pictures in this shape: no page needs to be drawn to know their names. */
function picturesOf({ pictures, clip, cloths }: Catalogue["products"][number]): string[] {
  return [...pictures, ...(clip ? [clip] : []), ...cloths].flatMap((picture) => {
    const { width, height } = dimensionsOf(picture, DRESS_RATIO);
    return widthsOf(picture, DRESS_RATIO).map((candidate) =>
      rendition(picture.src, candidate, height / width),
    );
  });
}

function atMost(widest: number, paths: readonly string[]): string[] {
  return paths.filter((path) => {
    const width = Number(new URLSearchParams(path.split("?")[1]).get("w"));
    return width > 0 && width <= widest;
  });
}

function sleep(milliseconds: number): Promise<void> {
  return setTimeout(milliseconds, undefined, { ref: false });
}
