/**
 * Behind a text, the address of its field, between two characters of Unicode's private use. Only for a rendering that is never sent: see
 * docs/decisions/026-presentation.md. A visitor may send such characters: what is between them counts only where it is an address, which is no
 * more than the place of a field, and can end no attribute.
 */
const START = "\ue000";
const END = "\ue001";

const marks = new RegExp(`${START}(id=[\\w.-]+;type=\\w+;path=[\\w.:-]+;base=%2F)${END}`, "g");

export function markOf(field: string): string {
  return START + field + END;
}

export function withoutMarks(text: string): string {
  return text.replace(marks, "");
}

/** The last of several marks counts. */
export function markedField(text: string): string | undefined {
  return [...text.matchAll(marks)].at(-1)?.[1];
}
