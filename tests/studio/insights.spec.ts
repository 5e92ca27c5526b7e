import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { people } from "./atelier-people.ts";
import { expect, test } from "./studio-session.ts";

const PERSON =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

test("an editor sees what people want, by dress, and takes it along", async ({ logIn, request, baseURL }) => {
  const { page, respondedElsewhere } = await logIn(people.mara);
  await page.getByRole("link", { name: "Demand" }).click();
  await expect(page.getByText("Nothing yet. If this stays empty")).toBeVisible();

  const events = [
    ...[
      { view: "aurelie" },
      { view: "aurelie" },
      { view: "isaure" },
      { search: "mermaid" },
      { search: "mermaid" },
    ],
    ...[{ rent: "aurelie", colour: "sage", size: "38" }, { home: "" }, { collection: "tulle-dresses" }],
    { source: "l.instagram.com" },
  ];
  for (const event of events) await tell(request, baseURL ?? "", event);
  await page.getByRole("button", { name: "7 days" }).click();

  const dress = page.getByRole("table", { name: "Dresses" }).getByRole("row", { name: /Aurélie/ });
  await expect(dress.getByRole("cell")).toHaveText(["2", "1", "0", "Sage 1, 38 1"]);
  const rowsOf = (name: string) => page.getByRole("table", { name }).getByRole("row");
  await expect(rowsOf("Searches that found nothing").last()).toHaveText("mermaid2");
  await expect(rowsOf("Where visitors come from")).toHaveText(["SiteTimes", "Instagram1"]);
  await expect(rowsOf("Pages viewed")).toHaveText(["PageTimes", "Home page1", "Tulle dresses1"]);
  await expect(page.getByRole("heading", { name: "3 views, by day" })).toBeVisible();
  await page.getByRole("combobox", { name: "Dress" }).selectOption("Isaure");
  await expect(page.getByRole("heading", { name: "1 view, by day" })).toBeVisible();
  await page.getByText("As a table").click();
  await expect(rowsOf("Views").last().getByRole("cell")).toHaveText("1");

  await page.getByRole("button", { name: "400 days" }).click();
  await expect(page.getByRole("heading", { name: "3 views, by week" })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("what-people-want-400-days.csv");
  expect(await readFile(await download.path(), "utf8")).toMatch(
    /^\uFEFF"day";"what";"slug";"dress";"word";"count"\r\n[\s\S]*;"view";"aurelie";"Aurélie";"";"2"\r\n/,
  );
  expect(respondedElsewhere).toEqual([]);
});

/** The shop's own page sends events so, too. */
async function tell(request: APIRequestContext, origin: string, form: Record<string, string>) {
  const response = await request.post("/count", { form, headers: { Origin: origin, "User-Agent": PERSON } });
  expect(response.status()).toBe(204);
}
