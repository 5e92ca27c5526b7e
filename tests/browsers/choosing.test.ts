import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Browser, engines } from "./engines.ts";
import { createSession, type Session, type Target } from "./session.ts";

const inBanner = { role: "banner", name: "" } as const;
const inMain = { role: "main", name: "" } as const;

/** The one beside a dress's name, or the one on its card. */
const mark = (dress: string): Target => {
  return { role: "button", name: `Add ${dress} to the fitting list`, inside: inMain };
};

describe.each(Object.entries(engines))("in %s", (_, openBrowser) => {
  let browser: Browser;
  let session: Session;
  beforeAll(async () => {
    browser = await openBrowser();
    await browser.driver.manage().window().setRect({ width: 1366, height: 900 });
    session = createSession(browser);
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    await session.open("/faq");
    await session.run("localStorage.clear()");
  });
  afterEach(async () => expect(await session.complaints()).toEqual([]));

  test("a collection is filtered, and Back leads to the whole list", async () => {
    const bridal = "/collection/bridal-dresses";
    await session.open(bridal);
    await session.click({ role: "button", name: /Filter and Sort/ });
    await session.type({ role: "checkbox", name: /^Pink and blush/ }, " ");
    await session.isAt(`${bridal}?colour=pink#sort`);
    await session.type({ role: "checkbox", name: /^46/ }, " ");
    await session.isAt(`${bridal}?colour=pink&size=46#sort`);
    await session.click({ role: "button", name: /^Show .*dress/ });
    await session.isGone({ role: "dialog", name: "Filter and Sort" });
    await expect.poll(() => session.run<number>(cards), { timeout: 20_000 }).toBe(2);
    await session.back();
    await session.isAt(bridal);
    await expect.poll(() => session.run<number>(cards), { timeout: 20_000 }).toBe(7);
  });

  test("dresses are put on the fitting list, moved, noted and taken off", async () => {
    await session.open("/collection/tulle-dresses");
    await session.click(mark("Isaure"));
    await session.announces("Isaure is on the fitting list, 1 of 12");
    await session.open("/product/aurelie");
    await session.click(mark("Aurélie"));
    await session.announces("Aurélie is on the fitting list, 2 of 12");
    await session.click({ role: "link", name: "Fitting list, 2 dresses", inside: inBanner });
    await session.isAt("/fitting?dress=isaure&dress=aurelie");
    await session.click({ role: "button", name: "Move Aurélie forward" });
    await session.isAt("/fitting?dress=aurelie&dress=isaure");
    await session.type({ role: "textbox", name: /Isaure/ }, "With the veil");
    await session.open("/fitting");
    const notes = () =>
      session.run<string>("return [...document.querySelectorAll('textarea')].map((a) => a.value).join()");
    await expect.poll(notes, { timeout: 20_000 }).toContain("With the veil");
    await session.click({ role: "button", name: "Remove Aurélie from the list" });
    await session.isAt("/fitting?dress=isaure");
    await session.click({ role: "button", name: "Remove Isaure from the list" });
    await session.find({ role: "heading", name: "Nothing to try on yet" });
  });
});

function cards() {
  return document.querySelectorAll("main [data-card]").length;
}
