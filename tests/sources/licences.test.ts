import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

/** They ask for their notice, and some of them that a changed file of theirs stays open. The shop changes none. */
const compatible = new Set(
  "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib".split(
    " ",
  ),
);

/** libvips and libheif are libraries of their own files, which anybody may replace, as the LGPL asks. */
const replaceable = /^node_modules\/(@img\/sharp-|libheif-js$)/;

/** The first is in the public domain; the second has its MIT licence in a file alone. */
const unnamed = ["jsonify", "md5-o-matic"];

type Locked = { license?: string; link?: boolean };

test.each(["package-lock.json", "studio/package-lock.json"])("each licence in %s suits the shop", (lock) => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, lock), "utf8"),
  );
  const locked = Object.entries(packages).filter(([path, { link }]) => path && !link);
  expect(locked.length).toBeGreaterThan(500);
  expect(locked.filter(([path, { license }]) => !isCompatible(path, license))).toEqual([]);
});

function isCompatible(path: string, license = ""): boolean {
  if (unnamed.includes(path.replace(/^.*node_modules\//, ""))) return true;
  return license
    .replace(/[()]/g, "")
    .split(/ OR /i)
    .some((choice) =>
      choice
        .split(/ AND /i)
        .every((name) => compatible.has(name) || (name.startsWith("LGPL-3.0") && replaceable.test(path))),
    );
}
