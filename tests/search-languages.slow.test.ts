import everyday from "@trousseau/words/everyday.json" with { type: "json" };
import { expect, test } from "vitest";
import type { Dresses } from "#tests/support/search-found.ts";
import { spokenIn } from "./support/spoken-in.ts";
import { languageNames } from "./support/words-of.ts";

const sizes = [{ label: "38", isAvailable: true }];

const german: Dresses = {
  Linde: ["Brautkleider", { fabric: "Spitze", sleeves: "Lang", silhouette: "A-Linie" }, ["Ivory"]],
  Aster: ["Abendkleider", { fabric: "Seide", sleeves: "Trägerlos", silhouette: "Meerjungfrau" }, ["Black"]],
  Erika: ["Tüllkleider", { fabric: "Tüll", sleeves: "Kurz", silhouette: "Ballkleid", sizes }],
  Malve: ["Satinkleider", { fabric: "Samt", sleeves: "Träger", description: "Bodenlang, mit Schleppe." }],
};

const french: Dresses = {
  Iris: ["Robes de mariée", { fabric: "Dentelle", sleeves: "Longues", silhouette: "Sirène", sizes }],
  Lys: ["Robes du soir", { fabric: "Soie", sleeves: "Bretelles" }, ["Black"]],
  Jasmin: ["Robes en tulle", { fabric: "Tulle", sleeves: "Courtes", description: "Une robe d’été, légère." }],
};

const italian: Dresses = {
  Viola: ["Abiti da sposa", { fabric: "Pizzo", sleeves: "Lunghe", silhouette: "Sirena" }],
  Dalia: ["Abiti da sera", { fabric: "Seta", sleeves: "Spalline" }, ["Black"]],
  Rosa: ["Abiti in tulle", { fabric: "Tulle", sleeves: "Corte", description: "Un abito d’estate, leggero." }],
};

const spanish: Dresses = {
  Azahar: ["Vestidos de novia", { fabric: "Encaje", sleeves: "Largas", silhouette: "Sirena" }],
  Dalia: ["Vestidos de noche", { fabric: "Seda", sleeves: "Tirantes" }, ["Black"]],
  Jara: [
    "Vestidos de tul",
    { fabric: "Tul", sleeves: "Cortas", description: "Un vestido de verano, ligero." },
  ],
};

const arabic: Dresses = {
  ليلى: ["فساتين الزفاف", { fabric: "دانتيل", sleeves: "طويلة" }],
  نور: ["فساتين السهرة", { fabric: "حرير", sleeves: "بدون أكمام" }],
};

/** Each language's dresses, with what finds each of them and no other. */
const searches: [language: string, Dresses, Readonly<Record<string, string>>][] = [
  [
    "de",
    german,
    {
      Linde:
        "Spitzenkleid, Spitzenkleider weiß, WEISSES SPITZENKLEID, Hochzeitskleid lang, langes Hochzeitskleid, langärmliges Brautkleid, lange Ärmel, Brautkleid mit langen Ärmeln",
      Aster:
        "Abendkleid schwarz, schwarzes Abendkleid, Abendrobe, Seidenkleid, Kleid aus Seide, Meerjungfrauenkleid, Gala, trägerlos, ohne Träger",
      Erika: "Tüllkleid, Tuellkleid kurz, Tuellkleider, Grösse 38, Größe 38",
      Malve: "Samtkleid, Satinkleid",
    },
  ],
  [
    "fr",
    french,
    {
      Jasmin: "robe d'été, robe d’été, robes d'ete",
      Iris: "robe en dentelle, robes en dentelles, manches longues, manche longue, robe de mariage, l'iris, taille 38",
      Lys: "robe de soirée noire, robe noire, robe de cérémonie",
    },
  ],
  [
    "it",
    italian,
    {
      Rosa: "abito d'estate, un vestito d’estate",
      Viola: "l'abito da sposa, vestiti da sposa, abito in pizzo, pizzi, manica lunga",
      Dalia: "abito da sera nero, vestito da cerimonia, abito di seta, sete",
    },
  ],
  [
    "es",
    spanish,
    {
      Jara: "vestido de verano",
      Azahar: "vestidos de encajes, vestido de boda, manga larga",
      Dalia: "traje de noche negro, vestido negro, vestidos negras, vestido de fiesta, fiesta, sedas",
    },
  ],
  [
    "ar",
    arabic,
    {
      ليلى: "أكمام طويلة, كم طويل, فستان بأكمام طويلة, فستان زفاف طويل",
      نور: "بلا أكمام, دون أكمام, فستان بدون أكمام, حفلة",
    },
  ],
];

