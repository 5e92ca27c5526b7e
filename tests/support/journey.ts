import { createHash } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

/** A journey fails when the page complains, in the console or on the network, however well it looks. */
export const test = base.extend<{ complaints: string[]; forgiven: RegExp }>({
  // A file names here what its journeys may bring about at any moment.
  forgiven: [/^$/, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here.
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  // The shop counts forms by address: a journey that sends one uses up no other's share.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here.
  extraHTTPHeaders: async ({}, use, { testId, repeatEachIndex }) =>
    use({ "X-Forwarded-For": addressOf(`${testId} ${repeatEachIndex}`) }),
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled && options?.waitUntil !== "commit") await hydrated(page);
      return response;
    };
    await use(page);
  },
  complaints: [
    async ({ page, forgiven }, use) => {
      const complaints: string[] = [];
      listenTo(page, complaints);
      await use(complaints);
      const others = complaints.filter((complaint) => !forgiven.test(complaint));
      expect(others, "complaints of the page").toEqual([]);
    },
    { auto: true },
  ],
});

/** A visitor's address of the journey's own. */
function addressOf(journey: string): string {
  return `10.${[...createHash("sha256").update(journey).digest().subarray(0, 3)].join(".")}`;
}

/** Takes what a journey has brought about on purpose out of the complaints, and nothing else. */
export async function expectComplaints(complaints: string[], expected: RegExp): Promise<void> {
  const isExpected = (complaint: string) => expected.test(complaint);
  await expect
    .poll(() => complaints.filter(isExpected).length, { message: `${expected}` })
    .toBeGreaterThan(0);
  const others = complaints.filter((complaint) => !isExpected(complaint));
  complaints.splice(0, complaints.length, ...others);
}

export { expect };

/** A busy machine takes this long. In milliseconds. */
const HYDRATED_MS = 15_000;

/**
 * Scripts are requested when the page is complete; before that a journey would try only what works without them. One
 * that keeps scripts away opens its page with `waitUntil: "commit"`.
 */
export async function hydrated(page: Page) {
  const isReacts = () => Object.keys(document.body).some((key) => key.startsWith("__react"));
  await page.waitForFunction(isReacts, undefined, { timeout: HYDRATED_MS });
}

/** Parts whose script comes after that of the page are hydrated on their own. */
export async function partHydrated(element: Locator) {
  const isReacts = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react")));
  await expect.poll(isReacts, { timeout: HYDRATED_MS }).toBe(true);
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
  const { violations } = await axeOn(page).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.target.join(" ")),
  }));
  expect(found, "axe").toEqual([]);
}

/** axe lists no passes and puts its result together in the page itself, which takes half the time. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
}

/** Elements that fade in are judged once they are there. */
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

/** Runs in the page: by how much it is wider than the screen, and what sticks out. */
export function whatSticksOut() {
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

export type LayoutShift = { score: number; moved: string[] };

/** The shifts of one document, up to the first frame that showed it whole and afterwards. */
type LayoutShifts = { whileParsed: LayoutShift[]; afterwards: LayoutShift[] };

/** Records every layout shift of each document from its first paint on; read them with `layoutShiftsOf`. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    const shifts: LayoutShifts = { whileParsed: [], afterwards: [] };
    let isWhole = false;
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (Reflect.get(entry, "hadRecentInput")) continue;
        const shift = { score: Reflect.get(entry, "value"), moved: Reflect.get(entry, "sources").map(move) };
        (isWhole ? shifts.afterwards : shifts.whileParsed).push(shift);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const nextFrame = () => new Promise(requestAnimationFrame);
    document.addEventListener("DOMContentLoaded", async () => {
      await nextFrame();
      await nextFrame();
      note(observer.takeRecords());
      isWhole = true;
    });
    Reflect.set(window, "layoutShifts", () => {
      note(observer.takeRecords());
      return shifts;
    });

    /** "li card: 0,400 300x200 -> 0,420 300x200" */
    function move(source: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }) {
      const element = source.node instanceof Element ? source.node : source.node?.parentElement;
      const [before, after] = [source.previousRect, source.currentRect].map(
        ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
      );
      return `${element?.tagName.toLowerCase()} ${element?.className}: ${before} -> ${after}`;
    }
  });
}

/** Everything that has moved in the open document since it was loaded. */
export function layoutShiftsOf(page: Page): Promise<LayoutShifts> {
  return page.evaluate(() => Reflect.get(window, "layoutShifts")());
}

/** The card of a dress on a list: the link that shows its name and price. */
export function cardOf(page: Page, name: string) {
  return page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`${name} [\\d,]+\\s\\$`) })
    .first();
}
