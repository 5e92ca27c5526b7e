import { expect, test } from "vitest";
import { openSocket } from "../testing/open-socket.ts";
import { openLake } from "../testing/test-lake.ts";

test("a stream over a socket that nobody reads is ended before it fills the memory, and the socket stays", async () => {
  const lake = await openLake();
  const origin = await lake.serve();
  const token = lake.tokenOf("editor");
  const { socket, send, next } = await openSocket(origin, "/v1/streams/production");
  const url = `${origin}/v1/data/listen/production?query=*&includeResult=true`;
  send({ open: "a", url, headers: { authorization: `Bearer ${token}` } });
  await next("the first event", (message) => "text" in message);
  socket.pause();
  const text = "x".repeat(3 * 1024 * 1024);
  for (let at = 0; at < 12; at += 1)
    await lake.as("editor").createOrReplace({ _id: "large", _type: "large", at, text });
  socket.resume();
  expect(await next("the end of the stream", ({ isEnded }) => isEnded === true)).toMatchObject({ id: "a" });
  expect(socket.readyState).toBe(socket.OPEN);
});
