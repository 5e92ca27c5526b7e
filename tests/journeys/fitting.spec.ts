import type { Page } from "@playwright/test";
import { FITTING_KEY } from "#app/fitting/device-list.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  layoutShiftsOf,
  test,
  watchLayoutShift,
} from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";
import { pageCountOf } from "#tests/support/pdf.ts";

const three = ["aurelie", "isaure", "odette"].map((slug) => ({ slug, name: slug, note: "" }));
const twelve = [
  "aurelie isaure odette solange ginevra noemie eloise amelie clemence madeleine josephine victoire",
].flatMap((slugs) => slugs.split(" ").map((slug) => ({ slug, name: slug, note: "" })));
const address = "/fitting?dress=aurelie&dress=isaure&dress=odette";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("marks put dresses on the list, the header counts them, and the list shows them side by side", async ({
  page,
  context,
}) => {
  await page.goto("/collection/tulle-dresses");
  await mark(page, "Isaure").click();
  await expect(mark(page, "Isaure")).toHaveAttribute("aria-pressed", "true");
  await mark(page, "Odette").focus();
  await page.keyboard.press("Space");
  await page.goto("/product/aurelie");
  const own = mark(page, "Aurélie").first();
  expect((await own.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await own.click();
  await expect(own).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("banner").getByRole("link", { name: "Fitting list, 3 dresses" }).click();
  await expect(page).toHaveURL("/fitting?dress=isaure&dress=odette&dress=aurelie");
  await expect(dresses(page)).toHaveText(["Isaure", "Odette", "Aurélie"]);
  const isaure = page.getByRole("article", { name: "Isaure" });
  for (const fact of ["A-line", "Tulle", "2,120 $", "34, 36, 38, 40, 42, 44", "Dusty blue"])
    await expect(isaure.locator("dd").getByText(fact, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await isaure.getByRole("textbox", { name: "Note" }).fill("For Ada & the veil");
  await page.getByLabel("My notes go with it").check();
  const link = page.getByRole("link", { name: "Ask via WhatsApp" });
  const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toMatch(/try on these dresses:\nIsaure, \S+\/product\/isaure\nFor Ada & the veil\nOdette, /);
  await page.reload();
  await hydrated(page);
  await expect(isaure.getByRole("textbox", { name: "Note" })).toHaveValue("For Ada & the veil");

  const other = await context.newPage();
  await other.goto("/product/aurelie");
  await hydrated(other);
  await mark(other, "Aurélie").first().click();
  await expect(dresses(page), "in the other tab").toHaveText(["Isaure", "Odette"]);
  await expect(page).toHaveURL("/fitting?dress=isaure&dress=odette");
});

test("a dress is moved by its buttons, which keep the focus, taken off, and put back with its note", async ({
  page,
}) => {
  await storeFittingList(
    page,
    three.map((entry) => ({ ...entry, note: entry.slug === "isaure" ? "Kept" : "" })),
  );
  await page.goto("/fitting");
  await expect(page).toHaveURL(address);
  const back = page.getByRole("button", { name: "Move Aurélie back" });
  await back.focus();
  await page.keyboard.press("Enter");
  await expect(dresses(page)).toHaveText(["Isaure", "Aurélie", "Odette"]);
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dresses(page)).toHaveText(["Isaure", "Odette", "Aurélie"]);
  await expect(page.getByText("Aurélie is number 3 of 3")).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(back, "at the end it does nothing").toBeFocused();

  await page.getByRole("button", { name: "Take Isaure off the list" }).click();
  await expect(dresses(page)).toHaveText(["Odette", "Aurélie"]);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(announced(page)).toHaveText("Isaure is off the fitting list");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dresses(page)).toHaveText(["Isaure", "Odette", "Aurélie"]);
  await expect(page.getByRole("textbox", { name: "Note for Isaure" })).toHaveValue("Kept");
  await expect(page.getByRole("button", { name: "Take Isaure off the list" })).toBeFocused();
  await expect(announced(page)).toHaveText("Isaure is on the fitting list again");
  await expect(undo).toHaveCount(0);
});

test("a dress that is moved by its buttons stays in sight, however far it goes", async ({ page }) => {
  await storeFittingList(page, twelve);
  await page.goto("/fitting");
  const back = page.getByRole("button", { name: "Move Odette back" });
  await back.focus();
  for (let place = 4; place <= twelve.length; place++) {
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Odette is number ${place} of ${twelve.length}`)).toBeAttached();
    await expect(back, `at place ${place}`).toBeInViewport({ ratio: 0.9 });
  }
});

test("a search that the address of an empty list opens stays open", async ({ page }) => {
  await page.goto("/fitting?search=vi");
  await hydrated(page);
  await expect(page.getByText("Nothing to try on yet")).toBeAttached();
  await expect(page.getByRole("dialog", { name: "Search" }).getByRole("combobox")).toHaveValue("vi");
  await expect(page).toHaveURL("/fitting?search=vi");
});

for (const [whose, own] of [
  ["somebody else's list", []],
  ["her own list", three],
] as const)
  test(`a search that is sent over ${whose} leaves it as it is`, async ({ page }) => {
    const overlay = page.getByRole("dialog", { name: "Search" });
    await storeFittingList(page, own);
    await page.goto(`${address}&differences=marked`);
    await expect(page.getByRole("button", { name: "Move Aurélie back" })).toHaveCount(own.length > 0 ? 1 : 0);
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    await overlay.getByRole("combobox").fill("vi");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/[?&]search=vi/);
    await page.reload();
    await expect(overlay.getByRole("combobox")).toHaveValue("vi");
    await overlay.getByRole("link", { name: "Close search" }).click();
    await expect(overlay).toBeHidden();
    await expect(page).not.toHaveURL(/search=/);
    await expect(dresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
    await expect(page.getByLabel("Mark what differs")).toBeChecked();
  });

test("the last dress is put back on the empty list", async ({ page }) => {
  await storeFittingList(page, three.slice(0, 1));
  await page.goto("/fitting");
  const takeOff = page.getByRole("button", { name: "Take Aurélie off the list" });
  for (const _time of [1, 2]) {
    await takeOff.click();
    await expect(page.getByRole("heading", { level: 1, name: "Nothing to try on yet" })).toBeVisible();
    await expect(announced(page)).toHaveText("Aurélie is off the fitting list");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(takeOff).toBeFocused();
    await expect(announced(page)).toHaveText("Aurélie is on the fitting list again");
  }
});

test("a thirteenth dress is refused in plain words, on her own list", async ({ page }) => {
  await storeFittingList(page, twelve);
  await page.goto("/collection/tulle-dresses");
  await page.getByRole("main").locator('[data-fitting][aria-pressed="false"]').first().click();
  await expect(page.getByRole("heading", { level: 1, name: "The fitting list" })).toBeVisible();
  await expect(page.getByRole("main").getByText("The list holds twelve dresses, and is full.")).toBeVisible();
  await expect(announced(page)).toHaveText(/The list holds twelve dresses, and is full/);
  await expect(dresses(page)).toHaveCount(12);
  await page.getByRole("button", { name: "Take Aurélie off the list" }).click();
  await expect(page.getByRole("main").getByText("The list holds twelve dresses, and is full.")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/collection/tulle-dresses");
});

test("a dress is dragged to the place where it is let go; Escape leaves it where it was", async ({
  page,
}) => {
  await storeFittingList(page, three);
  await page.goto("/fitting");
  await expect(dresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
  await drag(page, "Aurélie", 1);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.locator("[data-dragging], [data-dragged]")).toHaveCount(0);
  await expect(dresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
  await drag(page, "Aurélie", 1);
  await page.mouse.up();
  await expect(dresses(page)).toHaveText(["Isaure", "Aurélie", "Odette"]);
  await drag(page, "Aurélie", -1);
  await page.mouse.up();
  await expect(dresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
  await expect(page).toHaveURL(address);
});

test("a dress that is held at the edge of the list is carried on, to dresses that were out of sight", async ({
  page,
}) => {
  await storeFittingList(page, twelve);
  await page.goto("/fitting");
  await expect(dresses(page)).toHaveCount(12);
  const list = page.getByRole("list", { name: "Dresses on the list" });
  const width = await widthOfColumns(page);
  await drag(page, "Aurélie", 0);
  const { x = 0, width: seen = 0 } = (await list.boundingBox()) ?? {};
  const { y = 0 } = (await page.getByTitle("Drag to another place").first().boundingBox()) ?? {};
  await page.mouse.move(x + seen - 10, y + 10, { steps: 4 });
  await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(3 * width);
  await page.mouse.up();
  await expect(dresses(page).first()).toHaveText("Isaure");
  expect((await dresses(page).allTextContents()).indexOf("Aurélie")).toBeGreaterThanOrEqual(3);
});

test("what differs is marked, and what is the same says so", async ({ page }) => {
  await page.goto("/fitting?dress=isaure&dress=odette");
  const row = (name: string) => page.locator("dl > div", { hasText: name }).first();
  const looks = (name: string) =>
    row(name).evaluate((element) => {
      const { color, borderTopColor } = getComputedStyle(element);
      return { color, borderTopColor };
    });
  const [same, other] = [await looks("Silhouette"), await looks("Price")];
  expect(same).toEqual(other);
  const box = page.getByRole("checkbox", { name: "Mark what differs" });
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await box.check();
  const [faded, marked] = [await looks("Silhouette"), await looks("Price")];
  expect(faded.borderTopColor, "what is the same recedes").toBe(same.borderTopColor);
  expect(faded.color).not.toBe(same.color);
  expect(marked.color, "what differs comes forward").toBe(other.color);
  expect(marked.borderTopColor).not.toBe(other.borderTopColor);
  await expect(row("Silhouette").getByRole("term")).toHaveText("Silhouette, the same for all");
  await expect(row("Price").getByRole("term")).toHaveText("Price");
  await expectAccessible(page);
});

test("ticked before the scripts came, Mark what differs is not undone while the address follows", async ({
  page,
}) => {
  const scriptsCome = await openWithoutScripts(page, "/fitting?dress=isaure&dress=odette");
  const box = page.getByRole("checkbox", { name: "Mark what differs" });
  await box.check();
  await box.evaluate((input: HTMLInputElement) => {
    const look = () => {
      if (!input.checked) input.dataset["undone"] = "";
      requestAnimationFrame(look);
    };
    look();
  });
  await scriptsCome();
  await expect(page).toHaveURL("/fitting?dress=isaure&dress=odette&differences=marked");
  await expect(box).toBeChecked();
  await expect(box).not.toHaveAttribute("data-undone");
});

test("where the list is empty, no way on stands alone beside rows of several", async ({ page }) => {
  await page.goto("/fitting");
  const ways = page.getByRole("navigation", { name: "Ways on" }).getByRole("link");
  await expect(ways).toHaveCount(4);
  for (const width of [320, 390, 480, 600, 820, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const middles = await ways.evaluateAll((links) =>
      links.map((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    const inRow = new Map<number, number>();
    for (const middle of middles) inRow.set(middle, (inRow.get(middle) ?? 0) + 1);
    expect(new Set(inRow.values()).size, `links in each row at ${width}: ${[...inRow.values()]}`).toBe(1);
    await expectNoSidewaysScroll(page);
  }
});

test("a list that was sent does not move when it is known that it was, read to its end by then or not", async ({
  page,
}) => {
  await watchLayoutShift(page);
  await page.goto(address);
  for (const place of [page.getByRole("heading", { level: 1 }), page.locator("#ask")]) {
    const letScriptsCome = await openWithoutScripts(page, address);
    await page.waitForLoadState("domcontentloaded");
    await place.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
    await letScriptsCome();
    await expect(page.getByRole("heading", { level: 1, name: "A list for you" })).toBeAttached();
    await expect(page.getByRole("button", { name: "Add these to my list" })).toBeAttached();
    expect((await layoutShiftsOf(page)).afterwards).toEqual([]);
  }
});

test("that what differs is marked is in the address, through other orders, a reload and Back", async ({
  page,
}) => {
  await storeFittingList(page, three);
  await page.goto("/fitting");
  await expect(page).toHaveURL(address);
  const box = page.getByRole("checkbox", { name: "Mark what differs" });
  await box.check();
  await expect(page).toHaveURL(`${address}&differences=marked`);
  await expect(box, "the list is not another screen").toBeFocused();
  await page.getByRole("button", { name: "Move Aurélie back" }).click();
  const moved = "/fitting?dress=isaure&dress=aurelie&dress=odette&differences=marked";
  await expect(page).toHaveURL(moved);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: "Note" }).first(), "it is her own list").toBeVisible();
  await expect(box).toBeChecked();
  await page.getByRole("article", { name: "Isaure" }).getByRole("link", { name: "Isaure" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Isaure" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(moved);
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page).toHaveURL("/fitting?dress=isaure&dress=aurelie&dress=odette");
});

test("the day and the notes that she wants mentioned go with both ways to ask", async ({ page }) => {
  const noted = three.slice(0, 2).map((entry) => ({ ...entry, note: `${entry.slug} in ivory` }));
  await storeFittingList(page, noted);
  await page.addInitScript(() => localStorage.setItem("needed-by", "2099-05-09 mentioned"));
  await page.goto("/fitting");
  const verdict = page.getByRole("article", { name: "Aurélie" }).getByText(/^9 May 2099\. In time/);
  await expect(verdict).toBeVisible();
  const ask = page.getByRole("link", { name: "Ask via WhatsApp" });
  await expect.poll(async () => messageIn(await ask.getAttribute("href"))).toContain("The day: 9 May 2099");
  await page.getByLabel("My notes go with it").check();
  const compose = page.getByRole("link", { name: "Add a few words" });
  await compose.click();
  await expect(page.getByLabel("The day")).toHaveValue("2099-05-09");
  const words = page.getByRole("textbox", { name: "A line of your own" });
  await expect(words).toHaveValue("Aurélie: aurelie in ivory\nIsaure: isaure in ivory");
  const message = page.getByRole("textbox", { name: "Your message" });
  await expect(message).toHaveValue(/The day: 9 May 2099\n.*Isaure: isaure in ivory/s);
  await page.getByRole("main").getByRole("link", { name: "The dresses" }).click();
  await expect(page, "back to all of them").toHaveURL("/fitting?dress=aurelie&dress=isaure");
  const tick = page.getByLabel("My notes go with it");
  await expect(tick, "as she left it").toBeChecked();
  await page.reload();
  await expect(tick).toBeChecked();
  await expect.poll(async () => messageIn(await ask.getAttribute("href"))).toContain("isaure in ivory");
  await tick.uncheck();
  await compose.click();
  await expect(words, "out again").toHaveValue("");
  await page.goto("/fitting");
  await expect(tick).not.toBeChecked();
});

test("a note that is too long stays on the device, and that is said", async ({ page }) => {
  await storeFittingList(page, [{ slug: "aurelie", name: "Aurélie", note: "n".repeat(301) }]);
  await page.goto("/fitting");
  await expect(page.getByText("1 character too many")).toBeVisible();
  await page.getByLabel("My notes go with it").check();
  await expect(page.getByText("The notes are too long for one message: it goes without them.")).toBeVisible();
  const href = await page.getByRole("link", { name: "Ask via WhatsApp" }).getAttribute("href");
  expect(messageIn(href)).toContain("Aurélie");
  expect(messageIn(href)).not.toContain("nnn");
});

test("a list that was sent overwrites nothing, and goes onto one's own on request", async ({ page }) => {
  await storeFittingList(page, [{ slug: "solange", name: "Solange", note: "Mine" }]);
  await page.goto(`${address}&dress=gone`);
  await expect(page.getByRole("heading", { level: 1, name: "A list for you" })).toBeVisible();
  await expect(page.getByText("One dress of this list has left the collection.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Note/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add these to my list" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Your own list, 4 dresses" }).click();
  await expect(dresses(page)).toHaveText(["Solange", "Aurélie", "Isaure", "Odette"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "A list for you" })).toBeVisible();
});

test("Back to a list that was sent is not undone by her own, which is still on its way", async ({ page }) => {
  await storeFittingList(page, [{ slug: "solange", name: "Solange", note: "" }]);
  await page.goto(`${address}&dress=gone`);
  const sent = page.getByRole("heading", { level: 1, name: "A list for you" });
  await expect(sent).toBeVisible();
  const held = new Map<string, () => Promise<void>>();
  await page.route("**/fitting.data*", (route) => {
    held.set(route.request().method(), () => route.continue());
  });
  await page.evaluate(() => void window.__reactRouterDataRouter?.navigate("/fitting"));
  await expect.poll(() => held.has("HEAD")).toBe(true);
  await page.goBack();
  await expect.poll(() => held.has("GET")).toBe(true);
  const asked = page.waitForResponse((response) => response.request().method() === "HEAD");
  await held.get("HEAD")?.();
  await asked;
  await held.get("GET")?.();
  await expect(sent).toBeVisible();
  await expect(page).toHaveURL(`${address}&dress=gone`);
});

test("a list that was sent fills what room there is on her own, and says when there is none", async ({
  page,
}) => {
  await storeFittingList(page, twelve.slice(0, 11));
  await page.goto("/fitting?dress=marguerite&dress=beatrice&dress=aurelie");
  await page.getByRole("button", { name: "Add these to my list" }).click();
  await expect(page.getByRole("main").getByText("1 dress is on your list now.")).toBeVisible();
  await expect(page.getByText("Your own list is full.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add/ })).toHaveCount(0);
  await expectAccessible(page);
  expect(await stored(page)).toHaveLength(12);
  await page.getByRole("link", { name: "Your own list, 12 dresses" }).click();
  await expect(dresses(page).last()).toHaveText("Marguerite");
});

test("notes that are too long for one message are said to be, and stay at home", async ({ page }) => {
  const note = `Prefilled ${"x".repeat(1_900)}`;
  await storeFittingList(
    page,
    three.map((entry) => ({ ...entry, note })),
  );
  await page.goto("/fitting");
  const sent = async () =>
    new URL(
      (await page.getByRole("link", { name: "Ask via WhatsApp" }).getAttribute("href")) ?? "",
    ).searchParams.get("text");
  await page.getByLabel("My notes go with it").check();
  await expect(page.getByRole("status").getByText("The notes are too long for one message")).toBeVisible();
  expect(await sent()).not.toContain("Prefilled");
  for (const name of ["Aurélie", "Isaure", "Odette"])
    await page.getByRole("textbox", { name: `Note for ${name}` }).fill("Prefilled");
  await expect(page.getByText("The notes are too long for one message")).toBeHidden();
  expect(await sent()).toContain("Prefilled");
});

test("a mark that is pressed twice brings the note back with the dress", async ({ page }) => {
  await storeFittingList(page, [{ slug: "aurelie", name: "Aurélie", note: "With a veil" }]);
  await page.goto("/product/aurelie");
  const own = mark(page, "Aurélie").first();
  await own.click();
  await expect(own).toHaveAttribute("aria-pressed", "false");
  expect(await stored(page)).toBeNull();
  await own.click();
  await expect(own).toHaveAttribute("aria-pressed", "true");
  expect(await stored(page)).toEqual([{ slug: "aurelie", name: "Aurélie", note: "With a veil" }]);
});

test("a page that Back finds whole reads the list again, of whose changes it was not told", async ({
  page,
}) => {
  await page.goto("/product/aurelie");
  const own = mark(page, "Aurélie").first();
  await expect(own).toHaveAttribute("aria-pressed", "false");
  await page.evaluate(
    ([key = "", list = ""]) => localStorage.setItem(key, list),
    [FITTING_KEY, JSON.stringify(three)],
  );
  await expect(own, "the same tab is told of nothing").toHaveAttribute("aria-pressed", "false");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(own).toHaveAttribute("aria-pressed", "true");
});

test("two tabs of which one has an old name of a dress do not correct each other for ever", async ({
  page,
  context,
}) => {
  await page.addInitScript(countStorageEvents);
  await storeFittingList(page, [{ slug: "aurelie", name: "Aurélie", note: "With a veil" }]);
  await page.goto("/fitting");
  await expect(dresses(page)).toHaveText(["Aurélie"]);
  const other = await context.newPage();
  await other.addInitScript(countStorageEvents);
  await other.route("**/fitting*", async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: (await response.text()).replaceAll("Aurélie", "Aurora") });
  });
  await other.goto("/fitting");
  await expect(dresses(other)).toHaveText(["Aurora"]);
  await expect.poll(() => stored(page)).toMatchObject([{ name: "Aurora", note: "With a veil" }]);
  // Storage events come in their order: whatever is said in answer to one has been said when the next has come back.
  for (let time = 0; time < 20; time++) {
    await tell(page, other, `${time}, there`);
    await tell(other, page, `${time}, and back`);
  }
  expect([await changesHeard(page), await changesHeard(other)]).toEqual([1, 0]);
  expect(await stored(page)).toMatchObject([{ name: "Aurora" }]);
});

test("what is open stays when another tab adds a dress that cannot be fetched, and the dress comes later", async ({
  page,
  context,
  complaints,
}) => {
  await storeFittingList(page, three);
  await page.goto("/fitting");
  await expect(page).toHaveURL(address);
  await page.getByRole("textbox", { name: "Note" }).first().fill("For Ada");
  let failed = 0;
  await page.route("**/fitting.data?*", (route) => {
    failed++;
    return route.abort("internetdisconnected");
  });
  const other = await context.newPage();
  await other.goto("/product/solange");
  await hydrated(other);
  await mark(other, "Solange").first().click();
  await expect.poll(() => failed, { timeout: 20_000 }).toBeGreaterThan(1);
  await expect(dresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
  await expect(page.getByRole("textbox", { name: "Note" }).first()).toHaveValue("For Ada");
  await page.unroute("**/fitting.data?*");
  await expect(dresses(page)).toHaveText(["Aurélie", "Isaure", "Odette", "Solange"], { timeout: 20_000 });
  await expect(page).toHaveURL(`${address}&dress=solange`);
  const others = complaints.filter((complaint) => !complaint.includes("ERR_INTERNET_DISCONNECTED"));
  complaints.splice(0, complaints.length, ...others);
});

test("while her dresses are on their way their place is theirs, not the footer's", async ({ page }) => {
  await storeFittingList(page, three);
  const arrival = Promise.withResolvers<void>();
  await page.route("**/fitting.data?*", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto("/fitting");
  await expect(page.getByRole("heading", { level: 1, name: "Fitting list" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  arrival.resolve();
  await expect(dresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
});

test("her list's link is copied, and shown", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await storeFittingList(page, three);
  await page.goto("/fitting");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("status").getByText("The link is copied")).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Link to this list" }).inputValue();
  expect(link).toBe(new URL(address, page.url()).href);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test("look-sheets are printed once their pictures have come", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>("main article img")];
      const come = pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      document.body.dataset["printed"] = `${come.length} of ${pictures.length}`;
    };
  });
  await storeFittingList(page, twelve.slice(0, 6));
  await page.goto("/fitting");
  await page.getByRole("button", { name: "Print look-sheets" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "6 of 6");
});

test("an address that is Back's, of her own list as it was, shows it as it is", async ({ page }) => {
  await storeFittingList(page, three.slice(0, 1));
  await page.goto("/fitting");
  await page.getByRole("link", { name: "Aurélie", exact: true }).click();
  await expect(page).toHaveURL("/product/aurelie");
  await mark(page, "Aurélie").first().click();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Nothing to try on yet" })).toBeVisible();
  await expectAccessible(page);
});

test("a dress that is kept under a former slug as well becomes one, with both notes", async ({ page }) => {
  await storeFittingList(page, [
    { slug: "helene", name: "Hélène", note: "With a veil" },
    { slug: "helene-lace", name: "Hélène", note: "In ivory" },
  ]);
  await page.goto("/fitting");
  await expect(dresses(page)).toHaveText(["Hélène"]);
  await expect(page).toHaveURL("/fitting?dress=helene");
  await expect(page.getByRole("textbox", { name: "Note for Hélène" })).toHaveValue("With a veil\nIn ivory");
});

test("a dress that has left is named, and can be taken off", async ({ page }) => {
  await storeFittingList(page, [...three.slice(0, 1), { slug: "gone", name: "Célestine", note: "" }]);
  await page.goto("/fitting");
  await expect(page.getByText("Célestine has left the collection.")).toBeVisible();
  const asking = await page.getByRole("link", { name: "ask the atelier" }).getAttribute("href");
  expect(new URL(asking ?? "").searchParams.get("text")).toBe(
    "Hello, I have a question.\nIt is about Célestine.",
  );
  await page.getByRole("button", { name: /^Take it off\s?: Célestine$/ }).click();
  await expect(page.getByText("Célestine has left the collection.")).toBeHidden();
  await expect(page).toHaveURL("/fitting?dress=aurelie");
});

test("a list of nothing but dresses that have left shows what she noted, and leads on", async ({ page }) => {
  await storeFittingList(page, [{ slug: "gone", name: "Célestine", note: "The one with the train" }]);
  await page.goto("/fitting");
  await expect(page.getByText("Célestine has left the collection.")).toBeVisible();
  await expect(page.getByText("The one with the train")).toBeVisible();
  await expectAccessible(page);
  const takeOff = page.getByRole("button", { name: /^Take it off/ });
  await takeOff.click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(takeOff).toBeFocused();
  await expect(announced(page)).toHaveText(/Célestine is on the fitting list again$/);
  const waysOn = page.getByRole("navigation", { name: "Ways on" });
  await waysOn.getByRole("link", { name: "Bridal dresses" }).click();
  await expect(page).toHaveURL("/collection/bridal-dresses");
});

for (const [stored, unnamed] of [
  ["junk", 0],
  ["{}", 0],
  ["[[[", 0],
  ['{"length":3,"0":{"slug":"aurelie"}}', 0],
  ['[{"slug":"../../x"},{"slug":"<img src=x onerror=alert(1)>"},{"slug":"__proto__","name":[]},7,null]', 3],
  [JSON.stringify(Array.from({ length: 12 }, (_, at) => ({ slug: "絹".repeat(298) + at }))), 0],
  ['[{"slug":"\\ud800","name":"x"}]', 0],
] as const)
  test(`a stored list may be anything: ${stored.slice(0, 100)}`, async ({ page }) => {
    await storeFittingList(page, stored);
    await page.goto("/fitting");
    const title = unnamed > 0 ? "The fitting list" : "Nothing to try on yet";
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("A dress has left the collection.")).toHaveCount(unnamed);
    await page.goto("/product/aurelie");
    await mark(page, "Aurélie").first().click();
    const count = unnamed === 0 ? "1 dress" : `${unnamed + 1} dresses`;
    await page
      .getByRole("banner")
      .getByRole("link", { name: `Fitting list, ${count}` })
      .click();
    await expect(dresses(page)).toHaveText(["Aurélie"]);
  });

test("where a browser keeps nothing the list lasts as long as the page, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Refused", "SecurityError");
      },
    });
  });
  await page.goto("/product/aurelie");
  await mark(page, "Aurélie").first().click();
  await expect(mark(page, "Aurélie").first()).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("banner").getByRole("link", { name: "Fitting list, 1 dress" }).click();
  await expect(dresses(page)).toHaveText(["Aurélie"]);
  await expect(page.getByText("Your browser keeps nothing for us")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your browser keeps nothing for us"), "its address has kept it").toBeVisible();
  await expect(dresses(page)).toHaveText(["Aurélie"]);
  await page.getByRole("button", { name: "Take Aurélie off the list" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nothing to try on yet" })).toBeVisible();
  await expect(page).toHaveURL("/fitting");
});

for (const stored of [[], three.slice(1, 2)])
  test(`where the browser's storage is full, with ${stored.length} dresses in it, the list is what its address says`, async ({
    page,
  }) => {
    await page.addInitScript(
      ([key = "", value = ""]) => {
        if (value !== "[]") localStorage.setItem(key, value);
        Storage.prototype.setItem = () => {
          throw new DOMException("Full", "QuotaExceededError");
        };
      },
      [FITTING_KEY, JSON.stringify(stored)],
    );
    await page.goto("/product/aurelie");
    await mark(page, "Aurélie").first().click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Fitting list, \d dress/ })
      .click();
    const all = stored.length > 0 ? ["Isaure", "Aurélie"] : ["Aurélie"];
    await expect(dresses(page)).toHaveText(all);
    await expect(page.getByText("Your browser keeps nothing for us")).toBeVisible();
    const { href } = new URL(page.url());
    await page.reload();
    await expect(page.getByText("Your browser keeps nothing for us")).toBeVisible();
    await expect(dresses(page)).toHaveText(all);
    await expect(page).toHaveURL(href);
  });

