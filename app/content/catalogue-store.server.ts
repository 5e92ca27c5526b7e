import { createHash } from "node:crypto";
import { z } from "zod";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import type { LastGoodCopy } from "./last-good-copy.server.ts";
import type { Log } from "./log.server.ts";
import type { ReadPicture } from "./pictures.server.ts";
import { isPlausible } from "./plausibility.server.ts";
import { readProducts } from "./products.server.ts";

/** The one catalogue of this process. Replaced as a whole, never emptied. */
export type CatalogueStore = {
  /** Undefined until there has been something to show. */
  current(): Catalogue | undefined;
  /** Resolves with the first catalogue, however long that takes. */
  whenReady(): Promise<Catalogue>;
  /** Opens with the last good copy, if there is one. */
  open(): Promise<void>;
  /**
   * Asks the content host; `now` passes by its CDN, which may be a little behind. Never throws: a failure is logged
   * and what is shown stays. Resolves with whether the answer was good.
   */
  refresh(wish: { now: boolean }): Promise<boolean>;
  /** Calls back with each new catalogue. */
  onChange(listener: (catalogue: Catalogue) => void): void;
};

export type CatalogueSource = {
  fetchDocuments(wish: { now: boolean }): Promise<unknown>;
  readPicture: ReadPicture;
  lastGoodCopy: LastGoodCopy;
  mayShrink: boolean;
  log: Log;
};

const documentList = z.array(z.unknown());

export function createCatalogueStore(source: CatalogueSource): CatalogueStore {
  const { readPicture, lastGoodCopy, mayShrink, log } = source;
  const ready = Promise.withResolvers<Catalogue>();
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  const reported = new Map<string, string>();
  let current: Catalogue | undefined;

  function show(catalogue: Catalogue) {
    current = catalogue;
    ready.resolve(catalogue);
    log("info", "catalogue shown", { revision: catalogue.revision, products: catalogue.products.length });
    for (const listener of listeners) listener(catalogue);
  }

  function read(documents: readonly unknown[]): Catalogue {
    const { products, leftOut } = readProducts(documents, readPicture);
    for (const { id, reason } of leftOut) {
      if (reported.get(id) !== reason) log("warning", "product left out", { id, reason });
      reported.set(id, reason);
    }
    return { revision: revisionOf(products), products };
  }

  async function keep(documents: readonly unknown[]) {
    try {
      await lastGoodCopy.write(documents);
    } catch (error) {
      log("error", "last good copy not written", { error });
    }
  }

  return {
    current: () => current,
    whenReady: () => ready.promise,
    onChange: (listener) => listeners.push(listener),
    async open() {
      const documents = await lastGoodCopy.read();
      if (!documents || current) return;
      const catalogue = read(documents);
      if (catalogue.products.length > 0) show(catalogue);
    },
    async refresh(wish) {
      try {
        const documents = documentList.parse(await source.fetchDocuments(wish));
        const catalogue = read(documents);
        if (catalogue.revision === current?.revision) return true;
        const [next, shown] = [catalogue.products.length, current?.products.length ?? 0];
        if (!isPlausible(next, shown) && !(mayShrink && next > 0)) {
          log("error", "catalogue refused", { products: next, shown, remedy: "CATALOGUE_MAY_SHRINK=true" });
          return false;
        }
        show(catalogue);
        await keep(documents);
        return true;
      } catch (error) {
        log("error", "content host failed", { error });
        return false;
      }
    },
  };
}

/** Names the content itself, so that two servers with the same content agree on it. */
function revisionOf(products: Catalogue["products"]): string {
  return createHash("sha256").update(JSON.stringify(products)).digest("base64url").slice(0, 12);
}
