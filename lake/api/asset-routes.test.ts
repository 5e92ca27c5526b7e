import { unlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLake, paint } from "../testing/test-lake.ts";

/** Each way to ask is answered alike: the status, and whether a cache keeps it. */
test.each(["image", "file"] as const)(
  "what the disk or the lake has lost of a %s is a 404 that no cache keeps, until it is there again",
  async (kind) => {
    const lake = await openLake();
    const editor = lake.as("editor");
    const upload = async () => editor.assets.upload(kind, await paint("#804020"), { filename: "gown.jpg" });
    const asset = await upload();
    const answers = async () => {
      const seen = new Set<string>();
      for (const query of ["", "?w=20", "?fm=json", "/named.jpg"])
        for (const method of ["GET", "HEAD"]) {
          const { status, headers, body } = await lake.ask(`/${asset.path}${query}`, { method });
          await body?.cancel();
          seen.add(`${status} ${headers.get("Cache-Control")?.includes("immutable")}`);
        }
      return [...seen].join();
    };
    expect(await answers()).toBe("200 true");
    await unlink(join(lake.folder, "assets", `${kind}s`, asset.path.split("/").at(-1) ?? ""));
    expect(await answers()).toBe("404 false");
    expect((await upload())._id).toBe(asset._id);
    expect(await answers()).toBe("200 true");
    await editor.delete(asset._id);
    expect(await answers()).toBe("404 false");
    await editor.createOrReplace(asset);
    expect(await answers()).toBe("200 true");
  },
);

test.each([
  ["gown.jpg", 'filename="gown.jpg"'],
  ["kleid Blüte.jpg", `filename="kleid Bl_te.jpg"; filename*=UTF-8''kleid%20Bl%C3%BCte.jpg`],
  ["ليلى.jpg", `filename="____.jpg"; filename*=UTF-8''%D9%84%D9%8A%D9%84%D9%89.jpg`],
  ['a/b\\"c"\r\n.jpg', `filename="a_b__c___.jpg"; filename*=UTF-8''a_b_%22c%22__.jpg`],
  ["(l'été).jpg", `filename="_l__t__.jpg"; filename*=UTF-8''%28l%27%C3%A9t%C3%A9%29.jpg`],
  [`${"x".repeat(199)}😀`, `filename="${"x".repeat(199)}_"; filename*=UTF-8''${"x".repeat(199)}%EF%BF%BD`],
])("a download called %j keeps its letters where a browser knows how", async (name, expected) => {
  const lake = await openLake();
  for (const kind of ["image", "file"] as const) {
    const { path } = await lake
      .as("editor")
      .assets.upload(kind, await paint("#804020"), { filename: "a.jpg" });
    const { headers } = await lake.ask(`/${path}?${new URLSearchParams({ dl: name })}`, { method: "HEAD" });
    expect(headers.get("Content-Disposition"), kind).toBe(`attachment; ${expected}`);
  }
});
