import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/assistants.ts";

export const assistantWords: WordsLike<typeof english.assistantWords> = {
  pages: "Pagine",
  asking: "Come scriverci",
  ask: "Nel negozio non si paga. Per acquistare o noleggiare un abito, ci invii un messaggio con la sua taglia e la data:",
  asText:
    "Ognuna di queste pagine è testo semplice. Senza .md alla fine dell’indirizzo è la pagina che si vede.",
};
