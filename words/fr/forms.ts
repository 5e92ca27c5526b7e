import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/forms.ts";

export const contactWords: WordsLike<typeof english.contactWords> = {
  labels: {
    name: "Nom",
    email: "E-mail",
    message: "Message",
    telephone: "Téléphone (facultatif)",
    date: "Date de l’événement (facultatif)",
    event: "Date de l’événement",
    submit: "Envoyer",
    sending: "Envoi en cours",
    whatsapp: "Nous écrire sur WhatsApp",
    showroom: "Showroom",
    hours: "Horaires",
    appointment: "Prendre rendez-vous",
    phone: "Téléphone",
    write: "E-mail",
    answerTo: "Nous répondrons à",
    copy: "Recevoir un accusé de réception",
    reference: "Référence",
    another: "Écrire un autre message",
    trap: "Laissez ce champ vide",
    privacy: "Comment votre message est utilisé et conservé",
  },
  errors: {
    summary: "Quelques points sont à revoir. Rien de ce que vous avez écrit n’est perdu.",
    nameMissing: "Merci d’indiquer votre nom.",
    emailMissing: "Merci d’indiquer une adresse e-mail, pour que nous puissions vous répondre.",
    emailMalformed: "Cette adresse semble incomplète. Elle devrait s’écrire nom@domaine.com.",
    messageMissing: "Écrivez une ligne ou deux\u202f; une simple date nous aide déjà.",
    dateUnreadable: "Complétez la date, par exemple 2027-05-09, ou laissez le champ vide.",
    datePast: "Cette date est passée. Est-ce la bonne année\u202f?",
    notSent:
      "Votre message n’est pas encore parti. Rien n’est perdu\u00a0: réessayez, ou joignez-nous autrement.",
  },
  notKept: {
    failed: {
      heading: "Pas encore *envoyé*",
      text: "Votre message n’est pas encore parti. Il vous attend ci-dessous, mot pour mot\u00a0: envoyez-le sur WhatsApp ou par e-mail, ou choisissez de nouveau «\u00a0Envoyer\u00a0».",
    },
    limited: {
      heading: "Une autre *voie*",
      text: "Nous ne pouvons pas recevoir ce message ici. Il vous attend ci-dessous, mot pour mot\u00a0: envoyez-le sur WhatsApp ou par e-mail.",
    },
  },
};

const notSignedUp =
  "Votre inscription n’a pas abouti. Votre adresse est restée dans le champ\u00a0: merci de réessayer.";

export const newsletterFormWords: WordsLike<typeof english.newsletterFormWords> = {
  label: "Adresse e-mail pour la newsletter",
  placeholder: "Votre adresse e-mail",
  submit: "S’inscrire",
  privacyPointer: "Voir notre politique de confidentialité.",
  errors: {
    emailMissing: "Merci d’indiquer votre adresse e-mail.",
    emailMalformed: "Cette adresse semble incomplète. Elle devrait s’écrire nom@domaine.com.",
    notSent: notSignedUp,
  },
  notKept: {
    failed: notSignedUp,
    limited:
      "Nous ne pouvons pas vous inscrire pour le moment. Votre adresse est restée dans le champ\u00a0: merci de réessayer plus tard.",
  },
};
