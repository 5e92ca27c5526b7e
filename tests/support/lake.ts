import type { SanityClient } from "@sanity/client";
import { openLake as openAnyLake, type TestLake } from "@trousseau/content-lake/testing/test-lake.ts";
import { rules as shopRules } from "#model/rental/overlap-rule.ts";

const writerToken = "a secret of the process that starts the lake";

type Options = { folder?: string | undefined; rules?: typeof shopRules | undefined };

/** The shop's lake is in this process until the test has finished. One without rules is as the hosted service. */
export function openLake({ folder, rules = shopRules }: Options = {}): Promise<TestLake> {
  const own = { projectId: "trousseau", isPublic: false, writerToken, rules };
  return openAnyLake(folder === undefined ? own : { ...own, folder });
}

const apiVersion = "2025-02-19";

/** This person may edit, and has the client that Studio has. A test may have put its own `fetch` in the lake's place. */
export function editorOf(lake: TestLake): SanityClient {
  return lake.as("editor", { name: "Mara", apiVersion, resolveFetch: () => lake.fetch });
}

/** The shop's own client may write. */
export async function openWriter(options: Options = {}): Promise<SanityClient> {
  return (await openLake(options)).as({ token: writerToken }, { apiVersion });
}

export async function createAll(
  client: SanityClient,
  documents: readonly { _id: string; _type: string }[],
): Promise<void> {
  await client.mutate(documents.map((document) => ({ create: document })));
}
