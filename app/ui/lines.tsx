import styles from "./lines.module.css";

/** Lines of an address or of hours, each in its own direction. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      <bdi>{line}</bdi>
    </span>
  ));
}
