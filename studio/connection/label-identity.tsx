import { workspace } from "./workspace.ts";

/** The time makes the address new, because browsers keep the plain one for a day. */
export const labelMark = `${workspace.shopUrl}/favicon.svg?at=${Date.now()}`;

export function LabelIcon() {
  return <img src={labelMark} alt="" style={{ display: "block", inlineSize: "100%", blockSize: "100%" }} />;
}

/** Studio opens without the name after this long. In milliseconds. */
const TIMEOUT_MS = 2_000;

/** The label's current name, as the shop tells every browser; empty when the shop does not answer. */
export async function readLabelName(): Promise<string> {
  try {
    const response = await fetch(`${workspace.shopUrl}/manifest.webmanifest`, {
      // Browsers keep the manifest for half a minute, and the name may just have changed.
      cache: "no-cache",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { name }: { name?: unknown } = await response.json();
    return typeof name === "string" ? name : "";
  } catch {
    return "";
  }
}
