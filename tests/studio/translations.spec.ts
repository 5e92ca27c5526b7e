import { build } from "#scripts/prepare.mjs";
import { people } from "./atelier-people.ts";
import { expect, expectPublished, OPENING_MS, openDress, openTool, publish, test } from "./studio-session.ts";

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

test("two people write in two languages of a dress at once, and an import is taken back", async ({
  logIn,
  lake,
}) => {
  const id = "product-seraphine";
  const [house, dress] = await Promise.all([lake.getDocument("house"), lake.getDocument(id)]);
  await lake
    .patch("house")
    .set({ languages: ["fr"] })
    .commit();
  const [mara, noor] = [await logIn(people.mara), await logIn(people.noor)];
  for (const { page } of [mara, noor]) {
    await openDress(page, "Séraphine");
    await page.getByRole("tab", { name: "Texts" }).click();
  }
  const translation = "Cut (Français)";
  const original = mara.page.getByLabel("Cut", { exact: true });
  await original.fill("");
  await Promise.all([
    original.pressSequentially("A soft A-line.", { delay: 50 }),
    noor.page.getByLabel("Description (Français)").pressSequentially(FRENCH, { delay: 30 }),
  ]);
  await expect(noor.page.getByLabel("Cut", { exact: true })).toHaveValue("A soft A-line.");
  await expect(mara.page.getByLabel("Description (Français)")).toHaveValue(FRENCH);
  await publish(mara.page);
  await expectPublished(mara.page);

  await openTool(mara.page, "Bulk edit");
  await mara.page.getByRole("button", { name: "Import translations…" }).click();
  const table = `language,document,path,translation\nfr,${id},cut,Une ligne souple.`;
  const file = { name: "texts.csv", mimeType: "text/csv", buffer: Buffer.from(table) };
  await mara.page.getByLabel("Choose a table").setInputFiles([file]);
  await expect(mara.page.getByText("Texts changed: 1, unchanged: 0, to look at: 0")).toBeVisible();
  await mara.page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(noor.page.getByLabel(translation)).toHaveValue("Une ligne souple.");
  await mara.page.getByRole("button", { name: "Undo this import" }).click();
  await expect(noor.page.getByLabel(translation)).toHaveValue("");
  await expect(noor.page.getByLabel("Description (Français)")).toHaveValue(FRENCH);

  // The words that dresses repeat have no form of translations: each has its languages beside it.
  await mara.page.goto("/studio/structure/glossary");
  await expect(mara.page.getByText("Colours, silhouettes, necklines")).toBeVisible({ timeout: OPENING_MS });
  await expect(mara.page.getByText("Translations", { exact: true })).toHaveCount(0);
  for (const before of [house, dress]) if (before) await lake.createOrReplace(before);
});
