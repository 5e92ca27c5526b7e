import { SHOW } from "./visit-choice.ts";

/** The form as it is, with the step that changes nothing. */
export function asShown(form: HTMLFormElement | null): FormData {
  const entries = new FormData(form ?? undefined);
  entries.set(SHOW, "times");
  return entries;
}
