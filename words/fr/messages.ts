import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/messages.ts";

export const chosenDress: WordsLike<typeof english.chosenDress> = (name, colour, size) => {
  const choices = [size && `taille ${size}`, colour && `en ${insideSentence(colour)}`]
    .filter(Boolean)
    .join(", ");
  return choices ? `${name} (${choices})` : name;
};

const added =
  "Mes mesures\u00a0: {measurements}\nDate de l’événement\u00a0: {date}\nVille\u00a0: {city}\n{words}";

const signed = "{link}\nRéférence {reference}";

export const messages: WordsLike<typeof english.messages> = {
  title: "Ajouter quelques *mots*",
  lead: "Dites-nous ce que vous savez déjà. Le message s’écrit de lui-même\u202f; changez-y tout ce que vous voulez.",
  rent: `Bonjour, je souhaiterais louer {dress}. Pourriez-vous me confirmer le prix de la location et me dire si la robe est disponible\u202f?\n${added}\n${signed}`,
  purchase: `Bonjour, je souhaiterais acheter {dress}. Pourriez-vous me confirmer le prix\u202f?\n${added}\n${signed}`,
  question: `Bonjour, j’ai une question.\nElle porte sur {dress}.\n${added}\n${signed}`,
  fittingList:
    "Bonjour, je souhaiterais essayer ces robes\u00a0:\n{dresses}\nDate de l’événement\u00a0: {date}\nVille\u00a0: {city}\n{words}\nRéférence {reference}",
};
