import type { Girth } from "@trousseau/words/size-chart.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/size-finder.ts";
import { listed } from "./locale.ts";

/** These are all feminine, which the sentences below count on. */
const girthNames: Record<Girth, string> = { bust: "Oberweite", waist: "Taille", hips: "Hüfte" };

export const sizeFinderWords: WordsLike<typeof english.sizeFinderWords> = {
  find: "Ihre Größe finden",
  measureMe: "Meine Größe finden",
  notLoaded: "Die Größenberatung konnte nicht geladen werden. Die Tabelle nennt dieselben Größen.",
  size: "Größe",
  measures: { ...girthNames, hollowToHem: "Halsgrube bis Saum" },
  hollowToFloor: "Hals bis Boden",
  heels: "Absatz",
  unit: "Einheit",
  units: { cm: "Zentimeter", in: "Zoll" },
  written: (measure, value) => `${measure} ${value}`,
  short: { cm: "cm", in: "Zoll" },
  length: "Länge (optional)",
  submit: "Größe finden",
  remember: "Auf diesem Gerät merken",
  remembered: "Auf diesem Gerät gespeichert, bis Sie das Häkchen entfernen.",
  notRemembered: "Dieser Browser speichert nichts. Ihre Maße bleiben erhalten, bis Sie die Seite schließen.",
  forgotten: "Ihre Maße sind auf diesem Gerät nicht mehr gespeichert.",
  private:
    "Ihre Maße bleiben bei Ihnen: Ihre Größe wird auf diesem Gerät ermittelt und nirgendwohin gesendet.",
  errors: {
    nothing: "Bitte geben Sie mindestens Oberweite, Taille oder Hüfte an.",
    unreadable: "Bitte geben Sie eine Zahl ein, etwa 88 oder 88,5, in Zoll auch 34 1/2.",
    outside: {
      cm: (least, most) => `Zwischen ${least} und ${most} cm. Sind Zoll gemeint?`,
      in: (least, most) => `Zwischen ${least} und ${most} Zoll. Sind Zentimeter gemeint?`,
    },
    heels: {
      cm: (most) => `Absätze bis ${most} cm.`,
      in: (most) => `Absätze bis ${most} Zoll.`,
    },
  },

  howTo: "Richtig *messen*",
  caption: "In Zentimetern, darunter in Zoll",
  rule: "Welche Größe *passt*",
  rules: (heels) => [
    "Ihr größtes Maß entscheidet: Ein Kleid lässt sich enger nähen, aber kaum weiter.",
    "Liegen Sie zwischen zwei Größen, nehmen Sie die größere. Sind Ihre Maße kleiner als unsere kleinste Größe, so nähen wir das Kleid für Sie enger.",
    "Liegen Ihre Maße über unserer größten Größe oder mehr als zwei Größen auseinander, oder würde der Saum mit Ihren Absätzen den Boden nicht erreichen, so fertigen wir das Kleid nach Ihren Maßen.",
    `Unsere Längen sind für Absätze von ${heels} bemessen.`,
  ],
  madeIn: (dress, sizes) => `${dress} gibt es in ${sizes}.`,
  goneIn: (sizes) => `Zurzeit nicht verfügbar: ${sizes}.`,
  notMade: "in dieser Größe nicht gefertigt",
  unavailable: "zurzeit nicht verfügbar",

  yours: "Ihre Größe",
  bespoke: "Nach *Maß* gefertigt",
  asks: (girths, size) =>
    `Ihre ${named(girths)} ${isPlural(girths) ? "entsprechen" : "entspricht"} Größe ${size}`,
  largestCounts: "Das größte Maß entscheidet: Ein Kleid lässt sich enger nähen, aber kaum weiter.",
  between: (girths, smaller, size) =>
    `Ihre ${named(girths)} ${isPlural(girths) ? "liegen" : "liegt"} zwischen ${smaller} und ${size}: Nehmen Sie die größere.`,
  smaller: "Ihre Maße sind kleiner als unsere kleinste Größe: Wir nähen das Kleid für Sie enger.",
  basedOn: (girths, missing) =>
    `Diese Empfehlung berücksichtigt allein Ihre ${named(girths)}; mit ${named(missing)} wäre sie genauer.`,
  larger: (girths, largest) =>
    `Ihre ${named(girths)} ${isPlural(girths) ? "liegen" : "liegt"} über unserer größten Größe, ${largest}.`,
  apart: (sizes) =>
    `${sizes}. Um mehr als zwei Größen lässt sich ein Kleid nicht enger nähen: Nach Ihren Maßen zugeschnitten fällt es schöner als geändert.`,
  takenUp: (by, heels) => `Für Absätze von ${heels} kürzen wir den Saum um ${by}.`,
  rightLength: (heels) => `Die Länge passt zu Absätzen von ${heels}.`,
  tooShort: (size, by, heels) =>
    `Größe ${size} passt überall, nur nicht in der Länge: Mit Absätzen von ${heels} ist es um ${by} zu kurz.`,
  flatter: (heels) => `Mit Absätzen bis ${heels} ist es lang genug.`,
  inFlats: "Ohne Absätze ist es lang genug.",
  notMadeIn: (dress, size) => `${dress} wird in Größe ${size} nicht gefertigt.`,
  goneAtPresent: (dress, size) => `${dress} ist in Größe ${size} zurzeit nicht verfügbar.`,
  nearest: (size) => `Die nächste verfügbare Größe, ${size}, lässt sich enger nähen.`,
  onlyBespoke: "Wir fertigen es nach Ihren Maßen.",
  choose: (size) => `Größe ${size} wählen`,
  chosen: (size) => `Größe ${size} ist gewählt.`,
  ask: "Maßanfertigung anfragen",
  toEnquiry: "Meine Maße in die Nachricht übernehmen",
  toEnquiryNote: "Dort sehen Sie sie und können sie ändern, bevor etwas gesendet wird.",
  inEnquiry: "Ihre Maße stehen jetzt in Ihrer Nachricht.",
};

function named(girths: readonly Girth[]): string {
  return listed(girths.map((girth) => girthNames[girth]));
}

function isPlural(girths: readonly Girth[]): boolean {
  return girths.length > 1;
}
