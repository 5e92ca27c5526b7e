import type { SanityClient } from "@sanity/client";
import type { Log } from "./logger.server.ts";

/** One document: it is no longer published (deleted or unpublished), or it has changed. */
export type DocumentChange = { id: string; isRemoved: boolean };

/** Listens to the content host for what is published. */
export type ContentEvents = {
  /** Resolves once it is connected. */
  listen(callbacks: ContentCallbacks): Promise<void>;
  isListening(): boolean;
  stop(): void;
};

export type ContentCallbacks = {
  /** After each change, with what it was; without, when changes may have been missed. */
  changed(change?: DocumentChange): void;
  /** The connection is lost: from now on changes are missed. */
  lost(): void;
};

/** The client itself reconnects after a lost connection; this is for a host that has refused. In milliseconds. */
const RETRY_MS = 30_000;

export function createContentEvents(client: SanityClient, query: string, log: Log): ContentEvents {
  let isListening = false;
  let subscription: { unsubscribe(): void } | undefined;
  let timer: NodeJS.Timeout | undefined;

  function listen(callbacks: ContentCallbacks): Promise<void> {
    const { changed, lost } = callbacks;
    return new Promise((resolve) => {
      let isFirst = true;
      /** After a lost connection, what happened meanwhile is not told again. */
      function welcomed() {
        if (!isFirst) changed();
        isFirst = false;
      }
      const events = client.listen(
        query,
        {},
        // "query": told only when a query finds the change. The documents themselves are fetched all together.
        { events: ["welcome", "mutation", "reconnect"], includeResult: false, visibility: "query" },
      );
      subscription = events.subscribe({
        next(event) {
          isListening = event.type !== "reconnect";
          if (event.type === "reconnect") lost();
          if (event.type === "mutation" && isPublic(event.documentId))
            changed({ id: event.documentId, isRemoved: event.transition === "disappear" });
          if (event.type === "welcome") welcomed();
          resolve();
        },
        error(error: unknown) {
          isListening = false;
          lost();
          log("warning", "content host cannot be listened to", { error });
          timer = setTimeout(() => void listen(callbacks).then(() => changed()), RETRY_MS);
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
