import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/assistants.ts";

export const assistantWords: WordsLike<typeof english.assistantWords> = {
  pages: "Pages",
  asking: "Pour nous écrire",
  ask: "La boutique ne prend pas de paiement. Pour acheter ou louer une robe, envoyez-nous un message avec votre taille et la date\u00a0:",
  asText:
    "Chacune de ces pages est en texte simple. Sans .md à la fin de l’adresse, c’est la page que l’on voit.",
};
