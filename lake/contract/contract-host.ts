import { randomUUID } from "node:crypto";
import { createClient, type SanityClient } from "@sanity/client";
import { openLake } from "../testing/test-lake.ts";

/** The hosted service knows releases from this API version on. */
const API_VERSION = "2025-02-19";

/** History answers with one part of this. */
type History = {
  documents: Record<string, unknown>[];
  events: Record<string, Events>;
  nextCursor: string;
};

export type Events = { type: string; [field: string]: unknown }[];

/**
 * These tests say with the real client what the shop and Studio rely on. With `SANITY_CONTRACT_PROJECT_ID`,
 * `SANITY_CONTRACT_DATASET` and `SANITY_CONTRACT_TOKEN` they run against the hosted service, on a dataset that nothing else uses.
 */
export async function openContractHost(apiVersion = "2021-10-21") {
  const { editor, anybody } = await openClients(apiVersion);
  const run = randomUUID().slice(0, 8);
  /** No other run uses this id. */
  const id = (name: string) => `${run}-${name}`;
  const [publishedId, releaseId] = [id("gown"), id("spring")];
  const { dataset } = editor.config();
  const post = (path: string, body: object, query = {}) =>
    editor.request({ url: `/data/${path}/${dataset}`, method: "POST", body, query });
  return {
    ...{ editor, anybody, id, publishedId, draftId: `drafts.${publishedId}` },
    ...{ releaseId, versionId: `versions.${releaseId}.${publishedId}` },
    create: (_id: string, fields: object = {}) => editor.create({ _id, _type: "product", ...fields }),
    mutate: (...mutations: unknown[]) => post("mutate", { mutations }),
    act: (name: string, fields: object, transactionId?: string) =>
      post("actions", { actions: [{ actionType: `sanity.action.${name}`, ...fields }], transactionId }),
    namesOf: async (...ids: string[]) => (await editor.getDocuments(ids)).map((document) => document?.name),
    historyOf: (path: string) => editor.request<History>({ url: `/data/history/${dataset}/${path}` }),
  };
}

export async function openReleases() {
  return await openContractHost(API_VERSION);
}

/** A published gown called Odile becomes Odette with a release. */
export async function openReleaseWithVersion() {
  const host = await openReleases();
  const { editor, create, releaseId, publishedId, versionId } = host;
  await create(publishedId, { name: "Odile" });
  await editor.releases.create({ releaseId, metadata: { title: "Spring", releaseType: "asap" } });
  await editor.createVersion({ releaseId, publishedId, baseId: publishedId });
  await editor.patch(versionId).set({ name: "Odette" }).commit();
  return host;
}

async function openClients(apiVersion: string): Promise<{ editor: SanityClient; anybody: SanityClient }> {
  const {
    SANITY_CONTRACT_PROJECT_ID: projectId,
    SANITY_CONTRACT_DATASET: dataset = "contract",
    SANITY_CONTRACT_TOKEN: token,
  } = process.env;
  if (projectId !== undefined && token !== undefined) {
    const config = { projectId, dataset, apiVersion, useCdn: false };
    return { editor: createClient({ ...config, token }), anybody: createClient(config) };
  }
  const lake = await openLake();
  return { editor: lake.as("editor", { apiVersion }), anybody: lake.as("anybody", { apiVersion }) };
}
