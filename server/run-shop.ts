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
  try {
    const shop = await openShop(readSettings(process.env), middlewares);
    console.log(`Trousseau is open at http://localhost:${shop.port}`);
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    await shop.end();
    return 0;
  } catch (error) {
    console.error(startFailure(error));
    return 1;
  }
}
