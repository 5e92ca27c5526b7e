/**
 * Copies all of a field's text, and leaves it selected. To be called while a click lasts: afterwards a browser copies
 * nothing. Returns whether the browser says that it has.
 */
export async function copyText(field: HTMLTextAreaElement): Promise<boolean> {
  // iOS selects nothing in a field that has not the focus.
  field.focus();
  field.setSelectionRange(0, field.value.length);
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // The clipboard is refused to pages without https; the older way copies what is selected.
    return document.execCommand("copy");
  }
}
