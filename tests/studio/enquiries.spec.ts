import { people } from "./atelier-people.ts";
import { expect, test } from "./studio-session.ts";

const letter = {
  name: "Ada Byron",
  email: "ada@mail.example",
  message: "A dress for the ninth of May.\nMy number is +33 6 12 34 56 78",
};

test("what a visitor sends is found by an editor, answered and put away; a viewer changes nothing", async ({
  logIn,
  request,
}) => {
  const sent = await request.post("/contact", { form: letter });
  const [, reference = ""] = /Reference<\/dt><dd[^>]*>([^<]+)/.exec(await sent.text()) ?? [];
  expect(reference).not.toBe("");

  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: "Enquiries", exact: true }).click();
  const list = page.getByTestId("document-list-pane");
  await list.getByRole("link", { name: "Ada Byron" }).click();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(letter.message);
  await expect(page.getByLabel("Message", { exact: true })).not.toBeEditable();
  await expect(page.getByLabel("Reference", { exact: true })).toHaveValue(reference);

  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const whatsApp = page.waitForEvent("popup");
  await page.getByTestId("action-menu-button").click();
  await page.getByRole("menuitem", { name: "Answer on WhatsApp" }).click();
  expect((await whatsApp).url()).toMatch(/33612345678/);

  await page.getByRole("radio", { name: "Answered" }).click();
  await expect(list.getByRole("link", { name: "Ada Byron" })).toHaveCount(0);
  await page.getByRole("link", { name: "Answered enquiries" }).click();
  await expect(list.getByRole("link", { name: "Ada Byron" })).toBeVisible();

  const { page: viewers } = await logIn(people.vera);
  await viewers.getByRole("link", { name: "Answered enquiries" }).click();
  await viewers.getByTestId("document-list-pane").getByRole("link", { name: "Ada Byron" }).click();
  await expect(viewers.getByLabel("Message", { exact: true })).toHaveValue(letter.message);
  await expect(viewers.getByRole("radio", { name: "Archived" })).toBeDisabled();
});
