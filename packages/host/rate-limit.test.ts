import { expect, test, vi } from "vitest";
import { createRateLimit, networkOf, networksOf, siteOf } from "./rate-limit.ts";

test("an address may ask so often at once, then so often a second, and others are not counted with it", () => {
  const now = vi.fn(() => 0);
  const rate = createRateLimit({ burst: 3, perSecond: 0.5, now });
  for (let at = 0; at < 3; at += 1) rate.count("192.0.2.1");
  const refused = expect.objectContaining({ status: 429, headers: { "Retry-After": "2" } });
  // A refused request takes nothing, so that whoever tries again does not wait longer.
  for (let at = 0; at < 9; at += 1) expect(() => rate.count("192.0.2.1")).toThrow(refused);
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

const hex = (number: number) => number.toString(16);
const household = Array.from({ length: 256 }, (_, at) => `2001:db8:1:${hex(0x1200 + at)}::1`);
const site = Array.from({ length: 1_000 }, (_, at) => `2001:db8:1:${hex(at * 60)}::1`);

test.each([
  ["a /56 of IPv6 may ask four times as often as an address", household, 12],
  ["a /48 of IPv6 may ask sixteen times as often", site, 48],
  ["neighbours are not held up by one", [...Array(100).fill("2001:db8:1:1200::1"), "2001:db8:1:1201::1"], 4],
])("%s", (_, addresses, count) => {
  const rate = createRateLimit({ burst: 3, perSecond: 0.5, now: () => 0 });
  const isLetIn = (address: string) => {
    try {
      rate.count(address);
      return true;
    } catch {
      return false;
    }
  };
  expect(addresses.filter(isLetIn)).toHaveLength(count);
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
