import type { Page } from "@playwright/test";

/** The shop takes a quicker form for a program's. In milliseconds. */
export const LEAST_MS = 2_000;

export async function fillMessage(page: Page, message: string) {
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Byron");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("ada@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill(message);
}

/** Submits the contact form like a person who has taken their time. */
export async function submitMessage(page: Page) {
  await takeTime(page);
  await page.getByRole("button", { name: "Submit" }).click();
}

/** The page's clock says that it has been open long enough for a person. */
export async function takeTime(page: Page) {
  await page.clock.install();
  await page.clock.fastForward(LEAST_MS);
}
