import { WAITING_MS } from "@trousseau/host/testing/time-limits.ts";
import { afterAll, afterEach, expect, vi } from "vitest";

// A module of ours remembers nothing of another file. Packages stay loaded.
vi.resetModules();

const testingLibrary = typeof document === "undefined" ? undefined : await import("@testing-library/react");
testingLibrary?.configure({ asyncUtilTimeout: WAITING_MS });

/** Files of one worker share its process and its window, in any order: each test leaves both as it found them. */
afterEach(() => {
  testingLibrary?.cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (testingLibrary === undefined) return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

/** A listener that a file leaves would answer a signal that a test of another file emits. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const listened = () => signals.map((signal) => process.listenerCount(signal));
const listenedBefore = listened();
afterAll(() => expect(listened()).toEqual(listenedBefore));
