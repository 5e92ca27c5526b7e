import type { LabelPicture } from "./label-picture.ts";

/**
 * The landscape pictures of the season. Screens take them from here, so that each is described once. Exports of their own,
 * because the browser's scripts hold two of them and need not carry the rest.
 */

export const duoBridal: LabelPicture = {
  src: "/house/duo-bridal.jpg",
  width: 1440,
  height: 900,
  alt: "Two ivory wedding dresses side by side: a strapless ball gown in silk mikado and a long-sleeved lace mermaid",
  focus: "76% 55%",
};

export const duoTulle: LabelPicture = {
  src: "/house/duo-tulle.jpg",
  width: 1440,
  height: 900,
  alt: "A dusk-blue tulle dress with a folded collar stands beside a sage one scattered with white embroidery",
  focus: "82% 55%",
};

export const fleurEmbroidery: LabelPicture = {
  src: "/house/duo-tulle.jpg",
  width: 1440,
  height: 900,
  alt: "White embroidered sprays climb a sage tulle skirt; behind it, a plain dress in dusk blue",
  focus: "100% 55%",
};

export const trioEvening: LabelPicture = {
  src: "/house/trio-evening.jpg",
  width: 1440,
  height: 900,
  alt: "Three satin evening dresses in a row: burgundy trumpet, midnight ball gown, emerald A-line",
  focus: "52% 50%",
};

export const laceSleeve: LabelPicture = {
  src: "/house/lace-detail.jpg",
  width: 1440,
  height: 900,
  alt: "Ivory lace flowers laid over nude tulle from neckline to hip, the long sleeves glinting with crystals",
  focus: "88% 40%",
};

export const bow: LabelPicture = {
  src: "/house/bow-detail.jpg",
  width: 1440,
  height: 900,
  alt: "A wide bow tied at the back of a midnight satin bodice, the skirt falling away in deep folds",
  focus: "76% 40%",
};

export const tulleHem: LabelPicture = {
  src: "/house/tulle-hem.jpg",
  width: 1440,
  height: 900,
  alt: "Layers of pale tulle darken to rose towards the floor, with a second skirt in rose behind",
  focus: "72% 60%",
};

export const silkEmerald: LabelPicture = {
  src: "/house/silk-emerald.jpg",
  width: 1600,
  height: 1000,
  alt: "Emerald satin in loose folds, the light running along each crest",
  focus: "45% 50%",
};

export const silkIvory: LabelPicture = {
  src: "/house/silk-ivory.jpg",
  width: 1600,
  height: 1000,
  alt: "Ivory satin lying almost flat, a single pleat down the middle",
  focus: "60% 50%",
};
