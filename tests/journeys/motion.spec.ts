import type { Locator, Page } from "@playwright/test";
import { isPlaying } from "#tests/support/is-playing.ts";
import { cardOf, expect, test } from "#tests/support/journey.ts";
import { entryAnimationsOf, recordEntryAnimations } from "#tests/support/recorded-animations.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("the animation on entering a screen", () => {
  test("shows for 1.5 seconds over a page that is already there", async ({ page }) => {
    await page.addInitScript(recordEntryAnimation);
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const seconds = () => page.evaluate(() => sessionStorage.getItem("entry-animation-seconds"));
    await expect.poll(seconds).toBe("1.5");
    await expect(page.locator('[class*="entryAnimation"]')).toBeHidden();
  });

  test("shows on all screens but home, ends at a key, and takes no clicks", async ({ page }) => {
    const animation = page.locator("html[data-entry-animation]");
    for (const path of ["/collection/tulle-dresses", "/product/aurelie", "/contact"]) {
      await page.goto(path, { waitUntil: "commit" });
      await expect(animation, path).toBeAttached();
    }
    const submit = page.getByRole("button", { name: "Submit" });
    expect(await submit.evaluate(elementsAtItsPlace)).toEqual({ taking: "animation", asItIs: "button" });
    await submit.click();
    await expect(page.getByText("A few details need another look")).toBeVisible();
    await page.goto("/faq", { waitUntil: "commit" });
    await expect(animation).toBeAttached();
    await page.keyboard.press("Shift");
    await expect(animation).not.toBeAttached();
    await page.addInitScript(recordEntryAnimations);
    await page.goto("/");
    expect(await entryAnimationsOf(page)).toEqual([]);
  });

  test("shows on going forward within the shop, and not on going back", async ({ page }) => {
    await page.goto("/collection/tulle-dresses");
    await cardOf(page, "Aurélie").click();
    await expect(page).toHaveURL("/product/aurelie");
    await expect(page.locator("html"), "its picture travels, with no mark").toHaveAttribute(
      "data-entry-animation",
      "travel",
    );
    await expect(page.locator('[class*="entryAnimation"]')).toBeHidden();
    await page.keyboard.press("Shift");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Tulle Dresses" })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-entry-animation");
  });
});

test("the loading line shows until the film plays, muted and looping, until paused", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\.(mp4|webm)$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/");
  const line = page.locator('[data-state="loading"] span[aria-hidden] > span');
  await expect(line).toBeVisible();
  gate.resolve();
  const film = page.locator("video");
  await expect.poll(() => film.evaluate(isPlaying)).toBe(true);
  await expect(line).toBeHidden();
  expect(await film.evaluate((video) => video instanceof HTMLVideoElement && video.muted && video.loop)).toBe(
    true,
  );
  const pause = page.getByRole("button", { name: "Pause motion" }).first();
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => film.evaluate(isPlaying)).toBe(false);
  await page.reload();
  await expect(pause, "the choice is remembered").toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => film.evaluate(isPlaying)).toBe(false);
});

test("the bridal carousel stands two seconds, moves two, loops, and can be stopped", async ({ page }) => {
  const { section, slides, place } = await openCarousel(page);
  const box = await slides.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 250, (box?.y ?? 0) + 40];
  await page.mouse.move(x, y);
  await expect(place, "it waits under the pointer").toHaveAttribute("aria-live", "polite");
  const before = await numberIn(place);
  await page.mouse.down();
  await page.mouse.move(x - 210, y, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await expect(place, "it goes on").toHaveAttribute("aria-live", "off");
  await expect(place, "the swipe has turned it").not.toContainText(`${before} of 5`);
  await arrive(slides);
  const first = await numberIn(place);
  for (const step of [0, 1, 2, 3, 4]) {
    await page.clock.runFor(1_900);
    expect(await arrive(slides), "it stands").toBeUndefined();
    await page.clock.runFor(200);
    expect(await arrive(slides), "how long it moves").toBe(2_000);
    await expect(place, "round and round").toContainText(`${((first + step) % 5) + 1} of 5`);
  }

  const pause = section.getByRole("button", { name: "Pause motion" });
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  const standing = await numberIn(place);
  await page.clock.runFor(10_000);
  await expect(place).toContainText(`${standing} of 5`);
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "false");
  await page.clock.runFor(2_100);
  await expect(place).not.toContainText(`${standing} of 5`);
  await section.getByRole("button", { name: "Show slide 5 of 5" }).click();
  await page.clock.runFor(10_000);
  await expect(place, "it stays at what was chosen").toHaveText(/5 of 5/);
  await expect(pause).toHaveAttribute("aria-pressed", "true");
});

