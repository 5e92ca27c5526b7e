import { once } from "node:events";
import { createClient } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import type { ContentLake } from "../content-lake.ts";
import { listenTo } from "../testing/listening.ts";
import { serveTestLake } from "../testing/served-lake.ts";
import { openTestLake } from "../testing/test-lake.ts";
import { createStudioFetch } from "./studio-transport.ts";

test("twenty listeners share one socket, where a browser has six connections", async () => {
  const lake = await openTestLake();
  const origin = await serveTestLake(lake);
  const ordinary: string[] = [];
  const studioFetch = createStudioFetch((input, init) => {
    ordinary.push(String(input));
    return fetch(input, init);
  });
  const client = createClient({
    projectId: "atelier",
    dataset: "production",
    apiVersion: "2021-10-21",
    useCdn: false,
    apiHost: origin,
    useProjectHostname: false,
    token: lake.issueToken({ name: "studio", role: "editor" }),
    resolveFetch: () => studioFetch,
  });
  const listeners = Array.from({ length: 20 }, (_, at) =>
    listenTo(client.listen("*[_id == $id]", { id: `gown-${at}` }, { events: ["welcome", "mutation"] })),
  );
  await Promise.all(listeners.map((listening) => listening.next()));
  await client.create({ _id: "gown-7", _type: "product" });
  expect(await listeners[7]?.nextMutation()).toMatchObject({ documentId: "gown-7" });
  expect(ordinary.filter((url) => url.includes("/data/listen/"))).toEqual([]);
});

test("a page of another origin cannot open a socket", async () => {
  const origin = await serveTestLake(await openTestLake());
  const socket = new WebSocket(`${origin.replace("http", "ws")}/v1/streams/production`, {
    origin: "https://elsewhere.example",
  });
  const [error] = await once(socket, "error");
  expect(String(error)).toContain("403");
});

test("one stream cannot be opened twice: nothing would count the first any more", async () => {
  const origin = await serveTestLake(await openTestLake());
  const socket = new WebSocket(`${origin.replace("http", "ws")}/v1/streams/production`);
  await once(socket, "open");
  const asked = JSON.stringify({
    open: "a",
    url: `${origin}/v1/data/listen/production?query=*`,
    headers: {},
  });
  socket.send(asked);
  socket.send(asked);
  const [code] = await once(socket, "close");
  expect(code).toBe(1008);
});

test("what one editor's tab announces the others hear, and its leaving too", async () => {
  const lake = await openTestLake();
  const origin = await serveTestLake(lake);
  const anna = await joinPresence(lake, origin, "Anna");
  const berta = await joinPresence(lake, origin, "Berta");
  await anna.call("presence_subscribe");

  await berta.call("presence_announce", {
    data: { sessionId: "tab-1", locations: [{ documentId: "odile" }] },
  });
  expect(await anna.heard()).toMatchObject({
    type: "state",
    m: { sessionId: "tab-1", locations: [{ documentId: "odile" }] },
  });
  berta.socket.close();
  expect(await anna.heard()).toMatchObject({ type: "disconnect", m: { session: "tab-1" } });
});

test("presence is not for strangers", async () => {
  const lake = await openTestLake();
  const stranger = await joinPresence(lake, await serveTestLake(lake));
  expect(await stranger.call("presence_subscribe")).toMatchObject({ error: { message: "Unauthorized" } });
});

async function joinPresence(lake: ContentLake, origin: string, name?: string) {
  const socket = new WebSocket(`${origin.replace("http", "ws")}/v2022-06-30/socket/production?tag=test`);
  onTestFinished(() => socket.close());
  const answers = new Map<string, (message: unknown) => void>();
  const events: unknown[] = [];
  const waiting: ((event: unknown) => void)[] = [];
  socket.on("message", (data) => {
    const message = JSON.parse(String(data));
    if (message.method !== "presence_subscription") return answers.get(message.id)?.(message);
    const waiter = waiting.shift();
    if (waiter === undefined) events.push(message.params.result);
    else waiter(message.params.result);
  });
  await once(socket, "open");

  function call(method: string, params: unknown = {}): Promise<unknown> {
    const id = crypto.randomUUID();
    socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    return new Promise((resolve) => answers.set(id, resolve));
  }

  if (name !== undefined) {
    const token = lake.issueToken({ name, role: "editor" });
    expect(await call("authorization", { authorization: `Bearer ${token}` })).toMatchObject({ result: "ok" });
  }
  return {
    socket,
    call,
    heard: () =>
      events.length > 0 ? Promise.resolve(events.shift()) : new Promise((resolve) => waiting.push(resolve)),
  };
}
