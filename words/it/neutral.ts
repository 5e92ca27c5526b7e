import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/neutral.ts";

export const neutralWords: WordsLike<typeof english.neutralWords> = {
  name: "Maison senza nome",
  greeting: "buongiorno",
  newsletterHeading: "Newsletter",
  newsletterNote: "Può annullare l’iscrizione in qualsiasi momento.",
  notShown: "Ciò che cercava non è più esposto.",
  careLines: ["Domande frequenti", "Cambi e resi", "Spedizioni"],
  shopNow: "Scoprire gli abiti",
  showMore: "Altri abiti",
  firstDresses: "Nuovi *abiti*",
  collection: "La *collezione*",
  featured: "La nostra *selezione*",
  shippingButton: "WhatsApp",
  fashionWeeks: "Settimane della moda",
  questions: { title: "Domande\ne *risposte*", more: "Contatti", all: "Tutte le domande" },
  letters: "Lettere dall’*atelier*",
  contact: {
    title: "I nostri *contatti*",
    kept: {
      heading: "La *ringraziamo*",
      text: "Il suo messaggio ci è arrivato. Se ci scrive o ci chiama ancora, citi per cortesia questo riferimento.",
    },
    outcome: {
      heading: "Ancora un *passo*",
      text: "Manca soltanto l’invio, su WhatsApp o via e-mail. Il messaggio è pronto qui sotto, parola per parola.",
      whatsapp: "Inviare su WhatsApp",
      email: "Scrivere un’e-mail",
    },
    messageLead: "Buongiorno, vi scrivo dalla pagina dei contatti.",
  },
  newsletter: {
    mailed:
      "Ci siamo quasi: le abbiamo inviato un’e-mail. Apra il link entro sette giorni per completare l’iscrizione. Non è arrivata? Controlli la posta indesiderata, o l’indirizzo.",
    outcome: {
      text: "L’iscrizione non è ancora completa. Ci mandi l’indirizzo su WhatsApp, e lo aggiungeremo noi.",
      whatsapp: "Mandarlo su WhatsApp",
    },
    messageLead: "Buongiorno, vorrei ricevere le lettere dall’atelier. Il mio indirizzo e-mail è",
  },
  privacy: {
    title: "La sua *privacy*",
    introduction:
      "Può guardare ogni cosa senza dirci chi è. Ciò che ci comunica serve allo scopo per cui ce lo ha affidato, e a nient’altro. Questa pagina spiega quale.",
    ending:
      "Può chiederci quali dati personali conserviamo su di lei e ottenerne la rettifica, una copia in un file o la cancellazione, cronologia compresa. Ci scriva indicando l’indirizzo e-mail o il numero di telefono che ha usato. Se ritiene che il trattamento dei suoi dati non sia corretto, può inoltre proporre reclamo all’autorità per la protezione dei dati del suo Paese; in Italia è il Garante per la protezione dei dati personali.",
  },
  search: {
    loading: "Ricerca in corso",
    nothing: { hint: "Bastano tre lettere di un nome. Oppure può cominciare da una collezione." },
  },
  sizeChart: {
    title: "Guida alle *taglie*",
    measuring: {
      bust: "Attorno al punto più ampio del seno, con il metro orizzontale sulla schiena e il reggiseno che porterà con l’abito.",
      waist:
        "Attorno al punto più stretto, dove il busto si piega di lato. Espiri, e tenga un dito sotto il metro.",
      hips: "Attorno al punto più ampio dei fianchi, circa 20 cm (8 in) sotto la vita, a piedi uniti.",
      hollowToHem:
        "Dalla fossetta del collo dritto fino a terra, a piedi nudi. Aggiungiamo noi l’altezza dei tacchi, perché l’orlo cade dove lo portano le scarpe.",
    },
  },
};
