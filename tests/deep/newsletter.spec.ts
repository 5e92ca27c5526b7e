import type { Page } from "@playwright/test";
import { takeTime } from "#tests/support/contact-message.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { openMailServer } from "#tests/support/mail-server.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

/** Links in mails have this origin, which a proxy would lead to the shop. */
const PUBLIC_URL = "http://shop.label.example";

// A shop that sends mail: that of the other journeys does not.
let mail: Awaited<ReturnType<typeof openMailServer>>;
let shop: Shop;

test.beforeAll(async () => {
  mail = await openMailServer();
  shop = await openShop({
    PUBLIC_URL,
    SMTP_URL: mail.url,
    MAIL_FROM: "shop@label.example",
    MAIL_TO: "atelier@label.example",
  });
});

test.afterAll(async () => {
  await shop.close();
  await mail.close();
});

test("an address is signed up, confirmed by the mail's link, and taken off by the next one's", async ({
  page,
}) => {
  await page.goto(`${shop.url}/faq`);
  await page.getByRole("textbox", { name: "Email address for the newsletter" }).fill("ada@mail.example");
  await takeTime(page);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("we have sent you an email")).toBeVisible();
  await expect(page.getByRole("link", { name: "Send it on WhatsApp" })).toHaveCount(0);

  await follow(page, "confirm");
  await expect(page.getByRole("heading", { level: 1, name: "Shall we write?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are on the list" })).toBeVisible();
  await expect(page).toHaveTitle(/^You are on the list/);

  await follow(page, "unsubscribe");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are unsubscribed" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "See our privacy policy." }).click();
  await expect(page.getByText("Until you unsubscribe")).toBeVisible();
});

/** Opens the link that a mail has, once it is there. */
async function follow(page: Page, name: string) {
  const link = () =>
    mail.mails
      .flatMap(({ text = "" }) => /http:\S+/.exec(text) ?? [])
      .find((address) => address.startsWith(`${PUBLIC_URL}/newsletter/${name}`)) ?? "";
  await expect.poll(link).not.toBe("");
  await page.goto(link().replace(PUBLIC_URL, shop.url));
}
