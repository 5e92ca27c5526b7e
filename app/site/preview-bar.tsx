import { useLocation } from "react-router";
import { previewNames } from "#app/label/words.ts";
import styles from "./preview-bar.module.css";

/** Reminds an editor that what is on the screen is not what shoppers see. `title`: of the release that is shown. */
export function PreviewBar({ title }: { title: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <aside className={styles.bar} aria-label={previewNames.title}>
      <span>{title === undefined ? "Preview" : `Preview: ${title}`}</span>
      <a href={`/preview/leave?${new URLSearchParams({ to: pathname + search })}`}>{previewNames.leave}</a>
    </aside>
  );
}
