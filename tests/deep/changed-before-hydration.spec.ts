import { expect, expectComplaints, test } from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";

// CDNs and extensions change a page before its scripts come.

test("an email address that a CDN has hidden is there again, and what was typed stays", async ({
  page,
  complaints,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/contact");
  const addresses = page.getByRole("main").locator("a[href^='mailto:']");
  const said = await addresses.allTextContents();
  expect(said.length).toBeGreaterThan(0);
  await addresses.evaluateAll(hideAddresses);
  const message = page.getByRole("textbox", { name: "Message" });
  await message.pressSequentially("It is about the veil");
  await letScriptsCome();
  await expect(addresses).toHaveText(said);
  await expect(message).toHaveValue("It is about the veil");
  await expect(message).toBeFocused();
  await expectComplaints(complaints, /#418|hydrat/i);
});

/** Runs in the page: what Cloudflare sends in the place of an email address. */
function hideAddresses(links: Element[]) {
  for (const link of links) {
    const hidden = document.createElement("span");
    hidden.className = "__cf_email__";
    hidden.textContent = "[email protected]";
    link.setAttribute("href", "/cdn-cgi/l/email-protection");
    link.replaceChildren(hidden);
  }
}
