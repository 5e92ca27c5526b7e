import type { ServerResponse } from "node:http";

/**
 * A shop with a copy of its content shows pages before its lake is up, and browsers ask for no picture twice.
 * Requests for pictures wait so long. In milliseconds.
 */
const FIRST_START_MS = 10_000;

/** The first pictures of some tens of visitors. Each that waits holds its headers, up to 16 KB, and anybody can send any number. */
const MOST_WAITING = 1_000;

/** Waits for the host's first start, but no longer than that. Undefined when it is over, and when too many wait already. */
type StartQueue = (response: ServerResponse) => Promise<void> | undefined;

/** `firstStart`: settles when the host's first start has come to an end; undefined where there is none to wait for. */
export function createStartQueue(firstStart: Promise<void> | undefined): StartQueue {
  const waiting = new Set<() => void>();
  let isOver = firstStart === undefined;
  void firstStart?.then(() => {
    isOver = true;
    for (const proceed of waiting) proceed();
  });

  return (response) => {
    if (isOver || waiting.size >= MOST_WAITING) return undefined;
    return new Promise((resolve) => {
      function leave() {
        clearTimeout(timer);
        waiting.delete(proceed);
      }
      function proceed() {
        leave();
        resolve();
      }
      const timer = setTimeout(proceed, FIRST_START_MS).unref();
      waiting.add(proceed);
      // A visitor who has left holds no place, and the promise is not settled.
      response.once("close", leave);
    });
  };
}
