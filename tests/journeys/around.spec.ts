import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  partHydrated,
  test,
} from "#tests/support/journey.ts";

const LIST = "/collection/tulle-dresses?sort=price-descending&colour=pink";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the dresses beside one are those of the list she came from, and the way back is that list", async ({
  page,
}) => {
  await page.goto(LIST);
  const names = (await page.locator("main [data-card] h2").allTextContents()).slice(0, 3);
  const [first = "", second = "", third = ""] = names;
  expect(new Set(names).size).toBe(3);
  await page.getByRole("link", { name: second }).first().press("Enter");
  await expectDress(page, second);
  await expectBeside(page, [`Previous: ${first}`, `Next: ${third}`]);

  await page.locator("#colour ~ div label, [aria-labelledby=colour] label").first().click();
  await expect(page).toHaveURL(/colour=/);
  await expectBeside(page, [`Previous: ${first}`, `Next: ${third}`]);
  await page.reload();
  await hydrated(page);
  await expectBeside(page, [`Previous: ${first}`, `Next: ${third}`]);

  await beside(page).getByRole("link", { name: first }).press("Enter");
  await expectDress(page, first);
  await expectBeside(page, [`Next: ${second}`]);
  await page.goBack();
  await expectDress(page, second);
  await expectBeside(page, [`Previous: ${first}`, `Next: ${third}`]);
  await breadcrumb(page).getByRole("link", { name: "Tulle dresses" }).click();
  await expect(page).toHaveURL(LIST);
});

test("an entry of the history that says nonsense, and a server that does, leave the collection's own order", async ({
  page,
}) => {
  await page.goto("/product/seraphine");
  await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
  for (const list of [
    7,
    "https://elsewhere.example/",
    "/collection/satin-dresses?sort=name-ascending",
    "/collection/%zz",
  ]) {
    await page.evaluate((list) => history.replaceState({ ...history.state, usr: { list } }, ""), list);
    await page.reload();
    await hydrated(page);
    await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
  }
  await page.route("**/neighbours.json*", (route) => route.fulfill({ body: "<!doctype html>" }));
  await page.evaluate(() => history.replaceState({ ...history.state, usr: { list: "/search?q=tulle" } }, ""));
  const asked = page.waitForResponse("**/neighbours.json*");
  await page.reload();
  await asked;
  await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
});

for (const body of ["null", '[null,{"slug":"odette"}]', '{"previous":7,"next":{}}']) {
  test(`where another server answers ${body}, a dress's page stays, with its collection's own order`, async ({
    page,
  }) => {
    await page.route(/\/(dresses|neighbours)\.json/, (route) => route.fulfill({ body }));
    await page.addInitScript(() => localStorage.setItem("viewed", '["odette"]'));
    await page.goto("/product/seraphine");
    await page.evaluate(() =>
      history.replaceState({ ...history.state, usr: { list: "/search?q=tulle" } }, ""),
    );
    const asked = ["dresses", "neighbours"].map((name) => page.waitForResponse(`**/${name}.json*`));
    await page.reload();
    await Promise.all(asked);
    await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
    // Later than the answers: what they would have thrown has been.
    await page.getByRole("main").getByRole("radio").first().press("Space");
    await expect(page).toHaveURL(/\?colour=/);
    await expectDress(page, "Séraphine");
    await expect(seenBefore(page)).toHaveCount(0);
  });
}

test("a dress opened from the search has the dresses found beside it", async ({ page }) => {
  await page.goto("/collection/tulle-dresses?sort=name-ascending");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).filter({ visible: true }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("satin");
  const found = page.getByRole("dialog", { name: "Search" }).getByRole("option");
  await expect(found.nth(2)).toBeVisible();
  const [first = "", second = "", third = ""] = await found.getByRole("heading").allTextContents();
  await found.nth(1).click();
  await expectDress(page, second);
  await expectBeside(page, [`Previous: ${first}`, `Next: ${third}`]);
  await expect(breadcrumb(page).getByRole("link").last()).toHaveAttribute(
    "href",
    "/collection/satin-dresses",
  );
});

test("a dress opened in another tab has the list as well", async ({ page, context }) => {
  await page.goto(LIST);
  const [first = "", second = ""] = await page.locator("main [data-card] h2").allTextContents();
  const opened = context.waitForEvent("page");
  await page
    .getByRole("link", { name: first })
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expectBeside(tab, [`Next: ${second}`]);
  await expect(breadcrumb(tab).getByRole("link").last()).toHaveAttribute("href", LIST);
});

