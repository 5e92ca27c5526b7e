import { expect, test } from "vitest";
import { createConnectionLimit } from "./connection-limit.ts";

const full = expect.objectContaining({ status: 503 });

test("a slot that is released is free again, and only once", () => {
  const take = createConnectionLimit({ total: 10, perAddress: 2 });
  const release = take({ address: "a" });
  take({ address: "a" });
  expect(() => take({ address: "a" })).toThrow(full);
  for (let time = 0; time < 2; time += 1) release();
  take({ address: "a" });
  expect(() => take({ address: "a" })).toThrow(full);
});

test("one address or one person cannot take the slots of others, until all are taken", () => {
  const take = createConnectionLimit({ total: 4, perAddress: 2, perPerson: 1 });
  take({ address: "a" });
  const release = take({ address: "a" });
  expect(() => take({ address: "a" })).toThrow(full);
  take({ address: "b", person: "anna" });
  expect(() => take({ address: "c", person: "anna" })).toThrow(full);
  take({ address: "c", person: "bruno" });
  expect(() => take({ address: "d" })).toThrow(full);
  release();
  take({ address: "d" });
});

test("a network of IPv6 has more slots than an address, and not as many as its addresses", () => {
  const take = createConnectionLimit({ total: 100, perAddress: 2 });
  for (let at = 0; at < 8; at += 1) take({ address: `2001:db8:1:${at}::1` });
  expect(() => take({ address: "2001:db8:1:ff::1" })).toThrow(full);
  for (let at = 1; at < 25; at += 1) take({ address: `2001:db8:1:${at}00::1` });
  expect(() => take({ address: "2001:db8:1:fe00::1" })).toThrow(full);
  take({ address: "2001:db8:2::1" });
});
