// @ts-check
// Runs in the shop's own Node, which reads the words of the language: scripts/screens.mjs starts it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { inLanguage, node, root } from "./prepare.mjs";
import { states } from "./screen-states.mjs";
import { ensureChromium } from "./test-programs.mjs";

const WIDTHS = { 390: 844, 820: 1180, 1440: 900, 1920: 1080 };

/** The longest movement is a picture that uncovers in 900. In milliseconds. */
const SETTLED_MS = 1_100;

const [folderArgument = join(tmpdir(), "trousseau-screens"), ...names] = process.argv.slice(2);
const folder = resolve(folderArgument);
if (`${folder}${sep}`.startsWith(root)) {
  console.error("Choose a folder outside the project: these pictures are not part of it.");
  process.exit(1);
}

const chosen = states.filter(({ name }) => names.length === 0 || names.some((word) => name.includes(word)));
const data = mkdtempSync(join(tmpdir(), "trousseau-"));
const shop = spawn(node, [...inLanguage, "server/main.ts"], {
  cwd: root,
  env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", DATA_DIR: data },
  stdio: ["ignore", "pipe", "ignore"],
});
const address = await urlOf(shop);
const executablePath = await ensureChromium();
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(executablePath ? { executablePath } : {}),
});
mkdirSync(folder, { recursive: true });
for (const [width, height] of Object.entries(WIDTHS))
  for (const state of chosen)
    if (Number(width) < (state.below ?? Number.POSITIVE_INFINITY))
      await photograph(state, { width: Number(width), height });
await browser.close();
shop.kill();
await once(shop, "close");
rmSync(data, { recursive: true, force: true });
console.log(`${chosen.length} states at ${Object.keys(WIDTHS).join(", ")} pixels: ${folder}`);

/**
 * @param {import("./screen-states.mjs").State} state
 * @param {{ width: number, height: number }} viewport
 */
async function photograph({ name, path, isWhole = false, media, prepare }, viewport) {
  const isPhone = viewport.width < 600;
  const page = await browser.newPage({ baseURL: address, viewport, hasTouch: isPhone, isMobile: isPhone });
  try {
    if (media) await page.emulateMedia(media);
    await page.goto(path);
    // Any key ends the entry animation.
    await page.keyboard.press("Shift");
    if (isWhole) await readToTheEnd(page);
    await prepare?.(page);
    if (!name.endsWith("looking")) await setTimeout(SETTLED_MS);
    const file = join(folder, `${name}-${viewport.width}.png`);
    await page.screenshot({ path: file, fullPage: isWhole });
  } catch (error) {
    console.error(`${name} at ${viewport.width}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    await page.close();
  }
}

/** Pictures further down are fetched when somebody comes near. @param {import("@playwright/test").Page} page */
async function readToTheEnd(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => window.setTimeout(resolve, 60));
    }
    // A picture without a layout is never fetched, and would never be decoded.
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    const decoded = Promise.allSettled(pictures.map((image) => image.decode()));
    await Promise.race([decoded, new Promise((resolve) => window.setTimeout(resolve, 5_000))]);
    scrollTo(0, 0);
  });
}

/** @param {import("node:child_process").ChildProcess} child @returns {Promise<string>} */
async function urlOf({ stdout }) {
  if (!stdout) throw new Error("The shop says nothing.");
  for await (const line of createInterface({ input: stdout })) {
    const url = /(http:\/\/\S+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error("The shop did not open.");
}
