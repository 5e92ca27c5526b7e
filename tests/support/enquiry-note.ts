import type { Page } from "@playwright/test";
import { takeTime } from "./contact-message.ts";
import { expect, hydrated } from "./journey.ts";

/** The page of the same form, for whoever has no script. */
export const NOTE_PAGE = "/enquiry?dress=aurelie&colour=sage&size=38";

/** The dialog "Add a few words" of a dress, in a colour and a size. */
export async function openNote(page: Page) {
  await page.goto("/product/aurelie?colour=sage&size=38");
  return openNoteOn(page);
}

export async function openNoteOn(page: Page) {
  // The link leads to the page of the same form until the scripts are there.
  await hydrated(page);
  await page.getByRole("link", { name: "Add a few words" }).click();
  const note = page.getByRole("dialog", { name: "Add a few words" });
  await expect(note).toBeVisible();
  return note;
}

/** Types as slowly as a person, because a quicker form counts as a program's. */
export async function fillSender(page: Page) {
  const note = page.getByRole("dialog", { name: "Add a few words" });
  await note.getByRole("textbox", { name: "Name" }).fill("Ada Byron");
  await note.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await takeTime(page);
}
