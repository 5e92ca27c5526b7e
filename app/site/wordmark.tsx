import { Link } from "react-router";
import { closeAround } from "#app/ui/dialog.tsx";
import styles from "./wordmark.module.css";

export function Wordmark({ name }: { name: string }) {
  return (
    <Link className={styles.wordmark} to="/" aria-label={`${name}, home`} onClick={closeAround}>
      {name}
    </Link>
  );
}
