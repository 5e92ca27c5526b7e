import { rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { people } from "./atelier-people.ts";
import { expect, OPENING_MS, openTool, test } from "./studio-session.ts";

/** The shop is asked again after 15 seconds at the latest. In milliseconds. */
const BACK_MS = 40_000;

const DAY_MS = 24 * 60 * 60 * 1000;

const ada = {
  name: "Ada Byron",
  email: "ada@mail.example",
  message: "Is Aurélie free?",
  phone: "+33 6 12 34 56 78",
  date: "2127-05-09",
};

test("the day begins with who has written, and the label's own answer", async ({ logIn, request, lake }) => {
  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: "Reply templates", exact: true }).click();
  await page.getByRole("button", { name: "Add item" }).click();
  const item = page.getByRole("dialog");
  await item.getByLabel("Title", { exact: true }).fill("Come and see us");
  await item.getByLabel("Text", { exact: true }).fill("Dear {name},\nWe have {dress}. Your day is {date}.");
  await page.getByRole("button", { name: "Close dialog" }).click();
  const answers = "count(*[_id == 'desk.answers' && answers[0].text match 'day'])";
  await expect.poll(() => lake.fetch(answers)).toBe(1);

  await page.goto("/studio");
  const news = page.getByRole("heading", { name: /new enquir/ });
  await expect(news).toHaveText("No new enquiries", { timeout: OPENING_MS });
  await request.post("/contact", { form: ada });
  await expect(news).toHaveText("One new enquiry");
  await page.getByRole("link", { name: ada.name }).click();
  await expect(page.getByLabel("Telephone", { exact: true })).toHaveValue(ada.phone, { timeout: OPENING_MS });
  await expect(page.getByLabel("Date of the event", { exact: true })).toHaveValue(ada.date);
  const inDesk = page.getByRole("link", { name: "1 new Enquiries" });
  await expect(inDesk).toBeVisible();

  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.getByRole("button", { name: "Reply on WhatsApp" }).click();
  const whatsApp = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Come and see us" }).click();
  const { pathname, searchParams } = new URL((await whatsApp).url());
  expect(pathname).toBe("/33612345678");
  expect(searchParams.get("text")).toBe("Dear Ada Byron,\nYour day is 9 May 2127.");
  await expect(page.getByRole("radio", { name: "Answered" })).toBeChecked();
  await expect(page.getByText("Marked as answered")).toBeVisible();
  await expect(inDesk).toHaveCount(0);
  await page.getByRole("radio", { name: "New", exact: true }).click();
  await expect(inDesk).toBeVisible();
  await page.getByRole("radio", { name: "Archived" }).click();
  await lake.delete("desk.answers");
});

test("the start page says what is wrong, leads there, and goes on by itself", async ({ logIn, lake }) => {
  const phone = await lake.fetch<string>("*[_id == 'house'][0].phone");
  await lake.patch("house").unset(["phone"]).commit();
  try {
    const { page } = await logIn(people.mara);
    await page.route("**/healthz", (route) => route.abort());
    await page.goto("/studio");
    await expect(page.getByText(/^The shop is not answering just now/)).toBeVisible({ timeout: OPENING_MS });
    await page.unroute("**/healthz");
    await expect(page.getByText(/there is no telephone number/)).toBeVisible({ timeout: BACK_MS });
    await expect(page.getByText(/^The shop is not answering/)).toHaveCount(0);
    await expect(page.getByText(/^Last published/)).toBeVisible();
    await expect(page.getByText(/backup/)).toHaveCount(0);
    const field = page.getByRole("link", { name: "Telephone for WhatsApp" });
    await field
      .or(
        page.getByRole("region", { name: /all right/ }).getByRole("link", { name: /^(The label|Auvrane)$/ }),
      )
      .first()
      .click();
    await expect(page.getByLabel("Number", { exact: true })).toBeInViewport({ timeout: OPENING_MS });
    const { page: viewers } = await logIn(people.vera);
    await viewers.goto("/studio");
    await expect(viewers.getByText(/^Last published/)).toBeVisible({ timeout: OPENING_MS });
    await expect(viewers.getByRole("heading", { name: /step by step/ })).toHaveCount(0);
  } finally {
    await lake.patch("house").set({ phone }).commit();
  }
});

