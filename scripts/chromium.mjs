// @ts-check
import { existsSync } from "node:fs";
import { ensurePrograms, findProgram } from "./test-programs.mjs";

/** The path of a Chromium on this machine, if there is one. */
export async function findChromium() {
  const found = findProgram("chromium");
  if (found) return found;
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath()].find((path) => existsSync(path));
}

/** Installs Debian's package where that is possible: its browser needs no download from anywhere else. */
export async function ensureChromium() {
  if (!(await findChromium())) ensurePrograms("chromium");
  return findChromium();
}

/** Finds the headless shell, or any Chromium, for work that needs no window. */
export async function findHeadlessChromium() {
  return findProgram("headlessShell") ?? (await findChromium());
}
