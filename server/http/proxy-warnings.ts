import type { Log } from "#app/content/logger.server.ts";
import type { Middleware } from "./middleware.ts";
import type { ProxyConfig } from "./proxy-config.ts";

const forwardedHeaders = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];

/** Behind a proxy the shop is asked at an address that is not its own: without PUBLIC_URL no page of it is cached. */
export function warnOfMissingAddress({ publicUrl, trustsProxy }: ProxyConfig, log: Log): void {
  if (trustsProxy && !publicUrl)
    log("warning", "behind a proxy the shop does not know its own address: its pages are not cached", {
      remedy: "PUBLIC_URL=https://shop.example",
    });
}

/** Says once that a proxy stands in front of which no setting knows: all visitors would be one, and share one limit. */
export function warnOfUnknownProxy({ trustsProxy }: ProxyConfig, log: Log): Middleware {
  let isDone = false;
  return ({ headers, socket }, _response, next) => {
    if (!isDone && forwardedHeaders.some((name) => headers[name] !== undefined)) {
      const from = socket.remoteAddress ?? "";
      isDone = trustsProxy === false || !trustsProxy(from, 0);
      if (isDone)
        log(
          "warning",
          "a request names another sender, and is not believed: all that come this way are one visitor",
          {
            remedy:
              "TRUST_PROXY with the address of the proxy, such as 127.0.0.1, and PUBLIC_URL, if there is one",
          },
        );
    }
    next();
  };
}
