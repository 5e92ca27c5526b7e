import { once } from "node:events";
import { createClient } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { openAccess } from "../access/access.ts";
import type { ContentLake } from "../content-lake.ts";
import { limits } from "../limits.ts";
import { listenTo } from "../testing/listening.ts";
import { openTestLake, serveTestLake, temporaryFolder } from "../testing/test-lake.ts";
import { createStudioFetch } from "./studio-transport.ts";

test("twenty listeners share one socket, where a browser has six connections", async () => {
  const { lake, origin } = await openServed();
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

test("a person who has as many sockets as one may have gets no stream on another", async () => {
  const { lake, origin } = await openServed();
  const headers = bearer(lake.issueToken({ name: "Anna", role: "editor" }));
  const ask = { open: "a", url: `${origin}/v1/data/listen/production?query=*`, headers };
  for (let tab = 0; tab < limits.socketsPerPerson; tab += 1) {
    const streams = await openStreams(origin);
    streams.ask(ask);
    expect(await streams.replyTo("a", "status")).toMatchObject({ status: 200 });
  }
  const onTop = await openStreams(origin);
  const closed = once(onTop.socket, "close");
  onTop.ask(ask);
  expect((await closed)[0]).toBe(1013);
});

test("what one editor's tab announces the others receive, and its leaving too", async () => {
  const { join } = await openServed();
  const anna = await join("Anna");
  const berta = await join("Berta");
  await anna.call("presence_subscribe");

  await berta.call("presence_announce", {
    data: { sessionId: "tab-1", locations: [{ documentId: "odile" }] },
  });
  expect(await anna.received()).toMatchObject({
    type: "state",
    m: { sessionId: "tab-1", locations: [{ documentId: "odile" }] },
  });
  berta.socket.close();
  expect(await anna.received()).toMatchObject({ type: "disconnect", m: { session: "tab-1" } });
});

test("a writer is not told which message of a visitor somebody reads", async () => {
  const { lake, join } = await openServed();
  const writer = await join();
  await writer.authorize(lake.issueToken({ name: "writer", role: "writer" }));
  await writer.call("presence_subscribe");
  const anna = await join("Anna");
  const [dress, enquiry] = [{ documentId: "odile" }, { documentId: "enquiry.one", path: ["message"] }];
  await anna.call("presence_announce", { data: { sessionId: "tab-1", locations: [dress, enquiry] } });
  expect(await writer.received()).toMatchObject({ m: { sessionId: "tab-1", locations: [dress] } });
});

test("presence needs a token", async () => {
  const { join } = await openServed();
  const anonymous = await join();
  expect(await anonymous.call("presence_subscribe")).toMatchObject({ error: { message: "Unauthorized" } });
});

test("the token of another shop joins nobody at work, and is told nothing of them", async () => {
  const { lake, join } = await openServed();
  const other = await join();
  const token = lake.issueToken({ name: "another shop", role: "storefront" });
  expect(await other.authorize(token)).toMatchObject({ error: { message: "Unauthorized" } });
  const anna = await join("Anna");
  for (const method of ["presence_subscribe", "presence_rollcall", "presence_announce"])
    expect(await other.call(method, { session: "s", data: {} })).toMatchObject({
      error: { message: "Unauthorized" },
    });
  await anna.call("presence_announce", { data: { sessionId: "tab-1" } });
  await other.call("presence_rollcall", { session: "s" });
  expect(other.events).toEqual([]);
  const viewer = await join();
  const viewersToken = lake.issueToken({ name: "viewer", role: "viewer" });
  expect(await viewer.authorize(viewersToken)).toMatchObject({ result: "ok" });
});

test("a revoked token ends the presence socket and the listeners that it opened", async () => {
  const folder = await temporaryFolder();
  const { lake, origin, join } = await openServed({ folder });
  const anna = await join("Anna");
  const berta = await join("Berta");
  const token = lake.issueToken({ name: "Studio", role: "editor" });
  const streams = await openStreams(origin);
  streams.ask({ open: "a", url: `${origin}/v1/data/listen/production?query=*`, headers: bearer(token) });
  expect(await streams.replyTo("a", "status")).toMatchObject({ status: 200 });

  const access = openAccess(folder);
  onTestFinished(() => access.close());
  const closed = once(anna.socket, "close");
  const ended = streams.replyTo("a", "isEnded");
  access.tokens.revoke("Anna");
  access.tokens.revoke("Studio");
  await ended;
  expect((await closed)[0]).toBe(4001);
  expect(await berta.call("presence_rollcall", { session: "b" })).toMatchObject({ result: "ok" });
});

test("one person takes a bounded number of slots", async () => {
  const { lake, join } = await openServed();
  const token = lake.issueToken({ name: "Anna", role: "editor" });
  for (let tab = 0; tab < limits.socketsPerPerson; tab += 1) {
    const { authorize } = await join();
    expect(await authorize(token)).toMatchObject({ result: "ok" });
  }
  const onTop = await join();
  const closed = once(onTop.socket, "close");
  expect(await onTop.authorize(token)).toMatchObject({
    error: { message: expect.stringContaining("Too many") },
  });
  expect((await closed)[0]).toBe(1013);
  const berta = await join("Berta");
  expect(await berta.call("presence_rollcall", { session: "b" })).toMatchObject({ result: "ok" });
});

test.each([
  [
    "too many messages",
    (socket: WebSocket) => {
      for (let at = 0; at <= limits.presenceMessages; at += 1) socket.send("{}");
    },
  ],
  [
    "a message that is too large",
    (socket: WebSocket) => {
      socket.send(JSON.stringify({ method: "x".repeat(limits.presenceMessageBytes) }));
    },
  ],
  ["what is no message", (socket: WebSocket) => socket.send("[1]")],
])("%s close a socket", async (_, misuse) => {
  const { join } = await openServed();
  const { socket } = await join("Anna");
  const closed = once(socket, "close");
  misuse(socket);
  expect((await closed)[0]).toBe(1008);
});

test("a person with many tabs sends no more than one person may, and others get through", async () => {
  const { lake, join } = await openServed();
  const token = lake.issueToken({ name: "Anna", role: "editor" });
  const berta = await join("Berta");
  const tabs = await Promise.all(Array.from({ length: 6 }, () => join()));
  for (const tab of tabs) await tab.authorize(token);
  const most = limits.presenceMessagesPerPerson;
  const closed = Promise.race(tabs.map(({ socket }) => once(socket, "close")));
  // Each tab stays below what one may say.
  for (let at = 0; at < (1.5 * most) / tabs.length; at += 1)
    for (const tab of tabs) void tab.call("presence_rollcall", { session: String(at) });
  expect((await closed)[0]).toBe(1013);
  expect(await berta.call("presence_rollcall", { session: "b" })).toMatchObject({ result: "ok" });
});

test("a socket carries a bounded number of streams", async () => {
  const { lake, origin } = await openServed();
  const { socket, ask } = await openStreams(origin);
  const headers = bearer(lake.issueToken({ name: "Studio", role: "editor" }));
  const closed = once(socket, "close");
  for (let at = 0; at <= limits.streamsPerSocket; at += 1)
    ask({ open: String(at), url: `${origin}/v1/data/listen/production?query=*`, headers });
  expect((await closed)[0]).toBe(1008);
});

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Studio's transport opens such a socket. */
async function openStreams(origin: string) {
  const socket = new WebSocket(`${origin.replace("http", "ws")}/v1/streams/production`);
  onTestFinished(() => socket.close());
  await once(socket, "open");
  return {
    socket,
    ask: (message: unknown) => socket.send(JSON.stringify(message)),
    /** Returns the next answer to a stream with this field. */
    replyTo: (id: string, field: string) =>
      new Promise((resolve) =>
        socket.on("message", (data) => {
          const message = JSON.parse(String(data));
          if (message.id === id && field in message) resolve(message);
        }),
      ),
  };
}

async function openServed(options: Parameters<typeof openTestLake>[0] = {}) {
  const lake = await openTestLake(options);
  const origin = await serveTestLake(lake);
  return { lake, origin, join: (name?: string) => joinPresence(lake, origin, name) };
}

async function joinPresence(lake: ContentLake, origin: string, name?: string) {
  const socket = new WebSocket(`${origin.replace("http", "ws")}/v2022-06-30/socket/production?tag=test`);
  onTestFinished(() => socket.close());
  const replies = new Map<string, (message: unknown) => void>();
  const events: unknown[] = [];
  const waiting: ((event: unknown) => void)[] = [];
  socket.on("message", (data) => {
    const message = JSON.parse(String(data));
    if (message.method !== "presence_subscription") return replies.get(message.id)?.(message);
    const waiter = waiting.shift();
    if (waiter === undefined) events.push(message.params.result);
    else waiter(message.params.result);
  });
  await once(socket, "open");

  function call(method: string, params: unknown = {}): Promise<unknown> {
    const id = crypto.randomUUID();
    socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    return new Promise((resolve) => replies.set(id, resolve));
  }

  const authorize = (token: string) => call("authorization", { authorization: `Bearer ${token}` });
  if (name !== undefined) await authorize(lake.issueToken({ name, role: "editor" }));
  return {
    socket,
    call,
    authorize,
    events,
    received: () =>
      events.length > 0 ? Promise.resolve(events.shift()) : new Promise((resolve) => waiting.push(resolve)),
  };
}
