import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/errors.ts";

export const errorWords: WordsLike<typeof english.errorWords> = {
  unknown: "Erreur inconnue",
  notFound: "Page introuvable",
  answered: (status) => `Erreur ${status}`,
  unexpected: {
    heading: "Une erreur inattendue est survenue",
    sentence: "Un fil s’est défait de notre côté. Merci de réessayer.",
    again: (reference) =>
      `Si cela se reproduit, merci de nous écrire en indiquant la référence ${reference}.`,
    retry: "Réessayer",
    home: "Accueil",
  },
  offline: {
    heading: "Pas de *connexion*",
    sentence:
      "Vous semblez être hors connexion. Cette page reste ouverte\u202f; tout reviendra avec la connexion.",
    retry: "Réessayer",
    seen: "Pages déjà vues",
  },
  unanswered:
    "Un fil s’est défait de notre côté. Cette page reste telle quelle, et montrera votre choix dès que possible.",
  chunk: {
    sentence: "Une partie de cette page n’a pas pu être chargée. La recharger suffit le plus souvent.",
    reload: "Recharger la page",
  },
};

export const busyWords: WordsLike<typeof english.busyWords> = {
  foreignForm: "Ce formulaire ne provient pas de notre site.",
  page: "Nous recevons beaucoup de visites en ce moment. Cette page se rouvrira d’elle-même dans un instant.",
  form: "Nous recevons beaucoup de visites en ce moment. Revenez en arrière\u00a0: votre texte y est conservé. Merci de le renvoyer dans un instant.",
};
