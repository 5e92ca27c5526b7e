import type { Page } from "@playwright/test";
import { isPlaying } from "#tests/support/is-playing.ts";
import { cardOf, expect, expectComplaints, hydrated, test } from "#tests/support/journey.ts";
import { OFFLINE } from "#tests/support/offline.ts";
import { entryAnimationsOf, recordEntryAnimations } from "#tests/support/recorded-animations.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const [who, isSwipe] of [
  ["with the button", false],
  ["with the browser's own swipe, which has shown the list already", true],
] as const)
  test(`a dress flies from its list, and back ${who}${isSwipe ? " it does not" : ""}`, async ({ page }) => {
    await page.addInitScript(countFlights);
    await page.addInitScript((value) => {
      Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", { get: () => value });
    }, isSwipe);
    await openDressAndGoBack(page);
    await expect.poll(() => flightsOf(page)).toMatch(isSwipe ? /^[1-9]\d*,0,$/ : /^[1-9]\d*,[1-9]\d*,$/);
  });

test("the name of a dress comes once, and nothing takes it away again", { tag: "@both" }, async ({
  page,
  isMobile,
}) => {
  await page.goto("/collection/tulle-dresses");
  const card = cardOf(page, "Aurélie");
  if (!isMobile) {
    const prefetched = page.waitForResponse(/product\/aurelie\.data/);
    await card.hover();
    await prefetched;
  }
  const next = page.getByRole("link", { name: /^Next/ });
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
  for (const [heading, enter] of [
    [/^Aurélie$/, () => card.click()],
    // The dress beside it has no picture on the screen that is left.
    [/^(?!Aurélie)/, () => next.click()],
    [/^Aurélie$/, () => page.goBack()],
    [/^Tulle Dresses$/, () => page.goBack()],
    [/^Colette$/, () => cardOf(page, "Colette").click()],
    [/^Tulle Dresses$/, () => breadcrumb.click()],
  ] as const)
    expect(await lossesOf(page, heading, enter), `${heading}`).toEqual([]);
});

test("the entry animation takes its mark away before the paper goes", async ({ page }) => {
  await page.goto("/about", { waitUntil: "commit" });
  const paper = page.locator('[class*="entryAnimation"]');
  await expect(paper).toBeVisible();
  const opacitiesAt = (time: number) =>
    paper.evaluate((element, currentTime) => {
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = currentTime;
      }
      return [element, ...element.children].map((part) => Number(getComputedStyle(part).opacity));
    }, time);
  expect(await opacitiesAt(750)).toEqual([1, 1]);
  expect(await opacitiesAt(900)).toEqual([1, 0]);
});

test("the search comes down over the page, and is never seen through", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Shift");
  await hydrated(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Search" }).filter({ visible: true });
  const moved = await opener.evaluate((button: HTMLElement) => {
    button.click();
    // Asks for the styles, so that transitions begin.
    const moves = document.querySelector("dialog[open]")?.getAnimations() ?? [];
    return moves.map((move) => (move instanceof CSSTransition ? move.transitionProperty : ""));
  });
  expect(moved).toContain("clip-path");
  expect(moved).not.toContain("opacity");
});

test("a card that is pressed shows its main picture alone, which arrives", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  const pictures = cardOf(page, "Colette").locator("img");
  await pictures.first().hover();
  await expect(pictures).toHaveCount(2);
  await page.mouse.down();
  await expect(pictures).toHaveCount(1);
  await page.mouse.up();
  await expect(page).toHaveURL("/product/colette");
});

