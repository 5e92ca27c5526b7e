import { cachePolicies } from "#model/web/cache-policies.ts";
import type { Route } from "./+types/service-worker-js.ts";
import { text as worker } from "./service-worker.ts?script";
import { shopContext } from "./shop-context.server.ts";

/** Ends the worker that is there, and deletes what it has stored. Browsers ask for this address with every page. */
const ending = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(end()));

async function end() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase("workbox-expiration");
}
`;

export function loader({ context }: Route.LoaderArgs) {
  const { worksOffline } = context.get(shopContext);
  return new Response(worksOffline ? worker : ending, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": cachePolicies.own },
  });
}
