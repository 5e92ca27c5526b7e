import { expect, onTestFinished, test, vi } from "vitest";
import type { ContentLake } from "../content-lake.ts";
import { limits } from "../limits.ts";
import { ORIGIN, openTestLake } from "../testing/test-lake.ts";
import { waitFor } from "../testing/wait-for.ts";

const most = limits.concurrentUploads;

/** The uploads begin, and go on when they are told to. */
async function openUploads() {
  const lake = await openTestLake();
  const anna = lake.issueToken({ name: "anna", role: "editor" });
  const bruno = lake.issueToken({ name: "bruno", role: "editor" });
  const carla = lake.issueToken({ name: "carla", role: "contributor" });
  return { lake, anna, bruno, carla };
}

function beginUpload(lake: ContentLake, token: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  onTestFinished(() => void writer.abort().catch(() => undefined));
  const response = lake.fetch(`${ORIGIN}/v1/assets/files/production?filename=a.txt`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: readable,
    ...{ duplex: "half" },
  });
  return {
    response,
    finish: async () => {
      await writer.write(new TextEncoder().encode(crypto.randomUUID()));
      await writer.close();
      return (await response).status;
    },
  };
}

test("one person's uploads take half of the slots, all together no more than there are, and each releases its own", async () => {
  const { lake, anna, bruno, carla } = await openUploads();
  const own = Array.from({ length: most / 2 }, () => beginUpload(lake, anna));
  expect((await beginUpload(lake, anna).response).status).toBe(503);
  const others = Array.from({ length: most / 2 }, () => beginUpload(lake, bruno));
  const refused = await beginUpload(lake, carla).response;
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining("being uploaded") });

  expect(await others[0]?.finish()).toBe(200);
  expect(await beginUpload(lake, carla).finish()).toBe(200);
  expect(await own[0]?.finish()).toBe(200);
  expect(await beginUpload(lake, anna).finish()).toBe(200);
});

test("uploads of which nothing more arrives release their slots", async () => {
  const { lake, anna } = await openUploads();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stalled = Array.from({ length: most / 2 }, () => beginUpload(lake, anna));
  expect((await beginUpload(lake, anna).response).status).toBe(503);
  await waitFor(() => expect(vi.getTimerCount()).toBeGreaterThanOrEqual(most / 2));
  await vi.advanceTimersByTimeAsync(limits.bodyIdleSeconds * 1000);
  for (const { response } of stalled) {
    const { status, headers } = await response;
    expect([status, headers.get("Connection")]).toEqual([503, "close"]);
  }
  vi.useRealTimers();
  expect(await beginUpload(lake, anna).finish()).toBe(200);
});
