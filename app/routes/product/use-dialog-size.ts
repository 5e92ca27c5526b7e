import { type RefObject, useEffect, useState } from "react";
import type { Box } from "./lightbox-view.ts";

/** Pixels of an open dialog; 0 × 0 until it has been open. */
export function useDialogSize(dialog: RefObject<HTMLDialogElement | null>): Box {
  const [size, setSize] = useState<Box>({ width: 0, height: 0 });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.open) setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [dialog]);

  return size;
}
