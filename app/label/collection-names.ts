/** The label's collections, in the order of its navigation. A dress may name another one. */
export const collectionNames = [
  { slug: "tulle-dresses", label: "Tulle dresses", shortLabel: "Tulle" },
  { slug: "satin-dresses", label: "Satin dresses", shortLabel: "Satin" },
  { slug: "embroidered-dresses", label: "Embroidered dresses", shortLabel: "Embroidered" },
  { slug: "bridal-dresses", label: "Bridal dresses", shortLabel: "Bridal" },
] as const;
