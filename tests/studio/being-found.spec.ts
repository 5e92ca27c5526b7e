import { people } from "./atelier-people.ts";
import { expect, expectInShop, openDress, publish, test } from "./studio-session.ts";

test("an editor says how a dress is found, and sees what is used else", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  const titleInShop = async () =>
    /<title>([^<]*)/.exec(await (await request.get("/product/isaure")).text())?.[1];
  await openDress(page, "Isaure");
  await page.getByRole("tab", { name: "Texts" }).click();
  const title = page.getByLabel("Title in the browser’s tab and in search results");
  await expect(title).toBeHidden();
  await page.getByRole("button", { name: "For search engines and sharing" }).click();
  await expect(page.getByText("If empty: “Isaure, Tulle dresses, A-line | Auvrane”")).toBeVisible();
  await title.fill("Isaure, to rent for an evening, with a title that is longer than anyone will read");
  await expect(page.getByText(/Search engines show about 60 characters/).first()).toBeAttached();
  await title.fill("Isaure, to rent for an evening");
  await publish(page);
  await expectInShop(titleInShop).toBe("Isaure, to rent for an evening");
});

test("an owner pastes addresses of her former site, and old links arrive", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  await page.setViewportSize({ width: 390, height: 844 });
  const arrival = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()["location"];
  await page.goto("/studio/structure/oldAddresses");
  const paste = page.getByLabel("Paste two columns");
  await paste.focus();
  await page.keyboard.insertText("/product-page/aurelie\t/product/aurelie\n/shop/tulle.html\t/nowhere\n");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Add 2 addresses" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("/product-page/aurelie")).toBeVisible();
  await expect(paste).toHaveValue("");
  await expect(page.getByTestId("action-publish")).toBeDisabled();

  await page.getByText("/shop/tulle.html").click();
  const path = page.getByLabel("Or to this path");
  await expect(page.getByText("It leads nowhere: there is no page at /nowhere.").first()).toBeAttached();
  await path.fill("/collection/tulle-dresses");
  await page.keyboard.press("Escape");
  await publish(page);
  await expectInShop(() => arrival("/Product-Page/Aurelie")).toBe("/product/aurelie");
  expect(await arrival("/shop/tulle")).toBe("/collection/tulle-dresses");
});
