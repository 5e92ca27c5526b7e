import type { Locator, Page } from "@playwright/test";
import { cardOf, expect, expectComplaints, hydrated, test } from "#tests/support/journey.ts";
import { OFFLINE } from "#tests/support/offline.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

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

  test("has taken its mark away before the paper goes", async ({ page }) => {
    await page.goto("/about", { waitUntil: "commit" });
    const paper = page.locator('[class*="entryAnimation"]');
    await expect(paper).toBeVisible();
    const opacities = (time: number) =>
      paper.evaluate((element, currentTime) => {
        for (const animation of element.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = currentTime;
        }
        return [element, ...element.children].map((part) => Number(getComputedStyle(part).opacity));
      }, time);
    expect(await opacities(750)).toEqual([1, 1]);
    expect(await opacities(900)).toEqual([1, 0]);
    const [paperAt1200 = 1, markAt1200] = await opacities(1_200);
    expect(paperAt1200).toBeLessThan(1);
    expect(markAt1200).toBe(0);
  });

  test("shows on every other screen but home, ends at the first key, and takes no clicks", async ({
    page,
  }) => {
    const animation = page.locator("html[data-entry-animation]");
    for (const path of ["/collection/tulle-dresses", "/product/aurelie", "/faq", "/contact"]) {
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
    await expect(page.locator("html")).toHaveAttribute("data-entry-animation");
    await page.keyboard.press("Shift");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Tulle Dresses" })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-entry-animation");
  });
});

for (const [who, isSwipe] of [
  ["with the button", false],
  ["with the browser's own swipe, which has shown the list already", true],
] as const)
  test(`a dress flies from its list, and back ${who}${isSwipe ? " it does not" : ""}`, async ({ page }) => {
    await page.addInitScript(countFlights);
    await page.addInitScript((value) => {
      Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", { get: () => value });
    }, isSwipe);
    await page.goto("/collection/tulle-dresses");
    await cardOf(page, "Aurélie").click();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
    const moves = () => page.evaluate(() => document.documentElement.getAttribute("data-moves") ?? "");
    await expect.poll(moves).toMatch(/^[1-9]\d*,$/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Tulle Dresses" })).toBeVisible();
    await expect.poll(moves).toMatch(isSwipe ? /^[1-9]\d*,0,$/ : /^[1-9]\d*,[1-9]\d*,$/);
  });

test("a card that is pressed shows its main picture alone, which is the one that arrives", async ({
  page,
}) => {
  await page.goto("/collection/tulle-dresses");
  const pictures = cardOf(page, "Colette").locator("img");
  await pictures.first().hover();
  await expect(pictures).toHaveCount(2);
  await page.mouse.down();
  await expect(pictures).toHaveCount(1);
  await page.mouse.up();
  await expect(page).toHaveURL("/product/colette");
});

test("the search comes down over the page in 600 ms, and is never seen through", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Shift");
  const search = page.getByRole("dialog", { name: "Search" });
  const opener = page.getByRole("banner").getByRole("button", { name: "Search" }).filter({ visible: true });
  await hydrated(page);
  const moves = await opener.evaluate((button: HTMLElement) => {
    button.click();
    const dialog = document.querySelector("dialog[open]");
    if (!dialog) throw new Error("No dialog has opened.");
    // Asks for the styles, so that transitions begin.
    return dialog.getAnimations().map((animation) => ({
      property: animation instanceof CSSTransition ? animation.transitionProperty : "",
      duration: animation.effect?.getComputedTiming().duration,
    }));
  });
  expect(moves).toContainEqual({ property: "clip-path", duration: 600 });
  expect(moves.map(({ property }) => property)).not.toContain("opacity");
  await expect(search).toBeVisible();
});

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

test("the film plays, muted and again and again, until it is paused; the choice is remembered", async ({
  page,
}) => {
  await page.goto("/");
  const film = page.locator("video");
  await expect.poll(() => film.evaluate(isPlaying)).toBe(true);
  expect(await film.evaluate((video) => video instanceof HTMLVideoElement && video.muted && video.loop)).toBe(
    true,
  );
  const pause = page.getByRole("button", { name: "Pause motion" }).first();
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => film.evaluate(isPlaying)).toBe(false);
  await page.reload();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => film.evaluate(isPlaying)).toBe(false);
});

test("a film that a lost connection has cost plays when the connection is back", async ({
  page,
  context,
  complaints,
}) => {
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

test("the loading line shows until the film has data, then it is gone", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\.(mp4|webm)$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/");
  const line = page.locator('[data-state="loading"] span[aria-hidden] > span');
  await expect(line).toBeVisible();
  gate.resolve();
  await expect.poll(() => page.locator("video").evaluate(isPlaying)).toBe(true);
  await expect(line).toBeHidden();
});

test("the bridal carousel moves by itself, and stops with everything else", async ({ page }) => {
  const { section, slides, place } = await openCarousel(page);
  const first = await numberIn(place);
  await page.clock.runFor(2_100);
  await expect(place).not.toContainText(`${first} of 5`);
  await arrive(slides);
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

test("the bridal carousel stands for two seconds, moves for two, loops, and goes on after a swipe", async ({
  page,
}) => {
  const { slides, place } = await openCarousel(page);
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
});

test("several answers may be open at a time", async ({ page }) => {
  await page.goto("/faq");
  await page.getByText("How long does delivery take?").click();
  await page.getByText("Will the colour match the pictures?").click();
  await expect(page.getByText("An evening dress is made in 28 days and")).toBeVisible();
  await expect(page.getByText("Satin changes with the light it stands in")).toBeVisible();
});

test("however fast a strip is scrolled, work is done at most once every 10 ms", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto("/product/aurelie");
  await page.clock.pauseAt(60_000);
  const strip = page.getByRole("group", { name: "Pictures of Aurélie" });
  await strip.evaluate((element) => {
    // The strip's work begins with a look at how far it has been scrolled.
    Object.defineProperty(element, "scrollLeft", {
      get: () => {
        element.setAttribute("data-looks", String(Number(element.getAttribute("data-looks")) + 1));
        return 0;
      },
    });
  });
  const looks = async (milliseconds: number) => {
    const before = Number(await strip.getAttribute("data-looks"));
    for (let passed = 0; passed < milliseconds; passed += 1) {
      await strip.evaluate((element) => element.dispatchEvent(new Event("scroll")));
      await page.clock.runFor(1);
    }
    return Number(await strip.getAttribute("data-looks")) - before;
  };
  await looks(20);
  expect(await looks(50)).toBe(5);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself, and everything is there", async ({ page }) => {
    const { place } = await openCarousel(page);
    await page.clock.runFor(10_000);
    await expect(place).toHaveText(/1 of 5/);
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

  test("no entry animation shows", async ({ page }) => {
    await page.addInitScript(recordEntryAnimations);
    await page.goto("/collection/tulle-dresses");
    await cardOf(page, "Aurélie").click();
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

/** Notes, before the page's own scripts run, every time that the animation is asked for. */
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
