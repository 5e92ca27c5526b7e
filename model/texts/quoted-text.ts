/** Text in the marks of the shop's language, unless its author has set marks of another already. */
export function quoted(text: string, { opening, closing }: { opening: string; closing: string }): string {
  return /^\*?["“”„«»‹›‘‚「『]/.test(text) ? text : opening + text + closing;
}
