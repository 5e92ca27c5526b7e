import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** A journey fails when the page complains, in the console or on the network, however well it looks. */
export const test = base.extend<{ complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here.
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled && options?.waitUntil !== "commit") await takenOver(page);
      return answer;
    };
    await use(page);
  },
  complaints: [
    async ({ page, javaScriptEnabled }, use) => {
      const complaints: string[] = [];
      listenTo(page, complaints);
      await use(complaints);
      // Chromium calls a script that it was told not to run a failed request.
      const real = complaints.filter((complaint) => javaScriptEnabled || !complaint.startsWith("csp: "));
      expect(real, "complaints of the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** In milliseconds. Some journeys keep the scripts away. */
const TAKEN_OVER_MS = 3_000;

/** Scripts set out when the page is complete. Before, a journey would only try what works without. */
async function takenOver(page: Page) {
  const isReacts = () => Object.keys(document.body).some((key) => key.startsWith("__react"));
  await page.waitForFunction(isReacts, undefined, { timeout: TAKEN_OVER_MS }).catch(() => undefined);
}

function listenTo(page: Page, complaints: string[]) {
  page.on("console", (message) => {
    // Chromium reports every answer over 399 here; those that matter are caught below, where they have an address.
    if (message.text().startsWith("Failed to load resource")) return;
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "unknown";
    // A page that is left drops what it was still loading: that is no fault of the shop.
    if (reason !== "net::ERR_ABORTED") complaints.push(`${reason}: ${request.url()}`);
  });
  page.on("response", (response) => {
    const request = response.request();
    // A form that came back with what is wrong in it is an answer, not a fault.
    const isRefusedForm = request.method() === "POST" && response.status() === 422;
    if (response.status() >= 400 && !request.isNavigationRequest() && !isRefusedForm) {
      complaints.push(`${response.status()}: ${response.url()}`);
    }
  });
}

/** Nothing that axe can see is wrong with the page as it stands. */
export async function expectAccessible(page: Page) {
  await page.evaluate(allMovedIn);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.target.join(" ")),
  }));
  expect(found, "axe").toEqual([]);
}

/** What fades in is judged once it is there. */
async function allMovedIn() {
  const entrances = document
    .getAnimations()
    .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getTiming().iterations === 1);
  await Promise.allSettled(entrances.map(({ finished }) => finished));
}

/** The page can be scrolled down, never sideways; what sticks out is named. */
export async function expectNoSidewaysScroll(page: Page) {
  await expect
    .poll(() => page.evaluate(whatSticksOut), { message: "sideways scroll", timeout: 3_000 })
    .toEqual([]);
}

function whatSticksOut() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) => Math.round(element.getBoundingClientRect().right) === scrollWidth,
  );
  return [
    `${scrollWidth - clientWidth} pixels`,
    ...wide.map(({ tagName, className }) => `${tagName} ${className}`),
  ];
}

/** Records every layout shift from the first paint on; read the sum with `layoutShiftOf`. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    sessionStorage.setItem("layout-shift", sessionStorage.getItem("layout-shift") ?? "0");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = Reflect.get(entry, "value");
        const sum = Number(sessionStorage.getItem("layout-shift") ?? 0);
        if (!Reflect.get(entry, "hadRecentInput"))
          sessionStorage.setItem("layout-shift", String(sum + shift));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function layoutShiftOf(page: Page): Promise<number> {
  const sum = await page.evaluate(() => sessionStorage.getItem("layout-shift"));
  if (sum === null) throw new Error("Nobody has watched for layout shifts: call watchLayoutShift first.");
  return Number(sum);
}

/** The card of a dress on a list: the link that shows its name and price. */
export function cardOf(page: Page, name: string) {
  return page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`${name} [\\d,]+\\s\\$`) })
    .first();
}
