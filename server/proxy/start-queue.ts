import type { ServerResponse } from "node:http";

/**
 * Pages are shown while the lake starts, at first and again, and browsers ask for no picture twice. Requests for pictures wait so long. In
 * milliseconds.
 */
const LONGEST_WAIT_MS = 10_000;

/** The pictures of some tens of visitors. Each that waits holds its headers, up to 16 KB, and anybody can send any number. */
const MOST_WAITING = 1_000;

/** Waits for the end of a start that is under way, but not for long. Undefined where none is, and when too many wait already. */
type StartQueue = (response: ServerResponse) => Promise<void> | undefined;

/** `startUnderWay`: settles when the start has come to an end, well or not. */
export function createStartQueue(startUnderWay: () => Promise<void> | undefined): StartQueue {
  const waiting = new Set<() => void>();
  let awaitedStart: Promise<void> | undefined;

  function proceedAfter(start: Promise<void>) {
    if (start === awaitedStart) return;
    awaitedStart = start;
    void start.then(() => {
      for (const proceed of waiting) proceed();
    });
  }

  return (response) => {
    const start = startUnderWay();
    if (!start || waiting.size >= MOST_WAITING) return undefined;
    proceedAfter(start);
    return new Promise((resolve) => {
      function leave() {
        clearTimeout(timer);
        waiting.delete(proceed);
      }
      function proceed() {
        leave();
        resolve();
      }
      const timer = setTimeout(proceed, LONGEST_WAIT_MS).unref();
      waiting.add(proceed);
      // A visitor who has left holds no place, and the promise is not settled.
      response.once("close", leave);
    });
  };
}
