import type { SanityClient } from "@sanity/client";
import { useEffect, useState } from "react";

type LabelWords = { name: string; sentence: string };

const WORDS = '*[_id == "house"][0]{name, description}';

/** Until the label has written any. */
const none: LabelWords = {
  name: "The quick brown fox",
  sentence: "Jumps over the lazy dog, in nine weeks, for 2,450.",
};

/** A few of the label's own words, to be set in type. */
export function useLabelWords(client: SanityClient): LabelWords {
  const [words, setWords] = useState(none);
  useEffect(() => {
    const ended = new AbortController();
    client.fetch<unknown>(WORDS, {}, { signal: ended.signal }).then(
      (read) => setWords({ name: textOf(read, "name"), sentence: textOf(read, "description") }),
      () => undefined,
    );
    return () => ended.abort();
  }, [client]);
  return { name: words.name || none.name, sentence: words.sentence || none.sentence };
}

function textOf(value: unknown, field: string): string {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, field) : "";
  return typeof text === "string" ? text : "";
}
