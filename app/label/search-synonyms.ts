/** Words of shoppers for what the shop calls otherwise; all without accents, as a search compares them. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  rental: ["rent"],
  renting: ["rent"],
  hire: ["rent"],
  buy: ["purchase"],
  buying: ["purchase"],
  cream: ["white"],
  nude: ["beige"],
  blush: ["pink"],
  wine: ["red"],
  bordeaux: ["red"],
  maroon: ["red"],
  orange: ["brown"],
  yellow: ["gold"],
  navy: ["blue"],
  violet: ["purple"],
  gray: ["grey"],
  silver: ["grey"],
};

/** Words that say of another which field it is meant of: "long sleeves", "halter neck", "size 38". */
export const fieldNouns = {
  colour: "colours",
  color: "colours",
  fabric: "fabric",
  silhouette: "silhouette",
  shape: "silhouette",
  neck: "neckline",
  neckline: "neckline",
  sleeve: "sleeves",
  sleeves: "sleeves",
  size: "sizes",
} as const;
