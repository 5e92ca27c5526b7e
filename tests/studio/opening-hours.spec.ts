import { people } from "./atelier-people.ts";
import { expect, publish, test } from "./studio-session.ts";

test("the owner opens the showroom on Mondays and closes it for a holiday: the contact page and search engines say so", async ({
  logIn,
  request,
}) => {
  const contact = async () => (await request.get("/contact")).text();
  expect(await contact()).toContain("Tuesday to Saturday");

  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: "The label", exact: true }).click();
  await page.getByRole("tab", { name: "Contact" }).click();
  const field = page.getByTestId("field-openingHours");
  await field.getByText("10:00–19:00").click();
  await page.getByLabel("Monday").check();
  await page.screenshot({ path: "/tmp/letters/shots/studio-hours.png", fullPage: true });
  await publish(page);
});