test("who looks after backups sees when the last was made, and makes one from there", async ({ logIn }) => {
  const file = join(process.env.SHOP_DATA ?? "", "lake", "last-backup");
  await rm(file, { force: true });
  // A new shop has as long for its first backup; the secret is as old as the shop.
  const eightDaysAgo = new Date(Date.now() - 8 * DAY_MS);
  await utimes(join(process.env.SHOP_DATA ?? "", "preview-secret"), eightDaysAgo, eightDaysAgo);
  const { page } = await logIn(people.odette);
  const shop = page.getByRole("region", { name: "Is everything all right?" });
  const backup = (state: string) => {
    const has = page.getByRole("img", { name: state });
    return shop
      .locator("div")
      .filter({ has, hasText: /backup/ })
      .last();
  };
  await page.goto("/studio");
  await expect(backup("Needs fixing")).toContainText("No backup has been made yet.", { timeout: OPENING_MS });
  await page.getByRole("link", { name: "A first backup" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Back up now and download" }).click(),
  ]);
  await download.path();
  await expect(page.getByText("The last backup was made on")).toBeVisible();
  await page.getByRole("link", { name: "Today" }).click();
  await shop.getByText(/^(All|Everything else) is well/).click();
  await expect(backup("Done")).toContainText("The last backup was made on");
  await expect(page.getByRole("link", { name: "A first backup" })).toHaveCount(0);

  await writeFile(file, eightDaysAgo.toISOString());
  await openTool(page, "People and backups");
  await page.getByRole("link", { name: "Today" }).click();
  await expect(backup("Needs fixing")).toContainText("The last backup was made on");
  await backup("Needs fixing").getByRole("link", { name: "People and backups" }).click();
  await expect(page.getByRole("heading", { name: "People and backups" })).toBeVisible();
});

test("the start page asks the shop while it is seen, until the session ends", async ({ logIn }) => {
  const { page } = await logIn(people.mara);
  let looks = 0;
  await page.route("**/preview/issues", (route) => {
    looks += 1;
    return route.fulfill({ status: 401, json: { error: "This needs the session of an editor." } });
  });
  await page.addInitScript(() => Reflect.defineProperty(document, "hidden", { value: true, writable: true }));
  await page.goto("/studio");
  await expect(page.getByText("Asking the shop…")).toBeVisible({ timeout: OPENING_MS });
  await expect(page.getByRole("heading", { name: /new enquir/ })).toBeVisible();
  expect(looks).toBe(0);
  await page.evaluate(() => {
    Reflect.set(document, "hidden", false);
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const sentence = "The shop does not recognise this session. Please log in again.";
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText("The shop is not answering")).toHaveCount(0);
  expect(looks).toBe(1);
});

test("a tool that is longer than the window scrolls by the wheel, below the bar", async ({ logIn }) => {
  const { page } = await logIn(people.mara);
  await page.setViewportSize({ width: 1366, height: 420 });
  for (const tool of ["today", "dresses"]) {
    await page.goto(`/studio/${tool}`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible({ timeout: OPENING_MS });
    const bar = await page.getByTestId("studio-navbar").boundingBox();
    expect((await heading.boundingBox())?.y, tool).toBeGreaterThan(bar?.height ?? 0);
    await page.mouse.move(600, 300);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 300);
        return (await heading.boundingBox())?.y ?? 0;
      }, tool)
      .toBeLessThan(0);
    await expect(page.getByTestId("studio-navbar")).toBeInViewport({ ratio: 1 });
  }
});
