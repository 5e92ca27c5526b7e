import type { Page } from "@playwright/test";
import { openBrowser, openPhone } from "./browser.ts";
import type { Process } from "./processes.ts";
import { kilobytes, median, type Row } from "./result-table.ts";

/** A phone draws so often. In milliseconds. */
const FRAME_MS = 1_000 / 60;

/** Typed letter by letter; each letter changes what is found. */
const TYPED = ["burgundy", "duches satn", "vivienne"];

/** From a key to the frame that shows what it finds, among as many dresses as the shop has, on a slow phone. */
export async function searchRows(shop: Process, dresses: number): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const page = await openPhone(browser);
    await page.goto(`${shop.url}/faq`, { waitUntil: "load" });
    const [index] = await Promise.all([
      page.waitForResponse(/search-index\.json/),
      page.getByRole("button", { name: "Search", exact: true }).first().click(),
    ]);
    const sent = (await index.request().sizes()).responseBodySize;
    const times: number[] = [];
    for (const text of TYPED) times.push(...(await type(page, text)));
    const work = median(times);
    const least = Math.min(...times);
    return [
      { what: `search index, ${dresses} dresses, as sent`, measured: kilobytes(sent), goal: "" },
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

/** Milliseconds of script, styles and layout from each key until the results are in the page. */
async function type(page: Page, text: string): Promise<number[]> {
  const field = page.getByRole("combobox");
  await field.fill("");
  await page.getByText("Begin with these").waitFor();
  await page.evaluate(watchKeys);
  await field.pressSequentially(text, { delay: 250 });
  const times = await page.evaluate(() => JSON.stringify(Reflect.get(window, "times")));
  // The first two letters have the module compiled.
  return JSON.parse(times).slice(2);
}

/** Runs in the page: React renders what a key changes in its own task; the layout is what its frame needs besides. */
function watchKeys() {
  const times: number[] = [];
  Reflect.set(window, "times", times);
  let began = 0;
  addEventListener("beforeinput", () => (began = performance.now()), { capture: true });
  addEventListener("input", () => {
    // Microtasks of this event come first, and React's with them.
    queueMicrotask(() =>
      queueMicrotask(() => {
        document.getElementById("search-results")?.getBoundingClientRect();
        times.push(performance.now() - began);
      }),
    );
  });
}
