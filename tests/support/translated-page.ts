import type { Page } from "@playwright/test";
import { expect, hydrated } from "./journey.ts";

/** The reference of an enquiry differs from visit to visit. */
const differing = /Reference[A-Z0-9]{6}/g;

/** So many times in a row a text is the same then. */
const SAME = 5;

/** What can be read once nothing changes any more. */
export async function settledText(page: Page): Promise<string> {
  await hydrated(page);
  const read: string[] = [];
  const isSettled = async () => {
    read.push(await readText(page));
    return read.length >= SAME && new Set(read.slice(-SAME)).size === 1;
  };
  await expect.poll(isSettled, { intervals: [150] }).toBe(true);
  return read.at(-1) ?? "";
}

export async function readText(page: Page): Promise<string> {
  return (await textOf(page)).replace(differing, "");
}

/** Runs in the page, as it is left. */
export function forgetVisitor() {
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Runs in the page, and does what Chrome and Edge do where a page is translated: each text, also one that comes later, gives way to two
 * `<font>` elements with another text. `more` stands for the other language.
 */
export function translate(more = "") {
  const done = new WeakSet<Node>();

  function wrap(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) {
      const parent = text.parentElement;
      const isLeft = !parent || done.has(text) || !text.data.trim();
      if (isLeft || parent.closest("head, script, style, template, noscript, textarea, option, svg"))
        continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      const translated = new Text(text.data + more);
      done.add(translated);
      inner.append(translated);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes) if (node.isConnected) wrap(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** All that can be read on the page. Where elements begin on a line of their own does not matter. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let read = "";
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      const isShown = !parentElement?.closest("script, style, noscript, select");
      if (isShown && parentElement?.checkVisibility({ visibilityProperty: true })) read += textContent;
    }
    return read.replace(/\s+/g, "");
  });
}
