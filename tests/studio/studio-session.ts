import { availableParallelism, loadavg } from "node:os";
import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import type { Person } from "./atelier-people.ts";

/** Requests of Studio to sanity.io: the content security policy of /studio blocks them. */
const ELSEWHERE = /^https?:\/\/(?!(localhost|127\.0\.0\.1)(:\d+)?\/)/;

/** Studio loads 450 files before it shows anything, on a machine that may be busy. In milliseconds. */
export const OPENING_MS = 120_000;

type StudioSession = {
  page: Page;
  /** Addresses elsewhere that this browser got an answer from. */
  respondedElsewhere: string[];
};

type Fixtures = {
  /** A browser of its own in which somebody is logged in; gone when the journey ends. */
  logIn(person: Person): Promise<StudioSession>;
};

/** The content as a program of the label's own edits it. */
type WorkerFixtures = { lake: SanityClient };

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here.
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  lake: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here.
    async ({}, use) => {
      const { SHOP_URL = "", SHOP_DATA = "" } = process.env;
      await use(editorAt(SHOP_URL, await tokenFor(SHOP_DATA, "editor")));
    },
    { scope: "worker" },
  ],
  logIn: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person) => {
      const context = await browser.newContext({ baseURL: baseURL ?? "" });
      contexts.push(context);
      const respondedElsewhere: string[] = [];
      context.on("response", (response) => {
        if (ELSEWHERE.test(response.url())) respondedElsewhere.push(response.url());
      });
      const page = await context.newPage();
      await submitLogin(page, person);
      return { page, respondedElsewhere };
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

async function submitLogin(page: Page, { name, password }: Person) {
  await page.goto("/studio/structure");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("link", { name: "All dresses" })).toBeVisible({ timeout: OPENING_MS });
}

export async function openDress(page: Page, name: string) {
  await page.getByRole("link", { name: "All dresses" }).click();
  await page.getByPlaceholder("Search list").fill(name);
  await page.getByTestId("document-list-pane").getByRole("link", { name }).click();
  await expect(page.getByLabel("Price", { exact: true })).toBeEditable({ timeout: OPENING_MS });
}

/** A tool that few days need stands on the page of "More". */
export async function openTool(page: Page, name: string) {
  await page.getByRole("link", { name: "More", exact: true }).click();
  await page.getByRole("link", { name, exact: true }).click();
}

export function publishButton(page: Page) {
  return page.getByTestId("action-publish");
}

/** Waits until what was typed is saved, and shows it to shoppers. Resolves when the lake has said that it is done. */
export async function publish(page: Page) {
  await expect(publishButton(page)).toBeEnabled();
  const done = page.waitForResponse((response) => isPublish(response.url(), response.request().postData()));
  await publishButton(page).click();
  await done;
}

/** The shop follows the host within two seconds, or more where many programs wait for few processors. */
export function expectInShop<T>(read: () => Promise<T>) {
  const waiting = (loadavg()[0] ?? 0) / availableParallelism();
  return expect.poll(read, { intervals: [50], timeout: 2_000 * Math.max(1, waiting) });
}

/** Studio has understood as well: it waits for the lake's own word, over the listener. */
export async function expectPublished(page: Page) {
  await expect(page.getByText("was published").last()).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
}

type CarriedFile = { name: string; type: string; bytes: Buffer };

/** Files that a mouse carries over the page, as the browser tells of them. */
export async function carry(page: Page, files: readonly CarriedFile[]) {
  const encoded = files.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString("base64") }));
  return await page.evaluateHandle((given) => {
    const carried = new DataTransfer();
    for (const { name, type, base64 } of given) {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      carried.items.add(new File([content], name, { type }));
    }
    return carried;
  }, encoded);
}

/** They come from a folder in one movement of the mouse. */
export async function dropFiles(onto: Locator, files: readonly CarriedFile[]) {
  const dataTransfer = await carry(onto.page(), files);
  await onto.dispatchEvent("dragenter", { dataTransfer });
  await onto.dispatchEvent("drop", { dataTransfer });
}

function isPublish(url: string, body: string | null): boolean {
  return url.includes("/data/actions/") && (body ?? "").includes("sanity.action.document.publish");
}
