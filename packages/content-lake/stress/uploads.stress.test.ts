import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { toWebStream } from "../http/web-stream.ts";
import { openTestLake, temporaryFolder } from "../testing/test-lake.ts";

const MEGABYTE = 1024 * 1024;

test("eight files of 200 MB at once leave the memory of the lake's process where it was", async () => {
  const lake = await startLake();
  expect(await lake.upload("files", filmOf(99, 5))).toBe(200);
  const before = await lake.megabytes("VmRSS");
  const films = [1, 2, 3, 4, 5, 6, 7, 8].map((first) => lake.upload("files", filmOf(first, 200)));
  expect(await Promise.all(films)).toEqual(films.map(() => 200));
  const most = await lake.megabytes("VmHWM");
  console.info(`Files: ${before} MB before, at most ${most} MB`);
  // One upload held whole would be more.
  expect(most - before).toBeLessThan(150);
}, 180_000);

test("eight pictures of 60 MB at once take the memory of one", async () => {
  const lake = await startLake();
  const picture = await sharp({ create: { width: 4500, height: 4500, channels: 3, background: "#369" } })
    .tiff({ compression: "none" })
    .toBuffer();
  expect(picture.byteLength).toBeGreaterThan(57 * MEGABYTE);
  expect(await lake.upload("images", picture)).toBe(200);
  const one = await lake.megabytes("VmHWM");
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  const uploads = Array.from({ length: 8 }, (_, at) => lake.upload("images", differing(picture, at + 1)));
  const small = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#963" } })
    .jpeg()
    .toBuffer();
  const colleague = lake.uploadAs("colleague", "images", small).then((status) => ({ status, ms: since() }));
  expect(await Promise.all(uploads)).toEqual(uploads.map(() => 200));
  const allMs = since();
  const { status, ms } = await colleague;
  console.info(`A colleague's picture: ${ms} ms, the others ${allMs} ms`);
  expect(status).toBe(200);
  // It waits for one of the others, not for all of them.
  expect(ms).toBeLessThan(allMs / 2);
  const most = await lake.megabytes("VmHWM");
  console.info(`Pictures: ${one} MB after one, at most ${most} MB`);
  expect(most - one).toBeLessThan(150);
}, 180_000);

async function startLake() {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder });
  const token = lake.issueToken({ name: "test", role: "editor" });
  const tokens = { test: token, colleague: lake.issueToken({ name: "colleague", role: "editor" }) };
  await lake.close();
  const options = ["--project", "atelier", "--folder", folder, "--port", "0"];
  const command = join(import.meta.dirname, "../command/content-lake-command.ts");
  const child = spawn(process.execPath, [command, "serve", ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = line.match(/http:\/\/[\w.]+:\d+/) ?? [];
    if (address !== undefined) {
      const uploadAs = (
        who: keyof typeof tokens,
        kind: "files" | "images",
        body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
      ) => upload(`${address}/v2021-10-21/assets/${kind}/production?filename=film.mp4`, tokens[who], body);
      return {
        uploadAs,
        upload: (kind: "files" | "images", body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>) =>
          uploadAs("test", kind, body),
        megabytes: (measure: "VmRSS" | "VmHWM") => megabytesOf(child.pid ?? 0, measure),
      };
    }
  }
  throw new Error("The lake did not start");
}

/** Only one pixel in the middle differs. */
function differing(picture: Buffer<ArrayBuffer>, at: number): Buffer<ArrayBuffer> {
  const other = Buffer.from(picture);
  other[Math.floor(picture.byteLength / 2)] = at;
  return other;
}

/** Each film has different bytes, made as they are sent. */
function filmOf(first: number, megabytes: number): ReadableStream<Uint8Array> {
  const chunk = Buffer.alloc(MEGABYTE, first);
  return toWebStream(Readable.from(Array.from({ length: megabytes }, () => chunk)));
}

async function upload(
  url: string,
  token: string,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: "POST", headers, body, ...{ duplex: "half" } });
  await response.text();
  return response.status;
}

async function megabytesOf(pid: number, measure: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(status.match(new RegExp(`${measure}:\\s+(\\d+)`))?.[1]) / 1024);
}
