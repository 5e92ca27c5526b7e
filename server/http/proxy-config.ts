import type { IncomingMessage, ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import { type ProxyOptions, readForwarded, trustIn } from "@trousseau/host/proxy-trust.ts";
import type { Log } from "#model/services/logger.server.ts";

/** How visitors reach the shop. See settings: PUBLIC_URL, TRUST_PROXY and PROXY_SECRET. */
export type ProxyConfig = ProxyOptions & { publicUrl: string | undefined };

/** "https://shop.example": what addresses in the page begin with. Undefined when the visitor sent no usable host. */
export function publicOrigin(request: IncomingMessage, proxy: ProxyConfig): string | undefined {
  if (proxy.publicUrl) return proxy.publicUrl;
  const forwarded = readForwarded(request, proxy);
  const host = forwarded.host ?? request.headers.host;
  // "999.999.999.999" looks like a host, and is none.
  if (!host || !usableHost.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  const { protocol } = forwarded;
  const isSecure = protocol ? protocol === "https" : "encrypted" in request.socket;
  return `${isSecure ? "https" : "http"}://${host}`;
}

/** Where this machine reaches the shop: a container may not know the name "localhost". */
export function localOrigin(host: string | undefined, port: number): string {
  const address = host === undefined || host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

/** The visitor's IP address, as far as can be known: failed logins are counted by it. */
export function clientIp(request: IncomingMessage, proxy: ProxyConfig): string {
  return readForwarded(request, proxy).address;
}

/** Whether the one who has connected is a proxy that may speak of others. */
export function isBelieved(request: IncomingMessage, proxy: ProxyOptions): boolean {
  const trust = trustIn(request, proxy);
  return trust !== false && trust(request.socket.remoteAddress ?? "", 0);
}

/** A host name or an IP address, with or without a port, holds nothing that ends an attribute or begins a path. */
const usableHost = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

const forwardedHeaders = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];

/** A proxy asks for an address that is not the shop's own: without PUBLIC_URL no page of it is cached. */
export function warnOfMissingAddress({ publicUrl, trustsProxy }: ProxyConfig, log: Log): void {
  if (trustsProxy && !publicUrl)
    log("warning", "behind a proxy the shop does not know its own address: its pages are not cached", {
      remedy: "PUBLIC_URL=https://shop.example",
    });
}

/** Says once that a proxy stands in front that no setting knows: all visitors would share one limit. */
export function warnOfUnknownProxy(proxy: ProxyConfig, log: Log) {
  let isDone = false;
  return (request: IncomingMessage, _response: ServerResponse, next: () => void) => {
    if (!isDone && forwardedHeaders.some((name) => request.headers[name] !== undefined)) {
      isDone = !isBelieved(request, proxy);
      if (isDone)
        log(
          "warning",
          "a request names another sender, and is not believed: all that come this way are one visitor",
          {
            remedy:
              proxy.proxySecret === undefined
                ? "TRUST_PROXY with the address of the proxy, such as 127.0.0.1, and PUBLIC_URL, if there is one"
                : "the proxy has to send PROXY_SECRET as X-Proxy-Secret: deploy/Caddyfile",
          },
        );
    }
    next();
  };
}
