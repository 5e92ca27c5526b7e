import { execFile, spawnSync } from "node:child_process";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SanityClient } from "@sanity/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { openAppointmentShop } from "#tests/support/appointment-shop.ts";
import { openMailServer } from "#tests/support/mail-server.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { openShop } from "#tests/support/shop.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { sendVisit, visitForm } from "#tests/support/visit-forms.ts";

/** The sample label takes a quarter of it. */
const DISK_MEGABYTES = 400;

test("on a full disk nobody is booked, and everybody is told so with her words kept; with room again it is booked, and mailed once", async () => {
  const disk = await mountDisk();
  const { mails, ...mail } = await openMailServer();
  const settings = { SMTP_URL: mail.url, MAIL_FROM: "shop@label.example", MAIL_TO: "atelier@label.example" };
  const PUBLIC_URL = "https://label.example";
  const shop = await openAppointmentShop(() =>
    openShop({ DATA_DIR: join(disk, "data"), PUBLIC_URL, ...settings }),
  );
  onTestFinished(async () => void (await Promise.all([shop.close(), mail.close()])));
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  const visits = () => editor.fetch('*[_type == "appointment"] | order(name) {name, state}');
  const { link, status } = await sendVisit(shop, await visitForm(shop, "Ada"));
  expect(status).toBe(303);
  await vi.waitFor(() => expect(mails).toHaveLength(2), 20_000);

  const ballast = join(disk, "ballast");
  await fillDisk(ballast, editor);
  const bea = await visitForm(shop, "Bea");
  for (let round = 0; round < 3; round += 1) {
    const { html, text, ...refused } = await sendVisit(shop, bea);
    expect(refused.status).toBe(503);
    expect(text).toContain("We could not book this just now. Nothing you wrote is lost");
    expect(html).toContain('value="Bea"');
  }
  for (const fields of [{ cancel: "visit" }, { day: bea["day"] ?? "", time: bea["time"] ?? "" }]) {
    const { text, ...refused } = await sendVisit(shop, fields, link);
    expect(refused.status).toBe(503);
    expect(text).toContain("Nothing has changed: try again in a moment.");
  }
  expect(await visits()).toEqual([{ name: "Ada", state: "confirmed" }]);
  expect((await fetch(shop.url + link)).status).toBe(200);

  await rm(ballast);
  expect(await sendVisit(shop, bea)).toMatchObject({ status: 303 });
  expect(await sendVisit(shop, { cancel: "visit" }, link)).toMatchObject({ status: 200 });
  expect(await visits()).toEqual([
    { name: "Ada", state: "cancelled" },
    { name: "Bea", state: "confirmed" },
  ]);
  await vi.waitFor(() => expect(mails.length).toBeGreaterThanOrEqual(6), 20_000);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
});

/** Nothing else shows what a full disk does, so this test is never skipped. */
async function mountDisk(): Promise<string> {
  const folder = temporaryFolder();
  const options = ["-t", "tmpfs", "-o", `size=${DISK_MEGABYTES}m,mode=700`, "tmpfs", folder];
  await promisify(execFile)("mount", options).catch((cause: unknown) => {
    throw new Error(`This test mounts a disk of ${DISK_MEGABYTES} MB, which needs root`, { cause });
  });
  onTestFinished(() => void spawnSync("umount", ["--lazy", folder]));
  return folder;
}

/** The lake may still have room in the pages of its own file. */
async function fillDisk(ballast: string, editor: SanityClient): Promise<void> {
  const file = await open(ballast, "w");
  for (const size of [1024 * 1024, 4096]) {
    const block = Buffer.alloc(size, 1);
    const isWritten = () =>
      file.write(block).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      );
    while (await isWritten());
  }
  await file.close();
  for (let at = 0; at < 2000; at += 1) {
    const note = { _id: `note-${at}`, _type: "note", text: "x".repeat(100) };
    const isFull = await editor.create(note).then(
      () => false,
      () => true,
    );
    if (isFull) return;
  }
  throw new Error("The disk does not become full");
}