test("a film lost with the connection comes back with it", async ({ page, context, complaints }) => {
  await page.route(/\.(mp4|webm)$/, (route) => route.abort("internetdisconnected"));
  await page.goto("/");
  const film = page.locator("video");
  const hasFailed = (video: HTMLVideoElement) => video.networkState === video.NETWORK_NO_SOURCE;
  await expect.poll(() => film.evaluate(hasFailed)).toBe(true);
  await hydrated(page);
  await context.setOffline(true);
  await page.unroute(/\.(mp4|webm)$/);
  await context.setOffline(false);
  await expect.poll(() => film.evaluate(isPlaying)).toBe(true);
  await expectComplaints(complaints, OFFLINE);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("what a button moves, or what is laid out again, is there at once", async ({ page }) => {
    await page.goto("/");
    const next = page.getByRole("button", { name: "Next in Evening Dresses" });
    const list = await page.getByRole("list", { name: "Evening Dresses" }).elementHandle();
    const moved = await next.evaluate((button: HTMLElement, slider) => {
      button.click();
      return slider?.scrollLeft ?? 0;
    }, list);
    expect(moved).toBeGreaterThan(100);
    const front = page.getByRole("group", { name: "Featured Dresses" }).locator("[data-front]");
    await page.getByRole("button", { name: "Next featured dress" }).click();
    await expect(front).toHaveAccessibleName("2 of 5");
    expect(await front.evaluate((slide) => slide.getAnimations({ subtree: true }).length)).toBe(0);
    const transitions = await page.evaluate(() => {
      document.documentElement.style.fontSize = "32px";
      // Asks for the styles, so that transitions begin.
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
    });
    expect(transitions).toBe(0);
  });

  test("no entry animation shows, and no dress flies", async ({ page }) => {
    await page.addInitScript(recordEntryAnimations);
    await page.addInitScript(countFlights);
    await openDressAndGoBack(page);
    expect(await entryAnimationsOf(page)).toEqual([]);
    expect(await flightsOf(page)).toMatch(/^(0,)*$/);
  });
});

/** A screen stands still after so long. In milliseconds. */
const STILL_MS = 1_500;

/** Looks at the heading in every frame until the screen stands still, and names the frames that show less of it than the one before. */
async function lossesOf(page: Page, heading: RegExp, enter: () => Promise<unknown>): Promise<string[]> {
  await page.evaluate(watchHeading, heading);
  await enter();
  await page.waitForFunction((still) => Reflect.get(window, "seenSince")() > still, STILL_MS);
  const frames: number[] = await page.evaluate(() => Reflect.get(window, "seenInFrames"));
  return frames.flatMap((seen, index) => {
    const before = frames[index - 1] ?? 0;
    return seen < before - 0.01 ? [`frame ${index}: ${before} → ${seen}`] : [];
  });
}

/** Runs in the page: notes in every frame how much is seen of this heading, from 0 to 1. */
function watchHeading(heading: RegExp) {
  const frames: number[] = [];
  let wholeFrom = Number.POSITIVE_INFINITY;
  Reflect.set(window, "seenInFrames", frames);
  Reflect.set(window, "seenSince", () => performance.now() - wholeFrom);
  const look = () => {
    if (Reflect.get(window, "seenInFrames") !== frames) return;
    const seen = amountSeen();
    frames.push(seen);
    if (seen < 1) wholeFrom = Number.POSITIVE_INFINITY;
    else wholeFrom = Math.min(wholeFrom, performance.now());
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  function amountSeen(): number {
    const title = document.querySelector("h1");
    if (!title || !heading.test(title.textContent)) return 0;
    let opacity = 1;
    for (let element: Element | null = title; element; element = element.parentElement)
      opacity *= Number(getComputedStyle(element).opacity);
    const paper = document.querySelector('[class*="entryAnimation"]');
    if (!paper?.checkVisibility({ visibilityProperty: true })) return opacity;
    const [over, under] = [paper.getBoundingClientRect(), title.getBoundingClientRect()];
    const isCovered = over.left < under.right && over.right > under.left && over.top < under.bottom;
    return isCovered ? opacity * (1 - Number(getComputedStyle(paper).opacity)) : opacity;
  }
}

/** Goes from a list to a dress and back, as a shopper does. */
async function openDressAndGoBack(page: Page) {
  await page.goto("/collection/tulle-dresses");
  await cardOf(page, "Aurélie").click();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Tulle Dresses" })).toBeVisible();
}

/** How many parts each view transition has moved so far: "2,2,". */
function flightsOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.getAttribute("data-moves") ?? "");
}

/** Runs in the page before its scripts: notes how many parts each view transition moves. */
function countFlights() {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...options) => {
    const transition = start(...options);
    void transition.ready.then(() => {
      // React's own, which hold the page itself, have no name.
      const isFlight = (animation: Animation) =>
        animation instanceof CSSAnimation && animation.animationName.startsWith("-ua-view-transition");
      const { dataset } = document.documentElement;
      dataset["moves"] = `${dataset["moves"] ?? ""}${document.getAnimations().filter(isFlight).length},`;
    });
    return transition;
  };
}
