import { readQuery } from "#model/screens/search-query.ts";
import { folded, isAscii, splitIntoWords } from "#model/search/search-terms.ts";

/** Marks the words that the search has matched. `words` are folded. */
export function MarkedWords({ text, words }: { text: string; words: readonly string[] }) {
  return splitIntoWords(text).map((part, place) => {
    const key = `${place} ${part}`;
    return place % 2 === 1 && words.includes(folded(part)) ? (
      <mark key={key}>{part}</mark>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}

/** Marks the part of a name that was typed, or else its matched words. */
export function MarkedName({ name, text, words }: { name: string; text: string; words: readonly string[] }) {
  const range = rangeOf(name, text);
  if (!range) return <MarkedWords text={name} words={words} />;
  const [from, to] = range;
  return (
    <>
      <span>{name.slice(0, from)}</span>
      <mark>{name.slice(from, to)}</mark>
      <span>{name.slice(to)}</span>
    </>
  );
}

/** Finds the text in a name, ignoring accents and case. No character is cut in two. */
function rangeOf(name: string, text: string): readonly [number, number] | undefined {
  const query = folded(readQuery(text));
  if (query === "") return undefined;
  if (isAscii(name)) {
    const place = folded(name).indexOf(query);
    return place < 0 ? undefined : [place, place + query.length];
  }
  let all = "";
  /** Maps each place in the folded name to its place in the name. */
  const places: number[] = [];
  for (const { 0: character, index } of name.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const plain = folded(character);
    places.push(...Array.from({ length: plain.length }, () => index));
    all += plain;
  }
  const start = all.indexOf(query);
  if (start < 0) return undefined;
  const last = places[start + query.length - 1] ?? 0;
  const end = places.find((place) => place > last) ?? name.length;
  return [places[start] ?? 0, end];
}
