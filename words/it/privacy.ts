import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/privacy.ts";

export const privacyWords: WordsLike<typeof english.privacyWords> = {
  facts: {
    what: "Quali dati",
    why: "Perché",
    howLong: "Per quanto tempo",
    who: "Chi li vede",
  },
  hosts: {
    own: "I dati sono conservati sul nostro server.",
    sanity:
      "I dati sono conservati da Sanity, un servizio che custodisce i nostri contenuti e il cui piano stabilisce per quanto tempo se ne conserva la cronologia.",
    other: "I dati sono conservati sul server che custodisce i nostri contenuti.",
  },
  people: "Il nostro team, con credenziali personali.",
  messages: {
    heading: "Quando ci *scrive*",
    notTaken:
      "I moduli di questo sito non recapitano nulla da soli: trasformano le sue parole in un messaggio, che sarà lei a inviare su WhatsApp o via e-mail. Il sito non ne conserva nulla.",
    text: "Conserviamo un messaggio dal momento in cui il sito lo conferma.",
    what: "Il suo nome, l’indirizzo e-mail, il messaggio, le altre informazioni richieste dal modulo e il momento in cui ha scritto.",
    why: "Per risponderle, e per realizzare ciò che ci chiede.",
    howLong: (months) =>
      `${months === 1 ? "Un mese" : `${months} mesi`}; poi il messaggio viene cancellato, cronologia compresa. Fino alla consegna attende sul nostro server; in seguito vi resta soltanto un codice, per 30 giorni, per riconoscere un modulo inviato due volte.`,
    mailed:
      "Il messaggio ci arriva anche via e-mail. Se chiede una conferma, ne riceve una con il riferimento e la data, senza alcuna delle sue parole.",
  },
  newsletter: {
    heading: "Quando chiede le nostre *lettere*",
    notConfirmed:
      "Per ora questo sito non può registrare da solo le iscrizioni, e non conserva alcun indirizzo indicato per le lettere.",
    byWhatsApp: "Trasforma l’indirizzo in un messaggio WhatsApp, che lei può inviare o no.",
    text: "L’iscrizione vale dopo che ha confermato l’indirizzo da un’e-mail che le inviamo. Nessuno può iscrivere un’altra persona.",
    what: "Il suo indirizzo e-mail, il momento della richiesta e quello della conferma.",
    why: "Per inviarle le lettere, e per poter dimostrare che le ha chieste.",
    howLong:
      "Fino a quando annulla l’iscrizione, come può fare da ogni lettera; allora l’indirizzo viene cancellato, cronologia compresa. Un indirizzo non confermato viene cancellato non appena l’e-mail è partita; per 30 giorni conserviamo un codice, dal quale l’indirizzo non si può ricavare, che limita il numero di e-mail a uno stesso indirizzo.",
    who: "Il nostro team, con credenziali personali, e il servizio che recapita le nostre e-mail.",
  },
  whatsApp: {
    heading: "Quando passa a *WhatsApp*",
    text: "I nostri pulsanti WhatsApp aprono una conversazione con un messaggio già pronto. WhatsApp ne viene a conoscenza soltanto se lei ne usa uno, e ciò che invia lì è conservato da WhatsApp, secondo le sue condizioni, e da noi. Prima di allora questo sito non carica nulla da WhatsApp e non gli trasmette nulla.",
  },
  visits: {
    heading: "Quando *visita* il sito",
    notCounted: "Le visite non sono né contate né seguite. Nessun terzo ne viene a conoscenza.",
    text: "Contiamo soltanto alcuni totali, mai le persone.",
    notes: [
      "Si conservano soltanto i totali di ogni giorno: non resta traccia di una singola visita né di chi l’ha fatta.",
      "Non si usano cookie e nulla è memorizzato a questo scopo nel suo browser; non si conservano né gli indirizzi di rete né i browser, né la pagina di provenienza, e nessun altro ne viene a conoscenza.",
      "I browser che chiedono di non essere tracciati (Global Privacy Control o Do Not Track) non sono contati.",
    ],
    counted: [
      "quante volte si aprono ciascun abito, ciascuna collezione e la home",
      "il nome del sito di provenienza, come Instagram o Google, e nient’altro del suo indirizzo",
      "quante volte si chiede su WhatsApp di noleggiare o acquistare un abito",
      "i colori e le taglie richiesti",
      "le ricerche senza risultati, quando le stesse parole sono state cercate due volte",
    ],
    why: "Per sapere quali abiti piacciono.",
    howLong: (days) =>
      `I totali di un giorno vengono cancellati dopo ${days} ${days === 1 ? "giorno" : "giorni"}.`,
  },
  logs: {
    heading: "I registri del *server*",
    text: "Questo sito annota i propri errori, con l’indirizzo della pagina e mai con ciò che ha scritto. Il suo indirizzo di rete è tenuto soltanto in memoria, per limitare quanto può inviare uno stesso mittente; il sito non lo annota mai. Chi gestisce il server, o la rete che lo precede, può tenere registri propri per motivi di sicurezza.",
  },
  browser: {
    heading: "Ciò che resta nel suo *browser*",
    text: "Questo sito non usa cookie, se non per chi ne cura i contenuti e ne vede l’anteprima. I suoi abiti da provare, con le note, restano nel browser finché non li rimuove; il link alla lista nomina gli abiti, e nessuna nota. Un messaggio cominciato resta nella scheda finché non lo invia o non la chiude. Il browser ricorda inoltre che ha fermato le immagini in movimento, finché non le riavvia; le sue misure, soltanto se spunta la casella; la data per cui le occorre un abito, finché non la cancella; le ricerche recenti e gli abiti visti di recente, finché non li cancella; e, in una scheda, quali dei nostri script non si sono caricati. Nulla di tutto questo ci raggiunge finché non lo invia, tranne la richiesta, da parte di una pagina, delle immagini degli abiti visti; nessuno annota da chi provenga.",
    copies:
      "Se non è impostato per risparmiare dati, il browser conserva anche una copia delle pagine e delle immagini che ha visto qui, perché si aprano senza rete: le ultime sessanta pagine, finché non cancella i dati di questo sito.",
  },
};
