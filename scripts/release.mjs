// @ts-check
// Makes one archive that runs without npm, a compiler or the network: the built shop, the built Studio, the packages they need, and Node.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  constants,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import "./environment.mjs";
import { build, fail, inLanguage, install, node, root, runQuietly } from "./prepare.mjs";
import { buildStudio, installStudio } from "./prepare-studio.mjs";

/** The shop runs from these. Its server and its lake are TypeScript that Node reads as it is. */
const runs = [
  ...["words", "model", "content", "app", "server", "lake", "packages/host", "sample", "deploy", "docs"],
  ...["LICENSE", "CHANGELOG.md"],
  ...["package.json", "package-lock.json"],
  ...[
    "child",
    "command",
    "environment",
    "installed-command",
    "prepare",
    "run",
    "service-settings",
    "usage",
  ].map((name) => `scripts/${name}.mjs`),
];

/** The shop is built with these, or its browsers run them, and a release is built. */
const isForBuild =
  /^(@fontsource.*|@react-router\/dev|@sanity\/(ui|visual-editing)|node|swiper|vite|workbox-.*)$/;

const isForTests = /\.test\.tsx?$|\/(testing|stress)\/|^docs\/pictures\//;

await install();
await build(otherLanguages());
await installStudio();
await buildStudio(process.env.SANITY_DATASET ?? "production");

const version = versionOfRelease();
const name = `trousseau-${version.replace("+", "-")}-${process.platform}-${process.arch}`;
const folder = join(root, "build/release", name);
rmSync(folder, { recursive: true, force: true });
for (const path of tracked().filter((one) => !isForTests.test(one))) copy(path);
for (const path of ["build/client", "build/server", "build/languages", "studio/dist"]) copy(path);
console.log("Installing what runs…");
await installPackages();
writeFileSync(join(folder, "VERSION"), `${version}\n`);
const installed = bill(folder);
writeFileSync(join(folder, "sbom.json"), installed);
// Studio's packages are in its built files.
const built = bill(join(root, "studio"), "--package-lock-only", "--omit=dev");
writeFileSync(join(folder, "licences.txt"), [installed, built].map(licencesIn).join("\n"));
copy("node_modules/node/bin/node", node);
writeFileSync(join(folder, "trousseau"), starter());
chmodSync(join(folder, "trousseau"), 0o755);

const archive = `${folder}.tar.gz`;
console.log("Packing…");
// Its files belong to root where root unpacks it, and not to whoever has this account's number there.
const owner = process.platform === "linux" ? ["--owner=0", "--group=0", "--numeric-owner"] : [];
await runQuietly("tar", [...owner, "-czf", archive, "-C", dirname(folder), name], "tar");
// deploy/Containerfile takes whichever was made last.
copyFileSync(archive, join(dirname(folder), "trousseau.tar.gz"), constants.COPYFILE_FICLONE);
console.log(`${archive}: ${Math.round(statSync(archive).size / 1024 / 1024)} MB`);

/** A label may choose any of them without a compiler: server/languages/languages.ts says how they are called. */
function otherLanguages() {
  const script = `import("./model/texts/shop-languages.ts").then(({ inSameCountry, ownLanguage, shopLanguages }) =>
    console.log(shopLanguages.filter((one) => one !== ownLanguage).map(inSameCountry).join()))`;
  return output(node, [...inLanguage, "--eval", script], root)
    .trim()
    .split(",");
}

/** No two releases have one name: "0.3.0+20261128-8d52e022" is of that day's commit, and "-changed" where files differ from it. */
function versionOfRelease() {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const commit = output("git", ["log", "-1", "--format=%cd-%h", "--date=format:%Y%m%d", "--abbrev=8"], root);
  const changes = output("git", ["status", "--porcelain", "--untracked-files=no"], root);
  return `${version}+${commit.trim()}${changes === "" ? "" : "-changed"}`;
}