test("a list prints as sheets, one for each dress", async ({ page }) => {
  await page.goto(address);
  await expect(dresses(page)).toHaveCount(3);
  expect(pageCountOf(await page.pdf({ format: "A4" }))).toBe(3);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/\/product\/odette$/)).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a mark leads to a list of its dress, whose link can be sent, and which can be put in order", async ({
    page,
  }) => {
    await page.goto("/collection/tulle-dresses");
    await page.getByRole("link", { name: "Add Isaure to the fitting list" }).click();
    await expect(page).toHaveURL("/fitting?dress=isaure");
    await page.goto(address);
    await expect(dresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
    await expect(page.getByRole("button", { name: "Send the link" })).toHaveCount(0);
    await page.getByRole("link", { name: "Move Aurélie back" }).click();
    await expect(dresses(page)).toHaveText(["Isaure", "Aurélie", "Odette"]);
    await page.getByRole("link", { name: "Take Odette off the list" }).click();
    await expect(page).toHaveURL("/fitting?dress=isaure&dress=aurelie");
    const box = page.getByLabel("Mark what differs");
    await box.check();
    await page.getByRole("button", { name: "Show the list so" }).click();
    await expect(page).toHaveURL("/fitting?differences=marked&dress=isaure&dress=aurelie");
    await expect(box).toBeChecked();
    await page.getByRole("link", { name: "Move Isaure back" }).click();
    await expect(page).toHaveURL("/fitting?dress=aurelie&dress=isaure&differences=marked");
    await expect(box).toBeChecked();
    await page.goBack();
    await page.getByRole("link", { name: "Add a few words" }).click();
    await expect(page).toHaveURL("/enquiry?dress=isaure&dress=aurelie&for=fittingList");
    await page.goto("/fitting");
    await expect(page.getByRole("heading", { level: 1, name: "Nothing to try on yet" })).toBeVisible();
    await expect(page.getByText("Press it"), "nothing there could be pressed").toBeHidden();
  });
});

