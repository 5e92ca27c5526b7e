/**
 * A common noun begins small inside a sentence: "Sauge", the name of a colour, is "en sauge". A name with other capitals is the
 * label's own, and stays: "Bleu Majorelle".
 */
export function insideSentence(name: string): string {
  return /^\p{Lu}\P{Lu}*$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
