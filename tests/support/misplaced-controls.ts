/**
 * Runs in the page, and finds controls that stand partly outside the screen or on another control, by name, with
 * their edges in pixels. `within` is a selector of the part to look at.
 */
export function misplacedControls(within: string): string[] {
  const width = document.documentElement.clientWidth;
  const controls = [...document.querySelectorAll(`${within} :is(a, button, input, summary)`)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({ control, box: control.getBoundingClientRect() }));
  if (controls.length === 0) return ["nothing to be used"];
  const beside = controls.filter(({ box }) => box.left < 0 || box.right > width || box.width < 1);
  const over = controls.filter(({ box }, index) =>
    controls.slice(index + 1).some((other) => overlap(box, other.box)),
  );
  return [...beside, ...over].map(
    ({ control, box }) =>
      `${control.getAttribute("aria-label") ?? control.textContent} ${Math.round(box.left)} to ${Math.round(box.right)}`,
  );

  function overlap(a: DOMRect, b: DOMRect) {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 1 && down > 1;
  }
}
