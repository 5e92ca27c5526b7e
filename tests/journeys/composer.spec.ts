import type { Page } from "@playwright/test";
import { nothingMoreComes } from "#scripts/screen-states.mjs";
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from "#tests/support/journey.ts";

const dress = "/product/aurelie?colour=sage&size=38";
const asked = "Hello, I would like to rent Aurélie (size 38, in Sage). Could you tell me the rental price?";

test("a few words are added in a dialog, whose message follows them, and go to WhatsApp", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const note = await openNote(page);
  const message = note.getByRole("textbox", { name: "Your message" });
  await expect(message).toHaveValue(
    new RegExp(`^${escaped(asked)}\n\\S+${escaped(dress)}\nReference [2-9A-Z]{6}$`),
  );
  await expect(note.getByLabel("Colour")).toHaveValue("sage");
  await expectAccessible(page);

  await note.getByRole("radio", { name: "Buying" }).check();
  await note.getByLabel("Size").selectOption("40");
  await note.getByLabel("The day").fill("2127-05-09");
  await note.getByLabel("The place").fill("Lyon");
  await note.getByLabel("A line of your own").fill("With a veil & a train.");
  await expect(message).toHaveValue(
    /^Hello, I would like to buy Aurélie \(size 40, in Sage\).*\nThe day: 9 May 2127\nThe place: Lyon\nWith a veil & a train\.\n\S+colour=sage&size=40\nReference \w{6}$/,
  );
  const words = await message.inputValue();
  await note.getByRole("link", { name: "Send on WhatsApp" }).click();
  await expect(page.getByText("WhatsApp", { exact: true }), "in the same tab").toBeVisible();
  const address = new URL(page.url());
  expect(address.host + address.pathname).toBe("wa.me/33199001234");
  expect(address.searchParams.get("text")).toBe(words);

  await page.goBack();
  await openNoteOn(page);
  await expect(message, "with the same code").toHaveValue(words);
});

test("words of her own stay while she chooses, until she says that they may go", async ({ page }) => {
  const note = await openNote(page);
  const message = note.getByRole("textbox", { name: "Your message" });
  await message.fill("Dear all, that one, please. ");
  await message.press("End");
  await message.pressSequentially("Soon");
  await expect(note.getByText("These are your own words")).toBeVisible();
  await note.getByLabel("The place").fill("Lyon");
  await note.getByRole("radio", { name: "Buying" }).check();
  await expect(message).toHaveValue("Dear all, that one, please. Soon");
  await expect(note.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
    "href",
    /please\.%20Soon$/,
  );
  await expectAccessible(page);

  await page.reload();
  await openNoteOn(page);
  await expect(message, "also after a reload").toHaveValue("Dear all, that one, please. Soon");
  await note.getByRole("button", { name: "Write it anew" }).click();
  await expect(message).toHaveValue(/would like to buy Aurélie.*\nThe place: Lyon\n/);
  await expect(message).toBeFocused();
  await expect(note.getByText("These are your own words")).toBeHidden();
});

test("it closes with Escape, with its button and with Back, and the page is as it was", async ({ page }) => {
  const note = await openNote(page);
  await note.getByLabel("The place").fill("Lyon");
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await expect(page.getByRole("link", { name: "Add a few words" })).toBeFocused();
  await openNoteOn(page);
  await expect(note.getByLabel("The place")).toHaveValue("Lyon");
  await note.getByRole("button", { name: "Close" }).click();
  await expect(note).toBeHidden();
  await openNoteOn(page);
  await page.goBack();
  await expect(note).toBeHidden();
  await expect(page).toHaveURL(dress);
});

