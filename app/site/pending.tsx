import { useEffect } from "react";
import { useNavigation } from "react-router";
import { loadingWords } from "#words/controls.ts";
import styles from "./pending.module.css";

/** Says that the next screen is on its way. It shows after a moment, so that a quick response causes no flash. */
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
