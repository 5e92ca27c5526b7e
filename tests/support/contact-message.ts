import type { Page } from "@playwright/test";

/** What nobody can have written in less: the shop takes a quicker form for a program's. In milliseconds. */
export const LEAST_MS = 2_000;

export async function fillMessage(page: Page, message: string) {
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Byron");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("ada@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill(message);
}

/** Submits the contact form as a person does, who has taken her time. */
export async function submitMessage(page: Page) {
  await page.waitForFunction((least) => performance.now() > least, LEAST_MS);
  await page.getByRole("button", { name: "Submit" }).click();
}
