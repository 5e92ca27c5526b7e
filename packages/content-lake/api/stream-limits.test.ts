import { expect, onTestFinished, test, vi } from "vitest";
import type { ContentLake } from "../content-lake.ts";
import { limits } from "../limits.ts";
import { listenTo } from "../testing/listening.ts";
import { clientAs, clientOf, ORIGIN, openTestLake } from "../testing/test-lake.ts";

function listenFrom(lake: ContentLake, address: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(`${ORIGIN}/v1/data/listen/production?query=*`, init);
  return lake.respond(request, { address });
}

test("streams without a token leave room for others, for editors and for more of their own", async () => {
  const lake = await openTestLake();
  const most = limits.publicStreamsPerAddress;
  const open: Response[] = [];
  const listen = async (address: string) => {
    const response = await listenFrom(lake, address);
    open.push(response);
    return response.status;
  };
  onTestFinished(async () => void (await Promise.all(open.map(({ body }) => body?.cancel()))));
  // An unopened request takes no slot for longer than that.
  for (let at = 0; at < 20; at += 1) await listenFrom(lake, "192.0.2.1", { method: "HEAD" });
  for (let at = 0; at < most; at += 1) expect(await listen("192.0.2.1")).toBe(200);
  expect(await listen("192.0.2.1")).toBe(503);
  for (let at = most; at < limits.publicStreams; at += 1)
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
  const client = clientAs(await openTestLake(), "editor");
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

/** The export is larger than what a stream reads ahead. */
async function openLargeLake() {
  const lake = await openTestLake();
  const token = lake.issueToken({ name: "test", role: "editor" });
  const client = clientOf(lake, { token });
  for (let at = 0; at < 4; at += 1)
    await client.create({ _id: `large-${at}`, _type: "large", text: "x".repeat(200_000) });
  const open = (as = token, query = "", method = "GET") =>
    lake.fetch(`${ORIGIN}/v1/data/export/production${query}`, {
      method,
      headers: { Authorization: `Bearer ${as}` },
    });
  return { lake, open };
}

test("an export that nobody reads ends, and another takes its slot", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { lake, open } = await openLargeLake();
  const stalled = [await open(), await open()];
  expect((await open()).status).toBe(503);
  const other = lake.issueToken({ name: "other", role: "viewer" });
  stalled.push(await open(other), await open(other));
  expect(stalled).toHaveLength(limits.exports);
  expect((await open(lake.issueToken({ name: "third", role: "viewer" }))).status).toBe(503);

  vi.advanceTimersByTime(limits.exportIdleSeconds * 1000);
  for (const { status, body } of stalled) {
    expect(status).toBe(200);
    await expect(new Response(body).text()).rejects.toThrow();
  }
  expect((await (await open()).text()).match(/\n/g)).toHaveLength(4);
});

test("an export of one type skips all others, and releases its slot", async () => {
  const { open } = await openLargeLake();
  for (let at = 0; at <= limits.exports; at += 1) {
    const response = await open(undefined, "?types=nothing");
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect((await open(undefined, "", "HEAD")).status).toBe(200);
  }
});
