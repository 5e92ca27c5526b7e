import { expect, test } from "vitest";
import { listenTo } from "../testing/listening.ts";
import { clientOf, openTestLake, paint, serveTestLake } from "../testing/test-lake.ts";

test("an asset's url is the same by query, projection, doc, listen, history, export and upload, at every origin", async () => {
  const lake = await openTestLake();
  const address = await serveTestLake(lake);
  const token = lake.issueToken({ name: "test", role: "editor" });
  const at = (apiHost: string) => clientOf(lake, { token, apiHost, resolveFetch: () => fetch });
  const origins = [address, address.replace("127.0.0.1", "localhost")];
  const [first, second] = origins.map(at);
  if (first === undefined || second === undefined) throw new Error("There are two clients");

  const listening = listenTo(
    first.listen("*[_type == 'sanity.imageAsset']", {}, { events: ["welcome", "mutation"] }),
  );
  await listening.next();
  const asset = await first.assets.upload("image", await paint("#123456"), { filename: "gown.jpg" });
  const event = await listening.nextMutation();
  const image = { _type: "image", asset: { _type: "reference", _ref: asset._id } };
  await first.create({ _id: "gown", _type: "product", mainImage: image, text: `/${asset.path}` });
  await first.create({ _id: "drafts.gown", _type: "product", mainImage: image, text: `/${asset.path}` });

  expect(asset.url).toBe(`${address}/${asset.path}`);
  expect(event.result?.url).toBe(asset.url);
  expect(JSON.stringify(event.mutations)).toContain(`"${asset.url}"`);
  for (const [index, client] of [first, second].entries()) {
    const url = `${origins[index]}/${asset.path}`;
    const query = (perspective: "published" | "drafts") =>
      client.fetch(
        "*[_id == 'gown'][0]{'url': mainImage.asset->url, 'asset': mainImage.asset->, text}",
        {},
        { perspective },
      );
    for (const perspective of ["published", "drafts"] as const) {
      const result = await query(perspective);
      expect([result.url, result.asset.url], perspective).toEqual([url, url]);
      expect(result.text).toBe(`/${asset.path}`);
    }
    expect((await client.getDocument(asset._id))?.url).toBe(url);
    const base = `/data/history/production`;
    const past = await client.request({
      uri: `${base}/documents/${asset._id}?time=${new Date().toISOString()}`,
    });
    expect(past.documents[0].url).toBe(url);
    const headers = { Authorization: `Bearer ${token}` };
    for (const path of [`${base}/transactions/${asset._id}`, "/data/export/production"]) {
      const lines = await (await fetch(`${origins[index]}/v2021-10-21${path}`, { headers })).text();
      expect(lines, path).toContain(`"${url}"`);
    }
  }
});
