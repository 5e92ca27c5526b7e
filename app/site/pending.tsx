import { useEffect } from "react";
import { useFetchers, useNavigation } from "react-router";
import { useNextLocation } from "#app/ui/next-location.ts";
import { PRODUCT_FOLDER } from "#model/screens/screen-paths.ts";
import loadingWords from "#words/loading.json" with { type: "json" };
import styles from "./pending.module.css";

/** Says that a form or the next screen is on its way. It shows after a moment, so that a quick response causes no flash. */
export function Pending() {
  const { state, formMethod } = useNavigation();
  const location = useNextLocation();
  const fetchers = useFetchers();
  const isSending = formMethod === "POST" || fetchers.some((fetcher) => fetcher.formMethod === "POST");
  const isLoading = state === "loading" && !isSending;

  useEffect(() => {
    if (!isLoading) return;
    const main = document.getElementById("main");
    main?.setAttribute("aria-busy", "true");
    return () => main?.removeAttribute("aria-busy");
  }, [isLoading]);

  const { product, other, sending } = loadingWords;
  const ofScreen = location?.pathname.startsWith(PRODUCT_FOLDER) ? product : other;
  return (
    <div role="status">
      {(isSending || isLoading) && (
        <div className={styles.pending}>
          <span className={styles.line} />
          <p className="label">{isSending ? sending : ofScreen}</p>
        </div>
      )}
    </div>
  );
}
