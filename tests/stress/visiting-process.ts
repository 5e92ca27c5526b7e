import { setTimeout } from "node:timers/promises";

/** The visitors' experience: how long each visit took, which failed, and which took longest. */
export type Visits = { ms: number[]; failed: string[]; slowest: { path: string; ms: number } };

const VISITORS = 5;

/** A person looks at a screen before the next: without a pause this would measure how fast the shop can be asked. */
const PAUSE_MS = 40;

// This process is apart because attacks make hundreds of megabytes, and no visitor waits for that. It visits the
// paths of a shop until its input ends, and prints `Visits` as JSON.
const [url = "", ...paths] = process.argv.slice(2);
const visits: Visits = { ms: [], failed: [], slowest: { path: "", ms: 0 } };
let hasEnded = false;
process.stdin.on("end", () => (hasEnded = true)).resume();
await Promise.all(Array.from({ length: VISITORS }, (_, first) => browseShop(first * 3)));
process.stdout.write(JSON.stringify(visits));

async function browseShop(first: number): Promise<void> {
  for (let at = first; !hasEnded; at += 1) {
    const path = paths[at % paths.length] ?? "/";
    const started = performance.now();
    try {
      const response = await fetch(url + path, { headers: { Accept: "image/webp,text/html" } });
      await response.arrayBuffer();
      if (response.status !== 200) visits.failed.push(`${response.status} ${path}`);
    } catch (error) {
      visits.failed.push(`${path}: ${String(error)}`);
    }
    const ms = performance.now() - started;
    visits.ms.push(ms);
    if (ms > visits.slowest.ms) visits.slowest = { path, ms };
    await setTimeout(PAUSE_MS);
  }
}
