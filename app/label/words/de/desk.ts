/** Sentences of Studio and content:check by the English ones of the code. A whole sentence behind a colon has its capital. */
export const deskWords: Readonly<Record<string, string>> = {
  "This is not an address: write /product-page/aurelie, or the full address of the former page.":
    "Das ist keine Adresse: Schreiben Sie /product-page/aurelie oder die vollständige Adresse der früheren Seite.",
  "The shop has a page at {{page}}, and visitors see that one.":
    "Unter {{page}} gibt es im Shop bereits eine Seite, und diese wird angezeigt.",
  "The shop uses this address itself.": "Diese Adresse verwendet der Shop selbst.",
  "This address is in the list already.": "Diese Adresse steht bereits in der Liste.",
  "The page that it leads to is not in the shop.": "Die Seite, zu der sie führt, ist nicht im Shop.",
  "Choose a page that it leads to, or write a path.":
    "Wählen Sie die Seite, zu der sie führt, oder geben Sie einen Pfad an.",
  "It leads to {{to}}, and must lead to a path of the shop, such as /about.":
    "Sie führt zu {{to}}; nötig ist ein Pfad des Shops, etwa /about.",
  "It leads in a circle, by {{path}}.": "Sie führt über {{path}} im Kreis.",
  "It passes through too many other old addresses.": "Der Weg führt über zu viele andere alte Adressen.",
  "It leads nowhere: there is no page at {{to}}.": "Sie führt ins Leere: Unter {{to}} gibt es keine Seite.",
  "What needs fixing": "Was zu beheben ist",
  "This page is for editors: open it from Studio, under “Check”.":
    "Diese Seite ist für die Redaktion: Öffnen Sie sie in Studio unter „Prüfung“.",
  "Nothing. Every dress and every text is whole.": "Nichts. Alle Kleider und alle Texte sind vollständig.",
  "Fix this first": "Bitte zuerst beheben",
  "This would be better": "Das ginge noch besser",
  "“{{cell}}”: the shop's prices are in {{currency}}":
    "„{{cell}}“: Die Preise des Shops sind in {{currency}}",
  "“{{cell}}” is not an amount: write it as 1250 or 1250.50":
    "„{{cell}}“ ist kein Betrag: Schreiben Sie etwa 1250 oder 1250,50",
  "“{{cell}}” is not an amount: write it as 1250": "„{{cell}}“ ist kein Betrag: Schreiben Sie etwa 1250",
  "“{{cell}}” can be {{one}} or {{other}}: write one of these":
    "„{{cell}}“ kann {{one}} oder {{other}} bedeuten: Schreiben Sie eines von beiden",
  "“{{field}}” {{fault}}": "„{{field}}“ {{fault}}",
  "a price is above zero; leave the cell empty for “price on request”":
    "Ein Preis liegt über null; für „Preis auf Anfrage“ lassen Sie die Zelle leer",
  "is more than {{most}}, the highest price that the shop takes":
    "ist mehr als {{most}}, der höchste Preis, den der Shop annimmt",
  "“{{cell}}” cannot be the end of an address: small letters, digits and hyphens, such as {{suggestion}}":
    "„{{cell}}“ kann nicht am Ende einer Adresse stehen: nur Kleinbuchstaben, Ziffern und Bindestriche, etwa {{suggestion}}",
  "“{{cell}}” cannot be the end of an address: small letters, digits and hyphens":
    "„{{cell}}“ kann nicht am Ende einer Adresse stehen: nur Kleinbuchstaben, Ziffern und Bindestriche",
  "there is no collection “{{cell}}”: there are {{known}}. A new one is made in Studio":
    "Die Kollektion „{{cell}}“ gibt es nicht; es gibt {{known}}. Eine neue legen Sie in Studio an",
  "there is no collection “{{cell}}”. A new one is made in Studio":
    "Die Kollektion „{{cell}}“ gibt es nicht. Eine neue legen Sie in Studio an",
  "“{{cell}}” is not a number of days: write 1 to {{most}}":
    "„{{cell}}“ ist keine Anzahl von Tagen: Schreiben Sie 1 bis {{most}}",
  "“{{cell}}” is not one of {{words}}": "„{{cell}}“ ist keines dieser Wörter: {{words}}",
  "“{{cell}}” is not a date: write it as 2027-06-15":
    "„{{cell}}“ ist kein Datum: Schreiben Sie es als 2027-06-15",
  "“{{cell}}” is not a whole number": "„{{cell}}“ ist keine ganze Zahl",
  "there are more than {{most}} entries": "Es sind mehr als {{most}} Einträge",
  "“{{twice}}” appears twice": "„{{twice}}“ steht zweimal da",
  "“{{unknown}}” is not rent, buy or both":
    "„{{unknown}}“ ist weder „Miete“ noch „Kauf“; wer beides anbietet, schreibt Miete | Kauf",
  Blush: "Puderrosa",
  "what colour is “{{entry}}”? Write its value after the name: {{name}} #e6c4ba. Separate several colours with |":
    "Welche Farbe ist „{{entry}}“? Schreiben Sie hinter den Namen ihren Wert: {{name}} #e6c4ba. Zwischen mehreren Farben steht |",
  "what colour is “{{entry}}”? Write its value after the name: {{name}} #e6c4ba":
    "Welche Farbe ist „{{entry}}“? Schreiben Sie hinter den Namen ihren Wert: {{name}} #e6c4ba",
  "leads nowhere: there is no page at {{path}}": "führt ins Leere: Unter {{path}} gibt es keine Seite",
  "names a dress that is not shown: {{dress}}": "nennt ein Kleid, das nicht gezeigt wird: {{dress}}",
  "{{place}}: {{fault}}": "{{place}}: {{fault}}",
  "says “{{words}}” and has no link": "trägt die Aufschrift „{{words}}“ und hat keinen Link",
  "leads to {{link}} and has no words": "führt zu {{link}} und hat keine Aufschrift",
  "the button of “{{of}}” {{fault}}": "Der Button von „{{of}}“ {{fault}}",
  "the button {{fault}}": "Der Button {{fault}}",
  "its draft changes the address {{path}}: if a release publishes it, that address leads nowhere":
    "Der Entwurf ändert die Adresse {{path}}: Wird er mit einem Release veröffentlicht, führt sie ins Leere",
  "its address was {{path}} before: note it in “Former addresses”, or links to it lead nowhere":
    "Die Adresse war früher {{path}}: Tragen Sie sie unter „Frühere Adressen“ ein, sonst führen Links dorthin ins Leere",
  "its address was {{path}} before: note it in “Former addresses”, or links to it lead nowhere, and dresses that name it are not in the collection":
    "Die Adresse war früher {{path}}: Tragen Sie sie unter „Frühere Adressen“ ein, sonst führen Links dorthin ins Leere, und Kleider, die sie nennen, fehlen in der Kollektion",
  "it is left out of the shop: {{reason}}": "Fehlt im Shop: {{reason}}",
  "{{message}}; the shop leaves it out": "{{message}}; der Shop lässt das weg",
  "it {{fault}}": "Dieser Eintrag {{fault}}",
  "paragraph {{place}}: {{fault}}": "Absatz {{place}}: {{fault}}",
  "it is in no collection (“{{category}}”): {{fault}}":
    "Gehört zu keiner Kollektion („{{category}}“): {{fault}}",
  "its collection “{{category}}” has no document: the shop names it after its address":
    "Die Kollektion „{{category}}“ ist nicht angelegt: Der Shop benennt sie nach ihrer Adresse",
  "the size chart has no size {{sizes}}: the size finder never suggests it":
    "Die Größentabelle kennt Größe {{sizes}} nicht: Die Größenberatung schlägt sie nie vor",
  "“fashionWeeks” are still those of the sample label": "Die Fashion Weeks sind noch die des Beispiellabels",
  Rentals: "Verleih",
  "Option: {{title}}": "Option: {{title}}",
  "Option until {{day}}: {{title}}": "Option bis {{day}}: {{title}}",
  "Away from {{from}} to {{to}}, with the days before and after.":
    "Unterwegs vom {{from}} bis zum {{to}}, mit den Tagen davor und danach.",
  "In your own calendar app": "Im eigenen Kalender",
  "A calendar app, on your telephone or Google's, can show the bookings: it reads them at a secret address. Your customers' names are in it, so give it to nobody outside the label.":
    "Ein Kalender, der im Telefon oder der von Google, kann die Buchungen zeigen: Er liest sie unter einer geheimen Adresse. Die Namen Ihrer Kundinnen stehen darin; geben Sie die Adresse niemandem außerhalb des Hauses.",
  "The shop's setting {{setting}} makes this address; the guide to the settings says how.":
    "Die Einstellung {{setting}} des Shops ergibt diese Adresse; wie, steht in der Anleitung zu den Einstellungen.",
  "Make an address": "Adresse anlegen",
  "Make another instead": "Stattdessen eine neue anlegen",
  "Stop this address": "Diese Adresse abschalten",
  "Add a calendar “from a link” or “by URL” in your app, with this address. It is shown only now.":
    "Fügen Sie in Ihrem Kalender einen weiteren „per Link“ oder „per URL“ mit dieser Adresse hinzu. Sie wird nur jetzt gezeigt.",
  "Address of the calendar": "Adresse des Kalenders",
  "There is an address, made on {{day}}. No app has read it yet.":
    "Es gibt eine Adresse, angelegt am {{day}}. Noch hat sie kein Kalender gelesen.",
  "There is an address, made on {{day}}. An app last read it on {{moment}}.":
    "Es gibt eine Adresse, angelegt am {{day}}. Ein Kalender hat sie zuletzt am {{moment}} gelesen.",
  "“{{cell}}” can be read as {{day}} or as {{other}}: write the one that is meant":
    "„{{cell}}“ kann {{day}} oder {{other}} heißen: Schreiben Sie das, was gemeint ist",
  "“{{cell}}” is not a number of days: write 0 to {{most}}":
    "„{{cell}}“ ist keine Anzahl von Tagen: Schreiben Sie 0 bis {{most}}",
  "row {{first}} is the same booking": "Zeile {{first}} ist dieselbe Buchung",
  "several pieces could be meant: {{pieces}}": "mehrere Exemplare können gemeint sein: {{pieces}}",
  "this dress has no such piece: there are {{pieces}}":
    "ein solches Exemplar gibt es davon nicht: Es gibt {{pieces}}",
  "there is no piece of “{{dress}}” in the calendar": "im Kalender gibt es kein Exemplar von „{{dress}}“",
  "this booking has been changed since it was imported, and begins on {{day}}: change it in Studio":
    "diese Buchung wurde seit dem Import geändert und beginnt am {{day}}: Ändern Sie sie in Studio",
  "The import ended at row {{row}}: {{reason}}. The rows above it are done. Import the table again: what is there already stays as it is.":
    "Der Import endete in Zeile {{row}}: {{reason}}. Die Zeilen davor sind erledigt. Importieren Sie die Tabelle noch einmal: Was schon da ist, bleibt, wie es ist.",
  "Booking of {{day}}": "Buchung vom {{day}}",
  "Booking without days": "Buchung ohne Tage",
  Piece: "Exemplar",
  "Piece in size {{size}}": "Exemplar in Größe {{size}}",
  "its piece does not exist ({{piece}})": "Gehört zu keinem vorhandenen Exemplar ({{piece}})",
  "it overlaps another booking of its piece, from {{from}} to {{to}} ({{id}})":
    "Überschneidet sich mit einer anderen Buchung desselben Exemplars, vom {{from}} bis zum {{to}} ({{id}})",
  "its dress does not exist ({{dress}})": "Gehört zu keinem vorhandenen Kleid ({{dress}})",
  "is still the sample label's": "stammt noch vom Beispiellabel",
  "still leads to the sample label": "führt noch zum Beispiellabel",
  "still names the sample label": "nennt noch das Beispiellabel",
  "is still a film of the sample label": "ist noch ein Film des Beispiellabels",
  "is still a picture of the sample label": "ist noch ein Bild des Beispiellabels",
  "it is still a dress of the sample label": "Dies ist noch ein Kleid des Beispiellabels",
  "the shop still shows {{shown}} dresses, though the content host has {{fetched}} that can be shown: it lets so many go at once only if it has seen them being deleted. Restore them or, if they are meant to go, start the shop with CATALOGUE_MAY_SHRINK=true":
    "Der Shop zeigt noch {{shown}} Kleider, obwohl nur noch {{fetched}} gespeichert sind, die er zeigen kann: So viele auf einmal nimmt er nur heraus, wenn er gesehen hat, dass sie gelöscht wurden. Stellen Sie sie wieder her, oder lassen Sie den Shop, wenn sie wegfallen sollen, mit CATALOGUE_MAY_SHRINK=true starten",
  "The catalogue": "Der Katalog",
  "it cannot be read and is left out: {{reason}}. Restore a backup, or write it again under the same id":
    "Lässt sich nicht lesen und fehlt im Shop: {{reason}}. Spielen Sie eine Sicherung zurück, oder schreiben Sie den Eintrag unter derselben Kennung neu",
  "the collection has no dresses: it is in no list, and its address leads to the home page":
    "Die Kollektion hat keine Kleider: Sie steht in keiner Liste, und ihre Adresse führt zur Startseite",
  "The designer": "Designerin oder Designer",
  "/about has no biography yet: no menu or footer leads there":
    "/about hat noch keine Biografie: Weder Menü noch Fußzeile führen dorthin",
  "Questions and answers": "Fragen und Antworten",
  "/faq has no questions yet: no menu or footer leads there":
    "/faq hat noch keine Fragen: Weder Menü noch Fußzeile führen dorthin",
  "{{section}} {{reason}}: it is not shown": "{{section}} {{reason}}: Der Abschnitt wird nicht gezeigt",
  "no section of the page is shown: it is empty": "Kein Abschnitt der Seite wird gezeigt: Sie ist leer",
  "“{{field}}”: {{note}}": "„{{field}}“: {{note}}",
  "the picture: {{note}}": "Das Bild: {{note}}",
  "names {{field}}, which “Making, delivery and rental” does not give: the line is left out":
    "nennt {{field}}, was unter „Fertigung, Lieferung und Miete“ fehlt: Die Zeile entfällt",
  "there is no telephone number: nobody can ask for a dress on WhatsApp":
    "Es gibt keine Telefonnummer: Niemand kann per WhatsApp nach einem Kleid fragen",
  "the footer's customer care column has no lines: {{lines}} are missing. Write them under “The label”, “Words in several places”; each becomes a link when a page of that title is published":
    "Die Spalte „Kundenservice“ der Fußzeile hat keine Zeilen: Es fehlen {{lines}}. Schreiben Sie sie unter „Das Label“, „Texte an mehreren Stellen“; jede wird zum Link, sobald eine Seite mit diesem Titel veröffentlicht ist",
  "it has no name: the shop calls it “{{name}}”": "Der Name fehlt: Im Shop heißt die Kollektion „{{name}}“",
  "it has no text": "Der Text fehlt",
  "icons of browser tabs and phones cannot show the monogram “{{monogram}}”, because they have Latin and Arabic letters only: they show “{{letters}}”. Choose another monogram in “Identity”":
    "Die Symbole von Browser-Tabs und Smartphones können das Monogramm „{{monogram}}“ nicht zeigen, denn sie haben nur lateinische und arabische Buchstaben: Sie zeigen „{{letters}}“. Wählen Sie unter „Erscheinungsbild“ ein anderes Monogramm",
  "icons of browser tabs and phones cannot show the monogram “{{monogram}}”, because they have Latin and Arabic letters only: they show a lozenge. Choose another monogram in “Identity”":
    "Die Symbole von Browser-Tabs und Smartphones können das Monogramm „{{monogram}}“ nicht zeigen, denn sie haben nur lateinische und arabische Buchstaben: Sie zeigen eine Raute. Wählen Sie unter „Erscheinungsbild“ ein anderes Monogramm",
  bust: "Oberweite",
  waist: "Taille",
  hips: "Hüfte",
  "size {{size}} comes after {{before}} but is smaller ({{measures}}): list sizes from the smallest to the largest":
    "Größe {{size}} steht nach {{before}}, ist aber kleiner ({{measures}}): Ordnen Sie die Größen von der kleinsten zur größten",
  "is a film whose file is gone: upload it again, or remove it":
    "ist ein Film, dessen Datei nicht mehr da ist: Laden Sie ihn noch einmal hoch, oder entfernen Sie ihn",
  "is a picture whose file is gone: upload it again, or remove it":
    "ist ein Bild, dessen Datei nicht mehr da ist: Laden Sie es noch einmal hoch, oder entfernen Sie es",
  "it has more than {{most}} lists and objects nested in each other":
    "Es sind mehr als {{most}} Listen und Gruppen ineinander verschachtelt",
  "it has more than {{most}} characters": "Es sind mehr als {{most}} Zeichen",
  "{{list}} has more than {{most}} entries: the rest are not shown":
    "{{list}} hat mehr als {{most}} Einträge: Die übrigen werden nicht gezeigt",
  'its field "{{field}}" has a line of more than {{most}} characters':
    "Das Feld „{{field}}“ hat eine Zeile mit mehr als {{most}} Zeichen",
  "Reply templates": "Antwortvorlagen",
  "Answers that you give often": "Antworten, die Sie oft geben",
  Title: "Titel",
  "You choose the template by this title.": "An diesem Titel erkennen Sie die Antwort wieder.",
  Text: "Text",
  "{{names}} are filled in. A sentence is left out when the visitor has not said what it names.":
    "{{names}} werden ausgefüllt. Fehlt eine dieser Angaben in der Anfrage, entfällt der ganze Satz.",
  "“Reply by email” and “Reply on WhatsApp” offer them on every enquiry.":
    "„Per E-Mail antworten“ und „Per WhatsApp antworten“ bieten sie bei jeder Anfrage an.",
  Option: "Option",
  Booked: "Gebucht",
  Out: "Bei der Kundin",
  "Back, and clean": "Zurück und gereinigt",
  Cancelled: "Storniert",
  Booking: "Buchung",
  "{{count}} options end soon, or have ended_one": "Eine Option endet bald oder ist beendet",
  "{{count}} options end soon, or have ended_other": "{{count}} Optionen enden bald oder sind beendet",
  Calendar: "Kalender",
  "Who has which dress, and when. Each dress that is to rent gets a piece for each of its sizes: you book those, and the shop says on which days they are free. You can add and remove pieces later.":
    "Wer welches Kleid hat, und wann. Jedes Kleid zum Leihen erhält ein Exemplar je Größe: Diese buchen Sie, und der Shop zeigt, an welchen Tagen sie frei sind. Exemplare lassen sich später hinzufügen und entfernen.",
  "Begin a calendar": "Kalender beginnen",
  "New booking": "Neue Buchung",
  Save: "Speichern",
  "Choose…": "Auswählen…",
  "If empty, the days are your own: a repair, a show. Write the reason in the note.":
    "Bleibt das Feld leer, sind es Ihre eigenen Tage: eine Reparatur, eine Schau. Den Grund schreiben Sie in die Anmerkung.",
  "Begin on {{day}}": "Am {{day}} beginnen",
  "Own use": "Eigenbedarf",
  "Days before and after": "Tage davor und danach",
  "Free again": "Wieder frei",
  "Goes out": "Geht hinaus",
  "Comes back": "Kommt zurück",
  "Late: its last day was {{day}}": "Überfällig: Der letzte Tag war der {{day}}",
  "{{piece}}: still out with {{name}}, and promised to {{next}} from {{day}}":
    "{{piece}}: noch bei {{name}}, ab dem {{day}} für {{next}} vorgesehen",
  "{{piece}}: still out, and promised to {{next}} from {{day}}":
    "{{piece}}: noch unterwegs, ab dem {{day}} für {{next}} vorgesehen",
  "Options that end": "Optionen, die enden",
  "Ended on {{day}}: its days are free again": "Am {{day}} beendet: Die Tage sind wieder frei",
  "Until {{day}}": "Bis {{day}}",
  "None today.": "Heute keine.",
  "No bookings yet.": "Noch keine Buchungen.",
  "New piece": "Neues Exemplar",
  "Add pieces of {{names}}": "Exemplare von {{names}} hinzufügen",
  "Remove this piece": "Dieses Exemplar entfernen",
  "It is booked: cancel its bookings first.": "Es ist gebucht: Stornieren Sie zuerst seine Buchungen.",
  "End the calendar": "Kalender beenden",
  "End the calendar?": "Den Kalender beenden?",
  "All pieces are removed, and the shop no longer says which days are free. You can begin again at any time.":
    "Alle Exemplare werden entfernt, und der Shop zeigt keine freien Tage mehr. Sie können jederzeit neu beginnen.",
  Month: "Monat",
  "Saved: {{booking}}": "Gespeichert: {{booking}}",
  Print: "Drucken",
  "A month earlier": "Einen Monat zurück",
  "A month later": "Einen Monat weiter",
  "Open the booking": "Buchung öffnen",
  "Make an option": "Option eintragen",
  "Drag over free days to book them. Drag a booking to move it, or one end of it to change its length. By keyboard: arrows lead from booking to booking, and Enter opens one. Shift with an arrow moves it, + and − change its length; then Enter saves, and Escape leaves it as it was.":
    "Ziehen Sie über freie Tage, um sie zu buchen. Ziehen Sie eine Buchung, um sie zu verschieben, oder eines ihrer Enden, um ihre Dauer zu ändern. Mit der Tastatur: Pfeiltasten führen von Buchung zu Buchung, Enter öffnet eine. Umschalt mit einem Pfeil verschiebt sie, + und − ändern ihre Dauer; danach speichert Enter, und Escape lässt sie, wie sie war.",
  "By keyboard: arrows lead from booking to booking, and Enter opens one.":
    "Mit der Tastatur: Pfeiltasten führen von Buchung zu Buchung, Enter öffnet eine.",
  "{{piece}}: {{from}} to {{to}}.": "{{piece}}: {{from}} bis {{to}}.",
  "Taken: {{name}}.": "Vergeben: {{name}}.",
  "{{from}} to {{to}}": "{{from}} bis {{to}}",
  "In the navigation": "In der Navigation",
  "Not in the navigation: found by search, by links, and from its dresses":
    "Nicht in der Navigation: zu finden über die Suche, über Links und von ihren Kleidern aus",
  "Not in the shop, and neither are its dresses": "Nicht im Shop, und ihre Kleider ebenso wenig",
  Collection: "Kollektion",
  Name: "Name",
  "In the menu and on every dress.": "Im Menü und bei jedem Kleid.",
  "The collection needs a name.": "Die Kollektion braucht einen Namen.",
  Address: "Adresse",
  "The end of the page's address. If you change it, old links still lead here, and its dresses stay in it.":
    "Das Ende der Seitenadresse. Wenn Sie es ändern, führen alte Links weiterhin hierher, und die Kleider bleiben in der Kollektion.",
  Shown: "Sichtbar",
  "Place in the navigation": "Platz in der Navigation",
  "Lower numbers come first. Collections without a number come last, the oldest first. The first has a row of its own on the home page.":
    "Kleinere Zahlen kommen zuerst. Kollektionen ohne Zahl stehen am Ende, die älteste zuerst. Die erste hat auf der Startseite eine eigene Reihe.",
  "Also called": "Auch genannt",
  "What visitors call these dresses, such as “wedding dress” for bridal ones. The search finds them by it.":
    "Wie diese Kleider sonst genannt werden, etwa „Hochzeitskleid“ für Brautkleider. Die Suche findet sie auch darunter.",
  "Short name": "Kurzer Name",
  "In the footer, and wherever space is short.": "In der Fußzeile und überall, wo wenig Platz ist.",
  "On its own page. If empty, the name.": "Auf der eigenen Seite. Bleibt das Feld leer, steht dort der Name.",
  Introduction: "Einleitung",
  "Prices on request": "Preise auf Anfrage",
  "The shop says “price on request” for its dresses, and shows no deposit. Their prices stay here in Studio.":
    "Bei ihren Kleidern steht im Shop „Preis auf Anfrage“ und keine Kaution. Die Preise bleiben hier in Studio erhalten.",
  "Days to make one of its dresses": "Tage für die Fertigung eines Kleides",
  "If empty, the label's own number.": "Bleibt das Feld leer, gilt die Zahl des Labels.",
  "Former addresses": "Frühere Adressen",
  "The ends of addresses that also lead to this collection, such as those of a collection that was merged into it. Dresses that name one of them belong here.":
    "Enden von Adressen, die ebenfalls zu dieser Kollektion führen, etwa die einer Kollektion, die in ihr aufgegangen ist. Kleider, die eine davon nennen, gehören hierher.",
  "Pictures among the dresses": "Bilder zwischen den Kleidern",
  "Wide ones, in order of use. {{optional}}":
    "Im Querformat, in der Reihenfolge ihrer Verwendung. {{optional}}",
  Rail: "Reihe",
  "Offers its dresses as one long picture as well, hem beside hem. It looks right where all main pictures are 4:5, on the same background, with the dress in the middle.":
    "Zeigt die Kleider auf Wunsch auch als ein langes Bild, Saum an Saum. Das wirkt, wenn alle Hauptbilder im Format 4:5 sind, mit gleichem Hintergrund und dem Kleid in der Mitte.",
  "Without a price the shop says “price on request”.": "Ohne Preis steht im Shop „Preis auf Anfrage“.",
  Rent: "Miete",
  Buy: "Kauf",
  Silhouette: "Silhouette",
  "Ball gown, A-line, Mermaid.": "Ballkleid, A-Linie, Meerjungfrau.",
  Neckline: "Ausschnitt",
  "Sweetheart, V-neck, Halter.": "Herzausschnitt, V-Ausschnitt, Neckholder.",
  Sleeves: "Ärmel",
  "Strapless, Straps, Long.": "Trägerlos, Träger, Lang.",
  Fabric: "Stoff",
  "The main one: Tulle, Duchess satin, Lace.": "Der wichtigste: Tüll, Duchesse, Spitze.",
  Description: "Beschreibung",
  "Silhouette, fabric, neckline, how it moves. One word may stand in *asterisks*; an empty line begins a paragraph.":
    "Silhouette, Stoff, Ausschnitt, wie es fällt. Ein Wort darf in *Sternchen* stehen; eine Leerzeile beginnt einen Absatz.",
  "A dress sells by its description.": "Ein Kleid verkauft sich durch seine Beschreibung.",
  Cut: "Schnitt",
  "Fabric and making": "Stoff und Verarbeitung",
  "Its cloth, how it is sewn, and how to care for it.":
    "Woraus es ist, wie es genäht ist und wie es gepflegt wird.",
  Dress: "Kleid",
  Facts: "Angaben",
  "Rental and making": "Miete und Fertigung",
  Pictures: "Bilder",
  Texts: "Texte",
  "The dress needs a name.": "Das Kleid braucht einen Namen.",
  "The end of the page's address. If you change it, old links still lead here.":
    "Das Ende der Seitenadresse. Wenn Sie es ändern, führen alte Links weiterhin hierher.",
  "Studio adds to these when you publish a new address: old links lead to the dress.":
    "Studio ergänzt diese Liste, wenn Sie eine neue Adresse veröffentlichen: Alte Links führen zum Kleid.",
  "Choose a collection, or nobody will find the dress.":
    "Wählen Sie eine Kollektion, sonst findet niemand das Kleid.",
  Price: "Preis",
  "Leave it empty for “price on request”.": "Leer lassen für „Preis auf Anfrage“.",
  Offered: "Angebot",
  "If nothing is chosen, both.": "Ohne Auswahl gilt beides.",
  "Rental price": "Mietpreis",
  "For the whole rental. Leave it empty for “price on request”.":
    "Für die gesamte Mietdauer. Leer lassen für „Preis auf Anfrage“.",
  "Rental days": "Miettage",
  "Leave it empty to use the numbers under “Making, delivery and rental”.":
    "Bleibt das Feld leer, gelten die Zahlen unter „Fertigung, Lieferung und Miete“.",
  Deposit: "Kaution",
  "Refunded on return. Leave it empty if there is none.":
    "Bei Rückgabe erstattet. Leer lassen, wenn es keine gibt.",
  "Included in the rental": "In der Miete inbegriffen",
  "In one line. Leave it empty to use the words under “Making, delivery and rental”.":
    "In einer Zeile. Bleibt sie leer, gilt der Text unter „Fertigung, Lieferung und Miete“.",
  "Days to make it": "Tage für die Fertigung",
  "Leave it empty to use the number of its collection or of the label.":
    "Bleibt das Feld leer, gilt die Zahl der Kollektion oder des Labels.",
  "Place in the catalogue": "Platz im Katalog",
  "Lower numbers come first. Dresses without a number come last, the oldest first.":
    "Kleinere Zahlen kommen zuerst. Kleider ohne Zahl stehen am Ende, das älteste zuerst.",
  Colours: "Farben",
  "The first is the one in the pictures.": "Die erste ist die auf den Bildern.",
  Sizes: "Größen",
  "French sizes: type one and press Enter.":
    "Französische Größen: eine eintippen und die Eingabetaste drücken.",
  "Without sizes a shopper can only ask.": "Ohne Größen kann man nur nachfragen.",
  "Unavailable sizes": "Nicht verfügbare Größen",
  "If empty, the shop says nothing of it; a dress whose sizes are all unavailable is sold.":
    "Bleibt das Feld leer, sagt der Shop nichts dazu; ein Kleid, von dem keine Größe verfügbar ist, gilt als verkauft.",
  "Availability of one colour or size": "Verfügbarkeit einer Farbe oder Größe",
  "Where it differs from the dress's own: the last one in ivory, size 38 out until June.":
    "Wo sie von der des Kleides abweicht: das letzte in Elfenbein, Größe 38 vermietet bis Juni.",
  "Main picture": "Hauptbild",
  "Without a main picture the dress is left out of the shop.": "Ohne Hauptbild fehlt das Kleid im Shop.",
  "More pictures": "Weitere Bilder",
  "Completes the look": "Passt dazu",
  "Shown below this dress, before the others of its collection. One that is not shown is left out.":
    "Wird unter diesem Kleid gezeigt, vor den anderen seiner Kollektion. Was nicht im Shop ist, entfällt.",
  Number_figure: "Zahl",
  "One that says how it is made, set as wide as the page: 140, for the flowers sewn on. Six characters at most.":
    "Eine Zahl, die von der Handarbeit erzählt, so breit wie die Seite: 140, für die aufgenähten Blüten. Höchstens sechs Zeichen.",
  "The number in words": "Die Zahl in Worten",
  "What it counts: flowers, each curled over a warm spoon.":
    "Was sie zählt: Blüten, jede über einem warmen Löffel gerollt.",
  "{{examples}} Shoppers filter by it: the same words on each dress that has it.":
    "{{examples}} Danach wird im Shop gefiltert: Schreiben Sie es bei jedem Kleid gleich.",
  "It {{fault}}. Write what belongs there.": "Diese Angabe {{fault}}. Schreiben Sie, was dorthin gehört.",
  "Is {{price}} correct? Write thousands without a point or comma, such as 1950.":
    "Stimmt {{price}}? Schreiben Sie Tausender ohne Punkt und Komma, etwa 1950.",
  "Longer than {{most}} characters: it is not shown.": "Länger als {{most}} Zeichen: Es wird nicht gezeigt.",
  "is not an amount above zero": "ist kein Betrag über null",
  "Not among its sizes: {{sizes}}.": "Nicht unter den Größen des Kleides: {{sizes}}.",
  "is longer than {{most}} characters: no header has room for more":
    "ist länger als {{most}} Zeichen: Für mehr hat keine Kopfzeile Platz",
  "is not a colour such as #6b2434": "ist keine Farbe wie #6b2434",
  Paper: "Papier",
  "The ground of every page.": "Der Grund jeder Seite.",
  Ink: "Tinte",
  "What is written, and drawn round a button.": "Alle Schrift und der Rand von Buttons.",
  "Ground behind pictures": "Grund hinter Bildern",
  "Shown until a picture has loaded: choose a colour close to its backdrop.":
    "Sichtbar, bis ein Bild geladen ist: Wählen Sie eine Farbe, die seinem Hintergrund nahekommt.",
  "Soft ink": "Zarte Tinte",
  "Notes and small print.": "Anmerkungen und Kleingedrucktes.",
  Accent: "Akzent",
  "Focus, the chosen option, errors; almost nothing else.":
    "Das angewählte Feld, die gewählte Option, Fehler; sonst fast nichts.",
  Lines: "Linien",
  "Hairlines between things.": "Feine Trennlinien.",
  "Colours that you leave empty follow from the others.": "Was leer bleibt, leitet sich von den anderen ab.",
  Identity: "Erscheinungsbild",
  "How the name is written": "Schreibweise des Namens",
  "If it differs from the label's name.": "Falls er vom Namen des Labels abweicht.",
  Logo: "Logo",
  "An SVG or PNG file of one line, in one colour; it stands in the place of the letters. A PNG is traced into outlines.":
    "Eine SVG- oder PNG-Datei, einzeilig und einfarbig; sie tritt an die Stelle der Buchstaben. Eine PNG-Datei wird in Umrisse umgewandelt.",
  Monogram: "Monogramm",
  "is not one to three letters": "besteht nicht aus einem bis drei Buchstaben",
  "One to three letters, within the oval. Left empty, it is the first letter of the name.":
    "Ein bis drei Buchstaben, im Oval. Bleibt das Feld leer, ist es der erste Buchstabe des Namens.",
  Type: "Schriften",
  "The monogram, on entering a screen": "Das Monogramm beim Öffnen einer Seite",
  "For a second and a half": "Anderthalb Sekunden lang",
  "For two and a half seconds": "Zweieinhalb Sekunden lang",
  Briefly: "Kurz",
  "Not at all": "Gar nicht",
  "The home page opens with": "Die Startseite beginnt mit",
  "The film": "Dem Film",
  "A still of it": "Einem Standbild daraus",
  "appears on pages only. Icons of browser tabs and phones have Latin and Arabic letters only: the first letter of the label's name, or a lozenge if it has none":
    "Es erscheint nur auf den Seiten. Die Symbole von Browser-Tabs und Smartphones haben nur lateinische und arabische Buchstaben: den ersten Buchstaben des Labelnamens oder, wenn es keinen gibt, eine Raute",
  "the label has no name: the shop is called “Untitled label”":
    "Das Label hat keinen Namen: Der Shop heißt „Label ohne Namen“",
  "is not a telephone number with its country code": "ist keine Telefonnummer mit Ländervorwahl",
  "Social networks": "Soziale Netzwerke",
  Network: "Netzwerk",
  "A network that is not listed has no icon.":
    "Für ein Netzwerk, das nicht in der Liste steht, gibt es kein Symbol.",
  "The label": "Das Label",
  Names: "Namen",
  Contact: "Kontakt",
  Prices: "Preise",
  "Words in several places": "Texte an mehreren Stellen",
  "Telephone and WhatsApp": "Telefon und WhatsApp",
  "Last line of every page": "Letzte Zeile jeder Seite",
  "Founded in": "Gründungsjahr",
  Number: "Nummer",
  "With the country code: WhatsApp takes its digits as they are.":
    "Mit Ländervorwahl: WhatsApp übernimmt die Ziffern, wie sie sind.",
  "As it is shown": "So wird sie angezeigt",
  "First word on WhatsApp": "Erste Worte auf WhatsApp",
  "Used where the message is not about a dress, as on the contact page. “Messages on WhatsApp” has the texts about a dress.":
    "Für Nachrichten, die kein Kleid betreffen, etwa von der Kontaktseite. Die Texte zu einem Kleid stehen unter „Nachrichten per WhatsApp“.",
  Email: "E-Mail",
  "is not an email address": "ist keine E-Mail-Adresse",
  Showroom: "Showroom",
  "Address, line by line": "Adresse, Zeile für Zeile",
  "Street and number": "Straße und Hausnummer",
  "Postal code": "Postleitzahl",
  Town: "Ort",
  Country: "Land",
  "In two letters: “FR” for France.": "In zwei Buchstaben: „DE“ für Deutschland.",
  "is not a country in two letters, such as FR": "ist kein Land in zwei Buchstaben, etwa DE",
  "The same address in parts": "Dieselbe Adresse in Teilen",
  "For search engines. If empty, they read the lines above.":
    "Für Suchmaschinen. Ohne Angabe lesen diese die Zeilen oben.",
  "names “{{part}}”, which is not in the lines above": "nennt „{{part}}“, was nicht in den Zeilen oben steht",
  "Link to the map": "Link zur Karte",
  "Hours in words, line by line": "Öffnungszeiten in Worten, Zeile für Zeile",
  "For the printed sheet of a dress and for search engines. If empty, they are made from the opening hours.":
    "Für das Modellblatt eines Kleides und für Suchmaschinen. Bleibt das Feld leer, ergeben sie sich aus den Öffnungszeiten.",
  "Months that enquiries are kept": "Anfragen aufbewahren, in Monaten",
  "is not a whole number of months": "ist keine ganze Zahl von Monaten",
  "The shop deletes older ones. If empty, it keeps them for two years.":
    "Ältere löscht der Shop. Bleibt das Feld leer, bewahrt er sie zwei Jahre auf.",
  "Where appointments are booked": "Link zur Terminvereinbarung",
  "names {{network}} a second time": "nennt {{network}} ein zweites Mal",
  Currency: "Währung",
  "All prices are in this currency. Choosing another does not convert them. If nothing is chosen, US dollars.":
    "Alle Preise gelten in dieser Währung: Wenn Sie eine andere wählen, bleiben die Zahlen, wie sie sind. Ohne Auswahl gelten US-Dollar.",
  "Dollars as the language writes them": "Dollar in der Schreibweise der Sprache",
  "In English, “$2,450” instead of “2,450 $”.":
    "Auf Deutsch ändert das nichts; auf Englisch „$2,450“ statt „2,450 $“.",
  "The shop says “price on request” for every dress, and shows no deposit. The prices stay here in Studio. A collection has the same switch.":
    "Bei jedem Kleid steht im Shop „Preis auf Anfrage“ und keine Kaution. Die Preise bleiben hier in Studio erhalten. Für eine einzelne Kollektion gibt es denselben Schalter.",
  Taxes: "Steuern",
  "Below the price on a dress's page and on its printed sheet: “Prices include VAT”. Shown only with a price.":
    "Unter dem Preis auf der Seite eines Kleides und auf seinem Modellblatt: „Preise inkl. MwSt.“. Nur neben einem Preis zu sehen.",
  Newsletter: "Newsletter",
  Heading: "Überschrift",
  Note: "Anmerkung",
  "Customer care": "Kundenservice",
  "Plain words in the footer. A line becomes a link when a page of that title is published.":
    "Nur Text in der Fußzeile. Eine Zeile wird zum Link, sobald eine Seite mit diesem Titel veröffentlicht ist.",
  "Making and delivery, on every dress": "Fertigung und Lieferung, bei jedem Kleid",
  "Sold dresses leave the collections": "Verkaufte Kleider verlassen die Kollektionen",
  "Their pages stay, and say that they are sold.": "Ihre Seiten bleiben und weisen sie als verkauft aus.",
  "Shown when a dress is no longer in the shop": "Angezeigt, wenn ein Kleid nicht mehr im Shop ist",
  "the name has {{length}} characters, and no header has room for more than {{most}}: the shop signs with “{{wordmark}}”. Another wordmark is written in “Identity”":
    "Der Name hat {{length}} Zeichen, und für mehr als {{most}} hat keine Kopfzeile Platz: Der Shop trägt den Schriftzug „{{wordmark}}“. Einen anderen schreiben Sie unter „Erscheinungsbild“",
  "Messages on WhatsApp": "Nachrichten per WhatsApp",
  Purchase: "Kauf",
  Question: "Frage",
  "Fitting for several dresses": "Anprobe mehrerer Kleider",
  "Heading of the message form": "Überschrift des Nachrichtenformulars",
  "Text below it": "Text darunter",
  "Fields: {{names}}. A line whose field is not known is left out.":
    "Felder: {{names}}. Eine Zeile, deren Feld nicht bekannt ist, entfällt.",
  "Old addresses": "Alte Adressen",
  Addresses: "Adressen",
  "Old address": "Alte Adresse",
  "As it was on your former site: /product-page/aurelie, or the whole address.":
    "Wie auf Ihrer früheren Website: /product-page/aurelie oder die vollständige Adresse.",
  "Leads to": "Führt zu",
  "A dress, a collection or a page of your own.": "Ein Kleid, eine Kollektion oder eine eigene Seite.",
  "Or to this path": "Oder zu diesem Pfad",
  "Another page of the shop, such as /about.": "Eine andere Seite des Shops, etwa /about.",
  "Anyone who follows an old link, and every search engine, is led to the new page. Capitals, a slash or “.html” at the end make no difference.":
    "Wer einem alten Link folgt, gelangt zur neuen Seite, und jede Suchmaschine ebenso. Großbuchstaben und ein Schrägstrich oder „.html“ am Ende spielen keine Rolle.",
  "is not a time such as 10:00": "ist keine Uhrzeit wie 10:00",
  "is not a date such as 2026-12-25": "ist kein Datum wie 2026-12-25",
  Opens: "Öffnet um",
  Closes: "Schließt um",
  Days: "Tage",
  Customer: "Kundin",
  "Choose what is booked.": "Wählen Sie das Exemplar, das gebucht wird.",
  "names no day": "nennt keinen Tag",
  "Day, or first day": "Tag oder erster Tag",
  "Last day": "Letzter Tag",
  "If empty, that one day.": "Bleibt das Feld leer, gilt nur dieser eine Tag.",
  Closed: "Geschlossen",
  Hours: "Öffnungszeiten",
  Reason: "Grund",
  "“Winter holidays”, for example.": "Zum Beispiel „Winterferien“.",
  Africa: "Afrika",
  America: "Amerika",
  Antarctica: "Antarktis",
  Arctic: "Arktis",
  Asia: "Asien",
  Atlantic: "Atlantik",
  Australia: "Australien",
  Europe: "Europa",
  "Indian Ocean": "Indischer Ozean",
  Pacific: "Pazifik",
  "Time zone": "Zeitzone",
  "is not a time zone such as Europe/Paris": "ist keine Zeitzone wie Europe/Paris",
  "Of the showroom: Europe/Paris, for example.": "Die des Showrooms, zum Beispiel Europe/Paris.",
  "Without it the page cannot say whether it is open now.":
    "Ohne sie kann die Seite nicht sagen, ob gerade geöffnet ist.",
  "Every week": "Jede Woche",
  "Enter a day with a break twice. A closing time after midnight counts for the next day.":
    "Einen Tag mit Pause tragen Sie zweimal ein. Eine Schließzeit nach Mitternacht zählt zum nächsten Tag.",
  "Holidays and other exceptions": "Feiertage und andere Ausnahmen",
  "What applies on these days instead.": "Was an diesen Tagen stattdessen gilt.",
  "Note below": "Anmerkung darunter",
  "“By appointment”, for example.": "Zum Beispiel „Nach Vereinbarung“.",
  "The contact page shows them with whether it is open now, and lets visitors add a day to their calendar. If empty, it says nothing.":
    "Die Kontaktseite zeigt sie und ob gerade geöffnet ist; wer kommen möchte, kann einen Tag in den eigenen Kalender übernehmen. Ohne Angaben steht dort nichts davon.",
  "Opening hours of the showroom": "Öffnungszeiten des Showrooms",
  "has no hours": "hat keine Öffnungszeiten",
  "opens and closes at the same time": "hat dieselbe Zeit für Öffnen und Schließen",
  "ends before it begins": "endet vor dem Beginn",
  "is neither closed nor has hours": "nennt weder Öffnungszeiten noch, dass geschlossen ist",
  "Choose the dress that this piece belongs to.": "Wählen Sie das Kleid, zu dem das Exemplar gehört.",
  "As it is written on the dress in the shop: 38.": "So, wie sie beim Kleid im Shop steht: 38.",
  "Where there are several. If empty, the one in the pictures.":
    "Wenn es mehrere gibt. Bleibt das Feld leer, gilt die Farbe auf den Bildern.",
  "As it is sewn or written into the dress, to tell two of one size apart.":
    "So, wie sie ins Kleid genäht oder geschrieben ist, damit sich zwei in derselben Größe unterscheiden lassen.",
  "Contact page": "Kontaktseite",
  Lead: "Satz unter der Überschrift",
  Picture: "Bild",
  "After the form": "Nach dem Absenden",
  "First line of the message on WhatsApp": "Erste Zeile der WhatsApp-Nachricht",
  "When the shop cannot take a message": "Wenn der Shop keine Nachricht annehmen kann",
  "WhatsApp button": "WhatsApp-Button",
  "Email button": "E-Mail-Button",
  "Newsletter, after the form": "Newsletter, nach der Anmeldung",
  "Shown once the email with the link is on its way.":
    "Angezeigt, sobald die E-Mail mit dem Link unterwegs ist.",
  "When the shop cannot confirm addresses by email":
    "Wenn der Shop Adressen nicht per E-Mail bestätigen lassen kann",
  "Privacy page": "Datenschutzseite",
  "Between this and the ending the shop says what it keeps, from its settings.":
    "Zwischen diesem Text und dem Schluss nennt der Shop, was er speichert; das ergibt sich aus seinen Einstellungen.",
  Ending: "Schluss",
  "What visitors may ask for, and whom to ask: who is responsible, a data protection officer, an authority.":
    "Was man verlangen kann und von wem: wer verantwortlich ist, wer den Datenschutz betreut, welche Behörde zuständig ist.",
  "Page not found": "Seite nicht gefunden",
  Sentence: "Satz",
  Search: "Suche",
  "While searching": "Während der Suche",
  "When nothing is found": "Wenn nichts gefunden wird",
  Hint: "Hinweis",
  "Home page": "Startseite",
  Questions: "Fragen",
  Answer: "Antwort",
  "Button at the end": "Button am Ende",
  Headline: "Überschrift",
  "The name, with line breaks where they should fall.":
    "Der Name, mit Zeilenumbrüchen an den gewünschten Stellen.",
  "Short biography": "Kurzbiografie",
  "In the footer of every page.": "In der Fußzeile jeder Seite.",
  "Opening picture": "Bild am Anfang",
  "Wide. {{optional}}": "Im Querformat. {{optional}}",
  Biography: "Biografie",
  Paragraph: "Absatz",
  As: "Darstellung",
  Quotation: "Zitat",
  "Picture beside the biography": "Bild neben der Biografie",
  "Upright.": "Im Hochformat.",
  "Heading of the fashion weeks": "Überschrift der Fashion Weeks",
  "Fashion weeks": "Fashion Weeks",
  Year: "Jahr",
  City: "Stadt",
  Season: "Saison",
  "Invitation at the end": "Einladung am Ende",
  "Sizes, from the smallest": "Größen, von der kleinsten an",
  Size: "Größe",
  Availability: "Verfügbarkeit",
  "Out until": "Vermietet bis",
  "is not the name of a size": "ist keine Größenbezeichnung",
  "Bust, cm": "Oberweite, cm",
  "Waist, cm": "Taille, cm",
  "Hips, cm": "Hüfte, cm",
  "Hollow to hem, cm": "Halsgrube bis Saum, cm",
  "From the hollow of the throat to the hem. If empty, the length is not judged.":
    "Von der Halsgrube bis zum Saum. Bleibt das Feld leer, wird die Länge nicht beurteilt.",
  "Named as on the dresses. Each number is the largest that the size fits; between two sizes, the larger is suggested. Without rows there is no size finder.":
    "Benannt wie bei den Kleidern. Jede Zahl ist das größte Maß, für das die Größe passt; zwischen zwei Größen wird die größere vorgeschlagen. Ohne Zeilen gibt es keine Größenberatung.",
  "Size chart": "Größentabelle",
  "Heels that the lengths are made for, cm": "Absatz, für den die Längen bemessen sind, cm",
  "How to measure": "Richtig messen",
  Bust: "Oberweite",
  Waist: "Taille",
  Hips: "Hüfte",
  "Hollow to floor, and heels": "Hals bis Boden und Absatz",
  "is not a number of centimetres": "ist keine Anzahl von Zentimetern",
  "is less than {{least}} cm": "ist weniger als {{least}} cm",
  "is more than {{most}} cm": "ist mehr als {{most}} cm",
  "is below zero": "liegt unter null",
  "names size {{size}} a second time": "nennt Größe {{size}} ein zweites Mal",
  "is one of more than {{most}} rows": "ist eine von mehr als {{most}} Zeilen",
  "Making a dress": "Fertigung eines Kleides",
  "From the order to the parcel. A collection or a dress may have its own number.":
    "Von der Bestellung bis zum Paket. Eine Kollektion oder ein Kleid darf eine eigene Zahl haben.",
  "Making a rush order": "Fertigung bei Eilbestellung",
  "The same for a rush order. If empty, there are none.":
    "Dasselbe für eine Eilbestellung. Bleibt das Feld leer, gibt es keine.",
  Alterations: "Änderungen",
  "Added to the making time.": "Kommt zur Fertigungszeit hinzu.",
  "Shipping, near": "Versand, in der Nähe",
  "Within your own part of the world.": "In Ihrem Teil der Welt.",
  "Shipping, at most": "Versand, längstens",
  "Anywhere in the world. The shop calculates with this one.":
    "Überall auf der Welt. Damit rechnet der Shop.",
  "A rented dress arrives": "Ein Mietkleid trifft ein",
  "Days before the event.": "Tage vor dem Anlass.",
  "A rented dress goes back": "Ein Mietkleid geht zurück",
  "Days after the event.": "Tage nach dem Anlass.",
  Cleaning: "Reinigung",
  "Between two rentals.": "Zwischen zwei Mieten.",
  "Return or exchange": "Rückgabe oder Umtausch",
  "From the dress's arrival.": "Ab der Ankunft des Kleides.",
  Refund: "Erstattung",
  "From the dress reaching you again.": "Ab dem Tag, an dem das Kleid wieder bei Ihnen ist.",
  "Changes to an order": "Änderungen einer Bestellung",
  "While the cloth is uncut.": "Solange der Stoff nicht zugeschnitten ist.",
  "Last fitting": "Letzte Anprobe",
  "A cutting of the cloth": "Ein Stoffmuster",
  "By post.": "Per Post.",
  "{{about}} In texts: {{field}}.": "{{about}} In Texten: {{field}}.",
  "Making, delivery and rental": "Fertigung, Lieferung und Miete",
  "Included in every rental": "In jeder Miete inbegriffen",
  "In one line, “Cleaning and delivery both ways”. A dress may have a line of its own.":
    "In einer Zeile: „Reinigung, Hin- und Rückversand“. Ein Kleid darf eine eigene Zeile haben.",
  "Untitled release": "Release ohne Titel",
  "It {{fault}}: the shop does not show it.": "Diese Angabe {{fault}}: Der Shop zeigt sie nicht.",
  "Optional.": "Optional.",
  "One word or phrase may stand in *asterisks*: it is set in italics.":
    "Ein Wort oder eine Wendung darf in *Sternchen* stehen und erscheint dann kursiv.",
  "Numbers of days stand in braces, by their names under “Making, delivery and rental”: {returnDays}, or {makingDays/bridal-dresses} of one collection.":
    "Tage stehen in geschweiften Klammern, mit den Namen von „Fertigung, Lieferung und Miete“: {returnDays}, oder {makingDays/bridal-dresses} für eine einzelne Kollektion.",
  "One or two sentences that make someone choose this result.":
    "Ein bis zwei Sätze, die dazu einladen, gerade dieses Ergebnis zu wählen.",
  "For search engines": "Für Suchmaschinen",
  "Search engines show about {{most}} characters of it, and this has {{length}}.":
    "Suchmaschinen zeigen davon etwa {{most}} Zeichen; dieser Text hat {{length}}.",
  "The dress in it": "Das Kleid darauf",
  "needs {{number}} “{{title}}”": "braucht genau {{number}} Einträge („{{title}}“)",
  "For search engines and sharing": "Für Suchmaschinen und zum Teilen",
  "Title in the browser's tab and in search results": "Titel im Browser-Tab und in Suchergebnissen",
  "Description in search results": "Beschreibung in Suchergebnissen",
  "Picture of a shared link": "Bild zum geteilten Link",
  "Wide: {{leastWidth}} × {{leastHeight}} pixels or more. If empty, the shop composes one.":
    "Im Querformat: mindestens {{leastWidth}} × {{leastHeight}} Pixel. Bleibt das Feld leer, gestaltet der Shop eines.",
  "is not a code of {{service}}: paste the whole tag “{{tag}}”":
    "ist kein Code von {{service}}: Fügen Sie die ganze Zeile „{{tag}}“ ein",
  "The tag “{{tag}}”, if {{service}} asks you for one. It stands on the home page.":
    "Die Zeile „{{tag}}“, falls {{service}} Sie darum bittet. Sie steht auf der Startseite.",
  "Verification for {{service}}": "Bestätigung für {{service}}",
  "Describe the picture, for people who cannot see it and for search engines.":
    "Beschreiben Sie das Bild für alle, die es nicht sehen können, und für Suchmaschinen.",
  "The picture in words {{fault}}": "Das Bild in Worten {{fault}}",
  "This picture has {{width}} × {{height}} pixels and will look soft: {{leastWidth}} × {{leastHeight}} or more is sharp.":
    "Dieses Bild hat {{width}} × {{height}} Pixel und wird unscharf wirken: Scharf ist es ab {{leastWidth}} × {{leastHeight}}.",
  "The picture is shown whole and looks small in its place: a {{ratio}} picture fills it.":
    "Das Bild steht vollständig an seinem Platz, aber klein: Ein Bild im Format {{ratio}} füllt ihn aus.",
  "The shop crops {{percent}}% of the picture's width: a {{ratio}} picture is shown whole.":
    "Der Shop schneidet {{percent}} % der Bildbreite ab: Ein Bild im Format {{ratio}} ist vollständig zu sehen.",
  "The shop crops {{percent}}% of the picture's height: a {{ratio}} picture is shown whole.":
    "Der Shop schneidet {{percent}} % der Bildhöhe ab: Ein Bild im Format {{ratio}} ist vollständig zu sehen.",
  "The shop crops {{percent}}% of the picture's width, and part of what its hotspot marks: a {{ratio}} picture is shown whole.":
    "Der Shop schneidet {{percent}} % der Bildbreite ab, auch einen Teil dessen, was der Hotspot markiert: Ein Bild im Format {{ratio}} ist vollständig zu sehen.",
  "The shop crops {{percent}}% of the picture's height, and part of what its hotspot marks: a {{ratio}} picture is shown whole.":
    "Der Shop schneidet {{percent}} % der Bildhöhe ab, auch einen Teil dessen, was der Hotspot markiert: Ein Bild im Format {{ratio}} ist vollständig zu sehen.",
  "The picture is cropped upright: set its hotspot on the dress.":
    "Das Bild wird auf Hochformat zugeschnitten: Setzen Sie seinen Hotspot auf das Kleid.",
  'its slug "{{slug}}" belongs to {{other}} already': "Die Adresse „{{slug}}“ gehört bereits zu {{other}}",
  "the file of its main picture is gone": "Die Datei des Hauptbildes ist nicht mehr da",
  "it is not a document": "Das ist kein Dokument",
  "it has no name": "Der Name fehlt",
  "it has no slug": "Die Adresse fehlt",
  "it has no main picture": "Das Hauptbild fehlt",
  "write a path of the shop, an address that begins with https://, mailto: or tel:; its words are shown without a link":
    "Schreiben Sie einen Pfad des Shops oder eine Adresse, die mit https://, mailto: oder tel: beginnt; der Text erscheint ohne Link",
  "has no rows": "hat keine Zeilen",
  "is not a picture that was uploaded": "ist kein hochgeladenes Bild",
  "its tables have more than {{most}} cells together": "Die Tabellen haben zusammen mehr als {{most}} Zellen",
  "paragraph {{place}} cannot be shown": "Absatz {{place}} lässt sich nicht zeigen",
  "it has no title, and is not shown": "Der Titel fehlt, und die Seite wird nicht gezeigt",
  "its title is longer than {{most}} characters": "Der Titel ist länger als {{most}} Zeichen",
  "it has no address, and is not shown": "Die Adresse fehlt, und die Seite wird nicht gezeigt",
  "its address /care/{{slug}} belongs to another page":
    "Die Adresse /care/{{slug}} gehört zu einer anderen Seite",
  "there are more than {{most}} pages": "Es sind mehr als {{most}} Seiten",
  "paragraph {{place}}: “{{words}}” has a link to {{address}} that cannot be followed: {{remedy}}":
    "Absatz {{place}}: „{{words}}“ hat einen Link zu {{address}}, der nicht funktioniert: {{remedy}}",
  "paragraph {{place}}: “{{words}}” has a link that cannot be followed: {{remedy}}":
    "Absatz {{place}}: „{{words}}“ hat einen Link, der nicht funktioniert: {{remedy}}",
  "its address /collection/{{slug}} belongs to {{other}} already":
    "Die Adresse /collection/{{slug}} gehört bereits zu {{other}}",
  "there are more than {{most}} collections": "Es sind mehr als {{most}} Kollektionen",
  "is not an MP4 or WebM film": "ist kein Film im Format MP4 oder WebM",
  "is a picture whose file is gone": "ist ein Bild, dessen Datei nicht mehr da ist",
  "is not a WebVTT file (.vtt)": "ist keine WebVTT-Datei (.vtt)",
  "is missing": "fehlt",
  "is not one of {{choices}}": "ist keine der Möglichkeiten {{choices}}",
  "is not what belongs there": "gehört nicht dorthin",
  "is less than {{least}}": "ist weniger als {{least}}",
  "is more than {{most}}": "ist mehr als {{most}}",
  "is not a text": "ist kein Text",
  "is not a number": "ist keine Zahl",
  "is not a whole number": "ist keine ganze Zahl",
  "is not yes or no": "ist weder ja noch nein",
  "is not a list": "ist keine Liste",
  "is not a group of fields": "ist keine Gruppe von Feldern",
  "is empty": "ist leer",
  "is longer than {{most}} characters": "ist länger als {{most}} Zeichen",
  "is not a whole number of days": "ist keine ganze Zahl von Tagen",
  "is not a year from {{least}} to {{most}}": "ist kein Jahr von {{least}} bis {{most}}",
  "is not an address that begins with https://": "ist keine Adresse, die mit https:// beginnt",
  "is neither a path of the shop, such as /collection/tulle-dresses, nor an address that begins with https://":
    "ist weder ein Pfad des Shops, etwa /collection/tulle-dresses, noch eine Adresse, die mit https:// beginnt",
  "has words and no link": "hat Text, aber keinen Link",
  "has a link and no words": "hat einen Link und keinen Text",
  "has a contrast of {{ratio}}:1 with {{role}}; it needs {{least}}:1":
    "hebt sich von {{role}} mit {{ratio}}:1 ab; nötig sind {{least}}:1",
  paper: "Papier",
  ink: "Tinte",
  "the ground behind pictures": "dem Grund hinter Bildern",
  "soft ink": "zarter Tinte",
  "the accent": "dem Akzent",
  lines: "den Linien",
  "contains a picture and no outlines: choose the picture itself, as a PNG":
    "enthält ein Bild und keine Umrisse: Wählen Sie das Bild selbst, als PNG",
  "draws copies of other shapes: expand them into outlines":
    "zeichnet Kopien anderer Formen: Wandeln Sie sie in Umrisse um",
  "draws nothing: no shape in it is filled or outlined":
    "zeichnet nichts: Keine Form darin hat eine Füllung oder Kontur",
  "is a PDF: export the drawing as SVG": "ist ein PDF: Exportieren Sie die Zeichnung als SVG",
  "is not an SVG file": "ist keine SVG-Datei",
  "has letters in it: turn them into outlines": "enthält Schrift: Wandeln Sie sie in Umrisse um",
  "is too detailed: its outlines take more than {{most}} characters. Simplify them, or leave out what is not the wordmark":
    "ist zu fein gezeichnet: Die Umrisse brauchen mehr als {{most}} Zeichen. Vereinfachen Sie sie, oder lassen Sie weg, was nicht zum Schriftzug gehört",
  "has no size: give it a viewBox, or a width and a height":
    "hat keine Maße: Geben Sie ihr eine viewBox oder Breite und Höhe",
  "contains a drawing within the drawing: export it as one":
    "enthält eine Zeichnung in der Zeichnung: Exportieren Sie beide als eine",
  "contains characters that belong to no outline": "enthält Zeichen, die zu keinem Umriss gehören",
  "is more than {{most}} times as wide as it is tall": "ist mehr als {{most}}-mal so breit wie hoch",
  "is more than twice as tall as it is wide: a wordmark is one line":
    "ist mehr als doppelt so hoch wie breit: Ein Schriftzug steht auf einer Zeile",
  "its address has no character that can be seen": "Die Adresse hat kein sichtbares Zeichen",
  "its address is longer than {{most}} characters": "Die Adresse ist länger als {{most}} Zeichen",
  '"{{slug}}" is not an address': "„{{slug}}“ ist keine Adresse",
  "This is a .{{ending}} film, which many browsers do not play. Save it as MP4 (H.264) or WebM and upload that.":
    "Dies ist ein .{{ending}}-Film, den viele Browser nicht abspielen. Speichern Sie ihn als MP4 (H.264) oder WebM, und laden Sie diese Datei hoch.",
  "names {{unknown}}, and no number of days has that name. Their names are {{names}}":
    "nennt {{unknown}}, und so heißt keine Zahl von Tagen. Es gibt {{names}}",
  "does not name {{needed}}": "nennt {{needed}} nicht",
  "names a field that does not exist, {{unknown}}: there are {{names}}":
    "nennt ein Feld, das es nicht gibt, {{unknown}}: Es gibt {{names}}",
  "contains a placeholder": "enthält einen Platzhalter",
  "contains a placeholder, {{gap}}": "enthält einen Platzhalter, {{gap}}",
  "There is no such piece.": "Dieses Exemplar gibt es nicht.",
  "Someone has changed this booking meanwhile. Close it, and look at it again.":
    "Diese Buchung wurde inzwischen von jemandem geändert. Schließen Sie sie und sehen Sie sie noch einmal an.",
  "It is free again with {{day}} as the first day.": "Wieder frei ist es mit dem {{day}} als erstem Tag.",
  "The piece is still out with {{name}}, whose last day was {{day}}.":
    "Das Exemplar ist noch bei {{name}}; der letzte Tag war der {{day}}.",
  "The piece is still out, and its last day was {{day}}.":
    "Das Exemplar ist noch unterwegs; der letzte Tag war der {{day}}.",
  "The piece is taken on {{day}} by another booking.":
    "Das Exemplar ist am {{day}} durch eine andere Buchung belegt.",
  "The piece is taken on {{day}} by the booking of {{name}}.":
    "Das Exemplar ist am {{day}} durch die Buchung von {{name}} belegt.",
  "The piece is taken from {{from}} to {{to}} by another booking.":
    "Das Exemplar ist vom {{from}} bis zum {{to}} durch eine andere Buchung belegt.",
  "The piece is taken from {{from}} to {{to}} by the booking of {{name}}.":
    "Das Exemplar ist vom {{from}} bis zum {{to}} durch die Buchung von {{name}} belegt.",
  "The id of a booking must begin with “{{beginning}}”, or anyone could read it.":
    "Die ID einer Buchung beginnt mit „{{beginning}}“, sonst könnte sie jeder lesen.",
  "A booking needs a piece.": "Eine Buchung nennt das Exemplar, das gebucht ist.",
  "A booking needs a first and a last day, such as 2027-05-09.":
    "Eine Buchung hat einen ersten und einen letzten Tag, geschrieben wie 2027-05-09.",
  "The last day of a booking cannot be before its first.":
    "Der letzte Tag einer Buchung liegt nicht vor dem ersten.",
  "The days of a booking must be in the years {{first}} to {{last}}.":
    "Die Tage einer Buchung liegen in den Jahren {{first}} bis {{last}}.",
  "An option ends on a date, such as 2027-05-09.":
    "Eine Option endet an einem Tag, geschrieben wie 2027-05-09.",
  "The days before and after a booking are whole numbers, {{most}} at most.":
    "Die Tage vor und nach einer Buchung sind ganze Zahlen, höchstens {{most}}.",
  Slides: "Bildpaare",
  "Large picture": "Großes Bild",
  Detail: "Detail",
  "Five.": "Fünf.",
  Film: "Film",
  "A film or a picture across the screen, with a quotation, a button and one dress.":
    "Ein Film oder ein Bild über den ganzen Bildschirm, mit einem Zitat, einem Button und einem Kleid.",
  "The same film as WebM and as MP4, without sound, below 8 MB.":
    "Derselbe Film als WebM und als MP4, ohne Ton, unter 8 MB.",
  "Its first picture": "Das erste Bild",
  "Shown while the film loads.": "Zu sehen, während der Film lädt.",
  Tagline: "Leitspruch",
  Button: "Button",
  "The button leads to": "Der Button führt zu",
  "Dress over the fold": "Kleid am unteren Rand",
  "The end of its address: ginevra.": "Das Ende seiner Adresse: ginevra.",
  "First dresses": "Erste Kleider",
  "The first four dresses of the shop, large, under a heading.":
    "Die ersten vier Kleider des Shops, groß, unter einer Überschrift.",
  "a dress in the shop": "ein Kleid im Shop",
  Carousel: "Bilderfolge",
  "Five slides that change by themselves, each a large picture beside a detail.":
    "Fünf Bildpaare, die von selbst wechseln, jedes ein großes Bild neben einem Detail.",
  "five slides": "fünf Bildpaare",
  "Picture with words": "Bild mit Worten",
  "A picture from edge to edge that moves as the page is scrolled, with a heading and a button over it.":
    "Ein Bild von Rand zu Rand, das sich beim Scrollen bewegt, darüber eine Überschrift und ein Button.",
  Label: "Zeile über der Überschrift",
  "Wide, and calm on the left, where the words stand.":
    "Im Querformat, und ruhig auf der linken Seite, wo die Worte stehen.",
  "a picture": "ein Bild",
  "Stacked cards": "Kartenstapel",
  "Five pictures stacked like cards, beside a heading.":
    "Fünf Bilder, gestapelt wie Karten, neben einer Überschrift.",
  "five pictures": "fünf Bilder",
  "A heading and a few paragraphs, with a button if you like.":
    "Eine Überschrift und einige Absätze, auf Wunsch mit einem Button.",
  "An empty line begins a new paragraph.": "Eine Leerzeile beginnt einen neuen Absatz.",
  "a heading or a text": "eine Überschrift oder einen Text",
  Shipping: "Versand",
  "The one dark section: a promise in large letters, and the way to WhatsApp.":
    "Der einzige dunkle Abschnitt: ein Versprechen in großen Buchstaben und der Weg zu WhatsApp.",
  "a heading": "eine Überschrift",
  "The first of “Questions and answers”, to be opened one by one, and the way to the others.":
    "Die ersten aus „Fragen und Antworten“, einzeln aufzuklappen, und der Weg zu den übrigen.",
  "a question in “Questions and answers”": "eine Frage unter „Fragen und Antworten“",
  Letters: "Briefe",
  "The newsletter's sign-up, which stands in the footer as well.":
    "Die Anmeldung zum Newsletter, die auch in der Fußzeile steht.",
  "a telephone number in the label's settings, or a server that is set up to send emails":
    "eine Telefonnummer in den Einstellungen des Labels oder einen Server, der E-Mails senden kann",
  Lookbook: "Lookbook",
  "Large pictures, by turns one, two and three beside each other, each with the dress that is in it.":
    "Große Bilder, abwechselnd eines, zwei und drei nebeneinander, jedes mit dem Kleid, das darauf zu sehen ist.",
  "Drop several files here at once. Open one to say which dress is in it.":
    "Legen Sie hier mehrere Dateien auf einmal ab. Öffnen Sie eine, um anzugeben, welches Kleid darauf zu sehen ist.",
  "Words of brides": "Worte der Bräute",
  "What brides have written to you, each with a first name, and a picture or the dress if you like.":
    "Was Bräute Ihnen geschrieben haben, jeweils mit Vornamen und auf Wunsch mit einem Bild oder dem Kleid.",
  "Their words": "Die Worte der Braut",
  "As she wrote it, without quotation marks. Ask her first.":
    "So, wie sie es geschrieben hat, ohne Anführungszeichen. Bitte fragen Sie sie vorher.",
  "First name": "Vorname",
  "Place or date": "Ort oder Datum",
  "Her dress": "Das Kleid der Braut",
  "somebody's words with a first name": "die Worte einer Braut mit ihrem Vornamen",
  "Film in the page": "Film auf der Seite",
  "A film below the first screen: a silent loop, or one with sound for whoever plays it.":
    "Ein Film weiter unten auf der Seite: stumm in einer Schleife oder mit Ton für alle, die ihn abspielen.",
  Plays: "Wiedergabe",
  "When a visitor plays it, with sound": "Erst auf Klick, mit Ton",
  "By itself, without sound, again and again": "Von selbst, ohne Ton, immer wieder",
  "The same film as WebM and as MP4.": "Derselbe Film als WebM und als MP4.",
  "Shown until the film plays.": "Zu sehen, bis der Film läuft.",
  Captions: "Untertitel",
  "A WebVTT file (.vtt) of what is said, for those who cannot hear it.":
    "Eine WebVTT-Datei (.vtt) mit allem, was gesagt wird, für alle, die es nicht hören können.",
  "a film": "einen Film",
  "is of a kind that the shop does not know": "ist von keiner Art, die der Shop kennt",
  "needs {{what}}": "braucht {{what}}",
  "appears further up already, and can appear only once":
    "kommt weiter oben schon vor und kann nur einmal vorkommen",
  "section {{place}} ({{title}})": "Abschnitt {{place}} ({{title}})",
  "section {{place}}": "Abschnitt {{place}}",
  "{{section}} is of a kind that the shop does not know: it is not shown":
    "{{section}} ist von keiner Art, die der Shop kennt: Der Abschnitt wird nicht gezeigt",
  "there are more than {{most}} sections: the rest are not shown":
    "Es sind mehr als {{most}} Abschnitte: Die übrigen werden nicht gezeigt",
  Slider: "Kleider zum Blättern",
  "A row of dresses to scroll through: all of them, or those of one collection.":
    "Kleider nebeneinander, durch die man blättert: alle oder die einer Kollektion.",
  Shows: "Zeigt",
  "All dresses": "Alle Kleider",
  "One collection": "Eine Kollektion",
  "For “One collection”. If empty, the first in the navigation.":
    "Für „Eine Kollektion“. Bleibt das Feld leer, die erste in der Navigation.",
  "If empty, the name of the collection. One word may stand in *asterisks*: it is set in italics.":
    "Bleibt das Feld leer, der Name der Kollektion. Ein Wort darf in *Sternchen* stehen und erscheint dann kursiv.",
  "Words of the last slide": "Worte hinter dem letzten Kleid",
  "room beside those above: the sliders of a page hold {{most}} dresses in all":
    "mehr Platz, denn alle Abschnitte „Kleider zum Blättern“ einer Seite zeigen zusammen höchstens {{most}} Kleider",
  "a second dress in the shop": "ein zweites Kleid im Shop",
  "a dress in its collection": "ein Kleid in seiner Kollektion",
  "dresses that are not all on the page already": "Kleider, die nicht alle schon auf der Seite stehen",
  "save it as “CSV UTF-8” in Excel, as CSV with the encoding “Unicode (UTF-8)” in Numbers, and with the character set “Unicode (UTF-8)” in LibreOffice":
    "Speichern Sie sie in Excel als „CSV UTF-8“, in Numbers als CSV mit der Textcodierung „Unicode (UTF-8)“ oder in LibreOffice mit dem Zeichensatz „Unicode (UTF-8)“",
  "the file is not text of a known kind: {{saveAsUtf8}}":
    "Die Datei ist kein Text bekannter Art: {{saveAsUtf8}}",
  "its letters beyond A to Z can be read in several ways: {{saveAsUtf8}}":
    "Buchstaben wie ä, é oder ß sind in dieser Datei nicht eindeutig: {{saveAsUtf8}}",
  "there is no picture to describe": "Es gibt kein Bild, das sich beschreiben ließe",
  "{{entries}} entries for {{pictures}} pictures: they stand in the pictures' order":
    "{{entries}} Einträge für {{pictures}} Bilder: Sie stehen in der Reihenfolge der Bilder",
  "“{{name}}” is not one of the dress's colours": "„{{name}}“ ist keine der Farben des Kleides",
  "{{filename}} could not be stored: {{reason}}. No dress was imported.":
    "{{filename}} ließ sich nicht speichern: {{reason}}. Es wurde kein Kleid importiert.",
  "Dresses were changed while these were imported. No dress was imported: import the table again.":
    "Während des Imports wurden Kleider geändert. Es wurde kein Kleid importiert: Importieren Sie die Tabelle noch einmal.",
  "These are more dresses than can be written at once. No dress was imported: divide the table into several.":
    "Das sind mehr Kleider, als sich auf einmal speichern lassen. Es wurde kein Kleid importiert: Teilen Sie die Tabelle in mehrere auf.",
  "row {{row}}": "Zeile {{row}}",
  "row {{row}}, column “{{column}}”": "Zeile {{row}}, Spalte „{{column}}“",
  "and {{number}} more": "und {{number}} weitere",
  note: "Hinweis",
  "{{file}} cannot be imported:": "{{file}} lässt sich nicht importieren:",
  "Nothing was imported.": "Es wurde nichts importiert.",
  "Would import {{summary}}. Nothing was changed.":
    "Importiert würden: {{summary}}. Es wurde nichts geändert.",
  "Imported: {{summary}}.": "Importiert: {{summary}}.",
  "{{summary}}; {{count}} pictures to store_one": "{{summary}}; {{count}} Bild zu speichern",
  "{{summary}}; {{count}} pictures to store_other": "{{summary}}; {{count}} Bilder zu speichern",
  "{{summary}}; {{count}} pictures stored_one": "{{summary}}; {{count}} Bild gespeichert",
  "{{summary}}; {{count}} pictures stored_other": "{{summary}}; {{count}} Bilder gespeichert",
  "{{added}} new, {{changed}} changed, {{unchanged}} unchanged":
    "{{added}} neu, {{changed}} geändert, {{unchanged}} unverändert",
  "new": "neu",
  changed: "geändert",
  unchanged: "unverändert",
  "this dress could not be shown as it is: {{excess}}": "So ließe sich dieses Kleid nicht zeigen: {{excess}}",
  "someone is editing this dress in Studio: publish or discard that first":
    "Dieses Kleid wird gerade in Studio bearbeitet: Veröffentlichen oder verwerfen Sie das zuerst",
  "the dress that was “{{slug}}” is “{{movedTo}}” now: write that address":
    "Das Kleid mit der Adresse „{{slug}}“ heißt jetzt „{{movedTo}}“: Schreiben Sie diese Adresse",
  "a dress does not complete its own look": "Das Kleid selbst gehört nicht in diese Spalte",
  "there is no dress with the address “{{stray}}”": "Es gibt kein Kleid mit der Adresse „{{stray}}“",
  "several pictures that are called “{{name}}” have been uploaded":
    "Mehrere hochgeladene Bilder heißen „{{name}}“",
  "is not a column of this table. These are: {{columns}}":
    "ist keine Spalte dieser Tabelle. Ihre Spalten sind {{columns}}",
  "none of its letters can be used in an address: write one in the column “address”":
    "Kein Buchstabe davon kann in einer Adresse stehen: Schreiben Sie eine in die Spalte „Adresse“",
  "row {{first}} is a dress with the address “{{slug}}” already":
    "Zeile {{first}} ist bereits ein Kleid mit der Adresse „{{slug}}“",
  "the file is too large to be a table of dresses": "Die Datei ist zu groß für eine Kleidertabelle",
  "the table is empty": "Die Tabelle ist leer",
  "there are too many columns for a table of dresses": "Es sind zu viele Spalten für eine Kleidertabelle",
  "there are more than {{most}} rows": "Es sind mehr als {{most}} Zeilen",
  name: "Name",
  address: "Adresse",
  collection: "Kollektion",
  price: "Preis",
  colours: "Farben",
  sizes: "Größen",
  availability: "Verfügbarkeit",
  "out until": "vermietet bis",
  "unavailable sizes": "nicht verfügbare Größen",
  picture: "Bild",
  "picture in words": "Bild in Worten",
  "colour in picture": "Farbe im Bild",
  "more pictures": "weitere Bilder",
  "more pictures in words": "weitere Bilder in Worten",
  "colours in more pictures": "Farben in weiteren Bildern",
  description: "Beschreibung",
  cut: "Schnitt",
  "making and care": "Verarbeitung und Pflege",
  number: "Zahl",
  "number in words": "Zahl in Worten",
  silhouette: "Silhouette",
  neckline: "Ausschnitt",
  sleeves: "Ärmel",
  fabric: "Stoff",
  offered: "Angebot",
  "rental price": "Mietpreis",
  "rental days": "Miettage",
  "rental deposit": "Kaution",
  "included in the rental": "in der Miete inbegriffen",
  "days to make it": "Tage für die Fertigung",
  place: "Platz",
  "completes the look": "passt dazu",
  "search title": "Suchtitel",
  "search description": "Suchbeschreibung",
  "appears twice, as “{{first}}” and as “{{other}}”: keep one of them":
    "steht zweimal da, als „{{first}}“ und als „{{other}}“: Behalten Sie eine davon",
  "appears twice": "steht zweimal da",
  "there is text in a column that has no heading": "In einer Spalte ohne Überschrift steht Text",
  "the row cannot be read": "Die Zeile lässt sich nicht lesen",
  "a quotation mark opens here and is never closed":
    "Hier beginnt ein Anführungszeichen, das nirgends schließt",
  "a quotation mark inside a cell has to be written twice":
    "Ein Anführungszeichen innerhalb einer Zelle muss doppelt stehen",
  "Your role does not allow this. Please log in again if it should.":
    "Ihre Rolle erlaubt das nicht. Falls sie es sollte, melden Sie sich bitte neu an.",
  "This file is too large to be imported here.": "Diese Datei ist zu groß für den Import.",
  "This cannot be read.": "Das lässt sich nicht lesen.",
  "There is no dress in this file.": "In dieser Datei ist kein Kleid.",
  "The table was not imported.": "Die Tabelle wurde nicht importiert.",
  "there is no picture “{{name}}”: choose its file together with the table":
    "Ein Bild „{{name}}“ gibt es nicht: Wählen Sie seine Datei zusammen mit der Tabelle aus",
  "“{{name}}” has not been uploaded": "„{{name}}“ wurde nicht hochgeladen",
  "The shop answered {{status}}.": "Antwort des Shops: {{status}}.",
  "The shop is not answering just now. This page continues as soon as it does.":
    "Der Shop antwortet gerade nicht. Sobald er antwortet, geht es hier weiter.",
  "The shop does not recognise this session. Please log in again.":
    "Der Shop erkennt Ihre Anmeldung nicht. Bitte melden Sie sich neu an.",
  "Loading the dresses…": "Kleider werden geladen…",
  "You cannot see the dresses. Please log in again.":
    "Sie können die Kleider nicht sehen. Bitte melden Sie sich neu an.",
  "Reply by email": "Per E-Mail antworten",
  "Reply on WhatsApp": "Per WhatsApp antworten",
  "The visitor has left no telephone number with its country code.":
    "In dieser Anfrage steht keine Telefonnummer mit Ländervorwahl.",
  "Marked as answered": "Als beantwortet gekennzeichnet",
  "To undo this, set its state back to “New”.":
    "Um das rückgängig zu machen, setzen Sie den Status auf „Neu“ zurück.",
  "Which answer?": "Welche Antwort?",
  "Write it myself": "Selbst schreiben",
  "Bulk edit": "Sammelbearbeitung",
  "{{button}}: done": "{{button}}: erledigt",
  "{{button}}: not all of them": "{{button}}: nicht bei allen",
  "Without a name": "Ohne Namen",
  "No longer there: {{names}}.": "Nicht mehr da: {{names}}.",
  "Nothing is published until these are fixed. {{faults}}":
    "Es wird nichts veröffentlicht, bis dies behoben ist. {{faults}}",
  "{{button}}: these {{count}} dresses?_one": "{{button}}: dieses Kleid?",
  "{{button}}: these {{count}} dresses?_other": "{{button}}: diese {{count}} Kleider?",
  Publish: "Veröffentlichen",
  "Shoppers see them as they were last saved: what you have typed in the table is not saved yet.":
    "Im Shop erscheinen sie so, wie sie zuletzt gespeichert wurden: Was Sie in die Tabelle eingegeben haben, ist noch nicht gespeichert.",
  "Studio could not finish checking. Try again, or reload the page.":
    "Die Prüfung wurde nicht fertig. Versuchen Sie es noch einmal, oder laden Sie die Seite neu.",
  "Shoppers see them as they are here.": "Im Shop erscheinen sie so, wie sie hier stehen.",
  "Remove from the shop": "Aus dem Shop nehmen",
  "They stay here as drafts, and can be published again.":
    "Hier bleiben sie als Entwürfe und lassen sich wieder veröffentlichen.",
  "Move to": "Verschieben in",
  "Move to {{name}}": "In „{{name}}“ verschieben",
  "Shoppers find them there at once.": "Im Shop sind sie sofort dort zu finden.",
  "Move to…": "Verschieben in…",
  Delete: "Löschen",
  "They leave the shop at once; each can be restored from the trash for {{days}} days.":
    "Sie sind sofort nicht mehr im Shop; jedes lässt sich {{days}} Tage lang aus dem Papierkorb wiederherstellen.",
  "Nothing was changed": "Es wurde nichts geändert",
  "No answer came: check whether it was done":
    "Es kam keine Antwort: Bitte prüfen Sie, ob die Änderung gespeichert ist",
  "Someone has just changed one of them.": "Eines davon wurde gerade von jemand anderem geändert.",
  Check: "Prüfung",
  "The check did not open": "Die Prüfung ließ sich nicht öffnen",
  "Missing texts for pictures, prices and descriptions, addresses that changed, empty collections, pictures that are too small, placeholders, and dresses that are left out.":
    "Fehlende Bildbeschreibungen, Preise und Texte, geänderte Adressen, leere Kollektionen, zu kleine Bilder, Platzhalter und Kleider, die im Shop fehlen.",
  "Open the list": "Liste öffnen",
  Cancel: "Abbrechen",
  "View in shop": "Im Shop ansehen",
  "It is not published yet: open the preview.": "Noch nicht veröffentlicht: Öffnen Sie die Vorschau.",
  "The preview did not open": "Die Vorschau ließ sich nicht öffnen",
  "Open preview": "Vorschau öffnen",
  "Shoppers will not see this dress any more. It stays here as a draft and can be published again.":
    "Im Shop ist dieses Kleid dann nicht mehr zu sehen. Hier bleibt es als Entwurf und lässt sich wieder veröffentlichen.",
  "Remove it": "Herausnehmen",
  "{{title}} in {{currency}}": "{{title}} in {{currency}}",
  "Set to": "Setzen auf",
  "Raise by %": "Erhöhen um %",
  "Lower by %": "Senken um %",
  "Raise by": "Erhöhen um",
  "Lower by": "Senken um",
  "All of these, {{number}}": "Alle ankreuzen, {{number}}",
  "changed by someone else in the meantime": "inzwischen von jemand anderem geändert",
  "Was {{stored}}": "Zuvor {{stored}}",
  "a draft": "Entwurf",
  "in the shop, with changes to publish": "im Shop, mit unveröffentlichten Änderungen",
  "in the shop": "im Shop",
  "Fill in a price": "Preis eintragen",
  "Which price": "Welcher Preis",
  How: "Wie",
  Figure: "Betrag oder Prozentsatz",
  Rounded: "Gerundet",
  "rounded to {{step}}": "gerundet auf {{step}}",
  "Fill in": "Eintragen",
  "Tick dresses to fill in a price:": "Kleider ankreuzen, um einen Preis einzutragen:",
  "The {{count}} ticked dresses:_one": "Das angekreuzte Kleid:",
  "The {{count}} ticked dresses:_other": "Die {{count}} angekreuzten Kleider:",
  "Name of the label": "Name des Labels",
  "Start with your own label": "Mit dem eigenen Label beginnen",
  "Telephone for WhatsApp": "Telefon für WhatsApp",
  "Logo, or how your name is written": "Logo oder Schreibweise Ihres Namens",
  Collections: "Kollektionen",
  "First dresses, with pictures": "Erste Kleider, mit Bildern",
  "Making, delivery and rental times": "Zeiten für Fertigung, Lieferung und Miete",
  "Privacy: who is responsible": "Datenschutz: wer verantwortlich ist",
  "The shop's address (set as PUBLIC_URL by whoever runs it)":
    "Die Adresse des Shops (wer ihn betreibt, setzt sie als PUBLIC_URL)",
  "A first backup": "Eine erste Sicherung",
  "{{count}} new_one": "{{count}} neu",
  "{{count}} new_other": "{{count}} neu",
  "Your label": "Ihr Label",
  Done: "Erledigt",
  "The sample label is in the shop, with {{dresses}} of its dresses. Starting with your own removes its dresses and texts in one step. You can bring them back here.":
    "Im Shop ist das Beispiellabel, mit {{dresses}} seiner Kleider. Wenn Sie mit Ihrem eigenen beginnen, werden seine Kleider und Texte in einem Schritt entfernt. Sie können sie hier zurückholen.",
  "You have changed {{names}}: they stay.": "Von Ihnen geändert und daher weiterhin da: {{names}}.",
  "This is your own shop, not the sample label's.":
    "Dies ist Ihr eigener Shop, nicht der des Beispiellabels.",
  "Start with your own label?": "Mit dem eigenen Label beginnen?",
  "Its dresses and texts leave the shop at once, and it says “{{name}}” in place of the sample's name.":
    "Kleider und Texte des Beispiels verlassen den Shop sofort, und statt seines Namens steht dort „{{name}}“.",
  Start: "Beginnen",
  "The name of your label": "Der Name Ihres Labels",
  "Start with my own label": "Mit meinem Label beginnen",
  "The sample's dresses and texts have been removed. What you have written since stays when they come back; the label's name will be the sample's again.":
    "Kleider und Texte des Beispiels sind entfernt. Kommen sie zurück, bleibt erhalten, was Sie seither geschrieben haben; das Label heißt dann wieder wie das Beispiel.",
  "Bring the sample back": "Beispiel zurückholen",
  "No longer in the trash: {{names}}.": "Inzwischen nicht mehr gelöscht: {{names}}.",
  "The shop does not open in a Studio at this address: add it to the setting STUDIO_URL.":
    "Der Shop öffnet sich nicht in einem Studio unter dieser Adresse: Ergänzen Sie sie in der Einstellung STUDIO_URL.",
  Changes: "Änderungen",
  "Fix the red cells first.": "Bitte zuerst die roten Zellen berichtigen.",
  "Changed: {{changed}}": "Geändert: {{changed}}",
  "Save to the shop": "Im Shop speichern",
  "Save as drafts": "Als Entwürfe speichern",
  Discard: "Verwerfen",
  "Changed since, so nothing was undone: {{names}}.":
    "Inzwischen geändert, daher wurde nichts rückgängig gemacht: {{names}}.",
  "Uploading pictures: {{place}} of {{all}}": "Bilder werden hochgeladen: {{place}} von {{all}}",
  "Importing…": "Wird importiert…",
  "{{name}} cannot be read.": "{{name}} lässt sich nicht lesen.",
  "The mail server says: {{reasons}}": "Der Mailserver meldet: {{reasons}}",
  "Reading the content": "Inhalte werden gelesen",
  "Reading the pictures": "Bilder werden gelesen",
  "Storing the pictures": "Bilder werden gespeichert",
  "Writing the dresses": "Kleider werden gespeichert",
  "Writing the bookings": "Buchungen werden gespeichert",
  "Visitors can see the shop.": "Besucher sehen den Shop.",
  "Visitors cannot see the shop at the moment.": "Besucher sehen den Shop im Moment nicht.",
  "What you publish shows at once.": "Was Sie veröffentlichen, ist sofort zu sehen.",
  "What you publish is slow to show at the moment. Visitors see what was there before.":
    "Was Sie veröffentlichen, ist im Moment erst verzögert zu sehen. Besucher sehen, was vorher da war.",
  "The content is available to Studio.": "Die Inhalte sind für Studio verfügbar.",
  "The content keeps dropping out. Messages are waiting, and none is lost.":
    "Die Inhalte sind immer wieder nicht verfügbar. Nachrichten warten, und keine geht verloren.",
  "Visitors see the dresses that you have published.":
    "Besucher sehen die Kleider, die Sie veröffentlicht haben.",
  "Most dresses disappeared at once, so visitors still see the earlier ones.":
    "Die meisten Kleider sind auf einmal verschwunden. Besucher sehen deshalb noch die früheren.",
  "Messages from visitors reach you.": "Nachrichten von Besuchern erreichen Sie.",
  "There is room on the disk.": "Es ist genug Speicherplatz frei.",
  "The disk is almost full.": "Der Speicherplatz ist fast erschöpft.",
  "Pages open quickly and without errors.": "Seiten öffnen sich schnell und ohne Fehler.",
  "Some pages fail or are slow to open.": "Manche Seiten zeigen Fehler oder öffnen sich langsam.",
  "If this persists, please tell whoever looks after its server.":
    "Falls das so bleibt, wenden Sie sich bitte an die Person, die den Server betreut.",
  "All is well with the shop.": "Mit dem Shop ist alles in Ordnung.",
  "Everything else is well.": "Alles andere ist in Ordnung.",
  "The shop cannot keep what visitors send: its disk may be full.":
    "Der Shop kann nichts aufbewahren, was eingeht: Vielleicht ist sein Speicherplatz voll.",
  "{{count}} messages could not be delivered._one": "{{count}} Nachricht konnte nicht zugestellt werden.",
  "{{count}} messages could not be delivered._other":
    "{{count}} Nachrichten konnten nicht zugestellt werden.",
  "{{count}} messages are still on the way._one": "{{count}} Nachricht noch unterwegs.",
  "{{count}} messages are still on the way._other": "{{count}} Nachrichten noch unterwegs.",
  "{{count}} messages are still on the way, the first since {{moment}}._one":
    "{{count}} Nachricht noch unterwegs, seit {{moment}}.",
  "{{count}} messages are still on the way, the first since {{moment}}._other":
    "{{count}} Nachrichten noch unterwegs, die erste seit {{moment}}.",
  "Dress of this collection": "Kleid dieser Kollektion",
  Atelier: "Atelier",
  "Pages of your own": "Eigene Seiten",
  "New enquiries": "Neue Anfragen",
  Dresses: "Kleider",
  Subscribers: "Newsletter-Anmeldungen",
  "Export as CSV": "Als CSV exportieren",
  Confirmed: "Bestätigt",
  "Unsubscribe link": "Link zur Abmeldung",
  "Changed by someone else in the meantime, and left as they are: {{names}}.":
    "Inzwischen von jemand anderem geändert und so belassen: {{names}}.",
  Undo: "Rückgängig machen",
  "Undo the last save": "Letztes Speichern rückgängig machen",
  "Undo this import": "Diesen Import rückgängig machen",
  Column: "Spalte",
  "Import a table…": "Tabelle importieren…",
  "Choose one table, a CSV file, and with it the pictures that are new.":
    "Wählen Sie eine Tabelle, eine CSV-Datei, und dazu die Bilder, die neu sind.",
  "This file is too large to be a table of dresses.": "Diese Datei ist zu groß für eine Kleidertabelle.",
  "Reading…": "Wird gelesen…",
  Import: "Importieren",
  "Import a table of dresses": "Kleidertabelle importieren",
  "Choose the table, and together with it the pictures that it names and that are not uploaded yet. Nothing changes before you have seen what would.":
    "Wählen Sie die Tabelle und zusammen mit ihr die Bilder, die darin genannt und noch nicht hochgeladen sind. Nichts ändert sich, bevor Sie gesehen haben, was sich ändern würde.",
  "Table and pictures": "Tabelle und Bilder",
  Close: "Schließen",
  "{{summary}}, pictures to upload: {{number}}": "{{summary}}, hochzuladende Bilder: {{number}}",
  "Fix these in the table, then choose it again:":
    "Bitte berichtigen Sie dies in der Tabelle, und wählen Sie sie dann noch einmal aus:",
  Today: "Heute",
  "Is everything all right?": "Ist alles in Ordnung?",
  "Asking the shop…": "Der Shop wird gefragt…",
  Someone: "Jemand",
  "All enquiries": "Alle Anfragen",
  "No new enquiries": "Keine neuen Anfragen",
  "{{count}} new enquiries_one": "Eine neue Anfrage",
  "{{count}} new enquiries_other": "{{count}} neue Anfragen",
  "The shop is open at": "Der Shop ist online unter",
  "Nothing needs fixing.": "Es ist nichts zu beheben.",
  "See what could be better": "Ansehen, was noch besser ginge",
  "All {{number}} that need fixing": "Alles, was zu beheben ist: {{number}}",
  "People and backups": "Team und Sicherungen",
  "Your shop, step by step: {{done}} of {{all}}": "Ihr Shop, Schritt für Schritt: {{done}} von {{all}}",
  "To do": "Zu erledigen",
  "Needs fixing": "Zu beheben",
  Trash: "Papierkorb",
  "Restored as drafts: {{number}}": "Als Entwürfe wiederhergestellt: {{number}}",
  Restore: "Wiederherstellen",
  "Looking through the history…": "Der Verlauf wird durchgesehen…",
  "This dataset gives no access to its history: nothing can be restored here.":
    "Dieser Datenbestand gibt seinen Verlauf nicht frei: Hier lässt sich nichts wiederherstellen.",
  "Nothing was deleted in the last {{days}} days.": "In den letzten {{days}} Tagen wurde nichts gelöscht.",
  "Deleted in the last {{days}} days. What you restore comes back as a draft: shoppers see it once you publish it.":
    "In den letzten {{days}} Tagen gelöscht. Was Sie wiederherstellen, kehrt als Entwurf zurück: Im Shop ist es erst zu sehen, wenn Sie es veröffentlichen.",
  "As a table": "Als Tabelle",
  Views: "Aufrufe",
  From: "Ab",
  "{{most}} at most": "höchstens {{most}}",
  Times: "Wie oft",
  "Colours and sizes": "Farben und Größen",
  "Other sites": "Andere Websites",
  Demand: "Nachfrage",
  "{{count}} days_one": "{{count}} Tag",
  "{{count}} days_other": "{{count}} Tage",
  "Totals for each day, counted by the shop itself without cookies: nothing shows who it was. We count only the name of the site a visitor comes from, if their browser gives it. Browsers that ask not to be tracked, and programs, are not counted.":
    "Summen je Tag, vom Shop selbst und ohne Cookies gezählt: Wer es war, ist nirgends zu sehen. Von der Website, über die jemand kommt, zählen wir nur den Namen, sofern der Browser ihn nennt. Browser, die nicht beobachtet werden möchten, und Programme werden nicht gezählt.",
  "Nothing was counted in this period. The shop's setting COUNT_VISITS may be off.":
    "In diesem Zeitraum wurde nichts gezählt. Vielleicht ist die Einstellung COUNT_VISITS des Shops ausgeschaltet.",
  "Colours asked for": "Gefragte Farben",
  Colour: "Farbe",
  "Sizes asked for": "Gefragte Größen",
  "Where visitors come from": "Herkunft der Besuche",
  Site: "Website",
  "Pages viewed": "Aufgerufene Seiten",
  Page: "Seite",
  "Searches that found nothing": "Suchen ohne Ergebnis",
  Words: "Suchwörter",
  "{{count}} views, by week_one": "{{count}} Aufruf, nach Wochen",
  "{{count}} views, by week_other": "{{count}} Aufrufe, nach Wochen",
  "{{count}} views, by day_one": "{{count}} Aufruf, nach Tagen",
  "{{count}} views, by day_other": "{{count}} Aufrufe, nach Tagen",
  "Adding it up…": "Wird zusammengezählt…",
  "The backup was not made. Please try again.":
    "Die Sicherung wurde nicht erstellt. Bitte versuchen Sie es noch einmal.",
  Backup: "Sicherung",
  "Include people and passwords (keep the file as safe as a key)":
    "Mit Team und Passwörtern (verwahren Sie die Datei so sicher wie einen Schlüssel)",
  "Back up now and download": "Jetzt sichern und herunterladen",
  "It holds every text, picture, enquiry, booking and subscriber, and the history. To restore it, stop the shop and run {{command}} on its machine, with {{option}} after it for people and passwords. What was there stays beside it, as before-restore-….":
    "Sie enthält alle Texte, Bilder, Anfragen, Buchungen und Newsletter-Anmeldungen samt dem Verlauf. Um sie zurückzuspielen, halten Sie den Shop an und führen auf seinem Rechner {{command}} aus, für Team und Passwörter mit {{option}} dahinter. Was vorher da war, bleibt daneben erhalten, als before-restore-….",
  "The last backup was made on {{moment}}.": "Die letzte Sicherung ist vom {{moment}}.",
  "No backup has been made yet.": "Es gibt noch keine Sicherung.",
  "Copying the documents…": "Dokumente werden kopiert…",
  "Sending {{sent}} of {{all}} MB. Your browser shows it among its downloads.":
    "{{sent}} von {{all}} MB gesendet. Ihr Browser zeigt die Datei unter seinen Downloads.",
  "Asking about the last backup…": "Letzte Sicherung wird abgefragt…",
  "Your password": "Ihr Passwort",
  "Change your password": "Ihr Passwort ändern",
  "Old password": "Altes Passwort",
  "New password": "Neues Passwort",
  "You are logged out everywhere, and log in with the new one.":
    "Sie werden überall abgemeldet und melden sich dann mit dem neuen Passwort an.",
  "Change password": "Passwort ändern",
  Viewer: "Einsicht",
  viewer: "Einsicht",
  "sees everything, enquiries too, and changes nothing": "sieht alles, auch Anfragen, und ändert nichts",
  Contributor: "Mitarbeit",
  contributor: "Mitarbeit",
  "prepares drafts, sees enquiries, and publishes nothing":
    "bereitet Entwürfe vor, sieht Anfragen und veröffentlicht nichts",
  Writer: "Inhalte",
  writer: "Inhalte",
  "writes and publishes dresses, texts and pictures; sees no enquiries":
    "schreibt und veröffentlicht Kleider, Texte und Bilder; sieht keine Anfragen",
  Editor: "Redaktion",
  editor: "Redaktion",
  "writes and publishes, and answers enquiries": "schreibt, veröffentlicht und beantwortet Anfragen",
  Administrator: "Verwaltung",
  administrator: "Verwaltung",
  "also looks after people and backups": "kümmert sich auch um Team und Sicherungen",
  People: "Team",
  "Remove {{name}}?": "{{name}} entfernen?",
  "{{name}} is logged out at once and cannot log in any more. What they have written stays, with their changes in the history.":
    "{{name}} wird sofort abgemeldet und kann sich nicht mehr anmelden. Was diese Person geschrieben hat, bleibt, und im Verlauf bleiben ihre Änderungen.",
  Remove: "Entfernen",
  "Loading the people…": "Team wird geladen…",
  "Only an administrator sees this. Please log in again.":
    "Das sieht nur, wer die Rolle „Verwaltung“ hat. Bitte melden Sie sich neu an.",
  "Name to log in with": "Name für die Anmeldung",
  "Email (we send the link there too)": "E-Mail (dorthin senden wir auch den Link)",
  "Email (optional)": "E-Mail (optional)",
  Role: "Rolle",
  Invite: "Einladen",
  "{{name}} can choose a password with this link. It works once, expires after seven days and is shown only now.":
    "Mit diesem Link kann {{name}} ein Passwort wählen. Er gilt einmal, läuft nach sieben Tagen ab und ist nur jetzt zu sehen.",
  "It is also on its way by email.": "Er ist auch per E-Mail unterwegs.",
  "Link for {{name}}": "Link für {{name}}",
  Copied: "Kopiert",
  Copy: "Kopieren",
  "{{name}} (you)": "{{name}} (Sie)",
  "Last active {{day}}": "Zuletzt aktiv am {{day}}",
  "Has not logged in yet": "Hat sich noch nicht angemeldet",
  "{{role}}. Another administrator can change this.":
    "{{role}}. Ändern kann das nur jemand anderes mit der Rolle „Verwaltung“.",
  "Role of {{name}}": "Rolle von {{name}}",
  "Email of {{name}}": "E-Mail von {{name}}",
  "Email, new password, removal of {{name}}": "E-Mail, neues Passwort, Entfernen: {{name}}",
  "Save email": "E-Mail speichern",
  "Link for a new password": "Link für ein neues Passwort",
  "Log out everywhere": "Überall abmelden",
  "Invited as {{role}}. The link works until {{day}}; to make another, invite the same name again.":
    "Eingeladen, Rolle: {{role}}. Der Link gilt bis zum {{day}}; für einen neuen laden Sie denselben Namen noch einmal ein.",
  Withdraw: "Zurückziehen",
  Presentation: "Präsentation",
  "Used on every page": "Auf jeder Seite verwendet",
  "Used on every page, in its footer": "Auf jeder Seite verwendet, in der Fußzeile",
  "Used in every message that a shopper writes": "In jeder Nachricht verwendet, die im Shop geschrieben wird",
  "Used on the pages of dresses, and wherever a text names these days":
    "Auf den Seiten der Kleider verwendet und überall, wo ein Text diese Tage nennt",
  "On no page of the shop": "Auf keiner Seite des Shops",
  About: "Über uns",
  Enquiry: "Anfrage",
  "The enquiry that this booking came from.": "Aus ihr ist die Buchung entstanden.",
  Privacy: "Datenschutz",
  "Size finder": "Größenberatung",
  "If a line of the footer's customer care has the same words, it becomes a link to this page.":
    "Steht dasselbe als Zeile unter „Kundenservice“ in der Fußzeile, wird die Zeile zum Link auf diese Seite.",
  "The page needs a title.": "Die Seite braucht einen Titel.",
  "The end of the page's address, after /care/. If you change it, old links still lead here.":
    "Das Ende der Seitenadresse, nach /care/. Wenn Sie es ändern, führen alte Links weiterhin hierher.",
  "Studio adds to these when you publish a new address: old links lead to the page.":
    "Studio ergänzt diese Liste, wenn Sie eine neue Adresse veröffentlichen: Alte Links führen zur Seite.",
  "Shown in": "Zu finden über",
  "The footer": "Die Fußzeile",
  "The menu": "Das Menü",
  Both: "Beides",
  "Neither: only your own links lead there": "Keines von beiden: Nur Ihre eigenen Links führen dorthin",
  "Smaller heading": "Kleinere Überschrift",
  List: "Liste",
  "Numbered list": "Nummerierte Liste",
  Strong: "Fett",
  Emphasis: "Kursiv",
  Link: "Link",
  Caption: "Bildunterschrift",
  Table: "Tabelle",
  "The first row holds headings": "Die erste Zeile enthält Überschriften",
  Rows: "Zeilen",
  Row: "Zeile",
  Cells: "Zellen",
  "Below the text, from top to bottom: pictures, words of brides, a film, dresses. Drag to reorder; open one to edit or hide it.":
    "Unter dem Text, von oben nach unten: Bilder, Worte der Bräute, ein Film, Kleider. Zum Umordnen ziehen; zum Bearbeiten oder Ausblenden öffnen.",
  unlisted: "nicht in der Navigation",
  hidden: "nicht im Shop",
  "As a shopper would say it: Blush, Dusty blue.":
    "So, wie man sie beim Einkaufen nennt: Puderrosa, Taubenblau.",
  "A colour needs a name: a swatch alone says nothing to people who cannot see it.":
    "Eine Farbe braucht einen Namen: Ein Farbfeld allein sagt nichts, wenn man es nicht sehen kann.",
  Swatch: "Farbfeld",
  "Pick the colour of the swatch.": "Wählen Sie die Farbe des Farbfelds.",
  "A swatch is written as # and six digits, such as #e6c4ba.":
    "Ein Farbfeld wird mit # und sechs Stellen geschrieben, etwa #e6c4ba.",
  Cloth: "Stoff",
  "A photograph of the cloth in this colour, if you have one. Choosing the colour shows it as long as no picture shows the dress in that colour.":
    "Ein Foto des Stoffes in dieser Farbe, falls vorhanden. Wer die Farbe wählt, sieht es, solange kein Bild das Kleid in dieser Farbe zeigt.",
  Available: "Verfügbar",
  "Off: the swatch stays, marked as currently unavailable.":
    "Aus: Das Farbfeld bleibt, als zurzeit nicht verfügbar gekennzeichnet.",
  "If empty: “{{shown}}”": "Bleibt das Feld leer: „{{shown}}“",
  "Each colour once.": "Jede Farbe einmal.",
  "Each size once.": "Jede Größe einmal.",
  "A dress that is not in the shop is left out.": "Was nicht im Shop ist, entfällt.",
  "Each dress once, twelve at most.": "Jedes Kleid einmal, höchstens zwölf.",
  Says: "Aufschrift",
  "Without it the shop leaves this entry out.": "Ohne diese Angabe lässt der Shop den Eintrag weg.",
  "A list has {{most}} entries at most: the rest would not be shown.":
    "Eine Liste hat höchstens {{most}} Einträge: Weitere würden nicht gezeigt.",
  New: "Neu",
  Enquiries: "Anfragen",
  Answered: "Beantwortet",
  "Answered enquiries": "Beantwortete Anfragen",
  Archived: "Archiviert",
  "Archived enquiries": "Archivierte Anfragen",
  "Perhaps spam": "Vielleicht Spam",
  State: "Status",
  "An option ends by itself. “Back, and clean” and “Cancelled” free the days at once.":
    "Eine Option endet von selbst. „Zurück und gereinigt“ und „Storniert“ geben die Tage sofort frei.",
  "Option until": "Option bis",
  "The option's last day. If empty, it holds until you decide.":
    "Der letzte Tag der Option. Bleibt das Feld leer, gilt sie, bis Sie entscheiden.",
  "First day with the customer": "Erster Tag bei der Kundin",
  "Choose the first day.": "Wählen Sie den ersten Tag.",
  "Last day with the customer": "Letzter Tag bei der Kundin",
  "Choose the last day.": "Wählen Sie den letzten Tag.",
  "It is before the first day.": "Er liegt vor dem ersten Tag.",
  "Days before": "Tage davor",
  "Nobody else can have it on these days: shipping, an alteration.":
    "An diesen Tagen ist es für niemand anderen frei: Versand, eine Änderung.",
  "Days after": "Tage danach",
  "Nobody else can have it on these days: shipping back, cleaning.":
    "An diesen Tagen ist es für niemand anderen frei: Rückversand, Reinigung.",
  Telephone: "Telefon",
  Message: "Nachricht",
  "Would like to": "Wunsch",
  Measurements: "Maße",
  "Date of the event": "Datum des Anlasses",
  "The dress in the shop, with the visitor's choices": "Das Kleid im Shop, mit der getroffenen Auswahl",
  "for {{date}}": "für den {{date}}",
  Received: "Eingegangen",
  Reference: "Referenz",
  "The visitor has the same one.": "Wer angefragt hat, hat dieselbe erhalten.",
  "Only the label sees it.": "Das sieht nur das Label.",
  "The shop moves messages here when a great many arrive at once: you get no email about them, and their senders are not told.":
    "Hierher legt der Shop, was in großer Menge auf einmal kommt: Sie erhalten darüber keine E-Mail, und wer es gesendet hat, erfährt davon nichts.",
  "Write a path of the shop, an address that begins with https://, mailto:… or tel:…. Otherwise its words are shown without a link.":
    "Schreiben Sie einen Pfad des Shops oder eine Adresse, die mit https://, mailto:… oder tel:… beginnt. Sonst erscheint der Text ohne Link.",
  "Without an address there is no page. “Generate” makes one.":
    "Ohne Adresse gibt es keine Seite. „Generieren“ legt eine an.",
  "Use small letters, digits and hyphens only, such as silk-slip.":
    "Nur Kleinbuchstaben, Ziffern und Bindestriche, etwa seidenkleid.",
  "Use small letters, digits and hyphens only, such as silk-slips.":
    "Nur Kleinbuchstaben, Ziffern und Bindestriche, etwa seidenkleider.",
  "Nobody can see this address: write letters or digits.":
    "Diese Adresse ist unsichtbar: Schreiben Sie Buchstaben oder Ziffern.",
  "An address has {{most}} characters at most here.": "Hier hat eine Adresse höchstens {{most}} Zeichen.",
  "From top to bottom. Drag to reorder; open one to edit or hide it. With none in the list, the page has those that every label begins with: hide the ones you do not want.":
    "Von oben nach unten. Zum Umordnen ziehen; zum Bearbeiten oder Ausblenden öffnen. Steht keiner in der Liste, hat die Seite die Abschnitte, mit denen jedes Label beginnt: Blenden Sie aus, was Sie nicht möchten.",
  "Ink before a picture has loaded": "Tinte, bevor ein Bild geladen ist",
  "As the shop shows them. Letters need 4.5:1, the edges of controls 3:1.":
    "So, wie der Shop sie zeigt. Schrift braucht 4,5:1, der Rand von Bedienelementen 3:1.",
  "Paste two columns": "Zwei Spalten einfügen",
  "From a spreadsheet: the old address, and the path that it leads to. One a line.":
    "Aus einer Tabellenkalkulation: die alte Adresse und der Pfad, zu dem sie führt. Je Zeile eine.",
  "Lines without two columns, which are not added: {{others}}.":
    "Zeilen ohne zwei Spalten, die nicht hinzukommen: {{others}}.",
  "Add {{count}} addresses_one": "Adresse hinzufügen",
  "Add {{count}} addresses_other": "{{count}} Adressen hinzufügen",
  "The quick brown fox": "Zwölf Boxkämpfer jagen",
  "Jumps over the lazy dog, in nine weeks, for 2,450.":
    "Viktor quer über den großen Sylter Deich, in neun Wochen, für 2.450.",
  "Picture in words": "Bild in Worten",
  "One sentence for people who cannot see the picture: cut, fabric, colour. Not “picture of”.":
    "Ein Satz für alle, die das Bild nicht sehen können: Schnitt, Stoff, Farbe. Nicht „Bild von“.",
  "If empty, the picture is only decoration.": "Bleibt das Feld leer, ist das Bild nur Schmuck.",
  "Colour shown": "Gezeigte Farbe",
  "The name of one of the dress's colours: choosing that colour in the shop shows this picture.":
    "Der Name einer Farbe des Kleides: Wer sie im Shop wählt, sieht dieses Bild.",
  "A JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG file, or an HEIC from a phone.":
    "Eine Datei im Format JPEG, PNG, WebP, AVIF, GIF, TIFF oder SVG, oder HEIC vom Smartphone.",
  "Calm where the words stand": "Ruhig, wo die Worte stehen",
  "The words then have no background of their own: check that they can be read everywhere.":
    "Die Worte haben dann keinen eigenen Hintergrund: Prüfen Sie, ob sie überall gut zu lesen sind.",
  "Use “{{suggested}}”": "„{{suggested}}“ verwenden",
  "Picture {{place}}: {{said}}": "Bild {{place}}: {{said}}",
  "Pictures without words": "Bilder ohne Beschreibung",
  "{{count}} pictures have no words yet_one": "Ein Bild hat noch keine Beschreibung",
  "{{count}} pictures have no words yet_other": "{{count}} Bilder haben noch keine Beschreibung",
  "Say what each one shows, for people who cannot see it and for search engines. Change what is suggested where you can say more.":
    "Sagen Sie, was jedes zeigt, für alle, die es nicht sehen können, und für Suchmaschinen. Ändern Sie den Vorschlag, wo Sie mehr sagen können.",
  "Picture {{place}} in words": "Bild {{place}} in Worten",
  "Colour shown in picture {{place}}": "Gezeigte Farbe in Bild {{place}}",
  "Which colour?": "Welche Farbe?",
  "Use these words for {{count}} pictures_one": "Diese Worte verwenden",
  "Use these words for {{count}} pictures_other": "Diese Worte für {{count}} Bilder verwenden",
  "A dress without a name": "Ein Kleid ohne Namen",
  Sections: "Abschnitte",
  "A page has {{most}} sections at most.": "Eine Seite hat höchstens {{most}} Abschnitte.",
  Hidden: "Ausgeblendet",
  "It keeps its place and its words, and is not shown.":
    "Der Abschnitt behält seinen Platz und seine Worte und wird nicht gezeigt.",
  "all dresses": "alle Kleider",
  "the first collection": "die erste Kollektion",
  "Add a section": "Abschnitt hinzufügen",
  "a section": "Abschnitt",
  "Section {{place}} ({{title}}) {{reason}}: it is not shown.":
    "Abschnitt {{place}} ({{title}}) {{reason}}: Er wird nicht gezeigt.",
  "“{{title}}” {{reason}}: it is not shown.": "„{{title}}“ {{reason}}: Der Abschnitt wird nicht gezeigt.",
  Subscriber: "Newsletter-Anmeldung",
  "Signed up": "Angemeldet",
  "Put it at the end of every newsletter to this address. Anyone who has the link can remove the address from the list.":
    "Für das Ende jedes Briefes an diese Adresse. Wer den Link hat, kann die Adresse von der Liste nehmen.",
  "Pick a colour": "Farbe wählen",
  "Colours of the label": "Farben des Labels",
  "Choose an SVG or PNG file": "SVG- oder PNG-Datei auswählen",
  "It {{fault}}.": "Die Datei {{fault}}.",
  "is a picture that this browser cannot open: save it as PNG or SVG":
    "ist ein Bild, das dieser Browser nicht öffnen kann: Speichern Sie es als PNG oder SVG",
  "is not a picture": "ist kein Bild",
  "The file may be damaged, of another kind, or too large: a picture may have 64 MB, a film 256 MB. Send a picture from the telephone or the camera again, or save it as JPEG.":
    "Die Datei ist vielleicht beschädigt, von anderer Art oder zu groß: Ein Bild darf 64 MB haben, ein Film 256 MB. Senden Sie das Bild noch einmal vom Smartphone oder von der Kamera, oder speichern Sie es als JPEG.",
  Studio: "Studio",
  "Name and password": "Name und Passwort",
  "This collection still has dresses": "Diese Kollektion hat noch Kleider",
  "Move them to another one first, under “Bulk edit”: {{names}}.":
    "Verschieben Sie diese zuerst in eine andere, unter „Sammelbearbeitung“: {{names}}.",
  "Last published:": "Zuletzt veröffentlicht:",
  "Used on one page": "Auf einer Seite verwendet",
  "Used on {{number}} pages": "Auf {{number}} Seiten verwendet",
  Edit: "Bearbeiten",
  Structure: "Struktur",
  "Sorted by relevance": "Nach Relevanz sortiert",
  "Your changes are not saved yet": "Ihre Änderungen sind noch nicht gespeichert",
  "Studio keeps trying. Until then this browser keeps them.":
    "Studio versucht es weiter. Bis dahin behält sie dieser Browser.",
  "You can write again as soon as they are saved. Until then this browser keeps them: leave this tab open.":
    "Sobald sie gespeichert sind, können Sie weiterschreiben. Bis dahin behält sie dieser Browser: Lassen Sie diesen Tab offen.",
  "Your changes are being saved": "Ihre Änderungen werden gespeichert",
  "You can write again in a moment.": "Gleich können Sie weiterschreiben.",
  "A password is one line: nothing was changed, because this has several":
    "Ein Passwort steht in einer Zeile: Dieses hat mehrere, und nichts wurde geändert",
  "A password needs at least {{least}} characters": "Ein Passwort braucht mindestens {{least}} Zeichen",
  "Nobody can log in: the file that says who may is damaged. The log says which, and what to do.":
    "Niemand kann sich anmelden: Die Datei, in der steht, wer es darf, ist beschädigt. Das Protokoll nennt sie und sagt, was zu tun ist.",
  "Nobody can log in yet: the owner sets a password with the command first.":
    "Noch kann sich niemand anmelden: Zuerst wird auf dem Server mit dem Befehl dafür ein Passwort gesetzt.",
  "Please log in again. If you see this again, this browser accepts no cookies from here: allow them for this address.":
    "Bitte melden Sie sich noch einmal an. Erscheint dieser Hinweis wieder, nimmt Ihr Browser von hier keine Cookies an: Erlauben Sie sie für diese Adresse.",
  "Please try again. If you see this again, this browser accepts no cookies from here: allow them for this address.":
    "Bitte versuchen Sie es noch einmal. Erscheint dieser Hinweis wieder, nimmt Ihr Browser von hier keine Cookies an: Erlauben Sie sie für diese Adresse.",
  "The name or the password is wrong.": "Der Name oder das Passwort ist falsch.",
  "Too many attempts. Try again in {{time}}.":
    "Zu viele Versuche. Bitte versuchen Sie es in {{time}} wieder.",
  "Log in to the content": "Anmeldung zu den Inhalten",
  Password: "Passwort",
  "Log in": "Anmelden",
  "Forgotten your password?": "Passwort vergessen?",
  "Send a link": "Link senden",
  "If somebody of this name has an email address here, a link is on its way to it. It is good for one hour.":
    "Wenn zu diesem Namen eine E-Mail-Adresse hinterlegt ist, ist ein Link dorthin unterwegs. Er gilt eine Stunde.",
  "Ask an administrator of this Studio: under “People and backups” they make a link for you.":
    "Wenden Sie sich bitte an jemanden mit der Rolle „Verwaltung“: Unter „Team und Sicherungen“ lässt sich ein Link für Sie erstellen.",
  "Without an email address, ask an administrator of this Studio: under “People and backups” they make a link for you.":
    "Ohne E-Mail-Adresse wenden Sie sich bitte an jemanden mit der Rolle „Verwaltung“: Unter „Team und Sicherungen“ lässt sich ein Link für Sie erstellen.",
  "Where nobody can log in, whoever looks after the machine sets a password with the command {{command}}.":
    "Wenn sich niemand anmelden kann, setzt die Person, die den Server betreut, ein Passwort mit dem Befehl {{command}}.",
  "Back to the login": "Zurück zur Anmeldung",
  "Choose your password": "Wählen Sie Ihr Passwort",
  "The end of your link, after #": "Das Ende Ihres Links, nach dem #",
  "New password, of at least {{least}} characters": "Neues Passwort, mindestens {{least}} Zeichen",
  Again: "Noch einmal",
  "Save and log in": "Speichern und anmelden",
  "This link has been used already, or is too old. Please ask for another.":
    "Dieser Link wurde schon verwendet oder ist abgelaufen. Bitte fordern Sie einen neuen an.",
  "The two passwords are not the same": "Die beiden Passwörter stimmen nicht überein",
  "The old password is wrong": "Das alte Passwort ist falsch",
  "Studio cannot log in from here": "Von hier aus ist keine Anmeldung bei Studio möglich",
  "It was opened at {{address}}, where no login may lead to.":
    "Studio wurde unter {{address}} geöffnet, und dorthin darf keine Anmeldung führen.",
  "an address that cannot be read": "einer unlesbaren Adresse",
  "Open it at {{origin}}, or have this address added to those that are allowed.":
    "Öffnen Sie es unter {{origin}}, oder lassen Sie die benutzte Adresse zu den erlaubten hinzufügen.",
};
