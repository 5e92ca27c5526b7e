import { type CSSProperties, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { VEIL_MS } from "#app/label/house.ts";
import { isMotionPaused } from "#app/ui/motion.ts";
import { Monogram } from "./monogram.tsx";
import styles from "./veil.module.css";

/**
 * The label's mark over a screen that is already there, while it is entered. It takes no clicks and tells assistive
 * technology nothing; site/first-script.ts shows it on the first screen and lifts it at any sign of use.
 */
export function Veil() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const { dataset } = document.documentElement;
    delete dataset["veil"];
    if (VEIL_MS === 0 || pathname === "/" || type === "POP" || isMotionPaused()) return;
    // The attribute must be seen to go before it comes again, or the animation does not begin anew.
    const frame = requestAnimationFrame(() => {
      dataset["veil"] = veilOf(pathname);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, type]);

  const style: CSSProperties & Record<"--veil-time", string> = { "--veil-time": `${VEIL_MS}ms` };
  return (
    <div className={styles.veil} style={style} aria-hidden="true">
      <Monogram />
    </div>
  );
}

/** On a product the picture stays free, since it may be travelling; site/first-script.ts says the same. */
function veilOf(pathname: string): "beside-picture" | "" {
  return pathname.startsWith("/product/") ? "beside-picture" : "";
}
