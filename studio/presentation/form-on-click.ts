import { useEffect } from "react";
import type { PreviewHeaderProps } from "sanity/presentation";

/** Presentation's button for the form, where page and form stand one behind the other. It is in no interface of Presentation. */
const FORM_TAB = "presentation-narrow-tab-content";

/** On a narrow screen Presentation opens the field of what was clicked behind the page: the form comes to the front. */
export function useFormOnClick({ iframeRef }: Pick<PreviewHeaderProps, "iframeRef">) {
  useEffect(() => {
    function showForm({ source, data }: MessageEvent<unknown>) {
      if (source === iframeRef.current?.contentWindow && isClick(data))
        document.getElementById(FORM_TAB)?.click();
    }
    addEventListener("message", showForm);
    return () => removeEventListener("message", showForm);
  }, [iframeRef]);
}

/** The overlays send one of these for a click: the present name and the one that is still in use. */
const CLICKED: readonly unknown[] = ["visual-editing/focus", "overlay/focus"];

function isClick(data: unknown): boolean {
  return typeof data === "object" && data !== null && "type" in data && CLICKED.includes(data.type);
}
