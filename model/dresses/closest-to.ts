/** A colour (its slug), a size, both, or neither. */
export type SaidChoice = { colour?: string | undefined; size?: string | undefined };

/** A statement of more of the choice is closer to it. One of the whole dress is as far as can be, and still of it. */
export function closestTo<Said extends SaidChoice>(
  { colour, size }: SaidChoice,
  statements: readonly Said[],
): Said | undefined {
  const [closest] = statements
    .filter((one) => (one.colour ?? colour) === colour && (one.size ?? size) === size)
    .sort((one, other) => partsOf(other) - partsOf(one));
  return closest;
}

function partsOf({ colour, size }: SaidChoice): number {
  return [colour, size].filter((part) => part !== undefined).length;
}
