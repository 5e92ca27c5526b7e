import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Key, WebElement } from "selenium-webdriver";
import { expect, inject, vi } from "vitest";
import { root } from "#scripts/prepare.mjs";
import type { Browser } from "./engines.ts";

export type Target = {
  role: string;
  name: string | RegExp;
  /** The dialog, or the part of the page, that it stands in. */
  inside?: { role: string; name: string } | undefined;
};

/** A slow machine takes this long. In milliseconds. */
const TIMEOUT = { timeout: 20_000, interval: 100 } as const;

function until<T>(check: () => Promise<T>, interval: number = TIMEOUT.interval): Promise<T> {
  return vi.waitFor(check, { ...TIMEOUT, interval });
}

const library = readFileSync(
  join(root, "node_modules/@testing-library/dom/dist/@testing-library/dom.umd.js"),
  "utf8",
);

/** All in one script: in Firefox each script has a RegExp of its own, which another one's library does not know. */
const installQuery = `if (window.queryByRole) return;
  const exports = {}, module = {};
  ${library};
  const query = exports.queryAllByRole;
  window.queryByRole = (role, name, isPattern, insideRole, insideName) => {
    const [place] = insideRole
      ? query(document.body, insideRole, insideName ? { name: insideName } : {})
      : [document.body];
    // The library loses a space at the end of an element within a name.
    const plain = (text) => text.replace(/\\s/g, "");
    const pattern = new RegExp(name);
    const isIt = (text) => (isPattern ? pattern.test(text) : plain(text) === plain(name));
    return place ? query(place, role, { name: isIt }) : [];
  };`;

/** A page is quiet when it has requested nothing for so long, in milliseconds. */
const QUIET_MS = 400;

/** A shopper in a browser driven by WebDriver, who finds things by their role and name as Testing Library does. */
export function createSession({ driver, takeComplaints }: Browser) {
  async function open(path: string, { hasScript = true, shop = inject("shop") } = {}) {
    await driver.get(new URL(path, shop).href);
    if (!hasScript) return;
    await driver.executeScript(listenForComplaints);
    await until(async () => expect(await driver.executeScript(hasReact), "scripts have run").toBe(true));
    await hasAllModules();
  }

  /** Firefox fails a module that is still on its way when the page is left, and React then complains. */
  async function hasAllModules() {
    let before = -1;
    await until(async () => {
      const count = await driver.executeScript<number>(
        "return performance.getEntriesByType('resource').length",
      );
      const isQuiet = count === before;
      before = count;
      expect(isQuiet, "nothing more is requested").toBe(true);
    }, QUIET_MS);
  }

  async function findAll(target: Target): Promise<WebElement[]> {
    const { role, name, inside } = target;
    await driver.executeScript(installQuery);
    const found = await driver.executeScript<unknown>(
      "return window.queryByRole(...arguments)",
      role,
      name instanceof RegExp ? name.source : name,
      name instanceof RegExp,
      inside?.role ?? "",
      inside?.name ?? "",
    );
    return Array.isArray(found) ? found.filter((element) => element instanceof WebElement) : [];
  }

  function find(target: Target): Promise<WebElement> {
    return until(async () => {
      const [element] = await findAll(target);
      if (!element) throw new Error(`There is no ${target.role} "${target.name}".`);
      return element;
    });
  }

  return {
    open,
    find,
    findAll,
    /** Waits until it can be clicked: it may still be moving, or be under something that goes. */
    click: (target: Target) => until(async () => clickInTheMiddle(driver, await find(target))),
    type: (target: Target, text: string) => until(async () => (await find(target)).sendKeys(text)),
    press: (key: keyof typeof Key) => driver.actions().sendKeys(String(Key[key])).perform(),
    back: () => driver.navigate().back(),
    attribute: async (target: Target, name: string) => {
      const script = "return arguments[0].getAttribute(arguments[1])";
      return driver.executeScript<string | null>(script, await find(target), name);
    },
    run: <T>(script: string | (() => T)) => driver.executeScript<T>(script),
    ...expectations(driver, { find, findAll }),
    complaints: async () => [
      ...takeComplaints(),
      ...(await driver.executeScript<string[]>("return window.complaints ?? []")),
    ],
  };
}

/** Drivers scroll to the end of what scrolls, where a button may stick over what is to be clicked. */
async function clickInTheMiddle(driver: Browser["driver"], element: WebElement) {
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
  await element.click();
}

type Finders = {
  find: (target: Target) => Promise<WebElement>;
  findAll: (target: Target) => Promise<WebElement[]>;
};

/** Each waits until it is so. */
function expectations(driver: Browser["driver"], { find, findAll }: Finders) {
  const hasFocus = "return document.activeElement === arguments[0]";
  const announced = "return document.getElementById('announcer').textContent";
  const named = ({ role, name }: Target) => `${role} "${name}"`;
  return {
    isGone: (target: Target) =>
      until(async () => expect(await findAll(target), `no ${named(target)}`).toEqual([])),
    hasFocus: (target: Target) =>
      until(async () => {
        expect(await driver.executeScript(hasFocus, await find(target)), named(target)).toBe(true);
      }),
    announces: (text: string | RegExp) =>
      until(async () => expect(await driver.executeScript(announced)).toMatch(text)),
    isAt: (path: string) =>
      until(async () => expect(await driver.getCurrentUrl()).toBe(new URL(path, inject("shop")).href)),
    reads: (text: string | RegExp) =>
      until(async () => expect(await driver.executeScript("return document.body.textContent")).toMatch(text)),
  };
}

export type Session = ReturnType<typeof createSession>;

function hasReact() {
  return Object.keys(document.body).some((key) => key.startsWith("__react"));
}

/** Listens from the moment a document has loaded: the driver cannot listen earlier in WebKit. */
function listenForComplaints() {
  const complaints: string[] = [];
  Reflect.set(window, "complaints", complaints);
  Object.assign(console, { error: (...parts: unknown[]) => complaints.push(parts.join(" ")) });
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
}
