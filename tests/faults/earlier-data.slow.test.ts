import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { build, node, root } from "#scripts/prepare.mjs";
import { editorAt, lakeOf, tokenFor } from "#tests/support/running-lake.ts";
import { failedStart, openShop } from "#tests/support/shop.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** Each archive is a DATA_DIR as a shop of that commit has left it: tests/earlier-data/README.md. */
async function dataOf(commit: string): Promise<string> {
  const folder = temporaryFolder();
  const archive = join(root, `tests/earlier-data/${commit}.tar.gz`);
  await promisify(execFile)("tar", ["-xzf", archive, "-C", folder]);
  return folder;
}

describe.each([
  { commit: "154aa52c", copies: ["access.sqlite.before-schema-4", "outbox.sqlite.before-schema-5"] },
  { commit: "4b868966", copies: ["access.sqlite.before-schema-4"] },
  { commit: "ed8bf5f6", copies: ["access.sqlite.before-schema-4"] },
])("the data of $commit", ({ commit, copies }) => {
  test("are all there, and a copy is beside each database that was changed", async () => {
    const data = await dataOf(commit);
    const shop = await openShop({ DATA_DIR: data });
    onTestFinished(async () => void (await shop.close()));
    await vi.waitFor(() => expect(lakeOf(shop)).not.toBeNull(), 20_000);

    const page = await (await fetch(`${shop.url}/product/aurelie`)).text();
    expect(page).toMatch(/2,500\s\$/);
    const [picture] = /\/images\/[^"?&]+/.exec(page) ?? [];
    expect((await fetch(`${shop.url}${picture}?w=320`)).status).toBe(200);

    const editor = editorAt(shop.url, await tokenFor(data, "editor"));
    const asked = `{
      "messages": *[_type == "enquiry"] | order(received).message,
      "subscribers": *[_type == "subscriber"].email
    }`;
    await vi.waitFor(async () => {
      const kept = { messages: ["delivered", "waiting"], subscribers: ["ada@mail.example"] };
      expect(await editor.fetch(asked, {}, { perspective: "raw" })).toEqual(kept);
    }, 20_000);
    expect(await peopleIn(data)).toMatch(/mara\s+administrator/);
    const counts = new DatabaseSync(join(data, "counts/counts.sqlite"), { readOnly: true });
    expect(counts.prepare("SELECT kind, dress, count FROM counts").all()).toEqual([
      { kind: "view", dress: "aurelie", count: 1 },
    ]);
    counts.close();

    const files = readdirSync(data, { recursive: true, encoding: "utf8" });
    const beside = files.flatMap((path) => /[^/]+\.before-schema-\d$/.exec(path) ?? []);
    expect(beside.toSorted()).toEqual(copies);
  });
});

test("the data of 0.2.0 have one language until another is chosen, and then its texts", async () => {
  await build(["fr"]);
  const data = await dataOf("ed8bf5f6");
  const shop = await openShop({ DATA_DIR: data });
  onTestFinished(async () => void (await shop.close()));
  await vi.waitFor(() => expect(lakeOf(shop)).not.toBeNull(), 20_000);
  const dress = async (path: string) => (await fetch(`${shop.url}${path}/product/aurelie`)).text();
  expect(await dress("")).not.toContain("hreflang");
  expect((await fetch(`${shop.url}/fr`)).status).toBe(404);

  const editor = editorAt(shop.url, await tokenFor(data, "editor"));
  const id = await editor.fetch<string>('*[slug.current == "aurelie"][0]._id');
  await editor
    .patch("house")
    .set({ languages: ["fr"] })
    .commit();
  await editor
    .patch(id)
    .set({ translations: { fr: { description: "Un tulle ivoire." } } })
    .commit();
  await vi.waitFor(async () => expect(await dress("/fr")).toContain("Un tulle ivoire."), 60_000);
  expect(await dress("")).not.toContain("Un tulle ivoire.");
}, 120_000);

test.each(["7e572569", "c6428d9a"])(
  "the data of %s, from before the first version, are left",
  async (commit) => {
    const data = await dataOf(commit);
    const before = bytesIn(data);
    const { code, said } = await failedStart({ DATA_DIR: data });
    expect(code).toBe(1);
    expect(said.split("\n").slice(1)).toEqual([
      `${join(data, "lake/lake.sqlite")} was written by another version (schema 5, this one knows 1): start that version, or restore a backup of this one into another folder.`,
    ]);
    expect(bytesIn(data)).toEqual(before);
  },
);

async function peopleIn(data: string): Promise<string> {
  const command = join(root, "lake/command/content-lake-command.ts");
  const words = ["people", "list", "--folder", join(data, "lake")];
  return (await promisify(execFile)(node, [command, ...words])).stdout;
}

function bytesIn(data: string) {
  const files = ["lake/lake.sqlite", "lake/access.sqlite", "enquiries/outbox.sqlite", "preview-secret"];
  return files.map((file) => readFileSync(join(data, file), "base64"));
}
