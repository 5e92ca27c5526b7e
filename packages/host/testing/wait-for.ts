import { vi } from "vitest";
import { WAITING_MS } from "./time-limits.ts";

/** Tries until nothing is thrown. */
export function waitFor<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { timeout: WAITING_MS, interval: 10 });
}
