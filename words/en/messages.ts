/** Says what is chosen of a dress: "Aurélie (size 36, in Blush)". */
export function chosenDress(name: string, colour: string | undefined, size: string | undefined): string {
  const choices = [size && `size ${size}`, colour && `in ${colour}`].filter(Boolean).join(", ");
  return choices ? `${name} (${choices})` : name;
}

/** The visitor adds these; a line of which nothing is known is left out. */
const added = "My measurements: {measurements}\nDate of the event: {date}\nCity: {city}\n{words}";

const signed = "{link}\nReference {reference}";

/** A label that has not written its own has these. The specification has the sentences of the first two. */
export const messages = {
  title: "Add a few *words*",
  lead: "Tell us as much as you know. The message writes itself; change any word you like.",
  rent: `Hello, I would like to rent {dress}. Could you confirm the rental price and tell me whether it is available?\n${added}\n${signed}`,
  purchase: `Hello, I would like to buy {dress}. Could you confirm the price?\n${added}\n${signed}`,
  question: `Hello, I have a question.\nIt is about {dress}.\n${added}\n${signed}`,
  fittingList: `Hello, I would like to try on these dresses:\n{dresses}\nDate of the event: {date}\nCity: {city}\n{words}\nReference {reference}`,
};
