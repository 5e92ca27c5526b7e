import type { Page } from "@playwright/test";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { people } from "./atelier-people.ts";
import { drawnTexts } from "./drawn-texts.ts";
import { foreignWordsIn } from "./foreign-words.ts";
import { namelessIn } from "./nameless.ts";
import { fillAtelier, screensToRead } from "./screens-to-read.ts";
import { openStudioIn } from "./studio-in-language.ts";
import { expect, OPENING_MS, test } from "./studio-session.ts";

/** Two builds, and every screen of Studio. In milliseconds. */
const LONG_MS = 900_000;

test.use({ actionTimeout: 30_000 });

/** Sanity has least of these in French, Italian and Spanish. */
const leastTranslated = [
  ...["atelier", "versions", "new document", "search", "dress", "menu of the dress", "actions"],
  ...["today", "people", "presentation", "releases", "menu of the release", "release", "add to the release"],
];

const latinNames = ["Lilly", "Hypatia", "Ottilie"] as const;

for (const [language, names, screens] of [
  ["de", latinNames, undefined],
  ["ar", ["ليلى", "هبة", "سلمى"], undefined],
  ["fr", latinNames, leastTranslated],
  ["it", latinNames, leastTranslated],
  ["es", latinNames, leastTranslated],
] as const)
  test(`Studio in ${language} says no word of another language and names what is used, on ${screens ? "14 screens" : "any screen"}`, async ({
    browser,
  }) => {
    test.setTimeout(LONG_MS);
    const studio = await openStudioIn(language);
    const context = await browser.newContext({ baseURL: studio.url });
    try {
      await fillAtelier(editorAt(studio.url, await tokenFor(studio.dataFolder, "editor")), names);
      const page = await context.newPage();
      const foreignWords = foreignWordsIn(language, studio.content);
      const found: Record<string, string[]> = {};
      const read = async (screen: string) => {
        const texts = (await drawnTexts(page)).filter((text) => !names.some((name) => text === name));
        const foreign = texts.filter((text) => foreignWords(text).length > 0);
        if (foreign.length > 0) found[screen] = foreign;
      };
      await page.goto("/studio/structure");
      await page.locator("input[name=name]").fill(people.odette.name);
      await read("login");
      await page.locator("input[name=password]").fill(people.odette.password);
      await page.locator("button").click();
      await expect(page.getByTestId("tool-collapse-menu")).toBeVisible({ timeout: OPENING_MS });
      expect(await page.locator("html").getAttribute("dir")).toBe(language === "ar" ? "rtl" : "ltr");
      for (const [screen, open] of screensToRead.filter(([name]) => screens?.includes(name) ?? true)) {
        await open(page);
        await read(screen);
        await expect.poll(() => namelessIn(page), screen).toEqual([]);
      }
      expect(found).toEqual({});
      await expectActionsAtTheEnd(page, language === "ar");
    } finally {
      await context.close();
      await studio.close();
    }
  });

/** Sanity puts the menu of a field at its right: where words run from there, it would cover their beginning. */
async function expectActionsAtTheEnd(page: Page, isFromRight: boolean) {
  await page.goto("/studio/structure/home");
  const field = page.getByTestId("field-sections");
  const start = await field.locator("[data-ui=Text]").first().boundingBox();
  const menu = await field.locator("[data-ui=FieldActionsFlex]").first().boundingBox();
  expect((menu?.x ?? 0) < (start?.x ?? 0)).toBe(isFromRight);
}
