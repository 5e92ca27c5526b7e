import { expect, test } from "#tests/support/journey.ts";
import { previewLink } from "#tests/support/preview-link.ts";

test("an editor who looks at drafts has a bar on the page, and reads what needs mending", async ({
  page,
  baseURL,
}) => {
  const { SHOP_DATA = "" } = process.env;
  await page.goto(await previewLink(baseURL ?? "", SHOP_DATA, "/content-check"));
  await expect(page.getByRole("complementary", { name: "Preview" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { name: "What needs fixing" })).toBeVisible();
});
