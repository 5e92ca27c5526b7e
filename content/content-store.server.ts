import { createHash } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import type { RejectedCatalogue } from "#model/checks/content-issue.server.ts";
import { documentIn } from "#model/documents/document-in.ts";
import { partOf } from "#model/documents/part-of.ts";
import { isText } from "#model/documents/queries.server.ts";
import { createRevisionCache, documentRevision } from "#model/documents/revision-cache.server.ts";
import { withoutForeignWords } from "#model/documents/said-by-visitors.ts";
import { TRANSLATIONS } from "#model/documents/translation.ts";
import { asOf, availabilityOf } from "#model/dresses/availability.ts";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { oldAddressesOf, pageAddresses } from "#model/dresses/former-paths.server.ts";
import type { Product } from "#model/dresses/product.ts";
import { createProductsReader, type InLanguage, withoutGone } from "#model/dresses/products.server.ts";
import type { KnownPictures } from "#model/pictures/label-media.server.ts";
import type { ReadPicture } from "#model/pictures/pictures.server.ts";
import { pageDates } from "#model/screens/page-dates.server.ts";
import { unspokenPages } from "#model/screens/unspoken-pages.server.ts";
import type { Log } from "#model/services/logger.server.ts";
import type { ParsedPage } from "#model/texts/care-pages.server.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import type { ReadTexts } from "#model/texts/read-texts.server.ts";
import { shownTexts } from "#model/texts/shown-texts.server.ts";
import { withSpokenIn } from "#model/texts/spoken-texts.server.ts";
import { createContentFetcher } from "./content-fetcher.server.ts";
import type { LastGoodCopy } from "./last-good-copy.server.ts";
import { createLossGuard, type DocumentChange, type FetchedDocuments } from "./loss-guard.server.ts";

/** The one catalogue of this process. Replaced as a whole, and emptied only on purpose. */
export type ContentStore = {
  /** Undefined until there has been something to show. */
  current(): Catalogue | undefined;
  /** The label's texts; the revision of the catalogue covers both. */
  texts(): Texts;
  /** The catalogue and the texts are read from these. */
  documents(): readonly unknown[];
  /** Resolves with the first catalogue, however long that takes. */
  whenReady(): Promise<Catalogue>;
  /** Opens with the last good copy, if there is one. */
  open(): Promise<void>;
  /** It is called before the `refresh` that fetches the change: what an editor removes may go, see loss-guard.server.ts. */
  recordChange(change: DocumentChange): void;
  /** Why the dresses that are shown are not those of the last answer; undefined when they are. */
  rejectedCatalogue(): RejectedCatalogue | undefined;
  /**
   * Fetches from the content host; `now` bypasses its CDN, which may be a little behind. Never throws: a failure is logged
   * and what is shown stays. Resolves with whether the answer was good.
   */
  refresh(options: { now: boolean }): Promise<boolean>;
  onChange(listener: (catalogue: Catalogue) => void): void;
  /** Resolves when the copy of what is shown is on disk, or was refused by it. */
  whenWritten(): Promise<void>;
};

type ContentStoreOptions = {
  client: SanityClient;
  readPicture: ReadPicture;
  readTexts: ReadTexts;
  pictures: KnownPictures;
  lastGoodCopy: LastGoodCopy;
  mayShrink: boolean;
  /** The choices of the pieces to rent, by the ids of their dresses; a change of them needs another `refresh`. */
  dressesWithPieces?: () => ReadonlyMap<string, string>;
  log: Log;
};

/** The part of it that pages are rendered from. */
export type ShownContent = Pick<ContentStore, "current" | "texts" | "whenReady" | "onChange">;

