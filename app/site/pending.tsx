import { useNavigation } from "react-router";
import { errors } from "#app/label/error-words.ts";
import { Loading } from "./loading.tsx";
import styles from "./pending.module.css";

/** While the next screen's data is on its way. It waits a moment before it shows, so that quick answers never flash. */
export function Pending() {
  const { state, location } = useNavigation();
  if (state !== "loading" || !location) return null;
  const isProduct = location.pathname.startsWith("/product/");
  return (
    <div className={styles.pending}>
      <Loading text={isProduct ? errors.loading.product : errors.loading.other} />
    </div>
  );
}
