// @ts-check
// Brings a fresh clone to the point where it can run. Runs before anything is installed, so it uses Node alone.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { startChild } from "./child.mjs";

const OLDEST_NODE = 20;
if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE) {
  fail(`Trousseau needs Node ${OLDEST_NODE} or newer to start; this machine has ${process.versions.node}.`);
}

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The Node of package-lock.json; the machine's own only has to be new enough to install it. */
export const node = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");

/** Everything the build reads. */
const buildSources = [
  "words",
  "model",
  "app",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
/** The build of a shop's first language; those of the others are in folders with their names (server/languages/languages.ts). */
const FIRST = "build";

const STAMP = "sources.sha256";

/** Vite takes these signs in a path for the beginning of a query. */
export const isReadableByVite = !/[#?]/.test(root);

/** The seconds of an installation are shown so often. In milliseconds. */
const COUNT_EVERY_MS = 1_000;

/** The oldest that runs the shop's own code as it is: TypeScript, and SQLite. */
const OLDEST_TO_RUN = 24;

/**
 * Commands must not touch a folder that a shop runs from, so they work with the packages that are installed there.
 * Ends with one sentence where one is missing.
 */
export function requireInstalled() {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const missing = [".", ...workspaces]
    .flatMap(dependenciesOf)
    .filter((name) => !existsSync(join(root, "node_modules", name)));
  if (missing.length > 0)
    fail(
      `Not all packages are installed (${missing[0]} is missing): \`npm start\` or \`npm ci\` installs them.`,
    );
  if (!existsSync(node) && Number(process.versions.node.split(".")[0]) < OLDEST_TO_RUN)
    fail(
      `This needs Node ${OLDEST_TO_RUN} or newer, and this is ${process.versions.node}: \`npm start\` installs one into node_modules.`,
    );
  checkLanguage();
}

/** The shop says this as well, but only after minutes of installing and building. A lake that was filled once reads no folder. */
export function checkContent() {
  const { CONTENT, DATA_DIR, SANITY_PROJECT_ID, SANITY_API_HOST } = process.env;
  if (!CONTENT?.trim() || SANITY_PROJECT_ID || SANITY_API_HOST) return;
  const folder = resolve(root, CONTENT);
  const isFilled = existsSync(join(resolve(root, DATA_DIR || ".data"), "lake/seeded-from.json"));
  if (!isFilled && !existsSync(join(folder, "data.ndjson")))
    fail(
      `CONTENT: there is no data.ndjson in ${folder}. "npm run label:new -- FOLDER" writes a folder to begin with.`,
    );
}

/** The shop says this as well, but only after it was installed and built. */
export async function checkPort() {
  const { PORT = "3000", HOST: host } = process.env;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail("PORT must be a whole number from 0 to 65535.");
  const server = createServer().listen({ port, host });
  try {
    await once(server, "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
      fail(`Port ${port} is in use: end what listens there, or choose another with PORT.`);
  }
  server.close();
}

/** @param {string} room */
function dependenciesOf(room) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, room, "package.json"), "utf8"));
  return Object.keys(dependencies);
}

/** Installs what the shop needs to be built and to run. */
export function install() {
  return installPackages("--omit=dev");
}

/** Installs the tools of tests and of development as well. */
export function installTools() {
  return installPackages("--include=dev");
}

/** @param {"--omit=dev" | "--include=dev"} choice */
async function installPackages(choice) {
  const hasTools = choice === "--include=dev";
  if (!isInstalled(root, hasTools) || !existsSync(node)) {
    const stop = showInstalling(
      Object.values(packagesOf(join(root, "package-lock.json"))).filter((one) => hasTools || !one.dev).length,
    );
    await runQuietly("npm", ["ci", choice, "--no-progress", "--loglevel=error"], "npm ci");
    stop();
  }
  if (!existsSync(node)) {
    fail(
      `${node} is missing: npm did not run the install script of the package "node". Allow it and try again.`,
    );
  }
  checkLanguage();
}

/**
 * npm says nothing of how far it is, and makes all folders at once, so that seconds are counted. Returns what ends it.
 *
 * @param {number} total packages
 */
function showInstalling(total) {
  console.log(`Installing ${total} packages…`);
  if (!process.stdout.isTTY) return () => undefined;
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const timer = setInterval(() => process.stdout.write(`\r${seconds()} s`), COUNT_EVERY_MS);
  return () => {
    clearInterval(timer);
    process.stdout.write("\r\x1b[2K");
  };
}

