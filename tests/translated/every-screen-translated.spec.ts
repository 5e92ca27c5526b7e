import type { Page } from "@playwright/test";
import { states } from "#scripts/screen-states.mjs";
import { openAppointmentShop } from "#tests/support/appointment-shop.ts";
import { fillMessage, takeTime } from "#tests/support/contact-message.ts";
import { BRIDAL, chip, openFilter, showDresses, tick } from "#tests/support/filter-page.ts";
import { expect, hydrated, test } from "#tests/support/journey.ts";
import { markOf, storeWishlist, threeDresses } from "#tests/support/wishlist-page.ts";
import "#tests/support/router-of-page.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { screens } from "#tests/support/screen-paths.ts";
import { dismissSearch } from "#tests/support/search-page.ts";
import type { Shop } from "#tests/support/shop.ts";
import { findSize, measure, openFinderHere } from "#tests/support/size-finder-page.ts";

// A browser that translates a page takes its texts out and puts others in. Every control then says what it says on a page that is not
// translated, and nothing throws: a journey fails by itself where the console complains.

type Step = (name: string, act: () => Promise<unknown>) => Promise<void>;
type Walk = (page: Page, step: Step) => Promise<void>;

/** The reference of an enquiry differs from visit to visit. */
const differing = /Reference[A-Z0-9]{6}/g;

