import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/not-found.ts";

export const notFoundWords: WordsLike<typeof english.notFoundWords> = {
  title: "Página no *encontrada*",
  sentence: "En esta dirección no hay ninguna página.",
};
