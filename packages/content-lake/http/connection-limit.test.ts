import { expect, test } from "vitest";
import { createConnectionLimit } from "./connection-limit.ts";

const full = expect.objectContaining({ status: 503 });

test("a slot that is released is free again, and only once", () => {
  const limit = createConnectionLimit({ total: 10, perAddress: 2 });
  const release = limit.take({ address: "a" });
  limit.take({ address: "a" });
  expect(() => limit.take({ address: "a" })).toThrow(full);
  release();
  release();
  limit.take({ address: "a" });
  expect(() => limit.take({ address: "a" })).toThrow(full);
});

test("one address or one person cannot take the slots of others, until all are taken", () => {
  const limit = createConnectionLimit({ total: 4, perAddress: 2, perPerson: 1 });
  limit.take({ address: "a" });
  const release = limit.take({ address: "a" });
  expect(() => limit.take({ address: "a" })).toThrow(full);
  limit.take({ address: "b", person: "anna" });
  expect(() => limit.take({ address: "c", person: "anna" })).toThrow(full);
  limit.take({ address: "c", person: "bruno" });
  expect(() => limit.take({ address: "d" })).toThrow(full);
  release();
  limit.take({ address: "d" });
});