const walks: Record<string, Walk> = {
  async "the sections of the home page, and the newsletter"(page, step) {
    await page.goto("/");
    for (const name of ["Next in Evening Dresses", "Next in Tulle", "Next featured dress"])
      await step(name, () => page.getByRole("button", { name }).click());
    await step("another slide", () => page.getByRole("button", { name: "Show slide 3 of 5" }).click());
    const email = page.getByRole("textbox", { name: "Email address for the newsletter" });
    for (const address of ["", "bride@", "bride@mail.example", "nobody"]) {
      await email.fill(address);
      await step(`the address “${address}”`, () => page.getByRole("button", { name: "Subscribe" }).click());
    }
  },

  async "the list of a collection"(page, step) {
    await page.goto(BRIDAL);
    await step("the filter", () => openFilter(page));
    await step("a colour", () => tick(page, /^Pink and blush/));
    await step("a size", () => tick(page, /^46/));
    await step("the dresses", () => showDresses(page));
    await step("without one", () => chip(page, "46").click());
    await step("the order", () => page.getByRole("button", { name: /Filter and Sort/ }).click());
    await step("by name", () => page.getByRole("link", { name: "Alphabetically, Z-A" }).click());
    for (const name of ["satin-dresses", "tulle-dresses"])
      await step(name, () => page.getByRole("banner").locator(`a[href$="${name}"]`).first().click());
    await step("back", () => page.goBack());
    await step("a dress on the fitting list", () =>
      page.getByRole("main").locator("[data-fitting]").first().click(),
    );
  },

  async "dresses, one after the other"(page, step) {
    await page.goto("/product/marguerite");
    const heading = page.getByRole("heading", { level: 1 });
    for (const [place, to] of [/^Next: /, /^Next: /, /^Next: /, /^Previous: /].entries())
      await step(`dress ${place + 1}`, async () => {
        const before = (await heading.textContent()) ?? "";
        await page.getByRole("link", { name: to }).click();
        await expect(heading).not.toHaveText(before);
      });
    await step("back", () => page.goBack());
  },

  async "the choices of a dress"(page, step) {
    await page.goto("/product/aurelie");
    await step("a colour", () => page.getByRole("radio", { name: "Sage", exact: true }).press("Space"));
    await step("a size", () => page.getByRole("radio", { name: "Size 38" }).press("Space"));
    await step("the link to share", () => page.getByRole("main").getByLabel("Share Aurélie").first().click());
    for (const detail of await page.locator("main details summary").all())
      await step("a detail", () => detail.click());
    for (const day of ["2020-01-01", "2030-05-09"])
      await step(`the date ${day}`, () => page.getByLabel("When do you need it?").fill(day));
    await step("the fitting list", () => markOf(page, "Aurélie").click());
    const picture = page.getByRole("link", { name: /^Enlarge/ }).first();
    await step("an enlarged picture", () => picture.click());
    await step("the next one", () => page.getByRole("button", { name: "Next picture" }).click());
    await step("closed", () => page.keyboard.press("Escape"));
  },

  async "a few words about a dress"(page, step) {
    await page.goto("/product/aurelie?colour=sage&size=38");
    await step("the form", () => page.getByRole("link", { name: "Add a few words" }).click());
    const note = page.getByRole("dialog", { name: "Add a few words" });
    for (const about of await note.getByRole("radio").all())
      await step("another question", () => about.press("Space"));
    await step("a day", () => note.getByLabel("Date of the event").fill("2030-05-09"));
    await step("own words", () => note.getByRole("textbox", { name: "Your message" }).fill("Hello"));
    await step("the next letter", () => note.getByRole("textbox", { name: "Your message" }).press("!"));
    await step("closed", () => page.keyboard.press("Escape"));
  },

  async "the size finder"(page, step) {
    await page.goto("/product/aurelie");
    await step("the form", () => openFinderHere(page));
    await step("nothing", () => findSize(page));
    await step("junk", async () => {
      await measure(page, { Bust: "88", Waist: "700", Hips: "x" });
      await findSize(page);
    });
    for (const Waist of ["70,5", "90", "70"])
      await step(`a waist of ${Waist}`, async () => {
        await measure(page, { Bust: "88", Waist, Hips: "96" });
        await findSize(page);
      });
    await step("inches", () => page.getByRole("radio", { name: "Inches" }).press("Space"));
  },

  async "a search, letter by letter"(page, step) {
    await page.goto("/product/aurelie");
    await step("the dialog", () => page.getByRole("button", { name: "Search", exact: true }).first().click());
    const field = page.getByRole("dialog", { name: "Search" }).getByRole("combobox");
    for (const letter of "satin") await step(letter, () => field.press(letter));
    for (const text of ["vivi", "léo", "leonie", "red silk", "zzzz", "lace xyzzy", ""])
      await step(text, () => field.fill(text));
    await step("closed", () => dismissSearch(page));
  },

  async "the fitting list"(page, step) {
    await storeWishlist(page, threeDresses);
    await page.goto("/fitting");
    const button = (name: RegExp) => page.getByRole("button", { name }).first();
    const takeFirstOff = () => button(/^Remove /).click();
    await step("differences", () => page.getByLabel("Highlight differences").press("Space"));
    await step("moved", () => button(/^Move .* back/).click());
    await step("off", takeFirstOff);
    await step("undone", () => page.getByRole("button", { name: "Undo" }).click());
    await step("off again", takeFirstOff);
    await step("another", takeFirstOff);
    await step("the link", () => page.getByRole("button", { name: "Share this list" }).click());
  },

  async "a message"(page, step) {
    await page.goto("/contact");
    await step("nothing is filled in", () => page.getByRole("button", { name: "Submit" }).click());
    await step("half of it", async () => {
      await page.getByRole("textbox", { name: "Email", exact: true }).fill("ada@");
      await page.getByRole("button", { name: "Submit" }).click();
    });
    await step("a visit", () => page.locator("select").first().selectOption({ index: 1 }));
    await step("sent", async () => {
      await fillMessage(page, "Good day.");
      await takeTime(page);
      await page.getByRole("button", { name: "Submit" }).click();
    });
  },

  async "a visit"(page, step) {
    showroom ??= await openAppointmentShop();
    const editor = editorAt(showroom.url, await tokenFor(showroom.dataFolder, "editor"));
    await editor.delete({ query: '*[_type == "appointment"]' });
    const main = page.getByRole("main");
    const send = () => main.locator('button[type="submit"]:not([name])').first().click();
    const take = (time: string) => main.locator(`input[name="time"][value="${time}"]`).check();
    await page.goto(`${showroom.url}/appointment?dress=amelie%3Fsize%3D38`);
    await step("another kind", () => main.locator('select[name="kind"]').selectOption("fitting"));
    await step("another day", () => main.locator('select[name="day"]').selectOption({ index: 4 }));
    await step("nothing is filled in", send);
    await main.locator('input[name="name"]').fill("Ada");
    await step("a name", send);
    await take("11:00");
    await main.locator('input[name="email"]').fill("ada@bride.example");
    await takeTime(page);
    await step("booked", send);
    await step("the way to move it", () => main.locator("summary").click());
    await step("another day to move to", () => main.locator('select[name="day"]').selectOption({ index: 5 }));
    await take("12:00");
    await step("moved", send);
    await step("cancelled", () => main.locator('button[name="cancel"]').click());
  },

  async "the questions"(page, step) {
    await page.goto("/faq");
    for (const question of await page.locator("main summary").all())
      await step("a question", () => question.click());
    for (const path of screens.filter((path) => path !== "/nowhere"))
      await step(path, () => page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), path));
  },
};

