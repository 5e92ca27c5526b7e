import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/synonyms.ts";

const endings = ["", "e", "em", "en", "er", "es"];

/** Shoppers inflect colours: "ein rotes Kleid" is as good as "Kleid rot". */
function inflected(colour: string, family: string): string[][] {
  return endings.map((ending) => [colour + ending, family]);
}

/** "Langes Kleid" has the ending of a dress, and "Lange Ärmel" that of its sleeves. */
function formsOf(...adjectives: readonly string[]): string[][] {
  const all = adjectives.flatMap((adjective) => endings.map((ending) => adjective + ending));
  return all.map((word) => [word, ...all.filter((other) => other !== word)]);
}

/** A dress is called after its cloth, its line or its evening: "Spitzenkleid". Its fields have the first word alone. */
const calledAfter: Readonly<Record<string, readonly string[]>> = {
  abend: ["abendkleid", "abendkleider"],
  ball: ["ballkleid", "ballkleider", "abendkleid", "abendkleider"],
  braut: ["brautkleid", "brautkleider", "braut"],
  chiffon: ["chiffon"],
  cocktail: ["cocktail", "cocktailkleid", "cocktailkleider"],
  crepe: ["crepe"],
  etui: ["etui"],
  fest: ["abendkleid", "abendkleider"],
  gala: ["abendkleid", "abendkleider"],
  hochzeits: ["brautkleid", "brautkleider", "braut"],
  meerjungfrauen: ["meerjungfrau", "mermaid", "fishtail"],
  organza: ["organza"],
  prinzessinnen: ["prinzessin", "ballkleid"],
  samt: ["samt"],
  satin: ["satin", "satinkleid", "satinkleider"],
  seiden: ["seide"],
  spitzen: ["spitze"],
  standesamt: ["brautkleid", "brautkleider", "braut"],
  taft: ["taft"],
  tuell: ["tull", "tullkleid", "tullkleider"],
  tull: ["tull", "tullkleid", "tullkleider"],
};

const dressesCalledAfter = Object.entries(calledAfter).flatMap(([first, meant]) =>
  ["kleid", "kleider", "robe", "roben"].map((dress) => [`${first}${dress}`, ...meant]),
);

/** Most dresses have the word "Kleid" within a longer one alone, where the search looks for no second word. */
const compounds = [
  "abend",
  "ball",
  "braut",
  "chiffon",
  "cocktail",
  "hochzeits",
  "organza",
  "samt",
  "satin",
  "seiden",
  "spitzen",
  "tull",
].flatMap((first) => [`${first}kleider`, `${first}kleid`]);

