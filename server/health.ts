import { cachePolicies } from "#app/cache-policies.ts";
import type { Middleware } from "./middleware.ts";
import type { RunningShop } from "./open-shop.ts";

const headers = {
  "Content-Type": "application/json",
  "Cache-Control": cachePolicies.never,
  // Studio may stand on another host.
  "Access-Control-Allow-Origin": "*",
};

/**
 * /healthz: this process answers. /readyz: it has something to show, and is not about to end. A content host that is down does not make
 * it unready, because visitors do not notice; `content` reports it to monitoring, and `enquiries` what the label has not got yet.
 */
export function health({ store, events, lake, enquiries, isEnding }: RunningShop): Middleware {
  return (request, response, next) => {
    if (request.url !== "/healthz" && request.url !== "/readyz") return next();
    const isReady = store.current() !== undefined && !isEnding();
    const status = request.url === "/healthz" || isReady ? 200 : 503;
    const state = {
      ready: isReady,
      ending: isEnding(),
      revision: store.current()?.revision ?? null,
      /** 0: the label has none yet, and the shop says that it opens soon. Null: the content host has not answered so far. */
      dresses: store.current()?.products.length ?? null,
      content: {
        isListening: events.isListening(),
        /** The dresses that are shown, against those that the content host has answered with and that are not believed. */
        refused: store.rejectedCatalogue() ?? null,
        ...(lake ? { lake: lake.state() } : {}),
      },
      enquiries: enquiries.state(),
      /** Whether mails are set up for it. */
      newsletter: { confirms: enquiries.newsletter.canConfirm },
    };
    response.writeHead(status, headers).end(JSON.stringify(state));
  };
}
