import { people } from "./atelier-people.ts";
import { expect, openDress, test } from "./studio-session.ts";

test("a reason beneath a field takes neither the cursor nor the text", async ({ logIn, lake }) => {
  const draft = "drafts.product-odette";
  try {
    const { page } = await logIn(people.mara);
    await openDress(page, "Odette");
    const name = page.getByTestId("field-name");
    await name.getByRole("textbox").press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await expect(name.getByRole("status")).toBeVisible();
    await page.keyboard.type("Odile");
    await expect(name.getByRole("textbox")).toHaveValue("Odile");
    await expect(name.getByRole("status")).toBeHidden();
    await page.keyboard.type(" II");
    await expect(name.getByRole("textbox")).toHaveValue("Odile II");
  } finally {
    await lake.delete(draft);
  }
});
