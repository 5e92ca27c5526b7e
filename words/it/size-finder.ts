import type { Girth } from "@trousseau/words/size-chart.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/size-finder.ts";
import { listed } from "./locale.ts";

export const sizeFinderWords: WordsLike<typeof english.sizeFinderWords> = {
  find: "Guida alle taglie",
  measureMe: "Inserire le mie misure",
  notLoaded: "Non siamo riusciti ad aprire il calcolo della taglia. La tabella riporta le stesse taglie.",
  size: "Taglia",
  measures: {
    bust: "Seno",
    waist: "Vita",
    hips: "Fianchi",
    hollowToHem: "Dal collo all’orlo",
  },
  hollowToFloor: "Dal collo a terra",
  heels: "Tacchi",
  unit: "Unità di misura",
  units: { cm: "Centimetri", in: "Pollici" },
  written: (measure, value) => `${measure.toLowerCase()} ${value}`,
  short: { cm: "cm", in: "in" },
  length: "Lunghezza (facoltativa)",
  submit: "Trovare la mia taglia",
  remember: "Ricordare su questo dispositivo",
  remembered: "Salvate su questo dispositivo, finché la casella resta spuntata.",
  notRemembered: "Questo browser non salva nulla. Le misure restano fino alla chiusura della pagina.",
  forgotten: "Le misure non sono più salvate su questo dispositivo.",
  private:
    "Le sue misure non vanno altrove: la taglia si calcola su questo dispositivo, e nulla viene inviato.",
  errors: {
    nothing: "Indichi almeno una misura tra seno, vita e fianchi.",
    unreadable: "Indichi un numero: per esempio 88; 88,5; 34 1/2.",
    outside: {
      cm: (least, most) => `Tra ${least} e ${most} cm. Erano forse pollici?`,
      in: (least, most) => `Tra ${least} e ${most} in. Erano forse centimetri?`,
    },
    heels: {
      cm: (most) => `Tacchi fino a ${most} cm.`,
      in: (most) => `Tacchi fino a ${most} in.`,
    },
  },

  howTo: "Come prendere le *misure*",
  caption: "In centimetri; sotto, in pollici",
  rule: "La taglia *giusta*",
  rules: (heels) => [
    "Ci regoliamo sulla misura maggiore: stringere un abito si può, allargarlo quasi mai.",
    "Tra due taglie, meglio la più grande. Al di sotto della nostra taglia più piccola, stringiamo quella per lei.",
    "Realizziamo l’abito su misura al di là della nostra taglia più grande, quando le misure distano tra loro più di due taglie, o quando con i suoi tacchi l’orlo non arriverebbe a terra.",
    `Le nostre lunghezze sono pensate per tacchi di ${heels}.`,
  ],
  madeIn: (dress, sizes) => `Taglie di ${dress}: ${sizes}.`,
  goneIn: (sizes) => `Al momento senza disponibilità: ${sizes}.`,
  notMade: "taglia non prevista",
  unavailable: "al momento non disponibile",

  yours: "La sua taglia:",
  bespoke: "Su *misura*",
  asks: (girths, size) =>
    `${named(girths)} ${girths.length > 1 ? "corrispondono" : "corrisponde"} alla taglia ${size}`,
  largestCounts: "Ci regoliamo sulla misura maggiore: stringere un abito si può, allargarlo quasi mai.",
  between: (girths, smaller, size) =>
    `${capital(named(girths))} ${girths.length > 1 ? "sono" : "è"} tra le taglie ${smaller} e ${size}: meglio la più grande.`,
  smaller: "Le sue misure sono inferiori alla nostra taglia più piccola: la stringiamo per lei.",
  basedOn: (girths, missing) =>
    `Il risultato considera soltanto ${named(girths)}; con ${named(missing)} sarebbe più sicuro.`,
  larger: (girths, largest) =>
    `${capital(named(girths))} ${girths.length > 1 ? "superano" : "supera"} la nostra taglia più grande, la ${largest}.`,
  apart: (sizes) =>
    `${sizes}. Un abito si può stringere di due taglie al massimo: uno tagliato sulle sue misure cadrà meglio di uno ritoccato.`,
  takenUp: (by, heels) => `Con tacchi di ${heels} accorciamo l’orlo di ${by}.`,
  rightLength: (heels) => `La lunghezza è giusta per tacchi di ${heels}.`,
  tooShort: (size, by, heels) =>
    `La taglia ${size} veste bene in tutto, tranne che in lunghezza: con tacchi di ${heels} resta corta di ${by}.`,
  flatter: (heels) => `Con tacchi fino a ${heels} la lunghezza basta.`,
  inFlats: "Senza tacchi la lunghezza basta.",
  notMadeIn: (dress, size) => `Non realizziamo ${dress} nella taglia ${size}.`,
  goneAtPresent: (dress, size) => `Al momento ${dress} non è disponibile nella taglia ${size}.`,
  nearest: (size) => `La taglia disponibile più vicina, la ${size}, si può stringere.`,
  onlyBespoke: "Possiamo realizzare l’abito su misura.",
  choose: (size) => `Scegliere la taglia ${size}`,
  chosen: (size) => `Taglia scelta: ${size}.`,
  ask: "Richiedere l’abito su misura",
  toEnquiry: "Aggiungere le misure al mio messaggio",
  toEnquiryNote: "Potrà rivederle e cambiarle prima dell’invio.",
  inEnquiry: "Le misure sono ora nel suo messaggio.",
};

/** Says "il giro seno e il giro fianchi": with "giro" each of them is singular. */
function named(girths: readonly Girth[]): string {
  return listed(girths.map((girth) => `il giro ${sizeFinderWords.measures[girth].toLowerCase()}`));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
