import { readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createOutbox } from "#server/enquiries/outbox.ts";
import { lockDelivery, openOutboxDatabase } from "#server/enquiries/outbox-database.ts";
import { openCountsDatabase } from "#server/insights/counts.ts";
import { runCaptured } from "#tests/support/captured-command.ts";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { submissionOf } from "#tests/support/temporary-outbox.ts";
import { backUpShop, restoreShop } from "./backup.ts";

/** A shop that has a dress, a message that is on its way, counts and secrets. */
async function openShop() {
  const data = temporaryFolder();
  const lake = await openLake({ folder: join(data, "lake") });
  await editorOf(lake).create({ _id: "gown", _type: "product", name: "Odile" });
  addMessage(data, "grüezi");
  const counts = openCountsDatabase(data);
  counts.exec("INSERT INTO counts VALUES ('2027-05-09', 'dress', 'odile', '', 7)");
  counts.close();
  writeFileSync(join(data, "newsletter-secret"), "n".repeat(32));
  writeFileSync(join(data, "preview-secret"), "p".repeat(32));
  return { data, lake };
}

function addMessage(data: string, text: string) {
  const outbox = createOutbox(openOutboxDatabase(data));
  outbox.add(submissionOf(text));
  outbox.close();
}

function messagesIn(data: string) {
  const outbox = createOutbox(openOutboxDatabase(data));
  const messages = outbox.all().map((one) => "message" in one && one.message);
  outbox.close();
  return messages;
}

/** The lake's commands write to the process's own outputs. */
async function run(command: typeof backUpShop, data: string, ...args: string[]) {
  return await runIn({ DATA_DIR: data }, command, ...args);
}

async function runIn(environment: Record<string, string>, command: typeof backUpShop, ...args: string[]) {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const { status, warned } = await runCaptured(command, args, environment);
  const said = [...error.mock.calls.flat(), ...warned].join("\n");
  error.mockRestore();
  return { status, said };
}

test("a running shop is copied whole, and another machine has its dresses, messages, counts and secrets", async () => {
  const { data } = await openShop();
  const [backup, other] = [temporaryFolder(), temporaryFolder()];
  expect((await run(backUpShop, data, backup, "--with-people", "--keep", "14")).status).toBe(0);
  expect((await run(backUpShop, data, "verify", backup)).status).toBe(0);
  expect((await run(restoreShop, other, backup, "--with-people")).status).toBe(0);

  const lake = await openLake({ folder: join(other, "lake") });
  expect(await editorOf(lake).getDocument("gown")).toMatchObject({ name: "Odile" });
  expect(messagesIn(other)).toEqual(["grüezi"]);
  const counts = openCountsDatabase(other);
  expect(counts.prepare("SELECT dress, count FROM counts").all()).toEqual([{ dress: "odile", count: 7 }]);
  counts.close();
  expect(readFileSync(join(other, "newsletter-secret"), "utf8")).toBe("n".repeat(32));
  expect(readFileSync(join(other, "preview-secret"), "utf8")).toBe("p".repeat(32));
});

test("without people a backup has no secrets", async () => {
  const { data } = await openShop();
  const backup = temporaryFolder();
  await run(backUpShop, data, backup);
  const [date = ""] = readdirSync(backup).filter((name) => name.startsWith("20"));
  expect(readdirSync(join(backup, date)).toSorted().join()).toBe(
    "counts,enquiries,lake.sqlite,manifest.json",
  );
});

test("a message that waits outlives a damaged lake, and goes out after the restore", async () => {
  const { data, lake } = await openShop();
  const backup = temporaryFolder();
  await run(backUpShop, data, backup);
  await lake.close();
  addMessage(data, "after the backup");
  truncateSync(join(data, "lake/lake.sqlite"), 4096);
  expect(await run(restoreShop, data, backup)).toEqual({
    status: 0,
    said: expect.stringContaining("2 messages of visitors are still on the way: they stay here"),
  });
  const restored = await openLake({ folder: join(data, "lake") });
  expect(await editorOf(restored).getDocument("gown")).toMatchObject({ name: "Odile" });
  expect(messagesIn(data)).toEqual(["grüezi", "after the backup"]);
});

test("a damaged outbox is replaced by that of the backup, and stays beside it", async () => {
  const { data, lake } = await openShop();
  const backup = temporaryFolder();
  await run(backUpShop, data, backup);
  await lake.close();
  writeFileSync(join(data, "enquiries/outbox.sqlite"), "no database".repeat(1000));
  expect(await run(restoreShop, data, backup)).toEqual({
    status: 0,
    said: expect.stringMatching(/outbox\.sqlite is damaged: .+ It stays beside that of the backup/),
  });
  expect(messagesIn(data)).toEqual(["grüezi"]);
  expect(readdirSync(join(data, "enquiries"))).toContainEqual(
    expect.stringMatching(/^outbox\.sqlite\.before-restore-/),
  );
});

test("a restore is refused while a shop runs, even where its lake does not", async () => {
  const { data, lake } = await openShop();
  const backup = temporaryFolder();
  await run(backUpShop, data, backup);
  await lake.close();
  const lock = lockDelivery(data);
  const refused = {
    status: 1,
    said: expect.stringContaining(`A shop is running on ${data}: stop it first.`),
  };
  expect(await run(restoreShop, data, backup)).toEqual(refused);
  lock?.release();
  expect(await run(restoreShop, data, backup)).toMatchObject({ status: 0 });
});

test.each([
  [backUpShop, { SANITY_PROJECT_ID: "abc12345" }, "is in the project abc12345"],
  [restoreShop, { SANITY_PROJECT_ID: "abc12345" }, "is in the project abc12345"],
  [backUpShop, { SANITY_API_HOST: "http://127.0.0.1:3900" }, "is at http://127.0.0.1:3900"],
])("%o of a shop with content elsewhere names the place", async (command, elsewhere, place) => {
  const [data, backup] = [temporaryFolder(), temporaryFolder()];
  expect(await runIn({ DATA_DIR: data, ...elsewhere }, command, backup)).toEqual({
    status: 1,
    said: expect.stringContaining(`The content of this shop ${place}`),
  });
  expect([...readdirSync(data), ...readdirSync(backup)]).toEqual([]);
});
