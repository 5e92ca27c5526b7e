import type * as english from "@trousseau/words/en/size-finder.ts";
import type { Girth } from "@trousseau/words/size-chart.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { listed } from "./locale.ts";

export const sizeFinderWords: WordsLike<typeof english.sizeFinderWords> = {
  find: "Encuentre su talla",
  measureMe: "Indicar mis medidas",
  notLoaded: "No se ha podido cargar el buscador de tallas. La tabla contiene las mismas.",
  size: "Talla",
  measures: {
    bust: "Pecho",
    waist: "Cintura",
    hips: "Cadera",
    hollowToHem: "Del cuello al bajo",
  },
  hollowToFloor: "Del cuello al suelo",
  heels: "Tacón",
  unit: "Unidad",
  units: { cm: "Centímetros", in: "Pulgadas" },
  written: (measure, value) => `${measure.toLowerCase()} ${value}`,
  short: { cm: "cm", in: "in" },
  length: "Largo (opcional)",
  submit: "Ver mi talla",
  remember: "Recordar en este dispositivo",
  remembered: "Guardadas en este dispositivo hasta que desmarque la casilla.",
  notRemembered: "Este navegador no guarda nada. Sus medidas se conservan hasta que cierre la página.",
  forgotten: "Sus medidas ya no están guardadas en este dispositivo.",
  private: "Sus medidas no salen de aquí: la talla se calcula en este dispositivo y no se envía a nadie.",
  errors: {
    nothing: "Indique al menos una medida: pecho, cintura o cadera.",
    unreadable: "Indique un número, por ejemplo 88, 88,5 o 34 1/2.",
    outside: {
      cm: (least, most) => `Entre ${least} y ${most} cm. ¿Son pulgadas?`,
      in: (least, most) => `Entre ${least} y ${most} in. ¿Son centímetros?`,
    },
    heels: {
      cm: (most) => `Tacones de hasta ${most} cm.`,
      in: (most) => `Tacones de hasta ${most} in.`,
    },
  },

  howTo: "Cómo *medirse*",
  caption: "En centímetros y, debajo, en pulgadas",
  rule: "Cómo *elegir*",
  rules: (heels) => [
    "Nos guiamos por su medida mayor: un vestido se puede estrechar, pero apenas ensanchar.",
    "Entre dos tallas, conviene la mayor. Por debajo de nuestra talla más pequeña, la estrechamos para usted.",
    "Por encima de nuestra talla más grande, si sus medidas difieren en más de dos tallas o si con sus tacones el bajo no llega al suelo, hacemos el vestido a su medida.",
    `Nuestros largos están pensados para tacones de ${heels}.`,
  ],
  madeIn: (dress, sizes) => `${dress} se confecciona en talla ${sizes}.`,
  goneIn: (sizes) => `No disponible por ahora: ${sizes}.`,
  notMade: "no se confecciona en esta talla",
  unavailable: "no disponible por ahora",

  yours: "Su talla",
  bespoke: "A su *medida*",
  asks: (girths, size) => `talla ${size} de ${named(girths)}`,
  largestCounts: "Nos guiamos por la mayor: un vestido se puede estrechar, pero apenas ensanchar.",
  between: (girths, smaller, size) =>
    `De ${named(girths)} está entre la ${smaller} y la ${size}: elija la mayor.`,
  smaller: "Sus medidas quedan por debajo de nuestra talla más pequeña: la estrechamos para usted.",
  basedOn: (girths, missing) =>
    `Nos basamos solo en ${measured(girths)}; con ${measured(missing)} acertaríamos mejor.`,
  larger: (girths, largest) =>
    girths.length > 1
      ? `Sus medidas de ${named(girths)} superan nuestra talla más grande, la ${largest}.`
      : `Su medida de ${named(girths)} supera nuestra talla más grande, la ${largest}.`,
  apart: (sizes) =>
    `${sizes}. Un vestido se puede estrechar dos tallas como mucho: uno cortado a su medida caerá mejor que uno arreglado.`,
  takenUp: (by, heels) => `Con tacones de ${heels}, subimos el bajo ${by}.`,
  rightLength: (heels) => `El largo es el adecuado para tacones de ${heels}.`,
  tooShort: (size, by, heels) =>
    `La talla ${size} le va bien en todo menos en el largo: con tacones de ${heels} queda ${by} corta.`,
  flatter: (heels) => `Con tacones de ${heels} o menos, el largo es suficiente.`,
  inFlats: "Sin tacones, el largo es suficiente.",
  notMadeIn: (dress, size) => `${dress} no se confecciona en la talla ${size}.`,
  goneAtPresent: (dress, size) => `${dress} no está disponible por ahora en la talla ${size}.`,
  nearest: (size) => `La siguiente talla disponible, la ${size}, se puede estrechar.`,
  onlyBespoke: "Podemos hacerlo a su medida.",
  choose: (size) => `Elegir la talla ${size}`,
  chosen: (size) => `Ha elegido la talla ${size}.`,
  ask: "Pedirlo a medida",
  toEnquiry: "Añadir mis medidas al mensaje",
  toEnquiryNote: "Allí podrá verlas y cambiarlas antes de enviar nada.",
  inEnquiry: "Sus medidas ya están en el mensaje.",
};

function named(girths: readonly Girth[]): string {
  return listed(girths.map((girth) => sizeFinderWords.measures[girth].toLowerCase()));
}

function measured(girths: readonly Girth[]): string {
  return `${girths.length > 1 ? "las medidas" : "la medida"} de ${named(girths)}`;
}
