import type { ChildProcess } from "node:child_process";

/** How often a running lake is pinged. In milliseconds. */
const PING_MS = 1_000;

/** So many unanswered pings end the passing on of requests: the lake's longest piece of work takes a fraction of that. */
const UNRESPONSIVE_AFTER_PINGS = 5;

/** So many unanswered pings have it killed, and the next one started. */
const KILL_AFTER_PINGS = 30;

/** Pings a child over its IPC channel, says when it falls silent and when it answers again, and kills one that stays silent. */
export function watchResponsiveness(child: ChildProcess, onChange: (isResponsive: boolean) => void) {
  let timer: NodeJS.Timeout | undefined;
  // Counted, not timed: a shop that was busy or suspended itself must not kill its lake.
  let unanswered = 0;

  function onPong() {
    if (unanswered > UNRESPONSIVE_AFTER_PINGS) onChange(true);
    unanswered = 0;
  }

  function ping() {
    unanswered += 1;
    if (unanswered > KILL_AFTER_PINGS) return child.kill("SIGKILL");
    if (unanswered === UNRESPONSIVE_AFTER_PINGS + 1) onChange(false);
    // The channel may be closed already: then the child's end is on its way.
    if (child.connected) child.send("ping", () => undefined);
  }

  return {
    start() {
      child.on("message", onPong);
      timer = setInterval(ping, PING_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