test.each(searches)("finds what people mean in a shop that speaks %s", (language, dresses, texts) => {
  const expected = Object.entries(texts).flatMap(([name, list]) =>
    list.split(", ").map((text) => [text, [name]] as const),
  );
  const asked = JSON.stringify(expected.map(([text]) => text));
  const words = `found(${JSON.stringify(dresses)}, ${asked})`;
  const said = spokenIn(language, "#tests/support/search-found.ts", words);
  expect(JSON.parse(said)).toEqual(Object.fromEntries(expected));
});

/** A dress for each name of a thing, which its silhouette has. */
const named = everyday.map((group, place) => {
  const names = [...new Set(Object.values(group).flat())];
  return names.map((name, at) => ({ dress: `${place}.${at}`, name }));
});

test.each(languageNames)("in a shop that speaks %s every name of a thing finds the same", (language) => {
  const dresses = Object.fromEntries(
    named.flat().map(({ dress, name }) => [dress, ["Plain", { silhouette: name }]]),
  );
  const texts = JSON.stringify(named.flat().map(({ name }) => name));
  const answer = spokenIn(
    language,
    "#tests/support/search-found.ts",
    `found(${JSON.stringify(dresses)}, ${texts})`,
  );
  const found: Record<string, string[]> = JSON.parse(answer);
  for (const group of named) {
    const all = group.map(({ dress }) => dress).toSorted();
    for (const { name } of group) expect.soft(found[name], `${name} in ${language}`).toEqual(all);
  }
});

/** The pages that visitors mean by each phrase, whatever language the shop speaks. */
const pagePhrases: Readonly<Record<string, string>> = {
  "/faq":
    "free shipping, shipping to Dubai, xkcd shipping?, can I return it, can I return my dress?, refund, cancel, cancel my order, how long does it take, tailor, alterations, payment, how much is it, sale, Versandkosten, kostenloser Versand, Wie lange dauert die Lieferung?, Kann ich das Kleid zurückgeben?, Was kostet ein Kleid?, frais de port, livraison gratuite, retour, délai de livraison, spese di spedizione, quanto costa, posso restituirlo, gastos de envío, envío gratis, cuánto tarda el envío, ¿puedo devolverlo?, رسوم الشحن, شحن مجاني, الإرجاع, كم السعر",
  "/contact":
    "phone number, opening hours, where are you, where are you?, store address, gift card, press, Öffnungszeiten, Wo seid ihr?, Gutschein, Telefonnummer, numéro de téléphone, horaires d'ouverture, où êtes-vous, orari di apertura, dove siete, numero di telefono, horario de apertura, ¿dónde están?, tarjeta regalo, اتصل بنا, أوقات العمل, العنوان, رقم الهاتف",
  "/size-finder":
    "size chart, dress size chart, measurements, UK 14, 54, size 54, EU 38, US 6, Größentabelle, Größe 54, guide des tailles, taille 54, guida alle taglie, tabla de tallas, talla 54, جدول المقاسات, المقاس ٥٤",
  "": "asdf, xkcd, the, how, 38, 5, 2027, red, lace dress, empire waist, wedding dress, robe de mariée, Kleid, فستان",
};

test.each(languageNames)(
  "a shop that speaks %s leads each phrase to its page, in any language",
  (language) => {
    const expected = Object.entries(pagePhrases).flatMap(([page, list]) =>
      list.split(", ").map((text) => [text, page] as const),
    );
    const texts = JSON.stringify(expected.map(([text]) => text));
    const answer = spokenIn(language, "#tests/support/search-found.ts", `pagesFound(${texts})`);
    expect(JSON.parse(answer)).toEqual(Object.fromEntries(expected));
  },
);
