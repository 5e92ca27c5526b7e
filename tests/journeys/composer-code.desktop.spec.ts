import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "#tests/support/journey.ts";

test("a computer shows a code that a telephone reads as the very link, and WhatsApp's own page", async ({
  page,
}) => {
  await page.goto("/enquiry?dress=aurelie&colour=sage&size=38");
  await page
    .getByLabel("A line of your own")
    .fill("With a veil & a train, in May 2127: would that be possible? 👗");
  const link = page.getByRole("link", { name: "Send on WhatsApp" });
  await expect(link).toHaveAttribute("href", /train/);
  const href = (await link.getAttribute("href")) ?? "";
  const code = page.getByText("Or take it along").locator("xpath=..").locator("svg");
  await expect
    .poll(async () => {
      const { data, info } = await sharp(await code.screenshot({ animations: "disabled" }))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data;
    })
    .toBe(href);
  const web = await page.getByRole("link", { name: "WhatsApp Web" }).getAttribute("href");
  expect(new URL(web ?? "").searchParams.get("text")).toBe(new URL(href).searchParams.get("text"));
  expect(web, "spaces that no page takes for a plus").not.toContain("+");
});

test("a message too long for a code says so", async ({ page }) => {
  await page.goto("/enquiry?dress=aurelie");
  await page.getByRole("textbox", { name: "Your message" }).fill("word ".repeat(380));
  await expect(page.getByText("The message is too long for a code.")).toBeVisible();
});

test("its text is copied as it stands", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/enquiry?dress=aurelie");
  await page.getByLabel("The place").fill("Lyon");
  await page.getByRole("button", { name: "Copy text" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const message = page.getByRole("textbox", { name: "Your message" });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await message.inputValue());
});
