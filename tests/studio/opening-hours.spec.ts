import { people } from "./atelier-people.ts";
import { expect, publish, test } from "./studio-session.ts";

/** A label that has said where it is, and not yet when. */
const label = {
  _id: "house",
  _type: "house",
  name: "Maison Une",
  showroom: { address: ["1 rue Une", "75001 Paris"] },
};

test("the owner sets hours and a holiday, and the shop has them", async ({ logIn, request, lake }) => {
  const contact = async () => (await request.get("/contact")).text();
  const sample = await lake.getDocuments(["house", "sampleLabel"]);
  await lake.transaction().createOrReplace(label).delete("sampleLabel").commit();
  try {
    await expect.poll(contact).toContain("Maison Une");
    expect(await contact()).not.toContain("Add to my calendar");

    const { page } = await logIn(people.mara);
    await page.getByRole("link", { name: "The label", exact: true }).click();
    await page.getByRole("tab", { name: "Contact" }).click();
    await page.getByLabel("Time zone").selectOption("Europe/Paris");
    const week = page.getByTestId("field-openingHours.week");
    await week.getByRole("button", { name: "Add item" }).click();
    await expect(page.getByRole("dialog").getByText("Opening hours of the showroom")).toBeVisible();
    await expect(page.getByLabel("Closes")).toHaveAttribute("placeholder", "19:00");
    await page.getByLabel("Monday").check();
    await page.getByLabel("Thursday").check();
    await page.getByLabel("Opens").fill("at nine");
    await page.getByLabel("Closes").fill("18:00");
    await expect(page.getByText("It is not a time such as 10:00").first()).toBeVisible();
    await page.getByLabel("Opens").fill("9.30");
    await page.getByRole("button", { name: "Close dialog" }).click();
    const exceptions = page.getByTestId("field-openingHours.exceptions");
    await exceptions.getByRole("button", { name: "Add item" }).click();
    await page.getByLabel("Day, or first day").fill("2127-12-25");
    await page.getByLabel("Reason").fill("Christmas");
    await page.getByRole("button", { name: "Close dialog" }).click();
    await expect(page.getByTestId("pane-footer-document-status")).toHaveText(/Edited/);
    await publish(page);

    await expect.poll(contact).toContain("09:30–18:00");
    const found = await contact();
    expect(found).toContain("Add to my calendar");
    expect(found).toContain("25 December 2127");
    expect(found).toMatch(/"dayOfWeek":\["https:\/\/schema.org\/Monday","https:\/\/schema.org\/Thursday"\]/);
  } finally {
    const back = lake.transaction();
    for (const document of sample) if (document) back.createOrReplace(document);
    await back.commit();
  }
});
