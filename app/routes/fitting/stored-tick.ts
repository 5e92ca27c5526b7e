/** For as long as the tab is open: whether her notes go along. */
const KEY = "fitting-notes";

export function storedTick(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Where storage is refused, the tick is on this page alone. */
export function storeTick(isTicked: boolean): void {
  try {
    if (isTicked) sessionStorage.setItem(KEY, "");
    else sessionStorage.removeItem(KEY);
  } catch {
    // The box has it.
  }
}
