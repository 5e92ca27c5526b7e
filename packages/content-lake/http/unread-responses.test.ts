import { expect, test } from "vitest";
import { jsonResponse } from "./json-response.ts";
import { createUnreadResponses } from "./unread-responses.ts";

const megabyte = 1024 * 1024;

/** Two responses of one client fit, and three in all. */
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
  const [first, second] = await Promise.all([1, 2].map(() => unread.hold(pieces(5), "anna")));
  await expect(unread.hold(pieces(5), "anna")).rejects.toMatchObject({ status: 503 });
  const reader = first?.body?.getReader();
  for (let at = 0; at < 5; at += 1) expect(await reader?.read()).toMatchObject({ done: false });
  expect(await reader?.read()).toMatchObject({ done: true });
  const stopped = second?.body?.getReader();
  await stopped?.read();
  await unread.hold(large(), "anna");
  await unread.hold(large(), "anna", { isStored: true });
  await expect(stopped?.read()).rejects.toMatchObject({ status: 503 });
});

function fill(sink: ReadableStreamDefaultController<Uint8Array>, count: number): void {
  for (let at = 0; at < count; at += 1) sink.enqueue(new Uint8Array(megabyte));
  sink.close();
}
