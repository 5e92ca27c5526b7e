import type * as english from "@trousseau/words/en/wishlist-page.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { counted } from "./grammar.ts";

export const wishlistPageWords: WordsLike<typeof english.wishlistPageWords> = {
  title: "El *probador*",
  lead: "Uno junto a otro, como el día de la prueba. Solo usted ve esta lista mientras no comparta su enlace.",
  shared: {
    title: "Una lista para *usted*",
    lead: "Alguien ha elegido estos vestidos y le encantaría conocer su opinión.",
    add: "Añadirlos a mi probador",
    addOne: "Añadirlo a mi probador",
    added: (count) => `Hay ${dresses(count)} más en su probador.`,
    full: "Su probador está completo. Quite un vestido para hacer sitio.",
    own: (count) => `Su probador, ${dresses(count)}`,
  },
  empty: {
    title: "Nada que probarse *todavía*",
    lead: "Pulse la percha de cualquier vestido y le esperará aquí: hasta doce, sin cuenta y solo en este dispositivo.",
  },
  rows: {
    silhouette: "Silueta",
    neckline: "Escote",
    sleeves: "Mangas",
    fabric: "Tejido",
    colours: "Colores",
    sizes: "Tallas",
    price: "Precio",
    rental: "Alquiler",
    leadTime: "Por encargo",
    state: "Disponibilidad",
    neededBy: "Para su fecha",
  },
  notToRent: "No se alquila",
  notForSale: "Solo alquiler",
  weeks: (weeks) => `En ${counted(weeks, "semana", "semanas")}`,
  unknown: "–",
  same: ", igual en todos",
  differences: "Destacar las diferencias",
  showDifferences: "Aplicar",
  dresses: "Vestidos de la lista",
  note: "Nota",
  noteFor: (dress) => `Nota sobre ${dress}`,
  move: "Mover",
  moveBefore: (dress) => `Mover ${dress} hacia delante`,
  moveAfter: (dress) => `Mover ${dress} hacia atrás`,
  takeOff: (dress) => `Quitar ${dress} del probador`,
  movedTo: (dress, place, count) => `${dress} es el número ${place} de ${count}`,
  full: "Con doce vestidos, el probador está completo. Quite uno para añadir otro.",
  putBack: (dress) => `${dress} vuelve a estar en el probador`,
  undo: "Deshacer",
  unnamed: "Un vestido",
  gone: {
    text: (dress) => `${dress} ha salido de la colección. Quizá quede alguno en el atelier:`,
    ask: "consúltenos",
    takeOff: "Quitar",
    shared: (count) =>
      count === 1
        ? "Un vestido de esta lista ha salido de la colección."
        : `${count} vestidos de esta lista han salido de la colección.`,
  },
  notKept:
    "Su navegador no guarda esta lista. Durará hasta que cierre la página; copie su enlace para conservarla.",
  ask: {
    heading: "Reserve su *prueba*",
    text: "Con un solo mensaje pide cita para probárselos todos.",
    whatsApp: "Pedir cita por WhatsApp",
    withNotes: "Incluir mis notas",
    tooLong: "Sus notas son demasiado largas para un mensaje, que se enviará sin ellas.",
  },
  share: {
    button: "Compartir esta lista",
    copied: "Enlace copiado",
    notCopied: "Seleccione el enlace y cópielo",
    link: "Enlace a esta lista",
  },
  print: "Imprimir las fichas",
};

function dresses(count: number): string {
  return counted(count, "vestido", "vestidos");
}
