import type { SanityClient } from "@sanity/client";
import type { Log } from "#model/services/logger.server.ts";
import { retryPause } from "#model/services/retry-pause.ts";
import { listenTo } from "./client.server.ts";
import type { ContentStore } from "./content-store.server.ts";
import type { DocumentChange } from "./loss-guard.server.ts";

/** Keeps the store up to date from now on. */
export type ContentRefresh = {
  /** Settles when the first load has come to an end, well or not. */
  firstLoad: Promise<void>;
  changed(): void;
  /** The time of the content host's last good answer, in milliseconds since 1970. */
  readAt(): number | undefined;
  /** Whether the last reading failed; what is shown stays meanwhile. */
  hasFailed(): boolean;
  stop(): void;
};

/** A publish is often several changes, and a script's import hundreds: they are fetched together. In milliseconds. */
const BURST_MS = 150;

/** The first load waits this long for the listening, so that no change falls between them. */
const LISTENING_MS = 400;

/** Polling is the fallback of listening: rare while that works and the last fetch did, frequent otherwise. */
const POLL_LISTENING_MS = 5 * 60_000;
const POLL_NOT_LISTENING_MS = 15_000;

/** The pauses between attempts while there is nothing to show. In milliseconds. */
const PAUSES = { first: 1_000, longest: 15_000 };

type Refreshed = Pick<ContentStore, "refresh" | "recordChange"> & { current(): unknown };

/** Fetches and listens from the moment that `hostStarted` settles. */
export function startContentRefresh(
  store: Refreshed,
  events: ContentEvents,
  hostStarted: Promise<unknown> = Promise.resolve(),
): ContentRefresh {
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  let underWay: Promise<void> | undefined;
  let failures = 0;
  let readAt: number | undefined;
  let isStopped = false;

  async function load(now: boolean) {
    isDue = false;
    const succeeded = await store.refresh({ now });
    failures = succeeded ? 0 : failures + 1;
    if (succeeded) readAt = Date.now();
    underWay = undefined;
    if (isDue) later(BURST_MS, true);
    else wait();
  }

  function begin(now: boolean): Promise<void> {
    clearTimeout(timer);
    underWay ??= load(now);
    return underWay;
  }

  function later(milliseconds: number, now: boolean) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void begin(now), milliseconds);
  }

  function wait() {
    const isWell = events.isListening() && failures === 0;
    const poll = isWell ? POLL_LISTENING_MS : POLL_NOT_LISTENING_MS;
    later(failures > 0 && !store.current() ? retryPause(failures - 1, PAUSES) : poll, true);
  }

  function changed(change?: DocumentChange) {
    if (change) store.recordChange(change);
    if (isDue) return;
    isDue = true;
    // The response that is under way may be older than the change, so one more fetch follows it.
    if (!underWay) later(BURST_MS, true);
  }

  /** The next poll comes in fifteen seconds instead of five minutes. */
  function lost() {
    if (!underWay && !isDue) wait();
  }

  async function open() {
    await hostStarted;
    if (isStopped) return;
    const listeningEnds = new Promise((resolve) => setTimeout(resolve, LISTENING_MS));
    await Promise.race([events.listen({ changed, lost }), listeningEnds]);
    await begin(false);
  }

  const firstLoad = open();
  return {
    firstLoad,
    changed: () => changed(),
    readAt: () => readAt,
    hasFailed: () => failures > 0,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      events.stop();
    },
  };
}

type ContentEvents = Pick<ReturnType<typeof createContentEvents>, "listen" | "isListening" | "stop">;

export type ContentCallbacks = {
  /** It is called after each change with what that was, and without where changes may have been missed. */
  changed(change?: DocumentChange): void;
  /** The connection is lost: from now on changes are missed. */
  lost(): void;
};

/** Listens to the content host for what is published; `isMeant` is given the id of each document that changes. */
export function createContentEvents(client: SanityClient, query: string, log: Log, isMeant = isPublic) {
  let isListening = false;
  let lastEvent: number | undefined;
  let stop: () => void = () => undefined;
  return {
    /** Resolves once it is connected. */
    listen({ changed, lost }: ContentCallbacks): Promise<void> {
      let isFirst = true;

      /** Each further attempt of the client says so again, and would put off the next poll. */
      function cutOff() {
        const isNew = isListening;
        isListening = false;
        if (isNew) lost();
      }

      return new Promise((resolve) => {
        stop = listenTo(client, query, {
          next(event) {
            // The client says "reconnect" by itself.
            if (event.type === "reconnect") cutOff();
            else {
              isListening = true;
              lastEvent = Date.now();
            }
            if (event.type === "mutation" && isMeant(event.documentId))
              changed({ id: event.documentId, isRemoved: event.transition === "disappear" });
            // After a lost connection, what happened meanwhile is not told again.
            if (event.type === "welcome" && !isFirst) changed();
            isFirst = false;
            resolve();
          },
          failed(error) {
            isFirst = false;
            cutOff();
            log("warning", "content host cannot be listened to", { error });
            resolve();
          },
        });
      });
    },
    isListening: () => isListening,
    /** The time of the host's last sign of life, in milliseconds since 1970. */
    lastEvent: () => lastEvent,
    stop: () => stop(),
  };
}

/** Drafts and planned releases have a prefix; a shopper never sees them. */
function isPublic(id: string): boolean {
  return !id.includes(".");
}
