import { z } from "zod";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { type ContentSnapshot, createContentReader } from "./content-snapshot.server.ts";
import type { LastGoodCopy } from "./last-good-copy.server.ts";
import type { Log } from "./logger.server.ts";
import {
  createLossGuard,
  type DocumentChange,
  type FetchedDocuments,
  type RejectedCatalogue,
} from "./loss-guard.server.ts";
import type { ReadPicture } from "./pictures.server.ts";
import { isText } from "./queries.server.ts";
import type { Texts } from "./texts/label-texts.server.ts";
import type { TextSource } from "./texts/text-source.server.ts";

/** The one catalogue of this process. Replaced as a whole, and emptied only on purpose. */
export type ContentStore = {
  /** Undefined until there has been something to show. */
  current(): Catalogue | undefined;
  /** The label's texts; the revision of the catalogue covers both. */
  texts(): Texts;
  /** Resolves with the first catalogue, however long that takes. */
  whenReady(): Promise<Catalogue>;
  /** Opens with the last good copy, if there is one. */
  open(): Promise<void>;
  /** To be called before the `refresh` that fetches it: what an editor removes may go, see loss-guard.server.ts. */
  recordChange(change: DocumentChange): void;
  /** Why the dresses that are shown are not those of the last answer; undefined when they are. */
  rejectedCatalogue(): RejectedCatalogue | undefined;
  /**
   * Fetches from the content host; `now` bypasses its CDN, which may be a little behind. Never throws: a failure is logged
   * and what is shown stays. Resolves with whether the answer was good.
   */
  refresh(options: { now: boolean }): Promise<boolean>;
  /** Calls back with each new catalogue. */
  onChange(listener: (catalogue: Catalogue) => void): void;
  /** Resolves when the copy of what is shown is on disk, or was refused by it. */
  whenWritten(): Promise<void>;
};

type ContentStoreOptions = {
  fetchDocuments(options: { now: boolean }): Promise<unknown>;
  readPicture: ReadPicture;
  texts: TextSource;
  /** Tells pictures whose files are gone. */
  isGone?: (assetId: string) => boolean;
  lastGoodCopy: LastGoodCopy;
  mayShrink: boolean;
  log: Log;
};

const documentList = z.array(z.unknown());

export function createContentStore(source: ContentStoreOptions): ContentStore {
  const { readPicture, texts, isGone = () => false, lastGoodCopy, mayShrink, log } = source;
  const read = createContentReader(readPicture, texts.read, log, isGone);
  const ready = Promise.withResolvers<Catalogue>();
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  const copies = createCopyQueue(lastGoodCopy, log);
  const guard = createLossGuard(mayShrink);
  let current: Catalogue | undefined;
  let shownTexts = texts.read([]).texts;
  let shown: FetchedDocuments = { products: [], texts: [] };
  let rejected: RejectedCatalogue | undefined;

  function show({ catalogue, texts }: ContentSnapshot, documents: FetchedDocuments) {
    shown = documents;
    guard.settle(catalogue, documents);
    if (catalogue.revision === current?.revision) return;
    current = catalogue;
    shownTexts = texts;
    ready.resolve(catalogue);
    log("info", "catalogue shown", { revision: catalogue.revision, products: catalogue.products.length });
    for (const listener of listeners) listener(catalogue);
  }

  /** The part of the fetched documents that may be shown; as a rule all of it. */
  function accepted(fetched: FetchedDocuments): { documents: FetchedDocuments; content: ContentSnapshot } {
    const content = read([...fetched.products, ...fetched.texts]);
    rejected = guard.rejectionOf(content.catalogue, fetched, current);
    const acceptsTexts = guard.acceptsTexts(fetched.texts, shown.texts, rejected);
    if (rejected) log("error", "catalogue refused", { ...rejected, remedy: "CATALOGUE_MAY_SHRINK=true" });
    if (!acceptsTexts) log("error", "texts refused", { remedy: "CATALOGUE_MAY_SHRINK=true" });
    if (!rejected && acceptsTexts) return { documents: fetched, content };
    const documents = {
      products: rejected ? shown.products : fetched.products,
      texts: acceptsTexts ? fetched.texts : shown.texts,
    };
    return { documents, content: read([...documents.products, ...documents.texts]) };
  }

  return {
    current: () => current,
    texts: () => shownTexts,
    whenReady: () => ready.promise,
    onChange: (listener) => listeners.push(listener),
    whenWritten: copies.whenWritten,
    recordChange: (change) => guard.recordChange(change),
    rejectedCatalogue: () => rejected,
    async open() {
      const copy = await lastGoodCopy.read();
      if (!copy || current) return;
      const products = copy.filter((document) => !isText(document));
      const content = read(copy);
      // Dresses that this version of the shop cannot read are no reason to open without any.
      const isUnreadable = products.length > 0 && content.catalogue.products.length === 0;
      if (!isUnreadable) show(content, { products, texts: copy.filter(isText) });
    },
    async refresh(options) {
      try {
        const [answer, written] = await Promise.all([
          source.fetchDocuments(options),
          texts.fetchDocuments({ ...options, isFirst: current === undefined }),
        ]);
        const products = documentList.parse(answer);
        const before = current?.revision;
        const { documents, content } = accepted({ products, texts: written?.filter(isText) ?? shown.texts });
        // Without its texts a label's dresses would stand under no name.
        if (!current && (rejected || !written)) return false;
        show(content, documents);
        if (current?.revision !== before) await copies.enqueue([...documents.products, ...documents.texts]);
        return rejected === undefined && written !== undefined;
      } catch (error) {
        log("error", "content host failed", { error });
        return false;
      }
    },
  };
}

/** Copies go to the disk one after another, the newest last. Never throws: a disk that refuses one is reported. */
function createCopyQueue(lastGoodCopy: LastGoodCopy, log: Log) {
  let lastWrite = Promise.resolve();

  async function write(documents: readonly unknown[], before: Promise<void>) {
    await before;
    try {
      await lastGoodCopy.write(documents);
    } catch (error) {
      log("error", "last good copy not written", { error });
    }
  }

  return {
    whenWritten: () => lastWrite,
    enqueue(documents: readonly unknown[]) {
      lastWrite = write(documents, lastWrite);
      return lastWrite;
    },
  };
}
