import { expect, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { listenTo } from "../testing/listening.ts";
import { openSocket, sendUntilClosed } from "../testing/open-socket.ts";
import { openLake, PASSWORD } from "../testing/test-lake.ts";
import { createStudioFetch } from "./studio-transport.ts";

async function openServed() {
  const lake = await openLake();
  const origin = await lake.serve();
  const url = `${origin}/v1/data/listen/production?query=*`;

  /** Studio's transport opens such a socket. */
  async function openStreams() {
    const socket = await openSocket(origin, "/v1/streams/production");
    return {
      ...socket,
      /** Waits for the next answer to a stream with this field. */
      replyTo: (id: string, field: string) =>
        socket.next(`"${field}" of stream ${id}`, (message) => message.id === id && field in message),
      open: (id: string, token?: string) =>
        socket.send({ open: id, url, headers: token ? { authorization: `Bearer ${token}` } : {} }),
    };
  }

  async function join(token?: string) {
    const socket = await openSocket(origin, "/v2022-06-30/socket/production?tag=test");
    function call(method: string, params: object = {}): Promise<object> {
      const id = crypto.randomUUID();
      socket.send({ jsonrpc: "2.0", id, method, params });
      return socket.next(`the reply to ${method}`, (message) => message.id === id);
    }
    const authorize = (own: string) => call("authorization", { authorization: `Bearer ${own}` });
    if (token !== undefined) await authorize(token);
    return {
      ...{ ...socket, call, authorize },
      announce: (data: object) => call("presence_announce", { data: { sessionId: "tab-1", ...data } }),
      isAnswered: async () =>
        expect(await call("presence_rollcall", { session: "s" })).toMatchObject({ result: "ok" }),
      /** Returns what another tab has announced next. */
      received: () => socket.next("another tab", ({ method }) => method === "presence_subscription"),
    };
  }
  return { lake, origin, openStreams, join, joinAs: (name: string) => join(lake.tokenOf("editor", name)) };
}

const locations = [{ documentId: "odile" }];
const unauthorized = { error: { message: "Unauthorized" } };

/** The others receive so what one tab announces. */
const announced = (result: object) => ({ params: { result } });

test("twenty listeners share one socket, where a browser has six connections", async () => {
  const { lake, origin } = await openServed();
  const ordinary: string[] = [];
  const studioFetch = createStudioFetch((input, init) => {
    ordinary.push(String(input));
    return fetch(input, init);
  });
  const client = lake.as("editor", { apiHost: origin, resolveFetch: () => studioFetch });
  const ids = Array.from({ length: 20 }, (_, at) => `gown-${at}`);
  const listeners = await Promise.all(ids.map((id) => listenTo(client, "*[_id == $id]", { id })));
  await client.create({ _id: "gown-7", _type: "product" });
  expect(await listeners[7]?.nextMutation()).toMatchObject({ documentId: "gown-7" });
  expect(ordinary.filter((url) => url.includes("/data/listen/"))).toEqual([]);
});

test("one stream cannot be opened twice: nothing would count the first any more", async () => {
  const streams = await (await openServed()).openStreams();
  for (let time = 0; time < 2; time += 1) streams.open("a");
  expect(await streams.closed()).toBe(1008);
});

test("a person who has as many sockets as one may have gets no stream on another", async () => {
  const { lake, openStreams } = await openServed();
  const token = lake.tokenOf("editor");
  for (let tab = 0; tab < limits.socketsPerPerson; tab += 1) {
    const streams = await openStreams();
    streams.open("a", token);
    expect(await streams.replyTo("a", "status")).toMatchObject({ status: 200 });
  }
  const onTop = await openStreams();
  onTop.open("a", token);
  expect(await onTop.closed()).toBe(1013);
});

test("what one editor's tab announces the others receive, and its leaving too", async () => {
  const { joinAs } = await openServed();
  const [anna, berta] = [await joinAs("Anna"), await joinAs("Berta")];
  await anna.call("presence_subscribe");
  await berta.announce({ locations });
  const state = announced({ type: "state", m: { sessionId: "tab-1", locations } });
  expect(await anna.received()).toMatchObject(state);
  berta.socket.close();
  expect(await anna.received()).toMatchObject(announced({ type: "disconnect", m: { session: "tab-1" } }));
});

test("a writer is not told which message of a visitor somebody reads", async () => {
  const { lake, join, joinAs } = await openServed();
  const [writer, anna] = [await join(lake.tokenOf("writer")), await joinAs("Anna")];
  await writer.call("presence_subscribe");
  await anna.announce({ locations: [...locations, { documentId: "enquiry.one", path: ["message"] }] });
  expect(await writer.received()).toMatchObject(announced({ m: { sessionId: "tab-1", locations } }));
});

test("presence needs a token, and that of another shop joins nobody at work, and is told nothing of them", async () => {
  const { lake, join, joinAs } = await openServed();
  const [anonymous, other, anna] = [await join(), await join(), await joinAs("Anna")];
  expect(await anonymous.call("presence_subscribe")).toMatchObject(unauthorized);
  expect(await other.authorize(lake.tokenOf("storefront"))).toMatchObject(unauthorized);
  for (const method of ["presence_subscribe", "presence_rollcall", "presence_announce"])
    expect(await other.call(method, { session: "s", data: {} })).toMatchObject(unauthorized);
  await anna.announce({});
  await other.call("presence_rollcall", { session: "s" });
  expect(other.unread).toEqual([]);
  expect(await (await join()).authorize(lake.tokenOf("viewer"))).toMatchObject({ result: "ok" });
});

test.each(["is revoked", "expires"])(
  "a token that %s ends the presence socket and the streams that it opened, and no others",
  async (how) => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    const { lake, join, joinAs, openStreams } = await openServed();
    const { people, tokens } = lake.access();
    const caller = await people.setPassword({ name: "Anna", role: "editor", password: PASSWORD });
    const token = tokens.issue({ caller, kind: "session", lifetimeMs: how === "expires" ? 4_000 : 60_000 });
    const [anna, berta, streams] = [await join(token), await joinAs("Berta"), await openStreams()];
    streams.open("a", token);
    expect(await streams.replyTo("a", "status")).toMatchObject({ status: 200 });
    if (how === "is revoked") people.revokeSessions("Anna");
    vi.advanceTimersByTime(10_000);
    await streams.replyTo("a", "isEnded");
    expect(await anna.closed()).toBe(4001);
    await berta.isAnswered();
  },
);

