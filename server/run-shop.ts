import { once } from "node:events";
import type { Middleware } from "./middleware.ts";
import { openShop, type RunningShop } from "./open-shop.ts";
import { readSettings } from "./settings.ts";
import { startFailure } from "./start-failure.ts";

/**
 * The life of the process: the settings, the shop, until a signal ends it. Resolves with the exit code. What can go wrong for a person
 * at a terminal is said in one sentence.
 */
export async function runShop(middlewares: (shop: RunningShop) => Promise<Middleware[]>): Promise<number> {
  // From the beginning: process 1 of a container is told to end by nothing else.
  const told = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  try {
    const opening = openShop(readSettings(process.env), middlewares);
    const shop = await Promise.race([opening, told.then(() => undefined)]);
    // What was begun ends with this process, as it would if it were killed.
    if (!shop) return 0;
    console.log(`Trousseau is open at http://localhost:${shop.port}`);
    await told;
    await shop.end();
    return 0;
  } catch (error) {
    console.error(startFailure(error));
    return 1;
  }
}
