import { workspace } from "./workspace.ts";

/** Longer than this nobody waits for a name. In milliseconds. */
const TIMEOUT_MS = 2_000;

/** What the label calls itself just now: the shop tells it to every browser. Empty when it does not answer. */
export async function readLabelName(): Promise<string> {
  try {
    const response = await fetch(`${workspace.shopUrl}/manifest.webmanifest`, {
      // Browsers keep it for half a minute, and she may just have changed it.
      cache: "no-cache",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { name }: { name?: unknown } = await response.json();
    return typeof name === "string" ? name : "";
  } catch {
    return "";
  }
}