test("one person takes a bounded number of slots", async () => {
  const { lake, join, joinAs } = await openServed();
  const token = lake.tokenOf("editor", "Anna");
  for (let tab = 0; tab < limits.socketsPerPerson; tab += 1)
    expect(await (await join()).authorize(token)).toMatchObject({ result: "ok" });
  const onTop = await join();
  const error = { message: expect.stringContaining("Too many") };
  expect(await onTop.authorize(token)).toMatchObject({ error });
  expect(await onTop.closed()).toBe(1013);
  await (await joinAs("Berta")).isAnswered();
});

test("too many messages close a socket", async () => {
  const anna = await (await openServed()).joinAs("Anna");
  await sendUntilClosed([anna], () => anna.send({}));
  expect(await anna.closed()).toBe(1008);
});

test.each([
  ["A message that is too large", { method: "x".repeat(limits.presenceMessageBytes) }],
  ["What is no message", [1]],
])("%s closes a socket", async (_, message) => {
  const anna = await (await openServed()).joinAs("Anna");
  anna.send(message);
  expect(await anna.closed()).toBe(1008);
});

test("a person with many tabs sends no more than one person may, and others get through", async () => {
  const { lake, join, joinAs } = await openServed();
  const token = lake.tokenOf("editor", "Anna");
  const berta = await joinAs("Berta");
  const tabs = await Promise.all(Array.from({ length: 6 }, () => join(token)));
  // All together reach the person's limit long before one of them its own, which has another code.
  await sendUntilClosed(tabs, () => {
    for (const tab of tabs) tab.send({ id: "a", method: "presence_rollcall" });
  });
  expect(await Promise.race(tabs.map((tab) => tab.closed()))).toBe(1013);
  await berta.isAnswered();
});

test("a socket carries a bounded number of streams", async () => {
  const { lake, openStreams } = await openServed();
  const [streams, token] = [await openStreams(), lake.tokenOf("editor")];
  for (let at = 0; at <= limits.streamsPerSocket; at += 1) streams.open(String(at), token);
  expect(await streams.closed()).toBe(1008);
});
