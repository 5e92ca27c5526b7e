import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/mails.ts";
import { quoted } from "./grammar.ts";
import { dated } from "./locale.ts";

export const mailWords: WordsLike<typeof english.mailWords> = {
  notice: {
    subject: (name, reference, dress) =>
      [`Demande ${reference}, ${name}`, dress].filter(Boolean).join("\u00a0: "),
    wrote: (name, when) => `${name} vous a écrit le ${dated(when)}`,
    answer: (email) => `Pour répondre à ${email}, il suffit de répondre à cet e-mail.`,
    studio: "La demande se trouve dans Studio, sous «\u00a0Demandes\u00a0».",
  },
  copy: {
    subject: (label, reference) => `Votre message à ${label} (${reference})`,
    heading: "Votre message nous est parvenu",
    text: (label, when) =>
      `${label} vous remercie de votre message, que nous avons bien reçu le ${dated(when)}.`,
    notYou:
      "Si ce message n’est pas de vous, votre adresse a été saisie par erreur. Vous ne recevrez rien d’autre.",
  },
  answer: {
    subject: (reference) => `Votre message (${reference})`,
    greeting: (name) => `Bonjour ${name},`,
    thanks: (name, reference) => `Bonjour ${name}, nous vous remercions de votre message (${reference}).`,
  },
  details: {
    purpose: "Souhait",
    dress: "Robe",
    colour: "Coloris",
    size: "Taille",
    measurements: "Mesures",
    date: "Date de l’événement",
    city: "Ville",
    phone: "Téléphone",
  },
  reference: "Référence",
};

export const newsletterMailWords: WordsLike<typeof english.newsletterMailWords> = {
  confirmation: {
    subject: (label) => `Les lettres signées ${label}\u00a0: est-ce votre adresse\u202f?`,
    heading: (label) => `Les lettres signées ${label}`,
    text: (label) =>
      `Cette adresse a été donnée pour recevoir les lettres signées ${label}. Si la demande vient de vous, merci de la confirmer\u00a0:`,
    button: "Confirmer mon adresse",
    until: (day) => `Ce lien est valable jusqu’au ${dated(day)}.`,
    notYou: "Si la demande n’est pas de vous, ignorez cet e-mail. Votre adresse ne sera pas conservée.",
  },
  welcome: {
    subject: (label) => `Bienvenue chez ${label}`,
    heading: (label) => `Bienvenue chez ${label}`,
    text: (label) =>
      `Votre adresse est confirmée. ${label} vous écrira lorsqu’il y aura quelque chose à montrer.`,
    leave: "Vous pouvez vous désinscrire à tout moment\u00a0:",
    button: "Se désinscrire",
  },
};

const workOnce = "Ce lien ne sert qu’une fois et expire au bout de sept jours.";

export const passwordMailWords: WordsLike<typeof english.passwordMailWords> = {
  invited: {
    subject: (label) => `Votre accès chez ${label}`,
    heading: (label) => `Bienvenue chez ${label}, côté atelier`,
    text: (name) => `Choisissez un mot de passe\u202f; votre identifiant est ${quoted(name)}.`,
    until: workOnce,
  },
  renewed: {
    subject: (label) => `${label}\u00a0: un nouveau mot de passe`,
    heading: () => "Un nouveau mot de passe",
    text: (name) => `Ce lien permet de choisir un nouveau mot de passe pour ${name}.`,
    until: workOnce,
  },
  forgotten: {
    subject: (label) => `${label}\u00a0: un nouveau mot de passe`,
    heading: () => "Un nouveau mot de passe",
    text: (name) => `Un nouveau mot de passe a été demandé pour ${name}, sans doute par vous.`,
    until:
      "Ce lien ne sert qu’une fois et expire au bout d’une heure. Si la demande ne vient pas de vous, ignorez cet e-mail\u00a0: rien n’a changé.",
  },
  button: "Choisir un mot de passe",
};
