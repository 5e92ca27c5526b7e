import { appendFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeNewLabel } from "#server/command/new-label.ts";
import { pageOf } from "#tests/support/page.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { failedStart, openShop, type Shop } from "#tests/support/shop.ts";

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
    const missing = await failedStart({ DATA_DIR: data, CONTENT: join(folder, "nowhere") });
    expect(missing.code).toBe(1);
    expect(missing.said).toMatch(/^CONTENT: there is no data\.ndjson in \S*nowhere\. .*label:new/);

    await label("lior", "Maison Lior");
    await writeFile(join(folder, "lior", "data.ndjson"), '{"_type":"house"\n[]\n');
    const broken = await failedStart({ DATA_DIR: data, CONTENT: join(folder, "lior") });
    expect(broken.code).toBe(1);
    expect(broken.said).toMatch(/ndjson:1: not valid JSON\n.*ndjson:2: /);

    await label("lior", "Maison Lior");
    await open("lior");
    expect((await home()).text).toContain("Maison Lior");
  },
);

test(
  "whatever CONTENT names, a start that it cannot begin with ends with one message and no trace of the code",
  OPENINGS,
  async () => {
    const junk: [name: string, write: (at: string) => Promise<unknown>, said: RegExp][] = [
      ["file", (at) => writeFile(at, "hello"), /^CONTENT: \S*file is no folder: .*label:new/],
      ["empty", (at) => mkdir(at), /^CONTENT: there is no data\.ndjson in \S*empty\. .*label:new/],
      ["inside", (at) => mkdir(join(at, "data.ndjson"), { recursive: true }), /ndjson: is a folder$/],
      ["binary", (at) => written(at, "\u00ff\u00fe\u0000{"), /ndjson: is not text in UTF-8$/],
      ["nothing", (at) => written(at, "\n"), /data\.ndjson: there is no document in it$/],
      ["half", (at) => written(at, '{"_id":"house","_type":'), /ndjson:1: not valid JSON$/],
      [
        "types",
        (at) => written(at, '[]\n"house"\nnull\n{"_id":7,"_type":"house"}\n{"_id":"a","_type":3}'),
        /:1: is no document.*\n.*:2: is no document.*\n.*:3: is no document.*\n.*:4: the _id of a document is a text\n.*:5: a document needs a _type$/,
      ],
    ];
    for (const [name, write, said] of junk) {
      await write(join(folder, name));
      const failed = await failedStart({ DATA_DIR: data, CONTENT: join(folder, name) });
      expect(failed.said).toMatch(/^CONTENT: /);
      expect(failed.said).toMatch(said);
      expect(failed.said).not.toMatch(/^ +at |node:internal|EISDIR/m);
      expect(failed.code).toBe(1);
    }
  },
);

async function written(at: string, text: string) {
  await mkdir(at);
  await writeFile(join(at, "data.ndjson"), Buffer.from(text, "latin1"));
}

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
