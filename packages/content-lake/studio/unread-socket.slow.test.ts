import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { clientOf, openTestLake, serveTestLake } from "../testing/test-lake.ts";

test("a stream over a socket that nobody reads is ended before it fills the memory, and the socket stays", async () => {
  const lake = await openTestLake();
  const origin = await serveTestLake(lake);
  const token = lake.issueToken({ name: "Studio", role: "editor" });
  const socket = new WebSocket(`${origin.replace("http", "ws")}/v1/streams/production`);
  onTestFinished(() => socket.close());
  await once(socket, "open");
  const messageWith = (field: string) =>
    new Promise((resolve) =>
      socket.on("message", (data) => {
        const message = JSON.parse(String(data));
        if (field in message) resolve(message);
      }),
    );
  const url = `${origin}/v1/data/listen/production?query=*&includeResult=true`;
  socket.send(JSON.stringify({ open: "a", url, headers: { authorization: `Bearer ${token}` } }));
  await messageWith("text");
  socket.pause();
  const client = clientOf(lake, { token });
  const text = "x".repeat(3 * 1024 * 1024);
  for (let at = 0; at < 12; at += 1) await client.createOrReplace({ _id: "large", _type: "large", at, text });
  const ended = Promise.race([messageWith("isEnded"), once(socket, "close")]);
  socket.resume();
  expect(await ended).toMatchObject({ id: "a", isEnded: true });
  expect(socket.readyState).toBe(WebSocket.OPEN);
});
