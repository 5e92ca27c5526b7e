import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { serveHeldBack } from "#tests/support/held-back.ts";
import { screens } from "#tests/support/screen-paths.ts";
import { type Browser, engines } from "./engines.ts";
import { createSession, type Session, type Target } from "./session.ts";

const inBanner = { role: "banner", name: "" } as const;

/** WebKit keeps Escape to the search field until the field's own script has come. */
const searchField: Target = { role: "combobox", name: /./, inside: { role: "dialog", name: "Search" } };

const searchButton: Target = { role: "button", name: "Search", inside: inBanner };

const dialogs: { path: string; name: string; opener: Target; ready?: Target }[] = [
  { path: "/about", name: "Menu", opener: { role: "button", name: "Open the menu" } },
  { path: "/about", name: "Search", opener: searchButton, ready: searchField },
  {
    path: "/collection/tulle-dresses",
    name: "Filter and Sort",
    opener: { role: "button", name: "Filter and Sort" },
  },
  {
    path: "/product/aurelie",
    name: "Pictures of Aurélie, enlarged",
    opener: { role: "link", name: /^Enlarge/ },
  },
];

describe.each(Object.entries(engines))("in %s", (_, openBrowser) => {
  let browser: Browser;
  let session: Session;
  beforeAll(async () => {
    browser = await openBrowser();
    await browser.driver.manage().window().setRect({ width: 700, height: 900 });
    session = createSession(browser);
  });
  afterAll(() => browser?.close());
  afterEach(async () => expect(await session.complaints()).toEqual([]));

  test.each(dialogs)(
    "$name has a heading, closes with Escape and Back, and returns the focus",
    async ({ path, name, opener, ready }) => {
      await session.open(path);
      const dialog = { role: "dialog", name };
      for (const close of [() => session.press("ESCAPE"), () => session.back()]) {
        await session.click(opener);
        await session.find({ role: "heading", name, inside: dialog });
        if (ready) await session.find(ready);
        await close();
        await session.isGone(dialog);
        await session.hasFocus(opener);
        await session.isAt(path);
      }
    },
  );

  test("a new screen has the focus at its heading and is announced; Back is at the link one came from", async () => {
    const link = { role: "link", name: "About us", inside: { role: "contentinfo", name: "" } };
    await session.open("/faq");
    await session.click(link);
    await session.hasFocus({ role: "heading", name: "Octave Auvrane" });
    await session.announces("About us | Auvrane");
    await session.back();
    await session.hasFocus(link);
    await session.announces(/^Questions, answered/);
  });

  test("what was typed before the scripts came stays, and what was chosen is in the address", async () => {
    const isScript = (path: string) => path.startsWith("/static/js/");
    const late = await serveHeldBack(inject("shop"), (path) => (isScript(path) ? 0 : undefined));
    await session.open("/product/aurelie?search=", { hasScript: false, shop: late.url });
    const field = { role: "searchbox", name: /./, inside: { role: "dialog", name: "Search" } };
    await session.type(field, "vivi");
    await session.run(
      "document.querySelector('dialog[open]').removeAttribute('open'); document.querySelector('input[value=sage]').click()",
    );
    late.sendRest();
    await expect
      .poll(() => session.run("return location.search"), { timeout: 20_000 })
      .toMatch(/colour=sage/);
    expect(await session.run("return document.querySelector('input[type=search]').value")).toBe("vivi");
    await late.close();
  });

  test("no screen can be scrolled sideways", async () => {
    for (const path of screens) {
      await session.open(path);
      const wider = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
      expect(await session.run(wider), path).toBe(0);
    }
  });
});
