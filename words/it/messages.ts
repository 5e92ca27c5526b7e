import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/messages.ts";

export const chosenDress: WordsLike<typeof english.chosenDress> = (name, colour, size) => {
  const choices = [size && `taglia ${size}`, colour && `in ${insideSentence(colour)}`]
    .filter(Boolean)
    .join(", ");
  return choices ? `${name} (${choices})` : name;
};

const added = "Le mie misure: {measurements}\nData dell’evento: {date}\nCittà: {city}\n{words}";

const signed = "{link}\nRiferimento {reference}";

export const messages: WordsLike<typeof english.messages> = {
  title: "Aggiungere qualche *parola*",
  lead: "Ci dica quello che già sa. Il messaggio si scrive da sé, e ogni parola si può cambiare.",
  rent: `Buongiorno, vorrei noleggiare {dress}. Potreste indicarmi il prezzo del noleggio e dirmi se è disponibile?\n${added}\n${signed}`,
  purchase: `Buongiorno, vorrei acquistare {dress}. Potreste confermarmi il prezzo?\n${added}\n${signed}`,
  question: `Buongiorno, ho una domanda.\nRiguarda {dress}.\n${added}\n${signed}`,
  fittingList:
    "Buongiorno, vorrei provare questi abiti:\n{dresses}\nData dell’evento: {date}\nCittà: {city}\n{words}\nRiferimento {reference}",
};
