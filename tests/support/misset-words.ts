/**
 * Runs in the page, and finds words within `selector` that break without a hyphen or leave one letter alone. Words
 * shorter than five letters may begin with an initial.
 */
export function missetWords(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{M}\u00ad]{5,}/gu)) {
        const lines = linesOf(node, word, index);
        const isBroken = lines.slice(0, -1).some((line) => !line.endsWith("\u00ad"));
        const isTorn = lines.some((line) => line.replace("\u00ad", "").length === 1);
        if (isBroken || isTorn) found.push(lines.join("|"));
      }
    }
    return found;
  });

  function linesOf(node: Node, word: string, index: number): string[] {
    const lines: string[] = [];
    let bottom = Number.NEGATIVE_INFINITY;
    for (const [at, letter] of [...word].entries()) {
      const range = document.createRange();
      range.setStart(node, index + at);
      range.setEnd(node, index + at + 1);
      const box = range.getBoundingClientRect();
      const isNextLine = letter !== "\u00ad" && box.bottom > bottom + 2;
      if (isNextLine) bottom = box.bottom;
      lines.push(isNextLine ? letter : `${lines.pop() ?? ""}${letter}`);
    }
    return lines;
  }
}