/** Folded letters stand without their dots; many keyboards write "ae", "oe" and "ue" for them. */
export const synonyms: WordsLike<typeof english.synonyms> = [
  ["miete", "rent"],
  ["mieten", "rent"],
  ["mietkleid", "rent"],
  ["mietkleider", "rent"],
  ["leihen", "rent"],
  ["leihkleid", "rent"],
  ["leihkleider", "rent"],
  ["ausleihen", "rent"],
  ["verleih", "rent"],
  ["kleiderverleih", "rent"],
  ["kauf", "purchase"],
  ["kaufen", "purchase"],
  ["kaufkleid", "purchase"],
  ["kleid", "kleider", ...compounds],
  ["kleider", "kleid", ...compounds],
  ...dressesCalledAfter,
  ["hochzeit", "braut", "brautkleid", "brautkleider"],
  ["standesamt", "braut", "brautkleid", "brautkleider"],
  ["tuell", "tull"],
  ["stickerei", "bestickt", "bestickte", "bestickter"],
  ["traegerlos", "tragerlos", "schulterfrei"],
  ["tragerlos", "schulterfrei"],
  ["schulterfrei", "tragerlos"],
  ...formsOf("lang", "langarmlig", "langarmelig"),
  ["langarm", "lang", "lange"],
  ...formsOf("kurz", "kurzarmlig", "kurzarmelig"),
  ["kurzarm", "kurz", "kurze"],
  ["meerjungfrau", "mermaid", "fishtail"],
  ...inflected("weiss", "white"),
  ...inflected("cremefarben", "white"),
  ...inflected("elfenbeinfarben", "white"),
  ["altweiss", "white"],
  ["creme", "white"],
  ["cremeweiss", "white"],
  ["ecru", "white"],
  ["elfenbein", "white"],
  ["ivory", "white"],
  ["offwhite", "white"],
  ["wollweiss", "white"],
  ...inflected("champagnerfarben", "beige"),
  ...inflected("sandfarben", "beige"),
  ["beiges", "beige"],
  ["champagner", "beige"],
  ["champagne", "beige"],
  ["nude", "beige"],
  ["sand", "beige"],
  ["taupe", "beige"],
  ...inflected("rosafarben", "pink"),
  ["altrosa", "pink"],
  ["apricot", "pink"],
  ["blush", "pink"],
  ["puder", "pink"],
  ["puderrosa", "pink"],
  ["rosa", "pink"],
  ["rose", "pink"],
  ...inflected("rot", "red"),
  ...inflected("dunkelrot", "red"),
  ...inflected("weinrot", "red"),
  ["bordeaux", "red"],
  ["bordeauxrot", "red"],
  ["burgund", "red"],
  ["kirschrot", "red"],
  ["rubinrot", "red"],
  ...inflected("braun", "brown"),
  ["kupfer", "brown"],
  ["orange", "brown"],
  ["rost", "brown"],
  ["terracotta", "brown"],
  ...inflected("gelb", "gold"),
  ...inflected("golden", "gold"),
  ["goldfarben", "gold"],
  ["rosegold", "gold"],
  ["senf", "gold"],
  ...inflected("dunkelgrun", "green"),
  ...inflected("grun", "green"),
  ...inflected("gruen", "green"),
  ["oliv", "green"],
  ["salbei", "green"],
  ["smaragd", "green"],
  ["smaragdgrun", "green"],
  ...inflected("blau", "blue"),
  ...inflected("dunkelblau", "blue"),
  ...inflected("hellblau", "blue"),
  ["marine", "blue"],
  ["marineblau", "blue"],
  ["nachtblau", "blue"],
  ["petrol", "blue"],
  ["turkis", "blue"],
  ["tuerkis", "blue"],
  ...inflected("violett", "purple"),
  ["aubergine", "purple"],
  ["flieder", "purple"],
  ["lavendel", "purple"],
  ["lila", "purple"],
  ["mauve", "purple"],
  ...inflected("grau", "grey"),
  ...inflected("silbern", "grey"),
  ["anthrazit", "grey"],
  ["silber", "grey"],
  ["silbergrau", "grey"],
  ...inflected("schwarz", "black"),
];

export const pageWords: WordsLike<typeof english.pageWords> = {
  contact:
    "showroom boutique geschäft laden atelier adresse anfahrt karte besuch besuchen termin anprobe öffnungszeiten oeffnungszeiten telefon anrufen email mail whatsapp",
  questions:
    "faq fragen hilfe rückgabe rueckgabe rücksendung widerruf umtausch erstattung lieferung versand lieferzeit änderungen aenderungen anpassung zahlung bezahlen",
  sizeFinder: "größe größen groesse größentabelle groessentabelle maße messen maßband passform oberweite",
  about: "designer designerin atelier geschichte biografie haus",
  wishlist: "wunschliste merkliste merkzettel favoriten gespeichert anprobe",
  privacy: "datenschutz datenschutzerklärung daten cookies dsgvo",
};

export const fieldNouns: WordsLike<typeof english.fieldNouns> = {
  colours: ["farbe", "farben", "farbton"],
  fabric: ["stoff", "stoffe", "material"],
  silhouette: ["silhouette", "schnitt", "form"],
  neckline: ["ausschnitt", "dekollete"],
  sleeves: ["armel", "armeln", "aermel", "aermeln"],
  sizes: ["grosse", "groesse", "gr", "kleidergrosse", "konfektionsgrosse"],
};

export const commonWords: WordsLike<typeof english.commonWords> = [
  "ab aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus außer außerdem",
  "bei beim bevor bin bis bist da dabei dadurch dafür dagegen daher damit danach daneben dann daran darauf daraus",
  "darf darin darüber darum darunter das dass davon davor dazu dein deine dem den denn der deren des dessen die",
  "dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines einmal er es etwa",
  "etwas euch euer für ganz gegen genau gerade gibt hab habe haben hat hatte hätte hier hin hinter ich ihm ihn",
  "ihnen ihr ihre ihrem ihren ihrer ihres im immer in indem ins ist ja je jede jedem jeden jeder jedes jedoch jetzt",
  "kann kein keine keinem keinen keiner können lässt man manche mehr mein meine mit muss müssen nach nachdem neben",
  "nicht nichts nie noch nun nur ob oben oder ohne schon sehr sein seine seinem seinen seiner seit selbst sich sie",
  "sind so sobald sogar soll sondern sowie statt steht über um und uns unser unsere unten unter usw vom von vor",
  "wann war waren warum was weg wegen weil weiter welche welcher welches wenig wenn wer werden wie wieder will wir",
  "wird wo wohl wurde während zu zum zur zwar zwei zwischen",
];