function messageIn(href: string | null): string {
  return new URL(href ?? "").searchParams.get("text") ?? "";
}

function mark(page: Page, name: string) {
  return page.getByRole("main").getByRole("button", { name: `Add ${name} to the fitting list` });
}

/** What assistive technology has been told last. */
function announced(page: Page) {
  return page.locator("#announcer");
}

function dresses(page: Page) {
  return page.getByRole("article").getByRole("heading", { level: 2 });
}

/** Takes hold of a dress and moves it by so many places, without letting go. */
async function drag(page: Page, name: string, places: number) {
  const handle = page.getByRole("article", { name }).getByTitle("Drag to another place");
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const width = await widthOfColumns(page);
  if (!from) throw new Error("There is nothing to drag.");
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (places * width) / 2, y, { steps: 4 });
  await page.mouse.move(x + places * width, y, { steps: 4 });
}

/** From one column to the next. */
function widthOfColumns(page: Page): Promise<number> {
  return page.getByRole("list", { name: "Dresses on the list" }).evaluate(({ children: [first, second] }) => {
    if (!first || !second) return 0;
    return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  });
}

function countStorageEvents() {
  const heard: Record<string, number> = {};
  Reflect.set(window, "storageHeard", heard);
  addEventListener("storage", ({ key }) => {
    heard[key ?? ""] = (heard[key ?? ""] ?? 0) + 1;
  });
}

function storageHeard(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => Reflect.get(window, "storageHeard"));
}

/** How often another tab has changed the list. */
async function changesHeard(page: Page): Promise<number> {
  return (await storageHeard(page))[FITTING_KEY] ?? 0;
}

/** One tab stores something, and the other has heard of it. */
async function tell(from: Page, to: Page, value: string) {
  const before = (await storageHeard(to))["told"] ?? 0;
  await from.evaluate((told) => localStorage.setItem("told", told), value);
  await expect.poll(async () => (await storageHeard(to))["told"]).toBe(before + 1);
}

/** What her browser keeps of the list. */
function stored(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), FITTING_KEY);
}

async function storeFittingList(page: Page, list: readonly object[] | string) {
  await page.addInitScript(
    ([key = "", value = ""]) => {
      if (!sessionStorage.getItem(key)) localStorage.setItem(key, value);
      sessionStorage.setItem(key, "set");
    },
    [FITTING_KEY, typeof list === "string" ? list : JSON.stringify(list)],
  );
}
