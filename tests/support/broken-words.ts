/**
 * Runs in the page: words that are divided between two lines without a hyphen, within `selector`. Where a word holds a character of its own
 * for it, the browser sets the hyphen.
 */
export function brokenWords(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{M}\u00ad]{2,}/gu))
        if (isBroken(node, word, index)) found.push(word.replaceAll("\u00ad", "-"));
    }
    return found;
  });

  function isBroken(node: Node, word: string, index: number): boolean {
    let bottom: number | undefined;
    let isDivisible = false;
    for (const [at, letter] of [...word].entries()) {
      const range = document.createRange();
      range.setStart(node, index + at);
      range.setEnd(node, index + at + 1);
      const box = range.getBoundingClientRect();
      if (letter === "\u00ad") isDivisible = true;
      else {
        if (bottom !== undefined && box.bottom > bottom + 2 && !isDivisible) return true;
        bottom = box.bottom;
        isDivisible = false;
      }
    }
    return false;
  }
}
