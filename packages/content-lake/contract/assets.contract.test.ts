import { expect, test } from "vitest";
import { paint } from "../testing/test-lake.ts";
import { openContractHost } from "./contract-host.ts";

test("a picture is uploaded once, described, and served from its address", async () => {
  const { editor, id } = await openContractHost();
  const bytes = await paint("#336699", 40, 20);
  const asset = await editor.assets.upload("image", bytes, { filename: "blue.jpg", title: id("title") });
  const again = await editor.assets.upload("image", bytes, { filename: "other-name.jpg" });
  expect(again._id).toBe(asset._id);
  expect(asset).toMatchObject({
    _id: expect.stringMatching(/^image-[0-9a-f]{40}-40x20-jpg$/),
    originalFilename: "blue.jpg",
    mimeType: "image/jpeg",
    size: bytes.byteLength,
    metadata: { dimensions: { width: 40, height: 20, aspectRatio: 2 }, hasAlpha: false, isOpaque: true },
  });
  await editor.delete(asset._id);
});

test("a file keeps its bytes and its name", async () => {
  const { editor } = await openContractHost();
  const asset = await editor.assets.upload("file", Buffer.from("care: dry clean"), {
    filename: "care.txt",
  });
  expect(asset).toMatchObject({
    _id: expect.stringMatching(/^file-[0-9a-f]{40}-txt$/),
    extension: "txt",
    size: 15,
  });
  await editor.delete(asset._id);
});
