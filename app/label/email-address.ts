import { entryLimits } from "./entry-limits.ts";

/** Something before an @, and a domain with a dot after it: enough to catch typing errors, as browsers do. */
export function isEmailAddress(text: string): boolean {
  return text.length <= entryLimits.email && /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
