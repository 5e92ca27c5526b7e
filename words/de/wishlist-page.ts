import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/wishlist-page.ts";
import { counted, dresses } from "./grammar.ts";

export const wishlistPageWords: WordsLike<typeof english.wishlistPageWords> = {
  title: "Die *Anprobeliste*",
  lead: "Ihre Kleider nebeneinander, wie sie in der Anprobe hängen werden. Die Liste sehen nur Sie, bis Sie ihren Link teilen.",
  shared: {
    title: "Eine Liste für *Sie*",
    lead: "Jemand hat diese Kleider ausgewählt und freut sich auf Ihre Meinung.",
    add: "Auf meine Liste setzen",
    addOne: "Auf meine Liste setzen",
    added: (count) => `${dresses(count)} ${count === 1 ? "steht" : "stehen"} jetzt auf Ihrer Liste.`,
    full: "Ihre Liste ist voll. Entfernen Sie ein Kleid, um Platz zu schaffen.",
    own: (count) => `Ihre eigene Liste, ${dresses(count)}`,
  },
  empty: {
    title: "Ihre Liste ist *leer*",
    lead: "Tippen Sie bei einem Kleid auf den Bügel, und es wartet hier auf Sie: bis zu zwölf Kleider, ohne Konto, nur auf diesem Gerät.",
  },
  rows: {
    silhouette: "Silhouette",
    neckline: "Ausschnitt",
    sleeves: "Ärmel",
    fabric: "Stoff",
    colours: "Farben",
    sizes: "Größen",
    price: "Preis",
    rental: "Miete",
    leadTime: "Anfertigung",
    state: "Verfügbarkeit",
    neededBy: "Wunschtermin",
  },
  notToRent: "Nicht zur Miete",
  notForSale: "Nur zur Miete",
  weeks: (weeks) => `In ${counted(weeks, "Woche", "Wochen")}`,
  unknown: "–",
  same: ", bei allen gleich",
  differences: "Unterschiede hervorheben",
  showDifferences: "Anzeigen",
  dresses: "Kleider auf der Liste",
  note: "Notiz",
  noteFor: (dress) => `Notiz zu ${dress}`,
  move: "Verschieben",
  moveBefore: (dress) => `${dress} nach vorn rücken`,
  moveAfter: (dress) => `${dress} nach hinten rücken`,
  takeOff: (dress) => `${dress} von der Liste nehmen`,
  movedTo: (dress, place, count) => `${dress} steht an Stelle ${place} von ${count}`,
  full: "Mit zwölf Kleidern ist die Liste voll. Entfernen Sie eines, um ein anderes aufzunehmen.",
  putBack: (dress) => `${dress} steht wieder auf der Anprobeliste`,
  undo: "Rückgängig machen",
  unnamed: "Ein Kleid",
  gone: {
    text: (dress) => `${dress} ist nicht mehr in der Kollektion. Vielleicht hängt noch eines im Atelier:`,
    ask: "fragen Sie uns",
    takeOff: "Entfernen",
    shared: (count) =>
      count === 1
        ? "Ein Kleid dieser Liste ist nicht mehr in der Kollektion."
        : `${dresses(count)} dieser Liste sind nicht mehr in der Kollektion.`,
  },
  notKept:
    "Ihr Browser speichert diese Liste nicht. Sie bleibt, bis Sie die Seite schließen; kopieren Sie ihren Link, um sie zu behalten.",
  ask: {
    heading: "Zur *Anprobe*",
    text: "Mit einer einzigen Nachricht vereinbaren Sie die Anprobe für alle.",
    whatsApp: "Per WhatsApp anfragen",
    withNotes: "Meine Notizen mitsenden",
    tooLong: "Ihre Notizen sind zu lang für eine Nachricht und werden nicht mitgesendet.",
  },
  share: {
    button: "Liste teilen",
    copied: "Link kopiert",
    notCopied: "Bitte den Link markieren und kopieren",
    link: "Link zu dieser Liste",
  },
  print: "Modellblätter drucken",
};
