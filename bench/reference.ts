import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { findProgram } from "#scripts/test-programs.mjs";
import { freePort } from "#server/lake/lake-process.ts";
import { projectPaths } from "#server/project-paths.ts";
import { cacheFolder } from "./warm-cache.ts";

/** The hand-written pages, by the paths of the shop's. */
const pages = {
  "/": "home.html",
  "/collection/tulle-dresses": "list.html",
  "/product/dress-1": "dress.html",
};

const WIDTHS = [320, 480, 720, 960, 1440];

/** Wide pictures fill a screen, where squares in a smooth wall would be seen; docs/decisions/043. */
const LARGE = 960;
const qualities = { avif: { list: 55, large: 65 }, webp: { list: 82, large: 88 } };

/** Measured: nginx answers by then. */
const STARTED_MS = 500;

/** Pages as a front-end engineer would write them by hand, compressed ahead, on nginx. Pictures are made once for all runs. */
export async function openReference(data: string) {
  const nginx = findProgram("nginx");
  if (!nginx) throw new Error("The reference needs nginx: install it, or name one in NGINX.");
  const site = join(data, "reference");
  await mkdir(join(site, "fonts"), { recursive: true });
  const bytes: Record<string, number> = {};
  for (const [path, file] of Object.entries(pages)) {
    const html = await completePage(file);
    const compressed = brotliCompressSync(html);
    await writeFile(join(site, `${file}.br`), compressed);
    await writeFile(join(site, `${file}.gz`), gzipSync(html, { level: 9 }));
    bytes[path] = compressed.byteLength;
  }
  await copyFonts(join(site, "fonts"));
  const port = await freePort();
  const configuration = join(data, "nginx.conf");
  await writeFile(configuration, configurationOf(port, site));
  const child = spawn(nginx, ["-c", configuration, "-p", data, "-e", join(data, "nginx.log")], {
    stdio: "ignore",
  });
  await setTimeout(STARTED_MS);
  return {
    url: `http://127.0.0.1:${port}`,
    bytes,
    async close() {
      child.kill();
      await once(child, "exit");
    },
  };
}

function read(file: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`./reference/${file}`, import.meta.url)), "utf8");
}

/** The page with its styles inside and a `<picture>` around each picture. */
async function completePage(file: string): Promise<string> {
  let html = await read(file);
  for (const [link, sheet = ""] of html.matchAll(/<link rel="stylesheet" href="([\w-]+\.css)">\n/g))
    html = html.replace(link, `<style>${minified(await read(sheet))}</style>\n`);
  for (const [element] of html.matchAll(/<img [^>]+>/g)) html = html.replace(element, await picture(element));
  return html;
}

function minified(sheet: string): string {
  return sheet.replace(/\s+/g, " ").replace(/ ?([{};,]) ?/g, "$1");
}

/** Screens are up to so many device pixels wide, in hundredths: nobody sees what is wider in its place. */
const WIDEST_SCREEN = 36;

/** Both formats, in the widths that its place may need and the original has. */
async function picture(element: string): Promise<string> {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? "";
  const name = attribute("src").replace("/pictures/", "");
  const size = { width: Number(attribute("width")), height: Number(attribute("height")) };
  const sizes = attribute("sizes");
  const needed = Number.parseFloat(sizes.split(", ").at(-1) ?? "") * WIDEST_SCREEN;
  const widths = WIDTHS.filter((width, at) => width <= size.width && (WIDTHS[at - 1] ?? 0) < needed);
  const sources = async (format: keyof typeof qualities) => {
    const files = widths.map((width) => fileOf({ name, part: attribute("data-part"), size, width, format }));
    return (await Promise.all(files)).map((file, at) => `/pictures/${file} ${widths[at]}w`).join(", ");
  };
  const [fallback = ""] = (await sources("webp")).split(" ");
  const plain = element
    .replace(/ data-part="[^"]*"/, "")
    .replace(/ src="[^"]*"/, ` src="${fallback}" srcset="${await sources("webp")}"`);
  return `<picture><source type="image/avif" srcset="${await sources("avif")}" sizes="${sizes}">${plain}</picture>`;
}

type Wanted = {
  name: string;
  /** Left, top, width and height in the original, where a part of it is shown. */
  part: string;
  size: { width: number; height: number };
  width: number;
  format: keyof typeof qualities;
};

/** The name of a picture that stands in the cache. */
async function fileOf({ name, part, size, width, format }: Wanted): Promise<string> {
  const quality = qualities[format][width < LARGE ? "list" : "large"];
  const file = `${name.replace(".jpg", part && "-part")}-${width}-${quality}.${format}`;
  const path = join(await cacheFolder("reference"), file);
  if (existsSync(path)) return file;
  const [left = 0, top = 0, partWidth = 0, partHeight = 0] = part.split(",").map(Number);
  const original = sharp(join(projectPaths.content, "images", name));
  const whole = part ? original.extract({ left, top, width: partWidth, height: partHeight }) : original;
  const resized = whole.resize(width, Math.round((width * size.height) / size.width));
  const encoded = format === "avif" ? resized.avif({ quality, effort: 4 }) : resized.webp({ quality });
  await writeFile(path, await encoded.toBuffer());
  return file;
}

/** The build has the subsets; their names there end with a hash. */
async function copyFonts(folder: string): Promise<void> {
  const built = join(projectPaths.client, "static/fonts");
  const files = await readdir(built);
  for (const font of ["bodoni-moda", "bodoni-moda-italic", "jost"]) {
    const file = files.find((name) => new RegExp(`^${font}-[\\w-]{7}\\.woff2$`).test(name)) ?? "";
    await copyFile(join(built, file), join(folder, `${font}.woff2`));
  }
}

function configurationOf(port: number, site: string): string {
  const locations = Object.entries(pages).map(
    ([path, file]) =>
      `location = ${path} { try_files /${file}$suffix =404; default_type "text/html; charset=utf-8"; add_header Content-Encoding $coding; add_header Cache-Control "public, max-age=60"; }`,
  );
  return `daemon off; worker_processes 1; pid nginx.pid; user root;
events {}
http {
  access_log off; sendfile on; tcp_nodelay on;
  types { font/woff2 woff2; image/avif avif; image/webp webp; }
  map $http_accept_encoding $suffix { "~br" .br; default .gz; }
  map $http_accept_encoding $coding { "~br" br; default gzip; }
  client_body_temp_path tmp; proxy_temp_path tmp; fastcgi_temp_path tmp; uwsgi_temp_path tmp; scgi_temp_path tmp;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    ${locations.join("\n    ")}
    location /fonts/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
    location /pictures/ { alias ${join(projectPaths.root, "node_modules/.cache/trousseau-bench/reference/")}; add_header Cache-Control "public, max-age=31536000, immutable"; }
  }
}
`;
}
