import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const { version } = JSON.parse(read("package.json"));

test.each(["deploy/Containerfile", "docs/self-hosting.md"])(
  "%s names the archive of this version",
  (path) => {
    const named = read(path).match(/trousseau-\d+\.\d+\.\d+-linux-x64/g);
    expect(named).not.toBeNull();
    expect(new Set(named)).toEqual(new Set([`trousseau-${version}-linux-x64`]));
  },
);

test("the units name the folders of the guide", () => {
  const guide = read("docs/self-hosting.md");
  for (const path of [
    "/opt/trousseau",
    "/var/lib/trousseau",
    "/etc/trousseau.env",
    "/var/backups/trousseau",
  ]) {
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
    .filter(([name]) => name !== "certificates");
  expect(volumes.length).toBeGreaterThan(2);
  for (const [name, path] of volumes) {
    expect(name, "a folder of the machine would belong to root").toMatch(/^\w+$/);
    expect(made).toContain(path);
  }
});
