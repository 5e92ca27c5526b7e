import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, engines } from "./engines.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

const searchBox = { role: "searchbox", name: /./, inside: { role: "dialog", name: "Search" } } as const;
const search = { role: "dialog", name: "Search" } as const;
const searchToggle = { role: "button", name: "Search", inside: { role: "banner", name: "" } } as const;

describe.each(Object.entries(engines))("in %s", (_, openBrowser) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    await browser.driver.manage().window().setRect({ width: 1366, height: 900 });
    visitor = createVisitor(browser);
  });
  afterAll(() => browser?.close());

  test("home shows its first dresses, and a collection opens from it", async () => {
    await visitor.open("/");
    await visitor.find({ role: "link", name: /Aurélie/ });
    await visitor.click({ role: "link", name: "Shop Now" });
    await visitor.find({ role: "heading", name: "Tulle Dresses" });
    await visitor.isAt("/collection/tulle-dresses");
    expect(await visitor.complaints()).toEqual([]);
  });

  test("the menu opens, closes with Escape and gives the focus back", async () => {
    await browser.driver.manage().window().setRect({ width: 700, height: 900 });
    await visitor.open("/about");
    const menu = { role: "dialog", name: "Menu" };
    await visitor.click({ role: "button", name: "Open the menu" });
    await visitor.find(menu);
    await visitor.press("ESCAPE");
    await visitor.isGone(menu);
    expect(await visitor.run("return document.activeElement.getAttribute('aria-label')")).toBe(
      "Open the menu",
    );
    await browser.driver.manage().window().setRect({ width: 1366, height: 900 });
    expect(await visitor.complaints()).toEqual([]);
  });

  test("search: a result opens its dress after Enter", async () => {
    await visitor.open("/faq");
    await visitor.click(searchToggle);
    await visitor.type(searchBox, "vi");
    await visitor.find({ role: "link", name: /Vivienne/, inside: search });
    await visitor.press("ENTER");
    await visitor.isAt("/faq?search=vi");
    await visitor.click({ role: "link", name: /Vivienne/, inside: search });
    await visitor.find({ role: "heading", name: "Vivienne" });
    await visitor.isAt("/product/vivienne");
    expect(await visitor.complaints()).toEqual([]);
  });

  test("search: the first Escape clears, the second closes", async () => {
    await visitor.open("/about");
    await visitor.click(searchToggle);
    await visitor.type(searchBox, "vi");
    await visitor.press("ESCAPE");
    expect(await visitor.run("return document.querySelector('input[type=search]').value")).toBe("");
    await visitor.find(search);
    await visitor.press("ESCAPE");
    await visitor.isGone(search);
    await visitor.isAt("/about");
    expect(await visitor.complaints()).toEqual([]);
  });

  test("a collection is sorted, a dress opens, and Back finds the place", async () => {
    await visitor.open("/collection/tulle-dresses");
    await visitor.click({ role: "button", name: /Filter and Sort/ });
    await visitor.click({ role: "link", name: "Price, low to high" });
    await visitor.isAt("/collection/tulle-dresses?sort=price-ascending");
    await expect.poll(() => visitor.run<number[]>(prices), { timeout: 20_000 }).toSatisfy(isAscending);
    await visitor.run("scrollTo(0, 700)");
    await expect.poll(() => visitor.run("return scrollY"), { timeout: 20_000 }).toBe(700);
    await visitor.run(
      "[...document.querySelectorAll('main a[href^=\"/product/\"]')].find((a) => a.getBoundingClientRect().top > 200).click()",
    );
    await expect
      .poll(() => visitor.run("return location.pathname"), { timeout: 20_000 })
      .toMatch(/^\/product\//);
    await expect.poll(() => visitor.run("return scrollY"), { timeout: 20_000 }).toBe(0);
    await visitor.back();
    await visitor.isAt("/collection/tulle-dresses?sort=price-ascending");
    await expect.poll(() => visitor.run("return Math.round(scrollY / 10)"), { timeout: 20_000 }).toBe(70);
    expect(await visitor.complaints()).toEqual([]);
  });

  test("colour and size are in the address and in the message", async () => {
    await visitor.open("/product/aurelie");
    await visitor.click({ role: "radio", name: "Champagne" });
    await visitor.isAt("/product/aurelie?colour=champagne");
    await visitor.press("ARROW_RIGHT");
    await visitor.isAt("/product/aurelie?colour=sage");
    await visitor.click({ role: "radio", name: "Size 38" });
    await visitor.isAt("/product/aurelie?colour=sage&size=38");
    const href = await visitor.attribute({ role: "link", name: "Rent via WhatsApp" }, "href");
    expect(new URL(href ?? "").searchParams.get("text")).toContain("Aurélie (size 38, in Sage)");
    expect(await visitor.complaints()).toEqual([]);
  });

  test("a picture is enlarged and closed", async () => {
    await visitor.open("/product/aurelie");
    const enlarged = { role: "dialog", name: "Pictures of Aurélie, enlarged" };
    await visitor.click({ role: "link", name: /^Enlarge/ });
    await visitor.find(enlarged);
    await visitor.press("ARROW_RIGHT");
    await visitor.reads(/Picture 2 \/ \d/);
    await visitor.press("ESCAPE");
    await visitor.isGone(enlarged);
    expect(await visitor.complaints()).toEqual([]);
  });

  test("a question opens and closes", async () => {
    await visitor.open("/faq");
    const question = { role: "heading", name: "Will the colour match the pictures?" };
    const state = () => visitor.run(stateOfColourQuestion);
    expect(await state()).toBe("unmounted");
    await visitor.click(question);
    await expect.poll(state, { timeout: 20_000 }).toBe("entered");
    await visitor.click(question);
    await expect.poll(state, { timeout: 20_000 }).toBe("unmounted");
    expect(await visitor.complaints()).toEqual([]);
  });

  test("the contact form says what is missing, and offers the message", async () => {
    await visitor.open("/contact");
    await visitor.type({ role: "textbox", name: /Message/, inside: undefined }, "A dress for May");
    await visitor.click({ role: "button", name: "Submit" });
    await visitor.reads("Leave an email address for the answer.");
    await visitor.type({ role: "textbox", name: /^Name/ }, "Ada Byron");
    await visitor.type({ role: "textbox", name: /^Email(?! address)/ }, "ada@example.com");
    await visitor.click({ role: "button", name: "Submit" });
    const href = await visitor.attribute({ role: "link", name: "Send on WhatsApp" }, "href");
    expect(new URL(href ?? "").searchParams.get("text")).toContain("A dress for May");
    expect(await visitor.complaints()).toEqual([]);
  });

  test("an unknown address is Not Found, with ways on", async () => {
    await visitor.open("/no-such-page");
    await visitor.find({ role: "heading", name: /./ });
    await visitor.click({ role: "link", name: "Contact us", inside: { role: "contentinfo", name: "" } });
    await visitor.find({ role: "heading", name: "Contact us" });
    await visitor.isAt("/contact");
    expect(await visitor.complaints()).toEqual([]);
  });
});

function stateOfColourQuestion() {
  const items = [...document.querySelectorAll("details")];
  return items.find(({ textContent }) => textContent?.includes("Will the colour match"))?.dataset["state"];
}

function prices() {
  return [...document.querySelectorAll("main li")].flatMap(({ textContent }) => {
    const price = /([\d,]+)\s\$/.exec(textContent ?? "")?.[1];
    return price ? [Number(price.replaceAll(",", ""))] : [];
  });
}

function isAscending(list: number[]): boolean {
  return list.length > 5 && list.every((price, index) => index === 0 || price >= (list[index - 1] ?? 0));
}
