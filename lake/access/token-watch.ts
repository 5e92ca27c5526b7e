import type { DatabaseSync } from "node:sqlite";
import type { Caller } from "./caller.ts";
import type { Tokens } from "./tokens.ts";

export type TokenWatch = ReturnType<typeof createTokenWatch>;

/**
 * Whatever was opened with a token ends with it. The command changes the file from another process. SQLite tells that by one
 * number, at almost no cost.
 */
export function createTokenWatch(database: DatabaseSync, tokens: Pick<Tokens, "identify">) {
  const watched = new Map<string, Map<() => void, Caller>>();
  const dataVersion = database.prepare("PRAGMA data_version");
  let version = readVersion();
  let ticks = 0;
  const timer = setInterval(() => {
    const current = readVersion();
    ticks += 1;
    // Tokens also expire by themselves.
    if (current !== version || ticks % TICKS_BETWEEN_FULL_CHECKS === 0) check();
    version = current;
  }, TICK_MS);
  timer.unref();

  function readVersion(): unknown {
    return dataVersion.get()?.data_version;
  }

  function check(): void {
    for (const [token, listeners] of watched) {
      const caller = tokens.identify(token);
      for (const [end, { id, role }] of listeners) {
        if (typeof caller !== "string" && caller.id === id && caller.role === role) continue;
        listeners.delete(end);
        end();
      }
      if (listeners.size === 0) watched.delete(token);
    }
  }

  return {
    /** `onEnd` is called once: when the token is revoked or expired, or its person is removed or has another role. */
    watch(token: string, caller: Caller, onEnd: () => void): () => void {
      const listeners = watched.get(token) ?? new Map<() => void, Caller>();
      const end = () => onEnd();
      listeners.set(end, { ...caller });
      watched.set(token, listeners);
      return () => {
        listeners.delete(end);
        if (listeners.size === 0 && watched.get(token) === listeners) watched.delete(token);
      };
    },
    /** Changes by this process itself are noticed at once. */
    check,
    close: () => clearInterval(timer),
  };
}

const TICK_MS = 500;
const TICKS_BETWEEN_FULL_CHECKS = 20;
