import { build } from "#scripts/prepare.mjs";
import { people } from "./atelier-people.ts";
import { expect, expectPublished, OPENING_MS, openDress, publish, test } from "./studio-session.ts";

const FRENCH = "Un tulle ivoire, léger comme un souffle.";

/** A start of the shop builds it, once the label has chosen it. */
test.beforeAll(async () => {
  await build(["fr"]);
});

test("an owner chooses French and translates a dress, and learns when the original changes", async ({
  logIn,
  request,
  lake,
}) => {
  const [house, dress] = await Promise.all([
    lake.getDocument("house"),
    lake.getDocument("product-seraphine"),
  ]);
  const { page } = await logIn(people.mara);
  await openDress(page, "Séraphine");
  await page.getByRole("tab", { name: "Texts" }).click();
  const translation = page.getByLabel("Description (Français)");
  await expect(page.getByLabel("Description", { exact: true })).toBeVisible();
  await expect(translation).toBeHidden();

  await page.getByRole("link", { name: "The label", exact: true }).click();
  await page.getByRole("tab", { name: "Languages" }).click({ timeout: OPENING_MS });
  await page.getByLabel("Français", { exact: true }).check();
  await publish(page);
  await expectPublished(page);

  await openDress(page, "Séraphine");
  await page.getByRole("tab", { name: "Texts" }).click();
  const mark = page.getByText("Older than the original");
  await translation.fill(FRENCH);
  await publish(page);
  await expectPublished(page);
  const french = async () => (await request.get("/fr/product/seraphine")).text();
  await expect.poll(french).toContain(FRENCH);
  expect(await (await request.get("/product/seraphine")).text()).not.toContain(FRENCH);

  await expect(mark).toBeHidden();
  await page.getByLabel("Description", { exact: true }).fill("Another tulle.");
  await expect(mark).toBeVisible();
  await page.getByRole("button", { name: "It is still right" }).click();
  await expect(mark).toBeHidden();
  await expect(translation).toHaveValue(FRENCH);
  await publish(page);
  await expectPublished(page);

  // The shop has one language again, as the other journeys know it.
  for (const before of [house, dress]) if (before) await lake.createOrReplace(before);
});
