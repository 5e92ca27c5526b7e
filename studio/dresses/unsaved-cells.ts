import { useEffect } from "react";
import { BehaviorSubject } from "rxjs";
import { type Cell, type Edits, withCells } from "./dress-cells.ts";
import { useHeld } from "./use-held.ts";

const unsaved = new BehaviorSubject<Edits>(new Map());

/** The cells that somebody has typed into. */
export function useEdits() {
  const edits = useHeld(unsaved);
  const hasAny = edits.size > 0;

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (hasAny) window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasAny]);

  return { edits, change, setEdits };
}

function change(cells: readonly Cell[]) {
  setEdits((before) => withCells(before, cells));
}

function setEdits(edit: (before: Edits) => Edits) {
  unsaved.next(edit(unsaved.value));
}
