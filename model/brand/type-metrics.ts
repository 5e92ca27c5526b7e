// Written by scripts/subset-fonts.mjs. Upright and italic, in percent: size-adjust, ascent-override, descent-override.
export const displayMetrics = {
  "bodoni-moda": [
    [100, 112.5, 40],
    [100, 112.5, 40],
  ],
  "playfair-display": [
    [101.4, 110.9, 39.4],
    [101.2, 111.2, 39.5],
  ],
  "cormorant-garamond": [
    [116.6, 96.5, 34.3],
    [120.8, 93.1, 33.1],
  ],
  fraunces: [
    [99.6, 113, 40.2],
    [99.3, 113.3, 40.3],
  ],
  newsreader: [
    [109, 103.2, 36.7],
    [111.5, 100.9, 35.9],
  ],
} as const;
export const textMetrics = {
  jost: [[100, 107, 37.5]],
  figtree: [[97.3, 110, 38.5]],
  mulish: [[94, 113.8, 39.9]],
  "instrument-sans": [[95.7, 111.8, 39.2]],
  "work-sans": [[87.6, 122.1, 42.8]],
} as const;
