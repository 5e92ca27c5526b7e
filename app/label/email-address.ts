/** Something before an @, and a domain with a dot after it: enough to catch a slip of the hand, as browsers do. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
