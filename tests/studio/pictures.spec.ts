import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { FileChooser, Page } from "@playwright/test";
import { root } from "#scripts/prepare.mjs";
import { people } from "./atelier-people.ts";
import { expect, OPENING_MS, openDress, publishButton, test } from "./studio-session.ts";

const TELEPHONE = join(root, "packages/content-lake/testing/telephone.heic");

/** Five from a camera, and one as an iPhone has it. */
const six = [
  ...["tulle-hem", "bow-detail", "lace-detail", "silk-emerald", "silk-ivory"].map((name) =>
    join(root, `content/images/${name}.jpg`),
  ),
  TELEPHONE,
];

/** The browser knows a file's type by its ending, as for one that somebody drags from a folder. */
async function dragged(page: Page, paths: readonly string[]) {
  const files = await Promise.all(
    paths.map(async (path) => ({
      name: basename(path),
      type: path.endsWith(".heic") ? "image/heic" : "image/jpeg",
      bytes: (await readFile(path)).toString("base64"),
    })),
  );
  return await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, type, bytes } of given) {
      const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([content], name, { type }));
    }
    return transfer;
  }, files);
}

test("an editor drops six pictures at once, a telephone's among them, and one click describes them all", async ({
  logIn,
  request,
}) => {
  const { page } = await logIn(people.mara);
  await openDress(page, "Margaux");
  await page.getByRole("tab", { name: "Pictures" }).click();
  const gallery = page.getByTestId("field-gallery");
  const target = gallery.locator("[data-test-id=file-target]").first();
  const dataTransfer = await dragged(page, six);
  await target.dispatchEvent("dragenter", { dataTransfer });
  await target.dispatchEvent("drop", { dataTransfer });

  const silent = page.getByRole("group", { name: "Pictures without words" });
  await expect(silent.getByText("6 pictures have no words yet")).toBeVisible({ timeout: OPENING_MS });
  const second = silent.getByLabel("Picture 2 in words");
  await expect(second).toHaveValue(/^Margaux, .* dress, /);
  await second.fill("A bow of satin at the waist");
  await expect(gallery.getByText(/has 64 × 96 pixels and will look soft: 960 × 1200/)).toBeVisible();
  await silent.getByRole("button", { name: "Use these words for 6 pictures" }).click();
  await expect(silent).toBeHidden();
  // Studio is deaf to a click at the moment when it hears of its own change.
  await expect(async () => {
    await publishButton(page).click({ timeout: 5_000 });
    await expect(page.getByText("was published")).toBeVisible({ timeout: 10_000 });
  }).toPass();
  const shown = async () => (await request.get("/product/margaux")).text();
  await expect.poll(shown).toContain("A bow of satin at the waist");
  expect(await shown()).toMatch(/-64x96\.jpg/);
});

type ChosenFile = Parameters<FileChooser["setFiles"]>[0];

async function choosePicture(page: Page, file: ChosenFile) {
  await page.getByRole("button", { name: "Open image options menu" }).first().click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: "Upload" }).click();
  await (await chooser).setFiles(file);
}

test("on a telephone a picture is put up, and described by keyboard with what is suggested", async ({
  logIn,
}) => {
  const { page } = await logIn(people.mara);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDress(page, "Rosalind");
  await page.getByRole("combobox").filter({ hasText: "Rental and making" }).selectOption("pictures");
  const words = page.getByLabel("Picture in words").first();
  await words.fill("");
  const torn = (await readFile(TELEPHONE)).subarray(0, 600);
  await choosePicture(page, { name: "torn.heic", mimeType: "image/heic", buffer: torn });
  await expect(page.getByText(/^The file may be damaged, of another kind, or too large/)).toBeVisible();
  await choosePicture(page, TELEPHONE);
  const note = page.getByRole("status").filter({ hasText: "has 64 × 96 pixels and will look soft" });
  await expect(note).toBeVisible({ timeout: OPENING_MS });
  const use = page.getByRole("button", { name: /^Use “Rosalind, .* dress, / });
  await use.focus();
  await page.keyboard.press("Enter");
  await expect(words).toHaveValue(/^Rosalind, .* dress, /);
  await expect(use).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
