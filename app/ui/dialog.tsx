import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { endEntry, giveEntryBack, useDialogEntry } from "./dialog-history.ts";
import { isPlainClick } from "./plain-click.ts";

type DialogProps = {
  id: string;
  /** Its accessible name. */
  label: string;
  className?: string | undefined;
  /** Rendered open on the server when the address asks for it. */
  isOpen?: boolean;
  /**
   * The visitor has dismissed it. Not called when a navigation has left it: that has an address of its own. `hasEntry`: it
   * still has a history entry, which is given back unless this returns true and does so itself.
   */
  onDismiss?: (hasEntry: boolean) => boolean;
  children: ReactNode;
};

/** The return value of a dialog that a navigation has left, as opposed to one that was dismissed. */
const LEFT = "left";

/**
 * A native modal dialog. What closes it:
 *
 * | cause                                   | by                                           | `onDismiss` |
 * |-----------------------------------------|----------------------------------------------|-------------|
 * | Escape, Back in Chrome on Android       | the browser                                  | yes         |
 * | Back elsewhere                          | dialog-history.ts                            | yes         |
 * | a click that begins and ends beside it  | `closeOnBackdrop`                            | yes         |
 * | a button with `closes(id)`              | the browser, or boot/dialogs.ts   | yes         |
 * | a link inside it with `closeAround`     | `closeAround`, before the router follows it  | no          |
 * | another path, or `isOpen` becomes false | the effect on `screen`                       | no          |
 *
 * `opens(id)` and `closes(id)` work before the screen's scripts have run.
 */
export function Dialog({ id, label, className, isOpen = false, onDismiss, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, key } = useLocation();
  // After the first paint the browser owns the attribute: React removing it would leave the page inert.
  const [wasOpen] = useState(isOpen);

  // A dialog belongs to the screen, or the address, it was opened on. One that was opened before script came stays.
  const screen = `${pathname} ${isOpen}`;
  const lastScreen = useRef(screen);
  useEffect(() => {
    if (lastScreen.current === screen) return;
    lastScreen.current = screen;
    if (!isOpen) dialog.current?.close(LEFT);
  }, [screen, isOpen]);

  // A dialog that the server rendered open stands in the page; as a modal it keeps the rest out of reach.
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element || element.matches(":modal")) return;
    // Not close(): that would tell everybody that the visitor has closed it.
    element.removeAttribute("open");
    element.showModal();
  }, [isOpen]);

  useDialogEntry(dialog, isOpen && key);
  const pressed = useRef<EventTarget>(null);

  // A selection that begins in a field and ends beside the dialog is a click on the dialog, too.
  function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && pressed.current === currentTarget) currentTarget.close();
  }

  function tellDismissal({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    const isLeft = currentTarget.returnValue === LEFT;
    currentTarget.returnValue = "";
    const hasEntry = endEntry(currentTarget);
    if (!isLeft && !onDismiss?.(hasEntry) && hasEntry) giveEntryBack();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      id={id}
      className={className}
      aria-label={label}
      open={wasOpen}
      onClose={tellDismissal}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeOnBackdrop}
      suppressHydrationWarning
    >
      {children}
    </dialog>
  );
}

/** Attributes for a button that opens the dialog. */
export function opens(id: string) {
  return { command: "show-modal", commandfor: id };
}

/** Attributes for a button that closes the dialog. */
export function closes(id: string) {
  return { command: "close", commandfor: id };
}

/** A link inside a dialog may lead to the present page, so it closes the dialog around it, and no other. */
export function closeAround(event: MouseEvent<HTMLElement>) {
  if (isPlainClick(event)) leave(event.currentTarget.closest("dialog"));
}

/** Closes what is left for another address. */
export function leave(dialog: HTMLDialogElement | null | undefined) {
  dialog?.close(LEFT);
}
