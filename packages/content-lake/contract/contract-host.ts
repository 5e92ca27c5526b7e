import { randomUUID } from "node:crypto";
import { createClient, type SanityClient } from "@sanity/client";
import { clientAs, clientOf, openTestLake } from "../testing/test-lake.ts";

export interface ContractHost {
  editor: SanityClient;
  anybody: SanityClient;
  /** No other run uses this id. */
  id: (name: string) => string;
}

/**
 * These tests say with the real client what the shop and Studio rely on. With `SANITY_CONTRACT_PROJECT_ID`,
 * `SANITY_CONTRACT_DATASET` and `SANITY_CONTRACT_TOKEN` they run against the hosted service, on a dataset that nothing else uses.
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
  const editor = clientAs(lake, "editor");
  return { editor, anybody: clientOf(lake), id };
}
