import type { APIRequestContext } from "@playwright/test";
import { people } from "./atelier-people.ts";
import { expect, test } from "./studio-session.ts";

const contactForm = {
  name: "Ada Byron",
  email: "ada@mail.example",
  message: "A dress for the ninth of May.\nMy number is +33 6 12 34 56 78",
};

const enquiry = {
  dress: "aurelie",
  for: "purchase",
  colour: "sage",
  size: "38",
  date: "2127-05-09",
  city: "Lyon",
  words: "With a veil.",
  name: "Jane Marcet",
  email: "jane@mail.example",
  step: "send",
};

test("what a visitor sends is found, answered and put away", async ({ logIn, request }) => {
  const reference = await sendForm(request, "/contact", contactForm);

  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: /^\d+ new Enquiries$/ }).click();
  const list = page.getByTestId("document-list-pane");
  await list.getByRole("link", { name: "Ada Byron" }).click();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(contactForm.message);
  await expect(page.getByLabel("Message", { exact: true })).not.toBeEditable();
  await expect(page.getByLabel("Reference", { exact: true })).toHaveValue(reference);

  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const whatsApp = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Reply on WhatsApp" }).click();
  expect((await whatsApp).url()).toMatch(/33612345678/);
  await expect(page.getByRole("radio", { name: "Answered" })).toBeChecked();

  const explained = page.getByText("a great many arrive at once");
  await expect(explained).toHaveCount(0);
  await page.getByRole("radio", { name: "Perhaps spam" }).click();
  await expect(explained).toBeVisible();

  await page.getByRole("radio", { name: "Answered" }).click();
  await expect(list.getByRole("link", { name: "Ada Byron" })).toHaveCount(0);
  await page.getByRole("link", { name: "Answered enquiries" }).click();
  await expect(list.getByRole("link", { name: "Ada Byron" })).toBeVisible();

  await list.getByRole("checkbox", { name: "Tick Ada Byron" }).check();
  await list.getByLabel("Assign to", { exact: true }).selectOption("Noor");
  await expect(list.getByRole("link", { name: /Ada Byron.*Noor/ })).toBeVisible();
  await list.getByRole("checkbox", { name: "Tick Ada Byron" }).check();
  await list.getByRole("button", { name: "Archived", exact: true }).click();
  await expect(list.getByRole("link", { name: "Ada Byron" })).toHaveCount(0);
  await list.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("link", { name: "Ada Byron" })).toBeVisible();

  const { page: viewers } = await logIn(people.vera);
  await viewers.getByRole("link", { name: "Answered enquiries" }).click();
  await viewers.getByTestId("document-list-pane").getByRole("link", { name: "Ada Byron" }).click();
  await expect(viewers.getByLabel("Message", { exact: true })).toHaveValue(contactForm.message);
  await expect(viewers.getByRole("radio", { name: "Archived" })).toBeDisabled();
  await expect(viewers.getByRole("checkbox", { name: "Tick Ada Byron" })).toHaveCount(0);
});

test("an enquiry about a dress has what was said, and is answered by mail", async ({ logIn, request }) => {
  const reference = await sendForm(request, "/enquiry", enquiry);

  const { page } = await logIn(people.noor);
  await page.getByRole("link", { name: /^\d+ new Enquiries$/ }).click();
  const list = page.getByTestId("document-list-pane");
  const entry = list.getByRole("link", { name: /Jane Marcet.*Aurélie/ });
  await entry.click();
  const said = {
    Dress: "Aurélie",
    Colour: "Sage",
    Size: "38",
    City: "Lyon",
    Reference: reference,
    Message: /Aurélie \(size 38, in Sage\)[\s\S]*With a veil\./,
    "The dress in the shop, with the visitor’s choices": /\/product\/aurelie\?colour=sage&size=38$/,
  };
  for (const [name, value] of Object.entries(said))
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(value);
  await expect(page.getByLabel("Would like to").locator("option:checked")).toHaveText("Buy");
  await expect(page.getByLabel("Date of the event", { exact: true })).toHaveValue("2127-05-09");
  await expect(page.getByLabel("Size", { exact: true })).not.toBeEditable();
  await expect(page.getByLabel("Measurements", { exact: true })).toHaveCount(0);

  await page.getByLabel("Note", { exact: true }).fill("Fitting on Thursday.");
  await page.evaluate(noteWhatOpens);
  await page.getByRole("button", { name: "Reply by email" }).click();
  const mail = new URL(await page.evaluate(() => String(Reflect.get(window, "opened"))));
  expect(mail.pathname).toBe(enquiry.email);
  expect(mail.searchParams.get("subject")).toContain(reference);
  expect(mail.searchParams.get("body")).toMatch(/^Dear Jane Marcet,\r\n[\s\S]*\r\n> With a veil\.\r\n/);

  await page.getByRole("link", { name: "Answered enquiries" }).click();
  await entry.click();
  await page.getByRole("radio", { name: "Archived" }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole("link", { name: "Archived enquiries" }).click();
  await entry.click();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Fitting on Thursday.");
});

test("an enquiry in French says so, and is offered the French answers first", async ({ logIn, lake }) => {
  const sent = { name: "Zoe Lam", email: "zoe@mail.example", message: "Bonjour", reference: "K7M2QX" };
  const french = { _id: "enquiry.french", _type: "enquiry", ...sent, status: "new", language: "fr" };
  await lake.createIfNotExists({ ...french, received: new Date().toISOString() });
  const answers = [
    { _key: "a", title: "Free", text: "It is available." },
    { _key: "b", title: "Thanks", text: "Thank you, {name}." },
  ];
  const translations = { fr: { answers: [{ _key: "b", text: "Merci, {name}." }] } };
  await lake.createIfNotExists({ _id: "desk.answers", _type: "answers", answers, translations });

  const { page } = await logIn(people.noor);
  await page.getByRole("link", { name: /^\d+ new Enquiries$/ }).click();
  const list = page.getByTestId("document-list-pane");
  await list.getByRole("link", { name: /Zoe Lam.*Wrote in French/ }).click();
  await expect(page.getByLabel("Language", { exact: true }).locator("option:checked")).toHaveText("French");
  await page.evaluate(noteWhatOpens);
  await page.getByRole("button", { name: "Reply by email" }).click();
  const offered = page.getByRole("dialog").getByRole("button", { name: /French|English/ });
  await expect(offered).toHaveText([/Thanks.*French/, /Free.*English/]);
  await offered.first().click();
  const mail = new URL(await page.evaluate(() => String(Reflect.get(window, "opened"))));
  expect(mail.searchParams.get("subject")).toBe("Votre message (K7M2QX)");
  expect(mail.searchParams.get("body")).toMatch(/^Merci, Zoe Lam\./);
  await lake.delete("desk.answers");
});

async function sendForm(request: APIRequestContext, path: string, form: Record<string, string>) {
  const sent = await request.post(path, { form });
  const [, reference = ""] = /Reference<\/dt><dd[^>]*>([^<]+)/.exec(await sent.text()) ?? [];
  expect(reference).not.toBe("");
  return reference;
}

/** Runs in the page: a browser in a test has no mail program. */
function noteWhatOpens() {
  window.open = (address) => {
    Reflect.set(window, "opened", address);
    return null;
  };
}
