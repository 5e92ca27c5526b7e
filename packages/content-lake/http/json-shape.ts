/**
 * How many levels of lists and objects the text has, and how many lists and objects. One pass finds them, whatever the text is.
 * A bracket within a string is a character.
 */
export function shapeOf(text: string): { depth: number; containers: number } {
  let level = 0;
  let depth = 0;
  let containers = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isInString = !isInString;
    else if (isInString) continue;
    else if (code === OPENING_BRACKET || code === OPENING_BRACE) {
      level += 1;
      containers += 1;
      depth = Math.max(depth, level);
    } else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) level -= 1;
  }
  return { depth, containers };
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPENING_BRACKET, CLOSING_BRACKET] = [0x5b, 0x5d];
const [OPENING_BRACE, CLOSING_BRACE] = [0x7b, 0x7d];
