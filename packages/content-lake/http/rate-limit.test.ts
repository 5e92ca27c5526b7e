import { expect, test, vi } from "vitest";
import { createRateLimit, networkOf } from "./rate-limit.ts";

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
  // Some proxies forward the port, which is another with each connection.
  ["192.0.2.1:50123", "192.0.2.1"],
  ["[2001:db8:1:2::6]:50123", "2001:db8:1:2"],
  ["[2001:db8:1:2::6]", "2001:db8:1:2"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
