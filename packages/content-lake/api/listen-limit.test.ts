import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ContentLake } from "../content-lake.ts";
import { limits } from "../limits.ts";
import { listenTo } from "../testing/listening.ts";
import { serveTestLake } from "../testing/served-lake.ts";
import { clientOf, ORIGIN, openTestLake } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 60_000 });

/** Ten times more make a filter a thousand times as slow. */
const doubled = (times: number) => `count(({"a":[1,2,3,4,5,6,7,8]}${'{"a":[...a,...a]}'.repeat(times)}).a)`;

function listenFrom(lake: ContentLake, address: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(`${ORIGIN}/v1/data/listen/production?query=*`, init);
  return lake.respond(request, { address });
}

test("streams without a token leave room for others, for editors and for more of their own", async () => {
  const lake = await openTestLake();
  const most = limits.publicStreamsPerAddress.value;
  const open: Response[] = [];
  const listen = async (address: string) => {
    const response = await listenFrom(lake, address);
    open.push(response);
    return response.status;
  };
  onTestFinished(async () => void (await Promise.all(open.map(({ body }) => body?.cancel()))));
  // A request that is not opened takes no slot for longer than that.
  for (let at = 0; at < 20; at += 1) await listenFrom(lake, "192.0.2.1", { method: "HEAD" });
  for (let at = 0; at < most; at += 1) expect(await listen("192.0.2.1")).toBe(200);
  expect(await listen("192.0.2.1")).toBe(503);
  for (let at = most; at < limits.publicStreams.value; at += 1)
    expect(await listen(`192.0.2.${10 + (at % 20)}`)).toBe(200);
  expect(await listen("192.0.2.200")).toBe(503);

  const headers = { Authorization: `Bearer ${lake.issueToken({ name: "studio", role: "editor" })}` };
  const own = await listenFrom(lake, "192.0.2.1", { headers });
  open.push(own);
  expect(own.status).toBe(200);
  await open[0]?.body?.cancel();
  expect(await listen("192.0.2.201")).toBe(200);
});

test("300 filtered listeners receive one commit, and the next", async () => {
  const lake = await openTestLake();
  const client = clientOf(lake, { token: lake.issueToken({ name: "studio", role: "editor" }) });
  const listeners = Array.from({ length: 300 }, (_, at) =>
    listenTo(
      client.listen("*[_type == 'product' && price > $at]", { at }, { events: ["welcome", "mutation"] }),
    ),
  );
  for (const listener of listeners) expect(await listener.next()).toMatchObject({ type: "welcome" });
  for (const price of [1000, 2000]) {
    const { _rev } = await client.createOrReplace({ _id: "gown", _type: "product", price });
    for (const listener of listeners)
      expect(await listener.nextMutation()).toMatchObject({ resultRev: _rev, result: { price } });
  }
});

test("a hostile filter costs its own listener, and nobody else's", async () => {
  const lake = await openTestLake({ queryDeadlineMs: 3000 });
  const client = clientOf(lake, { token: lake.issueToken({ name: "studio", role: "editor" }) });
  const events = { events: ["welcome", "mutation"] } satisfies { events: ("welcome" | "mutation")[] };
  const hostile = [doubled(40), `${doubled(18)} + ${doubled(18)} + ${doubled(18)} + ${doubled(19)}`].map(
    (cost) => listenTo(client.listen(`*[price > 1 && ${cost} > 0]`, {}, events)),
  );
  const harmless = Array.from({ length: 20 }, (_, at) =>
    listenTo(client.listen("*[price > $at]", { at }, events)),
  );
  for (const listener of [...hostile, ...harmless])
    expect(await listener.next()).toMatchObject({ type: "welcome" });
  const { _rev } = await client.create({ _id: "gown", _type: "product", price: 1000 });
  for (const listener of harmless) expect(await listener.nextMutation()).toMatchObject({ resultRev: _rev });
  for (const listener of hostile) await expect(listener.next()).rejects.toThrow(/longer than|more memory/);
});

test("a person's hundred slow filters end at the next commit; no query waits for them, and nobody else's listener", async () => {
  const lake = await openTestLake();
  const clientFor = (name: string) =>
    clientOf(lake, { token: lake.issueToken({ name, role: "editor" }), maxRetries: 0 });
  const [anna, berta] = [clientFor("anna"), clientFor("berta")];
  const events = { events: ["welcome", "mutation"] } satisfies { events: ("welcome" | "mutation")[] };
  const slow = Array.from({ length: 100 }, (_, at) =>
    listenTo(anna.listen(`*[price > 1 && ${doubled(17)} > $at]`, { at }, events)),
  );
  const other = listenTo(berta.listen("*[price > 1]", {}, events));
  for (const listener of [...slow, other]) expect(await listener.next()).toMatchObject({ type: "welcome" });
  expect(await berta.fetch("count(*[price > 1])")).toBe(0);

  const committed = performance.now();
  const { _rev } = await berta.create({ _id: "gown", _type: "product", price: 1000 });
  expect(await berta.fetch("count(*[price > 1])")).toBe(1);
  const answeredMs = performance.now() - committed;
  expect(await other.nextMutation()).toMatchObject({ resultRev: _rev });
  const toldMs = performance.now() - committed;
  const outcomes = await Promise.allSettled(slow.map((listener) => listener.next()));
  const ended = outcomes.filter(({ status }) => status === "rejected");
  expect(ended.length).toBeGreaterThan(50);
  expect(answeredMs).toBeLessThan(5000);
  expect(toldMs).toBeLessThan(10_000);
});

test("a listener that stops reading is disconnected, and its slot is free", async () => {
  const lake = await openTestLake();
  const token = lake.issueToken({ name: "studio", role: "editor" });
  const url = new URL(await serveTestLake(lake));
  const socket = connect(Number(url.port), url.hostname);
  onTestFinished(() => void socket.destroy());
  socket.write(
    `GET /v1/data/listen/production?query=*&includeResult=true HTTP/1.1\r\nHost: lake\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  await once(socket, "readable");
  const client = clientOf(lake, { token });
  const text = "x".repeat(900_000);
  let isGone = false;
  socket.once("close", () => {
    isGone = true;
  });
  socket.on("error", () => undefined);
  // What the system's buffers hold counts for nothing: so many that they are full, and then some.
  for (let at = 0; at < 30; at += 1)
    await client.createOrReplace({ _id: "gown", _type: "product", text, at });
  socket.resume();
  await vi.waitFor(() => expect(isGone).toBe(true), 10_000);
});
