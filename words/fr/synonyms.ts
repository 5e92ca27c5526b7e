import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/synonyms.ts";

/** The index knows colours by the names of their families in the code, which are English. */
const families: Record<string, string> = {
  white: "blanc blanche blancs blanches ivoire ecru ecrue creme casse nacre craie",
  beige: "champagne nude chair sable",
  pink: "rose roses poudre poudree blush fuchsia saumon corail pivoine dragee",
  red: "rouge rouges bordeaux grenat cerise rubis carmin framboise",
  brown: "marron brun brune chocolat orange terracotta rouille caramel cuivre cannelle",
  gold: "or dore doree dores dorees jaune moutarde safran",
  green: "vert verte verts vertes emeraude sauge kaki olive sapin menthe amande",
  blue: "bleu bleue bleus bleues marine nuit ciel azur turquoise petrole",
  purple: "violet violette mauve lilas lavande parme prune aubergine",
  grey: "gris grise argent argente argentee anthracite",
  black: "noir noire noirs noires",
};

/** Adjectives are typed in the gender of a dress, a sleeve or a colour, and stand in another one in its fields. */
const forms = [
  ["long", "longue", "longs", "longues"],
  ["court", "courte", "courts", "courtes"],
  ["brode", "brodee", "brodes", "brodees"],
  ["drape", "drapee", "drapes", "drapees"],
];

export const synonyms: WordsLike<typeof english.synonyms> = [
  ["location", "rent"],
  ["locations", "rent"],
  ["louer", "rent"],
  ["achat", "purchase"],
  ["acheter", "purchase"],
  ["vente", "purchase"],
  ["robe", "robes"],
  ["robes", "robe"],
  ["mariage", "mariee"],
  ["noces", "mariee"],
  ["civil", "mariee"],
  ["ceremonie", "soir"],
  ["cocktail", "soir"],
  ["soiree", "soir"],
  ["gala", "soir"],
  ["bal", "princesse"],
  ["princesse", "bal"],
  ["trompette", "sirene"],
  ["sirene", "trompette"],
  ["fourreau", "droite"],
  ["droite", "fourreau"],
  ["evasee", "trapeze"],
  ["trapeze", "evasee"],
  ["manche", "manches"],
  ["bretelle", "bretelles"],
  ["satinee", "satin"],
  ["broderie", "brodees"],
  ["broderies", "brodees"],
  ...forms.flatMap((all) => all.map((word) => [word, ...all.filter((other) => other !== word)])),
  ...Object.entries(families).flatMap(([family, words]) => words.split(" ").map((word) => [word, family])),
];

export const pageWords: WordsLike<typeof english.pageWords> = {
  contact:
    "showroom boutique adresse plan accès visite rendez-vous rdv essayage horaires ouverture téléphone e-mail email whatsapp joindre",
  questions:
    "faq questions aide conditions retour retours remboursement échange échanges livraison délai délais expédition retouches personnalisation paiement caution",
  sizeFinder: "tailles taille guide mesures mensurations tour mesurer",
  about: "créatrice créateur couturière couturier atelier histoire biographie maison",
  wishlist: "wishlist favoris sélection liste envies essayage essayer",
  privacy: "confidentialité données personnelles vie privée rgpd cookies",
};

export const fieldNouns: WordsLike<typeof english.fieldNouns> = {
  colours: ["coloris", "couleur", "couleurs", "teinte"],
  fabric: ["matiere", "tissu", "etoffe"],
  silhouette: ["silhouette", "coupe", "forme", "ligne"],
  neckline: ["decollete", "encolure", "col"],
  sleeves: ["manche", "manches"],
  sizes: ["taille", "tailles"],
};

export const commonWords: WordsLike<typeof english.commonWords> = [
  "a à afin ainsi alors après assez au aucun aucune aujourd aussi autant autour autre autres aux avant avec avoir",
  "beaucoup bien c ce ceci cela celle celles celui ces cet cette ceux chaque chez ci comme comment d dans de dehors",
  "déjà depuis derrière des dessous dessus deux devant doit donc dont du elle elles en encore enfin entre est et",
  "être eu fait faire faut fois font furent hors ici il ils j jamais je jusque jusqu l la là le les leur leurs loin",
  "lors lui m ma mais me même mêmes mes moi moins mon n ne ni nos notre nous on ont ou où par parce parmi pas",
  "pendant peu peut plus plusieurs plutôt pour pourquoi presque près puis qu quand que quel quelle quelles quels",
  "quelque quelques qui quoi rien s sa sans se sera ses seul seule si sinon soi soit son sont sous souvent sur ta",
  "tandis te tel telle tes toi ton toujours tous tout toute toutes très trop tu un une vers voici voilà vos votre",
  "vous y",
];
