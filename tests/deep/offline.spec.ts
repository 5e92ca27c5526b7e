import { WISHLIST_KEY } from "#app/wishlist/device-wishlist.ts";
import { fillMessage, submitMessage } from "#tests/support/contact-message.ts";
import { cardOf, expect, test } from "#tests/support/journey.ts";
import { OFFLINE, readyForNoConnection } from "#tests/support/offline.ts";

test.use({ forgiven: OFFLINE });

test.describe("without a connection", { tag: "@phone" }, () => {
  test("a screen says so, Back works, and it comes by itself when the connection is back", async ({
    page,
    context,
  }) => {
    await page.goto("/collection/tulle-dresses");
    await cardOf(page, "Aurélie").click();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
    await readyForNoConnection(page);
    await context.setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).first().click();
    const sentence = page.getByRole("heading", { level: 1, name: "No connection" });
    await expect(sentence).toBeFocused();
    await expect(page).toHaveTitle("No connection");
    await expect(page.locator("#announcer")).toHaveText("No connection");

    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
    await page.goBack();
    await expect(cardOf(page, "Aurélie"), "also the screen that came as a document").toBeVisible();

    await page.getByRole("contentinfo").getByRole("link", { name: "Satin", exact: true }).click();
    await expect(sentence).toBeFocused();
    // Announcements within 50 ms are read out together.
    await expect(page.locator("#announcer")).toHaveText(/No connection$/);
    await context.setOffline(false);
    await expect(sentence).toBeHidden();
    await expect(page).toHaveURL("/collection/satin-dresses");
    await expect(page.getByRole("heading", { level: 1, name: "Satin Dresses" })).toBeFocused();
    await expect(page.locator("#announcer")).toHaveText(/^Satin Dresses/);
  });

  test("pictures that did not come are there when the connection is back", async ({ page, context }) => {
    await page.route("**/images/**", (route) => route.abort("internetdisconnected"));
    await page.goto("/collection/tulle-dresses");
    await readyForNoConnection(page);
    const torn = () =>
      page.evaluate(
        () => [...document.images].filter((one) => one.complete && one.naturalWidth === 0).length,
      );
    await expect.poll(torn).toBeGreaterThan(0);
    await context.setOffline(true);
    await page.unroute("**/images/**");
    await context.setOffline(false);
    await expect.poll(torn).toBe(0);
  });

  test("a form sent without a connection keeps its words, says so in its place, and can be sent again", async ({
    page,
    context,
  }) => {
    await page.goto("/contact");
    await readyForNoConnection(page);
    await fillMessage(page, "June, at the latest");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("group", { name: /Nothing (you wrote )?is lost/ })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("June, at the latest");

    const address = page.getByRole("textbox", { name: "Email address for the newsletter" });
    await address.fill("ada@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("We could not sign you up just now")).toBeVisible();
    await expect(address).toHaveValue("ada@example.com");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("June, at the latest");

    await context.setOffline(false);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("link", { name: "Send it on WhatsApp" })).toBeVisible();
    await submitMessage(page);
    await expect(page.getByRole("group", { name: "Thank you" })).toBeVisible();
  });

  test("a fitting list is put in order, written on and shortened without a connection", async ({
    page,
    context,
  }) => {
    await page.goto("/fitting");
    const entries = ["aurelie", "isaure", "odette"].map((slug) => ({ slug, name: slug, note: "" }));
    await page.evaluate(
      ([key, list]) => localStorage.setItem(key ?? "", list ?? ""),
      [WISHLIST_KEY, JSON.stringify(entries)],
    );
    await page.reload();
    const names = page.getByRole("main").getByRole("article").getByRole("heading", { level: 2 });
    await expect(names).toHaveText(["Aurélie", "Isaure", "Odette"]);
    await readyForNoConnection(page);
    await context.setOffline(true);
    const isaure = page.getByRole("article", { name: "Isaure" });
    await isaure.getByRole("textbox", { name: "Note" }).fill("For Ada");
    await isaure.getByRole("button", { name: "Move Isaure", exact: true }).click();
    await isaure.getByRole("button", { name: "Move Isaure forward" }).click();
    await expect(names).toHaveText(["Isaure", "Aurélie", "Odette"]);
    await page
      .getByRole("article", { name: "Odette" })
      .getByRole("button", { name: "Remove Odette from the list" })
      .click();
    await expect(names).toHaveText(["Isaure", "Aurélie"]);
    await expect(isaure.getByRole("textbox", { name: "Note" })).toHaveValue("For Ada");
    await expect(page.getByRole("heading", { name: "No connection" })).toHaveCount(0);
    await context.setOffline(false);
    await page.reload();
    await expect(names).toHaveText(["Isaure", "Aurélie"]);
    await expect(isaure.getByRole("textbox", { name: "Note" })).toHaveValue("For Ada");
  });
});
