import type { Page } from "@playwright/test";
import { expect } from "./studio-session.ts";

/** The texts that a person reads or hears, once the screen has come to rest. */
export async function drawnTexts(page: Page): Promise<string[]> {
  let texts: string[] = [];
  async function isAtRest() {
    const before = texts.join();
    texts = await readTexts(page);
    return texts.length > 0 && texts.join() === before;
  }
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true);
  return texts;
}

function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility() && !element.closest("script, style");
    const texts: (string | null)[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && isSeen(parent)) texts.push(walker.currentNode.textContent);
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isSeen(element)) texts.push(element.getAttribute(name));
    return [...new Set(texts.map((text) => (text ?? "").replace(/\s+/g, " ").trim()).filter(Boolean))];
  });
}
