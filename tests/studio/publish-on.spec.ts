import { people } from "./atelier-people.ts";
import { expect, OPENING_MS, openDress, test } from "./studio-session.ts";

test("a dress is published on a day in three clicks, and taken back in one", async ({ logIn, lake }) => {
  const { page } = await logIn(people.mara);
  await openDress(page, "Ginevra");
  const saved = page.waitForResponse((response) =>
    (response.request().postData() ?? "").includes("sanity.action.document.edit"),
  );
  await page.getByLabel("Price", { exact: true }).fill("4321");
  await saved;

  await page.getByTestId("action-menu-button").click();
  await page.getByRole("menuitem", { name: "Publish on …" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Day").fill("2020-01-01");
  await expect(dialog.getByText("This time has passed")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Publish at this time" })).toBeDisabled();
  await dialog.getByLabel("Day").fill("2127-05-09");
  await dialog.getByRole("button", { name: "Publish at this time" }).click();
  const note = page.getByRole("status").filter({ hasText: "Will be published on 9 May 2127" });
  await expect(note).toBeVisible();
  const inList = page.getByTestId("document-list-pane").getByText("From 9 May 2127, 10:00");
  await expect(inList).toBeVisible();
  const scheduled = `*[_type == "system.release" && state == "scheduled"]{publishAt, "title": metadata.title}`;
  expect(await lake.fetch(scheduled, {}, { perspective: "raw" })).toEqual([
    // It is ten in the morning in Paris.
    { publishAt: expect.stringMatching(/^2127-05-09T08:00/), title: "Ginevra" },
  ]);

  await page.goto("/studio/today");
  const today = page.getByRole("region", { name: "To be published" });
  await expect(today.getByText("Will be published on 9 May 2127")).toBeVisible({ timeout: OPENING_MS });
  // Studio's search is open to every tool, and knows collections and currency before the desk was seen.
  await page.getByTestId("studio-search").click();
  await page.keyboard.type("Ginevra");
  await expect(page.getByTestId("search-results").getByText(/Embroidered dresses.*4,321\s\$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Atelier" }).click();
  await openDress(page, "Ginevra");
  await expect(inList).toBeVisible();
  // It would come back at its time.
  await page.getByTestId("action-menu-button").click();
  const deletion = page.getByRole("menuitem", { name: "Delete" });
  await expect(deletion).toBeDisabled();
  await deletion.hover({ force: true });
  await expect(
    page.getByText("Will be published on 9 May 2127, 10:00: choose “Do not publish” first."),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await note.getByRole("button", { name: "Do not publish" }).click();
  await expect(note).toBeHidden();
  await expect(inList).toBeHidden();
  expect(await lake.fetch(scheduled, {}, { perspective: "raw" })).toEqual([]);
  await page.getByRole("link", { name: "Today" }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(today).toBeHidden();
  await lake.delete("drafts.ginevra").catch(() => undefined);
});
