import { createClient, type ListenEvent, type SanityClient } from "@sanity/client";
import type { ContentSettings } from "#model/services/content-settings.ts";

/** Figures of the specification, sections 7 and 9. */
const REQUEST_TIMEOUT_MS = 300_000;
const MAX_RETRIES = 5;

export function createContentClient(content: ContentSettings): SanityClient {
  const { projectId, dataset, apiVersion, apiHost, token } = content;
  return createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn: true,
    timeout: REQUEST_TIMEOUT_MS,
    maxRetries: MAX_RETRIES,
    // This API version with a token answers with drafts as well unless it is told not to.
    perspective: "published",
    ...(token ? { token } : {}),
    // A host of one's own has no subdomain for each project.
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  });
}

/** The client itself reconnects after a lost connection; this is for a host that has refused. In milliseconds. */
const RETRY_MS = 30_000;

type Listener = {
  /** `again` begins anew, as after a refusal. */
  next(event: ListenEvent<never>, again: (error: unknown) => void): void;
  failed(error: unknown): void;
};

/** Listens for changes that the query finds, until the returned function stops it. The documents themselves are fetched all together. */
export function listenTo(client: SanityClient, query: string, { next, failed }: Listener): () => void {
  let subscription: { unsubscribe(): void } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function again(error: unknown) {
    subscription?.unsubscribe();
    if (isStopped) return;
    failed(error);
    timer = setTimeout(listen, RETRY_MS);
  }

  function listen() {
    const events = client.listen<never>(
      query,
      {},
      { events: ["welcome", "mutation", "reconnect"], includeResult: false, visibility: "query" },
    );
    subscription = events.subscribe({ next: (event) => next(event, again), error: again });
  }

  listen();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    subscription?.unsubscribe();
  };
}
