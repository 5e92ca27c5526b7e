import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openPictureFolder } from "./picture-folder.ts";

let folder: string;
const none = async () => new Map<string, string>();

beforeEach(() => {
  folder = temporaryFolder();
});

function picture() {
  return sharp({ create: { width: 60, height: 80, channels: 3, background: "#e6c4ba" } });
}

test.each(["jpeg", "png", "webp", "avif", "gif", "tiff"] as const)("%s is taken", async (format) => {
  await picture().toFormat(format).toFile(join(folder, "front"));
  const open = await openPictureFolder(folder, ["front"], none);
  expect(open("front")).toMatchObject({ path: join(folder, "front"), size: { width: 60, height: 80 } });
});

test("a drawing is taken, and what is no picture is refused", async () => {
  await writeFile(
    join(folder, "drawn.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>',
  );
  await writeFile(join(folder, "notes.txt"), "Silk.");
  const open = await openPictureFolder(folder, ["drawn.svg", "notes.txt"], none);
  expect(open("drawn.svg")).toMatchObject({ size: { width: 4, height: 5 } });
  expect(open("notes.txt")).toEqual({
    fault: "“notes.txt” is not a picture that the shop can show: save it as JPEG, PNG, WebP or AVIF",
  });
});

test("a picture that was taken on its side has the size that it is shown in", async () => {
  await picture().withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, "front.jpg"));
  const open = await openPictureFolder(folder, ["front.jpg"], none);
  expect(open("front.jpg")).toMatchObject({ size: { width: 80, height: 60 } });
});

test("names are found whatever their case, their accents' spelling and their slashes; two of one name are not", async () => {
  await mkdir(join(folder, "Été"));
  await picture()
    .jpeg()
    .toFile(join(folder, "Été", "Front.JPG"));
  const spelled = ["été/front.jpg".normalize("NFD"), "ÉTÉ\\FRONT.jpg"];
  const open = await openPictureFolder(folder, spelled, none);
  for (const name of spelled) expect(open(name)).toMatchObject({ path: join(folder, "Été", "Front.JPG") });
  await picture()
    .jpeg()
    .toFile(join(folder, "Été", "front.jpg"));
  const both = await openPictureFolder(folder, ["été/front.jpg", "front.jpg"], none);
  expect(both("été/front.jpg")).toEqual({ fault: `there are two files “été/front.jpg” in ${folder}` });
  // Which folder it is in belongs to its name.
  expect(both("front.jpg")).toEqual({ fault: `there is no file “front.jpg” in ${folder}` });
});

test("the content host is asked once, for each digest once, and not at all where there is no file", async () => {
  await picture().jpeg().toFile(join(folder, "one.jpg"));
  await picture().jpeg().toFile(join(folder, "same.jpg"));
  const asked: (readonly string[])[] = [];
  const assetsOf = (digests: readonly string[]) => {
    asked.push(digests);
    return Promise.resolve(new Map(digests.map((digest) => [digest, `image-${digest}`])));
  };
  const report = vi.fn();
  const open = await openPictureFolder(folder, ["one.jpg", "same.jpg", "one.jpg"], assetsOf, report);
  expect(report).toHaveBeenLastCalledWith({ step: "Reading the pictures", current: 2, total: 2 });
  expect(asked).toEqual([[expect.stringMatching(/^[0-9a-f]{40}$/)]]);
  expect(open("same.jpg")).toMatchObject({ assetId: `image-${asked[0]?.[0]}` });
  await openPictureFolder(folder, ["gone.jpg"], assetsOf);
  expect(asked).toHaveLength(1);
  expect(open("another.jpg")).toEqual({ fault: "there is no file “another.jpg”" });
});

test("without a folder it is said how to name one", async () => {
  const open = await openPictureFolder(undefined, ["front.jpg"], none);
  expect(open("front.jpg")).toEqual({
    fault: "where is “front.jpg”? Name the folder of the pictures with --pictures",
  });
});
