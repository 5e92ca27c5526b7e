import { expect, test } from "vitest";
import { jsonResponse } from "./json-response.ts";
import { createUnreadAnswers } from "./unread-answers.ts";

const megabyte = 1024 * 1024;

/** Room for two answers of one asker, and three in all. */
const open = () => createUnreadAnswers({ total: 3.5 * megabyte, perAsker: 2.5 * megabyte });
const answer = (init?: ResponseInit) => jsonResponse("x".repeat(megabyte), init);

test("answers that one asker does not read are bounded, and so are those of all; what is read makes room", async () => {
  const answers = open();
  const first = await answers.hold(answer({ status: 201 }), "anna");
  const second = await answers.hold(answer(), "anna");
  await expect(answers.hold(answer(), "anna")).rejects.toMatchObject({ status: 503 });
  await answers.hold(answer(), "berta");
  await expect(answers.hold(answer(), "carla")).rejects.toMatchObject({ status: 503 });
  expect([first.status, await first.text()]).toEqual([201, `"${"x".repeat(megabyte)}"`]);
  await answers.hold(answer(), "anna");
  await expect(answers.hold(answer(), "anna")).rejects.toMatchObject({ status: 503 });
  await second.body?.cancel();
  await answers.hold(answer(), "anna");
});

test("an answer that has been begun counts until it has been taken", async () => {
  const answers = open();
  const reader = (await answers.hold(answer(), "anna")).body?.getReader();
  await reader?.read();
  await answers.hold(answer(), "anna");
  await expect(answers.hold(answer(), "anna")).rejects.toMatchObject({ status: 503 });
  await reader?.cancel();
  await answers.hold(answer(), "anna");
});

test("what has been stored is said although there is no room", async () => {
  const answers = open();
  await answers.hold(answer(), "anna");
  await answers.hold(answer(), "anna");
  expect(answers.hasRoom("anna", megabyte)).toBe(false);
  expect(answers.hasRoom("berta", megabyte)).toBe(true);
  expect((await answers.hold(answer(), "anna", { isStored: true })).status).toBe(200);
});

test("a stream counts one piece at a time, and ends where there is no room", async () => {
  const answers = open();
  const pieces = (count: number) =>
    new Response(new ReadableStream({ start: (sink) => fill(sink, count) }), {
      headers: { "Content-Type": "application/x-ndjson" },
    });
  const readers = await Promise.all(
    [1, 2, 3].map(async () => (await answers.hold(pieces(5), "anna")).body?.getReader()),
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