/** Ends with one message where the shop could not be built in the language of the setting. */
function checkLanguage() {
  if (!process.env.SHOP_LANGUAGE) return;
  const { status } = spawnSync(
    existsSync(node) ? node : process.execPath,
    ["server/command/shop-command.ts", "language-check"],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  if (status !== 0) process.exit(1);
}

/** @param {string[]} [languages] beside the first: those that the label has chosen, or all of a release */
export async function build(languages = chosenLanguages()) {
  const sources = hashOf(buildSources);
  const builds = [FIRST, ...languages.map((name) => `${FIRST}/languages/${name}`)];
  const outdated = builds.filter((target) => {
    const stamp = join(root, target, STAMP);
    return !existsSync(stamp) || readFileSync(stamp, "utf8") !== stampOf(sources, target);
  });
  if (outdated.length === 0) return;
  console.log("Building…");
  for (const target of outdated) {
    if (isReadableByVite) await buildIn(root, target);
    else await buildElsewhere(target);
    writeFileSync(join(root, target, STAMP), stampOf(sources, target));
  }
}

/** @param {string} sources @param {string} target */
function stampOf(sources, target) {
  return `${sources} ${target === FIRST ? language() : basename(target)}`;
}

/** The label has chosen them in Studio, and the shop has written them down: "fr-CH", a line each. Damaged lines keep no shop closed. */
function chosenLanguages() {
  const file = join(resolve(root, process.env.DATA_DIR || ".data"), "languages");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(
      (name) => /^[a-z]{2}(-[A-Z]{2})?$/.test(name) && existsSync(join(root, "words", name.slice(0, 2))),
    );
}

/** @param {string} folder @param {string} target */
function buildIn(folder, target) {
  const command = [join(folder, "node_modules/@react-router/dev/bin.cjs"), "build"];
  const language = target === FIRST ? {} : { SHOP_LANGUAGE: basename(target) };
  return runQuietly(node, command, "The build", folder, { BUILD_DIR: target, ...language });
}

/**
 * The build takes place in a copy whose path has no sign that Vite cannot read.
 *
 * @param {string} target
 */
async function buildElsewhere(target) {
  const folder = mkdtempSync(join(tmpdir(), "trousseau-build-"));
  try {
    for (const path of [...buildSources, "node_modules"])
      cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
    await buildIn(folder, target);
    cpSync(join(folder, target), join(root, target), { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The language that SHOP_LANGUAGE names, with a digest of a folder elsewhere (words/language-folder.ts), and its digits. */
export function language() {
  const { SHOP_LANGUAGE: name = "", SHOP_DIGITS: digits = "" } = process.env;
  const folder = /[/\\]/.test(name) ? `${name} ${hashOf([relative(root, resolve(root, name))])}` : name;
  return [folder, digits].filter(Boolean).join(" ");
}

/** Node takes these before a program that runs in the folder of the shop, so that it speaks the language of the setting. */
export const inLanguage = ["--import", "./words/language-hook.ts"];

/**
 * Compares npm's own record of what it installed with the lock, so no stamp of ours can be out of step.
 *
 * @param {string} folder
 * @param {boolean} hasTools whether those of development are meant, too
 */
export function isInstalled(folder = root, hasTools = true) {
  const record = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(folder, "package-lock.json"))).every(([path, expected]) => {
    const installedPackage = installed[path];
    if (!installedPackage)
      return path === "" || expected.optional === true || (expected.dev === true && !hasTools);
    return installedPackage.version === expected.version && installedPackage.integrity === expected.integrity;
  });
}

/**
 * @param {string} lock
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, dev?: boolean }>}
 */
function packagesOf(lock) {
  return JSON.parse(readFileSync(lock, "utf8")).packages;
}

/** @param {string[]} paths */
export function hashOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const target = join(root, path);
  if (!existsSync(target) || /\.test\.|\/(?:node_modules|dist|\.sanity)$/.test(path)) return [];
  if (!statSync(target).isDirectory()) return [path];
  return readdirSync(target)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} name
 * @param {string} folder
 * @param {Record<string, string>} [settings]
 */
export async function runQuietly(command, args, name, folder = root, settings = {}) {
  const child = startChild(command, args, {
    cwd: folder,
    env: { ...process.env, ...settings, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32" && command === "npm",
    isWhole: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => (output += piece));
  child.on("error", ({ message }) => (output += message));
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) fail(`${output}\n${name} failed.`);
}

/** @param {string} message */
export function fail(message, status = 1) {
  console.error(message.trim());
  process.exit(status);
}
