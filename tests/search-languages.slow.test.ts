import { expect, test } from "vitest";
import type { Dresses } from "#tests/support/search-found.ts";
import { spokenIn } from "#tests/support/spoken-in.ts";

const sizes = [{ label: "38", isAvailable: true }];

type Searches = Readonly<Record<string, readonly string[]>>;

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

test.each<[string, Dresses, Searches]>([
  [
    "de",
    german,
    {
      Spitzenkleid: ["Linde"],
      "Spitzenkleider weiß": ["Linde"],
      "WEISSES SPITZENKLEID": ["Linde"],
      "Hochzeitskleid lang": ["Linde"],
      "langes Hochzeitskleid": ["Linde"],
      "langärmliges Brautkleid": ["Linde"],
      "Abendkleid schwarz": ["Aster"],
      "schwarzes Abendkleid": ["Aster"],
      Abendrobe: ["Aster"],
      Seidenkleid: ["Aster"],
      "Kleid aus Seide": ["Aster"],
      Meerjungfrauenkleid: ["Aster"],
      Tüllkleid: ["Erika"],
      "Tuellkleid kurz": ["Erika"],
      Tuellkleider: ["Erika"],
      Samtkleid: ["Malve"],
      Satinkleid: ["Malve"],
      "Grösse 38": ["Erika"],
      "Größe 38": ["Erika"],
    },
  ],
  [
    "fr",
    french,
    {
      "robe d'été": ["Jasmin"],
      "robe d’été": ["Jasmin"],
      "robes d'ete": ["Jasmin"],
      "robe en dentelle": ["Iris"],
      "robes en dentelles": ["Iris"],
      "robe de soirée noire": ["Lys"],
      "robe noire": ["Lys"],
      "manches longues": ["Iris"],
      "manche longue": ["Iris"],
      "robe de mariage": ["Iris"],
      "l'iris": ["Iris"],
      "robe de cérémonie": ["Lys"],
      "taille 38": ["Iris"],
    },
  ],
  [
    "it",
    italian,
    {
      "abito d'estate": ["Rosa"],
      "un vestito d’estate": ["Rosa"],
      "l'abito da sposa": ["Viola"],
      "vestiti da sposa": ["Viola"],
      "abito in pizzo": ["Viola"],
      pizzi: ["Viola"],
      "abito da sera nero": ["Dalia"],
      "vestito da cerimonia": ["Dalia"],
      "manica lunga": ["Viola"],
      "abito di seta": ["Dalia"],
      sete: ["Dalia"],
    },
  ],
  [
    "es",
    spanish,
    {
      "vestido de verano": ["Jara"],
      "vestidos de encajes": ["Azahar"],
      "vestido de boda": ["Azahar"],
      "traje de noche negro": ["Dalia"],
      "vestido negro": ["Dalia"],
      "vestidos negras": ["Dalia"],
      "manga larga": ["Azahar"],
      "vestido de fiesta": ["Dalia"],
      sedas: ["Dalia"],
    },
  ],
])("finds what people mean in a shop that speaks %s", (language, dresses, searches) => {
  const asked = JSON.stringify(Object.keys(searches));
  const said = spokenIn(
    language,
    "#tests/support/search-found.ts",
    `found(${JSON.stringify(dresses)}, ${asked})`,
  );
  expect(JSON.parse(said)).toEqual(searches);
});