test("no link changes under the finger while the server is asked who stands beside the dress", async ({
  page,
}) => {
  await page.goto(LIST);
  const [, second = ""] = await page.locator("main [data-card] h2").allTextContents();
  const asked = Promise.withResolvers<void>();
  await page.route("**/neighbours.json*", async (route) => {
    await asked.promise;
    await route.continue();
  });
  const requested = page.waitForRequest("**/neighbours.json*");
  await page.getByRole("link", { name: second }).first().click();
  await requested;
  await expectDress(page, second);
  await expect(beside(page)).toBeAttached();
  await expectBeside(page, []);
  asked.resolve();
  await expect(beside(page).getByRole("link")).toHaveCount(2);
});

test("who stands beside the dress is asked again when there was no connection", async ({
  page,
  complaints,
}) => {
  await page.goto(LIST);
  const [first = "", second = ""] = await page.locator("main [data-card] h2").allTextContents();
  await page.route("**/neighbours.json*", (route) => route.abort("internetdisconnected"), { times: 1 });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/neighbours.json"));
  await page.getByRole("link", { name: second }).first().click();
  await failed;
  await expectDress(page, second);
  await expect(beside(page).getByRole("link", { name: `Previous: ${first}` })).toBeVisible();
  await expect(breadcrumb(page).getByRole("link").last()).toHaveAttribute("href", LIST);
  // Of the lost request.
  complaints.length = 0;
});

test("what a dress's page loads later may be late: nothing goes when a colour is chosen, and nothing moves", async ({
  page,
  complaints,
}) => {
  let isLost = true;
  await page.route("**/deferred-parts-*", (route) =>
    isLost ? route.abort("internetdisconnected") : route.continue(),
  );
  await page.goto("/product/aurelie");
  const parts = [
    beside(page),
    page.getByRole("link", { name: "Share Aurélie" }),
    page.getByText("Deposit"),
    page.getByText("Needed by"),
    page.getByRole("heading", { name: "Description" }),
    page.locator("#more"),
  ];
  const expectAll = async () => {
    for (const part of parts) await expect(part).toBeVisible();
    return page.evaluate(() => document.body.scrollHeight);
  };
  const height = await expectAll();
  await page.getByRole("radio", { name: "Sage" }).press("Space");
  await expect(page.getByRole("link", { name: "Rent via WhatsApp" }).first()).toHaveAttribute("href", /Sage/);
  expect(await expectAll()).toBe(height);
  isLost = false;
  await expect(page).toHaveURL("/product/aurelie?colour=sage", { timeout: 15_000 });
  expect(await expectAll()).toBe(height);
  complaints.length = 0;
});

test("Back from the page of a neighbour is at the dress's name, as its arrows may lead elsewhere by then", async ({
  page,
}) => {
  await page.goto("/product/seraphine");
  const next = beside(page).getByRole("link", { name: "Next: Colette" });
  await partHydrated(next);
  await next.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Colette" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Séraphine" })).toBeFocused();
  await expect(next).toBeVisible();
});

test("beside a name of whatever length, the mark and the link that shares stand in the middle of its first line", async ({
  page,
}) => {
  for (const width of [320, 390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const dress of ["fleur", "marguerite"]) {
      await page.goto(`/product/${dress}`);
      await expect(page.getByRole("link", { name: "Share" })).toBeVisible();
      const besides = await page.getByRole("heading", { level: 1 }).evaluate(iconsBelowFirstLine);
      expect(besides).toHaveLength(2);
      for (const below of besides) expect(Math.abs(below), `${dress} at ${width}`).toBeLessThan(1.5);
    }
  }
});

