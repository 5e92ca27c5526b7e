// @ts-check
// Programs that tests need: browsers, and the proxies that the guide names.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fail } from "./prepare.mjs";

/**
 * Each is in one of Debian's packages. A setting may name another one.
 *
 * @type {Record<Program, { package: string, paths: string[], setting?: string }>}
 * @typedef {"caddy" | "chromium" | "firefox" | "headlessShell" | "miniBrowser" | "nginx" | "webKitDriver" | "xvfb"} Program
 */
const programs = {
  caddy: {
    package: "caddy",
    paths: ["/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"],
    setting: "CADDY",
  },
  chromium: {
    package: "chromium",
    paths: [
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
      "/usr/bin/google-chrome-stable",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "C:/Program Files/Google/Chrome/Application/chrome.exe",
    ],
    setting: "CHROMIUM_PATH",
  },
  firefox: {
    package: "firefox-esr",
    paths: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
  },
  // It draws pages without a browser around them, and opens in a third of the time. Any Chromium will do in its place.
  headlessShell: {
    package: "chromium-headless-shell",
    paths: ["/usr/bin/chromium-headless-shell"],
    setting: "CHROMIUM_PATH",
  },
  miniBrowser: { package: "webkit2gtk-driver", paths: inLibraryFolders("webkit2gtk-4.1/MiniBrowser") },
  // An ordinary user's path often lacks it.
  nginx: {
    package: "nginx-light",
    paths: ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"],
    setting: "NGINX",
  },
  webKitDriver: { package: "webkit2gtk-driver", paths: ["/usr/bin/WebKitWebDriver"] },
  xvfb: { package: "xvfb", paths: ["/usr/bin/Xvfb"] },
};

/** A program says its version within this time. In milliseconds. */
const ANSWER_MS = 10_000;

/** The path of a program on this machine, if there is one. @param {Program} name */
export function findProgram(name) {
  const { paths, setting = "" } = programs[name];
  return process.env[setting] || paths.find((path) => existsSync(path));
}

/**
 * Installs what is missing where that is possible. Ends with one sentence where a program cannot be had, or where a setting names another one.
 *
 * @param {Program[]} names
 */
export async function requirePrograms(...names) {
  for (const name of names) checkSetting(name);
  installMissing(names);
  const missing = missingPackages(names.filter((name) => name !== "headlessShell"));
  if (names.includes("headlessShell") && !(await findHeadlessChromium())) missing.push("chromium");
  if (missing.length > 0)
    fail(`These tests need ${missing.join(", ")}: install it, or name a Chromium in CHROMIUM_PATH.`);
}

/** @param {Program} name */
function checkSetting(name) {
  const { setting = "" } = programs[name];
  const path = process.env[setting];
  if (!path) return;
  if (!existsSync(path)) fail(`${setting}: there is no ${path}.`);
  if (setting !== "CHROMIUM_PATH") return;
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: ANSWER_MS });
  if (!/chrom/i.test(stdout ?? "")) fail(`${setting}: ${path} is no Chromium.`);
}

/** @param {Program[]} names */
function installMissing(names) {
  for (const name of missingPackages(names)) installPackage(name);
}

/** @param {Program[]} names */
function missingPackages(names) {
  return [...new Set(names.filter((name) => !findProgram(name)).map((name) => programs[name].package))];
}

/** Debian has one folder for each kind of processor, others have none. @param {string} program */
function inLibraryFolders(program) {
  const folders = ["/usr/lib", "/usr/lib64", "/usr/libexec"].filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => ["", ...readdirSync(folder)].map((name) => join(folder, name, program)));
}

/**
 * Installs one of Debian's packages where that is possible; what is not there afterwards is for the caller to notice.
 *
 * @param {string} name
 */
function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${name}…`);
  aptGet("update");
  aptGet("install", "--yes", "--no-install-recommends", name);
}

/** @param {string[]} args */
function aptGet(...args) {
  spawnSync("apt-get", ["--quiet=2", ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** The path of a Chromium on this machine, if there is one. */
export async function findChromium() {
  const installedPath = findProgram("chromium");
  if (installedPath) return installedPath;
  const playwright = await import("@playwright/test").catch(() => undefined);
  return [playwright?.chromium.executablePath() ?? ""].find((path) => existsSync(path));
}

/** Installs Debian's package where that is possible: its browser needs no download from anywhere else. */
export async function ensureChromium() {
  if (!(await findChromium())) installMissing(["chromium"]);
  return findChromium();
}

/** Finds the headless shell, or any Chromium, for work that needs no window. */
export async function findHeadlessChromium() {
  return findProgram("headlessShell") ?? (await findChromium());
}
