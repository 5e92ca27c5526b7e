import { once } from "node:events";
import { createServer } from "node:http";
import { createClient, type SanityClient } from "@sanity/client";
import { asksForWebSocket } from "@trousseau/host/guarded-server.ts";
import { type ContentLake, openContentLake } from "../content-lake.ts";
import { type ServeOptions, serveLake } from "../serve-lake.ts";

export type LakeAddress = {
  folder: string;
  projectId: string;
  dataset: string;
};

/** The official tools only speak http, so the lake gets a port of this machine alone. */
export async function openLoopback(options: LakeAddress) {
  const lake = await openContentLake({ ...options, publishesReleases: false });
  const { origin, close } = await serveHere(lake);
  return {
    lake,
    origin,
    async close(): Promise<void> {
      close();
      await lake.close();
    },
  };
}

export async function serveHere(lake: ContentLake, options: ServeOptions = {}) {
  const server = createServer({ shouldUpgradeCallback: asksForWebSocket });
  serveLake(lake, server, options);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address === null || typeof address === "string" ? 0 : address.port;
  function close(): void {
    server.closeAllConnections();
    server.close();
  }
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** This is the client of the official tools. */
export function toolClient(origin: string, { projectId, dataset }: LakeAddress, token: string): SanityClient {
  const connection = { apiHost: origin, useProjectHostname: false, useCdn: false, apiVersion: "2021-10-21" };
  return createClient({ ...connection, projectId, dataset, token });
}
