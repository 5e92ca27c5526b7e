/** Relative luminance, 0 to 1, of the red, green and blue (0 to 255) that begin at an index: WCAG 2.2. */
export function luminance(pixels: ArrayLike<number>, at = 0): number {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Of two luminances: 1 to 21. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
