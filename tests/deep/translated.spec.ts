import { expect, expectComplaints, test } from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";
import { search } from "#tests/support/search-page.ts";
import { translate } from "#tests/support/translated-page.ts";

// Pages that the visitor's browser translates; tests/translated/every-screen-translated.spec.ts has every screen and control.

test("the next dress has its own name, price and terms", async ({ page }) => {
  await page.goto("/product/marguerite");
  await page.evaluate(translate, "");
  for (const name of ["Vivienne", "Léonie"]) {
    await page.getByRole("link", { name: `Next: ${name}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  }
  const facts = page.locator("main article");
  const said = (await facts.textContent()) ?? "";
  await page.reload();
  await expect(facts).toHaveText(said);
});

test("a search goes on with the second letter, and the newsletter forgets an error", async ({ page }) => {
  await page.goto("/product/aurelie");
  await page.evaluate(translate, "");
  const overlay = await search(page, "s");
  for (const letter of "at") await overlay.getByRole("combobox").press(letter);
  await overlay.getByRole("combobox").fill("leo");
  await expect(overlay.getByRole("option").first()).toHaveText(/^Léonie/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  const email = page.getByRole("textbox", { name: "Email address for the newsletter" });
  const outcome = page.locator("#newsletter-outcome");
  await email.fill("bride@");
  await email.press("Enter");
  await expect(outcome).toContainText("looks incomplete");
  await email.fill("bride@mail.example");
  await email.press("Enter");
  await expect(outcome).not.toContainText("looks incomplete");
});

test("what was written before the scripts came is there when they have", async ({ page, complaints }) => {
  const letScriptsCome = await openWithoutScripts(page, "/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.pressSequentially("It is about the veil");
  await page.evaluate(translate, " autrement");
  const place = await message.boundingBox();
  await letScriptsCome();
  await expect(message).toHaveValue("It is about the veil");
  await expect(message).toBeFocused();
  await expect
    .poll(async () => Math.abs(((await message.boundingBox())?.y ?? 0) - (place?.y ?? 0)))
    .toBeLessThan(2);
  await message.press("!");
  await expect(message).toHaveValue("It is about the veil!");
  await expectComplaints(complaints, /#418|hydrat/i);
});
