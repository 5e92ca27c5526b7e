import { people } from "./atelier-people.ts";
import { expect, OPENING_MS, openDress, publishButton, test } from "./studio-session.ts";

const ada = { name: "Ada Byron", email: "ada@mail.example", message: "Is Aurélie, the tulle dress, there?" };

test("an editor reads no words for engineers: no versions of a message, no JSON, and which field is at fault", async ({
  logIn,
  request,
  lake,
}) => {
  try {
    await request.post("/contact", { form: ada });
    const { page } = await logIn(people.mara);
    await page.getByRole("link", { name: /^\d+ new Enquir/ }).click();
    await page.getByTestId("document-list-pane").getByRole("link", { name: ada.name }).first().click();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(ada.message, {
      timeout: OPENING_MS,
    });
    await expect(page.getByTestId("document-perspective-list").getByText("Published")).toBeHidden();
    await expect(page.getByText("Live", { exact: true })).toHaveCount(0);
    await expect(page.getByTestId("button-resources-menu")).toBeHidden();

    await page.getByTestId("studio-search").click();
    await page.keyboard.type("Aurélie");
    await expect(page.getByTestId("search-results").getByText("Enquiry").first()).toBeVisible();
    await expect(
      page
        .getByTestId("search-results")
        .getByText(/^(Dress|Enquiry)$/)
        .first(),
    ).toHaveText("Dress");
    await page.keyboard.press("Escape");

    await openDress(page, "Agathe");
    await page.getByTestId("pane-context-menu-button").last().click();
    await expect(page.getByRole("menuitem", { name: "History" })).toBeVisible();
    await expect(page.getByText("JSON")).toBeHidden();
    await page.keyboard.press("Escape");
    await page.getByTestId("field-name").getByRole("textbox").fill("");
    await expect(publishButton(page)).toBeDisabled();
    await publishButton(page).hover({ force: true });
    await expect(page.getByText("Needs fixing: Name")).toBeVisible();
  } finally {
    await lake.delete({ query: `*[_type == "enquiry" && name == "${ada.name}"]` });
    await lake.delete({ query: '*[_id in path("drafts.**") && _type == "product"]' });
  }
});

test("a release offers dresses and pages, and nothing that is private", async ({ logIn, request, lake }) => {
  try {
    await request.post("/contact", { form: ada });
    const { releaseId } = await lake.releases.create({ metadata: { title: "Spring", releaseType: "asap" } });
    const { page } = await logIn(people.mara);
    await page.goto(`/studio/releases/${releaseId}`);
    const add = page.getByRole("button", { name: "Add document" }).last();
    await expect(add).toBeVisible({ timeout: OPENING_MS });
    await add.click();
    await page.keyboard.type("Aurélie");
    const results = page.getByTestId("search-results");
    await expect(results.getByText("Dress", { exact: true }).first()).toBeVisible();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(ada.name);
    await expect(page.getByText("No results found")).toBeVisible();
    await lake.releases.archive({ releaseId });
  } finally {
    await lake.delete({ query: `*[_type == "enquiry" && name == "${ada.name}"]` });
  }
});

test("an administrator keeps the tools of engineers, and has seven tools for the day", async ({ logIn }) => {
  const { page } = await logIn(people.odette);
  await expect(page.getByTestId("button-resources-menu")).toBeVisible();
  const tools = page.getByTestId("tool-collapse-menu").getByRole("link");
  const names = ["Today", "Atelier", "Presentation", "Calendar", "Demand", "Releases", "More"];
  await expect(tools.filter({ visible: true })).toHaveText(names);
  await page.goto("/studio/trash");
  await expect(page.getByRole("heading", { name: "Trash" })).toBeVisible({ timeout: OPENING_MS });
});
