import { chmodSync, chownSync, readdirSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { NOBODY } from "@trousseau/host/testing/without-rights.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { openShop, type Shop, withHealthToken } from "#tests/support/shop.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const isRoot = process.getuid?.() === 0;

const LATE = 120_000;

/** A shop has left its last good catalogue in the folder, and opens again with these rights. */
async function reopened(
  rightsOf: (path: string, isFolder: boolean) => number,
  prepare?: (data: string) => void,
) {
  const data = temporaryFolder();
  await cp(process.env.SEEDED_DATA ?? "", data, { recursive: true });
  const first = await openShop({ DATA_DIR: data });
  await vi.waitFor(() => expect(readdirSync(data).join()).toContain("last-good-"), 30_000);
  await first.close();
  const entries = readdirSync(data, { recursive: true, withFileTypes: true });
  // The deepest comes first: a closed folder hides the rest from its owner, too.
  for (const entry of entries.toReversed()) {
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, rightsOf(path, entry.isDirectory()));
  }
  chmodSync(data, rightsOf(data, true));
  prepare?.(data);
  onTestFinished(() => {
    chmodSync(data, 0o700);
    for (const entry of readdirSync(data, { recursive: true, withFileTypes: true }))
      if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o700);
  });
  const shop = await openShop({ DATA_DIR: data }, { isBoundByRights: true });
  onTestFinished(() => shop.close().then(() => undefined));
  return shop;
}

async function expectPages({ url }: Shop) {
  for (const path of ["/", "/about", "/product/aurelie"])
    expect((await fetch(url + path)).status, path).toBe(200);
}

async function healthOf({ url }: Shop) {
  return await (await fetch(`${url}/healthz`, withHealthToken)).json();
}

test(
  "a shop on a disk that has become read-only opens with its last good catalogue, takes no message, and says why",
  async () => {
    const shop = await reopened((_path, isFolder) => (isFolder ? 0o555 : 0o444));
    await expectPages(shop);
    const body = new URLSearchParams({ name: "Ada", email: "ada@mail.example", message: "A dress for May" });
    expect((await fetch(`${shop.url}/contact`, { method: "POST", body })).status).toBe(503);
    expect(await healthOf(shop)).toMatchObject({ canStore: false, alarms: { disk: true } });
  },
  LATE,
);

test.skipIf(!isRoot)(
  "a shop with a database of another owner opens with its last good catalogue, and the log names the file",
  async () => {
    const shop = await reopened(
      (_path, isFolder) => (isFolder ? 0o700 : 0o600),
      (data) => chownSync(join(data, "lake/lake.sqlite"), NOBODY, NOBODY),
    );
    await expectPages(shop);
    await vi.waitFor(() => expect(shop.log()).toContain("lake/lake.sqlite"), 30_000);
    expect(await healthOf(shop)).toMatchObject({ canStore: true });
  },
  LATE,
);
