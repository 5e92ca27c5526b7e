/**
 * Runs in the page after a new layout, and finds words and controls that are cut off, stand partly outside the
 * screen, or run over their neighbour in a list of facts. Parts of a list that scrolls are not lost.
 */
export async function lostText(): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const width = document.documentElement.clientWidth;
  const { scrollWidth } = document.documentElement;
  const sideways = scrollWidth > width ? [`the page is ${scrollWidth} wide`] : [];
  const lost = [...boxes()].filter(({ box, element }) => isLost(box, element));
  return [...sideways, ...new Set(lost.map(({ name }) => name))];

  function* boxes() {
    for (const text of texts()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const element = text.parentElement;
      if (element) for (const box of range.getClientRects()) yield { box, element, name: text.data.trim() };
    }
    for (const element of document.querySelectorAll("a, button, input, textarea")) {
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      if (isShown(element)) yield { box: element.getBoundingClientRect(), element, name };
    }
  }

  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node instanceof Text && node.data.trim() && node.parentElement && isShown(node.parentElement))
        yield node;
    }
  }

  function isShown(element: Element) {
    const isHeardOnly = element.closest(".visually-hidden, [aria-hidden='true'], script, style") !== null;
    return !isHeardOnly && element.checkVisibility({ visibilityProperty: true });
  }

  function isLost(box: DOMRect, element: Element) {
    if (box.width < 2) return false;
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX)) return false;
      if (/hidden|clip/.test(overflowX) && isCut(box, around.getBoundingClientRect())) return true;
    }
    return box.left < -1 || box.right > width + 1 || isOverItsFact(box, element);
  }

  /** A name that is wider than its column runs over the fact beside it. */
  function isOverItsFact(box: DOMRect, element: Element) {
    const column = element.closest("dt")?.getBoundingClientRect();
    return column !== undefined && (box.left < column.left - 1 || box.right > column.right + 1);
  }

  /** A letter's box is higher than the letter: a third of it may be cut. */
  function isCut(box: DOMRect, by: DOMRect) {
    const spare = box.height / 3;
    const isCutAside = box.left < by.left - 1 || box.right > by.right + 1;
    return isCutAside || box.top < by.top - spare || box.bottom > by.bottom + spare;
  }
}

/** The spacing that a reader may ask for, and that must cost no word: WCAG 2.2, 1.4.12. */
export const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Runs in the page: in the place of what was set before. */
export function setStyle(style: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}
