import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/assistants.ts";

export const assistantWords: WordsLike<typeof english.assistantWords> = {
  pages: "Seiten",
  asking: "So fragen Sie an",
  ask: "Im Shop wird nichts bezahlt. Um ein Kleid zu kaufen oder zu mieten, schreiben Sie uns Ihre Größe und das Datum:",
  asText:
    "Jede dieser Seiten ist reiner Text. Ohne .md am Ende der Adresse ist sie die Seite, die man sieht.",
};
