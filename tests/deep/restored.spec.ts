import { openDelivery } from "#tests/support/beside-dress.ts";
import { comeBackTo } from "#tests/support/come-back.ts";
import { expect, test } from "#tests/support/journey.ts";

test.use({ locale: "en-IE" });

test("a dress's page that Back brings back has the day, the mark and the dresses seen as they are now", async ({
  page,
}) => {
  await page.goto("/product/aurelie");
  const field = page.getByLabel("When do you need it?");
  const mark = page.getByRole("main").getByRole("button", { name: "Fitting list" }).first();
  const seenBefore = page.getByRole("region", { name: "Recently viewed" });
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await openDelivery(page);
  await field.fill("2027-01-20");
  await comeBackTo(page, {
    "needed-by": "2027-05-09",
    "fitting-list-1": JSON.stringify([{ slug: "aurelie", name: "Aurélie", note: "" }]),
    viewed: '["isaure","aurelie"]',
  });
  await expect(field).toHaveValue("2027-05-09");
  await expect(page.getByRole("link", { name: "Rent via WhatsApp" }).first()).toHaveAttribute(
    "href",
    /9%20May%202027/,
  );
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expect(seenBefore.getByRole("link")).toHaveText(["Isaure"]);
  expect(await page.evaluate(() => localStorage.getItem("viewed")), "it is looked at again").toBe(
    '["aurelie","isaure"]',
  );
  await comeBackTo(page, { "needed-by": null, "fitting-list-1": null, viewed: null });
  await expect(field).toHaveValue("");
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await expect(seenBefore).toHaveCount(0);
});
