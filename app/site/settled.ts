import { useEffect, useState } from "react";

/** How long a hand rests before what it wrote counts as written. */
const SETTLE_MS = 600;

/** Whether `text` has stayed the same for a while. */
export function useSettled(text: string): boolean {
  const [settledText, setSettledText] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return settledText === text;
}
