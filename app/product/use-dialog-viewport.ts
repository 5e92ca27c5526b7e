import { type RefObject, useEffect, useState } from "react";
import type { Viewport } from "./lightbox-state.ts";

/** Size in pixels and direction of reading of an open dialog; 0 × 0 until it has been open. */
export function useDialogViewport(dialog: RefObject<HTMLDialogElement | null>) {
  const [viewport, setViewport] = useState<Omit<Viewport, "pictures">>({
    screen: { width: 0, height: 0 },
    direction: 1,
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (!element.open) return;
      const direction = getComputedStyle(element).direction === "rtl" ? -1 : 1;
      setViewport({ screen: { width: element.clientWidth, height: element.clientHeight }, direction });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [dialog]);

  return viewport;
}
