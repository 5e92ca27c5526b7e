import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { Icon } from "./icon.tsx";
import { sharedPath } from "./language-base.ts";
import { useNextLocation } from "./next-location.ts";
import { isPlainClick } from "./plain-click.ts";

type DialogProps = Omit<ComponentProps<"dialog">, "ref" | "open" | "onClose"> & {
  id: string;
  label: string;
  ref?: RefObject<HTMLDialogElement | null>;
  /** Whether an address opens it. Left out, the fragment `#id` does. */
  isOpenAt?: (address: Location) => boolean;
  /** The address of the page without the dialog. */
  below?: (address: Location) => string;
  /** Called once the address has closed it. */
  onClosed?: () => void;
};

/**
 * A modal dialog that is open as long as the address says so. Back therefore closes it, and a link inside it needs nothing of its own.
 * Escape, a click beside it and a button close the element; the address follows. Before the scripts have come `:target` shows it.
 */
export function Dialog({ id, label, isOpenAt, below, onClosed, children, ref, ...attributes }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const isIn = isOpenAt ?? ((address: Location) => isFragment(id, address));
  const address = useAddress();
  const next = useNextLocation();
  // A link to another page closes the dialog before that has come.
  const isLeft = (next ?? address) !== address;
  const isOpen = !isLeft && isIn(address);
  const isInAddress = isIn(useLocation());
  const leave = useLeave(below);
  const closed = useEffectEvent(() => onClosed?.());
  const pressed = useRef<EventTarget>(null);

  // A layout effect runs before the next paint, in which `:target` counts no more.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    showInPlace(element);
    return () => element.close();
  }, [isOpen, dialog]);

  useEffect(() => (isInAddress ? () => closed() : undefined), [isInAddress]);

  function closeBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    // A selection that begins in a field and ends beside the dialog is a click on the dialog, too.
    if (target === currentTarget && pressed.current === currentTarget) currentTarget.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      id={id}
      {...attributes}
      aria-label={label}
      // The browser owns the attribute from then on: without it React would leave the page inert.
      open={import.meta.env.SSR && isOpen}
      suppressHydrationWarning
      onClose={({ currentTarget }) => {
        if (isOpen && !currentTarget.open) leave();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeBeside}
    >
      {children}
    </dialog>
  );
}

/** A link to a dialog of the page, which works without script; assistive technology hears of a button. */
export function DialogLink({ opens, ...link }: ComponentProps<"a"> & { opens: string }) {
  const open = useOpenDialog(opens);
  return (
    <a
      {...link}
      role="button"
      aria-haspopup="dialog"
      href={`#${opens}`}
      onClick={open}
      onKeyDown={pressWithSpace}
    />
  );
}

type CloseDialogProps = {
  label: string;
  className: string | undefined;
  /** The address of the page without the dialog, where a fragment does not open it. */
  href?: string | undefined;
};

/** Closes the dialog around it. Without script it leads to a fragment that no element has, so that nothing scrolls. */
export function CloseDialog({ label, className, href = "#closed" }: CloseDialogProps) {
  return (
    <a
      role="button"
      className={className}
      aria-label={label}
      href={href}
      onClick={closeAround}
      onKeyDown={pressWithSpace}
    >
      <Icon name="close" />
    </a>
  );
}

/** Opens a dialog of this page, by a step in the history that Back takes back. */
export function useOpenDialog(id: string) {
  const navigate = useNavigate();
  const address = useAddress();
  return (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari focuses no link that is clicked, and the dialog gives the focus back to what had it.
    event.currentTarget.focus({ preventScroll: true });
    const { pathname, search, hash, state } = address;
    // The history is ahead of what is drawn after Back, and behind it while a choice is on its way.
    const { location } = window;
    const page = new URL(pathname + search, location.href);
    void navigate(
      { pathname, search, hash: id },
      {
        // Another dialog's script may still be on its way.
        replace: hash !== "" && hash === location.hash && state?.isDialog === true,
        preventScrollReset: true,
        // The dialog is there with the click: Escape may follow.
        flushSync: true,
        // Back leads to the page without the dialog, unless the page itself was on its way.
        state: {
          ...state,
          isDialog: page.pathname + page.search === sharedPath(location.pathname) + location.search,
        },
      },
    );
  };
}

/** Takes the dialog out of the address, and leaves no step of the history behind where it was opened on this page. */
export function useLeave(below: DialogProps["below"] = ({ pathname, search }) => pathname + search) {
  const navigate = useNavigate();
  const address = useAddress();
  return () => {
    const { state } = address;
    if (state?.isDialog === true) void navigate(-1);
    else void navigate(below(address), { replace: true, preventScrollReset: true, state });
  };
}

/** The address of this page: the one that is on its way, if that is another one of the same page. */
export function useAddress(): Location {
  const location = useLocation();
  const next = useNextLocation();
  return next?.pathname === location.pathname ? next : location;
}

/** Before the scripts had come, a visitor may have scrolled in it and gone to a field. */
function showInPlace(dialog: HTMLDialogElement) {
  if (!dialog.open && dialog.getClientRects().length === 0) return dialog.showModal();
  // The address alone gives the focus to the dialog itself.
  const inside = dialog.querySelector<HTMLElement>(":focus");
  const scrolled = [dialog, ...dialog.querySelectorAll("*")].flatMap((part) =>
    part.scrollTop > 0 ? [{ part, top: part.scrollTop }] : [],
  );
  // The server can open it only beside the page.
  dialog.removeAttribute("open");
  dialog.showModal();
  inside?.focus({ preventScroll: true });
  for (const { part, top } of scrolled) part.scrollTop = top;
}

export function isFragment(id: string, { hash }: Pick<Location, "hash">): boolean {
  return hash === `#${id}`;
}

function closeAround(event: MouseEvent<HTMLElement>) {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  event.currentTarget.closest("dialog")?.close();
}

/** A link hears of Enter alone. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
