import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/privacy.ts";
import { counted } from "./grammar.ts";

export const privacyWords: WordsLike<typeof english.privacyWords> = {
  facts: { what: "Données", why: "Finalité", howLong: "Durée", who: "Accès" },
  hosts: {
    own: "Ces données sont conservées sur notre propre serveur.",
    sanity:
      "Ces données sont conservées par Sanity, un service qui héberge nos contenus et dont la formule fixe la durée de l’historique.",
    other: "Ces données sont conservées sur le serveur qui héberge nos contenus.",
  },
  people: "Notre équipe, une fois connectée.",
  messages: {
    heading: "Quand vous nous *écrivez*",
    notTaken:
      "Les formulaires de ce site ne transmettent rien d’eux-mêmes\u00a0: ils font de vos mots un message, que vous envoyez sur WhatsApp ou par e-mail. Ce site n’en conserve rien.",
    text: "Nous conservons un message dès que ce site en confirme la réception.",
    what: "Votre nom, votre adresse e-mail, votre message, ce que le formulaire demande d’autre, et le moment de votre envoi.",
    why: "Vous répondre, et réaliser ce que vous demandez.",
    howLong: (months) =>
      `${months === 1 ? "Un mois" : counted(months, "mois", "mois")}\u202f; le message est ensuite effacé, historique compris. Jusqu’à sa remise, il attend sur notre propre serveur\u202f; n’y reste ensuite, pendant 30\u00a0jours, qu’un code qui permet de reconnaître un formulaire envoyé deux fois.`,
    mailed:
      "Le message nous est aussi adressé par e-mail. L’accusé de réception que vous pouvez demander porte la référence et la date, et ne reprend aucun de vos mots.",
  },
  newsletter: {
    heading: "Quand vous demandez nos *lettres*",
    notConfirmed:
      "Ce site ne peut encore inscrire personne de lui-même, et ne conserve aucune adresse saisie pour recevoir les lettres.",
    byWhatsApp: "Il fait de votre adresse un message WhatsApp, que vous êtes libre d’envoyer ou non.",
    text: "Votre inscription prend effet lorsque vous avez confirmé votre adresse depuis l’e-mail que nous vous envoyons. Personne ne peut vous inscrire à votre place.",
    what: "Votre adresse e-mail, la date de votre demande et celle de votre confirmation.",
    why: "Vous envoyer nos lettres, et pouvoir prouver votre consentement.",
    howLong:
      "Jusqu’à votre désinscription, possible depuis chaque lettre\u202f; votre adresse est alors effacée, historique compris. Une adresse qui n’est pas confirmée est effacée dès l’envoi de l’e-mail\u202f; nous gardons pendant 30\u00a0jours un code qui limite le nombre d’e-mails envoyés à une même adresse, et dont l’adresse ne peut être déduite.",
    who: "Notre équipe, une fois connectée, et le service qui achemine nos e-mails.",
  },
  whatsApp: {
    heading: "Quand vous passez sur *WhatsApp*",
    text: "Nos boutons WhatsApp ouvrent une conversation avec un message déjà rédigé. WhatsApp ne l’apprend que si vous en utilisez un\u202f; ce que vous y envoyez est conservé par WhatsApp, selon ses propres conditions, et par nous. Avant cela, ce site ne charge rien de WhatsApp et ne lui envoie rien.",
  },
  visits: {
    heading: "Quand vous *regardez*",
    notCounted: "Les visites ne sont ni comptées ni suivies. Aucun tiers n’en est informé.",
    text: "Nous relevons quelques totaux, sans jamais savoir qui se trouve derrière.",
    notes: [
      "Seuls des totaux sont conservés, jour par jour\u00a0: aucune visite, aucune personne n’y laisse de trace.",
      "Aucun cookie n’est déposé et rien n’est enregistré à cette fin dans votre navigateur\u202f; les adresses réseau et les navigateurs ne sont pas conservés, pas plus que la page d’où vous venez, et personne d’autre n’en est informé.",
      "Les navigateurs qui demandent à ne pas être suivis (Global Privacy Control ou Do Not Track) ne sont pas comptés.",
    ],
    counted: [
      "combien de fois chaque robe, chaque collection et la page d’accueil sont ouvertes",
      "le nom du site d’où vous venez, comme Instagram ou Google, et rien d’autre de son adresse",
      "combien de fois une location ou un achat est demandé sur WhatsApp",
      "les coloris et les tailles demandés",
      "les recherches restées sans résultat, dès que les mêmes mots ont été cherchés deux fois",
    ],
    why: "Savoir quelles robes plaisent.",
    howLong: (days) => `Les totaux d’une journée sont effacés après ${counted(days, "jour", "jours")}.`,
  },
  logs: {
    heading: "Les journaux du *serveur*",
    text: "Ce site consigne ses propres erreurs, avec l’adresse de la page et jamais ce que vous avez écrit. Votre adresse réseau n’est gardée qu’en mémoire, pour limiter ce qu’un même expéditeur peut envoyer\u202f; ce site ne l’écrit nulle part. L’exploitant du serveur, ou du réseau qui le précède, peut tenir ses propres journaux à des fins de sécurité.",
  },
  browser: {
    heading: "Ce qui reste dans votre *navigateur*",
    text: "Ce site ne dépose aucun cookie, sauf pour les rédacteurs qui en consultent un aperçu. Les robes de votre sélection d’essayage, et vos notes, restent dans votre navigateur jusqu’à ce que vous les retiriez\u202f; un lien vers cette sélection en nomme les robes, sans les notes. Un message commencé reste dans l’onglet jusqu’à ce que vous l’envoyiez ou fermiez l’onglet. Votre navigateur retient aussi que vous avez suspendu les animations, jusqu’à leur reprise\u202f; vos mesures, seulement si vous cochez la case\u202f; la date à laquelle il vous faut une robe, jusqu’à ce que vous l’effaciez\u202f; vos recherches récentes et les robes vues récemment, jusqu’à ce que vous les effaciez\u202f; et, dans un seul onglet, lesquels de nos scripts n’ont pas été chargés. Rien de tout cela ne nous parvient avant que vous ne l’envoyiez, si ce n’est qu’une page demande les photographies des robes que vous avez vues\u202f; nul n’enregistre qui les a demandées.",
    copies:
      "Sauf s’il économise les données, votre navigateur garde aussi une copie des pages et des photographies que vous avez vues ici, afin qu’elles s’ouvrent sans connexion\u202f: les soixante dernières pages, jusqu’à ce que vous effaciez les données de ce site.",
  },
};
