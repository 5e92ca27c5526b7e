import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

const read = (path: string) => readFileSync(join(root, path), "utf8");

test("the units name the folders of the guide", () => {
  const guide = read("docs/self-hosting.md");
  const folders = ["/opt/trousseau", "/var/lib/trousseau", "/etc/trousseau.env", "/var/backups/trousseau"];
  for (const path of folders) {
    expect(guide).toContain(path);
    expect(read("deploy/trousseau.service") + read("deploy/trousseau-backup.service")).toContain(path);
  }
});

test("the container may write into each of its volumes", () => {
  const [made] = /RUN install -d -o 10001 .*/.exec(read("deploy/Containerfile")) ?? [];
  const lists = [...read("deploy/compose.yaml").matchAll(/volumes: \[(.*)\]/g)];
  const volumes = lists
    .flatMap(([, list = ""]) => list.split(", "))
    .map((volume) => volume.replaceAll('"', "").split(":"))
    .filter(([name, , mode]) => name !== "certificates" && mode !== "ro");
  expect(volumes.length).toBeGreaterThan(2);
  for (const [name, path] of volumes) {
    expect(name, "a folder of the machine would belong to root").toMatch(/^\w+$/);
    expect(made).toContain(path);
  }
});

test.each(["Caddyfile", "several-machines.Caddyfile", "nginx-cache.conf"])(
  "%s drops a visitor's request id",
  (name) => {
    const proxy = read(`deploy/${name}`);
    const passes = proxy.match(/^\s+reverse_proxy |^server \{/gm) ?? [];
    const removes = proxy.match(/header_up -X-Request-Id|proxy_set_header X-Request-Id "";/g);
    expect(removes).toHaveLength(passes.length);
  },
);

test("the units and the container call commands that package.json names", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const files = ["trousseau-backup.service", "compose.yaml"].map((name) => read(`deploy/${name}`));
  for (const [, name = ""] of files.join("\n").matchAll(/trousseau (\w+:\w+) /g))
    expect(Object.keys(scripts)).toContain(name);
  expect(files.every((file) => file.includes("trousseau content:backup /var/backups"))).toBe(true);
});

test.each(["trousseau-backup", "trousseau-alert@"])(
  "%s opens nothing that the shop's unit keeps closed",
  (name) => {
    const linesOf = (name: string) => read(`deploy/${name}`).split("\n");
    const shop = linesOf("trousseau.service");
    const isClosing =
      /^(StateDirectoryMode|UMask|NoNew|Protect|Private|Proc|Restrict|Lock|Capability|Ambient|SystemCall)\w*=/;
    const closing = shop.filter((line) => isClosing.test(line));
    expect(closing.length).toBeGreaterThan(20);
    const lines = linesOf(`${name}.service`);
    expect(closing.filter((line) => !lines.includes(line))).toEqual([]);
  },
);

test("Prometheus reads the shop under the name by which its rules ask for it, with the token", () => {
  const [, job] = /up\{job="(\w+)"\}/.exec(read("deploy/prometheus-rules.yml")) ?? [];
  const scrape = read("docs/three-in-the-morning.md").split("scrape_configs:")[1];
  expect(scrape).toMatch(new RegExp(`job_name: ${job}\n    authorization:\n      credentials_file: `));
});
