import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeNewLabel } from "#server/command/new-label.ts";
import { pageOf } from "#tests/support/page.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, refusalOf, type Shop } from "#tests/support/shop.ts";

/** Three starts each, on a machine that is busy with other tests. In milliseconds. */
const OPENINGS = { timeout: 120_000 };

let folder: string;
let data: string;
let shop: Shop | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "trousseau-folder-"));
  data = join(folder, "data");
});

afterEach(async () => {
  await shop?.close();
  shop = undefined;
  await rm(folder, { recursive: true, force: true });
});

test(
  "a new shop opens on the folder it is given; what is edited since stays, and another folder is not read",
  OPENINGS,
  async () => {
    await label("lior", "Maison Lior");
    await open("lior");
    expect((await home()).text).toContain("Maison Lior");
    expect((await home()).html).not.toMatch(/auvrane/i);
    const editor = editorAt(shop?.url ?? "", await tokenFor(data, "editor"));
    await editor.patch("house").set({ name: "Maison Edited" }).commit();
    await expect.poll(async () => (await home()).text).toContain("Maison Edited");

    await open("lior");
    expect((await home()).text).toContain("Maison Edited");
    expect(shop?.log()).not.toContain("CONTENT");

    await label("vela", "Studio Vela");
    await open("vela");
    expect((await home()).text).toContain("Maison Edited");
    await expect.poll(() => shop?.log()).toMatch(/CONTENT is not read.*"beganWith":"[^"]*lior"/);
  },
);

test("a folder that has changed since is not read again, and that is said", OPENINGS, async () => {
  await label("lior", "Maison Lior");
  await open("lior");
  await appendFile(join(folder, "lior", "data.ndjson"), '{"_id":"extra","_type":"carePage"}\n');
  await open("lior");
  await expect.poll(() => shop?.log()).toContain("CONTENT is not read");
});

test(
  "a wrong folder ends the start with one message, and the right one is read after it",
  OPENINGS,
  async () => {
    const missing = await refusalOf({ DATA_DIR: data, CONTENT: join(folder, "nowhere") });
    expect(missing.code).toBe(1);
    expect(missing.said).toMatch(/^CONTENT: there is no data\.ndjson in \S*nowhere\. .*label:new/);

    await label("lior", "Maison Lior");
    await writeFile(join(folder, "lior", "data.ndjson"), '{"_type":"house"\n[]\n');
    const broken = await refusalOf({ DATA_DIR: data, CONTENT: join(folder, "lior") });
    expect(broken.code).toBe(1);
    expect(broken.said).toMatch(/ndjson:1: not valid JSON\n.*ndjson:2: /);

    await label("lior", "Maison Lior");
    await open("lior");
    expect((await home()).text).toContain("Maison Lior");
  },
);

async function label(name: string, title: string) {
  await writeNewLabel(join(folder, name), { name: title });
}

async function open(name: string) {
  await shop?.close();
  shop = await openShop({ DATA_DIR: data, CONTENT: join(folder, name) });
}

async function home() {
  return pageOf(await fetch(shop?.url ?? ""));
}
