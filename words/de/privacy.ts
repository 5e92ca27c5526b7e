import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/privacy.ts";
import { counted, inDays } from "./grammar.ts";

export const privacyWords: WordsLike<typeof english.privacyWords> = {
  facts: { what: "Was", why: "Wozu", howLong: "Wie lange", who: "Wer es sieht" },
  hosts: {
    own: "Die Daten liegen auf unserem eigenen Server.",
    sanity:
      "Die Daten liegen bei Sanity, einem Dienst, der unsere Inhalte speichert und dessen Tarif festlegt, wie lange er einen Verlauf aufbewahrt.",
    other: "Die Daten liegen auf dem Server, der unsere Inhalte speichert.",
  },
  people: "Unser eigenes Team, nach Anmeldung.",
  messages: {
    heading: "Wenn Sie uns *schreiben*",
    notTaken:
      "Die Formulare dieser Website stellen selbst nichts zu: Sie machen aus Ihren Worten eine Nachricht, die Sie per WhatsApp oder E-Mail senden. Diese Website bewahrt nichts davon auf.",
    text: "Wir bewahren eine Nachricht von dem Augenblick an auf, in dem diese Website ihren Empfang bestätigt.",
    what: "Ihr Name, Ihre E-Mail-Adresse, Ihre Nachricht, die übrigen Angaben im Formular und der Zeitpunkt, zu dem Sie geschrieben haben.",
    why: "Um Ihnen zu antworten und zu fertigen, was Sie wünschen.",
    howLong: (months) =>
      `${months === 1 ? "Einen Monat" : counted(months, "Monat", "Monate")}; danach wird sie samt ihrem Verlauf gelöscht. Bis zur Zustellung wartet sie auf unserem eigenen Server; danach bleibt dort 30 Tage lang nur ein Code, an dem wir ein doppelt gesendetes Formular erkennen.`,
    mailed:
      "Sie wird uns außerdem per E-Mail zugestellt. Wenn Sie eine Empfangsbestätigung wünschen, enthält diese die Referenz und das Datum, aber keines Ihrer Worte.",
  },
  newsletter: {
    heading: "Wenn Sie unsere *Briefe* wünschen",
    notConfirmed:
      "Diese Website kann noch keine Anmeldungen annehmen und bewahrt keine Adresse auf, die für die Briefe angegeben wird.",
    byWhatsApp: "Sie macht aus Ihrer Adresse eine WhatsApp-Nachricht, die Sie senden oder auch nicht.",
    text: "Sie erhalten unsere Briefe, sobald Sie Ihre Adresse über eine E-Mail von uns bestätigt haben. Niemand kann eine andere Person anmelden.",
    what: "Ihre E-Mail-Adresse, der Zeitpunkt Ihrer Anmeldung und der Ihrer Bestätigung.",
    why: "Um Ihnen Briefe zu senden und nachweisen zu können, dass Sie sie gewünscht haben.",
    howLong:
      "Bis Sie sich abmelden, was aus jedem Brief möglich ist; dann wird Ihre Adresse samt ihrem Verlauf gelöscht. Eine Adresse, die nicht bestätigt ist, wird gelöscht, sobald die E-Mail versandt ist; 30 Tage lang behalten wir einen Code, der begrenzt, wie viele E-Mails eine Adresse erhält, und aus dem sich die Adresse nicht ablesen lässt.",
    who: "Unser eigenes Team, nach Anmeldung, und der Dienst, der unsere E-Mails zustellt.",
  },
  whatsApp: {
    heading: "Wenn Sie zu *WhatsApp* wechseln",
    text: "Unsere WhatsApp-Schaltflächen öffnen ein Gespräch mit einer vorbereiteten Nachricht. WhatsApp erfährt erst davon, wenn Sie eine verwenden; was Sie dort senden, wird von WhatsApp nach dessen eigenen Bedingungen aufbewahrt und auch von uns. Bis dahin lädt diese Website nichts von WhatsApp und sendet nichts dorthin.",
  },
  visits: {
    heading: "Wenn Sie sich *umsehen*",
    notCounted: "Besuche werden weder gezählt noch verfolgt. Dritte erfahren nichts davon.",
    text: "Wir zählen nur Summen und nie, wer dahintersteht.",
    notes: [
      "Aufbewahrt werden nur Summen für jeden Tag: Einzelne Besuche und Personen werden nicht aufgezeichnet.",
      "Dafür wird kein Cookie gesetzt und nichts in Ihrem Browser gespeichert; weder IP-Adressen noch Angaben zum Browser noch die Seite, von der Sie kommen, werden aufbewahrt, und niemand sonst erfährt davon.",
      "Browser, die darum bitten, nicht verfolgt zu werden (Global Privacy Control oder Do Not Track), werden nicht gezählt.",
    ],
    counted: [
      "wie oft jedes Kleid, jede Kollektion und die Startseite geöffnet werden",
      "der Name der Website, von der Sie kommen, etwa Instagram oder Google, und nichts Weiteres von ihrer Adresse",
      "wie oft per WhatsApp nach der Miete oder dem Kauf eines Kleides gefragt wird",
      "die Farben und Größen, nach denen gefragt wird",
      "Suchen ohne Ergebnis, sobald dieselben Worte zweimal gesucht wurden",
    ],
    why: "Um zu erfahren, welche Kleider gefallen.",
    howLong: (days) => `Die Summen eines Tages werden nach ${inDays(days)} gelöscht.`,
  },
  logs: {
    heading: "Die *Protokolle* des Servers",
    text: "Diese Website protokolliert ihre eigenen Fehler, mit der Adresse der Seite und nie mit dem, was Sie geschrieben haben. Ihre IP-Adresse wird nur im Arbeitsspeicher gehalten, um zu begrenzen, wie viel von einem Absender kommen kann; diese Website schreibt sie nirgends auf. Wer den Server oder das Netz davor betreibt, führt zur Sicherheit unter Umständen eigene Protokolle.",
  },
  browser: {
    heading: "Was in Ihrem *Browser* bleibt",
    text: "Diese Website setzt kein Cookie, außer wenn unser Team sie in der Vorschau ansieht. Die Kleider auf Ihrer Anprobeliste und Ihre Notizen bleiben in Ihrem Browser, bis Sie sie entfernen; ein Link zu dieser Liste nennt die Kleider und keine Notizen. Eine begonnene Nachricht bleibt im Tab, bis Sie sie senden oder den Tab schließen. Ihr Browser merkt sich außerdem, dass Sie die Bewegung angehalten haben, bis Sie sie fortsetzen; Ihre Maße nur, wenn Sie das Häkchen setzen; das Datum, zu dem Sie ein Kleid brauchen, bis Sie es löschen; Ihre letzten Suchen und die zuletzt angesehenen Kleider, bis Sie diese löschen; und, in einem einzelnen Tab, welche unserer Skripte nicht geladen wurden. Nichts davon erreicht uns, bevor Sie es senden, außer dass eine Seite Bilder der angesehenen Kleider anfordert; niemand zeichnet auf, wer sie angefordert hat.",
    copies:
      "Sofern Ihr Browser keine Daten spart, speichert er auch Kopien der Seiten und Bilder, die Sie hier gesehen haben, damit sie sich ohne Verbindung öffnen: die letzten sechzig Seiten, bis Sie die Daten dieser Website löschen.",
  },
};
