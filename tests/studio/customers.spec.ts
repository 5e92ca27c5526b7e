import type { Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { people } from "./atelier-people.ts";
import { expect, OPENING_MS, openTool, test } from "./studio-session.ts";

const OURS =
  '*[_type in ["piece", "booking", "customer", "deletions"] || (_type == "enquiry" && name match "Hypatia*")]';

const PIECE = "rental.piece-aurelie-38";

let content: SanityClient;

test.beforeAll(({ lake }) => {
  content = lake;
});

test.beforeEach(clear);

test.afterAll(clear);

async function clear() {
  await content.delete({ query: '*[_type == "booking"]' });
  await content.delete({ query: OURS });
}

function customers(): Promise<Record<string, unknown>[]> {
  return content.fetch('*[_type == "customer"]');
}

async function openCustomer(page: Page, id: string) {
  await page.goto(`/studio/intent/edit/id=${id};type=customer`);
  await expect(page.getByLabel("Note")).toBeVisible({ timeout: OPENING_MS });
}

const hypatia = { name: "Hypatia Müller", phone: "+41 79 555 01 00", email: "hypatia@mail.example" };

test("an enquiry becomes a customer in one click, and a booking names her, costs something and is due", async ({
  logIn,
}) => {
  const received = new Date().toISOString();
  await content.create({ _id: "enquiry.hypatia", _type: "enquiry", status: "new", received, ...hypatia });
  const dress = await content.fetch<string>("*[_type == 'product' && slug.current == 'aurelie'][0]._id");
  await content.create({
    _id: PIECE,
    _type: "piece",
    dress: { _type: "reference", _ref: dress, _weak: true },
    size: "38",
  });
  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: "Enquiries" }).first().click();
  await page.getByRole("link", { name: /Hypatia/ }).click();
  await page.getByRole("button", { name: "Save as a customer" }).click();
  await expect(page.getByRole("button", { name: "Customer: Hypatia Müller" })).toBeVisible();
  expect(await customers()).toMatchObject([{ name: "Hypatia Müller", phone: "+41795550100" }]);

  await page.getByRole("link", { name: "Calendar" }).click();
  await page.getByRole("button", { name: "New booking" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Piece").selectOption(PIECE);
  await dialog.getByLabel("Customer", { exact: true }).fill("muell");
  await dialog.getByRole("button", { name: /Hypatia/ }).click();
  await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/41795550100",
  );
  await dialog.getByLabel(/^Price/).fill("450");
  await dialog.getByLabel(/^Deposit/).fill("");
  await dialog.getByLabel(/^Paid so far/).fill("a part");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("“a part” is not an amount");
  await dialog.getByLabel(/^Paid so far/).fill("150");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect(page.getByRole("region", { name: "Still to pay" })).toContainText(
    /Hypatia Müller.*Aurélie.*300/,
  );
});

test("of two editors who change one customer the second is shown what is new, and saves without typing again", async ({
  logIn,
}) => {
  const phone = "+41795550100";
  await content.create({ _id: "customer.hypatia", _type: "customer", ...hypatia, phone });
  const [first, second] = [await logIn(people.mara), await logIn(people.noor)];
  await openCustomer(first.page, "customer.hypatia");
  await openCustomer(second.page, "customer.hypatia");
  const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
  await second.page.getByLabel("Note").fill("Heels 8 cm");
  await first.page.getByLabel("Note").fill("Heels 6 cm");
  await first.page.getByLabel("Measurements").fill("88, 70");
  await save(first.page);
  await expect.poll(customers).toMatchObject([{ note: "Heels 6 cm" }]);
  await expect(second.page.getByRole("alert")).toContainText(
    /written this in the meantime:Measurements: 88, 70Note: Heels 6 cm/,
  );
  await expect(second.page.getByLabel("Measurements")).toHaveValue("88, 70");
  await expect(second.page.getByLabel("Note")).toHaveValue("Heels 8 cm");
  await save(second.page);
  await expect.poll(customers).toMatchObject([{ note: "Heels 8 cm", measurements: "88, 70" }]);
  await expect(second.page.getByRole("alert")).toHaveCount(0);
  await expect(first.page.getByLabel("Note")).toHaveValue("Heels 8 cm");
});

test("an administrator deletes a person in Studio, having seen how much goes", async ({ logIn }) => {
  await content.create({ _id: "customer.hypatia", _type: "customer", ...hypatia });
  const { page } = await logIn(people.odette);
  await openTool(page, "People and backups");
  await page.getByLabel("Email or telephone").fill("+41 79 555 01 00");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByText("This would go: Customers (1).")).toBeVisible();
  await expect(page.getByText(`Customer: ${hypatia.name}`)).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const confirmation = page.getByRole("dialog", { name: `Delete ${hypatia.name}, +41 79 555 01 00?` });
  await expect(confirmation).toContainText(`Customer: ${hypatia.name}`);
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText(/^Deleted on/)).toBeVisible();
  expect(await customers()).toEqual([]);
});