let showroom: Shop | undefined;

test.afterAll(() => showroom?.close());

for (const [name, walk] of Object.entries(walks))
  for (const time of ["after", "before"] as const)
    test(`${name}: translated ${time} the scripts come, it reads the same`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript(forgetViewed);
      const texts = new Map<string, string>();
      await walk(page, async (step, act) => {
        await act();
        texts.set(keyFor(texts, step), await settled(page));
      });
      await page.evaluate(forget);

      const first = `addEventListener("DOMContentLoaded", () => (${translate})());`;
      if (time === "before") await page.addInitScript({ content: first });
      const met = new Map<string, string>();
      let isTranslated = time === "before";
      await walk(page, async (step, act) => {
        if (!isTranslated) await page.evaluate(translate, "");
        isTranslated = true;
        await act();
        const key = keyFor(met, step);
        met.set(key, "");
        await expect.poll(async () => readable(await textOf(page)), { message: key }).toBe(texts.get(key));
      });
      expect(met.size).toBe(texts.size);
      expect(await page.locator("font").count()).toBeGreaterThan(20);
    });

/** These lose a connection or an answer on purpose, or show no other words. */
const left = /^(error|offline)|right-to-left|forced-colours|-still$|-top$|-scrolled$|-hover$/;

for (const { name, path, prepare } of states.filter(({ name, below }) => !left.test(name) && !below))
  test(`${name} reads the same when it is translated`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await prepare?.(page);
    const plain = await settled(page);
    await page.evaluate(forget);
    await page.addInitScript({ content: `addEventListener("DOMContentLoaded", () => (${translate})());` });
    await page.goto(path);
    await prepare?.(page);
    await expect.poll(async () => readable(await textOf(page))).toBe(plain);
  });

test("the names of dresses are left as they are", async ({ page }) => {
  for (const path of [
    "/collection/tulle-dresses",
    "/product/aurelie",
    "/fitting?dress=aurelie",
    "/enquiry?dress=aurelie",
  ]) {
    await page.goto(path);
    const name = page.getByRole("main").getByText("Aurélie", { exact: true }).first();
    expect(await name.evaluate((element) => element.closest("[translate=no]") !== null), path).toBe(true);
  }
});

/** So many times in a row a text is the same once nothing changes any more. */
const SAME = 5;

async function settled(page: Page): Promise<string> {
  await hydrated(page);
  const read: string[] = [];
  const isSettled = async () => {
    read.push(readable(await textOf(page)));
    return read.length >= SAME && new Set(read.slice(-SAME)).size === 1;
  };
  await expect.poll(isSettled, { intervals: [150] }).toBe(true);
  return read.at(-1) ?? "";
}

function readable(text: string): string {
  return text.replace(differing, "");
}

/** A step may be taken twice. */
function keyFor(texts: ReadonlyMap<string, unknown>, step: string): string {
  let key = step;
  while (texts.has(key)) key += ", again";
  return key;
}

/** Runs in the page before its scripts: dresses that were seen before come late, and would be others with each walk. */
function forgetViewed() {
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key: string, value: string) {
    if (!key.includes("viewed")) setItem.call(this, key, value);
  };
}

/** Runs in the page, as it is left. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Runs in the page, and does what Chrome and Edge do where a page is translated: each text, also one that comes later, gives way to two
 * `<font>` elements with another text. `more` stands for the other language.
 */
function translate(more = "") {
  const done = new WeakSet<Node>();

  function wrap(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) {
      const parent = text.parentElement;
      const isLeft = !parent || done.has(text) || !text.data.trim();
      if (isLeft || parent.closest("head, script, style, template, noscript, textarea, option, svg"))
        continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      const translated = new Text(text.data + more);
      done.add(translated);
      inner.append(translated);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes) if (node.isConnected) wrap(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** All that can be read on the page. Where elements begin on a line of their own does not matter. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let read = "";
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      const isShown = !parentElement?.closest("script, style, noscript, select");
      if (isShown && parentElement?.checkVisibility({ visibilityProperty: true })) read += textContent;
    }
    return read.replace(/\s+/g, "");
  });
}
