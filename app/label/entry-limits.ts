/** Longest entries of the forms, in UTF-16 units after trimming. */
export const entryLimits = {
  name: 120,
  /** RFC 5321: longer ones cannot be delivered. */
  email: 254,
  /** A message becomes a WhatsApp link, which has to fit into an address bar. */
  message: 2000,
} as const;

/** Not `toWellFormed`: Safari has it since 16.4. */
const halfPairs = /\p{Surrogate}/gu;

/** A form's field without the spaces round it. Line breaks travel as CR LF and are one character, as they are in the field. */
export function readEntry(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replace(halfPairs, "\ufffd").replace(/\r\n?/g, "\n").trim() : "";
}
