import { randomUUID } from "node:crypto";
import { createClient, type SanityClient } from "@sanity/client";
import { clientOf, openTestLake } from "../testing/test-lake.ts";

export interface ContractHost {
  /** May read everything and write. */
  editor: SanityClient;
  anybody: SanityClient;
  /** An id that no other run uses. */
  id: (name: string) => string;
}

/**
 * What the shop and Studio rely on is said in these tests with the real client. The same files run against the hosted service:
 * `SANITY_CONTRACT_PROJECT_ID=… SANITY_CONTRACT_DATASET=… SANITY_CONTRACT_TOKEN=… npx vitest run packages/content-lake/contract`
 *
 * The lake, or the hosted service when the environment names a project: a dataset that nothing else uses, and a token that may write.
 */
export async function openContractHost(): Promise<ContractHost> {
  const run = randomUUID().slice(0, 8);
  const {
    SANITY_CONTRACT_PROJECT_ID: projectId,
    SANITY_CONTRACT_DATASET: dataset = "contract",
    SANITY_CONTRACT_TOKEN: token,
  } = process.env;
  const id = (name: string) => `${run}-${name}`;
  if (projectId !== undefined && token !== undefined) {
    const config = { projectId, dataset, apiVersion: "2021-10-21", useCdn: false };
    return { editor: createClient({ ...config, token }), anybody: createClient(config), id };
  }
  const lake = await openTestLake();
  const editor = clientOf(lake, { token: lake.issueToken({ name: "contract", role: "editor" }) });
  return { editor, anybody: clientOf(lake), id };
}