test("another choice on the page is another message; Enter in a field sends nothing", async ({ page }) => {
  const note = await openNote(page);
  await note.getByLabel("The place").fill("Lyon");
  await note.getByLabel("The place").press("Enter");
  await expect(note.getByRole("textbox", { name: "Your message" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Ivory", exact: true }).click();
  await openNoteOn(page);
  await expect(note.getByLabel("Colour")).toHaveValue("ivory");
  await expect(note.getByRole("textbox", { name: "Your message" })).toHaveValue(/in Ivory[\s\S]*Lyon/);
});

test("for whoever has no WhatsApp the same words go to the label; what is missing is said", async ({
  page,
}) => {
  const note = await openNote(page);
  await note.getByLabel("A line of your own").fill(`From a journey ${Date.now()}`);
  await note.getByText("No WhatsApp?").click();
  const send = note.getByRole("button", { name: "Send", exact: true });
  for (const _time of [1, 2]) {
    await send.click();
    await expect(note.getByRole("group", { name: "Something is still missing" })).toBeFocused();
  }
  await expectAccessible(page);
  await note.getByRole("link", { name: "Leave an email address" }).click();
  await expect(note.getByRole("textbox", { name: "Email" })).toBeFocused();
  await expect(note, "no step of the history").toBeVisible();
  await fillSender(page);
  const [, code = ""] = /Reference (\w{6})/.exec(await note.getByLabel("Your message").inputValue()) ?? [];
  await send.click();
  await expect(note.getByRole("group", { name: "Thank you" })).toBeFocused();
  await expect(note.locator("dd").filter({ hasText: code })).toBeVisible();
  await expectAccessible(page);
});

test("where it cannot be sent, the same words are ready for WhatsApp and as a mail; sent again, they arrive", async ({
  page,
  complaints,
}) => {
  const note = await openNote(page);
  const line = `Once more ${Date.now()}`;
  await note.getByLabel("A line of your own").fill(line);
  await note.getByText("No WhatsApp?").click();
  await fillSender(page);
  await page.route(/\/enquiry\.json/, (route) => route.abort("connectionfailed"), { times: 1 });
  const send = note.getByRole("button", { name: "Send", exact: true });
  await send.click();
  const outcome = note.getByRole("group", { name: "Your words are kept" });
  await expect(outcome).toBeFocused();
  const words = encodeURIComponent(line);
  await expect(outcome.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
    "href",
    new RegExp(words),
  );
  await expect(outcome.getByRole("link", { name: "Write an email" })).toHaveAttribute(
    "href",
    new RegExp(words),
  );
  complaints.length = 0;
  await send.click();
  await expect(note.getByRole("group", { name: "Thank you" })).toBeFocused();
});

test("what is wrong with the message is said beside it, and how much still fits beside each field", async ({
  page,
}) => {
  const note = await openNote(page);
  const message = note.getByRole("textbox", { name: "Your message" });
  await message.fill("");
  await note.getByText("No WhatsApp?").click();
  await fillSender(page);
  await note.getByRole("button", { name: "Send", exact: true }).click();
  await expect(note.getByRole("group", { name: "Something is still missing" })).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Write a line or two/);
  await expectAccessible(page);
  await message.fill("x".repeat(2003));
  await expect(message).toHaveAccessibleDescription(/3 characters too many/);
  const line = note.getByLabel("A line of your own");
  await line.fill("x".repeat(999));
  await expect(line).toHaveAccessibleDescription("1 character left");
});

test("Enter beside her address sends, and where her words are kept is told there", async ({ page }) => {
  const note = await openNote(page);
  await note.getByLabel("A line of your own").fill(`With Enter ${Date.now()}`);
  await note.getByText("No WhatsApp?").click();
  await note.getByRole("link", { name: "What we keep of it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What we keep" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(dress);
  await openNoteOn(page);
  await expect(note.getByLabel("A line of your own")).toHaveValue(/^With Enter/);
  await note.getByText("No WhatsApp?").click();
  await fillSender(page);
  await note.getByRole("textbox", { name: "Email" }).press("Enter");
  await expect(note.getByRole("group", { name: "Thank you" })).toBeFocused();
});

test("an entry far too long widens neither its field nor the note", async ({ page }) => {
  const note = await openNote(page);
  const long = "W".repeat(400);
  for (const name of ["Or your measurements", "The place", "A line of your own"])
    await note.getByLabel(name).fill(long);
  await note.getByText("No WhatsApp?").click();
  await note.getByRole("textbox", { name: "Name" }).fill(long);
  for (const width of [320, 390, 820, 960, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => note.evaluate(sidewaysScroll), { message: `at ${width} pixels`, timeout: 5_000 })
      .toBe(0);
  }
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(long);
  await page.getByRole("textbox", { name: "Message" }).fill(long);
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test("what is written from the right begins there", async ({ page }) => {
  const note = await openNote(page);
  const line = note.getByLabel("A line of your own");
  await expect(line).toHaveCSS("direction", "ltr");
  await line.fill("שלום, אני מחפשת שמלה");
  await expect(line).toHaveCSS("direction", "rtl");
  const message = note.getByRole("textbox", { name: "Your message" });
  await message.fill("مرحبا");
  await expect(message).toHaveCSS("direction", "rtl");
});

test("while a slow shop sends the form there is something to see and to close, and it comes", async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/enquiry\.json/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const note = await openNote(page);
  await expect(note.getByRole("status")).toHaveText("Loading");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await expect(page.getByRole("link", { name: "Add a few words" })).toBeFocused();
  await openNoteOn(page);
  gate.resolve();
  await expect(note.getByRole("textbox", { name: "Your message" })).toHaveValue(/Aurélie/);
  await page.goBack();
  await expect(note).toBeHidden();
  await expect(page).toHaveURL(dress);
});

test("where the form does not come its page does", async ({ page, complaints }) => {
  await page.route(/\/enquiry\.json/, (route) => route.abort("connectionfailed"));
  await page.goto(dress);
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(page).toHaveURL("/enquiry?dress=aurelie&colour=sage&size=38");
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue(/Aurélie/);
  complaints.length = 0;
});

test("a form of another version is left alone, and its page comes", async ({ page }) => {
  await page.route("/enquiry.json", (route) => route.fulfill({ json: { messages: { title: "A note" } } }));
  await page.goto(dress);
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(page).toHaveURL("/enquiry?dress=aurelie&colour=sage&size=38");
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue(/Aurélie/);
});

test("without a connection the shop says so, and the dress is a step back", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(dress);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/js/error-screen-")),
  );
  await nothingMoreComes(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
  await context.setOffline(false);
  complaints.length = 0;
});

test("the page has it all as well, and nothing has to be scrolled sideways", async ({ page }) => {
  await page.goto("/enquiry?dress=aurelie&colour=sage&size=38");
  await expect(page.getByRole("heading", { level: 1, name: "Add a few words" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show my message" }), "it is always shown").toBeHidden();
  const message = page.getByRole("textbox", { name: "Your message" });
  await page.getByLabel("The place").fill("Lyon");
  await expect(message).toHaveValue(/The place: Lyon/);
  await expectAccessible(page);
  for (const width of [320, 390, 820, 960, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole("main").getByRole("link", { name: "Aurélie" }).click();
  await expect(page).toHaveURL("/product/aurelie");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a few words are added on a page, and the same words sent to the label", async ({ page }) => {
    await page.goto(dress);
    await page.getByRole("link", { name: "Add a few words" }).click();
    await expect(page).toHaveURL("/enquiry?dress=aurelie&colour=sage&size=38");
    await page.getByRole("radio", { name: "Buying" }).check();
    await page.getByLabel("The day").fill("2127-05-09");
    await page.getByLabel("A line of your own").fill("Without script");
    await page.getByRole("button", { name: "Show my message" }).click();
    const message = page.getByRole("textbox", { name: "Your message" });
    await expect(message).toHaveValue(
      /buy Aurélie.*\nThe day: 9 May 2127\nWithout script\n[\s\S]*Reference \w{6}$/,
    );
    await expect(message).toBeFocused();
    await message.fill("In my own words");
    await page.getByLabel("The place").fill("Lyon");
    await page.getByRole("button", { name: "Show my message" }).click();
    await expect(message).toHaveValue("In my own words");
    await page.getByRole("button", { name: "Write it anew" }).click();
    await expect(message).toHaveValue(/The place: Lyon/);
    const words = await message.inputValue();
    const href = await page.getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href");
    expect(new URL(href ?? "").searchParams.get("text")).toBe(words);

    await page.getByText("No WhatsApp?").click();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("group", { name: "Something is still missing" })).toBeFocused();
    await expect(message).toHaveValue(words);
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Byron");
    await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("group", { name: "Thank you" })).toBeFocused();
    const [, code = ""] = /Reference (\w{6})/.exec(words) ?? [];
    const reference = page.locator("dd").filter({ hasText: code });
    await expect(reference).toBeVisible();
    await page.reload();
    await expect(reference, "not sent twice").toBeVisible();
  });
});

test.describe("without script, by keyboard", () => {
  test.use({ javaScriptEnabled: false });

  test("Enter beside her address folds nothing away that she has written", async ({ page }) => {
    await page.goto("/enquiry?dress=aurelie");
    await page.getByText("No WhatsApp?").click();
    const main = page.getByRole("main");
    await main.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await main.getByRole("textbox", { name: "Email" }).press("Enter");
    await expect(page.getByRole("textbox", { name: "Your message" })).toBeFocused();
    await expect(main.getByRole("textbox", { name: "Email" })).toBeVisible();
    await expect(main.getByRole("textbox", { name: "Email" })).toHaveValue("ada@example.com");
  });
});

async function openNote(page: Page) {
  await page.goto(dress);
  return openNoteOn(page);
}

async function openNoteOn(page: Page) {
  // Until the scripts are there the link leads to the page of the same form.
  await hydrated(page);
  await page.getByRole("link", { name: "Add a few words" }).click();
  const note = page.getByRole("dialog", { name: "Add a few words" });
  await expect(note).toBeVisible();
  return note;
}

/** In pixels. */
function sidewaysScroll({ scrollWidth, clientWidth }: Element) {
  return scrollWidth - clientWidth;
}

/** As slowly as a person: a quicker form is a program's. */
async function fillSender(page: Page) {
  const note = page.getByRole("dialog", { name: "Add a few words" });
  await note.getByRole("textbox", { name: "Name" }).fill("Ada Byron");
  await note.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await page.waitForFunction(() => performance.now() > 2000);
}

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
