import { readdir } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { searchPath } from "#app/search/search-response.ts";
import { projectPaths } from "#server/project-paths.ts";
import { openBrowser, openPhone } from "./browser.ts";
import type { Process } from "./processes.ts";
import { median, type ResultRow } from "./result-table.ts";
import { manySearchableDresses } from "./searchable-dresses.ts";

/** A phone draws so often. In milliseconds. */
const FRAME_MS = 1_000 / 60;

/** Typed letter by letter; each letter changes what is found. */
const TYPED = ["burgundy", "duches satn", "verrendal"];

/** A median of twenty keys would be chance, so each is measured in this many rounds. */
const ROUNDS = 4;

/** Time from a key to the frame that shows what it finds, among as many dresses as the shop has, on a slow phone. */
export async function searchRows(shop: Process, dresses: number): Promise<ResultRow[]> {
  const browser = await openBrowser();
  try {
    const page = await openPhone(browser);
    // The shop's own dresses are the sample again and again; a label's have words of their own, and more of them.
    await page.route(/search-index\.json/, async (route) => {
      const response = await route.fetch();
      const json = { ...(await response.json()), dresses: manySearchableDresses(dresses) };
      await route.fulfill({ response, json });
    });
    const [picture = ""] = await readdir(`${projectPaths.content}/images`);
    await page.route(/\/images\//, (route) =>
      route.fulfill({ path: `${projectPaths.content}/images/${picture}` }),
    );
    await page.goto(`${shop.url}/faq`, { waitUntil: "load" });
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    await page.evaluate(watchKeys);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const text of TYPED) times.push(...(await type(page, text)));
    const work = median(times);
    const least = Math.min(...times);
    return [
      {
        what: `key to results in the page, ${dresses} dresses, 4x`,
        measured: `${work.toFixed(1)} ms, at least ${least.toFixed(1)} ms, of ${times.length}`,
        goal: `${FRAME_MS.toFixed(1)} ms`,
        isMet: work <= FRAME_MS,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Milliseconds of script, styles and layout from each key until its results are in the page. */
async function type(page: Page, text: string): Promise<number[]> {
  const field = page.getByRole("combobox");
  await field.fill("");
  await page.getByText("Start here").waitFor();
  await page.evaluate(() => Reflect.get(window, "seen").splice(0));
  await field.pressSequentially(text, { delay: 250 });
  const seen: Seen[] = JSON.parse(await page.evaluate(() => JSON.stringify(Reflect.get(window, "seen"))));
  for (const { text, list } of seen)
    if (list !== searchPath(text))
      throw new Error(`With "${text}" typed, the list is still that of ${list}.`);
  // The first two letters have the module compiled.
  return seen.slice(2).map(({ time }) => time);
}

/** `list`: the address of the search that the list in the page is of. */
type Seen = { text: string; list: string; time: number };

/** Runs in the page: React renders what a key changes in microtasks of its event; the layout is what its frame needs besides. */
function watchKeys() {
  const seen: Seen[] = [];
  Reflect.set(window, "seen", seen);
  let began = 0;
  addEventListener("beforeinput", () => (began = performance.now()), { capture: true });
  addEventListener("input", async ({ target }) => {
    for (let turn = 0; turn < 20; turn += 1) await undefined;
    const list = document.getElementById("search-results");
    list?.getBoundingClientRect();
    const time = performance.now() - began;
    seen.push({
      text: target instanceof HTMLInputElement ? target.value : "",
      list: list?.dataset.list ?? "",
      time,
    });
  });
}
