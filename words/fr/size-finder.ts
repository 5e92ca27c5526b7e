import type { Girth } from "@trousseau/words/size-chart.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/size-finder.ts";
import { agreed } from "./grammar.ts";
import { listed } from "./locale.ts";

export const sizeFinderWords: WordsLike<typeof english.sizeFinderWords> = {
  find: "Trouver votre taille",
  measureMe: "Saisir mes mesures",
  notLoaded: "Les mesures ne peuvent être saisies pour le moment. Le tableau donne les mêmes tailles.",
  size: "Taille de\u00a0robe",
  measures: {
    bust: "Poitrine",
    waist: "Taille",
    hips: "Hanches",
    hollowToHem: "Du cou à l’ourlet",
  },
  hollowToFloor: "Du cou au sol",
  heels: "Talons",
  unit: "Unité",
  units: { cm: "Centimètres", in: "Pouces" },
  written: (measure, value) => `${girthNames.get(measure) ?? measure.toLowerCase()} ${value}`,
  short: { cm: "cm", in: "po" },
  length: "Longueur (facultatif)",
  submit: "Trouver ma taille",
  remember: "Retenir mes mesures sur cet appareil",
  remembered: "Vos mesures restent sur cet appareil jusqu’à ce que vous décochiez la case.",
  notRemembered: "Ce navigateur n’enregistre rien. Vos mesures s’effaceront à la fermeture de la page.",
  forgotten: "Vos mesures ne sont plus enregistrées sur cet appareil.",
  private:
    "Vos mesures restent chez vous\u00a0: votre taille est calculée sur cet appareil et rien n’est envoyé.",
  errors: {
    nothing: "Indiquez au moins un tour\u00a0: poitrine, taille ou hanches.",
    unreadable: "Indiquez un nombre, par exemple 88, 88,5 ou 34 1/2.",
    outside: {
      cm: (least, most) => `Entre ${least} et ${most}\u00a0cm. S’agit-il de pouces\u202f?`,
      in: (least, most) => `Entre ${least} et ${most}\u00a0po. S’agit-il de centimètres\u202f?`,
    },
    heels: {
      cm: (most) => `Des talons de ${most}\u00a0cm au plus.`,
      in: (most) => `Des talons de ${most}\u00a0po au plus.`,
    },
  },

  howTo: "Prendre vos *mesures*",
  caption: "Mesures du corps en centimètres, en pouces au-dessous",
  rule: "Choisir la *taille*",
  rules: (heels) => [
    "Votre plus grande mesure décide\u00a0: une robe se reprend, mais ne s’élargit guère.",
    "Entre deux tailles, prenez la plus grande. Au-dessous de notre plus petite taille, nous reprenons la robe pour vous.",
    "Au-dessus de notre plus grande taille, si vos mesures s’écartent de plus de deux tailles, ou si l’ourlet ne devait pas toucher le sol avec vos talons, nous réalisons la robe à vos mesures.",
    `Nos longueurs sont prévues pour des talons de ${heels}.`,
  ],
  madeIn: (dress, sizes) => `${dress} existe en ${sizes}.`,
  goneIn: (sizes) => `Actuellement indisponible en ${sizes}.`,
  notMade: "n’existe pas dans cette taille",
  unavailable: "actuellement indisponible",

  yours: "Votre taille",
  bespoke: "Sur *mesure*",
  asks: (girths, size) =>
    `${yours(girths)} ${agreed(girths.length, "correspond", "correspondent")} à la taille ${size}`,
  largestCounts: "La plus grande mesure décide\u00a0: une robe se reprend, mais ne s’élargit guère.",
  between: (girths, smaller, size) =>
    `${capitalised(yours(girths))} ${agreed(girths.length, "se situe", "se situent")} entre les tailles ${smaller} et ${size}\u00a0: prenez la plus grande.`,
  smaller: "Vos mesures sont au-dessous de notre plus petite taille\u00a0: nous reprenons la robe pour vous.",
  basedOn: (girths, missing) =>
    `Ce conseil se fonde sur ${agreed(girths.length, "votre seul", "vos seuls")} ${named(girths)}\u202f; ${yours(missing)} le ${agreed(missing.length, "rendrait", "rendraient")} plus sûr.`,
  larger: (girths, largest) =>
    `${capitalised(yours(girths))} ${agreed(girths.length, "dépasse", "dépassent")} notre plus grande taille, ${largest}.`,
  apart: (sizes) =>
    `${sizes}. Une robe se reprend de deux tailles au plus\u00a0: coupée à vos mesures, elle tombera mieux que retouchée.`,
  takenUp: (by, heels) => `Avec des talons de ${heels}, nous raccourcissons la robe de ${by}.`,
  rightLength: (heels) => `La longueur convient à des talons de ${heels}.`,
  tooShort: (size, by, heels) =>
    `La taille ${size} convient partout, sauf en longueur\u00a0: avec des talons de ${heels}, il manque ${by}.`,
  flatter: (heels) => `Avec des talons de ${heels} au plus, la longueur suffit.`,
  inFlats: "Sans talons, la longueur suffit.",
  notMadeIn: (dress, size) => `${dress} n’existe pas en taille ${size}.`,
  goneAtPresent: (dress, size) => `${dress} est actuellement indisponible en taille ${size}.`,
  nearest: (size) => `La taille disponible au-dessus, ${size}, peut être reprise.`,
  onlyBespoke: "Nous pouvons réaliser la robe à vos mesures.",
  choose: (size) => `Choisir la taille ${size}`,
  chosen: (size) => `La taille ${size} est choisie.`,
  ask: "La demander sur mesure",
  toEnquiry: "Joindre mes mesures à mon message",
  toEnquiryNote: "Vous pourrez les y voir et les modifier avant tout envoi.",
  inEnquiry: "Vos mesures figurent maintenant dans votre message.",
};

const { bust, waist, hips } = sizeFinderWords.measures;

/** A field or a column has room for "Poitrine" alone; a sentence says "tour de poitrine". */
const girthNames = new Map([
  [bust, "tour de poitrine"],
  [waist, "tour de taille"],
  [hips, "tour de hanches"],
]);

function yours(girths: readonly Girth[]): string {
  return `${agreed(girths.length, "votre", "vos")} ${named(girths)}`;
}

/** Says "tour de poitrine", or "tours de poitrine et de hanches". */
function named(girths: readonly Girth[]): string {
  const measured = girths.map((girth) => `de ${sizeFinderWords.measures[girth].toLowerCase()}`);
  return `${agreed(girths.length, "tour", "tours")} ${listed(measured)}`;
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
