import { expect, expectComplaints, test } from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";

// CDNs and extensions change a page before its scripts come.

test("an address hidden by a CDN is back, and what was typed stays", async ({ page, complaints }) => {
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

for (const path of ["/", "/product/aurelie", "/contact", "/fitting?dress=aurelie", "/enquiry?dress=aurelie"])
  test(`numbers that Safari has made links of cost ${path} nothing`, async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, path);
    const linked = await page.evaluate(linkNumbers);
    expect(linked).toBeGreaterThan(0);
    await letScriptsCome();
    await expect(page.locator("a[href^='x-apple-data-detectors:']")).toHaveCount(linked);
  });

/** Runs in the page: Safari finds telephone numbers and dates in what is seen, and this finds every number. Returns how many. */
function linkNumbers(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    const isLeft =
      !element?.checkVisibility() || element.closest("a, script, style, noscript, textarea, select, svg");
    if (text instanceof Text && !isLeft && /\d/.test(text.data)) texts.push(text);
  }
  for (const text of texts) {
    const parts = text.data.split(/(\d+)/).map((part) => {
      if (!/\d/.test(part)) return part;
      const link = document.createElement("a");
      link.href = "x-apple-data-detectors://0";
      link.append(part);
      return link;
    });
    text.replaceWith(...parts);
  }
  return document.querySelectorAll("a[href^='x-apple-data-detectors:']").length;
}

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
