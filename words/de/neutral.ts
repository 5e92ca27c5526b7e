import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/neutral.ts";

export const neutralWords: WordsLike<typeof english.neutralWords> = {
  name: "Label ohne Namen",
  greeting: "Guten Tag",
  newsletterHeading: "Newsletter",
  newsletterNote: "Sie können sich jederzeit abmelden.",
  notShown: "Was Sie suchen, zeigen wir nicht mehr.",
  careLines: ["Häufige Fragen", "Umtausch und Rückgabe", "Versand"],
  shopNow: "Entdecken",
  showMore: "Mehr ansehen",
  firstDresses: "Neue *Kleider*",
  collection: "Die *Kollektion*",
  featured: "Unsere *Auswahl*",
  shippingButton: "WhatsApp",
  fashionWeeks: "Fashion Weeks",
  questions: { title: "Fragen\nund *Antworten*", more: "Kontakt", all: "Alle Fragen" },
  letters: "Briefe aus dem *Atelier*",
  contact: {
    title: "Schreiben Sie *uns*",
    kept: {
      heading: "Vielen *Dank*",
      text: "Ihre Nachricht ist bei uns angekommen. Bitte nennen Sie diese Referenz, wenn Sie noch einmal schreiben oder anrufen.",
    },
    outcome: {
      heading: "Fast am *Ziel*",
      text: "Nur noch ein Schritt: Senden Sie Ihre Nachricht per WhatsApp oder E-Mail. Unten steht sie bereit, Wort für Wort.",
      whatsapp: "Per WhatsApp senden",
      email: "E-Mail schreiben",
    },
    messageLead: "Guten Tag, ich schreibe Ihnen über Ihre Kontaktseite.",
  },
  newsletter: {
    mailed:
      "Nur noch ein Schritt: Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin innerhalb von sieben Tagen, und Sie erhalten unsere Briefe. Noch nichts da? Sehen Sie bitte im Spam-Ordner nach, oder prüfen Sie die Adresse.",
    outcome: {
      text: "Sie stehen noch nicht auf der Liste. Senden Sie uns Ihre Adresse per WhatsApp, und wir tragen Sie von Hand ein.",
      whatsapp: "Per WhatsApp senden",
    },
    messageLead: "Guten Tag, ich möchte gern Briefe aus dem Atelier erhalten. Meine E-Mail-Adresse lautet",
  },
  privacy: {
    title: "Ihr *Datenschutz*",
    introduction:
      "Sie können sich hier alles ansehen, ohne uns zu sagen, wer Sie sind. Was Sie uns anvertrauen, verwenden wir für den Zweck, zu dem Sie es uns gegeben haben, und für nichts anderes. Welcher das jeweils ist, steht auf dieser Seite.",
    ending:
      "Sie haben das Recht, Auskunft über Ihre personenbezogenen Daten und sie als Datei zu erhalten, sie berichtigen oder samt ihrem Verlauf löschen zu lassen. Schreiben Sie uns, und nennen Sie dabei die E-Mail-Adresse oder Telefonnummer, die Sie verwendet haben. Wenn Sie meinen, dass wir mit Ihren Daten nicht richtig umgegangen sind, können Sie sich auch bei der Datenschutzbehörde Ihres Landes beschweren.",
  },
  search: {
    loading: "Wir sehen nach",
    nothing: {
      hint: "Drei Buchstaben eines Namens genügen. Oder beginnen Sie mit einer Kollektion.",
    },
  },
  sizeChart: {
    title: "Ihre *Größe* finden",
    measuring: {
      bust: "An der stärksten Stelle, das Maßband am Rücken waagerecht, im BH, den Sie zum Kleid tragen werden.",
      waist:
        "An der schmalsten Stelle, dort, wo Sie sich zur Seite neigen. Atmen Sie aus, und lassen Sie einen Finger unter dem Maßband.",
      hips: "An der stärksten Stelle, etwa 20 cm (8 Zoll) unterhalb der Taille, die Füße geschlossen.",
      hollowToHem:
        "Von der Halsgrube gerade hinunter bis zum Boden, barfuß. Die Höhe Ihrer Absätze rechnen wir ein, denn der Saum hängt dort, wohin die Schuhe ihn heben.",
    },
  },
};
