import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { LEAST_MS } from "#tests/support/contact-message.ts";
import { type Browser, engines } from "./engines.ts";
import { createSession, type Session } from "./session.ts";

const searchBox = { role: "combobox", name: /./, inside: { role: "dialog", name: "Search" } } as const;
const search = { role: "dialog", name: "Search" } as const;
const searchToggle = { role: "button", name: "Search", inside: { role: "banner", name: "" } } as const;

describe.each(Object.entries(engines))("in %s", (_, openBrowser) => {
  let browser: Browser;
  let session: Session;
  beforeAll(async () => {
    browser = await openBrowser();
    await browser.driver.manage().window().setRect({ width: 1366, height: 900 });
    session = createSession(browser);
  });
  afterAll(() => browser?.close());
  afterEach(async () => expect(await session.complaints()).toEqual([]));

  test("search: a result opens its dress after Enter", async () => {
    await session.open("/faq");
    await session.click(searchToggle);
    await session.type(searchBox, "vi");
    await session.find({ role: "option", name: /Vivienne/, inside: search });
    await session.press("ENTER");
    await session.isAt("/faq?search=vi");
    await session.click({ role: "option", name: /Vivienne/, inside: search });
    await session.find({ role: "heading", name: "Vivienne" });
    await session.isAt("/product/vivienne");
  });

  test("search: the first Escape clears, the second closes", async () => {
    await session.open("/about");
    await session.click(searchToggle);
    await session.type(searchBox, "vi");
    await session.press("ESCAPE");
    expect(await session.run("return document.querySelector('input[type=search]').value")).toBe("");
    await session.find(search);
    await session.press("ESCAPE");
    await session.isGone(search);
    await session.isAt("/about");
  });

  test("a collection is sorted, a dress opens, and Back finds the place", async () => {
    await session.open("/collection/tulle-dresses");
    await session.click({ role: "button", name: /Filter and Sort/ });
    await session.click({ role: "link", name: "Price, low to high" });
    await session.isAt("/collection/tulle-dresses?sort=price-ascending");
    await expect.poll(() => session.run<number[]>(prices), { timeout: 20_000 }).toSatisfy(isAscending);
    await session.run("scrollTo(0, 700)");
    await expect.poll(() => session.run("return scrollY"), { timeout: 20_000 }).toBe(700);
    await session.run(
      "[...document.querySelectorAll('main a[href^=\"/product/\"]')].find((a) => a.getBoundingClientRect().top > 200).click()",
    );
    await expect
      .poll(() => session.run("return location.pathname"), { timeout: 20_000 })
      .toMatch(/^\/product\//);
    await expect.poll(() => session.run("return scrollY"), { timeout: 20_000 }).toBe(0);
    await session.back();
    await session.isAt("/collection/tulle-dresses?sort=price-ascending");
    await expect.poll(() => session.run("return Math.round(scrollY / 10)"), { timeout: 20_000 }).toBe(70);
  });

  test("colour and size are in the address and in the message", async () => {
    await session.open("/product/aurelie");
    await session.click({ role: "radio", name: "Champagne" });
    await session.isAt("/product/aurelie?colour=champagne");
    await session.press("ARROW_RIGHT");
    await session.isAt("/product/aurelie?colour=sage");
    await session.click({ role: "radio", name: "Size 38" });
    await session.isAt("/product/aurelie?colour=sage&size=38");
    const href = await session.attribute({ role: "link", name: "Rent via WhatsApp" }, "href");
    expect(new URL(href ?? "").searchParams.get("text")).toContain("Aurélie (size 38, in Sage)");
  });

  test("a picture is enlarged and closed", async () => {
    await session.open("/product/aurelie");
    const enlarged = { role: "dialog", name: "Pictures of Aurélie, enlarged" };
    await session.click({ role: "link", name: /^Enlarge/ });
    await session.find(enlarged);
    await session.press("ARROW_RIGHT");
    await session.reads(/Picture 2 \/ \d/);
    await session.press("ESCAPE");
    await session.isGone(enlarged);
  });

  test("a question opens and closes", async () => {
    await session.open("/faq");
    const question = { role: "heading", name: "Will the colour match the pictures?" };
    const state = () => session.run(stateOfColourQuestion);
    expect(await state()).toBe("unmounted");
    await session.click(question);
    await expect.poll(state, { timeout: 20_000 }).toBe("entered");
    await session.click(question);
    await expect.poll(state, { timeout: 20_000 }).toBe("unmounted");
  });

  test("the contact form says what is missing, and takes the message", async () => {
    await session.open("/contact");
    await session.type({ role: "textbox", name: /Message/, inside: undefined }, "A dress for May");
    await session.click({ role: "button", name: "Submit" });
    await session.reads("Please leave an email address so that we can reply.");
    await session.type({ role: "textbox", name: /^Name/ }, "Ada Byron");
    await session.type({ role: "textbox", name: /^Email(?! address)/ }, "ada@example.com");
    await expect.poll(() => session.run<number>("return performance.now()")).toBeGreaterThan(LEAST_MS);
    await session.click({ role: "button", name: "Submit" });
    await session.find({ role: "group", name: "Thank you" });
  });
});

function stateOfColourQuestion() {
  const items = [...document.querySelectorAll("details")];
  return items.find(({ textContent }) => textContent?.includes("Will the colour match"))?.dataset["state"];
}

function prices() {
  return [...document.querySelectorAll("main li:not(dialog li)")].flatMap(({ textContent }) => {
    const price = /([\d,]+)\s\$/.exec(textContent ?? "")?.[1];
    return price ? [Number(price.replaceAll(",", ""))] : [];
  });
}

function isAscending(list: number[]): boolean {
  return list.length > 5 && list.every((price, index) => index === 0 || price >= (list[index - 1] ?? 0));
}
