import { EventEmitter } from "node:events";
import { beforeEach, expect, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { createSocketSlots } from "./socket-slots.ts";

beforeEach(() => void vi.useFakeTimers());

/** `turnedAway` lists which of the entered sockets have been turned away. */
function open() {
  const enterSlot = createSocketSlots();
  const turnedAway: string[] = [];
  const enter = (address: string, name = address) => {
    const events = new EventEmitter();
    const close = (code: number) => void turnedAway.push(`${name} ${code}`);
    const socket = Object.assign(events, { close, terminate: () => void events.emit("close") });
    return { moveTo: enterSlot(socket, address), leave: () => void events.emit("close") };
  };
  return { enter, turnedAway };
}

test("one address has so many strangers: its own oldest makes room", () => {
  const { enter, turnedAway } = open();
  enter("192.0.2.2");
  for (let at = 0; at <= limits.strangersSocketsPerAddress; at += 1) enter("192.0.2.1", `stranger ${at}`);
  expect(turnedAway).toEqual(["stranger 0 1013"]);
});

test("when all strangers' slots are taken, the oldest of the address with most makes room", () => {
  const { enter, turnedAway } = open();
  enter("192.0.2.1", "the first");
  for (const name of ["one of two", "the other"]) enter("192.0.2.2", name);
  for (let at = 3; at < limits.strangersSockets; at += 1) enter(`198.51.100.${at}`);
  expect(turnedAway).toEqual([]);
  for (const address of ["203.0.113.1", "203.0.113.2"]) enter(address);
  expect(turnedAway).toEqual(["one of two 1013", "the first 1013"]);
});

test("all networks of one IPv6 line count as one when the slots are taken", () => {
  const { enter, turnedAway } = open();
  enter("192.0.2.1", "an editor");
  for (let at = 1; at <= limits.strangersSockets; at += 1) enter(`2001:db8:1:${at}::1`, `line ${at}`);
  expect(turnedAway).toEqual(["line 1 1013"]);
});

test("a token has to be shown in time; a slot that is somebody's is no stranger's any more", () => {
  const { enter, turnedAway } = open();
  enter("192.0.2.1", "Anna").moveTo("Anna");
  enter("192.0.2.1", "stranger");
  enter("192.0.2.1", "gone").leave();
  vi.advanceTimersByTime(limits.strangersSocketSeconds * 1000);
  expect(turnedAway).toEqual(["stranger 4001"]);
});

test("people of one address have so many slots, and give them back", () => {
  const { enter } = open();
  const taken = Array.from({ length: limits.socketsPerAddress }, () => enter("192.0.2.1"));
  for (const [at, { moveTo }] of taken.entries()) moveTo(`person ${at % 10}`);
  const busy = expect.objectContaining({ status: 503 });
  expect(() => enter("192.0.2.1").moveTo("Anna")).toThrow(busy);
  enter("192.0.2.2").moveTo("Anna");
  taken[0]?.leave();
  enter("192.0.2.1").moveTo("Anna");
});
