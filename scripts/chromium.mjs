// @ts-check
import { existsSync } from "node:fs";
import { installPackage } from "./test-programs.mjs";

const defaultPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** The headless shell draws pages without a browser around them, and opens in a third of the time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** The path of a Chromium on this machine, if there is one. */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  const { chromium } = await import("@playwright/test");
  return [...defaultPaths, chromium.executablePath()].find((path) => existsSync(path));
}

/** Installs Debian's package where that is possible: its browser needs no download from anywhere else. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  installPackage("chromium");
  return findChromium();
}

/** Finds the headless shell, or any Chromium, for work that needs no window. */
export async function findHeadlessChromium() {
  if (!process.env.CHROMIUM_PATH && existsSync(headlessShell)) return headlessShell;
  return await findChromium();
}

/** Installs Debian's package of it where that is possible; any Chromium will do in its place. */
export function ensureHeadlessShell() {
  if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell)) installPackage("chromium-headless-shell");
}
