import { expect, onTestFinished, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { openLake } from "../testing/test-lake.ts";

const most = limits.concurrentUploads;

/** An upload begins, and goes on when it is told to. */
async function openUploads() {
  const lake = await openLake();
  const tokens = new Map(["anna", "bruno", "carla"].map((name) => [name, lake.tokenOf("editor", name)]));
  return (name: string) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    onTestFinished(() => void writer.abort().catch(() => undefined));
    const init = { method: "POST", body: readable, ...{ duplex: "half" } };
    const as = { token: tokens.get(name) ?? "" };
    const response = lake.ask("/v1/assets/files/production?filename=a.txt", { as, ...init });
    return {
      response,
      finish: async () => {
        await writer.write(new TextEncoder().encode(crypto.randomUUID()));
        await writer.close();
        return (await response).status;
      },
    };
  };
}

test("one person's uploads take half of the slots, all together no more than there are, and each releases its own", async () => {
  const begin = await openUploads();
  const own = Array.from({ length: most / 2 }, () => begin("anna"));
  expect((await begin("anna").response).status).toBe(503);
  const others = Array.from({ length: most / 2 }, () => begin("bruno"));
  const refused = await begin("carla").response;
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining("being uploaded") });
  expect([await others[0]?.finish(), await begin("carla").finish()]).toEqual([200, 200]);
  expect([await own[0]?.finish(), await begin("anna").finish()]).toEqual([200, 200]);
});

test("uploads of which nothing more arrives release their slots", async () => {
  const begin = await openUploads();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stalled = Array.from({ length: most / 2 }, () => begin("anna"));
  expect((await begin("anna").response).status).toBe(503);
  const answers = Promise.all(stalled.map(({ response }) => response));
  let isAnswered = false;
  void answers.finally(() => (isAnswered = true));
  // An upload may begin to be waited for after the clock was moved once.
  while (!isAnswered) await vi.advanceTimersByTimeAsync(limits.bodyIdleSeconds * 1000);
  for (const { status, headers } of await answers)
    expect([status, headers.get("Connection")]).toEqual([503, "close"]);
  vi.useRealTimers();
  expect(await begin("anna").finish()).toBe(200);
});
