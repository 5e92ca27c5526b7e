import type { WordsLike } from "#app/label/words-like.ts";
import type * as english from "#words/enquiry.ts";

export const enquiryWords: WordsLike<typeof english.enquiryWords> = {
  purpose: "Je souhaite",
  purposes: {
    rent: "Louer",
    purchase: "Acheter",
    question: "Poser une question",
    fittingList: "Réserver un essayage",
  },
  dresses: "Les robes",
  colour: "Coloris",
  size: "Taille",
  undecided: "À décider",
  measurements: "Ou vos mesures",
  date: "Date de l’événement",
  city: "Ville",
  words: "Un mot à ajouter\u202f?",
  message: "Votre message",
  reference: "Référence",
  own: "Vous avez modifié ce message\u00a0: vos choix ne s’y reportent plus.",
  unmentioned: (colour, size) => {
    const missing = [colour && `le coloris ${colour}`, size && `la taille ${size}`].filter(Boolean);
    return `Il ne mentionne ${missing.length > 1 ? "ni" : "pas"} ${missing.join(" ni ")}.`;
  },
  anew: "Recommencer",
  show: "Voir mon message",
  whatsApp: "Envoyer sur WhatsApp",
  web: "WhatsApp Web",
  copy: "Copier le texte",
  copied: "Texte copié",
  notCopied: "Sélectionnez le texte, puis copiez-le",
  onPhone: "Poursuivre sur votre téléphone",
  scan: "Scannez ce code pour ouvrir le message dans WhatsApp.",
  tooLong: "Ce message est trop long pour tenir dans un code. Copiez-le plutôt.",
  otherwise: "Sans WhatsApp\u202f? Envoyez-le d’ici",
  telephone: "Ou appelez le",
  send: "Envoyer",
  sending: "Envoi en cours",
  back: "Retour à la robe",
};