test("dresses seen before are shown on the next one's page, on this device, until they are forgotten", async ({
  page,
  context,
}) => {
  await page.goto("/product/aurelie");
  await expect(page.locator("#more")).toBeVisible();
  await expect.poll(() => viewedOn(page)).toBe('["aurelie"]');
  await expect(seenBefore(page)).toHaveCount(0);
  await page.goto("/product/solange");
  await expect(seenBefore(page).getByRole("heading", { level: 3 })).toHaveText(["Aurélie"]);
  await expect(page.getByRole("button", { name: /^Next in More in/ })).toBeVisible();
  await expect(
    seenBefore(page).getByRole("button", { name: /^(Previous|Next) in Seen before/ }),
    "one is in sight",
  ).toHaveCount(0);
  await page.goto("/product/isaure");
  await expect(seenBefore(page).getByRole("heading", { level: 3 })).toHaveText(["Solange", "Aurélie"]);
  await seenBefore(page).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const other = await context.newPage();
  await other.goto("/product/isaure");
  await expect(seenBefore(other)).toHaveCount(1);
  await page.getByRole("button", { name: "Forget these" }).press("Enter");
  await expect(seenBefore(page)).toHaveCount(0);
  await expect(page.locator("#announcer")).toHaveText("Forgotten");
  expect(
    await page.evaluate(() => document.activeElement?.matches("main *")),
    "the focus is on the page",
  ).toBe(true);
  await expect(seenBefore(other), "in the other tab").toHaveCount(0);
  expect(await viewedOn(page)).toBe('["isaure"]');
  await page.goto("/product/aurelie");
  await expect(seenBefore(page).getByRole("heading", { level: 3 })).toHaveText(["Isaure"]);
});

test("a dress is not among those seen before it, however often it was looked at", async ({ page }) => {
  await page.goto("/product/aurelie");
  await expect.poll(() => viewedOn(page)).toBe('["aurelie"]');
  await page.goto("/product/solange");
  await expect(seenBefore(page).getByRole("heading", { level: 3 })).toHaveText(["Aurélie"]);

  const answer = Promise.withResolvers<void>();
  await page.route("**/dresses.json*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/dresses.json*");
  await seenBefore(page).getByRole("link").first().press("Enter");
  await expectDress(page, "Aurélie");
  expect(new URL((await asked).url()).searchParams.getAll("dress")).toEqual(["solange"]);
  await expect(seenBefore(page), "until the others have come").toHaveCount(0);
  answer.resolve();
  await expect(seenBefore(page).getByRole("heading", { level: 3 })).toHaveText(["Solange"]);
});

test("what is stored of dresses may be anything, and one that has left is not shown", async ({ page }) => {
  await page.goto("/faq");
  const list = '["gone","odette",7,null,{"slug":"x"},"__proto__","odette"]';
  await page.evaluate((list) => localStorage.setItem("viewed", list), list);
  await page.goto("/product/isaure");
  await expect(seenBefore(page).getByRole("heading", { level: 3 })).toHaveText(["Odette"]);
  for (const junk of ["{", '{"0":"odette"}', "7", `["${"x".repeat(10_000)}"]`]) {
    await page.evaluate((junk) => localStorage.setItem("viewed", junk), junk);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => viewedOn(page), junk.slice(0, 20)).toBe('["isaure"]');
    await expect(seenBefore(page)).toHaveCount(0);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the neighbours are those of the collection, and the dress is shared by WhatsApp", async ({
    page,
  }) => {
    await page.goto("/product/seraphine");
    await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
    const share = await page.getByRole("link", { name: "Share Séraphine" }).getAttribute("href");
    expect(new URL(share ?? "").searchParams.get("text")).toMatch(/^Séraphine\nhttp:.*\/product\/seraphine$/);
    await beside(page).getByRole("link", { name: "Next: Colette" }).click();
    await expectDress(page, "Colette");
    await breadcrumb(page).getByRole("link", { name: "Tulle dresses" }).click();
    await expect(page).toHaveURL("/collection/tulle-dresses");
  });
});

/** How far the middle of each icon beside a heading is below that of its first line, in pixels. */
function iconsBelowFirstLine(heading: Element): number[] {
  const title = heading.firstElementChild;
  if (!title) throw new Error("The heading is empty.");
  const middle =
    title.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(title).lineHeight) / 2;
  return [...(heading.parentElement?.querySelectorAll("svg") ?? [])].map((icon) => {
    const { top, bottom } = icon.getBoundingClientRect();
    return (top + bottom) / 2 - middle;
  });
}

function beside(page: Page) {
  return page.getByRole("navigation", { name: "Further in the list" });
}

function breadcrumb(page: Page) {
  return page.getByRole("navigation", { name: "The way up" });
}

async function expectBeside(page: Page, names: readonly string[]) {
  const links = beside(page).getByRole("link");
  await expect(links).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(links.nth(index)).toHaveAccessibleName(name);
}

async function expectDress(page: Page, name: string) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

function seenBefore(page: Page) {
  return page.getByRole("region", { name: "Seen before" });
}

function viewedOn(page: Page): Promise<unknown> {
  return page.evaluate(() => localStorage.getItem("viewed"));
}
