import type { Page, Request } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";

const dress = "/product/aurelie";

test.describe("with centimetres", () => {
  test.use({ locale: "en-IE" });

  test("a shopper finds her size, which is then chosen on the page, in the address and in what is asked", async ({
    page,
  }) => {
    const finder = await openFinder(page);
    await expectAccessible(page);
    await measure(page, { Bust: "88", Waist: "70,5", Hips: "96" });
    await find(page);
    await expect(finder.getByRole("heading", { name: "Your size 38" })).toBeFocused();
    await expectAccessible(page);
    await finder.getByRole("button", { name: "Choose 38" }).click();
    await expect(finder).toBeHidden();
    const size = page.getByRole("radio", { name: "Size 38", exact: true });
    await expect(size).toBeChecked();
    await expect(size).toBeFocused();
    await expect(page).toHaveURL(`${dress}?colour=sage&size=38`);
    await expect(page.getByRole("status").filter({ hasText: "Size 38 is chosen." })).toBeAttached();
    const href = await page.getByRole("link", { name: "Rent via WhatsApp" }).first().getAttribute("href");
    expect(new URL(href ?? "").searchParams.get("text")).toContain("Aurélie (size 38, in Sage)");
    await page.goBack();
    await expect(page, "the dialog has left no step behind").not.toHaveURL(/product/);
  });

  test("the largest measurement decides, and what is missing is said", async ({ page }) => {
    const finder = await openFinder(page);
    await measure(page, { Bust: "88", Hips: "103" });
    await find(page);
    await expect(finder.getByRole("heading", { name: "Your size 42" })).toBeVisible();
    await expect(finder.getByText("Your hips ask for 42, your bust asks for 38.")).toBeVisible();
    await expect(finder.getByText("Your hips are between 40 and 42")).toBeVisible();
    await expect(finder.getByText("based on your bust and hips alone; with waist")).toBeVisible();
  });

  test("a size that is not to be had is said, with the next one; the length counts heels", async ({
    page,
  }) => {
    const finder = await openFinder(page);
    await measure(page, { Bust: "79", Waist: "61", Hips: "87" });
    await find(page);
    await expect(finder.getByText("Aurélie is not to be had in 34 at present.")).toBeVisible();
    await expect(finder.getByRole("button", { name: "Choose 36" })).toBeVisible();
    await expectAccessible(page);
    await measure(page, { Bust: "88", Waist: "70", Hips: "96", "Hollow to floor": "145", Heels: "8" });
    await expect(finder.getByRole("heading", { name: /^Your size/ }), "an old result is gone").toBeHidden();
    await find(page);
    await expect(finder.getByRole("heading", { name: "Made to measure" })).toBeFocused();
    await expect(finder.getByText("would be 4 cm too short in heels of 8 cm")).toBeVisible();
    await expect(finder.getByText("In heels of 5 cm or less it is long enough.")).toBeVisible();
  });

  test("outside of the chart she is told so, and her measurements go into the enquiry only as she sees them", async ({
    page,
  }) => {
    const finder = await openFinder(page);
    await measure(page, { Bust: "120", Waist: "70", Hips: "96" });
    await find(page);
    await expect(finder.getByText("Your bust is larger than our largest size, 46.")).toBeVisible();
    await expect(finder.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
    await expect(finder.getByRole("checkbox", { name: "Put my measurements" })).not.toBeChecked();
    await finder.getByRole("checkbox", { name: "Put my measurements" }).check();
    await finder.getByRole("link", { name: "Ask for it made to measure" }).click();
    await expect(page).toHaveURL("/enquiry?dress=aurelie&for=purchase&colour=sage");
    await expect(page.getByLabel("Or your measurements")).toHaveValue("Bust 120 cm, waist 70 cm, hips 96 cm");
    await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue(
      /My measurements: Bust 120 cm, waist 70 cm, hips 96 cm/,
    );
  });

  test("unticked, the enquiry holds nothing of them; ticked, the note on the page has them", async ({
    page,
  }) => {
    const finder = await openFinder(page);
    await measure(page, { Bust: "88" });
    await find(page);
    await finder.getByRole("button", { name: "Choose 38" }).click();
    await expect(finder).toBeHidden();
    const note = page.getByRole("dialog", { name: "Add a few words" });
    await page.getByRole("link", { name: "Add a few words" }).click();
    await expect(note.getByLabel("Or your measurements")).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(note).toBeHidden();
    await page.getByRole("link", { name: "Find your size" }).click();
    await finder.getByRole("checkbox", { name: "Put my measurements" }).check();
    await finder.getByRole("button", { name: "Choose 38" }).click();
    await expect(finder).toBeHidden();
    await page.getByRole("link", { name: "Add a few words" }).click();
    await expect(note.getByLabel("Or your measurements")).toHaveValue("Bust 88 cm");
    await expect(note.getByRole("textbox", { name: "Your message" })).toHaveValue(
      /My measurements: Bust 88 cm/,
    );
  });

  test("from centimetres to inches and back nothing drifts, and the size is the same", async ({ page }) => {
    const finder = await openFinder(page);
    await measure(page, { Bust: "88.3", Waist: "70", Hips: "a lot" });
    for (let turn = 0; turn < 3; turn += 1) {
      await finder.getByRole("radio", { name: "Inches" }).check();
      await expect(finder.getByLabel("Bust")).toHaveValue("34¾");
      await expect(finder.getByLabel("Hips")).toHaveValue("a lot");
      await finder.getByRole("radio", { name: "Centimetres" }).check();
      await expect(finder.getByLabel("Bust")).toHaveValue("88.3");
    }
    await finder.getByRole("radio", { name: "Inches" }).check();
    await measure(page, { Hips: "37 3/4" });
    await find(page);
    await expect(finder.getByRole("heading", { name: "Your size 38" })).toBeVisible();
  });

  test("junk is said at its field, which gets the focus", async ({ page }) => {
    const finder = await openFinder(page);
    await find(page);
    await expect(finder.getByLabel("Bust")).toBeFocused();
    await expect(finder.getByLabel("Bust")).toHaveAccessibleDescription(
      "One of bust, waist and hips is needed.",
    );
    await measure(page, { Bust: "88", Waist: "700", Hips: "<b>'; --", Heels: "80" });
    await find(page);
    await expect(finder.getByLabel("Waist")).toBeFocused();
    await expect(finder.getByLabel("Waist")).toHaveAccessibleDescription(/^From 40 to 200 cm/);
    await expect(finder.getByLabel("Hips")).toHaveAccessibleDescription(/^A number is needed/);
    await expect(finder.getByLabel("Heels")).toHaveAccessibleDescription("Heels of 20 cm at most.");
    await expect(finder.getByLabel("Bust")).not.toHaveAttribute("aria-invalid");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test("they are remembered once she says so, until she takes it back", async ({ page }) => {
    const finder = await openFinder(page);
    await measure(page, { Bust: "88" });
    const stored = () => page.evaluate(() => localStorage.getItem("measurements"));
    expect(await stored()).toBeNull();
    const remember = finder.getByRole("checkbox", { name: "Remember on this device" });
    await expect(remember).not.toBeChecked();
    await remember.check();
    await measure(page, { Waist: "70" });
    await page.reload();
    await hydrated(page);
    await openFinderOn(page);
    await expect(finder.getByLabel("Bust")).toHaveValue("88");
    await expect(finder.getByLabel("Waist")).toHaveValue("70");
    await expect(remember).toBeChecked();
    await remember.uncheck();
    expect(await stored()).toBeNull();
    const said = page.getByRole("status").filter({ hasText: "Nothing is remembered on this device." });
    await expect(said).toHaveCount(1);
  });

  for (const [what, junk] of [
    ["no JSON", "{"],
    ["a number", "7"],
    [
      "other fields",
      JSON.stringify({ unit: "miles", entries: { bust: 88, waist: { text: {}, unit: "cm" } } }),
    ],
    ["a hostile text", JSON.stringify({ unit: "cm", entries: { bust: { text: "<script>", unit: "cm" } } })],
    ["a megabyte", "8".repeat(1_000_000)],
  ] as const)
    test(`what is stored may be ${what}: the fields are empty`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem("measurements", text), junk);
      const finder = await openFinder(page);
      for (const name of ["Bust", "Waist", "Hips", "Heels"])
        await expect(finder.getByLabel(name)).toHaveValue("");
      await measure(page, { Bust: "88" });
      await find(page);
      await expect(finder.getByRole("heading", { name: "Your size 38" })).toBeVisible();
    });

  test("no request, address or title holds what she measures", async ({ page }) => {
    const sent: string[] = [];
    // A browser that is driven is not counted.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false, configurable: true }),
    );
    page.on("request", (request: Request) =>
      sent.push(`${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`),
    );
    const finder = await openFinder(page);
    await measure(page, { Bust: "87.6543", Waist: "69.8765", Hips: "95.4321", "Hollow to floor": "136.789" });
    await find(page);
    await finder.getByRole("checkbox", { name: "Put my measurements" }).check();
    await finder.getByRole("button", { name: "Choose 38" }).click();
    await expect(page).toHaveURL(`${dress}?colour=sage&size=38`);
    await page.getByRole("link", { name: "Add a few words" }).click();
    await expect(page.getByLabel("Or your measurements")).toHaveValue(/87\.6543/);
    expect(`${page.url()} ${await page.title()}`).not.toMatch(/87\.6|69\.8|95\.4|136\.7/);
    // The screen's own count of visits is sent when it is left.
    await page.goto("/faq");
    expect(sent.some((request) => request.includes("/size-chart.json"))).toBe(true);
    await expect.poll(() => sent.filter((request) => /\/count view=aurelie/.test(request))).toHaveLength(1);
    expect(sent.filter((request) => /87\.6|69\.8|95\.4|136\.7|34%C2%BD|34½/.test(request))).toEqual([]);
  });

  test("Escape, its button and Back close it, and the page is as it was", async ({ page }) => {
    const finder = await openFinder(page);
    await page.keyboard.press("Escape");
    await expect(finder).toBeHidden();
    await expect(page.getByRole("link", { name: "Find your size" })).toBeFocused();
    await openFinderOn(page);
    await finder.getByRole("button", { name: "Close" }).click();
    await expect(finder).toBeHidden();
    await openFinderOn(page);
    await page.goBack();
    await expect(finder).toBeHidden();
    await expect(page).toHaveURL(`${dress}?colour=sage`);
  });

  test("by keyboard alone", async ({ page }) => {
    await page.goto(`${dress}?colour=sage`);
    await ready(page);
    await page.getByRole("link", { name: "Find your size" }).focus();
    await page.keyboard.press("Enter");
    const finder = page.getByRole("dialog", { name: "Find your size" });
    await expect(finder).toBeVisible();
    await finder.getByLabel("Bust").focus();
    await page.keyboard.type("88");
    await page.keyboard.press("Tab");
    await page.keyboard.type("70");
    await page.keyboard.press("Enter");
    await expect(finder.getByRole("heading", { name: "Your size 38" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(finder.getByRole("button", { name: "Choose 38" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("radio", { name: "Size 38", exact: true })).toBeFocused();
  });
});

test("a chart of another version is left alone, and its page comes", async ({ page }) => {
  await page.route("/size-chart.json", (route) => route.fulfill({ json: { rows: [{ size: "38" }] } }));
  await page.goto(dress);
  await ready(page);
  await page.getByRole("link", { name: "Find your size" }).click();
  await expect(page).toHaveURL("/size-finder?dress=aurelie");
  await expect(page.getByRole("heading", { level: 1, name: "Find your size" })).toBeVisible();
});

test("a finder that comes late opens neither over another dress nor over another dialog", async ({
  page,
}) => {
  let held = Promise.withResolvers<void>();
  await page.route("/size-chart.json", async (route) => {
    await held.promise;
    await route.continue();
  });
  const finder = page.getByRole("dialog", { name: "Find your size" });
  const arrives = async () => {
    const response = page.waitForResponse("/size-chart.json");
    held.resolve();
    await (await response).finished();
    // What is asked for now is there at once: the chart has been read.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };

  await page.goto("/product/aurelie");
  await ready(page);
  await page.getByRole("link", { name: "Find your size" }).click();
  // Where it has its place: further down the header follows the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const search = page.getByRole("dialog", { name: "Search" });
  await expect(search).toBeVisible();
  await arrives();
  await expect(finder).toBeHidden();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL("/product/aurelie");

  held = Promise.withResolvers<void>();
  await page.goto("/product/aurelie");
  await ready(page);
  await page.getByRole("link", { name: "Find your size" }).click();
  await page.getByRole("link", { name: /^Next:/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeHidden();
  await arrives();
  await expect(finder).toBeHidden();
  await page.getByRole("link", { name: "Find your size" }).click();
  await expect(finder).toBeVisible();
});

test("where they are usual it begins with inches", async ({ page }) => {
  const finder = await openFinder(page);
  await expect(finder.getByRole("radio", { name: "Inches" })).toBeChecked();
});

test("the page shows the chart with the sizes of the dress, and opens the same finder", async ({ page }) => {
  await page.goto("/size-finder?dress=aurelie");
  await expect(page.getByRole("row", { name: /^38 88 cm, 34¾ in 70 cm, 27½ in 96 cm/ })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /^34 ?, not to be had at present/ })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /^46 ?, not made in this size/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enter my measurements" }).click();
  const finder = page.getByRole("dialog", { name: "Find your size" });
  await measure(page, { Bust: "88 cm" });
  await find(page);
  await finder.getByRole("button", { name: "Choose 38" }).click();
  await expect(page).toHaveURL("/product/aurelie?size=38");
});

test("it fits a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const finder = await openFinder(page);
  await expectNoSidewaysScroll(page);
  expect(await finder.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await measure(page, { Bust: "88 cm", Waist: "72 cm", Hips: "104 cm" });
  await find(page);
  await expect(finder.getByRole("heading", { name: "Your size 42" })).toBeInViewport();
  expect(await finder.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.goto("/size-finder?dress=aurelie");
  await expectNoSidewaysScroll(page);
});

test("before the scripts arrive there is only the place of the button that measures", async ({ page }) => {
  const sendScripts = await openWithoutScripts(page, "/size-finder?dress=aurelie");
  const button = page.getByRole("button", { name: "Enter my measurements", includeHidden: true });
  await expect(button).toBeAttached();
  await expect(button).toBeHidden();
  const place = await button.boundingBox();
  await sendScripts();
  await expect(button).toBeVisible();
  expect(await button.boundingBox(), "nothing moves when it appears").toEqual(place);
  await button.click();
  await expect(page.getByRole("dialog", { name: "Find your size" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to the chart, how to measure and the rule in words; nothing there could send anything", async ({
    page,
  }) => {
    await page.goto(dress);
    await page.getByRole("link", { name: "Find your size" }).click();
    await expect(page).toHaveURL("/size-finder?dress=aurelie");
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByText("The largest of your measurements decides")).toBeVisible();
    await expect(page.getByRole("heading", { name: "How to measure" })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("button")).toHaveCount(0);
    await expect(main.locator("form, input")).toHaveCount(0);
    await page.getByRole("link", { name: "Aurélie" }).click();
    await expect(page).toHaveURL(dress);
  });
});

async function openFinder(page: Page) {
  await page.goto(`${dress}?colour=sage`);
  return openFinderOn(page);
}

async function openFinderOn(page: Page) {
  await ready(page);
  await page.getByRole("link", { name: "Find your size" }).click();
  const finder = page.getByRole("dialog", { name: "Find your size" });
  await expect(finder).toBeVisible();
  return finder;
}

/** Its script comes after the page works; until then the link leads to a page. */
async function ready(page: Page) {
  await expect(page.getByRole("link", { name: "Find your size" })).toHaveAttribute("aria-haspopup", "dialog");
}

async function measure(page: Page, entries: Record<string, string>) {
  for (const [name, text] of Object.entries(entries)) await page.getByLabel(name).fill(text);
}

async function find(page: Page) {
  await page.getByRole("button", { name: "Find my size" }).click();
}
