import type { LateParts } from "./late-parts.ts";

/** Rejects without a connection, if they have not been fetched before. */
export async function loadLateParts(): Promise<LateParts> {
  return (await import("./late-parts.ts")).lateParts;
}

/** Has assistive technology read this out: see ui/announce.ts. */
export function announceLate(text: string): void {
  withLateParts(({ announce }) => announce(text));
}

/** Calls back with them; without them the screen does without. */
export function withLateParts(callback: (parts: LateParts) => void): void {
  loadLateParts().then(callback, () => undefined);
}
