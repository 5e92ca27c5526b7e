/** These keys open a link elsewhere, in a new tab or window, or download it. */
const modifierKeys = ["metaKey", "ctrlKey", "shiftKey", "altKey"] as const;

type Click = { button: number } & Record<(typeof modifierKeys)[number], boolean>;

/** A click that the shop may answer itself; any other one is the browser's. */
export function isPlainClick(event: Click): boolean {
  return event.button === 0 && !modifierKeys.some((key) => event[key]);
}
