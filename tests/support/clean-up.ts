import { WAITING_MS } from "@trousseau/host/testing/time-limits.ts";
import { afterEach, vi } from "vitest";

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
