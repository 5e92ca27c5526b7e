import { useEffect, useState } from "react";
import { noDay, type StoredDay, storedDay } from "./stored-day.ts";

/** None on the server, and until the page is hydrated. Follows other tabs. */
export function useStoredDay(): StoredDay {
  const [stored, setStored] = useState(noDay);

  useEffect(() => {
    const follow = () => setStored(storedDay());
    follow();
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  return stored;
}
