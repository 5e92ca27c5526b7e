import { unlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clientAs, ORIGIN, openTestLake, paint, temporaryFolder } from "../testing/test-lake.ts";

test("a picture or a file that the disk has lost is a 404 that no cache keeps, until it is uploaded again", async () => {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder });
  const client = clientAs(lake, "editor");
  for (const kind of ["image", "file"] as const) {
    const bytes = await paint("#804020");
    const { _id, path } = await client.assets.upload(kind, bytes, { filename: "gown.jpg" });
    const ask = async (query: string, method: string) => {
      const response = await lake.fetch(`${ORIGIN}/${path}${query}`, { method });
      await response.body?.cancel();
      return [response.status, response.headers.get("Cache-Control")?.includes("immutable")];
    };
    const asked = ["", "?w=20", "?fm=json", "/named.jpg"].flatMap((query) =>
      ["GET", "HEAD"].map((method) => [query, method] as const),
    );
    const answers = () => Promise.all(asked.map((each) => ask(...each)));
    expect(await answers(), kind).toEqual(asked.map(() => [200, true]));
    await unlink(join(folder, "assets", `${kind}s`, path.split("/").at(-1) ?? ""));
    expect(await answers(), kind).toEqual(asked.map(() => [404, false]));
    expect((await client.assets.upload(kind, bytes, { filename: "gown.jpg" }))._id).toBe(_id);
    expect(await answers(), kind).toEqual(asked.map(() => [200, true]));
  }
});

test.each([
  ["gown.jpg", 'filename="gown.jpg"'],
  ["kleid Blüte.jpg", `filename="kleid Bl_te.jpg"; filename*=UTF-8''kleid%20Bl%C3%BCte.jpg`],
  ["ليلى.jpg", `filename="____.jpg"; filename*=UTF-8''%D9%84%D9%8A%D9%84%D9%89.jpg`],
  ['a/b\\"c"\r\n.jpg', `filename="a_b__c___.jpg"; filename*=UTF-8''a_b_%22c%22__.jpg`],
  ["(l'été).jpg", `filename="_l__t__.jpg"; filename*=UTF-8''%28l%27%C3%A9t%C3%A9%29.jpg`],
  [`${"x".repeat(199)}😀`, `filename="${"x".repeat(199)}_"; filename*=UTF-8''${"x".repeat(199)}%EF%BF%BD`],
])("a download called %j keeps its letters where a browser knows how", async (name, expected) => {
  const lake = await openTestLake();
  const client = clientAs(lake, "editor");
  for (const kind of ["image", "file"] as const) {
    const { path } = await client.assets.upload(kind, await paint("#804020"), { filename: "gown.jpg" });
    const response = await lake.fetch(`${ORIGIN}/${path}?${new URLSearchParams({ dl: name })}`);
    await response.body?.cancel();
    expect(response.headers.get("Content-Disposition"), kind).toBe(`attachment; ${expected}`);
  }
});
