import { lazy, Suspense, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { previewNames } from "#words/preview.ts";
import styles from "./preview-bar.module.css";

type PreviewBarProps = {
  /** The title of the release. */
  title: string | undefined;
  /** Whether this is the preview of Studio's Presentation tool. */
  isBesideForm: boolean;
};

const VisualEditing = lazy(async () => ({
  default: (await import("./preview-visual-editing.tsx")).VisualEditing,
}));

/** Reminds an editor that visitors do not see this page. Beside Studio's form they know. */
export function PreviewBar({ title, isBesideForm }: PreviewBarProps) {
  const { pathname, search } = useLocation();
  const place = useSyncExternalStore(unchanging, placeOf, () => undefined);
  if (isBesideForm && place !== "tab")
    return (
      place && (
        <Suspense>
          <VisualEditing />
        </Suspense>
      )
    );
  return (
    <aside className={styles.bar} aria-label={previewNames.title}>
      <span>{title === undefined ? previewNames.title : `${previewNames.title}: ${title}`}</span>
      <a href={`/preview/leave?${new URLSearchParams({ to: pathname + search })}`}>{previewNames.leave}</a>
    </aside>
  );
}

/** The same preview may be opened in a tab of its own, where there is no form to lead to. */
function placeOf() {
  return window.parent === window ? "tab" : "frame";
}

function unchanging() {
  return () => undefined;
}
