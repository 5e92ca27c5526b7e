import type * as english from "@trousseau/words/en/neutral.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const neutralWords: WordsLike<typeof english.neutralWords> = {
  name: "Firma sin nombre",
  greeting: "Hola",
  newsletterHeading: "Newsletter",
  newsletterNote: "Puede darse de baja en cualquier momento.",
  notShown: "Lo que buscaba ya no está aquí.",
  careLines: ["Preguntas frecuentes", "Devoluciones y cambios", "Envíos"],
  shopNow: "Descubrir",
  showMore: "Ver más",
  firstDresses: "Nuevos *vestidos*",
  collection: "La *colección*",
  featured: "Vestidos *destacados*",
  shippingButton: "WhatsApp",
  fashionWeeks: "Semanas de la moda",
  questions: { title: "Preguntas\ny *respuestas*", more: "Contacto", all: "Todas las preguntas" },
  letters: "Cartas desde el *atelier*",
  contact: {
    title: "Hable con *nosotros*",
    kept: {
      heading: "Muchas *gracias*",
      text: "Hemos recibido su mensaje. Mencione esta referencia si vuelve a escribirnos o nos llama.",
    },
    outcome: {
      heading: "Falta un *paso*",
      text: "Solo queda enviarlo, por WhatsApp o por correo. Lo tiene listo aquí debajo, tal como lo ha escrito.",
      whatsapp: "Enviar por WhatsApp",
      email: "Escribir un correo",
    },
    messageLead: "Hola, les escribo desde la página de contacto.",
  },
  newsletter: {
    mailed:
      "Ya casi está: le hemos enviado un correo. Abra el enlace antes de siete días para entrar en la lista. ¿No le ha llegado? Mire en el correo no deseado o revise la dirección.",
    outcome: {
      text: "Aún no está en la lista. Envíenos su dirección por WhatsApp y la añadiremos nosotros.",
      whatsapp: "Enviarla por WhatsApp",
    },
    messageLead: "Hola, me gustaría recibir las cartas del atelier. Mi correo electrónico es",
  },
  privacy: {
    title: "Su *privacidad*",
    introduction:
      "Puede recorrer esta web sin decirnos quién es. Lo que nos confíe se usa para el fin que usted le dé, y para ningún otro. En esta página le decimos cuál es.",
    ending:
      "Puede preguntarnos qué datos personales conservamos de usted y pedirnos que los rectifiquemos, que se los enviemos en un archivo o que los suprimamos junto con su historial. Escríbanos e indique el correo electrónico o el teléfono que utilizó. Si considera que no hemos tratado bien sus datos, puede presentar también una reclamación ante la autoridad de protección de datos de su país.",
  },
  search: {
    loading: "Buscando",
    nothing: { hint: "Tres letras de un nombre bastan para encontrarlo. O empiece por una colección." },
  },
  sizeChart: {
    title: "Encuentre su *talla*",
    measuring: {
      bust: "Por la parte más prominente, con la cinta métrica recta en la espalda y la ropa interior que vaya a llevar.",
      waist:
        "Por la parte más estrecha, donde el cuerpo se dobla al inclinarse hacia un lado. Suelte el aire y deje un dedo bajo la cinta.",
      hips: "Por la parte más ancha, unos 20 cm (8 in) por debajo de la cintura, con los pies juntos.",
      hollowToHem:
        "Desde el hueco del cuello, en línea recta, hasta el suelo, sin zapatos. Nosotros sumamos la altura del tacón, porque el bajo cae donde el zapato lo levanta.",
    },
  },
};
