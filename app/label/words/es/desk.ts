export const deskWords: Readonly<Record<string, string>> = {
  "This is not an address: write /product-page/aurelie, or the full address of the former page.":
    "No es una dirección: escriba /product-page/aurelie, o la dirección completa de la página anterior.",
  "The shop has a page at {{page}}, and visitors see that one.":
    "La tienda tiene una página en {{page}}, y es la que ven los visitantes.",
  "The shop uses this address itself.": "La propia tienda usa esta dirección.",
  "This address is in the list already.": "Esta dirección ya está en la lista.",
  "The page that it leads to is not in the shop.": "La página a la que lleva no está en la tienda.",
  "Choose a page that it leads to, or write a path.": "Elija la página a la que lleva, o escriba una ruta.",
  "It leads to {{to}}, and must lead to a path of the shop, such as /about.":
    "Lleva a {{to}}, y debe llevar a una ruta de la tienda, como /about.",
  "It leads in a circle, by {{path}}.": "Vuelve sobre sí misma, pasando por {{path}}.",
  "It passes through too many other old addresses.":
    "Pasa por demasiadas direcciones antiguas antes de llegar.",
  "It leads nowhere: there is no page at {{to}}.":
    "No lleva a ninguna parte: no hay ninguna página en {{to}}.",
  "What needs fixing": "Qué hay que corregir",
  "This page is for editors: open it from Studio, under “Check”.":
    "Esta página es para el equipo: ábrala desde Studio, en «Revisión».",
  "Nothing. Every dress and every text is whole.":
    "Nada. Todos los vestidos y todos los textos están completos.",
  "Fix this first": "Corrija esto primero",
  "This would be better": "Esto puede mejorarse",
  "“{{cell}}”: the shop's prices are in {{currency}}":
    "«{{cell}}»: los precios de la tienda están en {{currency}}",
  "“{{cell}}” is not an amount: write it as 1250 or 1250.50":
    "«{{cell}}» no es un importe: escriba 1250 o 1250,50",
  "“{{cell}}” is not an amount: write it as 1250": "«{{cell}}» no es un importe: escriba 1250",
  "“{{cell}}” can be {{one}} or {{other}}: write one of these":
    "«{{cell}}» puede ser {{one}} o {{other}}: escriba uno de los dos",
  "“{{field}}” {{fault}}": "«{{field}}» {{fault}}",
  "a price is above zero; leave the cell empty for “price on request”":
    "un precio tiene que ser superior a cero; deje la celda vacía para «precio a consultar»",
  "is more than {{most}}, the highest price that the shop takes":
    "supera {{most}}, el precio más alto que admite la tienda",
  "“{{cell}}” cannot be the end of an address: small letters, digits and hyphens, such as {{suggestion}}":
    "«{{cell}}» no puede ser el final de una dirección: solo minúsculas, cifras y guiones, como {{suggestion}}",
  "“{{cell}}” cannot be the end of an address: small letters, digits and hyphens":
    "«{{cell}}» no puede ser el final de una dirección: solo minúsculas, cifras y guiones",
  "there is no collection “{{cell}}”: there are {{known}}. A new one is made in Studio":
    "no hay ninguna colección «{{cell}}»: las que hay son {{known}}. Las nuevas se crean en Studio",
  "there is no collection “{{cell}}”. A new one is made in Studio":
    "no hay ninguna colección «{{cell}}». Las nuevas se crean en Studio",
  "“{{cell}}” is not a number of days: write 1 to {{most}}":
    "«{{cell}}» no es un número de días: escriba un número de 1 a {{most}}",
  "“{{cell}}” is not one of {{words}}": "«{{cell}}» no es ninguna de estas palabras: {{words}}",
  "“{{cell}}” is not a date: write it as 2027-06-15": "«{{cell}}» no es una fecha: escríbala como 2027-06-15",
  "“{{cell}}” is not a whole number": "«{{cell}}» no es un número entero",
  "there are more than {{most}} entries": "hay más de {{most}} elementos",
  "“{{twice}}” appears twice": "«{{twice}}» aparece dos veces",
  "“{{unknown}}” is not rent, buy or both":
    "«{{unknown}}» no es ni «alquiler» ni «compra»; para ambos, escriba alquiler | compra",
  Blush: "Rosa palo",
  "what colour is “{{entry}}”? Write its value after the name: {{name}} #e6c4ba. Separate several colours with |":
    "¿qué color es «{{entry}}»? Escriba su valor detrás del nombre: {{name}} #e6c4ba. Separe los colores con |",
  "what colour is “{{entry}}”? Write its value after the name: {{name}} #e6c4ba":
    "¿qué color es «{{entry}}»? Escriba su valor detrás del nombre: {{name}} #e6c4ba",
  "leads nowhere: there is no page at {{path}}":
    "no lleva a ninguna parte: no hay ninguna página en {{path}}",
  "names a dress that is not shown: {{dress}}": "nombra un vestido que no se muestra: {{dress}}",
  "{{place}}: {{fault}}": "{{place}}: {{fault}}",
  "says “{{words}}” and has no link": "dice «{{words}}» y no tiene enlace",
  "leads to {{link}} and has no words": "lleva a {{link}} y no tiene texto",
  "the button of “{{of}}” {{fault}}": "el botón de «{{of}}» {{fault}}",
  "the button {{fault}}": "el botón {{fault}}",
  "its draft changes the address {{path}}: if a release publishes it, that address leads nowhere":
    "su borrador cambia la dirección {{path}}: si se publica en un lanzamiento, no llevará a ninguna parte",
  "its address was {{path}} before: note it in “Former addresses”, or links to it lead nowhere":
    "su dirección era antes {{path}}: anótela en «Direcciones anteriores», o sus enlaces no llevarán a ninguna parte",
  "its address was {{path}} before: note it in “Former addresses”, or links to it lead nowhere, and dresses that name it are not in the collection":
    "su dirección era antes {{path}}: anótela en «Direcciones anteriores», o sus enlaces no llevarán a ninguna parte y los vestidos que la nombran quedarán fuera de la colección",
  "it is left out of the shop: {{reason}}": "no se muestra en la tienda: {{reason}}",
  "{{message}}; the shop leaves it out": "{{message}}; la tienda prescinde de ello",
  "it {{fault}}": "{{fault}}",
  "paragraph {{place}}: {{fault}}": "párrafo {{place}}: {{fault}}",
  "it is in no collection (“{{category}}”): {{fault}}":
    "no está en ninguna colección («{{category}}»): {{fault}}",
  "its collection “{{category}}” has no document: the shop names it after its address":
    "su colección, «{{category}}», no tiene documento: la tienda le da el nombre de su dirección",
  "the size chart has no size {{sizes}}: the size finder never suggests it":
    "la tabla de tallas no incluye {{sizes}}, que el buscador de tallas nunca propone",
  Rentals: "Alquileres",
  "Option: {{title}}": "Prerreserva: {{title}}",
  "Option until {{day}}: {{title}}": "Prerreserva hasta el {{day}}: {{title}}",
  "Away from {{from}} to {{to}}, with the days before and after.":
    "Fuera del {{from}} al {{to}}, con los días de antes y después.",
  "In your own calendar app": "En su propio calendario",
  "A calendar app, on your telephone or Google's, can show the bookings: it reads them at a secret address. Your customers' names are in it, so give it to nobody outside the label.":
    "Un calendario, el del teléfono o el de Google, puede mostrar las reservas: las lee en una dirección secreta. Contiene los nombres de sus clientas: no la dé a nadie de fuera de la casa.",
  "The shop's setting {{setting}} makes this address; the guide to the settings says how.":
    "El ajuste {{setting}} de la tienda crea esta dirección; la guía de los ajustes explica cómo.",
  "Make an address": "Crear una dirección",
  "Make another instead": "Crear otra en su lugar",
  "Stop this address": "Desactivar esta dirección",
  "Add a calendar “from a link” or “by URL” in your app, with this address. It is shown only now.":
    "Añada en su calendario uno «desde un enlace» o «mediante URL» con esta dirección. Solo se muestra ahora.",
  "Address of the calendar": "Dirección del calendario",
  "There is an address, made on {{day}}. No app has read it yet.":
    "Hay una dirección, creada el {{day}}. Ningún calendario la ha leído todavía.",
  "There is an address, made on {{day}}. An app last read it on {{moment}}.":
    "Hay una dirección, creada el {{day}}. Un calendario la leyó por última vez el {{moment}}.",
  "“{{cell}}” can be read as {{day}} or as {{other}}: write the one that is meant":
    "«{{cell}}» puede leerse como {{day}} o como {{other}}: escriba la que corresponde",
  "“{{cell}}” is not a number of days: write 0 to {{most}}":
    "«{{cell}}» no es un número de días: escriba de 0 a {{most}}",
  "row {{first}} is the same booking": "la fila {{first}} es la misma reserva",
  "several pieces could be meant: {{pieces}}": "puede tratarse de varias piezas: {{pieces}}",
  "this dress has no such piece: there are {{pieces}}": "no hay tal pieza de este vestido: hay {{pieces}}",
  "there is no piece of “{{dress}}” in the calendar": "en el calendario no hay ninguna pieza de «{{dress}}»",
  "this booking has been changed since it was imported, and begins on {{day}}: change it in Studio":
    "esta reserva ha cambiado desde que se importó y empieza el {{day}}: cámbiela en Studio",
  "The import ended at row {{row}}: {{reason}}. The rows above it are done. Import the table again: what is there already stays as it is.":
    "La importación se detuvo en la fila {{row}}: {{reason}}. Las filas anteriores están hechas. Importe la tabla de nuevo: lo que ya está se queda como está.",
  "Booking of {{day}}": "Reserva del {{day}}",
  "Booking without days": "Reserva sin fechas",
  Piece: "Pieza",
  "Piece in size {{size}}": "Pieza de la talla {{size}}",
  "its piece does not exist ({{piece}})": "no corresponde a ninguna pieza existente ({{piece}})",
  "it overlaps another booking of its piece, from {{from}} to {{to}} ({{id}})":
    "se solapa con otra reserva de la misma pieza, del {{from}} al {{to}} ({{id}})",
  "its dress does not exist ({{dress}})": "no corresponde a ningún vestido existente ({{dress}})",
  "“fashionWeeks” are still those of the sample label":
    "las semanas de la moda siguen siendo las de la firma de muestra",
  "is still the sample label's": "sigue siendo de la firma de muestra",
  "still leads to the sample label": "sigue llevando a la firma de muestra",
  "still names the sample label": "sigue nombrando a la firma de muestra",
  "is still a film of the sample label": "sigue siendo un vídeo de la firma de muestra",
  "is still a picture of the sample label": "sigue siendo una imagen de la firma de muestra",
  "it is still a dress of the sample label": "sigue siendo un vestido de la firma de muestra",
  "the shop still shows {{shown}} dresses, though the content host has {{fetched}} that can be shown: it lets so many go at once only if it has seen them being deleted. Restore them or, if they are meant to go, start the shop with CATALOGUE_MAY_SHRINK=true":
    "la tienda sigue mostrando {{shown}} vestidos, aunque en el servicio de contenidos hay {{fetched}} que puedan mostrarse: solo retira tantos a la vez si ha visto cómo se eliminaban. Restáurelos o, si deben desaparecer, inicie la tienda con CATALOGUE_MAY_SHRINK=true",
  "The catalogue": "El catálogo",
  "it cannot be read and is left out: {{reason}}. Restore a backup, or write it again under the same id":
    "no puede leerse y se omite: {{reason}}. Restaure una copia de seguridad, o escríbalo de nuevo con el mismo identificador",
  "the collection has no dresses: it is in no list, and its address leads to the home page":
    "la colección no tiene vestidos: no aparece en ninguna lista, y su dirección lleva a la página de inicio",
  "The designer": "Dirección creativa",
  "/about has no biography yet: no menu or footer leads there":
    "/about aún no tiene biografía: ningún menú ni pie de página lleva allí",
  "Questions and answers": "Preguntas y respuestas",
  "/faq has no questions yet: no menu or footer leads there":
    "/faq aún no tiene preguntas: ningún menú ni pie de página lleva allí",
  "{{section}} {{reason}}: it is not shown": "{{section}} {{reason}}: no se muestra",
  "no section of the page is shown: it is empty": "no se muestra ninguna sección de la página: está vacía",
  "“{{field}}”: {{note}}": "«{{field}}»: {{note}}",
  "the picture: {{note}}": "la imagen: {{note}}",
  "names {{field}}, which “Making, delivery and rental” does not give: the line is left out":
    "cita {{field}}, un plazo que «Confección, entrega y alquiler» no indica: la línea se omite",
  "there is no telephone number: nobody can ask for a dress on WhatsApp":
    "no hay número de teléfono: nadie puede pedir un vestido por WhatsApp",
  "the footer's customer care column has no lines: {{lines}} are missing. Write them under “The label”, “Words in several places”; each becomes a link when a page of that title is published":
    "la columna de atención al cliente del pie de página no tiene líneas: faltan {{lines}}. Escríbalas en «Datos de la firma», «Textos comunes»; cada una será un enlace cuando se publique una página con ese título",
  "it has no name: the shop calls it “{{name}}”": "no tiene nombre: la tienda la llama «{{name}}»",
  "it has no text": "no tiene texto",
  "icons of browser tabs and phones cannot show the monogram “{{monogram}}”, because they have Latin and Arabic letters only: they show “{{letters}}”. Choose another monogram in “Identity”":
    "los iconos de las pestañas del navegador y de los teléfonos no pueden mostrar el monograma «{{monogram}}», porque solo admiten letras latinas y árabes: muestran «{{letters}}». Elija otro monograma en «Identidad»",
  "icons of browser tabs and phones cannot show the monogram “{{monogram}}”, because they have Latin and Arabic letters only: they show a lozenge. Choose another monogram in “Identity”":
    "los iconos de las pestañas del navegador y de los teléfonos no pueden mostrar el monograma «{{monogram}}», porque solo admiten letras latinas y árabes: muestran un rombo. Elija otro monograma en «Identidad»",
  bust: "pecho",
  waist: "cintura",
  hips: "cadera",
  "size {{size}} comes after {{before}} but is smaller ({{measures}}): list sizes from the smallest to the largest":
    "la talla {{size}} va detrás de la {{before}}, pero es menor ({{measures}}): ordene las tallas de la más pequeña a la más grande",
  "is a film whose file is gone: upload it again, or remove it":
    "es un vídeo cuyo archivo ya no existe: súbalo de nuevo o quítelo",
  "is a picture whose file is gone: upload it again, or remove it":
    "es una imagen cuyo archivo ya no existe: súbala de nuevo o quítela",
  "it has more than {{most}} lists and objects nested in each other":
    "tiene más de {{most}} listas y grupos de campos, unos dentro de otros",
  "it has more than {{most}} characters": "tiene más de {{most}} caracteres",
  "{{list}} has more than {{most}} entries: the rest are not shown":
    "{{list}} tiene más de {{most}} elementos: los demás no se muestran",
  'its field "{{field}}" has a line of more than {{most}} characters':
    "su campo «{{field}}» tiene una línea de más de {{most}} caracteres",
  "Reply templates": "Plantillas de respuesta",
  "Answers that you give often": "Respuestas frecuentes",
  Title: "Título",
  "You choose the template by this title.": "Por él reconocerá la respuesta.",
  Text: "Texto",
  "{{names}} are filled in. A sentence is left out when the visitor has not said what it names.":
    "{{names}} se rellenan solos. Una frase se omite cuando el visitante no ha indicado el dato que cita.",
  "“Reply by email” and “Reply on WhatsApp” offer them on every enquiry.":
    "«Responder por correo» y «Responder por WhatsApp» las ofrecen en cada consulta.",
  Option: "Prerreserva",
  Booked: "Reservada",
  Out: "En manos de la clienta",
  "Back, and clean": "Devuelta y limpia",
  Cancelled: "Anulada",
  Booking: "Reserva",
  "{{count}} options end soon, or have ended_one": "Una prerreserva caduca pronto o ha caducado",
  "{{count}} options end soon, or have ended_other": "{{count}} prerreservas caducan pronto o han caducado",
  Calendar: "Calendario",
  "Who has which dress, and when. Each dress that is to rent gets a piece for each of its sizes: you book those, and the shop says on which days they are free. You can add and remove pieces later.":
    "Quién tiene qué vestido, y cuándo. Cada vestido de alquiler recibe una pieza por talla: es lo que se reserva, y la tienda indica qué días está libre. Más adelante podrá añadir y quitar piezas.",
  "Begin a calendar": "Empezar un calendario",
  "New booking": "Nueva reserva",
  Save: "Guardar",
  "Choose…": "Elegir…",
  "If empty, the days are your own: a repair, a show. Write the reason in the note.":
    "Si se deja vacío, los días son suyos: un arreglo, un desfile. Escriba el motivo en la nota.",
  "Begin on {{day}}": "Empezar el {{day}}",
  "Own use": "Uso propio",
  "Days before and after": "Días antes y después",
  "Free again": "Libre de nuevo",
  "Goes out": "Salidas",
  "Comes back": "Devoluciones",
  "Late: its last day was {{day}}": "Con retraso: su último día era el {{day}}",
  "{{piece}}: still out with {{name}}, and promised to {{next}} from {{day}}":
    "{{piece}}: todavía con {{name}}, y prometida a {{next}} a partir del {{day}}",
  "{{piece}}: still out, and promised to {{next}} from {{day}}":
    "{{piece}}: todavía fuera, y prometida a {{next}} a partir del {{day}}",
  "Options that end": "Prerreservas que caducan",
  "Ended on {{day}}: its days are free again": "Caducó el {{day}}: sus días vuelven a estar libres",
  "Until {{day}}": "Hasta el {{day}}",
  "None today.": "Ninguna hoy.",
  "No bookings yet.": "Aún no hay reservas.",
  "New piece": "Nueva pieza",
  "Add pieces of {{names}}": "Añadir las piezas de {{names}}",
  "Remove this piece": "Quitar esta pieza",
  "It is booked: cancel its bookings first.": "Está reservada: anule primero sus reservas.",
  "End the calendar": "Terminar el calendario",
  "End the calendar?": "¿Terminar el calendario?",
  "All pieces are removed, and the shop no longer says which days are free. You can begin again at any time.":
    "Se quitan todas las piezas, y la tienda deja de indicar los días libres. Puede volver a empezar en cualquier momento.",
  Month: "Mes",
  "Saved: {{booking}}": "Guardado: {{booking}}",
  Print: "Imprimir",
  "A month earlier": "Un mes antes",
  "A month later": "Un mes después",
  "Open the booking": "Abrir la reserva",
  "Make an option": "Hacer una prerreserva",
  "Drag over free days to book them. Drag a booking to move it, or one end of it to change its length. By keyboard: arrows lead from booking to booking, and Enter opens one. Shift with an arrow moves it, + and − change its length; then Enter saves, and Escape leaves it as it was.":
    "Arrastre sobre días libres para reservarlos. Arrastre una reserva para moverla, o uno de sus extremos para cambiar su duración. Con el teclado: las flechas llevan de una reserva a otra, e Intro abre una. Mayús con una flecha la mueve, + y − cambian su duración; después, Intro guarda y Escape la deja como estaba.",
  "By keyboard: arrows lead from booking to booking, and Enter opens one.":
    "Con el teclado: las flechas llevan de una reserva a otra, e Intro abre una.",
  "{{piece}}: {{from}} to {{to}}.": "{{piece}}: del {{from}} al {{to}}.",
  "Taken: {{name}}.": "Ocupado: {{name}}.",
  "{{from}} to {{to}}": "del {{from}} al {{to}}",
  "In the navigation": "En la navegación",
  "Not in the navigation: found by search, by links, and from its dresses":
    "Fuera de la navegación: se encuentra con el buscador, por enlaces y desde sus vestidos",
  "Not in the shop, and neither are its dresses": "Fuera de la tienda, y sus vestidos también",
  Collection: "Colección",
  Name: "Nombre",
  "In the menu and on every dress.": "En el menú y en cada uno de sus vestidos.",
  "The collection needs a name.": "La colección necesita un nombre.",
  Address: "Dirección",
  "The end of the page's address. If you change it, old links still lead here, and its dresses stay in it.":
    "El final de la dirección de la página. Si la cambia, los enlaces antiguos siguen llevando aquí, y sus vestidos siguen en ella.",
  Shown: "Visible",
  "Place in the navigation": "Posición en la navegación",
  "Lower numbers come first. Collections without a number come last, the oldest first. The first has a row of its own on the home page.":
    "Los números más bajos van primero. Las colecciones sin número van al final, de la más antigua a la más reciente. La primera tiene una fila propia en la página de inicio.",
  "Also called": "También conocida como",
  "What visitors call these dresses, such as “wedding dress” for bridal ones. The search finds them by it.":
    "Cómo llaman los visitantes a estos vestidos: por ejemplo, «traje de boda» a los de novia. La búsqueda los encuentra también así.",
  "Short name": "Nombre corto",
  "In the footer, and wherever space is short.": "En el pie de página, y donde haya poco espacio.",
  "On its own page. If empty, the name.": "En su propia página. Si se deja vacío, el nombre.",
  Introduction: "Introducción",
  "Prices on request": "Precios a consultar",
  "The shop says “price on request” for its dresses, and shows no deposit. Their prices stay here in Studio.":
    "La tienda indica «precio a consultar» en sus vestidos, y no muestra la fianza. Los precios se quedan aquí, en Studio.",
  "Days to make one of its dresses": "Días de confección de cada vestido",
  "If empty, the label's own number.": "Si se deja vacío, el plazo general de la firma.",
  "Former addresses": "Direcciones anteriores",
  "The ends of addresses that also lead to this collection, such as those of a collection that was merged into it. Dresses that name one of them belong here.":
    "Los finales de dirección que también llevan aquí, como los de una colección que se ha unido a esta. Los vestidos que citan uno de ellos pertenecen a esta colección.",
  "Pictures among the dresses": "Imágenes entre los vestidos",
  "Wide ones, in order of use. {{optional}}": "Apaisadas, en orden de uso. {{optional}}",
  Rail: "Perchero",
  "Offers its dresses as one long picture as well, hem beside hem. It looks right where all main pictures are 4:5, on the same background, with the dress in the middle.":
    "Muestra sus vestidos también como una sola imagen larga, alineados por el bajo. Queda bien si todas las imágenes principales son 4:5, sobre el mismo fondo y con el vestido en el centro.",
  "Without a price the shop says “price on request”.": "Sin precio, la tienda indica «precio a consultar».",
  Rent: "Alquiler",
  Buy: "Compra",
  Silhouette: "Silueta",
  "Ball gown, A-line, Mermaid.": "Princesa, Línea A, Sirena.",
  Neckline: "Escote",
  "Sweetheart, V-neck, Halter.": "Corazón, En pico, Halter.",
  Sleeves: "Mangas",
  "Strapless, Straps, Long.": "Sin mangas, Con tirantes, Largas.",
  Fabric: "Tejido",
  "The main one: Tulle, Duchess satin, Lace.": "El principal: Tul, Satén duquesa, Encaje.",
  Description: "Descripción",
  "Silhouette, fabric, neckline, how it moves. One word may stand in *asterisks*; an empty line begins a paragraph.":
    "Silueta, tejido, escote, caída. Una palabra puede ir entre *asteriscos*; una línea en blanco abre un párrafo.",
  "A dress sells by its description.": "La descripción es lo que vende un vestido.",
  Cut: "Corte",
  "Fabric and making": "Tejido y confección",
  "Its cloth, how it is sewn, and how to care for it.": "El tejido, cómo se cose el vestido y cómo se cuida.",
  Dress: "Vestido",
  Facts: "Características",
  "Rental and making": "Alquiler y confección",
  Pictures: "Imágenes",
  Texts: "Textos",
  "The dress needs a name.": "El vestido necesita un nombre.",
  "The end of the page's address. If you change it, old links still lead here.":
    "El final de la dirección de la página. Si la cambia, los enlaces antiguos siguen llevando aquí.",
  "Studio adds to these when you publish a new address: old links lead to the dress.":
    "Studio completa esta lista cuando usted publica una dirección nueva: los enlaces antiguos llevan al vestido.",
  "Choose a collection, or nobody will find the dress.":
    "Elija una colección, o nadie encontrará el vestido.",
  Price: "Precio",
  "Leave it empty for “price on request”.": "Déjelo vacío para «precio a consultar».",
  Offered: "Se ofrece para",
  "If nothing is chosen, both.": "Si no se elige nada, ambas opciones.",
  "Rental price": "Precio del alquiler",
  "For the whole rental. Leave it empty for “price on request”.":
    "Por todo el alquiler. Déjelo vacío para «precio a consultar».",
  "Rental days": "Días de alquiler",
  "Leave it empty to use the numbers under “Making, delivery and rental”.":
    "Déjelo vacío para usar los plazos de «Confección, entrega y alquiler».",
  Deposit: "Fianza",
  "Refunded on return. Leave it empty if there is none.":
    "Se reembolsa al devolver el vestido. Déjelo vacío si no hay fianza.",
  "Included in the rental": "Incluido en el alquiler",
  "In one line. Leave it empty to use the words under “Making, delivery and rental”.":
    "En una línea. Déjelo vacío para usar el texto de «Confección, entrega y alquiler».",
  "Days to make it": "Días de confección",
  "Leave it empty to use the number of its collection or of the label.":
    "Déjelo vacío para usar el plazo de su colección o de la firma.",
  "Place in the catalogue": "Posición en el catálogo",
  "Lower numbers come first. Dresses without a number come last, the oldest first.":
    "Los números más bajos van primero. Los vestidos sin número van al final, del más antiguo al más reciente.",
  Colours: "Colores",
  "The first is the one in the pictures.": "El primero es el de las imágenes.",
  Sizes: "Tallas",
  "French sizes: type one and press Enter.": "Tallas francesas: escriba una y pulse Intro.",
  "Without sizes a shopper can only ask.": "Sin tallas, los visitantes solo pueden preguntar.",
  "Unavailable sizes": "Tallas no disponibles",
  "If empty, the shop says nothing of it; a dress whose sizes are all unavailable is sold.":
    "Si se deja vacío, la tienda no dice nada; un vestido sin ninguna talla disponible se da por vendido.",
  "Availability of one colour or size": "Disponibilidad de un color o una talla",
  "Where it differs from the dress's own: the last one in ivory, size 38 out until June.":
    "Donde difiere de la del vestido: el último en marfil, la talla 38 alquilada hasta junio.",
  "Main picture": "Imagen principal",
  "Without a main picture the dress is left out of the shop.":
    "Sin imagen principal, el vestido no aparece en la tienda.",
  "More pictures": "Más imágenes",
  "Completes the look": "En buena compañía",
  "Shown below this dress, before the others of its collection. One that is not shown is left out.":
    "Se muestran debajo de este vestido, antes que los demás de su colección. Los que no estén en la tienda se omiten.",
  Number_figure: "Cifra",
  "One that says how it is made, set as wide as the page: 140, for the flowers sewn on. Six characters at most.":
    "Una cifra que diga cómo está hecho el vestido, a todo el ancho de la página: 140, por las flores cosidas. Seis caracteres como máximo.",
  "The number in words": "La cifra en palabras",
  "What it counts: flowers, each curled over a warm spoon.":
    "Lo que cuenta: flores, rizadas una a una sobre una cuchara caliente.",
  "{{examples}} Shoppers filter by it: the same words on each dress that has it.":
    "{{examples}} Los visitantes filtran por este dato: use las mismas palabras en todos los vestidos que lo compartan.",
  "It {{fault}}. Write what belongs there.": "Este campo {{fault}}. Escriba lo que corresponda.",
  "Is {{price}} correct? Write thousands without a point or comma, such as 1950.":
    "¿Es correcto {{price}}? Escriba los millares sin punto ni coma, por ejemplo 1950.",
  "Longer than {{most}} characters: it is not shown.": "Más de {{most}} caracteres: no se muestra.",
  "is not an amount above zero": "no es un importe superior a cero",
  "Not among its sizes: {{sizes}}.": "No están entre sus tallas: {{sizes}}.",
  "is longer than {{most}} characters: no header has room for more":
    "tiene más de {{most}} caracteres: en la cabecera no caben más",
  "is not a colour such as #6b2434": "no es un color como #6b2434",
  Paper: "Papel",
  "The ground of every page.": "El fondo de todas las páginas.",
  Ink: "Tinta",
  "What is written, and drawn round a button.": "Lo escrito, y el contorno de los botones.",
  "Ground behind pictures": "Fondo de las imágenes",
  "Shown until a picture has loaded: choose a colour close to its backdrop.":
    "Se ve hasta que se carga una imagen: elija un color cercano al de su fondo.",
  "Soft ink": "Tinta suave",
  "Notes and small print.": "Notas y letra pequeña.",
  Accent: "Acento",
  "Focus, the chosen option, errors; almost nothing else.":
    "El elemento activo, la opción elegida, los errores; casi nada más.",
  Lines: "Líneas",
  "Hairlines between things.": "Los filetes finos entre los elementos.",
  "Colours that you leave empty follow from the others.": "Lo que se deja vacío se deduce de lo demás.",
  Identity: "Identidad",
  "How the name is written": "Cómo se escribe el nombre",
  "If it differs from the label's name.": "Si es distinto del nombre de la firma.",
  Logo: "Logotipo",
  "An SVG or PNG file of one line, in one colour; it stands in the place of the letters. A PNG is traced into outlines.":
    "Un archivo SVG o PNG de una sola línea y un solo color; ocupa el lugar de las letras. Un PNG se convierte en trazados.",
  Monogram: "Monograma",
  "is not one to three letters": "debe tener de una a tres letras",
  "One to three letters, within the oval. Left empty, it is the first letter of the name.":
    "De una a tres letras, dentro del óvalo. Si se deja vacío, la primera letra del nombre.",
  Type: "Tipografía",
  "The monogram, on entering a screen": "El monograma, al entrar en una página",
  "For a second and a half": "Durante un segundo y medio",
  "For two and a half seconds": "Durante dos segundos y medio",
  Briefly: "Brevemente",
  "Not at all": "Nunca",
  "The home page opens with": "La página de inicio se abre con",
  "The film": "El vídeo",
  "A still of it": "Una imagen fija del vídeo",
  "appears on pages only. Icons of browser tabs and phones have Latin and Arabic letters only: the first letter of the label's name, or a lozenge if it has none":
    "aparece solo en las páginas. Los iconos de las pestañas del navegador y de los teléfonos solo admiten letras latinas y árabes: la primera letra del nombre de la firma o, en su defecto, un rombo",
  "the label has no name: the shop is called “Untitled label”":
    "la firma no tiene nombre: la tienda se llama «Firma sin nombre»",
  "is not a telephone number with its country code": "no es un número de teléfono con el prefijo del país",
  "Social networks": "Redes sociales",
  Network: "Red",
  "A network that is not listed has no icon.": "Una red que no está en la lista no tiene icono.",
  "The label": "Datos de la firma",
  Names: "Nombres",
  Contact: "Contacto",
  Prices: "Precios",
  "Words in several places": "Textos comunes",
  "Telephone and WhatsApp": "Teléfono y WhatsApp",
  "Last line of every page": "Última línea de cada página",
  "Founded in": "Año de fundación",
  Number: "Número",
  "With the country code: WhatsApp takes its digits as they are.":
    "Con el prefijo del país: WhatsApp toma las cifras tal cual.",
  "As it is shown": "Tal como se muestra",
  "First word on WhatsApp": "Saludo en WhatsApp",
  "Used where the message is not about a dress, as on the contact page. “Messages on WhatsApp” has the texts about a dress.":
    "Se usa cuando el mensaje no trata de un vestido, como en la página de contacto. Los textos sobre un vestido están en «Mensajes de WhatsApp».",
  Email: "Correo electrónico",
  "is not an email address": "no es una dirección de correo electrónico",
  Showroom: "Showroom",
  "Address, line by line": "Dirección, línea por línea",
  "Street and number": "Calle y número",
  "Postal code": "Código postal",
  Town: "Población",
  Country: "País",
  "In two letters: “FR” for France.": "En dos letras: «ES» para España.",
  "is not a country in two letters, such as FR": "no es un país en dos letras, como ES",
  "The same address in parts": "La misma dirección, por partes",
  "For search engines. If empty, they read the lines above.":
    "Para los buscadores. Si se deja vacío, leen las líneas de arriba.",
  "names “{{part}}”, which is not in the lines above":
    "contiene «{{part}}», que no está en las líneas de arriba",
  "Link to the map": "Enlace al mapa",
  "Hours in words, line by line": "Horario en texto, línea por línea",
  "For the printed sheet of a dress and for search engines. If empty, they are made from the opening hours.":
    "Para la ficha impresa de un vestido y para los buscadores. Si se deja vacío, se toma del horario de apertura.",
  "Months that enquiries are kept": "Meses durante los que se conservan las consultas",
  "is not a whole number of months": "no es un número entero de meses",
  "The shop deletes older ones. If empty, it keeps them for two years.":
    "La tienda borra las más antiguas. Si se deja vacío, las conserva dos años.",
  "Where appointments are booked": "Enlace para reservar cita",
  "names {{network}} a second time": "repite {{network}}",
  Currency: "Moneda",
  "All prices are in this currency. Choosing another does not convert them. If nothing is chosen, US dollars.":
    "Es la de todos los precios: si elige otra, los números no cambian. Si no se elige ninguna, dólares estadounidenses.",
  "Dollars as the language writes them": "Dólares según el uso del idioma",
  "In English, “$2,450” instead of “2,450 $”.": "En inglés, «$2,450» en lugar de «2,450 $».",
  "The shop says “price on request” for every dress, and shows no deposit. The prices stay here in Studio. A collection has the same switch.":
    "La tienda indica «precio a consultar» en todos los vestidos, y no muestra la fianza. Los precios se quedan aquí, en Studio. Cada colección tiene también esta opción.",
  Taxes: "Impuestos",
  "Below the price on a dress's page and on its printed sheet: “Prices include VAT”. Shown only with a price.":
    "Debajo del precio, en la página de un vestido y en su ficha impresa: «IVA incluido». Solo se muestra junto a un precio.",
  Newsletter: "Newsletter",
  Heading: "Título",
  Note: "Nota",
  "Customer care": "Atención al cliente",
  "Plain words in the footer. A line becomes a link when a page of that title is published.":
    "Texto sencillo en el pie de página. Una línea se convierte en enlace cuando se publica una página con ese título.",
  "Making and delivery, on every dress": "Confección y entrega, en todos los vestidos",
  "Sold dresses leave the collections": "Los vestidos vendidos salen de las colecciones",
  "Their pages stay, and say that they are sold.": "Sus páginas permanecen, e indican que están vendidos.",
  "Shown when a dress is no longer in the shop": "Se muestra cuando un vestido ya no está en la tienda",
  "the name has {{length}} characters, and no header has room for more than {{most}}: the shop signs with “{{wordmark}}”. Another wordmark is written in “Identity”":
    "el nombre tiene {{length}} caracteres, y en la cabecera no caben más de {{most}}: la tienda firma como «{{wordmark}}». En «Identidad» puede escribir otro logotipo",
  "Messages on WhatsApp": "Mensajes de WhatsApp",
  Purchase: "Compra",
  Question: "Pregunta",
  "Fitting for several dresses": "Prueba de varios vestidos",
  "Heading of the message form": "Título del formulario de mensaje",
  "Text below it": "Texto debajo del título",
  "Fields: {{names}}. A line whose field is not known is left out.":
    "Campos: {{names}}. Si no se conoce un campo, su línea se omite.",
  "Old addresses": "Direcciones de la web anterior",
  Addresses: "Direcciones",
  "Old address": "Dirección antigua",
  "As it was on your former site: /product-page/aurelie, or the whole address.":
    "Tal como era en su web anterior: /product-page/aurelie, o la dirección completa.",
  "Leads to": "Lleva a",
  "A dress, a collection or a page of your own.": "Un vestido, una colección o una página propia.",
  "Or to this path": "O a esta ruta",
  "Another page of the shop, such as /about.": "Otra página de la tienda, como /about.",
  "Anyone who follows an old link, and every search engine, is led to the new page. Capitals, a slash or “.html” at the end make no difference.":
    "Tanto quien sigue un enlace antiguo como los buscadores llegan a la página nueva. Las mayúsculas, una barra o «.html» al final no cambian nada.",
  "is not a time such as 10:00": "no es una hora como 10:00",
  "is not a date such as 2026-12-25": "no es una fecha como 2026-12-25",
  Opens: "Abre",
  Closes: "Cierra",
  Days: "Días",
  Customer: "Clienta",
  "Choose what is booked.": "Elija la pieza reservada.",
  "names no day": "no nombra ningún día",
  "Day, or first day": "Día, o primer día",
  "Last day": "Último día",
  "If empty, that one day.": "Si se deja vacío, solo ese día.",
  Closed: "Cerrado",
  Hours: "Horario",
  Reason: "Motivo",
  "“Winter holidays”, for example.": "«Vacaciones de invierno», por ejemplo.",
  Africa: "África",
  America: "América",
  Antarctica: "Antártida",
  Arctic: "Ártico",
  Asia: "Asia",
  Atlantic: "Atlántico",
  Australia: "Australia",
  Europe: "Europa",
  "Indian Ocean": "Océano Índico",
  Pacific: "Pacífico",
  "Time zone": "Zona horaria",
  "is not a time zone such as Europe/Paris": "no es una zona horaria como Europe/Paris",
  "Of the showroom: Europe/Paris, for example.": "La del showroom: Europe/Paris, por ejemplo.",
  "Without it the page cannot say whether it is open now.":
    "Sin ella, la página no puede decir si está abierto ahora.",
  "Every week": "Cada semana",
  "Enter a day with a break twice. A closing time after midnight counts for the next day.":
    "Si un día tiene una pausa, anótelo dos veces. Un cierre después de medianoche cuenta para el día siguiente.",
  "Holidays and other exceptions": "Festivos y otras excepciones",
  "What applies on these days instead.": "El horario que se aplica esos días.",
  "Note below": "Nota debajo del horario",
  "“By appointment”, for example.": "«Con cita previa», por ejemplo.",
  "The contact page shows them with whether it is open now, and lets visitors add a day to their calendar. If empty, it says nothing.":
    "La página de contacto lo muestra, indica si está abierto ahora y permite añadir un día al calendario. Si se deja vacío, no dice nada.",
  "Opening hours of the showroom": "Horario del showroom",
  "has no hours": "no tiene ningún horario",
  "opens and closes at the same time": "abre y cierra a la misma hora",
  "ends before it begins": "termina antes de empezar",
  "is neither closed nor has hours": "no está cerrado ni tiene horario",
  "Choose the dress that this piece belongs to.": "Elija el vestido al que corresponde la pieza.",
  "As it is written on the dress in the shop: 38.": "Como figura en el vestido en la tienda: 38.",
  "Where there are several. If empty, the one in the pictures.":
    "Si hay varios. Si se deja vacío, el de las imágenes.",
  "As it is sewn or written into the dress, to tell two of one size apart.":
    "Como va cosido o escrito por dentro del vestido, para distinguir dos de la misma talla.",
  "Contact page": "Página de contacto",
  Lead: "Entradilla",
  Picture: "Imagen",
  "After the form": "Tras enviar el formulario",
  "First line of the message on WhatsApp": "Primera línea del mensaje de WhatsApp",
  "When the shop cannot take a message": "Cuando la tienda no puede recibir un mensaje",
  "WhatsApp button": "Botón de WhatsApp",
  "Email button": "Botón de correo",
  "Newsletter, after the form": "Newsletter, tras enviar el formulario",
  "Shown once the email with the link is on its way.":
    "Se muestra cuando el correo con el enlace está en camino.",
  "When the shop cannot confirm addresses by email":
    "Cuando la tienda no puede confirmar direcciones por correo",
  "Privacy page": "Página de privacidad",
  "Between this and the ending the shop says what it keeps, from its settings.":
    "Entre este texto y el final, la tienda explica qué datos conserva, según sus ajustes.",
  Ending: "Final",
  "What visitors may ask for, and whom to ask: who is responsible, a data protection officer, an authority.":
    "Qué pueden solicitar los visitantes, y a quién: la persona responsable, el delegado de protección de datos, la autoridad de control.",
  "Page not found": "Página no encontrada",
  Sentence: "Frase",
  Search: "Búsqueda",
  "While searching": "Durante la búsqueda",
  "When nothing is found": "Cuando no se encuentra nada",
  Hint: "Sugerencia",
  "Home page": "Página de inicio",
  Questions: "Preguntas",
  Answer: "Respuesta",
  "Button at the end": "Botón al final",
  Headline: "Titular",
  "The name, with line breaks where they should fall.": "El nombre, con saltos de línea donde convenga.",
  "Short biography": "Biografía breve",
  "In the footer of every page.": "En el pie de todas las páginas.",
  "Opening picture": "Imagen de apertura",
  "Wide. {{optional}}": "Apaisada. {{optional}}",
  Biography: "Biografía",
  Paragraph: "Párrafo",
  As: "Formato",
  Quotation: "Cita",
  "Picture beside the biography": "Imagen junto a la biografía",
  "Upright.": "Vertical.",
  "Heading of the fashion weeks": "Título de las semanas de la moda",
  "Fashion weeks": "Semanas de la moda",
  Year: "Año",
  City: "Ciudad",
  Season: "Temporada",
  "Invitation at the end": "Invitación al final",
  "Sizes, from the smallest": "Tallas, desde la más pequeña",
  Size: "Talla",
  Availability: "Disponibilidad",
  "Out until": "Alquilado hasta",
  "is not the name of a size": "no es el nombre de una talla",
  "Bust, cm": "Pecho, cm",
  "Waist, cm": "Cintura, cm",
  "Hips, cm": "Cadera, cm",
  "Hollow to hem, cm": "Del cuello al bajo, cm",
  "From the hollow of the throat to the hem. If empty, the length is not judged.":
    "Desde el hueco del cuello hasta el bajo. Si se deja vacío, no se tiene en cuenta el largo.",
  "Named as on the dresses. Each number is the largest that the size fits; between two sizes, the larger is suggested. Without rows there is no size finder.":
    "Con el mismo nombre que en los vestidos. Cada número es la medida mayor que admite la talla; entre dos tallas se propone la mayor. Sin filas no hay buscador de tallas.",
  "Size chart": "Tabla de tallas",
  "Heels that the lengths are made for, cm": "Tacones para los que están pensados los largos, cm",
  "How to measure": "Cómo medirse",
  Bust: "Pecho",
  Waist: "Cintura",
  Hips: "Cadera",
  "Hollow to floor, and heels": "Del cuello al suelo, y tacones",
  "is not a number of centimetres": "no es un número de centímetros",
  "is less than {{least}} cm": "es inferior a {{least}} cm",
  "is more than {{most}} cm": "es superior a {{most}} cm",
  "is below zero": "es inferior a cero",
  "names size {{size}} a second time": "repite la talla {{size}}",
  "is one of more than {{most}} rows": "supera el máximo de {{most}} filas",
  "Making a dress": "Confección de un vestido",
  "From the order to the parcel. A collection or a dress may have its own number.":
    "Desde el encargo hasta el envío. Una colección o un vestido pueden tener su propio plazo.",
  "Making a rush order": "Confección urgente",
  "The same for a rush order. If empty, there are none.":
    "Lo mismo para un encargo urgente. Si se deja vacío, no los hay.",
  Alterations: "Arreglos",
  "Added to the making time.": "Se suman al plazo de confección.",
  "Shipping, near": "Envío cercano",
  "Within your own part of the world.": "Dentro de su zona del mundo.",
  "Shipping, at most": "Envío, como máximo",
  "Anywhere in the world. The shop calculates with this one.":
    "A cualquier lugar del mundo. La tienda calcula con este plazo.",
  "A rented dress arrives": "Llegada del vestido alquilado",
  "Days before the event.": "Días antes del evento.",
  "A rented dress goes back": "Devolución del vestido alquilado",
  "Days after the event.": "Días después del evento.",
  Cleaning: "Limpieza",
  "Between two rentals.": "Entre dos alquileres.",
  "Return or exchange": "Devolución o cambio",
  "From the dress's arrival.": "Desde la llegada del vestido.",
  Refund: "Reembolso",
  "From the dress reaching you again.": "Desde que usted recibe de vuelta el vestido.",
  "Changes to an order": "Cambios en un encargo",
  "While the cloth is uncut.": "Mientras el tejido no se haya cortado.",
  "Last fitting": "Última prueba",
  "A cutting of the cloth": "Muestra del tejido",
  "By post.": "Por correo postal.",
  "{{about}} In texts: {{field}}.": "{{about}} En los textos: {{field}}.",
  "Making, delivery and rental": "Confección, entrega y alquiler",
  "Included in every rental": "Incluido en todos los alquileres",
  "In one line, “Cleaning and delivery both ways”. A dress may have a line of its own.":
    "En una línea, «Limpieza y entrega en ambos sentidos». Un vestido puede tener su propia línea.",
  "Untitled release": "Lanzamiento sin título",
  "It {{fault}}: the shop does not show it.": "Este campo {{fault}}: la tienda no lo muestra.",
  "Optional.": "Opcional.",
  "One word or phrase may stand in *asterisks*: it is set in italics.":
    "Una palabra o expresión puede ir entre *asteriscos*: se compone en cursiva.",
  "Numbers of days stand in braces, by their names under “Making, delivery and rental”: {returnDays}, or {makingDays/bridal-dresses} of one collection.":
    "Los plazos en días se escriben entre llaves, con su nombre en «Confección, entrega y alquiler»: {returnDays}, o {makingDays/bridal-dresses} para una sola colección.",
  "One or two sentences that make someone choose this result.":
    "Una o dos frases que inviten a elegir este resultado.",
  "For search engines": "Para los buscadores",
  "Search engines show about {{most}} characters of it, and this has {{length}}.":
    "Los buscadores muestran unos {{most}} caracteres, y este texto tiene {{length}}.",
  "The dress in it": "El vestido que aparece en ella",
  "needs {{number}} “{{title}}”": "necesita {{number}} «{{title}}»",
  "For search engines and sharing": "Para buscadores y enlaces compartidos",
  "Title in the browser's tab and in search results":
    "Título en la pestaña del navegador y en los buscadores",
  "Description in search results": "Descripción en los buscadores",
  "Picture of a shared link": "Imagen de un enlace compartido",
  "Wide: {{leastWidth}} × {{leastHeight}} pixels or more. If empty, the shop composes one.":
    "Apaisada: de {{leastWidth}} × {{leastHeight}} píxeles o más. Si se deja vacía, la tienda compone una.",
  "is not a code of {{service}}: paste the whole tag “{{tag}}”":
    "no es un código de {{service}}: pegue la etiqueta completa «{{tag}}»",
  "The tag “{{tag}}”, if {{service}} asks you for one. It stands on the home page.":
    "La etiqueta «{{tag}}», si {{service}} se la pide. Se incluye en la página de inicio.",
  "Verification for {{service}}": "Verificación de {{service}}",
  "Describe the picture, for people who cannot see it and for search engines.":
    "Describa la imagen, para quienes no pueden verla y para los buscadores.",
  "The picture in words {{fault}}": "La descripción de la imagen {{fault}}",
  "This picture has {{width}} × {{height}} pixels and will look soft: {{leastWidth}} × {{leastHeight}} or more is sharp.":
    "Esta imagen tiene {{width}} × {{height}} píxeles y se verá poco nítida: conviene que tenga {{leastWidth}} × {{leastHeight}} o más.",
  "The picture is shown whole and looks small in its place: a {{ratio}} picture fills it.":
    "La imagen se ve entera en su sitio, pero pequeña: en formato {{ratio}} lo llenaría.",
  "The shop crops {{percent}}% of the picture's width: a {{ratio}} picture is shown whole.":
    "La tienda recorta un {{percent}}\u00a0% del ancho de la imagen: en formato {{ratio}} se vería entera.",
  "The shop crops {{percent}}% of the picture's height: a {{ratio}} picture is shown whole.":
    "La tienda recorta un {{percent}}\u00a0% del alto de la imagen: en formato {{ratio}} se vería entera.",
  "The shop crops {{percent}}% of the picture's width, and part of what its hotspot marks: a {{ratio}} picture is shown whole.":
    "La tienda recorta un {{percent}}\u00a0% del ancho de la imagen, y parte de lo que marca su punto de enfoque: en formato {{ratio}} se vería entera.",
  "The shop crops {{percent}}% of the picture's height, and part of what its hotspot marks: a {{ratio}} picture is shown whole.":
    "La tienda recorta un {{percent}}\u00a0% del alto de la imagen, y parte de lo que marca su punto de enfoque: en formato {{ratio}} se vería entera.",
  "The picture is cropped upright: set its hotspot on the dress.":
    "La imagen se recorta en vertical: coloque el punto de enfoque sobre el vestido.",
  'its slug "{{slug}}" belongs to {{other}} already': "su dirección «{{slug}}» ya es la de {{other}}",
  "the file of its main picture is gone": "el archivo de su imagen principal ya no existe",
  "it is not a document": "no es un documento",
  "it has no name": "no tiene nombre",
  "it has no slug": "no tiene dirección",
  "it has no main picture": "no tiene imagen principal",
  "write a path of the shop, an address that begins with https://, mailto: or tel:; its words are shown without a link":
    "escriba una ruta de la tienda o una dirección que empiece por https://, mailto: o tel:; sus palabras se muestran sin enlace",
  "has no rows": "no tiene filas",
  "is not a picture that was uploaded": "no es una imagen que se haya subido",
  "its tables have more than {{most}} cells together": "sus tablas tienen más de {{most}} celdas en total",
  "paragraph {{place}} cannot be shown": "el párrafo {{place}} no puede mostrarse",
  "it has no title, and is not shown": "no tiene título, y no se muestra",
  "its title is longer than {{most}} characters": "su título tiene más de {{most}} caracteres",
  "it has no address, and is not shown": "no tiene dirección, y no se muestra",
  "its address /care/{{slug}} belongs to another page": "su dirección /care/{{slug}} es la de otra página",
  "there are more than {{most}} pages": "hay más de {{most}} páginas",
  "paragraph {{place}}: “{{words}}” has a link to {{address}} that cannot be followed: {{remedy}}":
    "párrafo {{place}}: «{{words}}» tiene un enlace a {{address}} que no puede abrirse: {{remedy}}",
  "paragraph {{place}}: “{{words}}” has a link that cannot be followed: {{remedy}}":
    "párrafo {{place}}: «{{words}}» tiene un enlace que no puede abrirse: {{remedy}}",
  "its address /collection/{{slug}} belongs to {{other}} already":
    "su dirección /collection/{{slug}} ya es la de {{other}}",
  "there are more than {{most}} collections": "hay más de {{most}} colecciones",
  "is not an MP4 or WebM film": "no es un vídeo MP4 ni WebM",
  "is a picture whose file is gone": "es una imagen cuyo archivo ya no existe",
  "is not a WebVTT file (.vtt)": "no es un archivo WebVTT (.vtt)",
  "is missing": "falta",
  "is not one of {{choices}}": "no es ninguno de estos valores: {{choices}}",
  "is not what belongs there": "no es lo que corresponde",
  "is less than {{least}}": "es inferior a {{least}}",
  "is more than {{most}}": "es superior a {{most}}",
  "is not a text": "no es un texto",
  "is not a number": "no es un número",
  "is not a whole number": "no es un número entero",
  "is not yes or no": "no es un sí ni un no",
  "is not a list": "no es una lista",
  "is not a group of fields": "no es un grupo de campos",
  "is empty": "está sin rellenar",
  "is longer than {{most}} characters": "tiene más de {{most}} caracteres",
  "is not a whole number of days": "no es un número entero de días",
  "is not a year from {{least}} to {{most}}": "no es un año entre {{least}} y {{most}}",
  "is not an address that begins with https://": "no es una dirección que empiece por https://",
  "is neither a path of the shop, such as /collection/tulle-dresses, nor an address that begins with https://":
    "no es una ruta de la tienda, como /collection/tulle-dresses, ni una dirección que empiece por https://",
  "has words and no link": "tiene texto y no tiene enlace",
  "has a link and no words": "tiene enlace y no tiene texto",
  "has a contrast of {{ratio}}:1 with {{role}}; it needs {{least}}:1":
    "tiene un contraste de {{ratio}}:1 con {{role}}; necesita {{least}}:1",
  paper: "el papel",
  ink: "la tinta",
  "the ground behind pictures": "el fondo de las imágenes",
  "soft ink": "la tinta suave",
  "the accent": "el acento",
  lines: "las líneas",
  "contains a picture and no outlines: choose the picture itself, as a PNG":
    "contiene una imagen y ningún trazado: elija la propia imagen, en PNG",
  "draws copies of other shapes: expand them into outlines":
    "dibuja copias de otras formas: conviértalas en trazados",
  "draws nothing: no shape in it is filled or outlined":
    "no dibuja nada: ninguna de sus formas tiene relleno ni contorno",
  "is a PDF: export the drawing as SVG": "es un PDF: exporte el dibujo como SVG",
  "is not an SVG file": "no es un archivo SVG",
  "has letters in it: turn them into outlines": "contiene letras: conviértalas en trazados",
  "is too detailed: its outlines take more than {{most}} characters. Simplify them, or leave out what is not the wordmark":
    "tiene demasiado detalle: sus trazados ocupan más de {{most}} caracteres. Simplifíquelos o quite lo que no sea el logotipo",
  "has no size: give it a viewBox, or a width and a height":
    "no tiene tamaño: indique un viewBox, o un ancho y un alto",
  "contains a drawing within the drawing: export it as one":
    "contiene un dibujo dentro del dibujo: expórtelo como uno solo",
  "contains characters that belong to no outline": "contiene caracteres que no pertenecen a ningún trazado",
  "is more than {{most}} times as wide as it is tall": "es más de {{most}} veces más ancho que alto",
  "is more than twice as tall as it is wide: a wordmark is one line":
    "es más del doble de alto que de ancho: un logotipo es una sola línea",
  "its address has no character that can be seen": "su dirección no tiene ningún carácter visible",
  "its address is longer than {{most}} characters": "su dirección tiene más de {{most}} caracteres",
  '"{{slug}}" is not an address': "«{{slug}}» no es una dirección",
  "This is a .{{ending}} film, which many browsers do not play. Save it as MP4 (H.264) or WebM and upload that.":
    "Este vídeo es un archivo .{{ending}}, que muchos navegadores no reproducen. Guárdelo como MP4 (H.264) o WebM y súbalo de nuevo.",
  "names {{unknown}}, and no number of days has that name. Their names are {{names}}":
    "cita {{unknown}}, y ningún plazo en días se llama así. Los nombres son {{names}}",
  "does not name {{needed}}": "no incluye {{needed}}",
  "names a field that does not exist, {{unknown}}: there are {{names}}":
    "incluye un campo que no existe, {{unknown}}: los que hay son {{names}}",
  "contains a placeholder": "tiene un hueco por rellenar",
  "contains a placeholder, {{gap}}": "tiene un hueco por rellenar, {{gap}}",
  "There is no such piece.": "Esa pieza no existe.",
  "Someone has changed this booking meanwhile. Close it, and look at it again.":
    "Alguien ha cambiado esta reserva entretanto. Ciérrela y vuelva a mirarla.",
  "It is free again with {{day}} as the first day.": "Vuelve a estar libre con el {{day}} como primer día.",
  "The piece is still out with {{name}}, whose last day was {{day}}.":
    "La pieza sigue con {{name}}, cuyo último día era el {{day}}.",
  "The piece is still out, and its last day was {{day}}.":
    "La pieza sigue fuera: su último día era el {{day}}.",
  "The piece is taken on {{day}} by another booking.": "La pieza está ocupada el {{day}} por otra reserva.",
  "The piece is taken on {{day}} by the booking of {{name}}.":
    "La pieza está ocupada el {{day}} por la reserva de {{name}}.",
  "The piece is taken from {{from}} to {{to}} by another booking.":
    "La pieza está ocupada del {{from}} al {{to}} por otra reserva.",
  "The piece is taken from {{from}} to {{to}} by the booking of {{name}}.":
    "La pieza está ocupada del {{from}} al {{to}} por la reserva de {{name}}.",
  "The id of a booking must begin with “{{beginning}}”, or anyone could read it.":
    "El identificador de una reserva empieza por «{{beginning}}»; de lo contrario, cualquiera podría leerla.",
  "A booking needs a piece.": "Una reserva indica la pieza reservada.",
  "A booking needs a first and a last day, such as 2027-05-09.":
    "Una reserva tiene un primer y un último día, escritos como 2027-05-09.",
  "The last day of a booking cannot be before its first.":
    "El último día de una reserva no es anterior al primero.",
  "The days of a booking must be in the years {{first}} to {{last}}.":
    "Los días de una reserva están entre los años {{first}} y {{last}}.",
  "An option ends on a date, such as 2027-05-09.":
    "Una prerreserva caduca en una fecha, escrita como 2027-05-09.",
  "The days before and after a booking are whole numbers, {{most}} at most.":
    "Los días antes y después de una reserva son números enteros, {{most}} como máximo.",
  Slides: "Diapositivas",
  "Large picture": "Imagen grande",
  Detail: "Detalle",
  "Five.": "Cinco.",
  Film: "Vídeo",
  "A film or a picture across the screen, with a quotation, a button and one dress.":
    "Un vídeo o una imagen a pantalla completa, con una cita, un botón y un vestido.",
  "The same film as WebM and as MP4, without sound, below 8 MB.":
    "El mismo vídeo en WebM y en MP4, sin sonido, de menos de 8 MB.",
  "Its first picture": "Su primer fotograma",
  "Shown while the film loads.": "Se muestra mientras se carga el vídeo.",
  Tagline: "Lema",
  Button: "Botón",
  "The button leads to": "El botón lleva a",
  "Dress over the fold": "Vestido en la primera pantalla",
  "The end of its address: ginevra.": "El final de su dirección: ginevra.",
  "First dresses": "Primeros vestidos",
  "The first four dresses of the shop, large, under a heading.":
    "Los cuatro primeros vestidos de la tienda, en grande, bajo un título.",
  "a dress in the shop": "un vestido en la tienda",
  Carousel: "Carrusel",
  "Five slides that change by themselves, each a large picture beside a detail.":
    "Cinco diapositivas que se suceden solas, cada una con una imagen grande junto a un detalle.",
  "five slides": "cinco diapositivas",
  "Picture with words": "Imagen con texto",
  "A picture from edge to edge that moves as the page is scrolled, with a heading and a button over it.":
    "Una imagen de lado a lado que se mueve al desplazar la página, con un título y un botón encima.",
  Label: "Antetítulo",
  "Wide, and calm on the left, where the words stand.":
    "Apaisada, y despejada a la izquierda, donde va el texto.",
  "a picture": "una imagen",
  "Stacked cards": "Tarjetas apiladas",
  "Five pictures stacked like cards, beside a heading.":
    "Cinco imágenes apiladas como tarjetas, junto a un título.",
  "five pictures": "cinco imágenes",
  "A heading and a few paragraphs, with a button if you like.":
    "Un título y unos párrafos, con un botón si lo desea.",
  "An empty line begins a new paragraph.": "Una línea en blanco abre un párrafo nuevo.",
  "a heading or a text": "un título o un texto",
  Shipping: "Envíos",
  "The one dark section: a promise in large letters, and the way to WhatsApp.":
    "La única sección oscura: una promesa en letras grandes, y el botón de WhatsApp.",
  "a heading": "un título",
  "The first of “Questions and answers”, to be opened one by one, and the way to the others.":
    "Las primeras de «Preguntas y respuestas», que se abren una a una, y el enlace a las demás.",
  "a question in “Questions and answers”": "una pregunta en «Preguntas y respuestas»",
  Letters: "Cartas",
  "The newsletter's sign-up, which stands in the footer as well.":
    "La suscripción a la newsletter, que también está en el pie de página.",
  "a telephone number in the label's settings, or a server that is set up to send emails":
    "un número de teléfono en «Datos de la firma», o un servidor configurado para enviar correos",
  Lookbook: "Lookbook",
  "Large pictures, by turns one, two and three beside each other, each with the dress that is in it.":
    "Imágenes grandes, alternando una, dos y tres juntas, cada una con el vestido que aparece en ella.",
  "Drop several files here at once. Open one to say which dress is in it.":
    "Arrastre aquí varios archivos a la vez. Abra uno para indicar qué vestido aparece en él.",
  "Words of brides": "Palabras de novias",
  "What brides have written to you, each with a first name, and a picture or the dress if you like.":
    "Lo que le han escrito las novias, cada una con su nombre y, si lo desea, una imagen o el vestido.",
  "Their words": "Sus palabras",
  "As she wrote it, without quotation marks. Ask her first.":
    "Tal como las escribió, sin comillas. Pídale permiso antes.",
  "First name": "Nombre de pila",
  "Place or date": "Lugar o fecha",
  "Her dress": "Su vestido",
  "somebody's words with a first name": "las palabras de alguien con su nombre de pila",
  "Film in the page": "Vídeo en la página",
  "A film below the first screen: a silent loop, or one with sound for whoever plays it.":
    "Un vídeo más abajo de la primera pantalla: un bucle sin sonido, o uno con sonido para quien lo ponga en marcha.",
  Plays: "Reproducción",
  "When a visitor plays it, with sound": "Cuando el visitante lo pone en marcha, con sonido",
  "By itself, without sound, again and again": "Por sí solo, sin sonido, una y otra vez",
  "The same film as WebM and as MP4.": "El mismo vídeo en WebM y en MP4.",
  "Shown until the film plays.": "Se muestra hasta que empieza el vídeo.",
  Captions: "Subtítulos",
  "A WebVTT file (.vtt) of what is said, for those who cannot hear it.":
    "Un archivo WebVTT (.vtt) con lo que se dice, para quienes no pueden oírlo.",
  "a film": "un vídeo",
  "is of a kind that the shop does not know": "es de un tipo que la tienda no conoce",
  "needs {{what}}": "necesita {{what}}",
  "appears further up already, and can appear only once":
    "ya aparece más arriba, y solo puede aparecer una vez",
  "section {{place}} ({{title}})": "sección {{place}} ({{title}})",
  "section {{place}}": "sección {{place}}",
  "{{section}} is of a kind that the shop does not know: it is not shown":
    "{{section}} es de un tipo que la tienda no conoce: no se muestra",
  "there are more than {{most}} sections: the rest are not shown":
    "hay más de {{most}} secciones: las demás no se muestran",
  Slider: "Fila de vestidos",
  "A row of dresses to scroll through: all of them, or those of one collection.":
    "Una fila de vestidos que se desplaza: todos, o los de una colección.",
  Shows: "Muestra",
  "All dresses": "Todos los vestidos",
  "One collection": "Una colección",
  "For “One collection”. If empty, the first in the navigation.":
    "Para «Una colección». Si se deja vacío, la primera de la navegación.",
  "If empty, the name of the collection. One word may stand in *asterisks*: it is set in italics.":
    "Si se deja vacío, el nombre de la colección. Una palabra puede ir entre *asteriscos*: se compone en cursiva.",
  "Words of the last slide": "Texto de la última diapositiva",
  "room beside those above: the sliders of a page hold {{most}} dresses in all":
    "sitio tras las anteriores, ya que las filas de vestidos de una página admiten {{most}} vestidos en total",
  "a second dress in the shop": "un segundo vestido en la tienda",
  "a dress in its collection": "un vestido en su colección",
  "dresses that are not all on the page already": "vestidos que no estén ya todos en la página",
  "save it as “CSV UTF-8” in Excel, as CSV with the encoding “Unicode (UTF-8)” in Numbers, and with the character set “Unicode (UTF-8)” in LibreOffice":
    "guárdelo como «CSV UTF-8» en Excel, como CSV con la codificación «Unicode (UTF-8)» en Numbers o con el juego de caracteres «Unicode (UTF-8)» en LibreOffice",
  "the file is not text of a known kind: {{saveAsUtf8}}":
    "el archivo no es texto de un tipo conocido: {{saveAsUtf8}}",
  "its letters beyond A to Z can be read in several ways: {{saveAsUtf8}}":
    "las letras que no van de la A a la Z pueden leerse de varias maneras: {{saveAsUtf8}}",
  "there is no picture to describe": "no hay ninguna imagen que describir",
  "{{entries}} entries for {{pictures}} pictures: they stand in the pictures' order":
    "{{entries}} elementos para {{pictures}} imágenes: van en el orden de las imágenes",
  "“{{name}}” is not one of the dress's colours": "«{{name}}» no es ninguno de los colores del vestido",
  "{{filename}} could not be stored: {{reason}}. No dress was imported.":
    "No se ha podido guardar {{filename}}: {{reason}}. No se ha importado ningún vestido.",
  "Dresses were changed while these were imported. No dress was imported: import the table again.":
    "Algunos vestidos han cambiado durante la importación. No se ha importado ningún vestido: importe la tabla de nuevo.",
  "These are more dresses than can be written at once. No dress was imported: divide the table into several.":
    "Son más vestidos de los que pueden guardarse a la vez. No se ha importado ningún vestido: divida la tabla en varias.",
  "row {{row}}": "fila {{row}}",
  "row {{row}}, column “{{column}}”": "fila {{row}}, columna «{{column}}»",
  "and {{number}} more": "y {{number}} más",
  note: "nota",
  "{{file}} cannot be imported:": "No se puede importar {{file}}:",
  "Nothing was imported.": "No se ha importado nada.",
  "Would import {{summary}}. Nothing was changed.":
    "Prueba de importación. {{summary}}. No se ha cambiado nada.",
  "Imported: {{summary}}.": "Importación terminada. {{summary}}.",
  "{{summary}}; {{count}} pictures to store_one": "{{summary}}; {{count}} imagen por guardar",
  "{{summary}}; {{count}} pictures to store_other": "{{summary}}; {{count}} imágenes por guardar",
  "{{summary}}; {{count}} pictures stored_one": "{{summary}}; {{count}} imagen guardada",
  "{{summary}}; {{count}} pictures stored_other": "{{summary}}; {{count}} imágenes guardadas",
  "{{added}} new, {{changed}} changed, {{unchanged}} unchanged":
    "Nuevos: {{added}}, cambiados: {{changed}}, sin cambios: {{unchanged}}",
  "new": "nuevo",
  changed: "cambiado",
  unchanged: "igual",
  "this dress could not be shown as it is: {{excess}}": "este vestido no podría mostrarse así: {{excess}}",
  "someone is editing this dress in Studio: publish or discard that first":
    "alguien está editando este vestido en Studio: publique o descarte antes esos cambios",
  "the dress that was “{{slug}}” is “{{movedTo}}” now: write that address":
    "el vestido que era «{{slug}}» es ahora «{{movedTo}}»: escriba esa dirección",
  "a dress does not complete its own look": "un vestido no puede acompañarse a sí mismo",
  "there is no dress with the address “{{stray}}”": "no hay ningún vestido con la dirección «{{stray}}»",
  "several pictures that are called “{{name}}” have been uploaded":
    "se han subido varias imágenes llamadas «{{name}}»",
  "is not a column of this table. These are: {{columns}}":
    "no es una columna de esta tabla. Las columnas son: {{columns}}",
  "none of its letters can be used in an address: write one in the column “address”":
    "ninguna de sus letras puede ir en una dirección: escriba una en la columna «dirección»",
  "row {{first}} is a dress with the address “{{slug}}” already":
    "la fila {{first}} ya es un vestido con la dirección «{{slug}}»",
  "the file is too large to be a table of dresses":
    "el archivo es demasiado grande para ser una tabla de vestidos",
  "the table is empty": "la tabla está vacía",
  "there are too many columns for a table of dresses": "hay demasiadas columnas para una tabla de vestidos",
  "there are more than {{most}} rows": "hay más de {{most}} filas",
  name: "nombre",
  address: "dirección",
  collection: "colección",
  price: "precio",
  colours: "colores",
  sizes: "tallas",
  availability: "disponibilidad",
  "out until": "alquilado hasta",
  "unavailable sizes": "tallas no disponibles",
  picture: "imagen",
  "picture in words": "descripción de la imagen",
  "colour in picture": "color de la imagen",
  "more pictures": "más imágenes",
  "more pictures in words": "descripciones de más imágenes",
  "colours in more pictures": "colores de más imágenes",
  description: "descripción",
  cut: "corte",
  "making and care": "confección y cuidado",
  number: "cifra",
  "number in words": "cifra en palabras",
  silhouette: "silueta",
  neckline: "escote",
  sleeves: "mangas",
  fabric: "tejido",
  offered: "se ofrece para",
  "rental price": "precio del alquiler",
  "rental days": "días de alquiler",
  "rental deposit": "fianza",
  "included in the rental": "incluido en el alquiler",
  "days to make it": "días de confección",
  place: "posición",
  "completes the look": "en buena compañía",
  "search title": "título de búsqueda",
  "search description": "descripción de búsqueda",
  "appears twice, as “{{first}}” and as “{{other}}”: keep one of them":
    "aparece dos veces, como «{{first}}» y como «{{other}}»: deje solo una",
  "appears twice": "aparece dos veces",
  "there is text in a column that has no heading": "hay texto en una columna sin encabezado",
  "the row cannot be read": "la fila no puede leerse",
  "a quotation mark opens here and is never closed":
    "aquí se abren unas comillas que no se cierran en ninguna parte",
  "a quotation mark inside a cell has to be written twice":
    "unas comillas dentro de una celda deben escribirse dos veces",
  "Your role does not allow this. Please log in again if it should.":
    "No tiene permiso para hacer esto. Si debería tenerlo, inicie sesión de nuevo, por favor.",
  "This file is too large to be imported here.": "Este archivo es demasiado grande para importarlo aquí.",
  "This cannot be read.": "Esto no puede leerse.",
  "There is no dress in this file.": "No hay ningún vestido en este archivo.",
  "The table was not imported.": "La tabla no se ha importado.",
  "there is no picture “{{name}}”: choose its file together with the table":
    "no hay ninguna imagen «{{name}}»: elija su archivo junto con la tabla",
  "“{{name}}” has not been uploaded": "«{{name}}» no se ha subido",
  "The shop answered {{status}}.": "La tienda ha respondido con el código {{status}}.",
  "The shop is not answering just now. This page continues as soon as it does.":
    "La tienda no responde en este momento. Esta página continuará en cuanto lo haga.",
  "The shop does not recognise this session. Please log in again.":
    "La tienda no reconoce esta sesión. Inicie sesión de nuevo, por favor.",
  "Loading the dresses…": "Cargando los vestidos…",
  "You cannot see the dresses. Please log in again.":
    "No puede ver los vestidos. Inicie sesión de nuevo, por favor.",
  "Reply by email": "Responder por correo",
  "Reply on WhatsApp": "Responder por WhatsApp",
  "The visitor has left no telephone number with its country code.":
    "El visitante no ha dejado ningún número de teléfono con el prefijo del país.",
  "Marked as answered": "Marcada como respondida",
  "To undo this, set its state back to “New”.": "Para deshacerlo, vuelva a poner su estado en «Nueva».",
  "Which answer?": "¿Qué respuesta?",
  "Write it myself": "Escribirla desde cero",
  "Bulk edit": "Edición en bloque",
  "{{button}}: done": "{{button}}: hecho",
  "{{button}}: not all of them": "{{button}}: no en todos los casos",
  "Without a name": "Sin nombre",
  "No longer there: {{names}}.": "Ya no están: {{names}}.",
  "Nothing is published until these are fixed. {{faults}}":
    "No se publicará nada hasta que se corrija esto. {{faults}}",
  "{{button}}: these {{count}} dresses?_one": "¿{{button}} este vestido?",
  "{{button}}: these {{count}} dresses?_other": "¿{{button}} estos {{count}} vestidos?",
  Publish: "Publicar",
  "Shoppers see them as they are here.": "Los visitantes los verán tal como están aquí.",
  "Remove from the shop": "Retirar de la tienda",
  "They stay here as drafts, and can be published again.":
    "Se quedan aquí como borradores, y pueden publicarse de nuevo.",
  "Move to": "Mover a",
  "Move to {{name}}": "Mover a {{name}}",
  "Shoppers find them there at once.": "Los visitantes los encontrarán allí de inmediato.",
  "Move to…": "Mover a…",
  Delete: "Eliminar",
  "They leave the shop at once; each can be restored from the trash for {{days}} days.":
    "Salen de la tienda de inmediato; cada uno puede restaurarse desde la papelera durante {{days}} días.",
  "Nothing was changed": "No se ha cambiado nada",
  "No answer came: check whether it was done": "No ha llegado ninguna respuesta: compruebe si se ha hecho",
  "Someone has just changed one of them.": "Alguien acaba de cambiar uno de ellos.",
  Check: "Revisión",
  "The check did not open": "La revisión no se ha abierto",
  "Missing texts for pictures, prices and descriptions, addresses that changed, empty collections, pictures that are too small, placeholders, and dresses that are left out.":
    "Textos que faltan en imágenes, precios y descripciones, direcciones que han cambiado, colecciones vacías, imágenes demasiado pequeñas, textos por completar y vestidos que no se muestran.",
  "Open the list": "Abrir la lista",
  Cancel: "Cancelar",
  "View in shop": "Ver en la tienda",
  "It is not published yet: open the preview.": "Aún no se ha publicado: abra la vista previa.",
  "The preview did not open": "La vista previa no se ha abierto",
  "Open preview": "Abrir la vista previa",
  "Shoppers will not see this dress any more. It stays here as a draft and can be published again.":
    "Los visitantes dejarán de ver este vestido. Se queda aquí como borrador y puede publicarse de nuevo.",
  "Remove it": "Retirarlo",
  "{{title}} in {{currency}}": "{{title}} en {{currency}}",
  "Set to": "Fijar en",
  "Raise by %": "Subir un\u00a0%",
  "Lower by %": "Bajar un\u00a0%",
  "Raise by": "Subir un importe",
  "Lower by": "Bajar un importe",
  "All of these, {{number}}": "Todos, {{number}}",
  "changed by someone else in the meantime": "cambiado entretanto por otra persona",
  "Was {{stored}}": "Antes: {{stored}}",
  "a draft": "borrador",
  "in the shop, with changes to publish": "en la tienda, con cambios por publicar",
  "in the shop": "en la tienda",
  "Fill in a price": "Rellenar un precio",
  "Which price": "Qué precio",
  How: "Cómo",
  Figure: "Importe o porcentaje",
  Rounded: "Redondeo",
  "rounded to {{step}}": "redondeado de {{step}} en {{step}}",
  "Fill in": "Rellenar",
  "Tick dresses to fill in a price:": "Marque vestidos para rellenar un precio:",
  "The {{count}} ticked dresses:_one": "El vestido marcado:",
  "The {{count}} ticked dresses:_other": "Los {{count}} vestidos marcados:",
  "Name of the label": "Nombre de la firma",
  "Start with your own label": "Empezar con su propia firma",
  "Telephone for WhatsApp": "Teléfono para WhatsApp",
  "Logo, or how your name is written": "Logotipo, o cómo se escribe su nombre",
  Collections: "Colecciones",
  "First dresses, with pictures": "Primeros vestidos, con imágenes",
  "Making, delivery and rental times": "Plazos de confección, entrega y alquiler",
  "Privacy: who is responsible": "Privacidad: quién es responsable",
  "The shop's address (set as PUBLIC_URL by whoever runs it)":
    "La dirección de la tienda (la configura como PUBLIC_URL quien la gestiona)",
  "A first backup": "Una primera copia de seguridad",
  "{{count}} new_one": "{{count}} nueva",
  "{{count}} new_other": "{{count}} nuevas",
  "Your label": "Su firma",
  Done: "Hecho",
  "The sample label is in the shop, with {{dresses}} of its dresses. Starting with your own removes its dresses and texts in one step. You can bring them back here.":
    "La firma de muestra está en la tienda, con {{dresses}} de sus vestidos. Al empezar con su propia firma, los vestidos y textos de muestra se retiran de una vez. Aquí podrá recuperarlos.",
  "You have changed {{names}}: they stay.": "Lo que usted ha cambiado se queda: {{names}}.",
  "This is your own shop, not the sample label's.": "Esta es su propia tienda, no la de la firma de muestra.",
  "Start with your own label?": "¿Empezar con su propia firma?",
  "Its dresses and texts leave the shop at once, and it says “{{name}}” in place of the sample's name.":
    "Los vestidos y textos de muestra salen de la tienda de inmediato, y en ella aparece «{{name}}» en lugar del nombre de la muestra.",
  Start: "Empezar",
  "The name of your label": "El nombre de su firma",
  "Start with my own label": "Empezar con mi firma",
  "The sample's dresses and texts have been removed. What you have written since stays when they come back; the label's name will be the sample's again.":
    "Los vestidos y textos de la muestra se han retirado. Si los recupera, lo que usted ha escrito desde entonces se queda; el nombre de la firma volverá a ser el de la muestra.",
  "Bring the sample back": "Recuperar la muestra",
  "No longer in the trash: {{names}}.": "Ya no están en la papelera: {{names}}.",
  "The shop does not open in a Studio at this address: add it to the setting STUDIO_URL.":
    "La tienda no se abre en un Studio con esta dirección: añádala al ajuste STUDIO_URL.",
  Changes: "Cambios",
  "Fix the red cells first.": "Corrija antes las celdas en rojo.",
  "Changed: {{changed}}": "Cambiados: {{changed}}",
  "Save to the shop": "Guardar en la tienda",
  "Save as drafts": "Guardar como borradores",
  Discard: "Descartar",
  "Changed since, so nothing was undone: {{names}}.":
    "Han cambiado desde entonces, así que no se ha deshecho nada: {{names}}.",
  "Uploading pictures: {{place}} of {{all}}": "Subiendo imágenes: {{place}} de {{all}}",
  "Importing…": "Importando…",
  "{{name}} cannot be read.": "{{name}} no puede leerse.",
  "The mail server says: {{reasons}}": "El servidor de correo dice: {{reasons}}",
  "Reading the content": "Leyendo los contenidos",
  "Reading the pictures": "Leyendo las imágenes",
  "Storing the pictures": "Guardando las imágenes",
  "Writing the dresses": "Guardando los vestidos",
  "Writing the bookings": "Guardando las reservas",
  "Visitors can see the shop.": "Los visitantes ven la tienda.",
  "Visitors cannot see the shop at the moment.": "En este momento los visitantes no ven la tienda.",
  "What you publish shows at once.": "Lo que publica se ve enseguida.",
  "What you publish is slow to show at the moment. Visitors see what was there before.":
    "En este momento lo que publica tarda en verse. Los visitantes ven lo que había antes.",
  "The content is available to Studio.": "Los contenidos están disponibles para Studio.",
  "The content keeps dropping out. Messages are waiting, and none is lost.":
    "Los contenidos dejan de estar disponibles una y otra vez. Los mensajes esperan y no se pierde ninguno.",
  "Visitors see the dresses that you have published.": "Los visitantes ven los vestidos que ha publicado.",
  "Most dresses disappeared at once, so visitors still see the earlier ones.":
    "La mayoría de los vestidos ha desaparecido de golpe, así que los visitantes ven todavía los anteriores.",
  "Messages from visitors reach you.": "Los mensajes de los visitantes le llegan.",
  "There is room on the disk.": "Hay espacio en el disco.",
  "The disk is almost full.": "El disco está casi lleno.",
  "Pages open quickly and without errors.": "Las páginas se abren deprisa y sin errores.",
  "Some pages fail or are slow to open.": "Algunas páginas fallan o tardan en abrirse.",
  "If this persists, please tell whoever looks after its server.":
    "Si continúa, avise a quien se ocupa del servidor.",
  "All is well with the shop.": "Todo va bien en la tienda.",
  "Everything else is well.": "Todo lo demás va bien.",
  "The shop cannot keep what visitors send: its disk may be full.":
    "La tienda no puede guardar lo que envían los visitantes: quizá su disco esté lleno.",
  "{{count}} messages could not be delivered._one": "No se ha podido entregar {{count}} mensaje.",
  "{{count}} messages could not be delivered._other": "No se han podido entregar {{count}} mensajes.",
  "{{count}} messages are still on the way._one": "{{count}} mensaje sigue en camino.",
  "{{count}} messages are still on the way._other": "{{count}} mensajes siguen en camino.",
  "{{count}} messages are still on the way, the first since {{moment}}._one":
    "{{count}} mensaje sigue en camino, desde el {{moment}}.",
  "{{count}} messages are still on the way, the first since {{moment}}._other":
    "{{count}} mensajes siguen en camino, el primero desde el {{moment}}.",
  "Dress of this collection": "Vestido de esta colección",
  Atelier: "Atelier",
  "Pages of your own": "Páginas propias",
  "New enquiries": "Consultas nuevas",
  Dresses: "Vestidos",
  Subscribers: "Suscriptores",
  "Export as CSV": "Exportar como CSV",
  Confirmed: "Confirmación",
  "Unsubscribe link": "Enlace para darse de baja",
  "Changed by someone else in the meantime, and left as they are: {{names}}.":
    "Cambiados entretanto por otra persona, y dejados como están: {{names}}.",
  Undo: "Deshacer",
  "Undo the last save": "Deshacer el último guardado",
  "Undo this import": "Deshacer esta importación",
  Column: "Columna",
  "Import a table…": "Importar una tabla…",
  "Choose one table, a CSV file, and with it the pictures that are new.":
    "Elija una tabla, un archivo CSV, y con ella las imágenes que sean nuevas.",
  "This file is too large to be a table of dresses.":
    "Este archivo es demasiado grande para ser una tabla de vestidos.",
  "Reading…": "Leyendo…",
  Import: "Importar",
  "Import a table of dresses": "Importar una tabla de vestidos",
  "Choose the table, and together with it the pictures that it names and that are not uploaded yet. Nothing changes before you have seen what would.":
    "Elija la tabla y, junto con ella, las imágenes que nombra y que aún no se han subido. No cambia nada hasta que usted haya visto lo que cambiaría.",
  "Table and pictures": "Tabla e imágenes",
  Close: "Cerrar",
  "{{summary}}, pictures to upload: {{number}}": "{{summary}}, imágenes por subir: {{number}}",
  "Fix these in the table, then choose it again:": "Corrija esto en la tabla, y elíjala de nuevo:",
  Today: "Hoy",
  "Is everything all right?": "¿Está todo en orden?",
  "Asking the shop…": "Consultando a la tienda…",
  Someone: "Alguien",
  "All enquiries": "Todas las consultas",
  "No new enquiries": "No hay consultas nuevas",
  "{{count}} new enquiries_one": "Una consulta nueva",
  "{{count}} new enquiries_other": "{{count}} consultas nuevas",
  "The shop is open at": "La tienda está abierta en",
  "Nothing needs fixing.": "No hay nada que corregir.",
  "See what could be better": "Ver qué puede mejorarse",
  "All {{number}} that need fixing": "Todo lo que hay que corregir: {{number}}",
  "People and backups": "Personas y copias de seguridad",
  "Your shop, step by step: {{done}} of {{all}}": "Su tienda, paso a paso: {{done}} de {{all}}",
  "To do": "Pendiente",
  "Needs fixing": "Por corregir",
  Trash: "Papelera",
  "Restored as drafts: {{number}}": "Restaurados como borradores: {{number}}",
  Restore: "Restaurar",
  "Looking through the history…": "Revisando el historial…",
  "This dataset gives no access to its history: nothing can be restored here.":
    "Este conjunto de datos no da acceso a su historial: aquí no puede restaurarse nada.",
  "Nothing was deleted in the last {{days}} days.": "No se ha eliminado nada en los últimos {{days}} días.",
  "Deleted in the last {{days}} days. What you restore comes back as a draft: shoppers see it once you publish it.":
    "Eliminado en los últimos {{days}} días. Lo que restaure vuelve como borrador: los visitantes lo verán cuando lo publique.",
  "As a table": "En una tabla",
  Views: "Visitas",
  From: "Desde",
  "{{most}} at most": "{{most}} como máximo",
  Times: "Veces",
  "Colours and sizes": "Colores y tallas",
  "Other sites": "Otras webs",
  Demand: "Demanda",
  "{{count}} days_one": "{{count}} día",
  "{{count}} days_other": "{{count}} días",
  "Totals for each day, counted by the shop itself without cookies: nothing shows who it was. We count only the name of the site a visitor comes from, if their browser gives it. Browsers that ask not to be tracked, and programs, are not counted.":
    "Totales de cada día, que la propia tienda cuenta sin cookies: nada revela quién ha sido. Solo se anota el nombre de la web de la que viene el visitante, si su navegador lo indica. No se cuentan los navegadores que piden no ser rastreados ni los programas.",
  "Nothing was counted in this period. The shop's setting COUNT_VISITS may be off.":
    "No se ha contado nada en este periodo. Quizá el ajuste COUNT_VISITS de la tienda esté desactivado.",
  "Colours asked for": "Colores pedidos",
  Colour: "Color",
  "Sizes asked for": "Tallas pedidas",
  "Where visitors come from": "De dónde vienen los visitantes",
  Site: "Web",
  "Pages viewed": "Páginas vistas",
  Page: "Página",
  "Searches that found nothing": "Búsquedas sin resultado",
  Words: "Palabras",
  "{{count}} views, by week_one": "{{count}} visita, por semanas",
  "{{count}} views, by week_other": "{{count}} visitas, por semanas",
  "{{count}} views, by day_one": "{{count}} visita, por días",
  "{{count}} views, by day_other": "{{count}} visitas, por días",
  "Adding it up…": "Sumando…",
  "The backup was not made. Please try again.":
    "La copia de seguridad no se ha hecho. Inténtelo de nuevo, por favor.",
  Backup: "Copia de seguridad",
  "Include people and passwords (keep the file as safe as a key)":
    "Incluir personas y contraseñas (guarde el archivo como si fuera una llave)",
  "Back up now and download": "Hacer una copia ahora y descargarla",
  "It holds every text, picture, enquiry, booking and subscriber, and the history. To restore it, stop the shop and run {{command}} on its machine, with {{option}} after it for people and passwords. What was there stays beside it, as before-restore-….":
    "Contiene todos los textos, imágenes, consultas, reservas y suscriptores, y el historial. Para restaurarla, detenga la tienda y ejecute {{command}} en su máquina, con {{option}} detrás para las personas y contraseñas. Lo que había se conserva al lado, como before-restore-….",
  "The last backup was made on {{moment}}.": "La última copia de seguridad se hizo el {{moment}}.",
  "No backup has been made yet.": "Aún no se ha hecho ninguna copia de seguridad.",
  "Copying the documents…": "Copiando los documentos…",
  "Sending {{sent}} of {{all}} MB. Your browser shows it among its downloads.":
    "Enviando {{sent}} de {{all}} MB. Su navegador lo muestra entre las descargas.",
  "Asking about the last backup…": "Consultando la última copia de seguridad…",
  "Your password": "Su contraseña",
  "Change your password": "Cambiar su contraseña",
  "Old password": "Contraseña actual",
  "New password": "Contraseña nueva",
  "You are logged out everywhere, and log in with the new one.":
    "Se cierran todas sus sesiones, y la próxima se inicia con la contraseña nueva.",
  "Change password": "Cambiar la contraseña",
  Viewer: "Lectura",
  viewer: "lectura",
  "sees everything, enquiries too, and changes nothing":
    "verlo todo, también las consultas, sin cambiar nada",
  Contributor: "Colaboración",
  contributor: "colaboración",
  "prepares drafts, sees enquiries, and publishes nothing":
    "preparar borradores y ver consultas, sin publicar nada",
  Writer: "Redacción",
  writer: "redacción",
  "writes and publishes dresses, texts and pictures; sees no enquiries":
    "escribir y publicar vestidos, textos e imágenes, sin ver consultas",
  Editor: "Edición",
  editor: "edición",
  "writes and publishes, and answers enquiries": "escribir y publicar, y responder consultas",
  Administrator: "Administración",
  administrator: "administración",
  "also looks after people and backups":
    "hacer todo lo demás y ocuparse de las personas y las copias de seguridad",
  People: "Personas",
  "Remove {{name}}?": "¿Quitar a {{name}}?",
  "{{name}} is logged out at once and cannot log in any more. What they have written stays, with their changes in the history.":
    "La sesión de {{name}} se cierra de inmediato y no podrá iniciar otra. Lo que ha escrito se conserva, con sus cambios en el historial.",
  Remove: "Quitar",
  "Loading the people…": "Cargando las personas…",
  "Only an administrator sees this. Please log in again.":
    "Esta página requiere permisos de administración. Inicie sesión de nuevo, por favor.",
  "Name to log in with": "Nombre para iniciar sesión",
  "Email (we send the link there too)": "Correo electrónico (también enviamos allí el enlace)",
  "Email (optional)": "Correo electrónico (opcional)",
  Role: "Permisos",
  Invite: "Invitar",
  "{{name}} can choose a password with this link. It works once, expires after seven days and is shown only now.":
    "Con este enlace, {{name}} puede elegir una contraseña. Sirve una sola vez, caduca a los siete días y solo se muestra ahora.",
  "It is also on its way by email.": "También va en camino por correo.",
  "Link for {{name}}": "Enlace para {{name}}",
  Copied: "Copiado",
  Copy: "Copiar",
  "{{name}} (you)": "{{name}} (usted)",
  "Last active {{day}}": "Última actividad: {{day}}",
  "Has not logged in yet": "Aún no ha iniciado sesión",
  "{{role}}. Another administrator can change this.":
    "{{role}}. Esto puede cambiarlo otra persona con los mismos permisos.",
  "Role of {{name}}": "Permisos de {{name}}",
  "Email of {{name}}": "Correo de {{name}}",
  "Email, new password, removal of {{name}}": "Correo, contraseña nueva o baja de {{name}}",
  "Save email": "Guardar el correo",
  "Link for a new password": "Enlace para una contraseña nueva",
  "Log out everywhere": "Cerrar todas las sesiones",
  "Invited as {{role}}. The link works until {{day}}; to make another, invite the same name again.":
    "Invitación con permisos de {{role}}. El enlace sirve hasta el {{day}}; para crear otro, invite de nuevo con el mismo nombre.",
  Withdraw: "Retirar",
  Presentation: "Presentación",
  "Used on every page": "Se usa en todas las páginas",
  "Used on every page, in its footer": "Se usa en todas las páginas, en el pie",
  "Used in every message that a shopper writes": "Se usa en todos los mensajes que escriben los visitantes",
  "Used on the pages of dresses, and wherever a text names these days":
    "Se usa en las páginas de los vestidos, y donde un texto cite estos plazos",
  "On no page of the shop": "En ninguna página de la tienda",
  About: "La firma",
  Enquiry: "Consulta",
  "The enquiry that this booking came from.": "La consulta de la que procede la reserva.",
  Privacy: "Privacidad",
  "Size finder": "Buscador de tallas",
  "If a line of the footer's customer care has the same words, it becomes a link to this page.":
    "Si una línea de la atención al cliente del pie de página tiene estas mismas palabras, se convierte en un enlace a esta página.",
  "The page needs a title.": "La página necesita un título.",
  "The end of the page's address, after /care/. If you change it, old links still lead here.":
    "El final de la dirección de la página, detrás de /care/. Si la cambia, los enlaces antiguos siguen llevando aquí.",
  "Studio adds to these when you publish a new address: old links lead to the page.":
    "Studio completa esta lista cuando usted publica una dirección nueva: los enlaces antiguos llevan a la página.",
  "Shown in": "Se muestra en",
  "The footer": "El pie de página",
  "The menu": "El menú",
  Both: "Ambos",
  "Neither: only your own links lead there": "Ninguno: solo llevan allí sus propios enlaces",
  "Smaller heading": "Subtítulo",
  List: "Lista",
  "Numbered list": "Lista numerada",
  Strong: "Negrita",
  Emphasis: "Cursiva",
  Link: "Enlace",
  Caption: "Pie de imagen",
  Table: "Tabla",
  "The first row holds headings": "La primera fila contiene encabezados",
  Rows: "Filas",
  Row: "Fila",
  Cells: "Celdas",
  "Below the text, from top to bottom: pictures, words of brides, a film, dresses. Drag to reorder; open one to edit or hide it.":
    "Debajo del texto, de arriba abajo: imágenes, palabras de novias, un vídeo, vestidos. Arrastre para reordenar; abra una sección para editarla u ocultarla.",
  unlisted: "fuera de la navegación",
  hidden: "oculta",
  "As a shopper would say it: Blush, Dusty blue.":
    "Con las palabras de quien compra: Rosa palo, Azul empolvado.",
  "A colour needs a name: a swatch alone says nothing to people who cannot see it.":
    "Un color necesita un nombre: la muestra por sí sola no dice nada a quienes no pueden verla.",
  Swatch: "Muestra de color",
  "Pick the colour of the swatch.": "Elija el color de la muestra.",
  "A swatch is written as # and six digits, such as #e6c4ba.":
    "Una muestra se escribe con # y seis cifras, como #e6c4ba.",
  Cloth: "Tejido",
  "A photograph of the cloth in this colour, if you have one. Choosing the colour shows it as long as no picture shows the dress in that colour.":
    "Una fotografía del tejido en este color, si la tiene. Al elegir el color aparece esta fotografía, salvo que una imagen muestre el vestido en ese color.",
  Available: "Disponible",
  "Off: the swatch stays, marked as currently unavailable.":
    "Si se desactiva, la muestra se queda, marcada como no disponible por ahora.",
  "If empty: “{{shown}}”": "Si se deja vacío: «{{shown}}»",
  "Each colour once.": "Cada color una sola vez.",
  "Each size once.": "Cada talla una sola vez.",
  "A dress that is not in the shop is left out.": "Un vestido que no está en la tienda se omite.",
  "Each dress once, twelve at most.": "Cada vestido una sola vez, doce como máximo.",
  Says: "Texto",
  "Without it the shop leaves this entry out.": "Sin esto, la tienda omite este elemento.",
  "A list has {{most}} entries at most: the rest would not be shown.":
    "Una lista tiene {{most}} elementos como máximo: los demás no se mostrarían.",
  New: "Nueva",
  Enquiries: "Consultas",
  Answered: "Respondida",
  "Answered enquiries": "Consultas respondidas",
  Archived: "Archivada",
  "Archived enquiries": "Consultas archivadas",
  "Perhaps spam": "Posible spam",
  State: "Estado",
  "An option ends by itself. “Back, and clean” and “Cancelled” free the days at once.":
    "Una prerreserva caduca por sí sola. «Devuelta y limpia» y «Anulada» liberan los días de inmediato.",
  "Option until": "Prerreserva hasta",
  "The option's last day. If empty, it holds until you decide.":
    "El último día de la prerreserva. Si se deja vacío, vale hasta que usted decida.",
  "First day with the customer": "Primer día con la clienta",
  "Choose the first day.": "Elija el primer día.",
  "Last day with the customer": "Último día con la clienta",
  "Choose the last day.": "Elija el último día.",
  "It is before the first day.": "Es anterior al primer día.",
  "Days before": "Días antes",
  "Nobody else can have it on these days: shipping, an alteration.":
    "Días en los que nadie más puede tenerla: envío, un arreglo.",
  "Days after": "Días después",
  "Nobody else can have it on these days: shipping back, cleaning.":
    "Días en los que nadie más puede tenerla: devolución, limpieza.",
  Telephone: "Teléfono",
  Message: "Mensaje",
  "Would like to": "Desea",
  Measurements: "Medidas",
  "Date of the event": "Fecha del evento",
  "The dress in the shop, with the visitor's choices":
    "El vestido en la tienda, con lo que ha elegido el visitante",
  Received: "Recibida",
  Reference: "Referencia",
  "The visitor has the same one.": "El visitante tiene la misma.",
  "Only the label sees it.": "Solo la ve la firma.",
  "The shop moves messages here when a great many arrive at once: you get no email about them, and their senders are not told.":
    "Aquí guarda la tienda las consultas que llegan en gran número a la vez: usted no recibe ningún correo por ellas, y quien las envía no lo sabe.",
  "Write a path of the shop, an address that begins with https://, mailto:… or tel:…. Otherwise its words are shown without a link.":
    "Escriba una ruta de la tienda o una dirección que empiece por https://, mailto:… o tel:…. De lo contrario, sus palabras se muestran sin enlace.",
  "Without an address there is no page. “Generate” makes one.":
    "Sin dirección no hay página. «Generar» crea una.",
  "Use small letters, digits and hyphens only, such as silk-slip.":
    "Use solo minúsculas, cifras y guiones, como vestido-seda.",
  "Use small letters, digits and hyphens only, such as silk-slips.":
    "Use solo minúsculas, cifras y guiones, como vestidos-seda.",
  "Nobody can see this address: write letters or digits.":
    "Nadie puede ver esta dirección: escriba letras o cifras.",
  "An address has {{most}} characters at most here.":
    "Aquí, una dirección tiene {{most}} caracteres como máximo.",
  "From top to bottom. Drag to reorder; open one to edit or hide it. With none in the list, the page has those that every label begins with: hide the ones you do not want.":
    "De arriba abajo. Arrastre para reordenar; abra una sección para editarla u ocultarla. Si la lista está vacía, la página tiene las secciones con las que empieza toda firma: oculte las que no desee.",
  "Ink before a picture has loaded": "Tinta antes de cargarse una imagen",
  "As the shop shows them. Letters need 4.5:1, the edges of controls 3:1.":
    "Tal como los muestra la tienda. Las letras necesitan 4,5:1; los bordes de los controles, 3:1.",
  "Paste two columns": "Pegar dos columnas",
  "From a spreadsheet: the old address, and the path that it leads to. One a line.":
    "Desde una hoja de cálculo: la dirección antigua y la ruta a la que lleva. Una por línea.",
  "Lines without two columns, which are not added: {{others}}.":
    "Líneas sin dos columnas, que no se añaden: {{others}}.",
  "Add {{count}} addresses_one": "Añadir dirección",
  "Add {{count}} addresses_other": "Añadir {{count}} direcciones",
  "The quick brown fox": "El veloz murciélago hindú",
  "Jumps over the lazy dog, in nine weeks, for 2,450.":
    "Comía feliz cardillo y kiwi, en nueve semanas, por 2450.",
  "Picture in words": "Descripción de la imagen",
  "One sentence for people who cannot see the picture: cut, fabric, colour. Not “picture of”.":
    "Una frase para quienes no pueden ver la imagen: corte, tejido, color. Sin «imagen de».",
  "If empty, the picture is only decoration.": "Si se deja vacío, la imagen es solo un adorno.",
  "Colour shown": "Color que se muestra",
  "The name of one of the dress's colours: choosing that colour in the shop shows this picture.":
    "El nombre de uno de los colores del vestido: al elegir ese color en la tienda se ve esta imagen.",
  "A JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG file, or an HEIC from a phone.":
    "Un archivo JPEG, PNG, WebP, AVIF, GIF, TIFF o SVG, o el HEIC de un teléfono.",
  "Calm where the words stand": "Despejada donde va el texto",
  "The words then have no background of their own: check that they can be read everywhere.":
    "Entonces el texto no lleva fondo propio: compruebe que se lee bien en todas partes.",
  "Use “{{suggested}}”": "Usar «{{suggested}}»",
  "Picture {{place}}: {{said}}": "Imagen {{place}}: {{said}}",
  "Pictures without words": "Imágenes sin descripción",
  "{{count}} pictures have no words yet_one": "Una imagen aún no tiene descripción",
  "{{count}} pictures have no words yet_other": "{{count}} imágenes aún no tienen descripción",
  "Say what each one shows, for people who cannot see it and for search engines. Change what is suggested where you can say more.":
    "Diga qué muestra cada una, para quienes no pueden verla y para los buscadores. Cambie lo que se propone si puede decir más.",
  "Picture {{place}} in words": "Descripción de la imagen {{place}}",
  "Colour shown in picture {{place}}": "Color que se muestra en la imagen {{place}}",
  "Which colour?": "¿Qué color?",
  "Use these words for {{count}} pictures_one": "Usar esta descripción",
  "Use these words for {{count}} pictures_other": "Usar estas descripciones en {{count}} imágenes",
  "A dress without a name": "Un vestido sin nombre",
  Sections: "Secciones",
  "A page has {{most}} sections at most.": "Una página tiene {{most}} secciones como máximo.",
  Hidden: "Oculta",
  "It keeps its place and its words, and is not shown.": "Conserva su lugar y sus textos, y no se muestra.",
  "all dresses": "todos los vestidos",
  "the first collection": "la primera colección",
  "Add a section": "Añadir una sección",
  "a section": "una sección",
  "Section {{place}} ({{title}}) {{reason}}: it is not shown.":
    "La sección {{place}} ({{title}}) {{reason}}: no se muestra.",
  "“{{title}}” {{reason}}: it is not shown.": "«{{title}}» {{reason}}: no se muestra.",
  Subscriber: "Suscriptor",
  "Signed up": "Suscripción",
  "Put it at the end of every newsletter to this address. Anyone who has the link can remove the address from the list.":
    "Para el final de cada carta a esta dirección. Quien tenga este enlace puede quitar la dirección de la lista.",
  "Pick a colour": "Elegir un color",
  "Colours of the label": "Colores de la firma",
  "Choose an SVG or PNG file": "Elegir un archivo SVG o PNG",
  "It {{fault}}.": "El archivo {{fault}}.",
  "is a picture that this browser cannot open: save it as PNG or SVG":
    "es una imagen que este navegador no puede abrir: guárdela como PNG o SVG",
  "is not a picture": "no es una imagen",
  "The file may be damaged, of another kind, or too large: a picture may have 64 MB, a film 256 MB. Send a picture from the telephone or the camera again, or save it as JPEG.":
    "Quizá el archivo esté dañado, sea de otro tipo o sea demasiado grande: una imagen puede tener 64 MB, y un vídeo, 256 MB. Envíe de nuevo la imagen desde el teléfono o la cámara, o guárdela como JPEG.",
  Studio: "Studio",
  "Name and password": "Nombre y contraseña",
  "Shoppers see them as they were last saved: what you have typed in the table is not saved yet.":
    "Quien visita la tienda los ve como se guardaron por última vez: lo que ha escrito en la tabla aún no está guardado.",
  "Studio could not finish checking. Try again, or reload the page.":
    "Studio no ha podido terminar la comprobación. Inténtelo de nuevo o vuelva a cargar la página.",
  "for {{date}}": "para el {{date}}",
  "This collection still has dresses": "Esta colección aún tiene vestidos",
  "Move them to another one first, under “Bulk edit”: {{names}}.":
    "Muévalos antes a otra, en «Edición en bloque»: {{names}}.",
  "Last published:": "Última publicación:",
  "Used on one page": "Se usa en una página",
  "Used on {{number}} pages": "Se usa en {{number}} páginas",
  Edit: "Editar",
  Structure: "Estructura",
  "Sorted by relevance": "Ordenados por relevancia",
  "Your changes are not saved yet": "Sus cambios aún no se han guardado",
  "Studio keeps trying. Until then this browser keeps them.":
    "Studio sigue intentándolo. Hasta entonces los conserva este navegador.",
  "You can write again as soon as they are saved. Until then this browser keeps them: leave this tab open.":
    "Podrá seguir escribiendo en cuanto se guarden. Hasta entonces los conserva este navegador: deje abierta esta pestaña.",
  "Your changes are being saved": "Sus cambios se están guardando",
  "You can write again in a moment.": "Podrá seguir escribiendo en un momento.",
  "A password is one line: nothing was changed, because this has several":
    "Una contraseña ocupa una sola línea: esta tiene varias, y no se ha cambiado nada",
  "A password needs at least {{least}} characters": "Una contraseña debe tener al menos {{least}} caracteres",
  "Nobody can log in: the file that says who may is damaged. The log says which, and what to do.":
    "Nadie puede iniciar sesión: el archivo que indica quién puede hacerlo está dañado. El registro dice cuál es y qué hacer.",
  "Nobody can log in yet: the owner sets a password with the command first.":
    "Nadie puede iniciar sesión todavía: antes hay que establecer una contraseña en el servidor, con el comando previsto.",
  "Please log in again. If you see this again, this browser accepts no cookies from here: allow them for this address.":
    "Inicie sesión de nuevo, por favor. Si vuelve a ver este aviso, su navegador no acepta cookies de aquí: permítalas para esta dirección.",
  "Please try again. If you see this again, this browser accepts no cookies from here: allow them for this address.":
    "Inténtelo de nuevo, por favor. Si vuelve a ver este aviso, su navegador no acepta cookies de aquí: permítalas para esta dirección.",
  "The name or the password is wrong.": "El nombre o la contraseña no son correctos.",
  "Too many attempts. Try again in {{time}}.": "Demasiados intentos. Inténtelo de nuevo dentro de {{time}}.",
  "Log in to the content": "Acceso a los contenidos",
  Password: "Contraseña",
  "Log in": "Iniciar sesión",
  "Forgotten your password?": "¿Ha olvidado su contraseña?",
  "Send a link": "Enviar un enlace",
  "If somebody of this name has an email address here, a link is on its way to it. It is good for one hour.":
    "Si este nombre tiene una dirección de correo registrada, un enlace va en camino. Sirve durante una hora.",
  "Ask an administrator of this Studio: under “People and backups” they make a link for you.":
    "Pida ayuda a quien tenga permisos de administración en este Studio: en «Personas y copias de seguridad» puede crear un enlace para usted.",
  "Without an email address, ask an administrator of this Studio: under “People and backups” they make a link for you.":
    "Sin dirección de correo, pida ayuda a quien tenga permisos de administración en este Studio: en «Personas y copias de seguridad» puede crear un enlace para usted.",
  "Where nobody can log in, whoever looks after the machine sets a password with the command {{command}}.":
    "Si nadie puede iniciar sesión, quien se ocupa del servidor establece una contraseña con el comando {{command}}.",
  "Back to the login": "Volver al inicio de sesión",
  "Choose your password": "Elija su contraseña",
  "The end of your link, after #": "El final de su enlace, después de #",
  "New password, of at least {{least}} characters": "Contraseña nueva, de al menos {{least}} caracteres",
  Again: "Repita la contraseña",
  "Save and log in": "Guardar e iniciar sesión",
  "This link has been used already, or is too old. Please ask for another.":
    "Este enlace ya se ha utilizado o ha caducado. Pida otro, por favor.",
  "The two passwords are not the same": "Las dos contraseñas no coinciden",
  "The old password is wrong": "La contraseña actual no es correcta",
  "Studio cannot log in from here": "Desde aquí no se puede iniciar sesión en Studio",
  "It was opened at {{address}}, where no login may lead to.":
    "Studio se ha abierto desde {{address}}, adonde no puede llevar ningún inicio de sesión.",
  "an address that cannot be read": "una dirección ilegible",
  "Open it at {{origin}}, or have this address added to those that are allowed.":
    "Ábralo en {{origin}}, o pida que se añada la dirección utilizada a las permitidas.",
};
