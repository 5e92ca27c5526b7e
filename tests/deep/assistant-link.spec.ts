import { expect, test } from "#tests/support/journey.ts";

const asked = {
  meta: { "ucp-agent": { profile: "https://platform.example/profile.json" } },
  id: "aurelie",
  for: "rent",
  colour: "Champagne",
  size: 38,
  day: "2127-05-09",
};

test("what an assistant was asked stands in the message and in the form that its link opens, unsent", async ({
  page,
  request,
}) => {
  const params = { name: "enquiry_link", arguments: asked };
  const data = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const { result } = await (await request.post("/ucp/mcp", { data })).json();
  const { form_url: form, whatsapp_url: whatsApp, message } = result.structuredContent;
  expect(new URL(whatsApp).searchParams.get("text")).toBe(message);
  expect(message).toMatch(
    /^Hello, I would like to rent Aurélie \(size 38, in Champagne\).*\n.*9 May 2127\n\S+colour=champagne&size=38$/,
  );

  await page.goto(message.split("\n").at(-1));
  await expect(page.getByRole("radio", { name: "Champagne" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Size 38" })).toBeChecked();

  await page.goto(form);
  const main = page.getByRole("main");
  const text = main.getByRole("textbox", { name: "Your message" });
  await expect(main.getByRole("radio", { name: "Rent" })).toBeChecked();
  await expect(main.getByLabel("Colour")).toHaveValue("champagne");
  await expect(main.getByLabel("Size")).toHaveValue("38");
  await expect(main.getByLabel("Date of the event")).toHaveValue("2127-05-09");
  await expect(text).toHaveValue(/rent Aurélie \(size 38, in Champagne\).*\n.*9 May 2127\n/);
  await main.getByLabel("Size").selectOption("40");
  await expect(text, "she may change it").toHaveValue(/size 40, in Champagne[\s\S]*9 May 2127/);
});
