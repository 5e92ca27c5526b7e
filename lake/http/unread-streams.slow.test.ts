import { once } from "node:events";
import { connect } from "node:net";
import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { expect, onTestFinished, test } from "vitest";
import { limits } from "../limits.ts";
import { openLake } from "../testing/test-lake.ts";
import { createEventStream, encodeEvent } from "./event-stream.ts";

const most = limits.unreadStreamBytes;

test("all streams together are bounded: those with something unread go, those without stay", async () => {
  const ended: number[] = [];
  const count = Math.floor(limits.unreadBytes / most);
  const streams = Array.from({ length: count }, (_, at) => createEventStream(() => ended.push(at)));
  const reader = createEventStream(() => ended.push(-1));
  const read = reader.response.body?.getReader();
  await read?.read();
  for (const stream of streams) stream.send("mutation", "x".repeat(most - 200));
  expect(ended).toEqual([]);
  reader.send("mutation", "small");
  expect(ended).toEqual([]);
  streams[0]?.send("mutation", "x".repeat(100));
  expect(ended).toEqual([]);
  for (const stream of streams.slice(1)) stream.send("mutation", "x".repeat(200));
  expect(ended.length).toBeGreaterThan(0);
  expect(ended).not.toContain(-1);
  const bodies = [read, ...streams.map(({ response }) => response.body)];
  await Promise.all(bodies.map((body) => body?.cancel().catch(() => undefined)));
});

/** All streams have read everything. Together they exceed the limit if each holds an event of its own. */
async function openMany() {
  const ended: number[] = [];
  const count = 2 * Math.ceil(limits.unreadBytes / (5 * most));
  const streams = Array.from({ length: count }, (_, at) => {
    const stream = createEventStream(() => ended.push(at));
    return { ...stream, reader: stream.response.body?.getReader() };
  });
  const cancel = () => Promise.all(streams.map(({ reader }) => reader?.cancel().catch(() => undefined)));
  onTestFinished(async () => void (await cancel()));
  for (const { reader } of streams) await reader?.read();
  return { ended, streams, cancel };
}

test("one large event for each of many streams that had nothing unread is bounded as well: the slowest go", async () => {
  const { ended, streams } = await openMany();
  for (const stream of streams) stream.send("mutation", "x".repeat(5 * most));
  const openCount = streams.length - ended.length;
  expect(openCount * 5 * most).toBeLessThanOrEqual(limits.unreadBytes);
  expect(openCount).toBeGreaterThan(streams.length / 4);
});

test("the same bytes for many streams are one event's: nobody goes, and they count as long as one holds them", async () => {
  const { ended, streams, cancel } = await openMany();
  const event = encodeEvent("mutation", "x".repeat(5 * most));
  for (const stream of streams) stream.sendEncoded(event);
  expect(ended).toEqual([]);
  await cancel();
  const others = await openMany();
  for (const stream of others.streams.slice(0, 8)) stream.send("mutation", "x".repeat(5 * most));
  expect(others.ended).toEqual([]);
});

test("a listener that stops reading is disconnected, and its slot is free", async () => {
  const lake = await openLake();
  const token = lake.tokenOf("editor");
  const url = new URL(await lake.serve());
  const socket = connect(Number(url.port), url.hostname).on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  const head = `Host: lake\r\nAuthorization: Bearer ${token}`;
  const path = "/v1/data/listen/production?query=*&includeResult=true";
  socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
  await once(socket, "readable");
  const text = "x".repeat(900_000);
  // The system's buffers count for nothing, so the test fills them first.
  for (let at = 0; at < 30; at += 1)
    await lake.as({ token }).createOrReplace({ _id: "gown", _type: "product", text, at });
  socket.resume();
  await waitFor(() => expect(socket.closed).toBe(true));
});
