import { productOrderings } from "#studio/schema/product-orderings.ts";
import { people } from "./atelier-people.ts";
import { expect, OPENING_MS, test } from "./studio-session.ts";

test("the list of dresses stands in the order that its menu offers", async ({ logIn, lake }) => {
  const first = (order: string) =>
    lake.fetch<string>(`*[_type == "product" && !(_id in path("drafts.**"))] | order(${order})[0].name`);
  const [listed, cheapest, byName] = await Promise.all(
    ["category asc, order asc", "price asc", "name asc"].map(first),
  );
  expect(new Set([listed, cheapest, byName]).size).toBe(3);

  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: "All dresses" }).click();
  const firstDress = page.getByTestId("document-list-pane").getByRole("link").first();
  await expect(firstDress).toContainText(listed ?? "", { timeout: OPENING_MS });

  const menu = page.getByTestId("pane-context-menu-button");
  await menu.click();
  for (const { title } of productOrderings)
    await expect(page.getByRole("menuitem", { name: `Sort by ${title}` })).toBeVisible();
  await page.getByRole("menuitem", { name: "Sort by Price" }).click();
  await expect(firstDress).toContainText(cheapest ?? "");

  await menu.click();
  await page.getByRole("menuitem", { name: "Sort by Name" }).click();
  await expect(firstDress).toContainText(byName ?? "");
});
