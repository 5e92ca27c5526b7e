import { expect, test, vi } from "vitest";
import { createByteLimit } from "./visitor-bodies.ts";

const busy = expect.objectContaining({ status: 503 });

function open() {
  return createByteLimit({ total: 100, perClient: 40, busyMessage: "Too much." });
}

test("bytes are limited by client and in all, and are given back once", () => {
  const limit = open();
  const first = limit.hold("a");
  first.add(30);
  expect(() => limit.hold("a").add(11)).toThrow(busy);
  for (const from of ["b", "c"]) limit.hold(from).add(30);
  expect(() => limit.hold("d").add(11)).toThrow(busy);
  first.release();
  first.release();
  limit.hold("d").add(40);
  expect(() => limit.hold("e").add(1)).toThrow(busy);
});

test("clients that hold much and do not end make room for one that holds less, and not for one that holds as much", () => {
  const limit = open();
  const ended = vi.fn();
  const settled = limit.hold("settled", () => ended("settled"));
  settled.add(35);
  settled.settle();
  for (const from of ["a", "b"]) limit.hold(from, () => ended(from)).add(30);
  limit.hold("newcomer").add(20);
  expect(ended.mock.calls).toEqual([["a"]]);
  limit.hold("another").add(10);
  expect(() => limit.hold("as much").add(30)).toThrow(busy);
  expect(ended.mock.calls).toEqual([["a"]]);
});

test("what a client may not hold ends nobody else's", () => {
  const limit = open();
  const ended = vi.fn();
  for (const from of ["a", "b"]) limit.hold(from, () => ended(from)).add(40);
  expect(() => limit.hold("c").add(41)).toThrow(busy);
  expect(ended).not.toHaveBeenCalled();
});

test("behind one address a large body that does not end makes room for a smaller one, and not for one as large", () => {
  const limit = open();
  const ended = vi.fn();
  limit.hold("a", () => ended("small")).add(10);
  limit.hold("a", () => ended("large")).add(25);
  expect(() => limit.hold("a").add(25)).toThrow(busy);
  expect(ended).not.toHaveBeenCalled();
  limit.hold("a").add(6);
  expect(ended.mock.calls).toEqual([["large"]]);
});
