import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/wishlist-page.ts";
import { counted, number } from "./grammar.ts";

export const wishlistPageWords: WordsLike<typeof english.wishlistPageWords> = {
  title: "Sélection *d’essayage*",
  lead: "Côte à côte, comme vos robes vous attendront en cabine. Cette sélection n’est visible que de vous, tant que vous n’en partagez pas le lien.",
  shared: {
    title: "Une sélection pour *vous*",
    lead: "Ces robes ont été choisies par quelqu’un qui aimerait votre avis.",
    add: "Les ajouter à ma sélection",
    addOne: "L’ajouter à ma sélection",
    added: (count) => `${counted(count, "robe a rejoint", "robes ont rejoint")} votre sélection.`,
    full: "Votre sélection est complète. Retirez une robe pour faire de la place.",
    own: (count) => `Votre propre sélection, ${counted(count, "robe", "robes")}`,
  },
  empty: {
    title: "Encore rien à *essayer*",
    lead: "Touchez le cintre d’une robe et elle vous attendra ici\u00a0: jusqu’à douze robes, sans compte, sur cet appareil seulement.",
  },
  rows: {
    silhouette: "Silhouette",
    neckline: "Décolleté",
    sleeves: "Manches",
    fabric: "Matière",
    colours: "Coloris",
    sizes: "Tailles",
    price: "Prix",
    rental: "Location",
    leadTime: "Sur commande",
    state: "Disponibilité",
    neededBy: "Date souhaitée",
  },
  notToRent: "Vente uniquement",
  notForSale: "Location uniquement",
  weeks: (weeks) => `En ${counted(weeks, "semaine", "semaines")}`,
  unknown: "–",
  same: ", identique pour toutes",
  differences: "Souligner les différences",
  showDifferences: "Appliquer",
  dresses: "Robes de la sélection",
  note: "Note",
  noteFor: (dress) => `Note pour ${dress}`,
  move: "Déplacer",
  moveBefore: (dress) => `Avancer ${dress}`,
  moveAfter: (dress) => `Reculer ${dress}`,
  takeOff: (dress) => `Retirer ${dress} de la sélection`,
  movedTo: (dress, place, count) => `${dress}, place ${number(place)} sur ${number(count)}`,
  full: "Avec douze robes, la sélection est complète. Retirez-en une pour en ajouter une autre.",
  putBack: (dress) => `${dress} a retrouvé sa place dans la sélection d’essayage`,
  undo: "Annuler",
  unnamed: "Une robe",
  gone: {
    text: (dress) =>
      `${dress} a quitté la collection. Il en reste peut-être un exemplaire à l’atelier\u00a0:`,
    ask: "posez-nous la question",
    takeOff: "Retirer",
    shared: (count) =>
      count === 1
        ? "Une robe de cette sélection a quitté la collection."
        : `${number(count)}\u00a0robes de cette sélection ont quitté la collection.`,
  },
  notKept:
    "Votre navigateur n’enregistre pas cette sélection. Elle s’effacera à la fermeture de la page\u202f; copiez son lien pour la garder.",
  ask: {
    heading: "Les *essayer*",
    text: "Un seul message suffit pour demander un essayage.",
    whatsApp: "Demander via WhatsApp",
    withNotes: "Joindre mes notes",
    tooLong: "Vos notes sont trop longues pour un seul message\u202f; il part sans elles.",
  },
  share: {
    button: "Partager cette sélection",
    copied: "Lien copié",
    notCopied: "Sélectionnez le lien, puis copiez-le",
    link: "Lien vers cette sélection",
  },
  print: "Imprimer les fiches",
};
