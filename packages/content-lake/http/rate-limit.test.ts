import { expect, test, vi } from "vitest";
import { createRateLimit, networkOf, networksOf, siteOf } from "./rate-limit.ts";

test("an address may ask so often at once, then so often a second, and others are not counted with it", () => {
  const now = vi.fn(() => 0);
  const rate = createRateLimit({ burst: 3, perSecond: 0.5, now });
  for (let at = 0; at < 3; at += 1) rate.count("192.0.2.1");
  expect(() => rate.count("192.0.2.1")).toThrow(
    expect.objectContaining({ status: 429, headers: { "Retry-After": "2" } }),
  );
  rate.count("192.0.2.2");
  now.mockReturnValue(2000);
  rate.count("192.0.2.1");
  expect(() => rate.count("192.0.2.1")).toThrow("Too many requests");
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::6", "2001:db8:1:2"],
  ["2001:0db8:0001:2::6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  // Some proxies forward the port, which differs with each connection.
  ["192.0.2.1:50123", "192.0.2.1"],
  ["[2001:db8:1:2::6]:50123", "2001:db8:1:2"],
  ["[2001:db8:1:2::6]", "2001:db8:1:2"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("whoever has a /56 or a /48 of IPv6 may not ask as often as all of its addresses; neighbours are not held up by one", () => {
  const count = (addresses: readonly string[]) => {
    const rate = createRateLimit({ burst: 3, perSecond: 0.5, now: () => 0 });
    const asks = (address: string) => {
      try {
        rate.count(address);
        return true;
      } catch {
        return false;
      }
    };
    return addresses.filter(asks).length;
  };
  const hex = (number: number) => number.toString(16);
  expect(count(Array.from({ length: 256 }, (_, at) => `2001:db8:1:12${hex(at).padStart(2, "0")}::1`))).toBe(
    12,
  );
  expect(count(Array.from({ length: 1_000 }, (_, at) => `2001:db8:1:${hex(at * 60)}::1`))).toBe(48);
  const loud = Array.from({ length: 100 }, () => "2001:db8:1:1200::1");
  expect(count([...loud, "2001:db8:1:1201::1"])).toBe(4);
});

test.each([
  ["192.0.2.1", "192.0.2.1", ["192.0.2.1"]],
  ["2001:db8:1:1234::6", "2001:db8:1", ["2001:db8:1:1234", "2001:db8:1:12/56", "2001:db8:1/48"]],
  ["2001:db8:1:2::6", "2001:db8:1", ["2001:db8:1:2", "2001:db8:1:0/56", "2001:db8:1/48"]],
  ["unknown", "unknown", ["unknown"]],
])("%s belongs to %s", (address, site, networks) => {
  expect(siteOf(address)).toBe(site);
  expect(networksOf(address).map(({ network }) => network)).toEqual(networks);
});

test("what is refused takes nothing: whoever tries again and again does not keep everybody out", () => {
  let at = 0;
  const rate = createRateLimit({ burst: 1, perSecond: 1, now: () => at });
  rate.count("everybody");
  for (at = 250; at < 1_000; at += 250) expect(() => rate.count("everybody")).toThrow();
  at = 1_000;
  expect(() => rate.count("everybody")).not.toThrow();
});
