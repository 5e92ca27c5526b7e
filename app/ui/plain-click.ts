/** With one of these a browser opens a link elsewhere, in a new tab or window, or downloads it. */
export const modifierKeys = ["metaKey", "ctrlKey", "shiftKey", "altKey"] as const;

type Click = { button: number } & Record<(typeof modifierKeys)[number], boolean>;

/** A click that the shop may answer itself; any other one is the browser's. app/boot/taps.ts has the same rule. */
export function isPlainClick(event: Click): boolean {
  return event.button === 0 && !modifierKeys.some((key) => event[key]);
}
