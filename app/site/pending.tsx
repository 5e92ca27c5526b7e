import { useEffect } from "react";
import { useNavigation } from "react-router";
import { loadingWords } from "#words/controls.ts";
import styles from "./pending.module.css";

/** While the next screen's data is on its way. It waits a moment before it shows, so that it does not flash for a quick response. */
export function Pending() {
  const { state, location } = useNavigation();
  const isPending = state === "loading" && location !== undefined;

  useEffect(() => {
    if (!isPending) return;
    const main = document.getElementById("main");
    main?.setAttribute("aria-busy", "true");
    return () => main?.removeAttribute("aria-busy");
  }, [isPending]);

  const { product, other } = loadingWords;
  return (
    <div role="status">
      {isPending && (
        <div className={styles.pending}>
          <span className={styles.line} />
          <p className="label">{location.pathname.startsWith("/product/") ? product : other}</p>
        </div>
      )}
    </div>
  );
}
