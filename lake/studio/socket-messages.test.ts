import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { createRate, sendText } from "./socket-messages.ts";

/** The socket sends nothing until the test says so. */
function stalled() {
  const waiting: (() => void)[] = [];
  return {
    ...{ OPEN: 1, readyState: 1, bufferedAmount: 0 },
    terminate() {
      this.readyState = 3;
      this.flush();
    },
    send(text: string, onSent: () => void) {
      this.bufferedAmount += text.length;
      waiting.push(onSent);
    },
    flush() {
      this.bufferedAmount = 0;
      for (const onSent of waiting.splice(0)) onSent();
    },
  };
}

const most = limits.unsentSocketBytes;
const isOpen = ({ readyState }: { readyState: number }) => readyState === 1;

test("sockets that nobody reads are closed when all together have too much unsent; one that reads stays", () => {
  const [sockets, reader, later] = [Array.from({ length: 200 }, stalled), stalled(), stalled()];
  for (let at = 0; at < 3; at += 1) {
    for (const socket of sockets) void sendText(socket, "x".repeat(most / 4));
    void sendText(reader, "x");
    reader.flush();
  }
  const held = sockets.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
  // A socket with nothing unsent is given one message in any case.
  expect(held).toBeLessThanOrEqual(limits.unsentBytes + sockets.length * (most / 4));
  expect(sockets.filter(isOpen).length).toBeLessThan(150);
  for (const socket of sockets) socket.flush();
  for (let at = 0; at < 2; at += 1) void sendText(later, "x");
  expect([reader, later].map(isOpen)).toEqual([true, true]);
});

test("one socket alone is closed when too much of its own is unsent", () => {
  const socket = stalled();
  void sendText(socket, "x".repeat(most + 1));
  expect(isOpen(socket)).toBe(true);
  void sendText(socket, "x");
  expect(isOpen(socket)).toBe(false);
});

test("a socket may send its burst at once, then as many a second as it gains, and never more than the burst", () => {
  let at = 0;
  const isWithinRate = createRate({ burst: 50, perSecond: 10, now: () => at });
  const sentAfter = (ms: number) => {
    at += ms;
    return Array.from({ length: 60 }, isWithinRate).filter(Boolean).length;
  };
  // Refused messages are counted too: ten that were too many take a second.
  expect([0, 99_000, 1_300].map(sentAfter)).toEqual([50, 50, 3]);
});
