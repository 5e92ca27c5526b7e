import {
  besideDress,
  breadcrumbOf,
  expectBeside,
  expectDress,
  PINK_TULLE,
  seenBefore,
} from "#tests/support/beside-dress.ts";
import { expect, expectComplaints, hydrated, test } from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";
import { finderReady, findSize, measure, openFinder } from "#tests/support/size-finder-page.ts";

test("an entry of the history that says nonsense, and a server that does, leave the collection's own order", async ({
  page,
}) => {
  await page.goto("/product/seraphine");
  await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
  for (const list of [7, "https://elsewhere.example/", "/collection/%zz"]) {
    await page.evaluate((list) => history.replaceState({ ...history.state, usr: { list } }, ""), list);
    await page.reload();
    await hydrated(page);
    await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
  }
  await page.route(/\/(dresses|neighbours)\.json/, (route) =>
    route.fulfill({ body: '{"previous":7,"next":{}}' }),
  );
  await page.evaluate(() => {
    localStorage.setItem("viewed", '["odette"]');
    history.replaceState({ ...history.state, usr: { list: "/search?q=tulle" } }, "");
  });
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

test("a dress opened in another tab has the list as well", async ({ page, context }) => {
  await page.goto(PINK_TULLE);
  const [first = "", second = ""] = await page.locator("main [data-card] h2").allTextContents();
  const opened = context.waitForEvent("page");
  await page
    .getByRole("link", { name: first })
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expectBeside(tab, [`Next: ${second}`]);
  await expect(breadcrumbOf(tab).getByRole("link").last()).toHaveAttribute("href", PINK_TULLE);
});

test("no link changes under the finger while it is asked who stands beside the dress, which is asked again without a connection", async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await page.goto(PINK_TULLE);
  const [first = "", second = ""] = await page.locator("main [data-card] h2").allTextContents();
  await page.route("**/neighbours.json*", (route) => route.abort("internetdisconnected"), { times: 1 });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/neighbours.json"));
  await page.getByRole("link", { name: second }).first().click();
  await failed;
  await expectDress(page, second);
  await expect(besideDress(page)).toBeAttached();
  await expectBeside(page, []);
  await page.clock.runFor(6_000);
  await expect(besideDress(page).getByRole("link", { name: `Previous: ${first}` })).toBeVisible();
  await expect(breadcrumbOf(page).getByRole("link").last()).toHaveAttribute("href", PINK_TULLE);
  await expectComplaints(complaints, /^net::ERR_INTERNET_DISCONNECTED/);
});

test("in inches where they are usual; to centimetres and back nothing drifts, and the size is the same", async ({
  page,
}) => {
  const finder = await openFinder(page);
  await expect(finder.getByRole("radio", { name: "Inches" })).toBeChecked();
  await finder.getByRole("radio", { name: "Centimetres" }).check();
  await measure(page, { Bust: "88.3", Waist: "70", Hips: "a lot" });
  await finder.getByRole("radio", { name: "Inches" }).check();
  await expect(finder.getByLabel("Bust")).toHaveValue("34¾");
  await expect(finder.getByLabel("Hips")).toHaveValue("a lot");
  await finder.getByRole("radio", { name: "Centimetres" }).check();
  await expect(finder.getByLabel("Bust")).toHaveValue("88.3");
  await finder.getByRole("radio", { name: "Inches" }).check();
  await measure(page, { Hips: "37 3/4" });
  await findSize(page);
  await expect(finder.getByRole("heading", { name: "Your size 38" })).toBeVisible();
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
    // The chart has been read, so the answer comes at once.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };

  await page.goto("/product/aurelie");
  await finderReady(page);
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
  await finderReady(page);
  await page.getByRole("link", { name: "Find your size" }).click();
  await page.getByRole("link", { name: /^Next:/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeHidden();
  await arrives();
  await expect(finder).toBeHidden();
  await page.getByRole("link", { name: "Find your size" }).click();
  await expect(finder).toBeVisible();
});

test("a chart of another version is left alone: its page comes, and opens the finder once its scripts have come", async ({
  page,
}) => {
  await page.route("/size-chart.json", (route) => route.fulfill({ json: { rows: [{ size: "38" }] } }));
  await page.goto("/product/aurelie");
  await finderReady(page);
  await page.getByRole("link", { name: "Find your size" }).click();
  await expect(page).toHaveURL("/size-finder?dress=aurelie");
  await expect(page.getByRole("heading", { level: 1, name: "Find your size" })).toBeVisible();

  const sendScripts = await openWithoutScripts(page, "/size-finder?dress=aurelie");
  const button = page.getByRole("button", { name: "Enter my measurements", includeHidden: true });
  await expect(button).toBeAttached();
  await expect(button).toBeHidden();
  const place = await button.boundingBox();
  await sendScripts();
  await expect(button).toBeVisible();
  expect(await button.boundingBox(), "nothing moves when it appears").toEqual(place);
  await button.click();
  await measure(page, { Bust: "88 cm" });
  await findSize(page);
  await page.getByRole("button", { name: "Choose 38" }).click();
  await expect(page).toHaveURL("/product/aurelie?size=38");
});

test("a size that is tapped in the moment of leaving is chosen on no page", async ({ page }) => {
  await page.goto("/product/aurelie");
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    // The address is the next page's already, and the screen is still this one.
    history.pushState = (...step) => {
      history.pushState = push;
      push(...step);
      document.querySelector<HTMLInputElement>('article [name="size"][value="42"]')?.click();
    };
  });
  await page.getByRole("link", { name: "Next: Séraphine" }).click();
  await expectDress(page, "Séraphine");
  await expect(page).toHaveURL("/product/seraphine");
  await expect(page.getByRole("radio", { name: "Size 42" })).not.toBeChecked();
  await page.goBack();
  await expectDress(page, "Aurélie");
  await expect(page.getByRole("radio", { name: "Size 42" })).not.toBeChecked();
  await page.getByRole("radio", { name: "Size 42" }).press("Space");
  await expect(page).toHaveURL("/product/aurelie?size=42");
  await expect(page.getByRole("link", { name: /Rent via WhatsApp/ }).first()).toHaveAttribute(
    "href",
    /size%2042/,
  );
});
