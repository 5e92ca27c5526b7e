import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { QUICKEST_MS } from "#model/entries/entry-limits.ts";

/** A form that the browser has filled in is held until it no longer counts as a program's, and then pressed again. */
export function useHeldPress() {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Returns whether the form has to wait. */
  function hold(event: FormEvent<HTMLFormElement>): boolean {
    const early = QUICKEST_MS - performance.now();
    if (early <= 0) return false;
    event.preventDefault();
    const { nativeEvent } = event;
    const button = "submitter" in nativeEvent ? nativeEvent.submitter : undefined;
    setHeld(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The press comes to a form that is no longer held.
      flushSync(() => setHeld(false));
      // Safari has `requestSubmit` only since 16.
      if (button instanceof HTMLElement) button.click();
    }, early);
    return true;
  }

  return { isHeld, hold };
}
