import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { findProgram } from "#scripts/test-programs.mjs";
import { freePort } from "#server/lake/lake-process.ts";
import { projectPaths } from "#server/project-paths.ts";
import type { Process } from "./processes.ts";

/** The shop's pages as static files on nginx. */
export async function openBaseline(shop: Process, data: string, paths: readonly string[]) {
  const nginx = findProgram("nginx");
  if (!nginx) throw new Error("The static pages need nginx: install it, or name one in NGINX.");
  const pages = join(data, "pages");
  await mkdir(pages, { recursive: true });
  const bytes: Record<string, number> = {};
  for (const path of paths) {
    const html = staticPage(await (await fetch(shop.url + path)).text());
    const compressed = brotliCompressSync(html);
    bytes[path] = compressed.byteLength;
    await writeFile(join(pages, fileOf(path)), compressed);
  }
  const port = await freePort();
  const file = join(data, "nginx.conf");
  await writeFile(file, configuration(port, pages, shop.url, paths));
  const child = spawn(nginx, ["-c", file, "-p", data, "-e", join(data, "nginx.log")], { stdio: "ignore" });
  await setTimeout(500);
  return {
    url: `http://127.0.0.1:${port}`,
    bytes,
    async close() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** A person would have written this by hand for the sort menu. */
const SORT_SCRIPT = `<script>
for (const link of document.querySelectorAll('a[href*="sort=name-ascending"]')) link.onclick = event => {
  event.preventDefault();
  const list = document.querySelector("main ul:has(h2)");
  const name = item => item.querySelector("h2")?.textContent ?? "";
  list.append(...[...list.children].sort((a, b) => name(a).localeCompare(name(b))));
  link.closest("dialog").close();
};
</script>`;

/**
 * The same page as static HTML, with the same words, pictures and styles. It leaves out the router's scripts and
 * data, and has one small script for the sort.
 */
function staticPage(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace("</main>", `${SORT_SCRIPT}</main>`);
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
    location /images/ { proxy_pass ${origin}; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`;
}

/** "/collection/tulle-dresses" is "_collection_tulle-dresses.br". */
function fileOf(path: string): string {
  return `${path.replaceAll("/", "_")}.br`;
}
