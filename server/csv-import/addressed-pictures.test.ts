import { createServer } from "node:http";
import sharp from "sharp";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isPublic, openAddressedPictures } from "./addressed-pictures.ts";

let picture: Buffer;

beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#e6c4ba" } })
    .jpeg()
    .toBuffer();
});

/** A host of pictures, and the paths that it was asked for. */
async function openHost() {
  const paths: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    paths.push(url);
    if (url.startsWith("/moved")) response.writeHead(302, { Location: "/lia.jpg" }).end();
    else if (url.startsWith("/words")) response.end("Silk.");
    else if (url.startsWith("/large")) response.end(Buffer.alloc(21 * 1024 * 1024));
    else response.end(picture);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { origin: `http://127.0.0.1:${port}`, paths };
}

const none = async () => new Map<string, string>();
const anywhere = () => true;

test("a picture is fetched once from its address, under its own name, and one that the host has is not fetched", async () => {
  const { origin, paths } = await openHost();
  const digests: string[] = [];
  const assetsOf = (sought: readonly string[]) => {
    digests.push(...sought);
    return Promise.resolve(new Map([[sought[0] ?? "", "image-abc-960x1200-jpg"]]));
  };
  const names = [`${origin}/known.jpg`, `${origin}/a/lia%20front.jpg?v=2`, `${origin}/a/lia%20front.jpg?v=2`];
  const folder = temporaryFolder();
  const pictures = await openAddressedPictures(names, { assetsOf, folder, mayFetchFrom: anywhere });
  expect(names.map((name) => pictures(name))).toMatchObject([
    { assetId: "image-abc-960x1200-jpg", sha1: digests[0], size: { width: 960, height: 1200 } },
    { path: expect.stringMatching(/\/lia-20front\.jpg$/), sha1: digests[1], size: { width: 60, height: 80 } },
    { sha1: digests[1] },
  ]);
  expect(paths).toEqual(["/a/lia%20front.jpg?v=2"]);
});

test("without leave nothing is fetched", async () => {
  const { origin, paths } = await openHost();
  const pictures = await openAddressedPictures([`${origin}/lia.jpg`], { assetsOf: none, folder: undefined });
  expect(pictures(`${origin}/lia.jpg`)).toEqual({ fault: expect.stringContaining("--fetch-pictures") });
  expect(paths).toEqual([]);
});

test.each([
  ["/moved.jpg", "it answered 302"],
  ["/words.jpg", "is not a picture that the shop can show"],
  ["/large.jpg", "it is larger than 20971520 bytes"],
])("%s is refused: %s", async (path, reason) => {
  const { origin } = await openHost();
  const fetching = { assetsOf: none, folder: temporaryFolder(), mayFetchFrom: anywhere };
  const pictures = await openAddressedPictures([origin + path], fetching);
  expect(pictures(origin + path)).toEqual({ fault: expect.stringContaining(reason) });
});

test("a private network is asked for nothing, by its number or by a name", async () => {
  const { origin, paths } = await openHost();
  const names = [`${origin}/lia.jpg`, `${origin.replace("127.0.0.1", "localhost")}/lia.jpg`];
  const pictures = await openAddressedPictures(names, { assetsOf: none, folder: temporaryFolder() });
  for (const name of names)
    expect(pictures(name)).toEqual({ fault: expect.stringMatching(/is in a private network$/) });
  expect(paths).toEqual([]);
});

test.each([
  [
    "127.0.0.1",
    "10.1.2.3",
    "192.168.1.1",
    "172.20.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
  ],
  [
    "::1",
    "::",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "fe80::1",
    "fd00::1",
    "ff02::1",
    "2002:7f00:1::",
    "64:ff9b::a00:1",
  ],
])("%s and its like are private", (...addresses) => {
  expect(addresses.filter(isPublic)).toEqual([]);
});

test("addresses of the internet are public", () => {
  const addresses = [
    "23.227.38.33",
    "8.8.8.8",
    "172.15.0.1",
    "172.32.0.1",
    "2620:127:f00f::1",
    "2a00:1450:4001::200e",
  ];
  expect(addresses.filter(isPublic)).toEqual(addresses);
});
