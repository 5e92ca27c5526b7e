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
    async publishOdile(at: number) {
      const { documents } = readSchedule(await editor.fetch(SCHEDULE_QUERY, {}, raw));
      const draft = await editor.fetch(`*[_id == "drafts.odile"][0]{_id, _rev}`, {}, raw);
      await publishAt(editor, { id: "odile", draft, title: "Odile", at }, documents);
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
