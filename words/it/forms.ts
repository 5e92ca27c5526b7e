import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/forms.ts";

export const contactWords: WordsLike<typeof english.contactWords> = {
  labels: {
    name: "Nome",
    email: "E-mail",
    message: "Messaggio",
    telephone: "Telefono (facoltativo)",
    date: "Data dell’evento (facoltativa)",
    event: "Data dell’evento",
    submit: "Inviare",
    sending: "Invio in corso",
    whatsapp: "Scriverci su WhatsApp",
    showroom: "Showroom",
    hours: "Orari",
    appointment: "Prenotare un appuntamento",
    phone: "Telefono",
    write: "E-mail",
    answerTo: "Risponderemo a",
    copy: "Desidero una conferma via e-mail",
    reference: "Riferimento",
    another: "Scrivere un altro messaggio",
    trap: "Lasciare vuoto",
    privacy: "Come usiamo e conserviamo il messaggio",
  },
  errors: {
    summary: "Alcuni dati sono da rivedere. Nulla di ciò che ha scritto è andato perduto.",
    nameMissing: "Ci dica il suo nome, per cortesia.",
    emailMissing: "Ci lasci un indirizzo e-mail al quale rispondere.",
    emailMalformed: "L’indirizzo sembra incompleto. Dovrebbe avere la forma nome@dominio.com.",
    messageMissing: "Scriva una riga o due; anche solo una data ci aiuta.",
    dateUnreadable: "Completi la data, per esempio 2027-05-09, oppure lasci il campo vuoto.",
    datePast: "Questa data è già passata. L’anno è giusto?",
    notSent:
      "Non siamo riusciti a inviare il messaggio. Nulla è andato perduto: può riprovare, o raggiungerci in un altro modo.",
  },
  notKept: {
    failed: {
      heading: "Non ancora *inviato*",
      text: "Non siamo riusciti a inviare il messaggio. È pronto qui sotto, parola per parola: può mandarlo su WhatsApp o via e-mail, oppure scegliere di nuovo «Inviare».",
    },
    limited: {
      heading: "Un’altra *via*",
      text: "Non possiamo accogliere qui questo messaggio. È pronto qui sotto, parola per parola: può mandarlo su WhatsApp o via e-mail.",
    },
  },
};

const notSignedUp =
  "Non siamo riusciti a registrare l’iscrizione. L’indirizzo è ancora nel campo: la invitiamo a riprovare.";

export const newsletterFormWords: WordsLike<typeof english.newsletterFormWords> = {
  label: "Indirizzo e-mail per la newsletter",
  placeholder: "Il suo indirizzo e-mail",
  submit: "Iscriversi",
  privacyPointer: "Consulti la nostra informativa sulla privacy.",
  errors: {
    emailMissing: "Indichi il suo indirizzo e-mail, per cortesia.",
    emailMalformed: "L’indirizzo sembra incompleto. Dovrebbe avere la forma nome@dominio.com.",
    notSent: notSignedUp,
  },
  notKept: {
    failed: notSignedUp,
    limited:
      "Al momento non possiamo registrare l’iscrizione. L’indirizzo è ancora nel campo: può riprovare più tardi.",
  },
};
