import { expect, test } from "vitest";
import { listenTo } from "../testing/listening.ts";
import { openLake, paint } from "../testing/test-lake.ts";

test("an asset's url is the same by query, projection, doc, listen, history, export and upload, at every origin", async () => {
  const lake = await openLake();
  const address = await lake.serve();
  const token = lake.tokenOf("editor");
  const at = (apiHost: string) => lake.as({ token }, { apiHost, resolveFetch: () => fetch });
  const first = at(address);
  const { nextMutation } = await listenTo(first, "*[_type == 'sanity.imageAsset']");
  const asset = await first.assets.upload("image", await paint("#123456"), { filename: "gown.jpg" });
  const event = await nextMutation();
  const text = `/${asset.path}`;
  const image = { _type: "image", asset: { _type: "reference", _ref: asset._id } };
  for (const _id of ["gown", "drafts.gown"])
    await first.create({ _id, _type: "product", mainImage: image, text });

  expect(asset.url).toBe(address + text);
  expect(event.result?.url).toBe(asset.url);
  expect(JSON.stringify(event.mutations)).toContain(`"${asset.url}"`);
  const query = "*[_id == 'gown'][0]{'urls': [mainImage.asset->url, mainImage.asset->.url], text}";
  for (const origin of [address, address.replace("127.0.0.1", "localhost")]) {
    const [client, url] = [at(origin), origin + text];
    for (const perspective of ["published", "drafts"] as const)
      expect(await client.fetch(query, {}, { perspective }), perspective).toEqual({ urls: [url, url], text });
    expect(await client.getDocument(asset._id)).toMatchObject({ url });
    for (const path of [
      `/data/history/production/documents/${asset._id}?time=${new Date().toISOString()}`,
      `/data/history/production/transactions/${asset._id}`,
      "/data/export/production",
    ]) {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${origin}/v2021-10-21${path}`, { headers });
      expect(await answer.text(), path).toContain(`"${url}"`);
    }
  }
});
