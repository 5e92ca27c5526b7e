import type { Page } from "@playwright/test";
import { freePort } from "#server/lake/free-port.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/support/journey.ts";
import { openMailServer } from "#tests/support/mail-server.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

// A shop that sends mail, at an address of its own: that of the other journeys has neither.
let mail: Awaited<ReturnType<typeof openMailServer>>;
let shop: Shop;
let origin: string;

// One shop for all of them.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  // A shop opens in a second, and on a busy machine in many.
  test.setTimeout(180_000);
  mail = await openMailServer();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  shop = await openShop({
    PORT: String(port),
    PUBLIC_URL: origin,
    SMTP_URL: mail.url,
    MAIL_FROM: "shop@label.example",
    MAIL_TO: "atelier@label.example",
  });
});

test.afterAll(async () => {
  await shop.close();
  await mail.close();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("an address is signed up, confirmed by the mail's link, and taken off by the next one's", async ({
      page,
    }, { project }) => {
      const email = `${project.name}-${javaScriptEnabled}@mail.example`;
      await page.goto(`${origin}/faq`);
      await signUp(page, email);
      const outcome = page.getByText("a mail is on its way");
      await expect(outcome).toBeVisible();
      if (!javaScriptEnabled) await expect(outcome).toBeInViewport();
      await expect(page.getByRole("link", { name: "Ask on WhatsApp" })).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);

      await page.goto(await linkTo(email, "confirm"));
      await expect(page.getByRole("heading", { level: 1, name: "Shall we write?" })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: "Confirm this address" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "You are on the list" })).toBeVisible();
      await expect(page).toHaveTitle(/^You are on the list/);

      await page.goto(await linkTo(email, "unsubscribe"));
      await page.getByRole("button", { name: "Leave the list" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "You have left" })).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name: "See our privacy policy." }).click();
      await expect(page.getByRole("heading", { level: 1, name: "What we keep" })).toBeVisible();
      await expect(page.getByText("Until you leave")).toBeVisible();
    });

    test("a link that is not whole leads on to a new one", async ({ page }) => {
      await page.goto(`${origin}/newsletter/confirm?token=cut`);
      await expect(page.getByRole("heading", { level: 1, name: "This link has ended" })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await expect(page.getByRole("textbox", { name: "Email address for the newsletter" })).toBeVisible();
    });
  });
}

test("an answer that tells of limits keeps the address and its way on", async ({ page, complaints }) => {
  await page.goto(`${origin}/about`);
  await page.evaluate(() =>
    document.querySelector<HTMLInputElement>("[name=website]")?.setAttribute("value", "x"),
  );
  await signUp(page, "ada@mail.example");
  await expect(page.getByText("only so many addresses at a time")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask on WhatsApp" })).toHaveAttribute("href", /ada%40mail/);
  await page.getByRole("textbox", { name: "Email address for the newsletter" }).fill("eve@mail.example");
  await expect(page.getByRole("link", { name: "Ask on WhatsApp" })).toHaveAttribute("href", /eve%40mail/);
  await expect(page.getByText("only so many addresses at a time"), "and it is still said why").toBeVisible();
  // The answer has the status 429.
  complaints.length = 0;
});

/** As a person does, who has taken her time. */
async function signUp(page: Page, email: string) {
  const field = page.getByRole("textbox", { name: "Email address for the newsletter" });
  await field.fill(email);
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2_000);
  await page.getByRole("button", { name: "Subscribe" }).click();
}

/** The link that the mails to this address have, once it is there. */
async function linkTo(email: string, name: string): Promise<string> {
  const link = () =>
    mail.mails
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ text = "" }) => /http:\S+/.exec(text) ?? [])
      .find((address) => address.includes(`/newsletter/${name}`)) ?? "";
  await expect.poll(link).not.toBe("");
  return link();
}
