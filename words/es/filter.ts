import type * as english from "@trousseau/words/en/filter.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { counted } from "./grammar.ts";
import { listed } from "./locale.ts";

export const filterWords: WordsLike<typeof english.filterWords> = {
  facets: {
    colour: "Color",
    silhouette: "Silueta",
    neckline: "Escote",
    sleeves: "Mangas",
    fabric: "Tejido",
    size: "Talla",
    price: "Precio",
    for: "Alquiler o compra",
    availability: "Disponibilidad",
  },
  under: (price) => `Menos de ${price}`,
  offers: { rent: "Alquilar", purchase: "Comprar" },
  show: "Ver vestidos",
  showCount: (count) => `Ver ${counted(count, "vestido", "vestidos")}`,
  chosen: "Filtros elegidos",
  remove: "Quitar",
  clearAll: "Borrar",
  nothing: (without) =>
    `Ningún vestido reúne cuanto ha elegido. Estos son los más cercanos, salvo en ${listed(without).toLowerCase()}:`,
};

export const colourFamilies: WordsLike<typeof english.colourFamilies> = {
  white: "Blanco y marfil",
  beige: "Beis y champán",
  pink: "Rosa y empolvado",
  red: "Rojo y burdeos",
  brown: "Naranja y marrón",
  gold: "Dorado y amarillo",
  green: "Verde",
  blue: "Azul",
  purple: "Morado y lila",
  grey: "Gris y plata",
  black: "Negro",
};
