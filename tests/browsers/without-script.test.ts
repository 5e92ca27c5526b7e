import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Browser, openFirefox } from "./engines.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

describe("in Firefox with JavaScript disabled", () => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openFirefox({ hasScript: false });
    await browser.driver.manage().window().setRect({ width: 1366, height: 900 });
    visitor = createVisitor(browser);
  });
  afterAll(() => browser?.close());

  afterEach(async () => expect(await visitor.complaints()).toEqual([]));

  const open = (path: string) => visitor.open(path, { hasScript: false });

  test("no script of a page runs", async () => {
    await open("/");
    expect(await visitor.run("return 'script' in document.documentElement.dataset")).toBe(false);
  });

  test("a dress is found, coloured, sized and asked for", async () => {
    await open("/collection/tulle-dresses?sort=price-ascending");
    await visitor.click({ role: "link", name: /^Aurélie|Aurélie [\d,]+/ });
    await visitor.isAt("/product/aurelie");
    await visitor.click({ role: "radio", name: "Sage" });
    await visitor.click({ role: "radio", name: "Size 38" });
    await visitor.click({ role: "button", name: "Choose" });
    await visitor.isAt("/product/aurelie?colour=sage&size=38");
    const href = await visitor.attribute({ role: "link", name: "Rent via WhatsApp" }, "href");
    expect(new URL(href ?? "").searchParams.get("text")).toContain("Aurélie (size 38, in Sage)");
  });

  test("search is a form, and its result opens the dress", async () => {
    await open("/faq");
    await visitor.click({ role: "button", name: "Search", inside: { role: "banner", name: "" } });
    await visitor.isAt("/faq?search=");
    await visitor.type({ role: "searchbox", name: /./ }, "vi");
    await visitor.press("ENTER");
    await visitor.click({ role: "link", name: /Vivienne/, inside: { role: "dialog", name: "Search" } });
    await visitor.isAt("/product/vivienne");
  });

  test("the contact form says what is missing and keeps what was written", async () => {
    await open("/contact");
    await visitor.type({ role: "textbox", name: /Message/ }, "A dress for May");
    await visitor.click({ role: "button", name: "Submit" });
    await visitor.reads("Leave an email address for the answer.");
    expect(await visitor.run("return document.querySelector('textarea').value")).toBe("A dress for May");
  });
});
