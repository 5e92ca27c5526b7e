import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";
import { pastDoubleTap } from "#tests/support/past-double-tap.ts";

// What a dialog brings under the finger that has just opened it, or leaves under the one that has closed it, was not meant by a second tap.

type Place = { x: number; y: number };

async function placeOf(control: Locator): Promise<Place> {
  const box = await control.boundingBox();
  if (!box) throw new Error("It has no place.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** In the page, so that the second follows within a double tap's time on a busy machine, too. Resolves with what is there for the second. */
function tapTwice(page: Page, place: Place): Promise<{ there: string; hears: boolean }> {
  return page.evaluate(async ({ x: clientX, y: clientY }) => {
    const tap = () => {
      const target = document.elementFromPoint(clientX, clientY)?.closest("a, button");
      let hears = false;
      target?.addEventListener("click", () => {
        hears = true;
      });
      const click = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
      target?.dispatchEvent(new MouseEvent("click", click));
      return { there: target?.outerHTML ?? "", hears };
    };
    tap();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return tap();
  }, place);
}

test("tapped twice, the cross of the search closes it and leaves the page; later, the same place takes a tap", async ({
  page,
}) => {
  await page.goto("/product/seraphine");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const search = page.getByRole("dialog", { name: "Search" });
  const cross = await placeOf(search.getByRole("button", { name: "Close" }));
  const { there, hears } = await tapTwice(page, cross);
  expect(there).toContain('href="/fitting"');
  expect(hears).toBe(false);
  await expect(search).toBeHidden();
  await pastDoubleTap(page);
  await expect(page).toHaveURL("/product/seraphine");
  await page.mouse.click(cross.x, cross.y);
  await expect(page).toHaveURL("/fitting");
});
