import type { SanityClient } from "@sanity/client";
import type { Log } from "./log.server.ts";

/** Hears from the content host that something was published. */
export type ContentEvents = {
  /** Calls back after each change, and when changes may have been missed. Resolves once it hears. */
  listen(changed: () => void): Promise<void>;
  isListening(): boolean;
  stop(): void;
};

/** The client itself reconnects after a lost connection; this is for a host that has refused. In milliseconds. */
const RETRY_MS = 30_000;

export function createContentEvents(client: SanityClient, query: string, log: Log): ContentEvents {
  let isListening = false;
  let subscription: { unsubscribe(): void } | undefined;
  let timer: NodeJS.Timeout | undefined;

  function listen(changed: () => void): Promise<void> {
    return new Promise((resolve) => {
      let isFirst = true;
      const events = client.listen(
        query,
        {},
        // "query": told only when a query finds the change. The documents themselves are fetched all together.
        { events: ["welcome", "mutation", "reconnect"], includeResult: false, visibility: "query" },
      );
      subscription = events.subscribe({
        next(event) {
          isListening = event.type !== "reconnect";
          if (event.type === "mutation" && isPublic(event.documentId)) changed();
          if (event.type === "welcome" && !isFirst) changed();
          if (event.type === "welcome") isFirst = false;
          resolve();
        },
        error(error: unknown) {
          isListening = false;
          log("warning", "content host cannot be listened to", { error });
          timer = setTimeout(() => void listen(changed).then(changed), RETRY_MS);
          resolve();
        },
      });
    });
  }

  return {
    listen,
    isListening: () => isListening,
    stop() {
      clearTimeout(timer);
      subscription?.unsubscribe();
    },
  };
}

/** Drafts and planned releases have a prefix; a shopper never sees them. */
function isPublic(id: string): boolean {
  return !id.includes(".");
}
