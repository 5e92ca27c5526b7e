import type { Page } from "@playwright/test";
import { cardOf, expect, expectAccessible, test } from "#tests/support/journey.ts";

test.describe("the animation on entering a screen", () => {
  test("shows for 1.5 seconds over a page that is already there", async ({ page }) => {
    await page.addInitScript(recordEntryAnimation);
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("entry-animation-seconds")))
      .toBe("1.5");
    await expect(page.locator('[class*="entryAnimation"]')).toBeHidden();
  });

  for (const path of ["/collection/tulle-dresses", "/product/aurelie", "/contact", "/faq"]) {
    test(`shows on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("data-entry-animation");
    });
  }

  test("does not show on the home page", async ({ page }) => {
    await page.addInitScript(recordEntryAnimations);
    await page.goto("/faq");
    expect(await entryAnimationsOf(page), "it is recorded").not.toEqual([]);
    await page.goto("/");
    expect(await entryAnimationsOf(page)).toEqual([]);
  });

  test("ends at the first key, and takes no clicks", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.locator("html")).toHaveAttribute("data-entry-animation");
    await page.keyboard.press("Shift");
    await expect(page.locator("html")).not.toHaveAttribute("data-entry-animation");
    await page.goto("/contact");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Something is still missing")).toBeVisible();
  });

  test("shows on going forward within the shop, and not on going back", async ({ page }) => {
    await page.goto("/collection/tulle-dresses");
    await cardOf(page, "Aurélie").click();
    await expect(page).toHaveURL("/product/aurelie");
    await expect(page.locator("html")).toHaveAttribute("data-entry-animation");
    await page.keyboard.press("Shift");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Tulle Dresses" })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-entry-animation");
  });
});

test.describe("motion", () => {
  test("the film plays, muted and again and again, until it is paused; the choice is remembered", async ({
    page,
  }) => {
    await page.goto("/");
    const film = page.locator("video");
    await expect.poll(() => film.evaluate(isPlaying)).toBe(true);
    expect(
      await film.evaluate((video) => video instanceof HTMLVideoElement && video.muted && video.loop),
    ).toBe(true);
    const pause = page.getByRole("button", { name: "Pause motion" }).first();
    await pause.click();
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => film.evaluate(isPlaying)).toBe(false);
    await page.reload();
    await expect(page.getByRole("button", { name: "Pause motion" }).first()).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect.poll(() => film.evaluate(isPlaying)).toBe(false);
    await expectAccessible(page);
  });

  test("the loading line shows until the film has data, then it is gone", async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route(/\.(mp4|webm)$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto("/");
    const line = page.locator('[data-state="loading"] [aria-hidden] > span');
    await expect(line).toBeVisible();
    gate.resolve();
    await expect.poll(() => page.locator("video").evaluate(isPlaying)).toBe(true);
    await expect(line).toBeHidden();
  });

  test("the bridal carousel moves by itself, and stops with everything else", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    const section = page.getByRole("region", { name: "The bridal collection" });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(/[2-5] of 5/)).toBeVisible({ timeout: 10_000 });
    await expect(section.getByRole("button", { name: /^Show slide/ })).toHaveCount(5);
    await section.getByRole("button", { name: "Pause motion" }).click();
    const place = section.getByText(/[1-5] of 5/);
    const standing = (await place.textContent()) ?? "";
    // Timers alone: what it would do in ten seconds.
    await page.clock.runFor(10_000);
    await expect(place).toHaveText(standing);
    await section.getByRole("button", { name: "Pause motion" }).click();
    await page.clock.runFor(5_000);
    await expect(place).not.toHaveText(standing);
  });

  test("the bridal carousel stands for two seconds, moves for two, loops, and goes on after a swipe", async ({
    page,
  }) => {
    test.slow();
    const { place, x, y } = await pressCarousel(page);
    await page.mouse.move(x - 210, y, { steps: 5 });
    await page.mouse.up();
    await page.mouse.move(0, 0);
    const changes = await place.evaluate(nextChangesOf, 6);
    // Any of them may be seen late on a busy machine: the median of what each two of them say.
    const times = changes.slice(1).map(({ at }) => at);
    const intervals = times.flatMap((at, index) =>
      times.slice(index + 1).map((later, further) => (later - at) / (further + 1)),
    );
    const interval = intervals.sort((a, b) => a - b)[intervals.length / 2];
    expect(interval).toBeGreaterThan(3_800);
    expect(interval).toBeLessThan(5_000);
    const slides = changes.map(({ text }) => Number(/\d/.exec(text)?.[0]));
    const first = slides[0] ?? 0;
    expect(slides, "round and round").toEqual([0, 1, 2, 3, 4, 5].map((step) => ((first - 1 + step) % 5) + 1));
  });

  test("the bridal carousel goes on after a swipe back to where it began", async ({ page }) => {
    await page.clock.install();
    const { place, x, y } = await pressCarousel(page);
    await page.mouse.move(x - 50, y, { steps: 5 });
    // Longer than it stands: no timer of before the swipe is left.
    await page.clock.runFor(3_000);
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
    const standing = (await place.textContent()) ?? "";
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_000);
    await expect(place).not.toHaveText(standing);
  });

  test("the bridal carousel stays at the slide that was chosen, until it is started again", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    const section = page.getByRole("region", { name: "The bridal collection" });
    await section.scrollIntoViewIfNeeded();
    const chosen = section.getByRole("button", { name: "Show slide 4 of 5" });
    await chosen.click();
    const place = section.getByText(/[1-5] of 5/);
    await expect(place).toHaveText(/4 of 5/);
    await expect(chosen).toHaveAttribute("aria-current", "true");
    await page.getByRole("contentinfo").getByRole("textbox").focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    await expect(place).toHaveText(/4 of 5/);
    const pause = section.getByRole("button", { name: "Pause motion" });
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await pause.click();
    await expect(pause).toHaveAttribute("aria-pressed", "false");
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(place).not.toHaveText(/4 of 5/, { timeout: 500 });
    }).toPass();
  });
});

test("an answer takes 250 ms to open, and says in which state it is", async ({ page }) => {
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
    const start = performance.now();
    element.querySelector("summary")?.click();
    await settled("entered");
    const opening = performance.now() - start;
    element.querySelector("summary")?.click();
    await settled("unmounted");
    return { seen, opening };
  });
  expect(states.seen).toEqual(["preEnter", "entering", "entered", "preExit", "exiting", "unmounted"]);
  expect(states.opening).toBeGreaterThanOrEqual(250);
  expect(states.opening).toBeLessThan(1000);
});

test("with less motion what is laid out again is there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const transitions = await page.evaluate(() => {
    document.documentElement.style.fontSize = "32px";
    // Asks for the styles, so that transitions begin.
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});

test("several answers may be open at a time", async ({ page }) => {
  await page.goto("/faq");
  await page.getByText("How long does delivery take?").click();
  await page.getByText("Will the colour match the pictures?").click();
  await expect(page.getByText("An evening dress is made in 28 days and")).toBeVisible();
  await expect(page.getByText("Satin changes with the light it stands in")).toBeVisible();
});

test("however fast a strip is scrolled, work is done at most once every 10 ms", async ({ page }) => {
  await page.goto("/product/aurelie");
  const strip = page.getByRole("group", { name: "Pictures of Aurélie" });
  await strip.scrollIntoViewIfNeeded();
  const gaps = await strip.evaluate(async (element) => {
    // The strip's work begins with a look at how far it has been scrolled.
    const times: number[] = [];
    Object.defineProperty(element, "scrollLeft", { get: () => times.push(performance.now()) && 0 });
    const end = performance.now() + 5_000;
    while (times.length < 10 && performance.now() < end) {
      for (let event = 0; event < 100; event += 1) element.dispatchEvent(new Event("scroll"));
      await new Promise((resolve) => setTimeout(resolve));
    }
    return times.slice(1).map((time, index) => time - (times[index] ?? 0));
  });
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(9);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself, and everything is there", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    const section = page.getByRole("region", { name: "The bridal collection" });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator(".swiper-initialized")).toBeVisible();
    // Timers alone: what it would do in ten seconds.
    await page.clock.runFor(10_000);
    await expect(section.getByText("1 of 5")).toBeVisible();
    expect(await page.locator("video").evaluate(isPlaying)).toBe(false);
    // Nor is there anything to pause.
    await expect(page.getByRole("button", { name: "Pause motion" })).toHaveCount(0);
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length,
    );
    expect(moving).toBe(0);
  });

  test("what a button moves is there at once", async ({ page }) => {
    await page.goto("/");
    const next = page.getByRole("button", { name: "Next in Evening Dresses" });
    const list = await page.getByRole("list", { name: "Evening Dresses" }).elementHandle();
    const moved = await next.evaluate((button: HTMLElement, slider) => {
      button.click();
      return slider?.scrollLeft ?? 0;
    }, list);
    expect(moved).toBeGreaterThan(100);
    const card = page.getByRole("button", { name: "Next featured dress" });
    const front = page.getByRole("group", { name: "Featured Dresses" }).locator("[data-front]");
    await card.click();
    await expect(front).toHaveAccessibleName("2 of 5");
    expect(await front.evaluate((slide) => slide.getAnimations({ subtree: true }).length)).toBe(0);
  });

  test("no entry animation shows", async ({ page }) => {
    await page.addInitScript(recordEntryAnimations);
    await page.goto("/collection/tulle-dresses");
    await cardOf(page, "Aurélie").click();
    await expect(page).toHaveURL("/product/aurelie");
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeFocused();
    expect(await entryAnimationsOf(page)).toEqual([]);
  });
});

function isPlaying(element: Element) {
  return element instanceof HTMLVideoElement && !element.paused && element.readyState > 2;
}

/** Notes how long the entry animation ran, by the browser's own clock: frames are late on a busy machine. */
function recordEntryAnimation() {
  addEventListener("animationend", ({ target, elapsedTime }) => {
    if (target instanceof HTMLElement && target.matches('[class*="entryAnimation"]'))
      sessionStorage.setItem("entry-animation-seconds", String(elapsedTime));
  });
}

/** Opens the home page and presses the carousel, as a swipe begins. `x` and `y`: where, `place`: says which slide is shown. */
async function pressCarousel(page: Page) {
  await page.goto("/");
  const section = page.getByRole("region", { name: "The bridal collection" });
  await section.scrollIntoViewIfNeeded();
  const box = await section.locator(".swiper-initialized").boundingBox();
  if (!box) throw new Error("The carousel has no place.");
  const [x, y] = [box.x + 250, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  return { place: section.getByText(/[1-5] of 5/), x, y };
}

/** What stands in an element after each of its next changes, and when, in milliseconds. */
function nextChangesOf(element: Element, count: number): Promise<{ at: number; text: string }[]> {
  return new Promise((resolve) => {
    const changes: { at: number; text: string }[] = [];
    new MutationObserver((_changes, observer) => {
      changes.push({ at: performance.now(), text: element.textContent ?? "" });
      if (changes.length < count) return;
      observer.disconnect();
      resolve(changes);
    }).observe(element, { characterData: true, childList: true, subtree: true });
  });
}

/** Before the page's own scripts: every time that the animation is asked for. */
function recordEntryAnimations() {
  const animated: string[] = [];
  Reflect.set(window, "entryAnimations", animated);
  new MutationObserver(() => {
    const { entryAnimation } = document.documentElement.dataset;
    if (entryAnimation !== undefined) animated.push(location.pathname);
  }).observe(document, { subtree: true, attributeFilter: ["data-entry-animation"] });
}

function entryAnimationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "entryAnimations"));
}
