import { expect, onTestFinished, test } from "vitest";
import type { ContentLake } from "../content-lake.ts";
import { limits } from "../limits.ts";
import { listenTo } from "../testing/listening.ts";
import { clientOf, ORIGIN, openTestLake } from "../testing/test-lake.ts";

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
