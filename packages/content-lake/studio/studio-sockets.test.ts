import { createClient } from "@sanity/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { openAccess } from "../access/access.ts";
import type { ContentLake } from "../content-lake.ts";
import { limits } from "../limits.ts";
import { listenTo } from "../testing/listening.ts";
import { openSocket, sendUntilClosed } from "../testing/open-socket.ts";
import { openTestLake, quickPasswords, serveTestLake, temporaryFolder } from "../testing/test-lake.ts";
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
  const streams = await openStreams(origin);
  const ask = { open: "a", url: `${origin}/v1/data/listen/production?query=*`, headers: {} };
  streams.send(ask);
  streams.send(ask);
  expect(await streams.closed()).toBe(1008);
});

test("a person who has as many sockets as one may have gets no stream on another", async () => {
  const { lake, origin } = await openServed();
  const headers = bearer(lake.issueToken({ name: "Anna", role: "editor" }));
  const ask = { open: "a", url: `${origin}/v1/data/listen/production?query=*`, headers };
  for (let tab = 0; tab < limits.socketsPerPerson; tab += 1) {
    const streams = await openStreams(origin);
    streams.send(ask);
    expect(await streams.replyTo("a", "status")).toMatchObject({ status: 200 });
  }
  const onTop = await openStreams(origin);
  onTop.send(ask);
  expect(await onTop.closed()).toBe(1013);
});

test("what one editor's tab announces the others receive, and its leaving too", async () => {
  const { join } = await openServed();
  const anna = await join("Anna");
  const berta = await join("Berta");
  await anna.call("presence_subscribe");

  await berta.call("presence_announce", {
    data: { sessionId: "tab-1", locations: [{ documentId: "odile" }] },
  });
  expect(await anna.received()).toMatchObject(
    announced({ type: "state", m: { sessionId: "tab-1", locations: [{ documentId: "odile" }] } }),
  );
  berta.socket.close();
  expect(await anna.received()).toMatchObject(announced({ type: "disconnect", m: { session: "tab-1" } }));
});

test("a writer is not told which message of a visitor somebody reads", async () => {
  const { lake, join } = await openServed();
  const writer = await join();
  await writer.authorize(lake.issueToken({ name: "writer", role: "writer" }));
  await writer.call("presence_subscribe");
  const anna = await join("Anna");
  const [dress, enquiry] = [{ documentId: "odile" }, { documentId: "enquiry.one", path: ["message"] }];
  await anna.call("presence_announce", { data: { sessionId: "tab-1", locations: [dress, enquiry] } });
  expect(await writer.received()).toMatchObject(announced({ m: { sessionId: "tab-1", locations: [dress] } }));
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
  expect(other.unread).toEqual([]);
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
  streams.send({ open: "a", url: `${origin}/v1/data/listen/production?query=*`, headers: bearer(token) });
  expect(await streams.replyTo("a", "status")).toMatchObject({ status: 200 });

  const access = openAccess(folder);
  onTestFinished(() => access.close());
  access.tokens.revoke("Anna");
  access.tokens.revoke("Studio");
  await streams.replyTo("a", "isEnded");
  expect(await anna.closed()).toBe(4001);
  expect(await berta.call("presence_rollcall", { session: "b" })).toMatchObject({ result: "ok" });
});

