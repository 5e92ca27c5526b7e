import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Browser, openFirefox } from "./engines.ts";
import { createSession, type Session } from "./session.ts";

describe("in Firefox with JavaScript disabled", () => {
  let browser: Browser;
  let session: Session;
  beforeAll(async () => {
    browser = await openFirefox({ hasScript: false });
    await browser.driver.manage().window().setRect({ width: 1366, height: 900 });
    session = createSession(browser);
  });
  afterAll(() => browser?.close());

  afterEach(async () => expect(await session.complaints()).toEqual([]));

  const open = (path: string) => session.open(path, { hasScript: false });

  test("no script of a page runs", async () => {
    await open("/");
    expect(await session.run("return 'script' in document.documentElement.dataset")).toBe(false);
  });

  test("a dress is found, coloured, sized and asked for", async () => {
    await open("/collection/tulle-dresses?sort=price-ascending");
    await session.click({ role: "link", name: /^Aurélie|Aurélie [\d,]+/ });
    await session.isAt("/product/aurelie");
    await session.click({ role: "radio", name: "Sage" });
    await session.click({ role: "radio", name: "Size 38" });
    await session.click({ role: "button", name: "Choose" });
    await session.isAt("/product/aurelie?colour=sage&size=38");
    const href = await session.attribute({ role: "link", name: "Rent via WhatsApp" }, "href");
    expect(new URL(href ?? "").searchParams.get("text")).toContain("Aurélie (size 38, in Sage)");
  });

  test("search is a form, and its result opens the dress", async () => {
    await open("/faq");
    await session.click({ role: "button", name: "Search", inside: { role: "banner", name: "" } });
    await session.isAt("/faq#search");
    await session.type({ role: "searchbox", name: /./ }, "vi");
    await session.press("ENTER");
    await session.click({ role: "link", name: /Vivienne/, inside: { role: "dialog", name: "Search" } });
    await session.isAt("/product/vivienne");
  });

  test("the contact form says what is missing and keeps what was written", async () => {
    await open("/contact");
    await session.type({ role: "textbox", name: /Message/ }, "A dress for May");
    await session.click({ role: "button", name: "Submit" });
    await session.reads("Please leave an email address so that we can reply.");
    expect(await session.run("return document.querySelector('textarea').value")).toBe("A dress for May");
  });
});
