import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isMotionPaused } from "#app/ui/motion.ts";
import { PRODUCT_FOLDER } from "#model/screens/screen-paths.ts";
import styles from "./entry-animation.module.css";
import { Monogram } from "./monogram.tsx";

/**
 * The label's mark, over a screen that is already there, for a moment after the screen is entered. It takes no clicks and is
 * hidden from assistive technology. app/boot/boot.ts shows it on the first screen and ends it at the first input. Where a
 * picture travels, that is the animation (dresses/card-transition.tsx).
 */
export function EntryAnimation() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);

  // It is there in the first frame of the screen: nothing is shown, and covered then.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const root = document.documentElement;
    delete root.dataset["entryAnimation"];
    if (pathname === "/" || type === "POP" || isMotionPaused()) return;
    // Asks for the layout without the attribute, or the animation does not restart.
    void root.offsetWidth;
    root.dataset["entryAnimation"] = "mark";
  }, [pathname, type]);

  // It leaves the picture of a product free, which may be in a view transition.
  const isBesidePicture = pathname.startsWith(PRODUCT_FOLDER);
  return (
    <div
      className={styles.entryAnimation}
      data-beside-picture={isBesidePicture || undefined}
      aria-hidden="true"
    >
      <Monogram />
    </div>
  );
}
