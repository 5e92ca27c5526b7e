import type { APIRequestContext } from "@playwright/test";
import { people } from "./atelier-people.ts";
import {
  expect,
  expectInShop,
  expectPublished,
  OPENING_MS,
  openDress,
  publish,
  test,
} from "./studio-session.ts";

test("an owner adds a collection, fills, places, hides and renames it", async ({ logIn, request, lake }) => {
  const vivienne = await lake.fetch('*[_type == "product" && slug.current == "vivienne"][0]');
  try {
    const { page } = await logIn(people.mara);
    const collections = page
      .getByTestId("structure-tool-list-pane")
      .first()
      .getByRole("link", { name: "Collections" });
    await collections.click();
    await page.getByTestId("action-intent-button").click();
    await page.getByLabel("Name", { exact: true }).fill("Capes");
    await page.getByRole("button", { name: "Generate" }).click();
    await publish(page);
    await expectPublished(page);

    await openDress(page, "Vivienne");
    await expect(page.getByRole("radio", { checked: true }).first()).toBeVisible();
    await page.getByLabel("Capes", { exact: true }).check();
    await publish(page);
    await expectInShop(() => menuOf(request)).toContain("capes");
    await expectPublished(page);
    const dress = await (await request.get("/product/vivienne")).text();
    expect(dress).toContain('href="/collection/capes"');

    await collections.click();
    const listed = page.getByTestId("document-list-pane").getByRole("link");
    await expect(listed.first()).toContainText("Tulle dresses");
    await listed.filter({ hasText: "Capes" }).click();
    await page.getByLabel("Place in the navigation").fill("0");
    await publish(page);
    await expectInShop(async () => (await menuOf(request))[0]).toBe("capes");

    await page.getByLabel(/^Not in the navigation/).check();
    await publish(page);
    await expect.poll(() => menuOf(request)).not.toContain("capes");
    expect((await request.get("/collection/capes", { maxRedirects: 0 })).status()).toBe(200);

    await page.getByTestId("field-slug").getByRole("textbox").fill("cloaks");
    await page.getByLabel("In the navigation", { exact: true }).check();
    await publish(page);
    await expect.poll(() => menuOf(request)).toContain("cloaks");
    const moved = await request.get("/collection/capes", { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, "/collection/cloaks"]);
    expect(await (await request.get("/collection/cloaks")).text()).toContain('href="/product/vivienne"');
  } finally {
    // Journeys share one shop, and this one may run several times, so the document is put back.
    if (vivienne) await lake.createOrReplace(vivienne);
    await lake.delete({ query: '*[_type == "collection" && slug.current in ["capes", "cloaks"]]' });
  }
});

test("a collection is deleted once it has no dresses", async ({ logIn, lake }) => {
  const vivienne = await lake.fetch('*[_type == "product" && slug.current == "vivienne"][0]');
  try {
    const slug = { _type: "slug", current: "capes" };
    await lake.create({ _id: "capes", _type: "collection", name: "Capes of ours", slug });
    await lake.patch(vivienne._id).set({ category: "capes" }).commit();
    const { page } = await logIn(people.mara);
    await page.goto("/studio/structure/collection;capes");
    const remove = async () => {
      await page.getByTestId("action-menu-button").click({ timeout: OPENING_MS });
      await page.getByRole("menuitem", { name: "Delete" }).click();
    };
    await remove();
    await expect(page.getByText("under “Dresses”: Vivienne.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await lake.createOrReplace(vivienne);
    await remove();
    await page.getByRole("button", { name: /^Delete (document|anyway)$/ }).click();
    await expect.poll(() => lake.getDocument("capes")).toBeUndefined();
  } finally {
    if (vivienne) await lake.createOrReplace(vivienne);
    await lake.delete({ query: '*[_id in ["capes", "drafts.capes"]]' });
  }
});

/** The slugs in the navigation, in its order. */
async function menuOf(request: APIRequestContext): Promise<string[]> {
  const header = (await (await request.get("/")).text()).split("</header>")[0] ?? "";
  const slugs = [...header.matchAll(/href="\/collection\/([^"]+)"/g)].map(([, slug = ""]) => slug);
  return [...new Set(slugs)];
}
