import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/wishlist-page.ts";
import { dresses } from "./grammar.ts";

export const wishlistPageWords: WordsLike<typeof english.wishlistPageWords> = {
  title: "Abiti da *provare*",
  lead: "Uno accanto all’altro, come saranno in sala prova. Questa lista la vede soltanto lei, finché non ne condivide il link.",
  shared: {
    title: "Una lista *condivisa*",
    lead: "Chi ha scelto questi abiti desidera conoscere il suo parere.",
    add: "Aggiungere alla mia lista",
    addOne: "Aggiungere alla mia lista",
    added: (count) => `${dresses(count)} ${count === 1 ? "è ora" : "sono ora"} nella sua lista.`,
    full: "La sua lista è completa. Per fare posto, rimuova un abito.",
    own: (count) => `La sua lista, ${dresses(count)}`,
  },
  empty: {
    title: "Ancora nulla da *provare*",
    lead: "Tocchi la gruccia di un abito, e lo ritroverà qui: fino a dodici, senza account, soltanto su questo dispositivo.",
  },
  rows: {
    silhouette: "Linea",
    neckline: "Scollo",
    sleeves: "Maniche",
    fabric: "Tessuto",
    colours: "Colori",
    sizes: "Taglie",
    price: "Prezzo",
    rental: "Noleggio",
    leadTime: "Su ordinazione",
    state: "Disponibilità",
    neededBy: "Per quando",
  },
  notToRent: "Non a noleggio",
  notForSale: "Solo noleggio",
  weeks: (weeks) => `In ${weeks} ${weeks === 1 ? "settimana" : "settimane"}`,
  unknown: "–",
  same: ", senza differenze",
  differences: "Evidenziare le differenze",
  showDifferences: "Applicare",
  dresses: "Abiti della lista",
  note: "Nota",
  noteFor: (dress) => `Nota per ${dress}`,
  move: "Spostare",
  moveBefore: (dress) => `Spostare ${dress} verso l’inizio`,
  moveAfter: (dress) => `Spostare ${dress} verso la fine`,
  takeOff: (dress) => `Rimuovere ${dress} dalla lista`,
  movedTo: (dress, place, count) => `${dress} è al posto ${place} di ${count}`,
  full: "Con dodici abiti la lista è completa. Ne rimuova uno per aggiungerne un altro.",
  putBack: (dress) => `${dress} è di nuovo tra gli abiti da provare`,
  undo: "Annullare",
  unnamed: "Un abito",
  gone: {
    text: (dress) => `${dress} non fa più parte della collezione. Forse in atelier ne resta uno:`,
    ask: "ce lo chieda",
    takeOff: "Rimuovere",
    shared: (count) =>
      count === 1
        ? "Un abito di questa lista non fa più parte della collezione."
        : `${count} abiti di questa lista non fanno più parte della collezione.`,
  },
  notKept:
    "Questo browser non salva la lista, che resta fino alla chiusura della pagina. Per conservarla, ne copi il link.",
  ask: {
    heading: "La *prova* in atelier",
    text: "Con un solo messaggio si chiede la prova di tutti gli abiti.",
    whatsApp: "Richiesta via WhatsApp",
    withNotes: "Includere le mie note",
    tooLong: "Le note sono troppo lunghe per un solo messaggio, che partirà senza.",
  },
  share: {
    button: "Condividere la lista",
    copied: "Link copiato",
    notCopied: "Selezionare il link e copiarlo",
    link: "Link alla lista",
  },
  print: "Stampare le schede",
};
