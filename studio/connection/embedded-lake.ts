import { type ClientConfig, createClient } from "@sanity/client";
import { createStudioFetch } from "#lake/studio/studio-transport.ts";
import { workspace } from "./workspace.ts";

const lakeFetch = createStudioFetch();

/** This part of the configuration connects Studio to the lake, at the address that Studio was served from. */
export const lake = {
  apiHost: workspace.shopUrl,
  auth: {
    loginMethod: "token" as const,
    redirectOnSingle: true,
    providers: [{ name: "lake", title: "Name and password", url: `${workspace.shopUrl}/v1/login` }],
  },
  // A browser opens six connections to a host over HTTP/1.1, and Studio has more listeners than that.
  unstable_clientFactory: (config: ClientConfig) =>
    createClient({ ...config, useProjectHostname: false, resolveFetch: () => lakeFetch }),
};
