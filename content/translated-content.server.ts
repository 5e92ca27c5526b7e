import type { Readers } from "#model/checks/check-content.server.ts";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import type { InLanguage } from "#model/dresses/products.server.ts";
import type { KnownPictures } from "#model/pictures/label-media.server.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import {
  type ContentSnapshot,
  type ContentStore,
  createContentReader,
  type ShownContent,
} from "./content-store.server.ts";

type TranslatedContentParts = {
  /** The store of the shop's first language, which fetches for all. */
  first: Pick<ContentStore, "current" | "documents">;
  readers: Readers;
  pictures: KnownPictures;
  dressesWithPieces: () => ReadonlyMap<string, string>;
} & Required<InLanguage>;

/** The same content in another language; `read` follows a change of the original. What is wrong with it, the original's log has said. */
export function createTranslatedContent({
  first,
  readers,
  ...around
}: TranslatedContentParts): ShownContent & { read(): void } {
  const readIn = createContentReader(readers.readPicture, readers.readTexts, () => undefined, around);
  const ready = Promise.withResolvers<Catalogue>();
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  const withoutContent: Texts = readers.readTexts([]).texts;
  let snapshot: ContentSnapshot | undefined;

  function read() {
    snapshot = readIn(first.documents());
    ready.resolve(snapshot.catalogue);
    for (const listener of listeners) listener(snapshot.catalogue);
  }

  if (first.current()) read();
  return {
    read,
    current: () => snapshot?.catalogue,
    texts: () => snapshot?.texts ?? withoutContent,
    whenReady: () => ready.promise,
    onChange: (listener) => listeners.push(listener),
  };
}
