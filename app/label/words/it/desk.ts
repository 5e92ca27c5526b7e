/** Studio and content:check in Italian. It addresses its readers as "lei", and says "sito" for the shop, "maison" for the label. */
export const deskWords: Readonly<Record<string, string>> = {
  "This is not an address: write /product-page/aurelie, or the full address of the former page.":
    "Non è un indirizzo: scriva /product-page/aurelie, oppure l’indirizzo completo della vecchia pagina.",
  "The shop has a page at {{page}}, and visitors see that one.":
    "Il sito ha una pagina all’indirizzo {{page}}, e i visitatori vedono quella.",
  "The shop uses this address itself.": "Il sito stesso usa questo indirizzo.",
  "This address is in the list already.": "Questo indirizzo è già nell’elenco.",
  "The page that it leads to is not in the shop.": "La pagina a cui porta non è sul sito.",
  "Choose a page that it leads to, or write a path.":
    "Scelga la pagina a cui porta, oppure scriva un percorso.",
  "It leads to {{to}}, and must lead to a path of the shop, such as /about.":
    "Porta a {{to}}, ma deve portare a un percorso del sito, come /about.",
  "It leads in a circle, by {{path}}.": "Torna al punto di partenza, passando da {{path}}.",
  "It passes through too many other old addresses.": "Passa per troppi altri vecchi indirizzi.",
  "It leads nowhere: there is no page at {{to}}.":
    "Non porta a nulla: all’indirizzo {{to}} non c’è alcuna pagina.",
  "What needs fixing": "Che cosa correggere",
  "This page is for editors: open it from Studio, under “Check”.":
    "Questa pagina è per chi cura il sito: la apra da Studio, alla voce «Controllo».",
  "Nothing. Every dress and every text is whole.": "Nulla: ogni abito e ogni testo è in ordine.",
  "Fix this first": "Da correggere prima di tutto",
  "This would be better": "Da migliorare",
  "“{{cell}}”: the shop's prices are in {{currency}}": "«{{cell}}»: i prezzi del sito sono in {{currency}}",
  "“{{cell}}” is not an amount: write it as 1250 or 1250.50":
    "«{{cell}}» non è un importo: lo scriva come 1250 oppure 1250,50",
  "“{{cell}}” is not an amount: write it as 1250": "«{{cell}}» non è un importo: lo scriva come 1250",
  "“{{cell}}” can be {{one}} or {{other}}: write one of these":
    "«{{cell}}» può essere {{one}} oppure {{other}}: scriva uno dei due",
  "“{{field}}” {{fault}}": "«{{field}}» {{fault}}",
  "a price is above zero; leave the cell empty for “price on request”":
    "un prezzo è maggiore di zero; per «prezzo su richiesta» lasci vuota la cella",
  "is more than {{most}}, the highest price that the shop takes":
    "supera {{most}}, il prezzo più alto che il sito accetta",
  "“{{cell}}” cannot be the end of an address: small letters, digits and hyphens, such as {{suggestion}}":
    "«{{cell}}» non può essere la parte finale di un indirizzo: soltanto lettere minuscole, cifre e trattini, per esempio {{suggestion}}",
  "“{{cell}}” cannot be the end of an address: small letters, digits and hyphens":
    "«{{cell}}» non può essere la parte finale di un indirizzo: soltanto lettere minuscole, cifre e trattini",
  "there is no collection “{{cell}}”: there are {{known}}. A new one is made in Studio":
    "la collezione «{{cell}}» non esiste: ci sono {{known}}. Una nuova si crea in Studio",
  "there is no collection “{{cell}}”. A new one is made in Studio":
    "la collezione «{{cell}}» non esiste. Una nuova si crea in Studio",
  "“{{cell}}” is not a number of days: write 1 to {{most}}":
    "«{{cell}}» non è un numero di giorni: scriva un numero da 1 a {{most}}",
  "“{{cell}}” is not one of {{words}}": "«{{cell}}» non è tra queste parole: {{words}}",
  "“{{cell}}” is not a date: write it as 2027-06-15": "«{{cell}}» non è una data: la scriva come 2027-06-15",
  "“{{cell}}” is not a whole number": "«{{cell}}» non è un numero intero",
  "there are more than {{most}} entries": "le voci sono più di {{most}}",
  "“{{twice}}” appears twice": "«{{twice}}» compare due volte",
  "“{{unknown}}” is not rent, buy or both":
    "«{{unknown}}» non è né «noleggio» né «acquisto»; per entrambi scriva noleggio | acquisto",
  Blush: "Cipria",
  "what colour is “{{entry}}”? Write its value after the name: {{name}} #e6c4ba. Separate several colours with |":
    "che colore è «{{entry}}»? Scriva il suo valore dopo il nome: {{name}} #e6c4ba. Più colori si separano con |",
  "what colour is “{{entry}}”? Write its value after the name: {{name}} #e6c4ba":
    "che colore è «{{entry}}»? Scriva il suo valore dopo il nome: {{name}} #e6c4ba",
  "leads nowhere: there is no page at {{path}}":
    "non porta a nulla: all’indirizzo {{path}} non c’è alcuna pagina",
  "names a dress that is not shown: {{dress}}": "nomina un abito che non appare sul sito: {{dress}}",
  "{{place}}: {{fault}}": "{{place}}: {{fault}}",
  "says “{{words}}” and has no link": "dice «{{words}}» ma non ha un link",
  "leads to {{link}} and has no words": "porta a {{link}} ma non ha una scritta",
  "the button of “{{of}}” {{fault}}": "il pulsante di «{{of}}» {{fault}}",
  "the button {{fault}}": "il pulsante {{fault}}",
  "its draft changes the address {{path}}: if a release publishes it, that address leads nowhere":
    "la bozza cambia l’indirizzo {{path}}: pubblicata con un rilascio, il vecchio indirizzo non porterebbe più a nulla",
  "its address was {{path}} before: note it in “Former addresses”, or links to it lead nowhere":
    "prima l’indirizzo era {{path}}: lo annoti in «Indirizzi precedenti», altrimenti i vecchi link non portano a nulla",
  "its address was {{path}} before: note it in “Former addresses”, or links to it lead nowhere, and dresses that name it are not in the collection":
    "prima l’indirizzo era {{path}}: lo annoti in «Indirizzi precedenti», altrimenti i vecchi link non portano a nulla e gli abiti che lo nominano restano fuori dalla collezione",
  "it is left out of the shop: {{reason}}": "non appare sul sito: {{reason}}",
  "{{message}}; the shop leaves it out": "{{message}}; il sito ne fa a meno",
  "it {{fault}}": "{{fault}}",
  "paragraph {{place}}: {{fault}}": "paragrafo {{place}}: {{fault}}",
  "it is in no collection (“{{category}}”): {{fault}}":
    "non appartiene ad alcuna collezione («{{category}}»): {{fault}}",
  "its collection “{{category}}” has no document: the shop names it after its address":
    "la sua collezione «{{category}}» non è ancora descritta in Studio: il sito ne ricava il nome dall’indirizzo",
  "the size chart has no size {{sizes}}: the size finder never suggests it":
    "taglie assenti dalla tabella delle taglie: {{sizes}}; la guida alle taglie non le propone mai",
  Rentals: "Noleggi",
  "Option: {{title}}": "Opzione: {{title}}",
  "Option until {{day}}: {{title}}": "Opzione fino al {{day}}: {{title}}",
  "Away from {{from}} to {{to}}, with the days before and after.":
    "Fuori dal {{from}} al {{to}}, compresi i giorni prima e dopo.",
  "In your own calendar app": "Nel suo calendario",
  "A calendar app, on your telephone or Google's, can show the bookings: it reads them at a secret address. Your customers' names are in it, so give it to nobody outside the label.":
    "Un calendario, quello del telefono o di Google, può mostrare le prenotazioni: le legge a un indirizzo segreto. Contiene i nomi delle clienti: non lo dia a nessuno fuori dalla maison.",
  "The shop's setting {{setting}} makes this address; the guide to the settings says how.":
    "L’impostazione {{setting}} del negozio crea questo indirizzo; la guida alle impostazioni spiega come.",
  "Make an address": "Crea un indirizzo",
  "Make another instead": "Creane un altro al suo posto",
  "Stop this address": "Disattiva questo indirizzo",
  "Add a calendar “from a link” or “by URL” in your app, with this address. It is shown only now.":
    "Nel suo calendario aggiunga un calendario “da link” o “tramite URL” con questo indirizzo. Viene mostrato solo adesso.",
  "Address of the calendar": "Indirizzo del calendario",
  "There is an address, made on {{day}}. No app has read it yet.":
    "C’è un indirizzo, creato il {{day}}. Nessun calendario lo ha ancora letto.",
  "There is an address, made on {{day}}. An app last read it on {{moment}}.":
    "C’è un indirizzo, creato il {{day}}. Letto l’ultima volta da un calendario il {{moment}}.",
  "“{{cell}}” can be read as {{day}} or as {{other}}: write the one that is meant":
    "«{{cell}}» può voler dire {{day}} o {{other}}: scriva quella giusta",
  "“{{cell}}” is not a number of days: write 0 to {{most}}":
    "«{{cell}}» non è un numero di giorni: scriva da 0 a {{most}}",
  "row {{first}} is the same booking": "la riga {{first}} è la stessa prenotazione",
  "several pieces could be meant: {{pieces}}": "i capi possibili sono più di uno: {{pieces}}",
  "this dress has no such piece: there are {{pieces}}":
    "non c’è un capo così di questo abito: ci sono {{pieces}}",
  "there is no piece of “{{dress}}” in the calendar": "nel calendario non c’è alcun capo di «{{dress}}»",
  "this booking has been changed since it was imported, and begins on {{day}}: change it in Studio":
    "questa prenotazione è stata modificata dopo l’importazione e comincia in questo giorno: {{day}}. La modifichi in Studio",
  "The import ended at row {{row}}: {{reason}}. The rows above it are done. Import the table again: what is there already stays as it is.":
    "L’importazione si è fermata alla riga {{row}}: {{reason}}. Le righe precedenti sono fatte. Importi di nuovo la tabella: ciò che c’è già resta com’è.",
  "Booking of {{day}}": "Prenotazione: {{day}}",
  "Booking without days": "Prenotazione senza date",
  Piece: "Capo",
  "Piece in size {{size}}": "Capo in taglia {{size}}",
  "its piece does not exist ({{piece}})": "non corrisponde ad alcun capo esistente ({{piece}})",
  "it overlaps another booking of its piece, from {{from}} to {{to}} ({{id}})":
    "si sovrappone a un’altra prenotazione dello stesso capo: {{from}} – {{to}} ({{id}})",
  "its dress does not exist ({{dress}})": "non corrisponde ad alcun abito esistente ({{dress}})",
  "“fashionWeeks” are still those of the sample label":
    "le settimane della moda sono ancora quelle della maison di esempio",
  "is still the sample label's": "è ancora quello della maison di esempio",
  "still leads to the sample label": "porta ancora alla maison di esempio",
  "still names the sample label": "nomina ancora la maison di esempio",
  "is still a film of the sample label": "è ancora un video della maison di esempio",
  "is still a picture of the sample label": "è ancora un’immagine della maison di esempio",
  "it is still a dress of the sample label": "è ancora un abito della maison di esempio",
  "the shop still shows {{shown}} dresses, though the content host has {{fetched}} that can be shown: it lets so many go at once only if it has seen them being deleted. Restore them or, if they are meant to go, start the shop with CATALOGUE_MAY_SHRINK=true":
    "il sito mostra ancora {{shown}} abiti, ma nell’archivio dei contenuti ne restano {{fetched}} da mostrare: ne lascia andare così tanti insieme soltanto quando li vede eliminare. Li ripristini oppure, se devono davvero sparire, riavvii il sito con CATALOGUE_MAY_SHRINK=true",
  "The catalogue": "Il catalogo",
  "it cannot be read and is left out: {{reason}}. Restore a backup, or write it again under the same id":
    "non si può leggere e resta fuori: {{reason}}. Ripristini un backup, oppure lo riscriva con lo stesso id",
  "the collection has no dresses: it is in no list, and its address leads to the home page":
    "la collezione non ha abiti: non è in alcun elenco, e il suo indirizzo porta alla home",
  "The designer": "Stilista",
  "/about has no biography yet: no menu or footer leads there":
    "/about non ha ancora una biografia: né i menu né il piè di pagina vi portano",
  "Questions and answers": "Domande e risposte",
  "/faq has no questions yet: no menu or footer leads there":
    "/faq non ha ancora domande: né i menu né il piè di pagina vi portano",
  "{{section}} {{reason}}: it is not shown": "{{section}} {{reason}}: non appare",
  "no section of the page is shown: it is empty": "nessuna sezione appare: la pagina è vuota",
  "“{{field}}”: {{note}}": "«{{field}}»: {{note}}",
  "the picture: {{note}}": "l’immagine: {{note}}",
  "names {{field}}, which “Making, delivery and rental” does not give: the line is left out":
    "nomina {{field}}, che in «Confezione, consegna e noleggio» non è indicato: la riga viene omessa",
  "there is no telephone number: nobody can ask for a dress on WhatsApp":
    "manca il numero di telefono: nessuno può chiedere di un abito su WhatsApp",
  "the footer's customer care column has no lines: {{lines}} are missing. Write them under “The label”, “Words in several places”; each becomes a link when a page of that title is published":
    "la colonna del servizio clienti, nel piè di pagina, non ha righe: mancano {{lines}}. Le scriva in «La maison», «Testi comuni a più pagine»; ognuna diventa un link quando si pubblica una pagina con quel titolo",
  "it has no name: the shop calls it “{{name}}”": "non ha un nome: il sito la chiama «{{name}}»",
  "it has no text": "non ha testo",
  "icons of browser tabs and phones cannot show the monogram “{{monogram}}”, because they have Latin and Arabic letters only: they show “{{letters}}”. Choose another monogram in “Identity”":
    "le icone delle schede del browser e dei telefoni non possono mostrare il monogramma «{{monogram}}», perché hanno soltanto lettere latine e arabe: mostrano «{{letters}}». Scelga un altro monogramma in «Identità»",
  "icons of browser tabs and phones cannot show the monogram “{{monogram}}”, because they have Latin and Arabic letters only: they show a lozenge. Choose another monogram in “Identity”":
    "le icone delle schede del browser e dei telefoni non possono mostrare il monogramma «{{monogram}}», perché hanno soltanto lettere latine e arabe: mostrano una losanga. Scelga un altro monogramma in «Identità»",
  bust: "seno",
  waist: "vita",
  hips: "fianchi",
  "size {{size}} comes after {{before}} but is smaller ({{measures}}): list sizes from the smallest to the largest":
    "la taglia {{size}} viene dopo la {{before}} ma è più piccola ({{measures}}): elenchi le taglie dalla più piccola alla più grande",
  "is a film whose file is gone: upload it again, or remove it":
    "è un video il cui file non c’è più: lo carichi di nuovo, oppure lo rimuova",
  "is a picture whose file is gone: upload it again, or remove it":
    "è un’immagine il cui file non c’è più: la carichi di nuovo, oppure la rimuova",
  "it has more than {{most}} lists and objects nested in each other":
    "ha più di {{most}} elenchi e oggetti uno dentro l’altro",
  "it has more than {{most}} characters": "ha più di {{most}} caratteri",
  "{{list}} has more than {{most}} entries: the rest are not shown":
    "{{list}} ha più di {{most}} voci: le altre non appaiono",
  'its field "{{field}}" has a line of more than {{most}} characters':
    "il suo campo «{{field}}» ha una riga di più di {{most}} caratteri",
  "Reply templates": "Modelli di risposta",
  "Answers that you give often": "Le risposte che dà più spesso",
  Title: "Titolo",
  "You choose the template by this title.": "Serve a scegliere la risposta.",
  Text: "Testo",
  "{{names}} are filled in. A sentence is left out when the visitor has not said what it names.":
    "{{names}} si compilano da sé. Una frase viene omessa se chi scrive non ha indicato ciò che vi si nomina.",
  "“Reply by email” and “Reply on WhatsApp” offer them on every enquiry.":
    "«Rispondi via e-mail» e «Rispondi su WhatsApp» le propongono per ogni richiesta.",
  Option: "In opzione",
  Booked: "Prenotato",
  Out: "Dalla cliente",
  "Back, and clean": "Rientrato e pulito",
  Cancelled: "Annullato",
  Booking: "Prenotazione",
  "{{count}} options end soon, or have ended_one": "Un’opzione scade presto o è scaduta",
  "{{count}} options end soon, or have ended_other": "{{count}} opzioni scadono presto o sono scadute",
  Calendar: "Calendario",
  "Who has which dress, and when. Each dress that is to rent gets a piece for each of its sizes: you book those, and the shop says on which days they are free. You can add and remove pieces later.":
    "Chi ha quale abito, e quando. Ogni abito a noleggio riceve un capo per ciascuna taglia: è quello che si prenota, e il sito mostra in quali giorni è libero. I capi si possono aggiungere e rimuovere anche in seguito.",
  "Begin a calendar": "Inizia un calendario",
  "New booking": "Nuova prenotazione",
  Save: "Salva",
  "Choose…": "Scegliere…",
  "If empty, the days are your own: a repair, a show. Write the reason in the note.":
    "Se vuoto, i giorni sono suoi: una riparazione, una sfilata. Il motivo va scritto nella nota.",
  "Begin on {{day}}": "Inizia il {{day}}",
  "Own use": "Uso interno",
  "Days before and after": "Giorni prima e dopo",
  "Free again": "Di nuovo libero",
  "Goes out": "In uscita",
  "Comes back": "In rientro",
  "Late: its last day was {{day}}": "In ritardo: l’ultimo giorno era il {{day}}",
  "{{piece}}: still out with {{name}}, and promised to {{next}} from {{day}}":
    "{{piece}}: ancora da «{{name}}», e promesso a «{{next}}» con questo primo giorno: {{day}}",
  "{{piece}}: still out, and promised to {{next}} from {{day}}":
    "{{piece}}: ancora fuori, e promesso a «{{next}}» con questo primo giorno: {{day}}",
  "Options that end": "Opzioni in scadenza",
  "Ended on {{day}}: its days are free again": "Scaduta il {{day}}: i giorni sono di nuovo liberi",
  "Until {{day}}": "Fino al {{day}}",
  "None today.": "Oggi nessuno.",
  "No bookings yet.": "Ancora nessuna prenotazione.",
  "New piece": "Nuovo capo",
  "Add pieces of {{names}}": "Aggiungi i capi di {{names}}",
  "Remove this piece": "Rimuovi questo capo",
  "It is booked: cancel its bookings first.": "È prenotato: annulli prima le sue prenotazioni.",
  "End the calendar": "Chiudi il calendario",
  "End the calendar?": "Chiudere il calendario?",
  "All pieces are removed, and the shop no longer says which days are free. You can begin again at any time.":
    "Tutti i capi vengono rimossi e il sito non mostra più i giorni liberi. Si può ricominciare in qualsiasi momento.",
  Month: "Mese",
  "Saved: {{booking}}": "Salvato: {{booking}}",
  Print: "Stampa",
  "A month earlier": "Un mese prima",
  "A month later": "Un mese dopo",
  "Open the booking": "Apri la prenotazione",
  "Make an option": "Metti in opzione",
  "Drag over free days to book them. Drag a booking to move it, or one end of it to change its length. By keyboard: arrows lead from booking to booking, and Enter opens one. Shift with an arrow moves it, + and − change its length; then Enter saves, and Escape leaves it as it was.":
    "Trascini sui giorni liberi per prenotarli. Trascini una prenotazione per spostarla, o una sua estremità per cambiarne la durata. Da tastiera: le frecce portano da una prenotazione all’altra e Invio ne apre una. Maiusc con una freccia la sposta, + e − ne cambiano la durata; poi Invio salva ed Esc la lascia com’era.",
  "By keyboard: arrows lead from booking to booking, and Enter opens one.":
    "Da tastiera: le frecce portano da una prenotazione all’altra e Invio ne apre una.",
  "{{piece}}: {{from}} to {{to}}.": "{{piece}}: dal {{from}} al {{to}}.",
  "Taken: {{name}}.": "Occupato: {{name}}.",
  "{{from}} to {{to}}": "dal {{from}} al {{to}}",
  "In the navigation": "Nel menu",
  "Not in the navigation: found by search, by links, and from its dresses":
    "Fuori dal menu: si raggiunge con la ricerca, dai link e dai suoi abiti",
  "Not in the shop, and neither are its dresses": "Non sul sito, e nemmeno i suoi abiti",
  Collection: "Collezione",
  Name: "Nome",
  "In the menu and on every dress.": "Nel menu e su ogni abito.",
  "The collection needs a name.": "La collezione ha bisogno di un nome.",
  Address: "Indirizzo",
  "The end of the page's address. If you change it, old links still lead here, and its dresses stay in it.":
    "La parte finale dell’indirizzo della pagina. Se la cambia, i vecchi link portano ancora qui, e gli abiti restano nella collezione.",
  Shown: "Visibile",
  "Place in the navigation": "Posto nel menu",
  "Lower numbers come first. Collections without a number come last, the oldest first. The first has a row of its own on the home page.":
    "I numeri più bassi vengono per primi. Le collezioni senza numero vengono per ultime, a cominciare dalla più vecchia. La prima ha una fila tutta sua nella home.",
  "Also called": "Detta anche",
  "What visitors call these dresses, such as “wedding dress” for bridal ones. The search finds them by it.":
    "Come i visitatori chiamano questi abiti, per esempio «vestiti nuziali» per gli abiti da sposa. La ricerca li trova anche così.",
  "Short name": "Nome breve",
  "In the footer, and wherever space is short.": "Nel piè di pagina, e dove lo spazio è poco.",
  "On its own page. If empty, the name.": "Nella sua pagina. Se vuoto, il nome.",
  Introduction: "Introduzione",
  "Prices on request": "Prezzi su richiesta",
  "The shop says “price on request” for its dresses, and shows no deposit. Their prices stay here in Studio.":
    "Per i suoi abiti il sito dice «prezzo su richiesta» e non mostra la cauzione. I prezzi restano qui in Studio.",
  "Days to make one of its dresses": "Giorni per confezionare un suo abito",
  "If empty, the label's own number.": "Se vuoto, il numero indicato per la maison.",
  "Former addresses": "Indirizzi precedenti",
  "The ends of addresses that also lead to this collection, such as those of a collection that was merged into it. Dresses that name one of them belong here.":
    "Le parti finali degli indirizzi che portano anch’essi qui, per esempio quelli di una collezione confluita in questa. Gli abiti che ne nominano uno appartengono a questa collezione.",
  "Pictures among the dresses": "Immagini tra gli abiti",
  "Wide ones, in order of use. {{optional}}": "Orizzontali, in ordine di apparizione. {{optional}}",
  Rail: "In fila",
  "Offers its dresses as one long picture as well, hem beside hem. It looks right where all main pictures are 4:5, on the same background, with the dress in the middle.":
    "Propone gli abiti anche come un’unica lunga immagine, orlo accanto a orlo. Riesce bene se tutte le immagini principali sono 4:5, sullo stesso sfondo e con l’abito al centro.",
  "Without a price the shop says “price on request”.": "Senza un prezzo il sito dice «prezzo su richiesta».",
  Rent: "Noleggio",
  Buy: "Acquisto",
  Silhouette: "Linea",
  "Ball gown, A-line, Mermaid.": "Principessa, ad A, sirena.",
  Neckline: "Scollo",
  "Sweetheart, V-neck, Halter.": "A cuore, a V, all’americana.",
  Sleeves: "Maniche",
  "Strapless, Straps, Long.": "Senza spalline, con spalline, lunghe.",
  Fabric: "Tessuto",
  "The main one: Tulle, Duchess satin, Lace.": "Quello principale: tulle, raso duchesse, pizzo.",
  Description: "Descrizione",
  "Silhouette, fabric, neckline, how it moves. One word may stand in *asterisks*; an empty line begins a paragraph.":
    "Linea, tessuto, scollo, come si muove. Una parola può stare tra *asterischi*; una riga vuota comincia un nuovo paragrafo.",
  "A dress sells by its description.": "È la descrizione a far desiderare un abito.",
  Cut: "Taglio",
  "Fabric and making": "Tessuto e lavorazione",
  "Its cloth, how it is sewn, and how to care for it.": "Il tessuto, come è cucito e come averne cura.",
  Dress: "Abito",
  Facts: "Dati",
  "Rental and making": "Noleggio e confezione",
  Pictures: "Immagini",
  Texts: "Testi",
  "The dress needs a name.": "L’abito ha bisogno di un nome.",
  "The end of the page's address. If you change it, old links still lead here.":
    "La parte finale dell’indirizzo della pagina. Se la cambia, i vecchi link portano ancora qui.",
  "Studio adds to these when you publish a new address: old links lead to the dress.":
    "Quando pubblica un nuovo indirizzo, Studio aggiunge qui il precedente: i vecchi link portano all’abito.",
  "Choose a collection, or nobody will find the dress.":
    "Scelga una collezione, altrimenti nessuno troverà l’abito.",
  Price: "Prezzo",
  "Leave it empty for “price on request”.": "Per «prezzo su richiesta» lasci vuoto il campo.",
  Offered: "Proposto per",
  "If nothing is chosen, both.": "Se non sceglie nulla, entrambi.",
  "Rental price": "Prezzo del noleggio",
  "For the whole rental. Leave it empty for “price on request”.":
    "Per l’intero noleggio. Per «prezzo su richiesta» lasci vuoto il campo.",
  "Rental days": "Giorni di noleggio",
  "Leave it empty to use the numbers under “Making, delivery and rental”.":
    "Se vuoto, valgono i numeri di «Confezione, consegna e noleggio».",
  Deposit: "Cauzione",
  "Refunded on return. Leave it empty if there is none.":
    "Rimborsata alla riconsegna. Se non è prevista, lasci vuoto il campo.",
  "Included in the rental": "Compreso nel noleggio",
  "In one line. Leave it empty to use the words under “Making, delivery and rental”.":
    "In una riga. Se vuoto, valgono le parole di «Confezione, consegna e noleggio».",
  "Days to make it": "Giorni di confezione",
  "Leave it empty to use the number of its collection or of the label.":
    "Se vuoto, vale il numero della sua collezione o della maison.",
  "Place in the catalogue": "Posto nel catalogo",
  "Lower numbers come first. Dresses without a number come last, the oldest first.":
    "I numeri più bassi vengono per primi. Gli abiti senza numero vengono per ultimi, a cominciare dal più vecchio.",
  Colours: "Colori",
  "The first is the one in the pictures.": "Il primo è quello delle immagini.",
  Sizes: "Taglie",
  "French sizes: type one and press Enter.": "Taglie francesi: ne scriva una e prema Invio.",
  "Without sizes a shopper can only ask.": "Senza taglie, alla cliente non resta che chiedere.",
  "Unavailable sizes": "Taglie non disponibili",
  "If empty, the shop says nothing of it; a dress whose sizes are all unavailable is sold.":
    "Se vuoto, il sito non ne dice nulla; un abito senza taglie disponibili risulta venduto.",
  "Availability of one colour or size": "Disponibilità di un colore o di una taglia",
  "Where it differs from the dress's own: the last one in ivory, size 38 out until June.":
    "Dove è diversa da quella dell’abito: l’ultimo in avorio, la taglia 38 noleggiata fino a giugno.",
  "Main picture": "Immagine principale",
  "Without a main picture the dress is left out of the shop.":
    "Senza un’immagine principale l’abito non appare sul sito.",
  "More pictures": "Altre immagini",
  "Completes the look": "Abiti da abbinare",
  "Shown below this dress, before the others of its collection. One that is not shown is left out.":
    "Appaiono sotto questo abito, prima degli altri della sua collezione. Quelli che non sono sul sito vengono omessi.",
  Number_figure: "Cifra",
  "One that says how it is made, set as wide as the page: 140, for the flowers sewn on. Six characters at most.":
    "Una che racconti come è fatto, larga quanto la pagina: 140, per i fiori applicati. Sei caratteri al massimo.",
  "The number in words": "Parole accanto alla cifra",
  "What it counts: flowers, each curled over a warm spoon.":
    "Che cosa conta: fiori, ciascuno incurvato su un cucchiaio caldo.",
  "{{examples}} Shoppers filter by it: the same words on each dress that has it.":
    "{{examples}} È un filtro per la clientela: usi le stesse parole per tutti gli abiti che hanno questa caratteristica.",
  "It {{fault}}. Write what belongs there.": "Il testo {{fault}}. Scriva al suo posto ciò che serve.",
  "Is {{price}} correct? Write thousands without a point or comma, such as 1950.":
    "Il prezzo {{price}} è giusto? Scriva le migliaia senza punto né virgola, per esempio 1950.",
  "Longer than {{most}} characters: it is not shown.": "Più di {{most}} caratteri: non appare.",
  "is not an amount above zero": "non è un importo maggiore di zero",
  "Not among its sizes: {{sizes}}.": "Non tra le taglie dell’abito: {{sizes}}.",
  "is longer than {{most}} characters: no header has room for more":
    "supera il limite di {{most}} caratteri: nella testata non c’è posto per di più",
  "is not a colour such as #6b2434": "non è un colore scritto come #6b2434",
  Paper: "Carta",
  "The ground of every page.": "Il fondo di ogni pagina.",
  Ink: "Inchiostro",
  "What is written, and drawn round a button.": "Ciò che si legge, e il contorno dei pulsanti.",
  "Ground behind pictures": "Fondo dietro le immagini",
  "Shown until a picture has loaded: choose a colour close to its backdrop.":
    "Si vede finché un’immagine non è caricata: scelga un colore vicino al suo sfondo.",
  "Soft ink": "Inchiostro tenue",
  "Notes and small print.": "Note e testi piccoli.",
  Accent: "Accento",
  "Focus, the chosen option, errors; almost nothing else.":
    "L’elemento attivo, l’opzione scelta, gli errori; quasi nient’altro.",
  Lines: "Linee",
  "Hairlines between things.": "Linee sottili tra un elemento e l’altro.",
  "Colours that you leave empty follow from the others.": "I colori lasciati vuoti si ricavano dagli altri.",
  Identity: "Identità",
  "How the name is written": "Come si scrive il nome",
  "If it differs from the label's name.": "Se è diverso dal nome della maison.",
  Logo: "Logo",
  "An SVG or PNG file of one line, in one colour; it stands in the place of the letters. A PNG is traced into outlines.":
    "Un file SVG o PNG su una sola riga, in un solo colore; prende il posto delle lettere. Un PNG viene ricalcato in tracciati.",
  Monogram: "Monogramma",
  "is not one to three letters": "deve avere da una a tre lettere",
  "One to three letters, within the oval. Left empty, it is the first letter of the name.":
    "Da una a tre lettere, dentro l’ovale. Se vuoto, la prima lettera del nome.",
  Type: "Caratteri",
  "The monogram, on entering a screen": "Il monogramma, all’apertura di una pagina",
  "For a second and a half": "Per un secondo e mezzo",
  "For two and a half seconds": "Per due secondi e mezzo",
  Briefly: "Per un istante",
  "Not at all": "Mai",
  "The home page opens with": "La home si apre con",
  "The film": "Il video",
  "A still of it": "Un suo fotogramma",
  "appears on pages only. Icons of browser tabs and phones have Latin and Arabic letters only: the first letter of the label's name, or a lozenge if it has none":
    "appare soltanto nelle pagine. Le icone delle schede del browser e dei telefoni hanno soltanto lettere latine e arabe: la prima lettera del nome della maison, o una losanga se non ne ha",
  "the label has no name: the shop is called “Untitled label”":
    "la maison non ha un nome: il sito si chiama «Maison senza nome»",
  "is not a telephone number with its country code":
    "non è un numero di telefono con il prefisso internazionale",
  "Social networks": "Social network",
  Network: "Social",
  "A network that is not listed has no icon.": "Un social che non è nell’elenco non ha un’icona.",
  "The label": "La maison",
  Names: "Nomi",
  Contact: "Contatti",
  Prices: "Prezzi",
  "Words in several places": "Testi comuni a più pagine",
  "Telephone and WhatsApp": "Telefono e WhatsApp",
  "Last line of every page": "Ultima riga di ogni pagina",
  "Founded in": "Anno di fondazione",
  Number: "Numero",
  "With the country code: WhatsApp takes its digits as they are.":
    "Con il prefisso internazionale: WhatsApp ne usa le cifre così come sono.",
  "As it is shown": "Come appare",
  "First word on WhatsApp": "Prima parola su WhatsApp",
  "Used where the message is not about a dress, as on the contact page. “Messages on WhatsApp” has the texts about a dress.":
    "Per i messaggi che non riguardano un abito, come dalla pagina dei contatti. I testi che riguardano un abito sono in «Messaggi su WhatsApp».",
  Email: "E-mail",
  "is not an email address": "non è un indirizzo e-mail",
  Showroom: "Showroom",
  "Address, line by line": "Indirizzo, riga per riga",
  "Street and number": "Via e numero civico",
  "Postal code": "CAP",
  Town: "Città",
  Country: "Paese",
  "In two letters: “FR” for France.": "In due lettere: «IT» per l’Italia.",
  "is not a country in two letters, such as FR": "non è un paese in due lettere, come IT",
  "The same address in parts": "Lo stesso indirizzo, per parti",
  "For search engines. If empty, they read the lines above.":
    "Per i motori di ricerca. Se vuoto, leggono le righe qui sopra.",
  "names “{{part}}”, which is not in the lines above": "contiene «{{part}}», che non è nelle righe qui sopra",
  "Link to the map": "Link alla mappa",
  "Hours in words, line by line": "Orari a parole, riga per riga",
  "For the printed sheet of a dress and for search engines. If empty, they are made from the opening hours.":
    "Per la scheda stampata di un abito e per i motori di ricerca. Se vuoto, si ricavano dagli orari di apertura.",
  "Months that enquiries are kept": "Mesi di conservazione delle richieste",
  "is not a whole number of months": "non è un numero intero di mesi",
  "The shop deletes older ones. If empty, it keeps them for two years.":
    "Il sito elimina le più vecchie. Se vuoto, le conserva per due anni.",
  "Where appointments are booked": "Pagina per prenotare un appuntamento",
  "names {{network}} a second time": "nomina {{network}} una seconda volta",
  Currency: "Valuta",
  "All prices are in this currency. Choosing another does not convert them. If nothing is chosen, US dollars.":
    "Tutti i prezzi sono in questa valuta: se ne sceglie un’altra, i numeri non cambiano. Se non sceglie nulla, dollari statunitensi.",
  "Dollars as the language writes them": "Dollari secondo l’uso della lingua",
  "In English, “$2,450” instead of “2,450 $”.": "In inglese «$2,450» invece di «2,450 $».",
  "The shop says “price on request” for every dress, and shows no deposit. The prices stay here in Studio. A collection has the same switch.":
    "Per ogni abito il sito dice «prezzo su richiesta» e non mostra la cauzione. I prezzi restano qui in Studio. Anche una collezione ha questa opzione.",
  Taxes: "Imposte",
  "Below the price on a dress's page and on its printed sheet: “Prices include VAT”. Shown only with a price.":
    "Sotto il prezzo, nella pagina di un abito e nella sua scheda stampata: «IVA inclusa». Appare soltanto con un prezzo.",
  Newsletter: "Newsletter",
  Heading: "Titolo",
  Note: "Nota",
  "Customer care": "Servizio clienti",
  "Plain words in the footer. A line becomes a link when a page of that title is published.":
    "Semplici parole nel piè di pagina. Una riga diventa un link quando si pubblica una pagina con quel titolo.",
  "Making and delivery, on every dress": "Confezione e consegna, su ogni abito",
  "Sold dresses leave the collections": "Gli abiti venduti escono dalle collezioni",
  "Their pages stay, and say that they are sold.": "Le loro pagine restano, e dicono che sono venduti.",
  "Shown when a dress is no longer in the shop": "Testo per un abito che non è più sul sito",
  "the name has {{length}} characters, and no header has room for more than {{most}}: the shop signs with “{{wordmark}}”. Another wordmark is written in “Identity”":
    "il nome ha {{length}} caratteri, e nella testata ne entrano al massimo {{most}}: il sito si firma «{{wordmark}}». Un altro logotipo si può scrivere in «Identità»",
  "Messages on WhatsApp": "Messaggi su WhatsApp",
  Purchase: "Acquisto",
  Question: "Domanda",
  "Fitting for several dresses": "Prova di più abiti",
  "Heading of the message form": "Titolo del modulo per il messaggio",
  "Text below it": "Testo sotto il titolo",
  "Fields: {{names}}. A line whose field is not known is left out.":
    "Campi: {{names}}. Una riga il cui campo non è noto viene omessa.",
  "Old addresses": "Vecchi indirizzi",
  Addresses: "Indirizzi",
  "Old address": "Vecchio indirizzo",
  "As it was on your former site: /product-page/aurelie, or the whole address.":
    "Com’era sul sito precedente: /product-page/aurelie, oppure l’indirizzo completo.",
  "Leads to": "Porta a",
  "A dress, a collection or a page of your own.": "Un abito, una collezione o una delle «Altre pagine».",
  "Or to this path": "Oppure a questo percorso",
  "Another page of the shop, such as /about.": "Un’altra pagina del sito, come /about.",
  "Anyone who follows an old link, and every search engine, is led to the new page. Capitals, a slash or “.html” at the end make no difference.":
    "Chi segue un vecchio link, e ogni motore di ricerca, arriva alla nuova pagina. Maiuscole, una barra o «.html» alla fine non fanno differenza.",
  "is not a time such as 10:00": "non è un’ora scritta come 10:00",
  "is not a date such as 2026-12-25": "non è una data scritta come 2026-12-25",
  Opens: "Apertura",
  Closes: "Chiusura",
  Days: "Giorni",
  Customer: "Cliente",
  "Choose what is booked.": "Scelga il capo prenotato.",
  "names no day": "non indica alcun giorno",
  "Day, or first day": "Giorno, o primo giorno",
  "Last day": "Ultimo giorno",
  "If empty, that one day.": "Se vuoto, quel solo giorno.",
  Closed: "Chiuso",
  Hours: "Orari",
  Reason: "Motivo",
  "“Winter holidays”, for example.": "Per esempio «Vacanze invernali».",
  Africa: "Africa",
  America: "America",
  Antarctica: "Antartide",
  Arctic: "Artico",
  Asia: "Asia",
  Atlantic: "Atlantico",
  Australia: "Australia",
  Europe: "Europa",
  "Indian Ocean": "Oceano Indiano",
  Pacific: "Pacifico",
  "Time zone": "Fuso orario",
  "is not a time zone such as Europe/Paris": "non è un fuso orario scritto come Europe/Rome",
  "Of the showroom: Europe/Paris, for example.": "Quello dello showroom: per esempio Europe/Rome.",
  "Without it the page cannot say whether it is open now.":
    "Senza, la pagina non può dire se lo showroom è aperto in quel momento.",
  "Every week": "Ogni settimana",
  "Enter a day with a break twice. A closing time after midnight counts for the next day.":
    "Un giorno con una pausa si inserisce due volte. Un orario di chiusura dopo la mezzanotte vale per il giorno seguente.",
  "Holidays and other exceptions": "Festività e altre eccezioni",
  "What applies on these days instead.": "Ciò che vale invece in questi giorni.",
  "Note below": "Nota sotto gli orari",
  "“By appointment”, for example.": "Per esempio «Su appuntamento».",
  "The contact page shows them with whether it is open now, and lets visitors add a day to their calendar. If empty, it says nothing.":
    "La pagina dei contatti li mostra, dice se lo showroom è aperto in quel momento e permette ai visitatori di aggiungere un giorno al calendario. Se vuoti, non dice nulla.",
  "Opening hours of the showroom": "Orari di apertura dello showroom",
  "has no hours": "non ha orari",
  "opens and closes at the same time": "apre e chiude alla stessa ora",
  "ends before it begins": "finisce prima di cominciare",
  "is neither closed nor has hours": "non indica né la chiusura né gli orari",
  "Choose the dress that this piece belongs to.": "Scelga l’abito a cui appartiene il capo.",
  "As it is written on the dress in the shop: 38.": "Come è scritta nella pagina dell’abito: 38.",
  "Where there are several. If empty, the one in the pictures.":
    "Se ce n’è più d’uno. Se vuoto, quello delle immagini.",
  "As it is sewn or written into the dress, to tell two of one size apart.":
    "Come è cucito o scritto all’interno dell’abito, per distinguere due capi della stessa taglia.",
  "Contact page": "Pagina dei contatti",
  Lead: "Frase introduttiva",
  Picture: "Immagine",
  "After the form": "Dopo l’invio del modulo",
  "First line of the message on WhatsApp": "Prima riga del messaggio su WhatsApp",
  "When the shop cannot take a message": "Quando il sito non può ricevere messaggi",
  "WhatsApp button": "Pulsante WhatsApp",
  "Email button": "Pulsante e-mail",
  "Newsletter, after the form": "Newsletter, dopo l’invio del modulo",
  "Shown once the email with the link is on its way.": "Appare quando l’e-mail con il link è in viaggio.",
  "When the shop cannot confirm addresses by email":
    "Quando il sito non può confermare gli indirizzi via e-mail",
  "Privacy page": "Pagina sulla privacy",
  "Between this and the ending the shop says what it keeps, from its settings.":
    "Tra questo testo e la conclusione il sito spiega che cosa conserva, in base alle impostazioni.",
  Ending: "Conclusione",
  "What visitors may ask for, and whom to ask: who is responsible, a data protection officer, an authority.":
    "Che cosa si può chiedere, e a chi: il titolare del trattamento, un responsabile della protezione dei dati, un’autorità.",
  "Page not found": "Pagina non trovata",
  Sentence: "Frase",
  Search: "Ricerca",
  "While searching": "Durante la ricerca",
  "When nothing is found": "Quando non si trova nulla",
  Hint: "Suggerimento",
  "Home page": "Home",
  Questions: "Domande",
  Answer: "Risposta",
  "Button at the end": "Pulsante in fondo",
  Headline: "Titolo di apertura",
  "The name, with line breaks where they should fall.": "Il nome, con gli a capo dove devono cadere.",
  "Short biography": "Biografia breve",
  "In the footer of every page.": "Nel piè di pagina di ogni pagina.",
  "Opening picture": "Immagine di apertura",
  "Wide. {{optional}}": "Orizzontale. {{optional}}",
  Biography: "Biografia",
  Paragraph: "Paragrafo",
  As: "In forma di",
  Quotation: "Citazione",
  "Picture beside the biography": "Immagine accanto alla biografia",
  "Upright.": "Verticale.",
  "Heading of the fashion weeks": "Titolo delle settimane della moda",
  "Fashion weeks": "Settimane della moda",
  Year: "Anno",
  City: "Città",
  Season: "Stagione",
  "Invitation at the end": "Invito in fondo alla pagina",
  "Sizes, from the smallest": "Taglie, dalla più piccola",
  Size: "Taglia",
  Availability: "Disponibilità",
  "Out until": "Noleggiato fino al",
  "is not the name of a size": "non è il nome di una taglia",
  "Bust, cm": "Seno, cm",
  "Waist, cm": "Vita, cm",
  "Hips, cm": "Fianchi, cm",
  "Hollow to hem, cm": "Dal collo all’orlo, cm",
  "From the hollow of the throat to the hem. If empty, the length is not judged.":
    "Dalla fossetta del collo all’orlo. Se vuoto, la lunghezza non viene considerata.",
  "Named as on the dresses. Each number is the largest that the size fits; between two sizes, the larger is suggested. Without rows there is no size finder.":
    "Con gli stessi nomi che hanno sugli abiti. Ogni numero è la misura massima che la taglia veste; tra due taglie si propone la più grande. Senza righe la guida alle taglie non appare.",
  "Size chart": "Tabella delle taglie",
  "Heels that the lengths are made for, cm": "Tacchi per cui sono pensate le lunghezze, cm",
  "How to measure": "Come prendere le misure",
  Bust: "Seno",
  Waist: "Vita",
  Hips: "Fianchi",
  "Hollow to floor, and heels": "Dal collo a terra, e tacchi",
  "is not a number of centimetres": "non è un numero di centimetri",
  "is less than {{least}} cm": "è inferiore a {{least}} cm",
  "is more than {{most}} cm": "è superiore a {{most}} cm",
  "is below zero": "è inferiore a zero",
  "names size {{size}} a second time": "nomina la taglia {{size}} una seconda volta",
  "is one of more than {{most}} rows": "è di troppo: le righe possono essere {{most}} al massimo",
  "Making a dress": "Confezione di un abito",
  "From the order to the parcel. A collection or a dress may have its own number.":
    "Dall’ordine al pacco pronto. Una collezione o un abito può avere un numero proprio.",
  "Making a rush order": "Confezione di un ordine urgente",
  "The same for a rush order. If empty, there are none.":
    "Lo stesso per un ordine urgente. Se vuoto, non se ne accettano.",
  Alterations: "Modifiche all’abito",
  "Added to the making time.": "Si aggiungono ai giorni di confezione.",
  "Shipping, near": "Spedizione nei Paesi vicini",
  "Within your own part of the world.": "Nella sua parte del mondo.",
  "Shipping, at most": "Spedizione più lunga",
  "Anywhere in the world. The shop calculates with this one.":
    "In tutto il mondo. Il sito fa i calcoli con questo numero.",
  "A rented dress arrives": "Arrivo di un abito a noleggio",
  "Days before the event.": "Giorni prima dell’evento.",
  "A rented dress goes back": "Riconsegna di un abito a noleggio",
  "Days after the event.": "Giorni dopo l’evento.",
  Cleaning: "Pulizia",
  "Between two rentals.": "Tra un noleggio e l’altro.",
  "Return or exchange": "Reso o cambio",
  "From the dress's arrival.": "Dall’arrivo dell’abito.",
  Refund: "Rimborso",
  "From the dress reaching you again.": "Da quando l’abito è tornato da lei.",
  "Changes to an order": "Modifiche a un ordine",
  "While the cloth is uncut.": "Finché il tessuto non è tagliato.",
  "Last fitting": "Ultima prova",
  "A cutting of the cloth": "Un campione di tessuto",
  "By post.": "Per posta.",
  "{{about}} In texts: {{field}}.": "{{about}} Nei testi: {{field}}.",
  "Making, delivery and rental": "Confezione, consegna e noleggio",
  "Included in every rental": "Compreso in ogni noleggio",
  "In one line, “Cleaning and delivery both ways”. A dress may have a line of its own.":
    "In una riga: «Pulizia e consegna, andata e ritorno». Un abito può avere una riga propria.",
  "Untitled release": "Rilascio senza titolo",
  "It {{fault}}: the shop does not show it.": "Il contenuto {{fault}}: il sito non lo mostra.",
  "Optional.": "Facoltativo.",
  "One word or phrase may stand in *asterisks*: it is set in italics.":
    "Una parola o un’espressione può stare tra *asterischi*: appare in corsivo.",
  "Numbers of days stand in braces, by their names under “Making, delivery and rental”: {returnDays}, or {makingDays/bridal-dresses} of one collection.":
    "I numeri di giorni stanno tra parentesi graffe, con i nomi che hanno in «Confezione, consegna e noleggio»: {returnDays}, oppure {makingDays/bridal-dresses} per una sola collezione.",
  "One or two sentences that make someone choose this result.":
    "Una o due frasi che invitino a scegliere questo risultato.",
  "For search engines": "Per i motori di ricerca",
  "Search engines show about {{most}} characters of it, and this has {{length}}.":
    "I motori di ricerca ne mostrano circa {{most}} caratteri, e questo testo ne ha {{length}}.",
  "The dress in it": "Abito nell’immagine",
  "needs {{number}} “{{title}}”": "richiede {{number}} «{{title}}»",
  "For search engines and sharing": "Per i motori di ricerca e la condivisione",
  "Title in the browser's tab and in search results":
    "Titolo nella scheda del browser e nei risultati di ricerca",
  "Description in search results": "Descrizione nei risultati di ricerca",
  "Picture of a shared link": "Immagine di un link condiviso",
  "Wide: {{leastWidth}} × {{leastHeight}} pixels or more. If empty, the shop composes one.":
    "Orizzontale: almeno {{leastWidth}} × {{leastHeight}} pixel. Se vuota, la compone il sito.",
  "is not a code of {{service}}: paste the whole tag “{{tag}}”":
    "non è un codice di {{service}}: incolli l’intero tag «{{tag}}»",
  "The tag “{{tag}}”, if {{service}} asks you for one. It stands on the home page.":
    "Il tag «{{tag}}», se {{service}} gliene chiede uno. Si trova nella home.",
  "Verification for {{service}}": "Verifica per {{service}}",
  "Describe the picture, for people who cannot see it and for search engines.":
    "Descriva l’immagine, per chi non può vederla e per i motori di ricerca.",
  "The picture in words {{fault}}": "La descrizione dell’immagine {{fault}}",
  "This picture has {{width}} × {{height}} pixels and will look soft: {{leastWidth}} × {{leastHeight}} or more is sharp.":
    "Questa immagine ha {{width}} × {{height}} pixel e apparirà poco nitida: ne servono almeno {{leastWidth}} × {{leastHeight}}.",
  "The picture is shown whole and looks small in its place: a {{ratio}} picture fills it.":
    "L’immagine appare intera, ma piccola: in formato {{ratio}} riempirebbe il suo spazio.",
  "The shop crops {{percent}}% of the picture's width: a {{ratio}} picture is shown whole.":
    "Il sito taglia parte della larghezza dell’immagine ({{percent}}%): in formato {{ratio}} apparirebbe intera.",
  "The shop crops {{percent}}% of the picture's height: a {{ratio}} picture is shown whole.":
    "Il sito taglia parte dell’altezza dell’immagine ({{percent}}%): in formato {{ratio}} apparirebbe intera.",
  "The shop crops {{percent}}% of the picture's width, and part of what its hotspot marks: a {{ratio}} picture is shown whole.":
    "Il sito taglia parte della larghezza dell’immagine ({{percent}}%), anche dove l’ha segnata con l’hotspot: in formato {{ratio}} apparirebbe intera.",
  "The shop crops {{percent}}% of the picture's height, and part of what its hotspot marks: a {{ratio}} picture is shown whole.":
    "Il sito taglia parte dell’altezza dell’immagine ({{percent}}%), anche dove l’ha segnata con l’hotspot: in formato {{ratio}} apparirebbe intera.",
  "The picture is cropped upright: set its hotspot on the dress.":
    "L’immagine viene ritagliata in formato verticale: metta il suo hotspot sull’abito.",
  'its slug "{{slug}}" belongs to {{other}} already': "il suo indirizzo «{{slug}}» è già quello di {{other}}",
  "the file of its main picture is gone": "il file della sua immagine principale non c’è più",
  "it is not a document": "non è un documento",
  "it has no name": "non ha un nome",
  "it has no slug": "non ha un indirizzo",
  "it has no main picture": "non ha un’immagine principale",
  "write a path of the shop, an address that begins with https://, mailto: or tel:; its words are shown without a link":
    "scriva un percorso del sito, oppure un indirizzo che comincia con https://, mailto: o tel:; per ora le parole appaiono senza link",
  "has no rows": "non ha righe",
  "is not a picture that was uploaded": "non è un’immagine caricata in Studio",
  "its tables have more than {{most}} cells together": "le sue tabelle hanno insieme più di {{most}} celle",
  "paragraph {{place}} cannot be shown": "il paragrafo {{place}} non può essere mostrato",
  "it has no title, and is not shown": "non ha un titolo, e non appare",
  "its title is longer than {{most}} characters": "il suo titolo supera il limite di {{most}} caratteri",
  "it has no address, and is not shown": "non ha un indirizzo, e non appare",
  "its address /care/{{slug}} belongs to another page":
    "il suo indirizzo /care/{{slug}} appartiene a un’altra pagina",
  "there are more than {{most}} pages": "le pagine sono più di {{most}}",
  "paragraph {{place}}: “{{words}}” has a link to {{address}} that cannot be followed: {{remedy}}":
    "paragrafo {{place}}: «{{words}}» ha un link a {{address}} che non si può seguire: {{remedy}}",
  "paragraph {{place}}: “{{words}}” has a link that cannot be followed: {{remedy}}":
    "paragrafo {{place}}: «{{words}}» ha un link che non si può seguire: {{remedy}}",
  "its address /collection/{{slug}} belongs to {{other}} already":
    "il suo indirizzo /collection/{{slug}} è già quello di {{other}}",
  "there are more than {{most}} collections": "le collezioni sono più di {{most}}",
  "is not an MP4 or WebM film": "non è un video MP4 o WebM",
  "is a picture whose file is gone": "è un’immagine il cui file non c’è più",
  "is not a WebVTT file (.vtt)": "non è un file WebVTT (.vtt)",
  "is missing": "manca",
  "is not one of {{choices}}": "non è una delle scelte possibili: {{choices}}",
  "is not what belongs there": "non è ciò che serve qui",
  "is less than {{least}}": "è inferiore a {{least}}",
  "is more than {{most}}": "è superiore a {{most}}",
  "is not a text": "non è un testo",
  "is not a number": "non è un numero",
  "is not a whole number": "non è un numero intero",
  "is not yes or no": "non è né sì né no",
  "is not a list": "non è un elenco",
  "is not a group of fields": "non è un gruppo di campi",
  "is empty": "è vuoto",
  "is longer than {{most}} characters": "supera il limite di {{most}} caratteri",
  "is not a whole number of days": "non è un numero intero di giorni",
  "is not a year from {{least}} to {{most}}": "non è un anno tra il {{least}} e il {{most}}",
  "is not an address that begins with https://": "non è un indirizzo che comincia con https://",
  "is neither a path of the shop, such as /collection/tulle-dresses, nor an address that begins with https://":
    "non è né un percorso del sito, come /collection/tulle-dresses, né un indirizzo che comincia con https://",
  "has words and no link": "ha una scritta ma non un link",
  "has a link and no words": "ha un link ma non una scritta",
  "has a contrast of {{ratio}}:1 with {{role}}; it needs {{least}}:1":
    "ha un contrasto di {{ratio}}:1 con {{role}}; occorre almeno {{least}}:1",
  paper: "la carta",
  ink: "l’inchiostro",
  "the ground behind pictures": "il fondo dietro le immagini",
  "soft ink": "l’inchiostro tenue",
  "the accent": "l’accento",
  lines: "le linee",
  "contains a picture and no outlines: choose the picture itself, as a PNG":
    "contiene un’immagine e nessun tracciato: scelga direttamente l’immagine, in PNG",
  "draws copies of other shapes: expand them into outlines":
    "disegna copie di altre forme: le espanda in tracciati",
  "draws nothing: no shape in it is filled or outlined":
    "non disegna nulla: nessuna forma ha un riempimento o un contorno",
  "is a PDF: export the drawing as SVG": "è un PDF: esporti il disegno in SVG",
  "is not an SVG file": "non è un file SVG",
  "has letters in it: turn them into outlines": "contiene lettere: le converta in tracciati",
  "is too detailed: its outlines take more than {{most}} characters. Simplify them, or leave out what is not the wordmark":
    "è troppo dettagliato: i suoi tracciati occupano più di {{most}} caratteri. Li semplifichi, o tolga ciò che non fa parte del logotipo",
  "has no size: give it a viewBox, or a width and a height":
    "non ha dimensioni: indichi un viewBox, oppure una larghezza e un’altezza",
  "contains a drawing within the drawing: export it as one":
    "contiene un disegno nel disegno: lo esporti come uno solo",
  "contains characters that belong to no outline":
    "contiene caratteri che non appartengono ad alcun tracciato",
  "is more than {{most}} times as wide as it is tall": "è largo più di {{most}} volte la sua altezza",
  "is more than twice as tall as it is wide: a wordmark is one line":
    "è alto più del doppio della sua larghezza: un logotipo sta su una sola riga",
  "its address has no character that can be seen": "il suo indirizzo non ha alcun carattere visibile",
  "its address is longer than {{most}} characters": "il suo indirizzo supera il limite di {{most}} caratteri",
  '"{{slug}}" is not an address': "«{{slug}}» non è un indirizzo",
  "This is a .{{ending}} film, which many browsers do not play. Save it as MP4 (H.264) or WebM and upload that.":
    "È un video .{{ending}}, che molti browser non riproducono. Lo salvi in MP4 (H.264) o WebM, e carichi quello.",
  "names {{unknown}}, and no number of days has that name. Their names are {{names}}":
    "nomina {{unknown}}, ma nessun numero di giorni si chiama così. I nomi sono {{names}}",
  "does not name {{needed}}": "non nomina {{needed}}",
  "names a field that does not exist, {{unknown}}: there are {{names}}":
    "nomina un campo che non esiste, {{unknown}}: esistono {{names}}",
  "contains a placeholder": "contiene una parte ancora da completare",
  "contains a placeholder, {{gap}}": "contiene una parte ancora da completare, {{gap}}",
  "There is no such piece.": "Questo capo non esiste.",
  "Someone has changed this booking meanwhile. Close it, and look at it again.":
    "Qualcuno ha modificato nel frattempo questa prenotazione. La chiuda e la riapra.",
  "It is free again with {{day}} as the first day.": "Torna libero con questo primo giorno: {{day}}.",
  "The piece is still out with {{name}}, whose last day was {{day}}.":
    "Il capo non è ancora tornato da «{{name}}»: l’ultimo giorno era il {{day}}.",
  "The piece is still out, and its last day was {{day}}.":
    "Il capo non è ancora tornato: l’ultimo giorno era il {{day}}.",
  "The piece is taken on {{day}} by another booking.":
    "Il capo è impegnato da un’altra prenotazione: {{day}}.",
  "The piece is taken on {{day}} by the booking of {{name}}.":
    "Il capo è impegnato dalla prenotazione «{{name}}»: {{day}}.",
  "The piece is taken from {{from}} to {{to}} by another booking.":
    "Il capo è impegnato da un’altra prenotazione: {{from}} – {{to}}.",
  "The piece is taken from {{from}} to {{to}} by the booking of {{name}}.":
    "Il capo è impegnato dalla prenotazione «{{name}}»: {{from}} – {{to}}.",
  "The id of a booking must begin with “{{beginning}}”, or anyone could read it.":
    "L’ID di una prenotazione comincia con «{{beginning}}», altrimenti chiunque potrebbe leggerla.",
  "A booking needs a piece.": "Una prenotazione indica il capo prenotato.",
  "A booking needs a first and a last day, such as 2027-05-09.":
    "Una prenotazione ha un primo e un ultimo giorno, scritti come 2027-05-09.",
  "The last day of a booking cannot be before its first.":
    "L’ultimo giorno di una prenotazione non precede il primo.",
  "The days of a booking must be in the years {{first}} to {{last}}.":
    "I giorni di una prenotazione sono negli anni dal {{first}} al {{last}}.",
  "An option ends on a date, such as 2027-05-09.": "Un’opzione scade in una data, scritta come 2027-05-09.",
  "The days before and after a booking are whole numbers, {{most}} at most.":
    "I giorni prima e dopo una prenotazione sono numeri interi, {{most}} al massimo.",
  Slides: "Slide",
  "Large picture": "Immagine grande",
  Detail: "Dettaglio",
  "Five.": "Cinque.",
  Film: "Video",
  "A film or a picture across the screen, with a quotation, a button and one dress.":
    "Un video o un’immagine a tutto schermo, con una citazione, un pulsante e un abito.",
  "The same film as WebM and as MP4, without sound, below 8 MB.":
    "Lo stesso video in WebM e in MP4, senza audio, sotto gli 8 MB.",
  "Its first picture": "La sua prima immagine",
  "Shown while the film loads.": "Si vede mentre il video si carica.",
  Tagline: "Motto",
  Button: "Pulsante",
  "The button leads to": "Il pulsante porta a",
  "Dress over the fold": "Abito sul bordo della prima schermata",
  "The end of its address: ginevra.": "La parte finale del suo indirizzo: ginevra.",
  "First dresses": "Primi abiti",
  "The first four dresses of the shop, large, under a heading.":
    "I primi quattro abiti del sito, in grande, sotto un titolo.",
  "a dress in the shop": "un abito sul sito",
  Carousel: "Carosello",
  "Five slides that change by themselves, each a large picture beside a detail.":
    "Cinque slide che cambiano da sole, ciascuna con un’immagine grande accanto a un dettaglio.",
  "five slides": "cinque slide",
  "Picture with words": "Immagine con parole",
  "A picture from edge to edge that moves as the page is scrolled, with a heading and a button over it.":
    "Un’immagine da bordo a bordo, che si muove scorrendo la pagina, con sopra un titolo e un pulsante.",
  Label: "Occhiello",
  "Wide, and calm on the left, where the words stand.":
    "Orizzontale, e uniforme a sinistra, dove stanno le parole.",
  "a picture": "un’immagine",
  "Stacked cards": "Carte sovrapposte",
  "Five pictures stacked like cards, beside a heading.":
    "Cinque immagini sovrapposte come carte, accanto a un titolo.",
  "five pictures": "cinque immagini",
  "A heading and a few paragraphs, with a button if you like.":
    "Un titolo e qualche paragrafo, con un pulsante se lo desidera.",
  "An empty line begins a new paragraph.": "Una riga vuota comincia un nuovo paragrafo.",
  "a heading or a text": "un titolo o un testo",
  Shipping: "Spedizioni",
  "The one dark section: a promise in large letters, and the way to WhatsApp.":
    "L’unica sezione scura: una promessa a grandi lettere, e il pulsante per WhatsApp.",
  "a heading": "un titolo",
  "The first of “Questions and answers”, to be opened one by one, and the way to the others.":
    "Le prime di «Domande e risposte», da aprire una per una, e il link alle altre.",
  "a question in “Questions and answers”": "una domanda in «Domande e risposte»",
  Letters: "Lettere",
  "The newsletter's sign-up, which stands in the footer as well.":
    "L’iscrizione alla newsletter, che sta anche nel piè di pagina.",
  "a telephone number in the label's settings, or a server that is set up to send emails":
    "un numero di telefono nelle impostazioni della maison, oppure un server in grado di inviare e-mail",
  Lookbook: "Lookbook",
  "Large pictures, by turns one, two and three beside each other, each with the dress that is in it.":
    "Grandi immagini, a turno una, due e tre per riga, ciascuna con l’abito che vi si vede.",
  "Drop several files here at once. Open one to say which dress is in it.":
    "Può trascinare qui più file insieme. Ne apra uno per indicare quale abito vi si vede.",
  "Words of brides": "Parole di spose",
  "What brides have written to you, each with a first name, and a picture or the dress if you like.":
    "Ciò che le spose le hanno scritto, ciascuna con il nome di battesimo e, a scelta, un’immagine o l’abito.",
  "Their words": "Le loro parole",
  "As she wrote it, without quotation marks. Ask her first.":
    "Come le ha scritte la sposa, senza virgolette. Prima le chieda il permesso.",
  "First name": "Nome di battesimo",
  "Place or date": "Luogo o data",
  "Her dress": "L’abito della sposa",
  "somebody's words with a first name": "le parole di una sposa, con il nome di battesimo",
  "Film in the page": "Video nella pagina",
  "A film below the first screen: a silent loop, or one with sound for whoever plays it.":
    "Un video più in basso nella pagina: muto e in ciclo continuo, oppure con l’audio per chi lo avvia.",
  Plays: "Riproduzione",
  "When a visitor plays it, with sound": "Quando un visitatore lo avvia, con l’audio",
  "By itself, without sound, again and again": "Da solo, senza audio, in ciclo continuo",
  "The same film as WebM and as MP4.": "Lo stesso video in WebM e in MP4.",
  "Shown until the film plays.": "Si vede finché il video non parte.",
  Captions: "Sottotitoli",
  "A WebVTT file (.vtt) of what is said, for those who cannot hear it.":
    "Un file WebVTT (.vtt) con ciò che viene detto, per chi non può sentirlo.",
  "a film": "un video",
  "is of a kind that the shop does not know": "è di un tipo che il sito non conosce",
  "needs {{what}}": "richiede {{what}}",
  "appears further up already, and can appear only once":
    "compare già più in alto, e può comparire una sola volta",
  "section {{place}} ({{title}})": "sezione {{place}} ({{title}})",
  "section {{place}}": "sezione {{place}}",
  "{{section}} is of a kind that the shop does not know: it is not shown":
    "{{section}} è di un tipo che il sito non conosce: non appare",
  "there are more than {{most}} sections: the rest are not shown":
    "le sezioni sono più di {{most}}: le altre non appaiono",
  Slider: "Abiti a scorrimento",
  "A row of dresses to scroll through: all of them, or those of one collection.":
    "Una fila di abiti da scorrere: tutti, o quelli di una sola collezione.",
  Shows: "Mostra",
  "All dresses": "Tutti gli abiti",
  "One collection": "Una sola collezione",
  "For “One collection”. If empty, the first in the navigation.":
    "Per «Una sola collezione». Se vuoto, la prima del menu.",
  "If empty, the name of the collection. One word may stand in *asterisks*: it is set in italics.":
    "Se vuoto, il nome della collezione. Una parola può stare tra *asterischi*: appare in corsivo.",
  "Words of the last slide": "Parole in fondo alla fila",
  "room beside those above: the sliders of a page hold {{most}} dresses in all":
    "spazio oltre alle precedenti, perché le sezioni «Abiti a scorrimento» di una pagina contengono insieme al massimo {{most}} abiti",
  "a second dress in the shop": "un secondo abito sul sito",
  "a dress in its collection": "un abito nella sua collezione",
  "dresses that are not all on the page already": "abiti che non siano già tutti nella pagina",
  "save it as “CSV UTF-8” in Excel, as CSV with the encoding “Unicode (UTF-8)” in Numbers, and with the character set “Unicode (UTF-8)” in LibreOffice":
    "lo salvi come «CSV UTF-8» in Excel, come CSV con la codifica «Unicode (UTF-8)» in Numbers, con il set di caratteri «Unicode (UTF-8)» in LibreOffice",
  "the file is not text of a known kind: {{saveAsUtf8}}":
    "il file non è un testo di tipo noto: {{saveAsUtf8}}",
  "its letters beyond A to Z can be read in several ways: {{saveAsUtf8}}":
    "le lettere accentate o di altri alfabeti si potrebbero leggere in più modi: {{saveAsUtf8}}",
  "there is no picture to describe": "non c’è alcuna immagine da descrivere",
  "{{entries}} entries for {{pictures}} pictures: they stand in the pictures' order":
    "le voci sono {{entries}} e le immagini {{pictures}}: le voci seguono l’ordine delle immagini",
  "“{{name}}” is not one of the dress's colours": "«{{name}}» non è tra i colori dell’abito",
  "{{filename}} could not be stored: {{reason}}. No dress was imported.":
    "Non è stato possibile salvare {{filename}}: {{reason}}. Nessun abito è stato importato.",
  "Dresses were changed while these were imported. No dress was imported: import the table again.":
    "Durante l’importazione alcuni abiti sono cambiati. Nessun abito è stato importato: importi di nuovo la tabella.",
  "These are more dresses than can be written at once. No dress was imported: divide the table into several.":
    "Gli abiti sono troppi per una sola volta. Nessun abito è stato importato: divida la tabella in più parti.",
  "row {{row}}": "riga {{row}}",
  "row {{row}}, column “{{column}}”": "riga {{row}}, colonna «{{column}}»",
  "and {{number}} more": "e altri {{number}}",
  note: "nota",
  "{{file}} cannot be imported:": "Non è possibile importare {{file}}:",
  "Nothing was imported.": "Nulla è stato importato.",
  "Would import {{summary}}. Nothing was changed.":
    "Prova di importazione. {{summary}}. Nulla è stato modificato.",
  "Imported: {{summary}}.": "Importazione completata. {{summary}}.",
  "{{summary}}; {{count}} pictures to store_one": "{{summary}}; {{count}} immagine da salvare",
  "{{summary}}; {{count}} pictures to store_other": "{{summary}}; {{count}} immagini da salvare",
  "{{summary}}; {{count}} pictures stored_one": "{{summary}}; {{count}} immagine salvata",
  "{{summary}}; {{count}} pictures stored_other": "{{summary}}; {{count}} immagini salvate",
  "{{added}} new, {{changed}} changed, {{unchanged}} unchanged":
    "Nuovi: {{added}}, cambiati: {{changed}}, invariati: {{unchanged}}",
  "new": "nuovo",
  changed: "cambiato",
  unchanged: "invariato",
  "this dress could not be shown as it is: {{excess}}":
    "così com’è, questo abito non potrebbe apparire: {{excess}}",
  "someone is editing this dress in Studio: publish or discard that first":
    "qualcuno sta modificando questo abito in Studio: prima pubblichi o scarti quelle modifiche",
  "the dress that was “{{slug}}” is “{{movedTo}}” now: write that address":
    "l’abito che era «{{slug}}» ora è «{{movedTo}}»: scriva questo indirizzo",
  "a dress does not complete its own look": "un abito non si può abbinare a sé stesso",
  "there is no dress with the address “{{stray}}”": "nessun abito ha l’indirizzo «{{stray}}»",
  "several pictures that are called “{{name}}” have been uploaded":
    "sono state caricate più immagini di nome «{{name}}»",
  "is not a column of this table. These are: {{columns}}":
    "non è una colonna di questa tabella. Le colonne sono: {{columns}}",
  "none of its letters can be used in an address: write one in the column “address”":
    "nessuna delle sue lettere può stare in un indirizzo: ne scriva uno nella colonna «indirizzo»",
  "row {{first}} is a dress with the address “{{slug}}” already":
    "la riga {{first}} è già un abito con l’indirizzo «{{slug}}»",
  "the file is too large to be a table of dresses": "il file è troppo grande per una tabella di abiti",
  "the table is empty": "la tabella è vuota",
  "there are too many columns for a table of dresses": "le colonne sono troppe per una tabella di abiti",
  "there are more than {{most}} rows": "le righe sono più di {{most}}",
  name: "nome",
  address: "indirizzo",
  collection: "collezione",
  price: "prezzo",
  colours: "colori",
  sizes: "taglie",
  availability: "disponibilità",
  "out until": "a noleggio fino al",
  "unavailable sizes": "taglie non disponibili",
  picture: "immagine",
  "picture in words": "descrizione dell’immagine",
  "colour in picture": "colore nell’immagine",
  "more pictures": "altre immagini",
  "more pictures in words": "descrizioni delle altre immagini",
  "colours in more pictures": "colori nelle altre immagini",
  description: "descrizione",
  cut: "taglio",
  "making and care": "lavorazione e cura",
  number: "cifra",
  "number in words": "parole accanto alla cifra",
  silhouette: "linea",
  neckline: "scollo",
  sleeves: "maniche",
  fabric: "tessuto",
  offered: "proposto per",
  "rental price": "prezzo del noleggio",
  "rental days": "giorni di noleggio",
  "rental deposit": "cauzione",
  "included in the rental": "compreso nel noleggio",
  "days to make it": "giorni di confezione",
  place: "posto",
  "completes the look": "abiti da abbinare",
  "search title": "titolo di ricerca",
  "search description": "descrizione di ricerca",
  "appears twice, as “{{first}}” and as “{{other}}”: keep one of them":
    "compare due volte, come «{{first}}» e come «{{other}}»: ne tenga una sola",
  "appears twice": "compare due volte",
  "there is text in a column that has no heading": "c’è del testo in una colonna senza intestazione",
  "the row cannot be read": "non è possibile leggere la riga",
  "a quotation mark opens here and is never closed": "qui si aprono virgolette che non si chiudono mai",
  "a quotation mark inside a cell has to be written twice":
    "dentro una cella le virgolette vanno scritte due volte",
  "Your role does not allow this. Please log in again if it should.":
    "Il suo ruolo non lo consente. Se invece dovrebbe consentirlo, acceda di nuovo.",
  "This file is too large to be imported here.": "Questo file è troppo grande per essere importato qui.",
  "This cannot be read.": "Non è possibile leggere questo file.",
  "There is no dress in this file.": "In questo file non c’è alcun abito.",
  "The table was not imported.": "La tabella non è stata importata.",
  "there is no picture “{{name}}”: choose its file together with the table":
    "l’immagine «{{name}}» non c’è: scelga il suo file insieme alla tabella",
  "“{{name}}” has not been uploaded": "l’immagine «{{name}}» non è stata caricata",
  "The shop answered {{status}}.": "Il sito ha risposto {{status}}.",
  "The shop is not answering just now. This page continues as soon as it does.":
    "Al momento il sito non risponde. Questa pagina riprenderà appena possibile.",
  "The shop does not recognise this session. Please log in again.":
    "Il sito non riconosce più questa sessione. Acceda di nuovo.",
  "Loading the dresses…": "Caricamento degli abiti…",
  "You cannot see the dresses. Please log in again.": "Non può vedere gli abiti. Acceda di nuovo.",
  "Reply by email": "Rispondi via e-mail",
  "Reply on WhatsApp": "Rispondi su WhatsApp",
  "The visitor has left no telephone number with its country code.":
    "Chi ha scritto non ha lasciato un numero di telefono con il prefisso internazionale.",
  "Marked as answered": "Segnata «Con risposta»",
  "To undo this, set its state back to “New”.": "Per annullare, riporti lo stato a «Nuova».",
  "Which answer?": "Quale risposta?",
  "Write it myself": "Scrivo io la risposta",
  "Bulk edit": "Modifica in blocco",
  "{{button}}: done": "{{button}}: fatto",
  "{{button}}: not all of them": "{{button}}: non per tutti",
  "Without a name": "Senza nome",
  "No longer there: {{names}}.": "Non ci sono più: {{names}}.",
  "Nothing is published until these are fixed. {{faults}}":
    "Nulla viene pubblicato finché non si corregge quanto segue. {{faults}}",
  "{{button}}: these {{count}} dresses?_one": "{{button}}: confermare per questo abito?",
  "{{button}}: these {{count}} dresses?_other": "{{button}}: confermare per questi {{count}} abiti?",
  Publish: "Pubblica",
  "Shoppers see them as they were last saved: what you have typed in the table is not saved yet.":
    "I clienti li vedranno come sono stati salvati l’ultima volta: quanto scritto nella tabella non è ancora salvato.",
  "Studio could not finish checking. Try again, or reload the page.":
    "Il controllo non è terminato. Riprovi, oppure ricarichi la pagina.",
  "Shoppers see them as they are here.": "I clienti li vedranno così come sono qui.",
  "Remove from the shop": "Rimuovi dal sito",
  "They stay here as drafts, and can be published again.":
    "Restano qui come bozze, e si possono pubblicare di nuovo.",
  "Move to": "Sposta in",
  "Move to {{name}}": "Sposta in «{{name}}»",
  "Shoppers find them there at once.": "I clienti li troveranno subito lì.",
  "Move to…": "Sposta in…",
  Delete: "Elimina",
  "They leave the shop at once; each can be restored from the trash for {{days}} days.":
    "Lasciano subito il sito; per {{days}} giorni si possono ripristinare dal cestino.",
  "Nothing was changed": "Nulla è stato modificato",
  "No answer came: check whether it was done": "Nessuna risposta: controlli se è stato fatto",
  "Someone has just changed one of them.": "Qualcuno ne ha appena modificato uno.",
  Check: "Controllo",
  "The check did not open": "Il controllo non si è aperto",
  "Missing texts for pictures, prices and descriptions, addresses that changed, empty collections, pictures that are too small, placeholders, and dresses that are left out.":
    "Testi delle immagini, prezzi e descrizioni mancanti; indirizzi cambiati; collezioni vuote; immagini troppo piccole; parti ancora da completare; abiti rimasti fuori dal sito.",
  "Open the list": "Apri l’elenco",
  Cancel: "Annulla",
  "View in shop": "Vedi sul sito",
  "It is not published yet: open the preview.": "Non è ancora pubblicato: apra l’anteprima.",
  "The preview did not open": "L’anteprima non si è aperta",
  "Open preview": "Apri l’anteprima",
  "Shoppers will not see this dress any more. It stays here as a draft and can be published again.":
    "I clienti non vedranno più questo abito. Resta qui come bozza e si può pubblicare di nuovo.",
  "Remove it": "Rimuovi",
  "{{title}} in {{currency}}": "{{title}} in {{currency}}",
  "Set to": "Imposta a",
  "Raise by %": "Aumenta in percentuale",
  "Lower by %": "Riduci in percentuale",
  "Raise by": "Aumenta di un importo",
  "Lower by": "Riduci di un importo",
  "All of these, {{number}}": "Tutti, {{number}}",
  "changed by someone else in the meantime": "nel frattempo modificato da altri",
  "Was {{stored}}": "Prima: {{stored}}",
  "a draft": "bozza",
  "in the shop, with changes to publish": "sul sito, con modifiche da pubblicare",
  "in the shop": "sul sito",
  "Fill in a price": "Inserire un prezzo",
  "Which price": "Quale prezzo",
  How: "Come",
  Figure: "Importo o percentuale",
  Rounded: "Arrotondamento",
  "rounded to {{step}}": "arrotondato a {{step}}",
  "Fill in": "Inserisci",
  "Tick dresses to fill in a price:": "Per inserire un prezzo, spunti gli abiti:",
  "The {{count}} ticked dresses:_one": "L’abito spuntato:",
  "The {{count}} ticked dresses:_other": "Abiti spuntati ({{count}}):",
  "Name of the label": "Nome della maison",
  "Start with your own label": "Cominciare con la sua maison",
  "Telephone for WhatsApp": "Telefono per WhatsApp",
  "Logo, or how your name is written": "Logo, o il modo in cui si scrive il suo nome",
  Collections: "Collezioni",
  "First dresses, with pictures": "Primi abiti, con immagini",
  "Making, delivery and rental times": "Tempi di confezione, consegna e noleggio",
  "Privacy: who is responsible": "Privacy: il titolare del trattamento",
  "The shop's address (set as PUBLIC_URL by whoever runs it)":
    "L’indirizzo del sito (lo imposta come PUBLIC_URL chi lo gestisce)",
  "A first backup": "Un primo backup",
  "{{count}} new_one": "{{count}} nuova",
  "{{count}} new_other": "{{count}} nuove",
  "Your label": "La sua maison",
  Done: "Fatto",
  "The sample label is in the shop, with {{dresses}} of its dresses. Starting with your own removes its dresses and texts in one step. You can bring them back here.":
    "Sul sito c’è la maison di esempio, con {{dresses}} dei suoi abiti. Se comincia con la sua, abiti e testi di esempio vengono tolti in una volta sola. Da qui potrà farli tornare.",
  "You have changed {{names}}: they stay.": "Ha modificato {{names}}: restano.",
  "This is your own shop, not the sample label's.":
    "Questo è già il suo sito, non quello della maison di esempio.",
  "Start with your own label?": "Cominciare con la sua maison?",
  "Its dresses and texts leave the shop at once, and it says “{{name}}” in place of the sample's name.":
    "Gli abiti e i testi di esempio lasciano subito il sito, che mostrerà «{{name}}» al posto del nome di esempio.",
  Start: "Comincia",
  "The name of your label": "Il nome della sua maison",
  "Start with my own label": "Comincia con la mia maison",
  "The sample's dresses and texts have been removed. What you have written since stays when they come back; the label's name will be the sample's again.":
    "Gli abiti e i testi di esempio sono stati tolti. Se li fa tornare, ciò che ha scritto nel frattempo resta; il nome della maison sarà di nuovo quello di esempio.",
  "Bring the sample back": "Ripristina l’esempio",
  "No longer in the trash: {{names}}.": "Non sono più nel cestino: {{names}}.",
  "The shop does not open in a Studio at this address: add it to the setting STUDIO_URL.":
    "Il sito non si apre da uno Studio a questo indirizzo: lo faccia aggiungere all’impostazione STUDIO_URL.",
  Changes: "Modifiche",
  "Fix the red cells first.": "Corregga prima le celle rosse.",
  "Changed: {{changed}}": "Modificati: {{changed}}",
  "Save to the shop": "Salva sul sito",
  "Save as drafts": "Salva come bozze",
  Discard: "Scarta",
  "Changed since, so nothing was undone: {{names}}.":
    "Modificati nel frattempo, perciò non è stato annullato nulla: {{names}}.",
  "Uploading pictures: {{place}} of {{all}}": "Caricamento delle immagini: {{place}} di {{all}}",
  "Importing…": "Importazione…",
  "{{name}} cannot be read.": "Non è possibile leggere {{name}}.",
  "The mail server says: {{reasons}}": "Il server di posta dice: {{reasons}}",
  "Reading the content": "Lettura dei contenuti",
  "Reading the pictures": "Lettura delle immagini",
  "Storing the pictures": "Salvataggio delle immagini",
  "Writing the dresses": "Salvataggio degli abiti",
  "Writing the bookings": "Salvataggio delle prenotazioni",
  "Visitors can see the shop.": "I visitatori vedono il sito.",
  "Visitors cannot see the shop at the moment.": "Al momento i visitatori non vedono il sito.",
  "What you publish shows at once.": "Ciò che pubblica si vede subito.",
  "What you publish is slow to show at the moment. Visitors see what was there before.":
    "Al momento ciò che pubblica tarda a comparire. I visitatori vedono la versione precedente.",
  "The content is available to Studio.": "I contenuti sono disponibili per Studio.",
  "The content keeps dropping out. Messages are waiting, and none is lost.":
    "I contenuti continuano a non essere disponibili. I messaggi attendono e nessuno va perso.",
  "Visitors see the dresses that you have published.": "I visitatori vedono gli abiti che ha pubblicato.",
  "Most dresses disappeared at once, so visitors still see the earlier ones.":
    "La maggior parte degli abiti è scomparsa in una volta; i visitatori vedono quindi ancora quelli di prima.",
  "Messages from visitors reach you.": "I messaggi dei visitatori le arrivano.",
  "There is room on the disk.": "C’è spazio sul disco.",
  "The disk is almost full.": "Il disco è quasi pieno.",
  "Pages open quickly and without errors.": "Le pagine si aprono rapidamente e senza errori.",
  "Some pages fail or are slow to open.": "Alcune pagine danno errore o si aprono lentamente.",
  "If this persists, please tell whoever looks after its server.":
    "Se continua, avvisi chi si occupa del server.",
  "All is well with the shop.": "Sul sito va tutto bene.",
  "Everything else is well.": "Tutto il resto va bene.",
  "The shop cannot keep what visitors send: its disk may be full.":
    "Il sito non riesce a conservare ciò che i visitatori inviano: forse il disco è pieno.",
  "{{count}} messages could not be delivered._one": "{{count}} messaggio non recapitato.",
  "{{count}} messages could not be delivered._other": "{{count}} messaggi non recapitati.",
  "{{count}} messages are still on the way._one": "{{count}} messaggio ancora in attesa di consegna.",
  "{{count}} messages are still on the way._other": "{{count}} messaggi ancora in attesa di consegna.",
  "{{count}} messages are still on the way, the first since {{moment}}._one":
    "{{count}} messaggio ancora in attesa di consegna (ricevuto: {{moment}}).",
  "{{count}} messages are still on the way, the first since {{moment}}._other":
    "{{count}} messaggi ancora in attesa di consegna (il primo: {{moment}}).",
  "Dress of this collection": "Abito di questa collezione",
  Atelier: "Atelier",
  "Pages of your own": "Altre pagine",
  "New enquiries": "Nuove richieste",
  Dresses: "Abiti",
  Subscribers: "Iscritti",
  "Export as CSV": "Esporta in CSV",
  Confirmed: "Conferma",
  "Unsubscribe link": "Link per annullare l’iscrizione",
  "Changed by someone else in the meantime, and left as they are: {{names}}.":
    "Modificati nel frattempo da altri, e lasciati come sono: {{names}}.",
  Undo: "Annulla",
  "Undo the last save": "Annulla l’ultimo salvataggio",
  "Undo this import": "Annulla questa importazione",
  Column: "Colonna",
  "Import a table…": "Importa una tabella…",
  "Choose one table, a CSV file, and with it the pictures that are new.":
    "Scelga una sola tabella, un file CSV, e insieme le immagini nuove.",
  "This file is too large to be a table of dresses.": "Questo file è troppo grande per una tabella di abiti.",
  "Reading…": "Lettura…",
  Import: "Importa",
  "Import a table of dresses": "Importare una tabella di abiti",
  "Choose the table, and together with it the pictures that it names and that are not uploaded yet. Nothing changes before you have seen what would.":
    "Scelga la tabella, e insieme le immagini che nomina e che non sono ancora caricate. Prima di ogni modifica vedrà che cosa cambierebbe.",
  "Table and pictures": "Tabella e immagini",
  Close: "Chiudi",
  "{{summary}}, pictures to upload: {{number}}": "{{summary}}, immagini da caricare: {{number}}",
  "Fix these in the table, then choose it again:":
    "Corregga questi punti nella tabella, poi la scelga di nuovo:",
  Today: "Oggi",
  "Is everything all right?": "È tutto a posto?",
  "Asking the shop…": "In attesa di risposta dal sito…",
  Someone: "Qualcuno",
  "All enquiries": "Tutte le richieste",
  "No new enquiries": "Nessuna nuova richiesta",
  "{{count}} new enquiries_one": "Una nuova richiesta",
  "{{count}} new enquiries_other": "{{count}} nuove richieste",
  "The shop is open at": "Il sito è aperto all’indirizzo",
  "Nothing needs fixing.": "Nulla da correggere.",
  "See what could be better": "Vedere che cosa si può migliorare",
  "All {{number}} that need fixing": "Tutti i punti da correggere: {{number}}",
  "People and backups": "Persone e backup",
  "Your shop, step by step: {{done}} of {{all}}": "Il suo sito, passo per passo: {{done}} di {{all}}",
  "To do": "Da fare",
  "Needs fixing": "Da correggere",
  Trash: "Cestino",
  "Restored as drafts: {{number}}": "Ripristinati come bozze: {{number}}",
  Restore: "Ripristina",
  "Looking through the history…": "Ricerca nella cronologia…",
  "This dataset gives no access to its history: nothing can be restored here.":
    "Questo archivio dei contenuti non dà accesso alla cronologia: qui non si può ripristinare nulla.",
  "Nothing was deleted in the last {{days}} days.":
    "Negli ultimi {{days}} giorni non è stato eliminato nulla.",
  "Deleted in the last {{days}} days. What you restore comes back as a draft: shoppers see it once you publish it.":
    "Eliminati negli ultimi {{days}} giorni. Ciò che ripristina torna come bozza: i clienti lo vedono quando lei lo pubblica.",
  "As a table": "Come tabella",
  Views: "Visualizzazioni",
  From: "Dal",
  "{{most}} at most": "massimo: {{most}}",
  Times: "Volte",
  "Colours and sizes": "Colori e taglie",
  "Other sites": "Altri siti",
  Demand: "Interesse",
  "{{count}} days_one": "{{count}} giorno",
  "{{count}} days_other": "{{count}} giorni",
  "Totals for each day, counted by the shop itself without cookies: nothing shows who it was. We count only the name of the site a visitor comes from, if their browser gives it. Browsers that ask not to be tracked, and programs, are not counted.":
    "Totali di ogni giorno, contati dal sito stesso senza cookie: nulla rivela di chi si tratti. Contiamo soltanto il nome del sito di provenienza, se il browser lo comunica. I browser che chiedono di non essere tracciati, e i programmi automatici, non sono contati.",
  "Nothing was counted in this period. The shop's setting COUNT_VISITS may be off.":
    "In questo periodo non è stato contato nulla. Forse l’impostazione COUNT_VISITS del sito non è attiva.",
  "Colours asked for": "Colori richiesti",
  Colour: "Colore",
  "Sizes asked for": "Taglie richieste",
  "Where visitors come from": "Da dove arrivano i visitatori",
  Site: "Sito",
  "Pages viewed": "Pagine viste",
  Page: "Pagina",
  "Searches that found nothing": "Ricerche senza risultati",
  Words: "Parole",
  "{{count}} views, by week_one": "{{count}} visualizzazione, per settimana",
  "{{count}} views, by week_other": "{{count}} visualizzazioni, per settimana",
  "{{count}} views, by day_one": "{{count}} visualizzazione, per giorno",
  "{{count}} views, by day_other": "{{count}} visualizzazioni, per giorno",
  "Adding it up…": "Calcolo dei totali…",
  "The backup was not made. Please try again.": "Il backup non è stato fatto. Provi di nuovo.",
  Backup: "Backup",
  "Include people and passwords (keep the file as safe as a key)":
    "Includere persone e password (custodisca il file come una chiave)",
  "Back up now and download": "Crea e scarica il backup",
  "It holds every text, picture, enquiry, booking and subscriber, and the history. To restore it, stop the shop and run {{command}} on its machine, with {{option}} after it for people and passwords. What was there stays beside it, as before-restore-….":
    "Contiene ogni testo, immagine, richiesta, prenotazione e iscritto, e la cronologia. Per ripristinarlo si ferma il sito e sul suo server si esegue {{command}}, aggiungendo {{option}} per persone e password. Ciò che c’era prima resta accanto, come before-restore-….",
  "The last backup was made on {{moment}}.": "Ultimo backup: {{moment}}.",
  "No backup has been made yet.": "Non è stato ancora fatto alcun backup.",
  "Copying the documents…": "Copia dei documenti…",
  "Sending {{sent}} of {{all}} MB. Your browser shows it among its downloads.":
    "Invio: {{sent}} di {{all}} MB. Il browser lo mostra tra i download.",
  "Asking about the last backup…": "Verifica dell’ultimo backup…",
  "Your password": "La sua password",
  "Change your password": "Cambiare la password",
  "Old password": "Vecchia password",
  "New password": "Nuova password",
  "You are logged out everywhere, and log in with the new one.":
    "L’accesso termina su tutti i dispositivi; si rientra con la nuova password.",
  "Change password": "Cambia la password",
  Viewer: "Lettore",
  viewer: "lettore",
  "sees everything, enquiries too, and changes nothing":
    "vede tutto, anche le richieste, e non modifica nulla",
  Contributor: "Collaboratore",
  contributor: "collaboratore",
  "prepares drafts, sees enquiries, and publishes nothing":
    "prepara bozze, vede le richieste e non pubblica nulla",
  Writer: "Autore",
  writer: "autore",
  "writes and publishes dresses, texts and pictures; sees no enquiries":
    "scrive e pubblica abiti, testi e immagini; non vede le richieste",
  Editor: "Redattore",
  editor: "redattore",
  "writes and publishes, and answers enquiries": "scrive e pubblica, e risponde alle richieste",
  Administrator: "Amministratore",
  administrator: "amministratore",
  "also looks after people and backups": "si occupa anche di persone e backup",
  People: "Persone",
  "Remove {{name}}?": "Rimuovere {{name}}?",
  "{{name}} is logged out at once and cannot log in any more. What they have written stays, with their changes in the history.":
    "L’accesso di {{name}} termina subito, e non sarà più possibile. Ciò che ha scritto resta, con le sue modifiche nella cronologia.",
  Remove: "Rimuovi",
  "Loading the people…": "Caricamento delle persone…",
  "Only an administrator sees this. Please log in again.":
    "Lo vede soltanto un amministratore. Acceda di nuovo.",
  "Name to log in with": "Nome per accedere",
  "Email (we send the link there too)": "E-mail (inviamo il link anche lì)",
  "Email (optional)": "E-mail (facoltativa)",
  Role: "Ruolo",
  Invite: "Invita",
  "{{name}} can choose a password with this link. It works once, expires after seven days and is shown only now.":
    "Con questo link {{name}} può scegliere una password. Vale una sola volta, scade dopo sette giorni e si vede soltanto adesso.",
  "It is also on its way by email.": "È in viaggio anche via e-mail.",
  "Link for {{name}}": "Link per {{name}}",
  Copied: "Copiato",
  Copy: "Copia",
  "{{name}} (you)": "{{name}} (lei)",
  "Last active {{day}}": "Ultimo accesso: {{day}}",
  "Has not logged in yet": "Ancora nessun accesso",
  "{{role}}. Another administrator can change this.": "{{role}}. Può cambiarlo un altro amministratore.",
  "Role of {{name}}": "Ruolo di {{name}}",
  "Email of {{name}}": "E-mail di {{name}}",
  "Email, new password, removal of {{name}}": "E-mail, nuova password, rimozione di {{name}}",
  "Save email": "Salva l’e-mail",
  "Link for a new password": "Link per una nuova password",
  "Log out everywhere": "Disconnetti da tutti i dispositivi",
  "Invited as {{role}}. The link works until {{day}}; to make another, invite the same name again.":
    "Ruolo dell’invito: {{role}}. Scadenza del link: {{day}}; per averne un altro, inviti di nuovo lo stesso nome.",
  Withdraw: "Ritira l’invito",
  Presentation: "Presentazione",
  "Used on every page": "In ogni pagina",
  "Used on every page, in its footer": "In ogni pagina, nel piè di pagina",
  "Used in every message that a shopper writes": "In ogni messaggio scritto da un cliente",
  "Used on the pages of dresses, and wherever a text names these days":
    "Nelle pagine degli abiti, e dove un testo nomina questi giorni",
  "On no page of the shop": "In nessuna pagina del sito",
  About: "Chi siamo",
  Enquiry: "Richiesta",
  "The enquiry that this booking came from.": "Quella da cui è nata la prenotazione.",
  Privacy: "Privacy",
  "Size finder": "Guida alle taglie",
  "If a line of the footer's customer care has the same words, it becomes a link to this page.":
    "Le stesse parole in una riga del servizio clienti, nel piè di pagina, fanno di quella riga un link a questa pagina.",
  "The page needs a title.": "La pagina ha bisogno di un titolo.",
  "The end of the page's address, after /care/. If you change it, old links still lead here.":
    "La parte finale dell’indirizzo della pagina, dopo /care/. Se la cambia, i vecchi link portano ancora qui.",
  "Studio adds to these when you publish a new address: old links lead to the page.":
    "Quando pubblica un nuovo indirizzo, Studio aggiunge qui il precedente: i vecchi link portano alla pagina.",
  "Shown in": "Appare in",
  "The footer": "Piè di pagina",
  "The menu": "Menu",
  Both: "Entrambi",
  "Neither: only your own links lead there":
    "In nessuno dei due: ci si arriva soltanto dai link che lei inserisce",
  "Smaller heading": "Titolo minore",
  List: "Elenco",
  "Numbered list": "Elenco numerato",
  Strong: "Grassetto",
  Emphasis: "Corsivo",
  Link: "Link",
  Caption: "Didascalia",
  Table: "Tabella",
  "The first row holds headings": "La prima riga contiene le intestazioni",
  Rows: "Righe",
  Row: "Riga",
  Cells: "Celle",
  "Below the text, from top to bottom: pictures, words of brides, a film, dresses. Drag to reorder; open one to edit or hide it.":
    "Sotto il testo, dall’alto in basso: immagini, parole di spose, un video, abiti. Trascini le sezioni per riordinarle; ne apra una per modificarla o nasconderla.",
  unlisted: "fuori dal menu",
  hidden: "nascosta",
  "As a shopper would say it: Blush, Dusty blue.": "Come lo direbbe una cliente: cipria, azzurro polvere.",
  "A colour needs a name: a swatch alone says nothing to people who cannot see it.":
    "Un colore ha bisogno di un nome: la tinta da sola non dice nulla a chi non può vederla.",
  Swatch: "Tinta",
  "Pick the colour of the swatch.": "Scelga la tinta del colore.",
  "A swatch is written as # and six digits, such as #e6c4ba.":
    "Una tinta si scrive con # e sei cifre, come #e6c4ba.",
  Cloth: "Tessuto",
  "A photograph of the cloth in this colour, if you have one. Choosing the colour shows it as long as no picture shows the dress in that colour.":
    "Una fotografia del tessuto in questo colore, se ne ha una. Appare quando si sceglie il colore, finché nessuna immagine mostra l’abito in quel colore.",
  Available: "Disponibile",
  "Off: the swatch stays, marked as currently unavailable.":
    "Se disattivato, la tinta resta, indicata come al momento non disponibile.",
  "If empty: “{{shown}}”": "Se vuoto: «{{shown}}»",
  "Each colour once.": "Ogni colore una sola volta.",
  "Each size once.": "Ogni taglia una sola volta.",
  "A dress that is not in the shop is left out.": "Se non è sul sito, viene omesso.",
  "Each dress once, twelve at most.": "Ogni abito una sola volta, dodici al massimo.",
  Says: "Scritta",
  "Without it the shop leaves this entry out.": "Senza, il sito omette questa voce.",
  "A list has {{most}} entries at most: the rest would not be shown.":
    "Un elenco ha {{most}} voci al massimo: le altre non apparirebbero.",
  New: "Nuova",
  Enquiries: "Richieste",
  Answered: "Con risposta",
  "Answered enquiries": "Richieste con risposta",
  Archived: "Archiviata",
  "Archived enquiries": "Richieste archiviate",
  "Perhaps spam": "Forse spam",
  State: "Stato",
  "An option ends by itself. “Back, and clean” and “Cancelled” free the days at once.":
    "Un’opzione scade da sola. «Rientrato e pulito» e «Annullato» liberano subito i giorni.",
  "Option until": "In opzione fino al",
  "The option's last day. If empty, it holds until you decide.":
    "L’ultimo giorno dell’opzione. Se vuoto, vale finché non decide.",
  "First day with the customer": "Primo giorno dalla cliente",
  "Choose the first day.": "Scelga il primo giorno.",
  "Last day with the customer": "Ultimo giorno dalla cliente",
  "Choose the last day.": "Scelga l’ultimo giorno.",
  "It is before the first day.": "Precede il primo giorno.",
  "Days before": "Giorni prima",
  "Nobody else can have it on these days: shipping, an alteration.":
    "In questi giorni non è a disposizione di altre clienti: spedizione, una modifica.",
  "Days after": "Giorni dopo",
  "Nobody else can have it on these days: shipping back, cleaning.":
    "In questi giorni non è a disposizione di altre clienti: rientro, pulizia.",
  Telephone: "Telefono",
  Message: "Messaggio",
  "Would like to": "Desidera",
  Measurements: "Misure",
  "Date of the event": "Data dell’evento",
  "The dress in the shop, with the visitor's choices": "L’abito sul sito, con le scelte di chi ha scritto",
  "for {{date}}": "per il {{date}}",
  Received: "Ricevuta",
  Reference: "Riferimento",
  "The visitor has the same one.": "Chi ha scritto ha lo stesso.",
  "Only the label sees it.": "La vede soltanto la maison.",
  "The shop moves messages here when a great many arrive at once: you get no email about them, and their senders are not told.":
    "Il sito mette qui ciò che arriva in grande quantità tutto insieme: di questi messaggi lei non riceve e-mail, e chi scrive non lo sa.",
  "Write a path of the shop, an address that begins with https://, mailto:… or tel:…. Otherwise its words are shown without a link.":
    "Scriva un percorso del sito, oppure un indirizzo che comincia con https://, mailto:… o tel:…. Altrimenti le parole appaiono senza link.",
  "Without an address there is no page. “Generate” makes one.":
    "Senza un indirizzo non c’è pagina. «Genera» ne crea uno.",
  "Use small letters, digits and hyphens only, such as silk-slip.":
    "Usi soltanto lettere minuscole, cifre e trattini, come abito-di-seta.",
  "Use small letters, digits and hyphens only, such as silk-slips.":
    "Usi soltanto lettere minuscole, cifre e trattini, come abiti-di-seta.",
  "Nobody can see this address: write letters or digits.":
    "Nessuno può vedere questo indirizzo: scriva lettere o cifre.",
  "An address has {{most}} characters at most here.": "Qui un indirizzo ha {{most}} caratteri al massimo.",
  "From top to bottom. Drag to reorder; open one to edit or hide it. With none in the list, the page has those that every label begins with: hide the ones you do not want.":
    "Dall’alto in basso. Trascini le sezioni per riordinarle; ne apra una per modificarla o nasconderla. Se l’elenco è vuoto, la pagina ha quelle con cui comincia ogni maison: nasconda quelle che non desidera.",
  "Ink before a picture has loaded": "Inchiostro finché un’immagine non è caricata",
  "As the shop shows them. Letters need 4.5:1, the edges of controls 3:1.":
    "Come appaiono sul sito. Le lettere richiedono 4,5:1, i bordi di campi e pulsanti 3:1.",
  "Paste two columns": "Incollare due colonne",
  "From a spreadsheet: the old address, and the path that it leads to. One a line.":
    "Da un foglio di calcolo: il vecchio indirizzo, e il percorso a cui porta. Uno per riga.",
  "Lines without two columns, which are not added: {{others}}.":
    "Righe senza due colonne, che non vengono aggiunte: {{others}}.",
  "Add {{count}} addresses_one": "Aggiungi l’indirizzo",
  "Add {{count}} addresses_other": "Aggiungi {{count}} indirizzi",
  "The quick brown fox": "Pranzo d’acqua",
  "Jumps over the lazy dog, in nine weeks, for 2,450.": "Fa volti sghembi, in nove settimane, per 2.450.",
  "Picture in words": "Descrizione dell’immagine",
  "One sentence for people who cannot see the picture: cut, fabric, colour. Not “picture of”.":
    "Una frase per chi non può vedere l’immagine: taglio, tessuto, colore. Non «immagine di».",
  "If empty, the picture is only decoration.": "Se vuota, l’immagine è soltanto decorativa.",
  "Colour shown": "Colore mostrato",
  "The name of one of the dress's colours: choosing that colour in the shop shows this picture.":
    "Il nome di uno dei colori dell’abito: scegliendolo sul sito, si vede questa immagine.",
  "A JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG file, or an HEIC from a phone.":
    "Un file JPEG, PNG, WebP, AVIF, GIF, TIFF o SVG, oppure HEIC di un telefono.",
  "Calm where the words stand": "Uniforme dove stanno le parole",
  "The words then have no background of their own: check that they can be read everywhere.":
    "Allora le parole non hanno un fondo proprio: controlli che si leggano ovunque.",
  "Use “{{suggested}}”": "Usa «{{suggested}}»",
  "Picture {{place}}: {{said}}": "Immagine {{place}}: {{said}}",
  "Pictures without words": "Immagini senza descrizione",
  "{{count}} pictures have no words yet_one": "Un’immagine non ha ancora una descrizione",
  "{{count}} pictures have no words yet_other": "{{count}} immagini non hanno ancora una descrizione",
  "Say what each one shows, for people who cannot see it and for search engines. Change what is suggested where you can say more.":
    "Dica che cosa mostra ciascuna, per chi non può vederla e per i motori di ricerca. Dove può dire di più, completi la proposta.",
  "Picture {{place}} in words": "Descrizione dell’immagine {{place}}",
  "Colour shown in picture {{place}}": "Colore mostrato nell’immagine {{place}}",
  "Which colour?": "Quale colore?",
  "Use these words for {{count}} pictures_one": "Usa questa descrizione",
  "Use these words for {{count}} pictures_other": "Usa queste descrizioni per {{count}} immagini",
  "A dress without a name": "Un abito senza nome",
  Sections: "Sezioni",
  "A page has {{most}} sections at most.": "Una pagina ha {{most}} sezioni al massimo.",
  Hidden: "Nascosta",
  "It keeps its place and its words, and is not shown.":
    "Mantiene il suo posto e le sue parole, e non appare.",
  "all dresses": "tutti gli abiti",
  "the first collection": "la prima collezione",
  "Add a section": "Aggiungi una sezione",
  "a section": "una sezione",
  "Section {{place}} ({{title}}) {{reason}}: it is not shown.":
    "Sezione {{place}} ({{title}}) {{reason}}: non appare.",
  "“{{title}}” {{reason}}: it is not shown.": "«{{title}}» {{reason}}: non appare.",
  Subscriber: "Iscritto",
  "Signed up": "Iscrizione",
  "Put it at the end of every newsletter to this address. Anyone who has the link can remove the address from the list.":
    "Da mettere in fondo a ogni lettera a questo indirizzo. Chiunque lo abbia può togliere l’indirizzo dalla lista.",
  "Pick a colour": "Scegliere un colore",
  "Colours of the label": "Colori della maison",
  "Choose an SVG or PNG file": "Scegliere un file SVG o PNG",
  "It {{fault}}.": "Il file {{fault}}.",
  "is a picture that this browser cannot open: save it as PNG or SVG":
    "è un’immagine che questo browser non sa aprire: la salvi in PNG o SVG",
  "is not a picture": "non è un’immagine",
  "The file may be damaged, of another kind, or too large: a picture may have 64 MB, a film 256 MB. Send a picture from the telephone or the camera again, or save it as JPEG.":
    "Forse il file è danneggiato, di altro tipo o troppo grande: un’immagine può avere 64 MB, un video 256 MB. Invii di nuovo la foto dal telefono o dalla fotocamera, oppure la salvi in JPEG.",
  Studio: "Studio",
  "Name and password": "Nome e password",
  "This collection still has dresses": "Questa collezione ha ancora degli abiti",
  "Move them to another one first, under “Bulk edit”: {{names}}.":
    "Prima li sposti in un’altra, in «Modifica in blocco»: {{names}}.",
  "Last published:": "Ultima pubblicazione:",
  "Used on one page": "In una pagina",
  "Used on {{number}} pages": "In {{number}} pagine",
  Edit: "Modifica",
  Structure: "Struttura",
  "Sorted by relevance": "In ordine di pertinenza",
  "Your changes are not saved yet": "Le sue modifiche non sono ancora salvate",
  "Studio keeps trying. Until then this browser keeps them.":
    "Studio continua a provare. Fino ad allora le conserva questo browser.",
  "You can write again as soon as they are saved. Until then this browser keeps them: leave this tab open.":
    "Potrà continuare a scrivere appena saranno salvate. Fino ad allora le conserva questo browser: lasci aperta questa scheda.",
  "Your changes are being saved": "Le sue modifiche vengono salvate",
  "You can write again in a moment.": "Tra un attimo potrà continuare a scrivere.",
  "A password is one line: nothing was changed, because this has several":
    "Una password sta su una riga sola: questa ne ha più di una, e nulla è stato cambiato",
  "A password needs at least {{least}} characters": "Una password deve avere almeno {{least}} caratteri",
  "Nobody can log in: the file that says who may is damaged. The log says which, and what to do.":
    "Nessuno può accedere: il file che dice chi può farlo è danneggiato. Il log indica quale sia e che cosa fare.",
  "Nobody can log in yet: the owner sets a password with the command first.":
    "Nessuno può ancora accedere: prima occorre impostare una password sul server, con l’apposito comando.",
  "Please log in again. If you see this again, this browser accepts no cookies from here: allow them for this address.":
    "Acceda di nuovo. Se questo avviso ricompare, il browser non accetta cookie da qui: li consenta per questo indirizzo.",
  "Please try again. If you see this again, this browser accepts no cookies from here: allow them for this address.":
    "Riprovi. Se questo avviso ricompare, il browser non accetta cookie da qui: li consenta per questo indirizzo.",
  "The name or the password is wrong.": "Il nome o la password non sono corretti.",
  "Too many attempts. Try again in {{time}}.": "Troppi tentativi. Riprovi tra {{time}}.",
  "Log in to the content": "Accesso ai contenuti",
  Password: "Password",
  "Log in": "Accedi",
  "Forgotten your password?": "Ha dimenticato la password?",
  "Send a link": "Invia un link",
  "If somebody of this name has an email address here, a link is on its way to it. It is good for one hour.":
    "Se a questo nome corrisponde un indirizzo e-mail, un link è già in viaggio. Vale un’ora.",
  "Ask an administrator of this Studio: under “People and backups” they make a link for you.":
    "Si rivolga a un amministratore di questo Studio: in «Persone e backup» può creare un link per lei.",
  "Without an email address, ask an administrator of this Studio: under “People and backups” they make a link for you.":
    "Senza un indirizzo e-mail, si rivolga a un amministratore di questo Studio: in «Persone e backup» può creare un link per lei.",
  "Where nobody can log in, whoever looks after the machine sets a password with the command {{command}}.":
    "Se nessuno può accedere, chi si occupa del server imposta una password con il comando {{command}}.",
  "Back to the login": "Torna all’accesso",
  "Choose your password": "Scelga la sua password",
  "The end of your link, after #": "La parte finale del link, dopo #",
  "New password, of at least {{least}} characters": "Nuova password, di almeno {{least}} caratteri",
  Again: "Ripeta la password",
  "Save and log in": "Salva e accedi",
  "This link has been used already, or is too old. Please ask for another.":
    "Questo link è già stato usato o è scaduto. Ne chieda un altro.",
  "The two passwords are not the same": "Le due password non coincidono",
  "The old password is wrong": "La vecchia password non è corretta",
  "Studio cannot log in from here": "Da qui non si può accedere a Studio",
  "It was opened at {{address}}, where no login may lead to.":
    "È stato aperto da {{address}}, dove nessun accesso può condurre.",
  "an address that cannot be read": "un indirizzo illeggibile",
  "Open it at {{origin}}, or have this address added to those that are allowed.":
    "Lo apra da {{origin}}, oppure faccia aggiungere l’indirizzo usato a quelli consentiti.",
};
