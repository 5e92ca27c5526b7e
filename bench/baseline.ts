import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { freePort } from "#server/lake/free-port.ts";
import { projectPaths } from "#server/project-paths.ts";
import { staticPage } from "./baseline-page.ts";
import { type Process, start } from "./processes.ts";

type Baseline = {
  url: string;
  server: string;
  bytes: Record<string, number>;
  close(): Promise<void>;
};

/** The shop's pages as static files on nginx (NGINX names another than the one on the path), or on Node where there is none. */
export async function openBaseline(shop: Process, data: string, paths: readonly string[]): Promise<Baseline> {
  const pages = join(data, "pages");
  await mkdir(pages, { recursive: true });
  const bytes: Record<string, number> = {};
  for (const path of paths) {
    const html = staticPage(await (await fetch(shop.url + path)).text());
    const compressed = brotliCompressSync(html);
    bytes[path] = compressed.byteLength;
    await writeFile(join(pages, fileOf(path)), compressed);
  }
  const nginx = process.env.NGINX ?? "nginx";
  if (spawnSync(nginx, ["-v"]).error) {
    const server = await start("bench/static-server.ts", { PAGES: pages, ORIGIN: shop.url });
    return { url: server.url, server: "Node, there is no nginx", bytes, close: server.close };
  }
  const port = await freePort();
  const file = join(data, "nginx.conf");
  await writeFile(file, configuration(port, pages, shop.url, paths));
  const child = spawn(nginx, ["-c", file, "-p", data, "-e", join(data, "nginx.log")], { stdio: "ignore" });
  await setTimeout(500);
  return {
    url: `http://127.0.0.1:${port}`,
    server: "nginx",
    bytes,
    async close() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** Pages and the build's files from disk; pictures, which both sides need alike, from the shop. */
function configuration(port: number, pages: string, origin: string, paths: readonly string[]): string {
  const locations = paths.map(
    (path) =>
      `location = ${path} { root ${pages}; try_files /${fileOf(path)} =404; default_type text/html; add_header Content-Encoding br; }`,
  );
  return `daemon off; worker_processes 1; pid nginx.pid; user root;
events {}
http {
  access_log off;
  types { text/css css; font/woff2 woff2; image/svg+xml svg; }
  client_body_temp_path tmp; proxy_temp_path tmp; fastcgi_temp_path tmp; uwsgi_temp_path tmp; scgi_temp_path tmp;
  server {
    listen 127.0.0.1:${port};
    root ${projectPaths.client};
    ${locations.join("\n    ")}
    location ~ ^/(images|house)/ { proxy_pass ${origin}; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`;
}

/** "/collection/tulle-dresses" is "_collection_tulle-dresses.br". */
function fileOf(path: string): string {
  return `${path.replaceAll("/", "_")}.br`;
}