/** Files that git does not know are nobody's release. */
function tracked() {
  return output("git", ["ls-files", "-z", "--", ...runs], root)
    .split("\0")
    .filter(Boolean);
}

/**
 * @param {string} path  in the archive
 * @param {string} [from]
 */
function copy(path, from = join(root, path)) {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(from, target, { recursive: true, verbatimSymlinks: true });
}

/**
 * Test tools are optional peers of packages that the shop needs: npm leaves them out only where nothing names them. Types and maps are
 * for whoever develops.
 */
async function installPackages() {
  const own = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const workspaces = own.workspaces.filter((/** @type {string} */ room) => runs.includes(room));
  for (const room of [".", ...workspaces]) {
    const file = join(folder, room, "package.json");
    const { devDependencies: _, dependencies = {}, ...rest } = JSON.parse(readFileSync(file, "utf8"));
    const running = Object.entries(dependencies).filter(([name]) => !isForBuild.test(name));
    const kept = {
      // `npm sbom` names no package without a version, and the rooms have none of their own.
      version,
      ...rest,
      ...(room === "." && { version, workspaces }),
      dependencies: Object.fromEntries(running),
    };
    writeFileSync(file, JSON.stringify(kept, undefined, 2));
  }
  const words = ["install", "--no-audit", "--no-fund", "--no-progress", "--ignore-scripts"];
  await runQuietly("npm", words, "npm install", folder);
  const modules = join(folder, "node_modules");
  for (const path of readdirSync(modules, { recursive: true, encoding: "utf8" }))
    if (/\.(map|d\.[cm]?ts)$/.test(path)) rmSync(join(modules, path));
}

/**
 * The list names what is installed in a folder, or what its lock has for production, in the format of CycloneDX.
 *
 * @param {string} cwd
 * @param {string[]} choice
 */
function bill(cwd, ...choice) {
  return output("npm", ["sbom", "--sbom-format", "cyclonedx", ...choice], cwd);
}

/**
 * The text has a line for each package.
 *
 * @param {string} list
 */
function licencesIn(list) {
  const { metadata, components } = JSON.parse(list);
  const lines = components.map(
    (/** @type {{ name: string, version: string, licenses?: any[] }} */ { name, version, licenses }) =>
      `${name} ${version}: ${licenses?.map(({ expression, license }) => expression ?? license.id ?? license.name) ?? "see its own files"}`,
  );
  return `${metadata.component.name}\n\n${[...new Set(lines)].sort().join("\n")}\n`;
}

/** The words of the language that the shop was built in are read when it starts. */
function starter() {
  const { SHOP_LANGUAGE, SHOP_DIGITS } = process.env;
  const language = Object.entries({ SHOP_LANGUAGE, SHOP_DIGITS }).flatMap(([key, value]) =>
    value ? [`export ${key}='${value}'`] : [],
  );
  return `#!/bin/sh
# "trousseau" serves the shop. "trousseau NAME WORDS" is the owner's command "npm run NAME -- WORDS" (docs/operating.md).
set -e
here=$(dirname "$(readlink -f "$0")")
${language.join("\n")}
node=$here/node_modules/node/bin/node
# The shop of an installed release is the service's: without words, root would start a second one.
if [ $# -gt 0 ] || { [ "$(id -u)" = 0 ] && [ -e /etc/trousseau.env ]; }; then
  exec "$node" "$here/scripts/installed-command.mjs" "$@"
fi
cd "$here"
export NODE_ENV=production MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-1}" NODE_OPTIONS="\${NODE_OPTIONS:---max-semi-space-size=4}"
exec "$node" --import ./scripts/environment.mjs ${SHOP_LANGUAGE ? "--import ./words/language-hook.ts " : ""}server/main.ts
`;
}

/**
 * @param {string} command
 * @param {string[]} words
 * @param {string} cwd
 */
function output(command, words, cwd) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) fail(`${stderr}\n${command} ${words[0]} failed.`);
  return stdout;
}
