import { expect, test } from "vitest";
import { assetUrlFor, changeAtOrigin, withAssetUrl } from "./asset-url.ts";

const path = "images/atelier/production/a-1x1.jpg";
const asset = { _id: "image-a-1x1-jpg", _type: "sanity.imageAsset", path, url: `/${path}` };
const origin = "https://label.test";
const shownAsset = { ...asset, url: `${origin}/${path}` };

test("an asset's address is that of the request, also of one that was written back with another", () => {
  expect(withAssetUrl(asset, origin)).toEqual(shownAsset);
  expect(withAssetUrl({ ...asset, url: `http://127.0.0.1:3333/${path}` }, origin)).toEqual(shownAsset);
});

test.each<Parameters<typeof assetUrlFor>[0]>([
  { _id: "odile", _type: "product", path, url: `/${path}` },
  { ...asset, url: undefined },
  { ...asset, url: 1 },
  { ...asset, path: undefined },
  { ...asset, url: `https://cdn.sanity.io/${path}` },
])("%j stays as it is stored", (document) => {
  expect(assetUrlFor(document, origin)).toBeUndefined();
  expect(withAssetUrl(document, origin)).toBe(document);
  expect(withAssetUrl(asset, undefined)).toBe(asset);
});

test("a change has the addresses of the request before, after and in what was asked for", () => {
  const gone = { id: asset._id, before: asset, after: undefined, mutations: [], positions: [] };
  expect(changeAtOrigin(origin, gone)).toEqual({ ...gone, before: shownAsset });
  const made = {
    ...gone,
    before: undefined,
    after: asset,
    mutations: [{ create: asset }, { createOrReplace: asset }, { createIfNotExists: asset }],
  };
  expect(changeAtOrigin(origin, made)).toEqual({
    ...made,
    after: shownAsset,
    mutations: [{ create: shownAsset }, { createOrReplace: shownAsset }, { createIfNotExists: shownAsset }],
  });
  expect(changeAtOrigin(undefined, made)).toBe(made);
});