test("a token that expires ends the presence socket and the streams that it opened, and no others", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const folder = await temporaryFolder();
  const { origin, join } = await openServed({ folder });
  const access = openAccess(folder, quickPasswords);
  onTestFinished(() => access.close());
  const person = await access.people.setPassword({ name: "Anna", role: "editor", password: "a long secret" });
  const token = access.tokens.issue({ caller: person, kind: "session", lifetimeMs: 4_000 });
  const anna = await join();
  await anna.authorize(token);
  const berta = await join("Berta");
  const streams = await openStreams(origin);
  streams.send({ open: "a", url: `${origin}/v1/data/listen/production?query=*`, headers: bearer(token) });
  expect(await streams.replyTo("a", "status")).toMatchObject({ status: 200 });

  vi.advanceTimersByTime(10_000);
  await streams.replyTo("a", "isEnded");
  expect(await anna.closed()).toBe(4001);
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
  expect(await onTop.authorize(token)).toMatchObject({
    error: { message: expect.stringContaining("Too many") },
  });
  expect(await onTop.closed()).toBe(1013);
  const berta = await join("Berta");
  expect(await berta.call("presence_rollcall", { session: "b" })).toMatchObject({ result: "ok" });
});

test("too many messages close a socket", async () => {
  const { join } = await openServed();
  const anna = await join("Anna");
  await sendUntilClosed([anna], () => anna.send({}));
  expect(await anna.closed()).toBe(1008);
});

test.each([
  ["A message that is too large", { method: "x".repeat(limits.presenceMessageBytes) }],
  ["What is no message", [1]],
])("%s closes a socket", async (_, message) => {
  const { join } = await openServed();
  const anna = await join("Anna");
  anna.send(message);
  expect(await anna.closed()).toBe(1008);
});

test("a person with many tabs sends no more than one person may, and others get through", async () => {
  const { lake, join } = await openServed();
  const token = lake.issueToken({ name: "Anna", role: "editor" });
  const berta = await join("Berta");
  const tabs = await Promise.all(Array.from({ length: 6 }, () => join()));
  for (const tab of tabs) await tab.authorize(token);
  // All together reach the person's limit long before one of them its own, which has another code.
  await sendUntilClosed(tabs, () => {
    for (const tab of tabs) tab.send({ id: "a", method: "presence_rollcall" });
  });
  expect(await Promise.race(tabs.map((tab) => tab.closed()))).toBe(1013);
  expect(await berta.call("presence_rollcall", { session: "b" })).toMatchObject({ result: "ok" });
});

test("a socket carries a bounded number of streams", async () => {
  const { lake, origin } = await openServed();
  const streams = await openStreams(origin);
  const headers = bearer(lake.issueToken({ name: "Studio", role: "editor" }));
  for (let at = 0; at <= limits.streamsPerSocket; at += 1)
    streams.send({ open: String(at), url: `${origin}/v1/data/listen/production?query=*`, headers });
  expect(await streams.closed()).toBe(1008);
});

/** The others receive so what one tab announces. */
function announced(result: object) {
  return { params: { result } };
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Studio's transport opens such a socket. */
async function openStreams(origin: string) {
  const socket = await openSocket(origin, "/v1/streams/production");
  return {
    ...socket,
    /** Returns the next answer to a stream with this field. */
    replyTo: (id: string, field: string) =>
      socket.next(`"${field}" of stream ${id}`, (message) => message.id === id && field in message),
  };
}

async function openServed(options: Parameters<typeof openTestLake>[0] = {}) {
  const lake = await openTestLake(options);
  const origin = await serveTestLake(lake);
  return { lake, origin, join: (name?: string) => joinPresence(lake, origin, name) };
}

async function joinPresence(lake: ContentLake, origin: string, name?: string) {
  const socket = await openSocket(origin, "/v2022-06-30/socket/production?tag=test");

  function call(method: string, params: unknown = {}): Promise<unknown> {
    const id = crypto.randomUUID();
    socket.send({ jsonrpc: "2.0", id, method, params });
    return socket.next(`the reply to ${method}`, (message) => message.id === id);
  }

  const authorize = (token: string) => call("authorization", { authorization: `Bearer ${token}` });
  if (name !== undefined) await authorize(lake.issueToken({ name, role: "editor" }));
  return {
    ...socket,
    call,
    authorize,
    /** Returns what another tab has announced next. */
    received: () => socket.next("another tab", ({ method }) => method === "presence_subscription"),
  };
}
