import { useCallback, useEffect, useState } from "react";
import { type Cell, type Edits, withCells } from "./dress-cells.ts";

/** The typed cells outlive a look at another tool. */
let unsaved: Edits = new Map();

export function useEdits() {
  const [edits, setEdits] = useState(unsaved);
  const change = useCallback((cells: readonly Cell[]) => setEdits((before) => withCells(before, cells)), []);
  const hasAny = edits.size > 0;

  useEffect(() => {
    unsaved = edits;
  }, [edits]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (hasAny) window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasAny]);

  return { edits, change, setEdits };
}
