import { useEffect, useEffectEvent, useState } from "react";
import { SEARCH_FIELD_ID, SEARCH_RESULTS_ID, writeSearchText } from "./search-field.ts";

type Combobox = {
  count: number;
  idOf: (place: number) => string;
};

/**
 * Makes the field a combobox, whose listbox is the results: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The focus stays in the field.
 * Arrows up and down point at an option, which Enter opens. All other keys belong to the text. Escape empties the field, then closes the dialog.
 * Returns the place of the option, or -1.
 */
export function useCombobox(text: string, { count, idOf }: Combobox): number {
  const [pointed, setPointed] = useState({ text, place: -1 });
  const active = pointed.text === text && pointed.place < count ? pointed.place : -1;
  const isExpanded = count > 0;

  useEffect(() => {
    const field = document.getElementById(SEARCH_FIELD_ID);
    field?.setAttribute("aria-expanded", String(isExpanded));
    if (active < 0) field?.removeAttribute("aria-activedescendant");
    else field?.setAttribute("aria-activedescendant", idOf(active));
    if (active >= 0) document.getElementById(idOf(active))?.scrollIntoView({ block: "nearest" });
  }, [isExpanded, active, idOf]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "Escape") {
      // Browsers differ: WebKit keeps Escape to the search field, and sends the dialog no event.
      event.preventDefault();
      if (text) writeSearchText("");
      else document.getElementById(SEARCH_FIELD_ID)?.closest("dialog")?.close();
      return;
    }
    const next = nextPlace(event.key, active, count);
    if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      document.getElementById(idOf(active))?.click();
    } else if (next !== undefined) {
      if (next >= 0) event.preventDefault();
      setPointed({ text, place: next });
    }
  });

  useEffect(() => {
    const field = document.getElementById(SEARCH_FIELD_ID);
    if (!field) return;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", SEARCH_RESULTS_ID);
    const listen = (event: KeyboardEvent) => onKey(event);
    field.addEventListener("keydown", listen);
    return () => field.removeEventListener("keydown", listen);
  }, []);

  return active;
}

/** Down from the last is the first, up from the first the last. Undefined where the key means nothing here. */
function nextPlace(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  return ["Home", "End", "ArrowLeft", "ArrowRight"].includes(key) ? -1 : undefined;
}
