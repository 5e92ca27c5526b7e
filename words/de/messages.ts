import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/messages.ts";

export const chosenDress: typeof english.chosenDress = (name, colour, size) => {
  const choices = [size && `Größe ${size}`, colour && `in ${colour}`].filter(Boolean).join(", ");
  return choices ? `${name} (${choices})` : name;
};

const added = "Meine Maße: {measurements}\nDatum des Anlasses: {date}\nOrt: {city}\n{words}";

const signed = "{link}\nReferenz {reference}";

export const messages: WordsLike<typeof english.messages> = {
  title: "Ein paar *Worte* dazu",
  lead: "Erzählen Sie uns, was Sie schon wissen. Die Nachricht schreibt sich von selbst; jedes Wort lässt sich ändern.",
  rent: `Guten Tag, ich möchte gern das Kleid {dress} mieten. Könnten Sie mir bitte den Mietpreis nennen und mir sagen, ob es verfügbar ist?\n${added}\n${signed}`,
  purchase: `Guten Tag, ich möchte gern das Kleid {dress} kaufen. Könnten Sie mir bitte den Preis bestätigen?\n${added}\n${signed}`,
  question: `Guten Tag, ich habe eine Frage.\nSie betrifft das Kleid {dress}.\n${added}\n${signed}`,
  fittingList: `Guten Tag, diese Kleider möchte ich gern anprobieren:\n{dresses}\nDatum des Anlasses: {date}\nOrt: {city}\n{words}\nReferenz {reference}`,
};
