import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  buildDirectory: process.env["BUILD_DIR"] ?? "build",
  // One file for each screen: a client action of some lines is no file, and a second one could go missing by itself.
  splitRouteModules: false,
  // Eight screens: the whole map is smaller than one request for a piece of it.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const folder = join(buildDirectory, "client");
    const files = await readdir(folder, { recursive: true });
    const texts = files.filter((file) => /\.(js|css)$/.test(file));
    await Promise.all(texts.map((file) => compress(join(folder, file))));
  },
} satisfies Config;

/** Puts a .br and a .gz beside a text file, once, so that serving one costs no more than reading it. */
async function compress(file: string) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
