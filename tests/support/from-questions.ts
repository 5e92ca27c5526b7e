import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Goes to a screen from another one: a document of its own would hide what the router is not told. */
export async function goFromQuestions(page: Page, path: string) {
  await page.goto("/faq");
  await page.evaluate((href) => {
    const link = document.createElement("a");
    Object.assign(link, { href });
    link.dataset["screen"] = "";
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeHidden();
  // Last of all a new screen takes the focus: from whatever has it.
  await expect(page.locator("main h1")).toBeFocused();
}
