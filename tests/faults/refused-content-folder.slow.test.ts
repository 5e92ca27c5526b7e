import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeNewLabel } from "#server/command/new-label.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { failedStart, openShop, type Shop } from "#tests/support/shop.ts";
import { fetchPage } from "#tests/support/shop-requests.ts";

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
    const lior = await open("lior");
    expect((await fetchPage("/", lior)).text).toContain("Maison Lior");
    expect((await fetchPage("/", lior)).html).not.toMatch(/auvrane/i);
    const editor = editorAt(lior.url, await tokenFor(data, "editor"));
    await editor.patch("house").set({ name: "Maison Edited" }).commit();
    await expect.poll(async () => (await fetchPage("/", lior)).text).toContain("Maison Edited");

    const again = await open("lior");
    expect((await fetchPage("/", again)).text).toContain("Maison Edited");
    expect(again.log()).not.toContain("CONTENT");

    await label("vela", "Studio Vela");
    const vela = await open("vela");
    expect((await fetchPage("/", vela)).text).toContain("Maison Edited");
    await expect.poll(vela.log).toMatch(/CONTENT is not read.*"beganWith":"[^"]*lior"/);
  },
);

test(
  "a wrong folder ends the start with one message and no trace of the code, and the right one is read after it",
  OPENINGS,
  async () => {
    const missing = await failedStart({ DATA_DIR: data, CONTENT: join(folder, "nowhere") });
    expect(missing.code).toBe(1);
    expect(missing.said).toMatch(
      /^DATA_DIR: \S+, new\nCONTENT: there is no data\.ndjson in \S*nowhere\. .*label:new/,
    );

    await label("lior", "Maison Lior");
    await writeFile(join(folder, "lior", "data.ndjson"), '{"_type":"house"\n[]\n');
    const broken = await failedStart({ DATA_DIR: data, CONTENT: join(folder, "lior") });
    expect(broken.code).toBe(1);
    expect(broken.said).toMatch(/ndjson:1: not valid JSON\n.*ndjson:2: /);
    expect(broken.said).not.toMatch(/^ +at |node:internal/m);

    await label("lior", "Maison Lior");
    expect((await fetchPage("/", await open("lior"))).text).toContain("Maison Lior");
  },
);

async function label(name: string, title: string) {
  await writeNewLabel(join(folder, name), { name: title });
}

async function open(name: string): Promise<Shop> {
  await shop?.close();
  shop = await openShop({ DATA_DIR: data, CONTENT: join(folder, name) });
  return shop;
}
