import { Readable } from "node:stream";
import { toWebStream } from "@trousseau/host/web-stream.ts";
import { expect, test } from "vitest";
import { startLake } from "../testing/lake-process.ts";
import { plain } from "../testing/picture.ts";
import { inLake, temporaryFolder } from "../testing/test-lake.ts";

const MEGABYTE = 1024 * 1024;

async function openUploads() {
  const folder = await temporaryFolder();
  const tokensOf = (names: string[]) =>
    inLake(folder, (_, lake) => Promise.resolve(names.map((name) => lake.tokenOf("editor", name))));
  const [own = "", colleague = ""] = await tokensOf(["anna", "berta"]);
  const { origin, megabytes } = await startLake(folder);
  const upload = async (kind: "files" | "images", body: BodyInit, token = own) => {
    const url = `${origin}/v2021-10-21/assets/${kind}/production?filename=film.bin`;
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(url, { method: "POST", headers, body, ...{ duplex: "half" } });
    await response.text();
    return response.status;
  };
  return { upload, colleague, megabytes };
}

test("eight files of 200 MB at once leave the memory of the lake's process where it was", async () => {
  const { upload, megabytes } = await openUploads();
  expect(await upload("files", filmOf(99, 5))).toBe(200);
  const before = await megabytes();
  const films = [1, 2, 3, 4, 5, 6, 7, 8].map((first) => upload("files", filmOf(first, 200)));
  expect(await Promise.all(films)).toEqual(films.map(() => 200));
  // One upload held whole would be more.
  expect((await megabytes("VmHWM")) - before).toBeLessThan(150);
}, 180_000);

test("eight pictures of 60 MB at once take the memory of one", async () => {
  const { upload, colleague, megabytes } = await openUploads();
  const picture = await plain(4500, 4500).tiff({ compression: "none" }).toBuffer();
  expect(picture.byteLength).toBeGreaterThan(57 * MEGABYTE);
  /** Only one pixel in the middle differs. */
  const differing = (at: number) => {
    const other = Buffer.from(picture);
    other[Math.floor(picture.byteLength / 2)] = at;
    return other;
  };
  expect(await upload("images", differing(9))).toBe(200);
  const one = await megabytes("VmHWM");
  const started = performance.now();
  const since = () => performance.now() - started;
  const uploads = Array.from({ length: 8 }, (_, at) => upload("images", differing(at + 1)));
  const small = new Uint8Array(await plain(200, 200, "#963").jpeg().toBuffer());
  const waiting = upload("images", small, colleague).then((status) => ({ status, ms: since() }));
  expect(await Promise.all(uploads)).toEqual(uploads.map(() => 200));
  const allMs = since();
  const { status, ms } = await waiting;
  expect(status).toBe(200);
  // It waits for one of the others, not for all of them.
  expect(ms).toBeLessThan(allMs / 2);
  expect((await megabytes("VmHWM")) - one).toBeLessThan(150);
}, 180_000);

/** Each film has different bytes, made as they are sent. */
function filmOf(first: number, megabytes: number): ReadableStream<Uint8Array> {
  const chunk = Buffer.alloc(MEGABYTE, first);
  return toWebStream(Readable.from(Array.from({ length: megabytes }, () => chunk)));
}