test("an answer takes 250 ms to open, says its state, and stays open beside another", async ({ page }) => {
  await page.goto("/faq");
  const item = page.locator("details").filter({ hasText: "Will the colour match the pictures?" });
  const states = await item.evaluate(async (element) => {
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(element.getAttribute("data-state") ?? ""));
    observer.observe(element, { attributeFilter: ["data-state"] });
    const settled = (state: string) =>
      new Promise<void>((resolve) => {
        const check = () => (seen.at(-1) === state ? resolve() : requestAnimationFrame(check));
        check();
      });
    element.querySelector("summary")?.click();
    await settled("entering");
    const durations = element
      .getAnimations({ subtree: true })
      .map((animation) => Number(animation.effect?.getComputedTiming().duration));
    await settled("entered");
    element.querySelector("summary")?.click();
    await settled("unmounted");
    return { seen, durations };
  });
  expect(states.seen).toEqual(["preEnter", "entering", "entered", "preExit", "exiting", "unmounted"]);
  expect(Math.max(...states.durations)).toBe(250);
  await page.getByText("How long does delivery take?").click();
  await page.getByText("Will the colour match the pictures?").click();
  await expect(page.getByText("An evening dress is made in 28 days and")).toBeVisible();
  await expect(page.getByText("Satin changes with the light it stands in")).toBeVisible();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself, and everything is there", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto("/");
    const section = page.getByRole("region", { name: "The bridal collection" });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator(".swiper-initialized")).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(section.locator("p").filter({ hasText: /[1-5] of 5/ })).toHaveText(/1 of 5/);
    expect(await page.locator("video").evaluate(isPlaying)).toBe(false);
    // Nor is there anything to pause.
    await expect(page.getByRole("button", { name: "Pause motion" })).toHaveCount(0);
    expect(await page.evaluate(endlessAnimations)).toBe(0);
  });
});

/** Runs in the page. */
function endlessAnimations(): number {
  const isEndless = ({ effect }: Animation) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
  return document.getAnimations().filter(isEndless).length;
}

/** Notes how long the entry animation ran, by the browser's own clock: frames are late on a busy machine. */
function recordEntryAnimation() {
  addEventListener("animationend", ({ target, elapsedTime }) => {
    if (target instanceof HTMLElement && target.matches('[class*="entryAnimation"]'))
      sessionStorage.setItem("entry-animation-seconds", String(elapsedTime));
  });
}

/** The carousel of the home page, at rest, where timers wait to be told that time passes. */
async function openCarousel(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto("/");
  const section = page.getByRole("region", { name: "The bridal collection" });
  const slides = section.locator(".swiper-initialized");
  await section.scrollIntoViewIfNeeded();
  await expect(slides).toBeVisible();
  // It may have begun to move.
  await page.clock.pauseAt(600_000);
  await arrive(slides);
  return { section, slides, place: section.locator("p").filter({ hasText: /[1-5] of 5/ }) };
}

/** The number of the slide that is shown, from 1. */
async function numberIn(place: Locator) {
  return Number(/\d/.exec((await place.textContent()) ?? "")?.[0]);
}

/** Has the slides arrive where they are on their way to; resolves with how long the whole way takes, in milliseconds. */
function arrive(slides: Locator) {
  return slides.locator(".swiper-wrapper").evaluate(async (wrapper) => {
    const [transition] = wrapper.getAnimations();
    if (!transition) return undefined;
    const duration = transition.effect?.getComputedTiming().duration;
    const hasEnded = new Promise((resolve) =>
      wrapper.addEventListener("transitionend", resolve, { once: true }),
    );
    transition.finish();
    await hasEnded;
    return duration;
  });
}

/**
 * Runs in the page: finds what a click on the button would reach while the entry animation shows, as it is and if it
 * took clicks. Playwright's own click would wait for its end.
 */
function elementsAtItsPlace(button: Element) {
  const animation = document.querySelector('[class*="entryAnimation"]');
  if (!(animation instanceof HTMLElement)) throw new Error("There is no entry animation.");
  for (const running of animation.getAnimations()) {
    running.pause();
    running.currentTime = 0;
  }
  button.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const reached = () => {
    const element = document.elementFromPoint(left + width / 2, top + height / 2);
    if (element && animation.contains(element)) return "animation";
    return element && button.contains(element) ? "button" : element?.outerHTML;
  };
  const asItIs = reached();
  animation.style.pointerEvents = "auto";
  const taking = reached();
  animation.style.pointerEvents = "";
  for (const paused of animation.getAnimations()) paused.play();
  return { asItIs, taking };
}
