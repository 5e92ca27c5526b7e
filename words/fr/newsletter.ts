import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/newsletter.ts";

export const newsletterWords: WordsLike<typeof english.newsletterWords> = {
  confirm: {
    button: "Confirmer mon adresse",
    open: {
      heading: "Pouvons-nous vous *écrire\u202f?*",
      text: (label) =>
        `Confirmez, et ${label} vous écrira à cette adresse. Vous pourrez vous désinscrire à tout moment.`,
    },
    confirmed: {
      heading: "Inscription *confirmée*",
      text: () =>
        "Merci de votre confirmation\u00a0: un e-mail de bienvenue est en route. Chaque lettre permet de se désinscrire.",
    },
    again: {
      heading: "Adresse déjà *confirmée*",
      text: () =>
        "Ce lien a déjà servi, et votre adresse est confirmée. Si aucune lettre n’arrive, ou si vous avez quitté la liste entre-temps, inscrivez-vous de nouveau ci-dessous.",
    },
    ended: {
      heading: "Ce lien a *expiré*",
      text: () =>
        "Un lien vaut sept jours\u202f; celui-ci est périmé ou incomplet. Inscrivez-vous de nouveau ci-dessous pour en recevoir un autre.",
    },
    failed: {
      heading: "Pas *encore*",
      text: () =>
        "Votre adresse n’a pas encore pu être confirmée. Rien n’est perdu\u00a0: merci de réessayer dans un moment.",
    },
  },
  unsubscribe: {
    button: "Se désinscrire",
    open: {
      heading: "Ne plus recevoir nos *lettres\u202f?*",
      text: (label) => `Désinscrivez-vous, et ${label} ne vous écrira plus à cette adresse.`,
    },
    done: {
      heading: "Désinscription *confirmée*",
      text: (label) =>
        `Votre adresse est effacée, et ${label} ne vous enverra plus de lettres. Vous pouvez revenir quand il vous plaira\u00a0: l’inscription se fait ci-dessous.`,
    },
    ended: {
      heading: "Un lien *incomplet*",
      text: () =>
        "Il en manque une partie. Ouvrez-le de nouveau depuis la lettre, ou écrivez-nous et nous retirerons votre adresse nous-mêmes.",
    },
    failed: {
      heading: "Pas *encore*",
      text: () => "Votre désinscription n’a pas abouti. Merci de réessayer dans un moment.",
    },
  },
};
