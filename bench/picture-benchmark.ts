import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Process, startBaseline } from "./processes.ts";
import { bytesOf, cpuPerRequest, requestAll } from "./request-load.ts";
import { kilobytes, mediansInTurns, type ResultRow, ratio } from "./result-table.ts";

const REQUESTS = 3_000;
const headers = { Accept: "image/webp" };

/** A picture of the content host that has been made, through the shop, beside the same bytes as a prebuilt answer. */
export async function pictureRows(shop: Process): Promise<ResultRow[]> {
  const page = await (await fetch(`${shop.url}/collection/tulle-dresses`)).text();
  const [path] = /\/images\/[^\s",]+w=720[^\s",]*/.exec(page.replaceAll("&amp;", "&")) ?? [];
  if (path === undefined) throw new Error("The collection shows no picture that is 720 pixels wide.");
  const picture = { url: shop.url + path, headers };
  const bytes = await bytesOf(picture);
  const folder = await mkdtemp(join(tmpdir(), "trousseau-bench-picture-"));
  const file = join(folder, "picture.webp");
  await writeFile(file, bytes);
  const server = await startBaseline(file);
  const prebuilt = { url: server.url, headers };
  try {
    for (const target of [prebuilt, picture]) await requestAll(Array(500).fill(target));
    const [theirs = 0, ours = 0] = await mediansInTurns(
      () => cpuPerRequest(server, Array(REQUESTS).fill(prebuilt)),
      () => cpuPerRequest({ ...shop, cpuMs: shop.familyCpuMs }, Array(REQUESTS).fill(picture)),
    );
    return [
      {
        what: `a picture already made, ${kilobytes(bytes.byteLength)}, processor time of shop and lake beside a prebuilt answer`,
        measured: `${ours.toFixed(3)} ms, ${ratio(ours, theirs)} of ${theirs.toFixed(3)} ms`,
        goal: "2 ms",
        isMet: ours <= 2,
      },
    ];
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}
