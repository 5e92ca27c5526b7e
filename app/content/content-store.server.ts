import { z } from "zod";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { type ContentSnapshot, createContentReader, isText } from "./content-snapshot.server.ts";
import { texts as shipped, type Texts } from "./default-texts.server.ts";
import type { LastGoodCopy } from "./last-good-copy.server.ts";
import type { Log } from "./logger.server.ts";
import type { ReadPicture } from "./pictures.server.ts";
import { isWithinShrinkLimit } from "./shrink-limit.server.ts";
import { defaultTextSource, type TextSource } from "./texts/text-source.server.ts";

/** The one catalogue of this process. Replaced as a whole, never emptied. */
export type ContentStore = {
  /** Undefined until there has been something to show. */
  current(): Catalogue | undefined;
  /** What the label says beside it; the revision of the catalogue covers both. */
  texts(): Texts;
  /** Resolves with the first catalogue, however long that takes. */
  whenReady(): Promise<Catalogue>;
  /** Opens with the last good copy, if there is one. */
  open(): Promise<void>;
  /**
   * Asks the content host; `now` passes by its CDN, which may be a little behind. Never throws: a failure is logged
   * and what is shown stays. Resolves with whether the answer was good.
   */
  refresh(options: { now: boolean }): Promise<boolean>;
  /** Calls back with each new catalogue. */
  onChange(listener: (catalogue: Catalogue) => void): void;
  /** Resolves when the copy of what is shown is on disk, or was refused by it. */
  whenKept(): Promise<void>;
};

export type ContentStoreOptions = {
  fetchDocuments(options: { now: boolean }): Promise<unknown>;
  readPicture: ReadPicture;
  /** Left out, the texts are those of the files. */
  texts?: TextSource;
  lastGoodCopy: LastGoodCopy;
  mayShrink: boolean;
  log: Log;
};

const documentList = z.array(z.unknown());

export function createContentStore(source: ContentStoreOptions): ContentStore {
  const { readPicture, texts = defaultTextSource, lastGoodCopy, mayShrink, log } = source;
  const read = createContentReader(readPicture, texts.read, log);
  const ready = Promise.withResolvers<Catalogue>();
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  let current: Catalogue | undefined;
  let shownTexts = shipped;
  let textDocuments: readonly unknown[] = [];
  let kept = Promise.resolve();

  function show({ catalogue, texts }: ContentSnapshot) {
    current = catalogue;
    shownTexts = texts;
    ready.resolve(catalogue);
    log("info", "catalogue shown", { revision: catalogue.revision, products: catalogue.products.length });
    for (const listener of listeners) listener(catalogue);
  }

  async function keep(documents: readonly unknown[], before: Promise<void>) {
    await before;
    try {
      await lastGoodCopy.write(documents);
    } catch (error) {
      log("error", "last good copy not written", { error });
    }
  }

  return {
    current: () => current,
    texts: () => shownTexts,
    whenReady: () => ready.promise,
    onChange: (listener) => listeners.push(listener),
    whenKept: () => kept,
    async open() {
      const copy = await lastGoodCopy.read();
      if (!copy || current) return;
      textDocuments = copy.filter(isText);
      const content = read(copy);
      if (content.catalogue.products.length > 0) show(content);
    },
    async refresh(options) {
      try {
        const [answer, written] = await Promise.all([
          source.fetchDocuments(options),
          texts.fetchDocuments(options),
        ]);
        const documents = documentList.parse(answer);
        textDocuments = written?.filter(isText) ?? textDocuments;
        const content = read([...documents, ...textDocuments]);
        const { catalogue } = content;
        if (catalogue.revision === current?.revision) return true;
        const [next, shown] = [catalogue.products.length, current?.products.length ?? 0];
        if (!isWithinShrinkLimit(next, shown) && !(mayShrink && next > 0)) {
          log("error", "catalogue refused", { products: next, shown, remedy: "CATALOGUE_MAY_SHRINK=true" });
          return false;
        }
        show(content);
        kept = keep([...documents, ...textDocuments], kept);
        await kept;
        return true;
      } catch (error) {
        log("error", "content host failed", { error });
        return false;
      }
    },
  };
}