export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { readPicture, readTexts, lastGoodCopy, mayShrink, log } = options;
  const read = createContentReader(readPicture, readTexts, log, options);
  const ready = Promise.withResolvers<Catalogue>();
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  const fetchContent = createContentFetcher(options);
  const guard = createLossGuard(mayShrink);
  let current: Catalogue | undefined;
  let currentTexts = readTexts([]).texts;
  let shownDocuments: FetchedDocuments = { products: [], texts: [] };
  let rejected: RejectedCatalogue | undefined;
  let lastWrite = Promise.resolve();

  function show({ catalogue, texts }: ContentSnapshot, documents: FetchedDocuments) {
    shownDocuments = documents;
    guard.settle(catalogue, documents);
    if (catalogue.revision === current?.revision) return;
    current = catalogue;
    currentTexts = texts;
    ready.resolve(catalogue);
    log("info", "catalogue shown", { revision: catalogue.revision, products: catalogue.products.length });
    for (const listener of listeners) listener(catalogue);
  }

  /** The fetched documents, where they may be shown, and otherwise those that are. */
  function acceptedPart(fetched: FetchedDocuments) {
    const content = read([...fetched.products, ...fetched.texts]);
    rejected = guard.rejectionOf(content.catalogue, fetched, current);
    const acceptsTexts = guard.acceptsTexts(fetched.texts, shownDocuments.texts, rejected);
    if (rejected) log("error", "catalogue refused", { ...rejected, remedy: "CATALOGUE_MAY_SHRINK=true" });
    if (!acceptsTexts) log("error", "texts refused", { remedy: "CATALOGUE_MAY_SHRINK=true" });
    if (!rejected && acceptsTexts) return { documents: fetched, content };
    const documents = {
      products: (rejected ? shownDocuments : fetched).products,
      texts: (acceptsTexts ? fetched : shownDocuments).texts,
    };
    return { documents, content: read([...documents.products, ...documents.texts]) };
  }

  return {
    current: () => current,
    texts: () => currentTexts,
    documents: () => [...shownDocuments.products, ...shownDocuments.texts],
    whenReady: () => ready.promise,
    onChange: (listener) => listeners.push(listener),
    whenWritten: () => lastWrite,
    recordChange: (change) => guard.recordChange(change),
    rejectedCatalogue: () => rejected,
    async open() {
      const copy = await lastGoodCopy.read();
      if (!copy || current) return;
      const products = copy.filter(isProduct);
      const content = read(copy);
      // Dresses that this version of the shop cannot read are no reason to open without any.
      const isUnreadable = products.length > 0 && content.catalogue.products.length === 0;
      if (!isUnreadable) show(content, { products, texts: copy.filter(isText) });
    },
    async refresh({ now }) {
      try {
        const { products, texts } = await fetchContent({ now, isOpen: current !== undefined });
        const before = current?.revision;
        const part = acceptedPart({ products, texts: texts ?? shownDocuments.texts });
        // A label's dresses would stand under no name without its texts.
        if (!current && (rejected || !texts)) return false;
        show(part.content, part.documents);
        if (current?.revision !== before) lastWrite = write(options, part.documents);
        await lastWrite;
        return rejected === undefined && texts !== undefined;
      } catch (error) {
        log("error", "content host failed", { error });
        // A day may have ended a sale or a rental meanwhile, whoever answers.
        if (current) show(read([...shownDocuments.products, ...shownDocuments.texts]), shownDocuments);
        return false;
      }
    },
  };
}

/** Never throws: a disk that refuses a copy is reported. */
async function write(
  { lastGoodCopy, log }: ContentStoreOptions,
  { products, texts }: FetchedDocuments,
): Promise<void> {
  try {
    await lastGoodCopy.write([...products, ...texts]);
  } catch (error) {
    log("error", "last good copy not written", { error });
  }
}

function isProduct(document: unknown): boolean {
  return !isText(document);
}

/** The shop shows this from one response of the content host. The catalogue's revision covers both. */
export type ContentSnapshot = { catalogue: Catalogue; texts: Texts };

type ReadContent = (documents: readonly unknown[]) => ContentSnapshot;

/** The part of the content that is read in other ways. */
type Around = Partial<Pick<ContentStoreOptions, "pictures" | "dressesWithPieces">> & InLanguage;

