/** "Aurélie (size 36, in Blush)", of what is chosen. */
export function chosenDress(name: string, colour: string | undefined, size: string | undefined): string {
  const choices = [size && `size ${size}`, colour && `in ${colour}`].filter(Boolean).join(", ");
  return choices ? `${name} (${choices})` : name;
}
