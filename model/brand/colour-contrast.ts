/** Relative luminance, 0 to 1, of the red, green and blue (0 to 255) that begin at an index: WCAG 2.2. */
export function luminance(pixels: ArrayLike<number>, at = 0): number {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two luminances, from 1 to 21. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The contrast of two colours, "#rrggbb" each. */
export function contrastOf(one: string, other: string): number {
  return contrast(luminance(channelsOf(one)), luminance(channelsOf(other)));
}

/** Red, green and blue of "#rrggbb", 0 to 255. */
export function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Mixes two colours, "#rrggbb" each. A share of 0 is the first. */
export function mixed(from: string, to: string, share: number): string {
  const ends = channelsOf(to);
  const channels = channelsOf(from).map((start, index) =>
    Math.round(start + ((ends[index] ?? 0) - start) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
