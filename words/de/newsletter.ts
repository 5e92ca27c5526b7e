import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/newsletter.ts";

export const newsletterWords: WordsLike<typeof english.newsletterWords> = {
  confirm: {
    button: "Adresse bestätigen",
    open: {
      heading: "Dürfen wir *schreiben?*",
      text: (label) =>
        `Bestätigen Sie, und ${label} schreibt Ihnen an diese Adresse. Sie können sich jederzeit abmelden.`,
    },
    confirmed: {
      heading: "Wir *schreiben* Ihnen",
      text: () =>
        "Vielen Dank: Ihre Adresse ist bestätigt, und ein Willkommensgruß ist unterwegs. In jedem Brief finden Sie einen Link zur Abmeldung.",
    },
    again: {
      heading: "Bereits *bestätigt*",
      text: () =>
        "Dieser Link wurde schon verwendet, und Ihre Adresse ist bestätigt. Falls kein Brief kommt oder Sie sich inzwischen abgemeldet haben, melden Sie sich unten bitte neu an.",
    },
    ended: {
      heading: "Dieser Link ist *abgelaufen*",
      text: () =>
        "Jeder Link gilt sieben Tage; dieser ist nicht mehr gültig oder unvollständig. Melden Sie sich unten noch einmal an, und Sie erhalten einen neuen.",
    },
    failed: {
      heading: "Noch *nicht*",
      text: () =>
        "Ihre Adresse konnte gerade nicht bestätigt werden. Es ist nichts verloren: Bitte versuchen Sie es in einem Moment noch einmal.",
    },
  },
  unsubscribe: {
    button: "Abmelden",
    open: {
      heading: "Keine *Briefe* mehr?",
      text: (label) => `Melden Sie sich ab, und ${label} schreibt Ihnen nicht mehr an diese Adresse.`,
    },
    done: {
      heading: "Sie sind *abgemeldet*",
      text: (label) =>
        `Ihre Adresse ist gelöscht, und ${label} sendet Ihnen keine Briefe mehr. Sie sind jederzeit wieder willkommen: Unten können Sie sich neu anmelden.`,
    },
    ended: {
      heading: "Ein Teil *fehlt*",
      text: () =>
        "Der Link ist unvollständig. Öffnen Sie ihn bitte noch einmal aus dem Brief, oder schreiben Sie uns, und wir entfernen Ihre Adresse von Hand.",
    },
    failed: {
      heading: "Noch *nicht*",
      text: () =>
        "Ihre Abmeldung ist gerade nicht gelungen. Bitte versuchen Sie es in einem Moment noch einmal.",
    },
  },
};
