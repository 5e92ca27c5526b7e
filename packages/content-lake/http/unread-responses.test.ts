import { expect, test } from "vitest";
import { jsonResponse } from "./json-response.ts";
import { createUnreadResponses } from "./unread-responses.ts";

const megabyte = 1024 * 1024;

/** Room for two answers of one asker, and three in all. */
const open = () => createUnreadResponses({ total: 3.5 * megabyte, perClient: 2.5 * megabyte });
const large = (init?: ResponseInit) => jsonResponse("x".repeat(megabyte), init);

test("answers that one asker does not read are bounded, and so are those of all; what is read makes room", async () => {
  const unread = open();
  const first = await unread.hold(large({ status: 201 }), "anna");
  const second = await unread.hold(large(), "anna");
  await expect(unread.hold(large(), "anna")).rejects.toMatchObject({ status: 503 });
  await unread.hold(large(), "berta");
  await expect(unread.hold(large(), "carla")).rejects.toMatchObject({ status: 503 });
  expect([first.status, await first.text()]).toEqual([201, `"${"x".repeat(megabyte)}"`]);
  await unread.hold(large(), "anna");
  await expect(unread.hold(large(), "anna")).rejects.toMatchObject({ status: 503 });
  await second.body?.cancel();
  await unread.hold(large(), "anna");
});

test("an answer that has been begun counts until it has been taken", async () => {
  const unread = open();
  const reader = (await unread.hold(large(), "anna")).body?.getReader();
  await reader?.read();
  await unread.hold(large(), "anna");
  await expect(unread.hold(large(), "anna")).rejects.toMatchObject({ status: 503 });
  await reader?.cancel();
  await unread.hold(large(), "anna");
});

test("what has been stored is said although there is no room", async () => {
  const unread = open();
  await unread.hold(large(), "anna");
  await unread.hold(large(), "anna");
  expect(unread.hasRoom("anna", megabyte)).toBe(false);
  expect(unread.hasRoom("berta", megabyte)).toBe(true);
  expect((await unread.hold(large(), "anna", { isStored: true })).status).toBe(200);
});

test("a stream counts one piece at a time, and ends where there is no room", async () => {
  const unread = open();
  const pieces = (count: number) =>
    new Response(new ReadableStream({ start: (sink) => fill(sink, count) }), {
      headers: { "Content-Type": "application/x-ndjson" },
    });
  const readers = await Promise.all(
    [1, 2, 3].map(async () => (await unread.hold(pieces(5), "anna")).body?.getReader()),
  );
  await readers[0]?.read();
  await readers[1]?.read();
  await expect(readers[2]?.read()).rejects.toMatchObject({ status: 503 });
  for (let at = 0; at < 4; at += 1) expect(await readers[0]?.read()).toMatchObject({ done: false });
  expect(await readers[0]?.read()).toMatchObject({ done: true });
});

function fill(sink: ReadableStreamDefaultController<Uint8Array>, count: number): void {
  for (let at = 0; at < count; at += 1) sink.enqueue(new Uint8Array(megabyte));
  sink.close();
}
