import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/neutral.ts";

export const neutralWords: WordsLike<typeof english.neutralWords> = {
  name: "Maison sans nom",
  greeting: "Bonjour",
  newsletterHeading: "Newsletter",
  newsletterNote: "Désinscription possible à tout moment.",
  notShown: "Ce que vous cherchiez n’est plus présenté.",
  careLines: ["FAQ", "Échanges et retours", "Livraison"],
  shopNow: "Découvrir",
  showMore: "Voir plus",
  firstDresses: "Nouvelles *robes*",
  collection: "La *collection*",
  featured: "Robes à *l’honneur*",
  shippingButton: "WhatsApp",
  fashionWeeks: "Semaines de la mode",
  questions: { title: "Vos questions,\n*nos réponses*", more: "Nous contacter", all: "Toutes les questions" },
  letters: "Les lettres de *l’atelier*",
  contact: {
    title: "Nous *écrire*",
    kept: {
      heading: "Merci *à vous*",
      text: "Votre message nous est parvenu. Si vous nous écrivez ou nous appelez de nouveau, merci de rappeler cette référence.",
    },
    outcome: {
      heading: "Plus qu’un *geste*",
      text: "Il reste à l’envoyer sur WhatsApp ou par e-mail. Votre message est prêt ci-dessous, mot pour mot.",
      whatsapp: "Envoyer sur WhatsApp",
      email: "Écrire un e-mail",
    },
    messageLead: "Bonjour, je vous écris depuis la page de contact.",
  },
  newsletter: {
    mailed:
      "Une dernière étape\u00a0: nous vous avons envoyé un e-mail. Ouvrez son lien sous sept jours pour confirmer votre inscription. Rien ne vient\u202f? Regardez parmi vos courriers indésirables, ou vérifiez l’adresse.",
    outcome: {
      text: "Votre inscription n’est pas encore faite. Envoyez-nous votre adresse sur WhatsApp, et nous l’ajouterons nous-mêmes.",
      whatsapp: "L’envoyer sur WhatsApp",
    },
    messageLead: "Bonjour, je souhaiterais recevoir les lettres de l’atelier. Mon adresse e-mail est",
  },
  privacy: {
    title: "Vos données *personnelles*",
    introduction:
      "Tout ici se regarde sans que vous ayez à dire qui vous êtes. Ce que vous nous confiez sert à ce pour quoi vous l’avez confié, et à rien d’autre. Cette page dit à quoi.",
    ending:
      "Vous pouvez demander quelles données nous détenons sur vous, les faire rectifier, les recevoir dans un fichier ou les faire effacer, historique compris. Écrivez-nous en indiquant l’adresse e-mail ou le numéro de téléphone que vous avez utilisé. Si vous estimez que nous avons mal traité vos données, vous pouvez aussi adresser une réclamation à l’autorité de protection des données de votre pays (en France, la CNIL).",
  },
  search: {
    loading: "Recherche en cours",
    nothing: { hint: "Trois lettres d’un nom suffisent. Ou commencez par une collection." },
  },
  sizeChart: {
    title: "Trouver votre *taille*",
    measuring: {
      bust: "À l’endroit le plus fort, le mètre bien horizontal dans le dos, avec le soutien-gorge que vous porterez.",
      waist:
        "À l’endroit le plus étroit, là où le buste se plie sur le côté. Expirez, et gardez un doigt sous le mètre.",
      hips: "À l’endroit le plus fort, à quelque 20\u00a0cm (8\u00a0po) sous la taille, pieds joints.",
      hollowToHem:
        "Du creux du cou tout droit jusqu’au sol, pieds nus. Nous ajoutons la hauteur de vos talons, car les chaussures élèvent l’ourlet d’autant.",
    },
  },
};
