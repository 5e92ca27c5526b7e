import type { CatalogueStore } from "#app/content/catalogue-store.server.ts";
import { log } from "#app/content/log.server.ts";
import { finer, type KeptPage } from "./kept-page.ts";
import { createPageShelf } from "./page-shelf.ts";

/** Some 2,500 pages. Only what is asked for is kept. */
const MOST_BYTES = 48 * 1024 * 1024;

/** Drawn again at once after a publish; the rest when somebody asks. About half a second's work. */
const MOST_USED_PAGES = 64;

/** How long after a publish the last page may stand in for the next, in milliseconds. */
const RENEWAL_MS = 1_500;

export type PageKeeper = {
  /** The page, if it can be given away as it is. */
  find(address: string): KeptPage | undefined;
  /** Draws the page, once for all who ask meanwhile, and keeps it. */
  draw(address: string): Promise<KeptPage>;
};

/** Pages by address and revision: drawn once, given to everybody, drawn again when the catalogue changes. */
export function createPageKeeper(
  store: Pick<CatalogueStore, "current" | "onChange">,
  drawPage: (address: string) => Promise<KeptPage>,
): PageKeeper {
  const shelf = createPageShelf(MOST_BYTES);
  const underWay = new Map<string, Promise<KeptPage>>();
  let renewalEnds = 0;
  let isImproving = false;

  async function draw(address: string): Promise<KeptPage> {
    const key = `${store.current()?.revision} ${address}`;
    const begun = underWay.get(key);
    if (begun) return begun;
    const drawing = drawPage(address);
    underWay.set(key, drawing);
    try {
      const page = await drawing;
      if (page.isKept) shelf.keep(address, page);
      return page;
    } finally {
      underWay.delete(key);
    }
  }

  /** One page at a time: under load the next visit is soon enough. */
  async function improve(address: string, page: KeptPage) {
    if (page.isFine || isImproving) return;
    isImproving = true;
    try {
      const fine = await finer(page);
      if (shelf.peek(address) === page) shelf.keep(address, fine);
    } finally {
      isImproving = false;
    }
  }

  async function renew(revision: string) {
    renewalEnds = Date.now() + RENEWAL_MS;
    for (const address of shelf.thin(MOST_USED_PAGES)) {
      if (store.current()?.revision !== revision) return;
      await draw(address).catch((error) => log("error", "page not renewed", { address, error }));
    }
  }

  store.onChange(({ revision }) => void renew(revision));

  return {
    draw,
    find(address) {
      const page = shelf.find(address);
      if (!page) return undefined;
      const isCurrent = page.revision === store.current()?.revision;
      if (isCurrent) void improve(address, page);
      return isCurrent || Date.now() < renewalEnds ? page : undefined;
    },
  };
}
