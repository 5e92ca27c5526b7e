/** Runs in the page: words that are divided so that one letter of them stands alone on its line. Letters set as an initial are meant to. */
export function loneLetters(): string[] {
  const walker = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const found: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\u00ad]{5,}/gu)) {
      const lines = linesOf(node, word, index);
      if (lines.some((line) => line.length === 1)) found.push(lines.join("|"));
    }
  }
  return found;

  function linesOf(node: Node, word: string, index: number) {
    const lines = new Map<number, string>();
    for (const [at, letter] of [...word].entries()) {
      const range = document.createRange();
      range.setStart(node, index + at);
      range.setEnd(node, index + at + 1);
      const { width, bottom } = range.getBoundingClientRect();
      if (width > 0 && letter !== "\u00ad") lines.set(bottom, (lines.get(bottom) ?? "") + letter);
    }
    return [...lines.values()];
  }
}
