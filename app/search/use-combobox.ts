import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { SEARCH_RESULTS_ID } from "./search-field.ts";

type Combobox = {
  text: string;
  write: (text: string) => void;
  count: number;
  idOf: (place: number) => string;
};

/**
 * Makes the field a combobox, whose listbox is the results: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The focus stays in the field.
 * Arrows up and down point at an option, which Enter opens. All other keys belong to the text. Escape empties the field, then closes the dialog.
 * Returns the place of the option, or -1.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  { text, write, count, idOf }: Combobox,
): number {
  const [pointed, setPointed] = useState({ text, place: -1 });
  const active = pointed.text === text && pointed.place < count ? pointed.place : -1;
  const isExpanded = count > 0;

  useEffect(() => {
    const combobox = field.current;
    combobox?.setAttribute("aria-expanded", String(isExpanded));
    if (active < 0) combobox?.removeAttribute("aria-activedescendant");
    else combobox?.setAttribute("aria-activedescendant", idOf(active));
    if (active >= 0) document.getElementById(idOf(active))?.scrollIntoView({ block: "nearest" });
  }, [field, isExpanded, active, idOf]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "Escape") {
      // Browsers differ: WebKit keeps Escape to the search field, and sends the dialog no event.
      event.preventDefault();
      // The text follows the field a little later.
      if (field.current?.value) write("");
      else field.current?.closest("dialog")?.close();
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
    const combobox = field.current;
    if (!combobox) return;
    combobox.setAttribute("role", "combobox");
    combobox.setAttribute("aria-autocomplete", "list");
    combobox.setAttribute("aria-controls", SEARCH_RESULTS_ID);
    const listen = (event: KeyboardEvent) => onKey(event);
    combobox.addEventListener("keydown", listen);
    return () => combobox.removeEventListener("keydown", listen);
  }, [field]);

  return active;
}

/** Down from the last is the first, up from the first the last. Undefined where the key means nothing here. */
function nextPlace(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  return ["Home", "End", "ArrowLeft", "ArrowRight"].includes(key) ? -1 : undefined;
}
