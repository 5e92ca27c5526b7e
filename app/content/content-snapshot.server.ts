import { createHash } from "node:crypto";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import type { Product } from "#app/catalogue/product.ts";
import type { CarePage } from "#app/label/texts/care-page.ts";
import { formerPaths } from "./former-paths.server.ts";
import type { Log } from "./logger.server.ts";
import type { ReadPicture } from "./pictures.server.ts";
import { createProductsReader, withoutGone } from "./products.server.ts";
import { isText } from "./queries.server.ts";
import { createRevisionCache } from "./revision-cache.server.ts";
import type { ParsedPage } from "./texts/care-pages.server.ts";
import type { Texts } from "./texts/label-texts.server.ts";
import type { ReadTexts } from "./texts/read-texts.server.ts";
import { shownTexts } from "./texts/shown-texts.server.ts";

/** The shop shows this from one response of the content host. The catalogue's revision covers both. */
export type ContentSnapshot = { catalogue: Catalogue; texts: Texts };

type ReadContent = (documents: readonly unknown[]) => ContentSnapshot;

/** Reads products and texts from one list of documents, and reports once what cannot be shown. */
export function createContentReader(
  readPicture: ReadPicture,
  readTexts: ReadTexts,
  log: Log,
  isGone: (assetId: string) => boolean = () => false,
): ReadContent {
  const readProducts = createProductsReader(readPicture);
  const knownPages = createRevisionCache<ParsedPage>();
  let reported = new Map<string, string>();

  return (documents) => {
    const last = reported;
    reported = new Map();
    function report(event: string, id: string, reason: string) {
      if (last.get(id) !== reason) log("warning", event, { id, reason });
      reported.set(id, reason);
    }

    const { texts: written, defaulted } = readTexts(documents.filter(isText), knownPages());
    const { products, leftOut, hidden } = withoutGone(
      readProducts(
        documents.filter((document) => !isText(document)),
        written.collections,
      ),
      isGone,
    );
    const moved = formerPaths(documents, products, written);
    const texts = shownTexts(written, products, moved);
    for (const { id, reason } of leftOut) report("product left out", id, reason);
    for (const { id, faults } of defaulted)
      report("text falls back", id, faults.map(({ message }) => message).join("; "));
    const careSlugs = new Set(texts.carePages.map(({ slug }) => slug));
    const revision = revisionOf(products, texts, moved);
    return { catalogue: { revision, products, formerPaths: moved, careSlugs, hidden }, texts };
  };
}

/** Names the content itself, so that two servers with the same content agree on it. */
function revisionOf(
  products: Catalogue["products"],
  texts: Texts,
  moved: ReadonlyMap<string, string>,
): string {
  const { carePages, ...others } = texts;
  const digests = [...products, ...carePages].map((one) => {
    const digest = knownDigests.get(one) ?? digestOf(one);
    knownDigests.set(one, digest);
    return digest;
  });
  return digestOf([digests, others, ...moved]).slice(0, 12);
}

/** The digests of dresses and pages as they were read, most of which are in the next catalogue as well. */
const knownDigests = new WeakMap<Product | CarePage, string>();

function digestOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
