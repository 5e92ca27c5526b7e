import type { Letters, Signature } from "#app/site/wordmark-length.ts";

/** A label's name with what the server writes beside it: for the wordmark, and for the signature of the footer. */
export type NamedLabel = { name: string; letters: Letters; signature: Signature };

type NamesInType = { names: readonly NamedLabel[]; type?: string };

/**
 * Runs in the page: gives the label each name as the server would, and returns what then stands outside the screen or
 * on something else in the header. `type` is a style sheet with another pairing.
 */
export async function namesOverflowing({ names, type = "" }: NamesInType): Promise<string[]> {
  const typeSheet = new CSSStyleSheet();
  typeSheet.replaceSync(type);
  document.adoptedStyleSheets = [typeSheet];
  // The new type is asked for when something is laid out in it.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  const wordmarks = [...document.querySelectorAll<HTMLElement>('a[aria-label$=", home"]')];
  const signature = document.querySelector<SVGElement>("footer svg:has(> text)");
  const marks = [...wordmarks, ...document.querySelectorAll("footer svg > text")];
  const header = document.querySelector("header");
  const controls = [...(header?.querySelectorAll("a, button") ?? [])];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  function lettersOf(element: Element): DOMRect {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  }

  function faultsOf({ name, letters, signature: { length, lengthAdjust } }: NamedLabel): string[] {
    for (const mark of marks) mark.textContent = name;
    document.body.removeAttribute("style");
    for (const [token, value] of Object.entries(letters)) document.body.style.setProperty(token, value);
    signature?.setAttribute("viewBox", `0 0 ${length} 100`);
    signature?.style.setProperty("--length", `${length}`);
    signature?.firstElementChild?.setAttribute("textLength", `${1.0055 * length}`);
    signature?.firstElementChild?.setAttribute("lengthAdjust", lengthAdjust);
    const shown = marks.filter(isShown).map((mark) => ({ mark, box: lettersOf(mark) }));
    if (shown.length < 2) return [`${name}: it is not shown`];
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways = scrollWidth > clientWidth ? [`${name}: the page is ${scrollWidth} wide`] : [];
    const out = shown.filter(({ box }) => box.left < -0.5 || box.right > innerWidth + 0.5);
    const covered = shown.filter(({ mark, box }) =>
      controls
        .filter((control) => isShown(control) && !marks.includes(control) && header?.contains(mark))
        .map((control) => control.getBoundingClientRect())
        .some(
          (other) =>
            other.left < box.right - 0.5 &&
            other.right > box.left + 0.5 &&
            other.top < box.bottom &&
            other.bottom > box.top,
        ),
    );
    const beside = [...new Set([...out, ...covered])].map(
      ({ box }) => `${name}: from ${box.left.toFixed(1)} to ${box.right.toFixed(1)}`,
    );
    return [...sideways, ...beside];
  }

  return names.flatMap(faultsOf);
}
