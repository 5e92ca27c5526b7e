import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { readProxyTrust } from "@trousseau/content-lake/proxy-trust";
import { expect, test } from "vitest";
import type { Log } from "#app/content/logger.server.ts";
import { warnOfMissingAddress, warnOfUnknownProxy } from "./proxy-warnings.ts";

function noting() {
  const warnings: string[] = [];
  const log: Log = (level, event, details = {}) =>
    void warnings.push(`${level} ${event} ${JSON.stringify(details)}`);
  return { warnings, log };
}

test("A shop behind a proxy that has not been told its own address says so", () => {
  const { warnings, log } = noting();
  warnOfMissingAddress({ publicUrl: undefined, trustsProxy: readProxyTrust("127.0.0.1") }, log);
  expect(warnings).toEqual([expect.stringContaining("PUBLIC_URL=https://shop.example")]);
  warnOfMissingAddress({ publicUrl: "https://shop.example", trustsProxy: readProxyTrust("1") }, log);
  warnOfMissingAddress({ publicUrl: undefined, trustsProxy: false }, log);
  expect(warnings).toHaveLength(1);
});

test.each(["false", "10.0.0.0/8"])(
  "With TRUST_PROXY=%s the first request that names another sender is noted, and only the first",
  (proxies) => {
    const { warnings, log } = noting();
    const warn = warnOfUnknownProxy({ publicUrl: undefined, trustsProxy: readProxyTrust(proxies) }, log);
    let passed = 0;
    const ask = (from: string, headers: Record<string, string>) => {
      const socket = new Socket();
      Object.defineProperty(socket, "remoteAddress", { value: from });
      const request = new IncomingMessage(socket);
      Object.assign(request.headers, headers);
      warn(request, new ServerResponse(request), () => {
        passed += 1;
      });
    };
    ask("127.0.0.1", { host: "shop.example" });
    if (proxies !== "false") ask("10.0.0.1", { "x-forwarded-for": "203.0.113.7" });
    expect(warnings).toEqual([]);
    ask("127.0.0.1", { "x-forwarded-proto": "https" });
    ask("127.0.0.1", { "x-forwarded-for": "203.0.113.7" });
    expect(warnings).toEqual([expect.stringContaining("TRUST_PROXY")]);
    expect(warnings[0]).not.toContain("203.0.113.7");
    expect(passed).toBe(proxies === "false" ? 3 : 4);
  },
);
