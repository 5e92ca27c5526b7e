import { expect, test } from "vitest";
import { createVisitorLimits } from "./visitor-limits.ts";

/** The verdicts on the messages of these visitors, one after the other. */
function receive(visitors: readonly string[], limits = createVisitorLimits({ now: () => 0 })) {
  return visitors.map((visitor) => limits.count(visitor));
}

const addresses = (count: number) =>
  Array.from({ length: count }, (_, at) => `198.51.${at >> 8}.${at & 255}`);

test("a dozen visitors who send all that they may use up nobody else's share", () => {
  const limits = createVisitorLimits({ now: () => 0 });
  const many = addresses(11).flatMap((visitor) => Array<string>(12).fill(visitor));
  const found = receive(many, limits);
  expect(found.slice(0, 12)).toEqual(Array(12).fill("welcome"));
  expect(found.at(-1), "more than a label can read").toBe("beyond");
  expect(receive(["192.0.2.1"], limits)).toEqual(["welcome"]);
  expect(receive(many.slice(0, 1), limits)).toEqual(["tooMuch"]);
});

test("nor does a visitor with many networks of IPv6", () => {
  const limits = createVisitorLimits({ now: () => 0 });
  const many = Array.from({ length: 500 }, (_, at) => `2001:db8:1:${(at * 100).toString(16)}::1`);
  expect(receive(many, limits)).toContain("tooMuch");
  expect(receive(["2001:db8:2::1", "192.0.2.1"], limits)).toEqual(["welcome", "welcome"]);
});

test("a thousand at once, each of another network, are more than a label can read", () => {
  const found = receive(addresses(1_000));
  expect(found.filter((one) => one === "welcome")).toHaveLength(120);
  expect(found.filter((one) => one === "beyond")).toHaveLength(880);
});

test("a network is new again the next day", () => {
  let now = 1;
  const limits = createVisitorLimits({ now: () => now });
  // Twelve networks use up the share of those that are not new.
  const again = addresses(12).flatMap((visitor) => Array<string>(11).fill(visitor));
  receive(["192.0.2.1"], limits);
  expect(receive(again, limits)).not.toContain("beyond");
  expect(receive(["192.0.2.1"], limits)).toEqual(["beyond"]);
  now += 24 * 60 * 60_000 + 1;
  expect(receive(again, limits)).not.toContain("beyond");
  expect(receive(["192.0.2.1"], limits)).toEqual(["welcome"]);
});
