import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { publishAt, readSchedule, SCHEDULE_QUERY, takeBack } from "#studio/desk/publish-schedule.ts";
import { createAll, editorOf, openLake } from "./support/lake.ts";

const DAY_MS = 24 * 60 * 60_000;

const inZurich = { _id: "house", _type: "house", openingHours: { timeZone: "Europe/Zurich" } };
const odile = { _id: "odile", _type: "product", name: "Odile", price: 2450 };

async function openAtelier() {
  const editor = editorOf(await openLake());
  await createAll(editor, [inZurich, odile, { ...odile, _id: "drafts.odile", price: 2900 }]);
  const raw = { perspective: "raw" as const };
  return {
    editor,
    schedule: async () => readSchedule(await editor.fetch(SCHEDULE_QUERY, {}, raw)),
    document: (id: string) => editor.fetch(`*[_id == $id][0]{price}`, { id }, raw),
    releases: () => editor.fetch(`*[_type == "system.release"]{state}`, {}, raw),
    async publishOdile(at: number, client = editor) {
      const draft = await editor.fetch(`*[_id == "drafts.odile"][0]{_id, _rev}`, {}, raw);
      return await publishAt(client, { id: "odile", draft, title: "Odile", at });
    },
  };
}

test("a dress is scheduled alone, put off, and taken back; nothing is left behind", async () => {
  const { publishOdile, schedule, releases, document, editor } = await openAtelier();
  const tomorrow = Date.now() + DAY_MS;
  await publishOdile(tomorrow);
  await publishOdile(tomorrow + DAY_MS);
  const { documents, timeZone } = await schedule();
  expect(timeZone).toBe("Europe/Zurich");
  expect(documents).toEqual([
    expect.objectContaining({
      id: "odile",
      type: "product",
      name: "Odile",
      isAlone: true,
      publishAt: new Date(tomorrow + DAY_MS).toISOString(),
    }),
  ]);
  for (const scheduled of documents) await takeBack(editor, scheduled);
  expect(await schedule()).toMatchObject({ documents: [] });
  expect(await releases()).toEqual([]);
  expect(await document("drafts.odile")).toEqual({ price: 2900 });
  expect(await document("odile")).toEqual({ price: 2450 });
});

test("a time that has passed is refused, and leaves the earlier one", async () => {
  const { publishOdile, schedule, releases } = await openAtelier();
  await publishOdile(Date.now() + DAY_MS);
  await expect(publishOdile(Date.now() - DAY_MS)).rejects.toThrow("This time has passed");
  expect((await schedule()).documents).toHaveLength(1);
  expect(await releases()).toHaveLength(1);
});

test("its draft goes once it is published, unless it has been changed meanwhile", async () => {
  for (const later of [undefined, 3100]) {
    const { publishOdile, schedule, editor, document } = await openAtelier();
    await publishOdile(Date.now() + DAY_MS);
    if (later) await editor.patch("drafts.odile").set({ price: later }).commit();
    const [scheduled] = (await schedule()).documents;
    const releaseId = scheduled?.release ?? "";
    await editor.releases.unschedule({ releaseId });
    await editor.releases.publish({ releaseId });
    expect(await document("odile")).toEqual({ price: 2900 });
    expect(await document("drafts.odile")).toEqual(later ? { price: later } : null);
  }
});

test("of two editors at once, one time of the dress is left, and neither is refused", async () => {
  const { publishOdile, schedule, releases } = await openAtelier();
  const tomorrow = Date.now() + DAY_MS;
  const attempts = Array.from({ length: 4 }, (_, day) => publishOdile(tomorrow + day * DAY_MS));
  expect(await Promise.all(attempts)).toEqual(attempts.map(() => ({ isOnlyTime: true })));
  expect((await schedule()).documents).toHaveLength(1);
  expect(await releases()).toEqual([{ state: "scheduled" }]);
});

/** Nothing is answered from this action on. */
function lostBefore(client: SanityClient, actionType: string): SanityClient {
  let isLost = false;
  const lost = client.withConfig({});
  const action: SanityClient["action"] = (actions, options) => {
    isLost ||= JSON.stringify(actions).includes(actionType);
    return isLost ? Promise.reject(new Error("lost")) : client.action(actions, options);
  };
  return Object.assign(lost, { action });
}

test("when only the earlier time cannot be taken back, the new one holds, and that is said", async () => {
  const { publishOdile, schedule, editor } = await openAtelier();
  const tomorrow = Date.now() + DAY_MS;
  await publishOdile(tomorrow);
  const lost = lostBefore(editor, "unschedule");
  expect(await publishOdile(tomorrow + DAY_MS, lost)).toEqual({ isOnlyTime: false });
  expect((await schedule()).documents).toHaveLength(2);
  expect(await publishOdile(tomorrow + 2 * DAY_MS)).toEqual({ isOnlyTime: true });
  expect((await schedule()).documents).toHaveLength(1);
});

test("taken back by two: both hear that it is done; once it is published, that it is", async () => {
  const { publishOdile, schedule, releases, editor } = await openAtelier();
  await publishOdile(Date.now() + DAY_MS);
  const [first] = (await schedule()).documents;
  const scheduled = { release: first?.release ?? "" };
  await Promise.all([takeBack(editor, scheduled), takeBack(editor, scheduled)]);
  expect(await releases()).toEqual([]);
  await publishOdile(Date.now() + DAY_MS);
  const [second] = (await schedule()).documents;
  const releaseId = second?.release ?? "";
  await editor.releases.unschedule({ releaseId });
  await editor.releases.publish({ releaseId });
  await expect(takeBack(editor, { release: releaseId })).rejects.toThrow("It has just been published.");
});

test("one that somebody has unscheduled in the releases is taken back as well", async () => {
  const { publishOdile, schedule, releases, editor } = await openAtelier();
  await publishOdile(Date.now() + DAY_MS);
  const [scheduled] = (await schedule()).documents;
  const release = scheduled?.release ?? "";
  await editor.releases.unschedule({ releaseId: release });
  await takeBack(editor, { release });
  expect(await releases()).toEqual([]);
});

test("what could not be published is listed with the reason, and goes with the next time", async () => {
  const { publishOdile, schedule, releases, editor } = await openAtelier();
  const publishAt = new Date().toISOString();
  const metadata = { releaseType: "scheduled", cardinality: "one", intendedPublishAt: publishAt } as const;
  await editor.releases.create({ releaseId: "failing", metadata });
  const muse = { _ref: "nobody", _weak: true, _strengthenOnPublish: { type: "product" } };
  await editor.create({ ...odile, _id: "versions.failing.odile", muse });
  const failing = { actionType: "sanity.action.release.schedule", releaseId: "failing", publishAt } as const;
  await editor.action(failing);
  await expect.poll(releases).toEqual([{ state: "active" }]);
  expect((await schedule()).documents).toEqual([
    expect.objectContaining({ id: "odile", publishAt, failure: expect.stringContaining("nobody") }),
  ]);
  await publishOdile(Date.now() + DAY_MS);
  expect((await schedule()).documents).toEqual([expect.objectContaining({ failure: "" })]);
  expect(await releases()).toEqual([{ state: "scheduled" }]);
});
