import { createClient, type SanityClient } from "@sanity/client";

/** The client of a content host that responds so. It may write, and tries once. */
export function clientOfHost(respond: (request: Request) => Response | Promise<Response>): SanityClient {
  return createClient({
    projectId: "label",
    dataset: "production",
    apiVersion: "2021-10-21",
    apiHost: "http://host.invalid",
    useProjectHostname: false,
    useCdn: true,
    token: "secret",
    perspective: "published",
    maxRetries: 0,
    resolveFetch: () => async (input, init) => respond(new Request(input, init)),
  });
}
