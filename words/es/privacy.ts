import type * as english from "@trousseau/words/en/privacy.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const privacyWords: WordsLike<typeof english.privacyWords> = {
  facts: { what: "Qué datos", why: "Para qué", howLong: "Cuánto tiempo", who: "Quién los ve" },
  hosts: {
    own: "Se guardan en nuestro propio servidor.",
    sanity:
      "Los guarda Sanity, el servicio que almacena nuestro contenido y cuyo plan determina cuánto tiempo conserva un historial.",
    other: "Se guardan en el servidor que almacena nuestro contenido.",
  },
  people: "Nuestro propio equipo, tras identificarse.",
  messages: {
    heading: "Cuando nos *escribe*",
    notTaken:
      "Los formularios de esta web no envían nada por sí mismos: convierten sus palabras en un mensaje que usted envía por WhatsApp o por correo. La web no conserva nada.",
    text: "Conservamos un mensaje desde el momento en que esta web lo confirma.",
    what: "Su nombre, su correo electrónico, su mensaje, lo demás que pida el formulario y cuándo lo escribió.",
    why: "Para responderle y para hacer lo que nos pide.",
    howLong: (months) =>
      `${months === 1 ? "Un mes" : `${months} meses`}; después el mensaje se borra, con su historial. Hasta su entrega espera en nuestro propio servidor; luego solo queda allí un código durante 30 días, para reconocer un formulario enviado dos veces.`,
    mailed:
      "También nos llegan por correo electrónico. Si pide un acuse de recibo, recibirá uno con la referencia y la fecha, sin nada de lo que escribió.",
  },
  newsletter: {
    heading: "Cuando pide nuestras *cartas*",
    notConfirmed:
      "Esta web aún no puede tramitar suscripciones por sí misma y no conserva ninguna dirección que se escriba para recibir las cartas.",
    byWhatsApp: "Convierte su dirección en un mensaje de WhatsApp, que usted decide si envía.",
    text: "Entra en la lista una vez que confirma su dirección desde el correo que le enviamos. Nadie puede suscribir a otra persona.",
    what: "Su correo electrónico, cuándo pidió las cartas y cuándo lo confirmó.",
    why: "Para enviarle las cartas y poder demostrar que las pidió.",
    howLong:
      "Hasta que se dé de baja, lo que puede hacer desde cualquier carta; entonces se borra su dirección, con su historial. Una dirección sin confirmar se borra en cuanto sale el correo; durante 30 días conservamos un código que limita cuántos correos recibe una dirección y del que no se puede deducir cuál es.",
    who: "Nuestro propio equipo, tras identificarse, y el servicio que envía nuestros correos.",
  },
  whatsApp: {
    heading: "Cuando pasa a *WhatsApp*",
    text: "Nuestros botones de WhatsApp abren una conversación con un mensaje preparado. WhatsApp solo lo sabe cuando usted pulsa uno, y lo que envíe allí lo conservan WhatsApp, según sus propias condiciones, y nosotros. Hasta entonces, esta web no carga nada de WhatsApp ni le envía nada.",
  },
  visits: {
    heading: "Cuando nos *visita*",
    notCounted: "Las visitas no se cuentan ni se siguen. Ningún tercero tiene noticia de ellas.",
    text: "Contamos unos pocos totales, nunca quién hay detrás.",
    notes: [
      "Solo se guardan totales por día: no queda constancia de ninguna visita ni de quien la hace.",
      "Para ello no se instala ninguna cookie ni se guarda nada en su navegador; no se conservan ni la dirección IP, ni el navegador, ni la página de la que viene, y a nadie más se le comunica.",
      "Los navegadores que piden no ser rastreados (Global Privacy Control o Do Not Track) no se cuentan.",
    ],
    counted: [
      "cuántas veces se abren cada vestido, cada colección y la página de inicio",
      "el nombre de la web de la que viene, como Instagram o Google, y nada más de su dirección",
      "cuántas veces se pide por WhatsApp alquilar o comprar un vestido",
      "los colores y las tallas que se piden",
      "las búsquedas sin resultado, cuando las mismas palabras se han buscado dos veces",
    ],
    why: "Para saber qué vestidos gustan.",
    howLong: (days) => `Los totales de un día se borran a los ${days} días.`,
  },
  logs: {
    heading: "Registros del *servidor*",
    text: "Esta web registra sus propios fallos, con la dirección de la página y nunca con lo que usted ha escrito. Su dirección IP se mantiene solo en la memoria, para limitar cuánto puede enviar un mismo remitente; la web nunca la anota. Quien gestiona el servidor, o la red que lo precede, puede llevar sus propios registros por motivos de seguridad.",
  },
  browser: {
    heading: "Lo que queda en su *navegador*",
    text: "Esta web no instala ninguna cookie, salvo a quienes la editan y usan la vista previa. Los vestidos de su probador, y sus notas, se quedan en su navegador hasta que los quite; el enlace a esa lista nombra los vestidos, sin notas. Un mensaje empezado se queda en la pestaña hasta que lo envíe o la cierre. El navegador recuerda también que ha pausado el movimiento, hasta que lo reanude; sus medidas, solo si marca la casilla; la fecha para la que necesita un vestido, hasta que la borre; sus búsquedas y los vestidos vistos recientemente, hasta que los borre; y, en una pestaña, cuáles de nuestros scripts no se cargaron. Nada de ello nos llega mientras no lo envíe, salvo que una página pide las imágenes de los vestidos que ha visto; nadie anota quién las ha pedido.",
    copies:
      "Salvo que ahorre datos, el navegador guarda también copias de las páginas y las imágenes que ha visto aquí, para que se abran sin conexión: las últimas sesenta páginas, hasta que borre los datos de esta web.",
  },
};
