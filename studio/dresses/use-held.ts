import { useEffect, useState } from "react";
import type { BehaviorSubject } from "rxjs";

/** Such a value outlives a look at another tool, and may change meanwhile. */
export function useHeld<Value extends object | undefined>(held: BehaviorSubject<Value>): Value {
  const [value, setValue] = useState(held.value);
  useEffect(() => {
    const following = held.subscribe((now) => setValue(now));
    return () => following.unsubscribe();
  }, [held]);
  return value;
}
