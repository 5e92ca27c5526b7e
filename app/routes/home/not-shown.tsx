import { Link } from "react-router";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./not-shown.module.css";

/** Why an address that named a piece or a collection led here. */
export function NotShown({ text }: { text: string }) {
  return (
    <div className={styles.notice} role="status">
      <p>{text}</p>
      <Link className={buttons.icon} to="/" replace preventScrollReset aria-label="Close the notice">
        <Icon name="close" />
      </Link>
    </div>
  );
}
