import type { Page } from "@playwright/test";

/**
 * The standard size of letters that somebody has set in the browser, in pixels; 16 where nobody has. The next document
 * keeps it only while this session is open.
 */
export async function setStandardLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
}

/** Runs in the page: letters alone are so many times their size, as Android has them inside another program. */
export function enlargeLetters(factor: number) {
  const elements = [...document.querySelectorAll<HTMLElement | SVGElement>("body *")];
  for (const { style } of elements) style.removeProperty("font-size");
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [at, { style }] of elements.entries())
    style.setProperty("font-size", `${(sizes[at] ?? 0) * factor}px`, "important");
}

/**
 * Runs in the page, and finds lines of text that stand on one another, or outside the box that is drawn round their
 * control.
 */
export function crowdedText(): string[] {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const lines = [...linesIn(root)];
  const onOthers = lines.flatMap((line, at) =>
    lines
      .slice(at + 1)
      .filter((other) => other.text !== line.text && other.isFixed === line.isFixed && overlap(line, other))
      .map((other) => `${line.text.data} on ${other.text.data}`),
  );
  const outside = lines.filter(isOutside).map(({ text }) => `${text.data} outside its box`);
  return [...new Set([...onOthers, ...outside])];

  function* linesIn(part: Element) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!(text instanceof Text) || !element || text.data.trim() === "" || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        const line = { text, isFixed: isFixed(element), ...seenPart(lettersIn(box, element), element) };
        if (line.right - line.left > 2 && line.bottom - line.top > 2) yield line;
      }
    }
  }

  function isShown(element: Element) {
    const isHeardOnly = isWithin(element, ({ clipPath }) => clipPath === "inset(50%)");
    const isNoText = isHeardOnly || element.closest("[aria-hidden='true'], script, style") !== null;
    return !isNoText && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** Bars that stay in sight lie over the page on purpose. */
  function isFixed(element: Element) {
    return isWithin(element, ({ position }) => /fixed|sticky/.test(position));
  }

  function isWithin(element: Element | null, is: (style: CSSStyleDeclaration) => boolean): boolean {
    if (!element || element === root) return false;
    return is(getComputedStyle(element)) || isWithin(element.parentElement, is);
  }

  /** The box of a line is higher than its letters. */
  function lettersIn({ left, right, top, bottom }: DOMRect, element: Element) {
    const half = 0.36 * Number.parseFloat(getComputedStyle(element).fontSize);
    const middle = (top + bottom) / 2;
    return { left, right, top: middle - half, bottom: middle + half };
  }

  /** Whatever a list that scrolls hides is left out. */
  function seenPart(box: ReturnType<typeof lettersIn>, element: Element): ReturnType<typeof lettersIn> {
    const around = element.parentElement;
    if (!around || around === document.body) return box;
    if (getComputedStyle(element).overflowX === "visible") return seenPart(box, around);
    const frame = element.getBoundingClientRect();
    const seen = {
      left: Math.max(box.left, frame.left),
      right: Math.min(box.right, frame.right),
      top: Math.max(box.top, frame.top),
      bottom: Math.min(box.bottom, frame.bottom),
    };
    return seenPart(seen, around);
  }

  function overlap(one: ReturnType<typeof lettersIn>, other: ReturnType<typeof lettersIn>) {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 2;
  }

  function isOutside({ text, left, right, top, bottom }: ReturnType<typeof lettersIn> & { text: Text }) {
    const control = text.parentElement?.closest("a, button, label, summary");
    if (!control) return false;
    const { borderLeftWidth, backgroundColor } = getComputedStyle(control);
    const isDrawn = Number.parseFloat(borderLeftWidth) > 0 || backgroundColor !== "rgba(0, 0, 0, 0)";
    const box = control.getBoundingClientRect();
    return (
      isDrawn &&
      (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
    );
  }
}

/** Runs in the page: the fields that are lower than their letters, by name. */
export function lowFields(): string[] {
  const fields = document.querySelectorAll("input:not([type='checkbox'], [type='radio']), textarea, select");
  const isLow = (field: Element) => {
    const { fontSize, paddingBlockStart, paddingBlockEnd } = getComputedStyle(field);
    const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
    return field.checkVisibility() && field.clientHeight - padding < Number.parseFloat(fontSize);
  };
  return [...fields].filter(isLow).map((field) => field.getAttribute("name") ?? "");
}