/** Reads products and texts from one list of documents, and reports once what cannot be shown. */
export function createContentReader(
  readPicture: ReadPicture,
  readTexts: ReadTexts,
  log: Log,
  { pictures, dressesWithPieces = () => new Map(), language, original }: Around = {},
): ReadContent {
  const readProducts = createProductsReader(readPicture);
  const knownPages = createRevisionCache<ParsedPage>();
  let reported = new Map<string, string>();

  return (originals) => {
    const last = reported;
    reported = new Map();
    function report(event: string, id: string, reason: string) {
      if (last.get(id) !== reason) log("warning", event, { id, reason });
      reported.set(id, reason);
    }

    const textDocuments = originals
      .filter(isText)
      .map((document) =>
        documentIn(language === undefined ? document : withoutForeignWords(document, language), language),
      );
    const { texts: readOnes, defaulted } = readTexts(textDocuments, knownPages());
    const writtenTexts = original ? withSpokenIn(readOnes, textDocuments, original) : readOnes;
    const {
      products: shownProducts,
      leftOut,
      hidden,
    } = withoutGone(
      readProducts(originals.filter(isProduct), writtenTexts, { language, original }),
      pictures?.isGone ?? (() => false),
    );
    const products = shownProducts.map((product) => asOf(product));
    const knownAddresses = pageAddresses(originals, products, writtenTexts);
    const { moved } = knownAddresses;
    const oldAddresses = oldAddressesOf(writtenTexts.oldAddresses.addresses, knownAddresses);
    const texts = shownTexts(writtenTexts, products, new Map([...oldAddresses, ...moved]));
    for (const { id, reason } of leftOut) report("product left out", id, reason);
    for (const { id, issues } of defaulted)
      report("text falls back", id, issues.map(({ message }) => message).join("; "));
    const careSlugs = new Set(texts.carePages.map(({ slug }) => slug));
    const withRail = Object.entries(texts.collections).filter(([, { hasRail }]) => hasRail);
    const railSlugs = new Set(withRail.map(([slug]) => slug));
    const sold = products.filter((product) => availabilityOf(product)?.state === "sold");
    const soldIds = new Set(sold.map(({ id }) => id));
    const unlisted = texts.labelSettings.soldLeaves ? soldIds : new Set<string>();
    const pieces = dressesWithPieces();
    const inCalendar = new Set(
      products.flatMap(({ id, offers }) =>
        offers.includes("rent") && !soldIds.has(id) && pieces.has(id) ? [id] : [],
      ),
    );
    const rented = [...inCalendar].map((id) => [id, pieces.get(id) ?? ""] as const);
    // The stores of the other languages hear of a translation only where the first one's revision changes with it.
    const translations = originals
      .filter((document) => partOf(document, TRANSLATIONS) !== undefined)
      .map((document) => [TRANSLATIONS, documentRevision(document) ?? ""] as const);
    const revision = revisionOf(products, texts, [...moved, ...oldAddresses, ...rented, ...translations]);
    const dates = pageDates(originals, products, knownAddresses.pathOf);
    const { languages } = texts.labelSettings;
    const unspoken = unspokenPages(originals, languages, knownAddresses.pathOf);
    const paths = { formerPaths: moved, oldAddresses, careSlugs, railSlugs, dates, unspoken };
    return { catalogue: { revision, products, ...paths, hidden, unlisted, inCalendar }, texts };
  };
}

/** Names the content itself, so that two servers with the same content agree on it. */
function revisionOf(
  products: Catalogue["products"],
  texts: Texts,
  others: readonly (readonly [string, string])[],
): string {
  const digests = products.map((product) => {
    const digest = knownDigests.get(product) ?? digestOf(product);
    knownDigests.set(product, digest);
    return digest;
  });
  return digestOf([digests, texts, ...others]).slice(0, 12);
}

/** The digests of dresses as they were read, most of which are in the next catalogue as well. */
const knownDigests = new WeakMap<Product, string>();

function digestOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
