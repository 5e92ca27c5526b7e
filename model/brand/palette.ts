/** Documents write colours so: "#6b2434". */
export const hexColour = /^#[0-9a-f]{6}$/i;

/** A colour of the label's dresses, as a dress names it. `value`: "#e6c4ba". */
type PaletteColour = { name: string; value: string };

/**
 * The colours that dresses have, the most frequent first, each once. The same name with another value is another
 * colour, so that an editor sees both. Takes what the content host answers with.
 */
export function paletteOf(used: unknown): PaletteColour[] {
  const counted = new Map<string, { colour: PaletteColour; count: number }>();
  for (const colour of Array.isArray(used) ? used.flatMap(readColour) : []) {
    const key = `${colour.name.toLowerCase()} ${colour.value}`;
    const entry = counted.get(key) ?? { colour, count: 0 };
    counted.set(key, { ...entry, count: entry.count + 1 });
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count).map(({ colour }) => colour);
}

function readColour(raw: unknown): PaletteColour[] {
  if (typeof raw !== "object" || raw === null || !("name" in raw) || !("value" in raw)) return [];
  const { name, value } = raw;
  if (typeof name !== "string" || name.trim() === "" || typeof value !== "string") return [];
  return hexColour.test(value) ? [{ name: name.trim(), value: value.toLowerCase() }] : [];
}
