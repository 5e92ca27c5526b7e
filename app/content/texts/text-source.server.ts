import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import type { Log } from "#app/content/logger.server.ts";
import { allTexts, withoutPrivate } from "#app/content/queries.server.ts";
import type { KnownPictures } from "./known-pictures.server.ts";
import type { ReadTexts } from "./read-texts.server.ts";

/** `isFirst`: none of before could stay. */
type FetchTexts = { now: boolean; isFirst: boolean };

/** Where the label's texts come from. */
export type TextSource = {
  /** Undefined when they cannot be fetched just now: those of before stay. Never throws. */
  fetchDocuments(options: FetchTexts): Promise<readonly unknown[] | undefined>;
  read: ReadTexts;
};

/** How long loading the dresses waits for the texts, in milliseconds: a shop that is not open yet cannot do without. */
const TIMEOUT_MS = 5_000;
const FIRST_TIMEOUT_MS = 60_000;

const documentList = z.array(z.unknown());

export function createTextSource(
  client: SanityClient,
  read: ReadTexts,
  pictures: KnownPictures,
  log: Log,
): TextSource {
  return {
    read,
    async fetchDocuments({ now, isFirst }) {
      try {
        const signal = AbortSignal.timeout(isFirst ? FIRST_TIMEOUT_MS : TIMEOUT_MS);
        const documents = documentList.parse(
          withoutPrivate(
            await client.fetch<unknown>(allTexts, {}, { signal, ...(now ? { useCdn: false } : {}) }),
          ),
        );
        await pictures.learn(documents);
        return documents;
      } catch (error) {
        log("warning", "texts not fetched", { error });
        return undefined;
      }
    },
  };
}
