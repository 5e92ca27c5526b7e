/** Whoever names a token or a document could otherwise move the owner's cursor, rewrite lines, or fill the clipboard. */
export function printable(text: string): string {
  return text.replaceAll(
    controls,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export function say(text: string): void {
  console.log(printable(text));
}

/** These are all but line breaks and tabs, and what turns the direction of writing. */
const controls = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
