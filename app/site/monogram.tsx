import styles from "./monogram.module.css";

/** The label's mark: its initial within a didone O. Decoration; the wordmark carries the name. */
export function Monogram({ initial = "A" }: { initial?: string }) {
  return (
    <svg className={styles.monogram} viewBox="0 0 56 68" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M28 1a27 33 0 1 0 0 66 27 33 0 1 0 0-66Zm0 1.1a20.5 31.9 0 1 1 0 63.8 20.5 31.9 0 1 1 0-63.8Z"
      />
      <text x="28" y="45.5" textAnchor="middle">
        {initial}
      </text>
    </svg>
  );
}
