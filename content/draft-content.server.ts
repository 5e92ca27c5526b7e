import { ClientError, type SanityClient } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { checkContent, type Readers } from "#model/checks/check-content.server.ts";
import type { Checked, ContentIssue, RejectedCatalogue } from "#model/checks/content-issue.server.ts";
import { allShown, publicDocuments } from "#model/documents/queries.server.ts";
import type { InLanguage } from "#model/dresses/products.server.ts";
import type { KnownPictures } from "#model/pictures/label-media.server.ts";
import { collectionDocuments } from "#model/texts/collections.server.ts";
import { type ContentSnapshot, createContentReader } from "./content-store.server.ts";
import { gatherContent } from "./gather-content.server.ts";

/** Only the label's editors see this. */
export type DraftContent = {
  /** Whether this token of the content host belongs to one of its people. Rejects when it does not say. */
  isEditor(token: string): Promise<boolean>;
  /**
   * The shop as it will be when every draft is published; or, when a release is named, when that one is; "published": as it is. `title`: the
   * release's own. `documentIds`: by type and slug, "product/aurelie".
   */
  readPreview(preview: {
    release: string | undefined;
  }): Promise<ContentSnapshot & { title: string | undefined; documentIds: Record<string, string> }>;
  issues(server: Pick<Checked, "canConfirm">): Promise<ContentIssue[]>;
};

type DraftContentParts = {
  /** Its token reads drafts. */
  client: SanityClient;
  readers: Readers;
  pictures: KnownPictures;
  dressesWithPieces?: () => ReadonlyMap<string, string>;
  /** The catalogue that the shop has refused (content-store.server.ts). */
  rejectedCatalogue(): RejectedCatalogue | undefined;
} & InLanguage;

/** The first version of the API that knows releases, and the perspective "drafts" by this name. */
const API_VERSION = "2025-02-19";

const REFUSED = new Set([401, 403]);

/** The roles of whoever has the client's token: none where the host refuses it. Rejects where the host does not say. */
export async function rolesOf(client: SanityClient): Promise<string[]> {
  const answer = await client.request<unknown>({ url: "/users/me" }).catch(refusal);
  return bearer.safeParse(answer).data?.roles.map(({ name }) => name) ?? [];
}

const bearer = z.object({ roles: z.array(z.object({ name: z.string() })) });

function refusal(error: unknown): undefined {
  if (!(error instanceof ClientError) || !REFUSED.has(error.statusCode)) throw error;
}

/** The token of another shop and the secret of a calendar's address are no person's. */
export function isRoleOfPerson(role: string): boolean {
  return role !== "storefront" && role !== "calendar";
}

export function createDraftContent(parts: DraftContentParts): DraftContent {
  const { client, readers, pictures, rejectedCatalogue } = parts;
  const exact = client.withConfig({ apiVersion: API_VERSION, useCdn: false });
  // Drafts are unfinished by nature: nobody wants a log of that.
  const read = createContentReader(readers.readPicture, readers.readTexts, () => undefined, parts);
  async function titleOf(release: string): Promise<string> {
    const id = `_.releases.${release}`;
    const title = await exact.fetch<unknown>(
      "*[_id == $id][0].metadata.title",
      { id },
      { perspective: "raw" },
    );
    return typeof title === "string" && title !== "" ? title : t("Untitled release");
  }
  return {
    isEditor: async (token) => (await rolesOf(exact.withConfig({ token }))).some(isRoleOfPerson),
    async readPreview({ release }) {
      const isRelease = release !== undefined && release !== "published";
      const perspective = isRelease ? [release] : (release ?? "drafts");
      const [answer, title] = await Promise.all([
        exact.fetch<unknown>(allShown, {}, { perspective }),
        isRelease ? titleOf(release) : undefined,
      ]);
      const documents = publicDocuments(answer);
      await pictures.learn(documents);
      const content = read(documents);
      return { ...content, title, documentIds: idsOf(documents, content) };
    },
    async issues(server) {
      const content = await gatherContent(exact);
      return checkContent({ ...content, rejected: rejectedCatalogue(), ...server }, readers);
    },
  };
}

const addressedPage = z.object({
  _id: z.string(),
  _type: z.literal("carePage"),
  slug: z.object({ current: z.string() }),
});

/** Pages know these documents by their slugs; others exist once, under their type's name. */
function idsOf(documents: readonly unknown[], { catalogue }: ContentSnapshot): Record<string, string> {
  const pages = documents.flatMap((document) => addressedPage.safeParse(document).data ?? []);
  return Object.fromEntries([
    ...catalogue.products.map(({ id, slug }) => [`product/${slug}`, id]),
    ...[...collectionDocuments(documents).ids].map(([slug, id]) => [`collection/${slug}`, id]),
    ...pages.map(({ _id, slug }) => [`carePage/${slug.current}`, _id]),
  ]);
}
