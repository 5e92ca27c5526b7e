/** Half a surrogate pair becomes U+FFFD. What `String.prototype.toWellFormed` does, which Safari has since 16.4. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
