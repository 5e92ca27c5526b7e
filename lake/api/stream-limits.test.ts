import { expect, onTestFinished, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { listenTo } from "../testing/listening.ts";
import { openLake } from "../testing/test-lake.ts";
import { createReadAccess } from "./data-routes.ts";

test("streams without a token leave room for others, for editors and for more of their own", async () => {
  const lake = await openLake();
  const most = limits.publicStreamsPerAddress;
  const open: Response[] = [];
  const listen = async (from: string, init: Parameters<typeof lake.ask>[1] = {}) => {
    const response = await lake.ask("/v1/data/listen/production?query=*", { from, ...init });
    open.push(response);
    return response.status;
  };
  onTestFinished(async () => void (await Promise.all(open.map(({ body }) => body?.cancel()))));
  // An unopened request takes no slot for longer than that.
  for (let at = 0; at < 20; at += 1) await listen("192.0.2.1", { method: "HEAD" });
  for (let at = 0; at < most; at += 1) expect(await listen("192.0.2.1")).toBe(200);
  expect(await listen("192.0.2.1")).toBe(503);
  for (let at = most; at < limits.publicStreams; at += 1)
    expect(await listen(`192.0.2.${10 + (at % 20)}`)).toBe(200);
  expect(await listen("192.0.2.200")).toBe(503);
  expect(await listen("192.0.2.1", { as: "editor" })).toBe(200);
  await open[20]?.body?.cancel();
  expect(await listen("192.0.2.201")).toBe(200);
});

test("300 filtered listeners receive one commit, and the next", async () => {
  const client = (await openLake()).as("editor");
  const query = "*[_type == 'product' && price > $at]";
  const opened = Array.from({ length: 300 }, (_, at) => listenTo(client, query, { at }));
  const listeners = await Promise.all(opened);
  for (const price of [1000, 2000]) {
    const { _rev } = await client.createOrReplace({ _id: "gown", _type: "product", price });
    for (const { nextMutation } of listeners)
      expect(await nextMutation()).toMatchObject({ resultRev: _rev, result: { price } });
  }
});

/** The export is larger than what a stream reads ahead. */
async function openLargeLake() {
  const lake = await openLake();
  const editor = lake.as("editor");
  for (let at = 0; at < 4; at += 1)
    await editor.create({ _id: `large-${at}`, _type: "large", text: "x".repeat(200_000) });
  const personOf = (name: string) => ({ token: lake.tokenOf("viewer", name) });
  const anna = personOf("anna");
  const open = (as = anna, query = "", method = "GET") =>
    lake.ask(`/v1/data/export/production${query}`, { method, as });
  return { personOf, anna, open };
}

test("an export that nobody reads ends, and another takes its slot", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { personOf, open } = await openLargeLake();
  const stalled = [await open(), await open()];
  expect((await open()).status).toBe(503);
  const other = personOf("other");
  stalled.push(await open(other), await open(other));
  expect(stalled).toHaveLength(limits.exports);
  expect((await open(personOf("third"))).status).toBe(503);

  vi.advanceTimersByTime(limits.exportIdleSeconds * 1000);
  for (const { status, body } of stalled) {
    expect(status).toBe(200);
    await expect(new Response(body).text()).rejects.toThrow();
  }
  expect((await (await open()).text()).match(/\n/g)).toHaveLength(4);
});

test("an export of one type skips all others, and releases its slot", async () => {
  const { anna, open } = await openLargeLake();
  for (let at = 0; at <= limits.exports; at += 1) {
    const response = await open(anna, "?types=nothing");
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect((await open(anna, "", "HEAD")).status).toBe(200);
  }
});

test("one person's listeners leave half of the places to others, from however many addresses they come", () => {
  const { stream } = createReadAccess(false);
  const listen = (id: string, at: number) =>
    stream({ id, name: id, role: "storefront" }, `198.51.${at >> 8}.${at & 255}`);
  const releases = Array.from({ length: limits.streams / 2 }, (_, at) => listen("another shop", at));
  expect(() => listen("another shop", 60_000)).toThrow(expect.objectContaining({ status: 503 }));
  listen("Anna", 60_000);
  releases[0]?.();
  listen("another shop", 60_000);
});
