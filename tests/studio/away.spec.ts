import { setTimeout } from "node:timers/promises";
import { people } from "./atelier-people.ts";
import { expect, openTool, test } from "./studio-session.ts";

/** Studio's own client gives up a query after six attempts, some four seconds. In milliseconds. */
const AWAY_MS = 20_000;

/** The longest pause between two attempts, and what an answer takes. In milliseconds. */
const BACK_MS = 40_000;

test("while the shop is away the desk stays, and then goes on by itself", async ({ logIn, lake }) => {
  const { page } = await logIn(people.mara);
  const context = page.context();
  const tools = await context.newPage();
  await tools.goto("/studio/dresses");
  await expect(tools.getByRole("checkbox", { name: /^All of these/ })).toBeVisible({ timeout: 90_000 });
  try {
    await context.setOffline(true);
    await openTool(tools, "Trash");
    await expect(tools.getByText(/^The shop is not answering just now/)).toBeVisible({ timeout: BACK_MS });
    // The collection is made while nobody can hear of it.
    await lake.create({
      _id: "collection-away",
      _type: "collection",
      name: "Made while away",
      slug: { _type: "slug", current: "away" },
    });
    await setTimeout(AWAY_MS);
    await expect(page.getByRole("link", { name: "All dresses" })).toBeVisible();
    await expect(page.getByText(/crashed/)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole("link", { name: "Made while away" })).toBeVisible({ timeout: BACK_MS });
    await expect(tools.getByText(/the last 30 days/)).toBeVisible({ timeout: BACK_MS });
  } finally {
    await context.setOffline(false);
    await lake.delete("collection-away");
  }
});
