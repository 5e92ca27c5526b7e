import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import { checkContent, type Readers } from "./check/check-content.server.ts";
import type { Finding } from "./check/finding.server.ts";
import { gatherContent } from "./check/gather-content.server.ts";
import { allShown } from "./queries.server.ts";
import { createContentReader, type ShopContent } from "./shop-content.server.ts";

/** What only the label's editors see. */
export type Backstage = {
  /** Whether this token of the content host belongs to one of its people. */
  isEditor(token: string): Promise<boolean>;
  /** The shop as it will be when every draft is published. */
  readDrafts(): Promise<ShopContent>;
  findings(): Promise<Finding[]>;
};

export type BackstageParts = {
  /** Its token reads drafts. */
  client: SanityClient;
  readers: Readers;
};

/** The first version of the API that knows the perspective "drafts" by this name. */
const API_VERSION = "2025-02-19";

const person = z.object({ roles: z.array(z.unknown()).min(1) });

export function createBackstage({ client, readers }: BackstageParts): Backstage {
  const exact = client.withConfig({ apiVersion: API_VERSION, useCdn: false });
  // Drafts are unfinished by nature: nobody wants a log of that.
  const read = createContentReader(readers.readPicture, readers.readTexts, () => undefined);
  return {
    async isEditor(given) {
      const answer = exact.withConfig({ token: given }).request({ url: "/users/me" });
      return person.safeParse(await answer.catch(() => undefined)).success;
    },
    async readDrafts() {
      const documents = await exact.fetch<unknown>(allShown, {}, { perspective: "drafts" });
      return read(z.array(z.unknown()).parse(documents));
    },
    async findings() {
      return checkContent(await gatherContent(exact), readers);
    },
  };
}
