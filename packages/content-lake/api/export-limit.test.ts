import { expect, onTestFinished, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { clientOf, ORIGIN, openTestLake } from "../testing/test-lake.ts";

/** The export is larger than what a stream reads ahead. */
async function openLargeLake() {
  const lake = await openTestLake();
  const token = lake.issueToken({ name: "test", role: "editor" });
  const client = clientOf(lake, { token });
  for (let at = 0; at < 4; at += 1)
    await client.create({ _id: `large-${at}`, _type: "large", text: "x".repeat(200_000) });
  const open = (as = token, query = "") =>
    lake.fetch(`${ORIGIN}/v1/data/export/production${query}`, { headers: { Authorization: `Bearer ${as}` } });
  return { lake, open };
}

test("an export that nobody reads ends, and another takes its slot", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
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
  }
});
