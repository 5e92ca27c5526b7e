import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { FileChooser, Locator, Page } from "@playwright/test";
import { root } from "#scripts/prepare.mjs";
import { people } from "./atelier-people.ts";
import {
  dropFiles,
  expect,
  expectInShop,
  OPENING_MS,
  openDress,
  publish,
  publishButton,
  test,
} from "./studio-session.ts";

const TELEPHONE = join(root, "lake/testing/telephone.heic");

/** Five from a camera, and one as an iPhone has it. */
const six = [
  ...["tulle-hem", "bow-detail", "lace-detail", "silk-emerald", "silk-ivory"].map((name) =>
    join(root, `sample/images/${name}.jpg`),
  ),
  TELEPHONE,
];

/** A browser knows a file's type by its ending. */
async function pictureAt(path: string) {
  const type = path.endsWith(".heic") ? "image/heic" : "image/jpeg";
  return { name: basename(path), type, bytes: await readFile(path) };
}

test("an editor drops six pictures, and one click describes them", async ({ logIn, request, lake }) => {
  const { page } = await logIn(people.mara);
  await openDress(page, "Margaux");
  await page.getByRole("tab", { name: "Pictures" }).click();
  const gallery = page.getByTestId("field-gallery");
  const target = gallery.locator("[data-test-id=file-target]").first();
  await dropFiles(target, await Promise.all(six.map(pictureAt)));

  const silent = page.getByRole("group", { name: "Pictures without words" });
  await expect(silent.getByText("6 pictures have no words yet")).toBeVisible({ timeout: OPENING_MS });
  // Three pictures of the sample come before.
  const second = silent.getByLabel("Picture 5 in words");
  await expect(second).toHaveValue(/^Margaux, .* dress, /);
  await second.fill("A bow of satin at the waist");
  // The files are called tulle-hem.jpg and silk-emerald.jpg.
  await expect(rolesOf(silent, 4).getByRole("radio", { name: "Detail" })).toBeChecked();
  await expect(rolesOf(silent, 7).getByRole("radio", { name: "Cloth" })).toBeChecked();
  await rolesOf(silent, 4).getByRole("radio", { name: "Worn" }).check();
  await expect(
    gallery.getByText(/^Picture 9: .*has 64 × 96 pixels and will look soft: 720 × 900/),
  ).toBeVisible();
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

  const roles = await lake.fetch("*[_id == 'product-margaux'][0].gallery[3..6].role");
  expect(roles).toEqual(["worn", "detail", "detail", "cloth"]);

  const draft = "drafts.product-margaux";
  const published = await lake.getDocument("product-margaux");
  await lake.createOrReplace({ _type: "product", ...published, _id: draft });
  await lake.patch(draft).unset(["gallery[2].alt"]).commit();
  await expect(silent.getByText("One picture has no words yet")).toBeVisible();
  const colour = silent.getByLabel("Colour shown in picture 3");
  await expect(colour).toHaveValue("Petrol");
  await colour.selectOption("Which colour?");
  await silent.getByRole("button", { name: "Use these words" }).click();
  await expect(silent).toBeHidden();
  const third = () =>
    lake.fetch("*[_id == $draft][0].gallery[2]{alt, color}", { draft }, { perspective: "raw" });
  await expect.poll(third).toEqual({ alt: "Margaux, Satin dress, Terracotta", color: null });
  await lake.delete(draft);
});

function rolesOf(form: Locator, place: number) {
  return form.getByRole("radiogroup", { name: `What picture ${place} shows` });
}

type ChosenFile = Parameters<FileChooser["setFiles"]>[0];

async function choosePicture(page: Page, file: ChosenFile) {
  await page.getByRole("button", { name: "Open image options menu" }).first().click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: "Upload" }).click();
  await (await chooser).setFiles(file);
}

test("on a telephone a picture is put up, and described as suggested", async ({ logIn }) => {
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

test("an editor chooses a film, and the shop plays a clip of it", async ({ logIn, request, lake }) => {
  const { page } = await logIn(people.mara);
  await openDress(page, "Solange");
  await page.getByRole("tab", { name: "Pictures" }).click();
  const clip = page.getByTestId("field-clip");
  async function choose(file: ChosenFile) {
    const chooser = page.waitForEvent("filechooser");
    await clip.getByRole("button", { name: "Choose a film, or drop it here" }).click();
    await (await chooser).setFiles(file);
  }
  await choose({ name: "dress.mov", mimeType: "video/quicktime", buffer: Buffer.from("no film") });
  await expect(clip.getByRole("alert")).toHaveText(/^This is not a film that can be read here/);
  // Ten seconds, 1920 pixels wide.
  await choose(join(root, "sample/film/hero.mp4"));
  const words = clip.getByLabel("Clip in words");
  await words.fill("Pearl satin in slow folds", { timeout: OPENING_MS });
  await expect(clip.getByLabel("Clip", { exact: true })).toHaveJSProperty("videoWidth", 720);
  await expect(clip.getByRole("alert")).toHaveCount(0);
  await expect(clip.getByText(/^Describe the clip/)).toHaveCount(0);
  await publish(page);
  await expectInShop(async () => (await request.get("/product/solange")).text()).toContain(
    "Pearl satin in slow",
  );

  const id = "product-solange";
  const stored =
    '*[_id == $id][0].clip{seconds, "film": film.asset->, "poster": poster.asset->metadata.dimensions}';
  const { seconds, film, poster } = await lake.fetch(stored, { id });
  expect([seconds, film.originalFilename]).toEqual([8, "hero.mp4"]);
  expect(film.size).toBeLessThan(1_000_000);
  expect(poster).toMatchObject({ width: 720, height: 406 });
});
