export const deskWords: Readonly<Record<string, string>> = {
  "It is no address: write /product-page/aurelie, or the whole address of the former page.":
    "No es una dirección: escriba /product-page/aurelie, o la dirección completa de la página anterior.",
  "The shop has a page at {{page}}, and visitors see that one.":
    "La tienda tiene una página en {{page}}, y es la que ven los visitantes.",
  "The shop keeps this address for itself.": "La tienda se reserva esta dirección.",
  "This address is in the list already.": "Esta dirección ya está en la lista.",
  "The page that it leads to is not in the shop.": "La página a la que lleva no está en la tienda.",
  "Choose a page that it leads to, or write a path.": "Elija la página a la que lleva, o escriba una ruta.",
  "It leads to {{to}}, and must lead to a path of the shop, such as /about.":
    "Lleva a {{to}}, y debe llevar a una ruta de la tienda, como /about.",
  "It leads in a circle, by {{path}}.": "Da vueltas en círculo, por {{path}}.",
  "It leads on through too many other old addresses.": "Pasa por demasiadas otras direcciones antiguas.",
  "It leads nowhere: there is no page at {{to}}.":
    "No lleva a ninguna parte: no hay ninguna página en {{to}}.",
  "What needs fixing": "Qué hay que corregir",
  "This page is for editors: open it from Studio, under “Check”.":
    "Esta página es para quienes editan: ábrala desde Studio, en «Revisión».",
  "Nothing. Every dress and every text is whole.":
    "Nada. Todos los vestidos y todos los textos están completos.",
  "Mend this first": "Corrija esto primero",
  "This would be better": "Esto puede mejorarse",
  "“{{cell}}”: the shop's prices are in {{currency}}":
    "«{{cell}}»: los precios de la tienda están en {{currency}}",
  "“{{cell}}” is not an amount: write it as 1250 or 1250.50":
    "«{{cell}}» no es un importe: escriba 1250 o 1250.50",
  "“{{cell}}” is not an amount: write it as 1250": "«{{cell}}» no es un importe: escriba 1250",
  "“{{cell}}” can be {{one}} or {{other}}: write one of these":
    "«{{cell}}» puede ser {{one}} o {{other}}: escriba uno de los dos",
  "“{{field}}” {{fault}}": "«{{field}}» {{fault}}",
  "a price is above zero; leave the cell empty for “price on request”":
    "un precio es superior a cero; deje la celda vacía para «precio a consultar»",
  "is more than any dress costs: the highest price is {{most}}":
    "es más de lo que cuesta un vestido: el precio más alto es {{most}}",
  "“{{cell}}” cannot be the end of an address: small letters, digits and hyphens, such as {{suggestion}}":
    "«{{cell}}» no puede ser el final de una dirección: solo minúsculas, cifras y guiones, como {{suggestion}}",
  "“{{cell}}” cannot be the end of an address: small letters, digits and hyphens":
    "«{{cell}}» no puede ser el final de una dirección: solo minúsculas, cifras y guiones",
  "there is no collection “{{cell}}”: there are {{known}}. A new one is made in Studio":
    "no hay ninguna colección «{{cell}}»: las que hay son {{known}}. Las nuevas se crean en Studio",
  "there is no collection “{{cell}}”. A new one is made in Studio":
    "no hay ninguna colección «{{cell}}». Las nuevas se crean en Studio",
  "“{{cell}}” is not a number of days: write 1 to {{most}}":
    "«{{cell}}» no es un número de días: escriba de 1 a {{most}}",
  "“{{cell}}” is not a whole number": "«{{cell}}» no es un número entero",
  "there are more than {{most}} entries": "hay más de {{most}} elementos",
  "“{{twice}}” stands there twice": "«{{twice}}» aparece dos veces",
  "“{{unknown}}” is not rent, buy or both": "«{{unknown}}» no es «rent», «buy» ni «both»",
  Blush: "Rosa palo",
  "what colour is “{{entry}}”? Write its value behind the name: {{name}} #e6c4ba. Between several colours stands |":
    "¿qué color es «{{entry}}»? Escriba su valor detrás del nombre: {{name}} #e6c4ba. Separe los colores con |",
  "what colour is “{{entry}}”? Write its value behind the name: {{name}} #e6c4ba":
    "¿qué color es «{{entry}}»? Escriba su valor detrás del nombre: {{name}} #e6c4ba",
  "leads nowhere: there is no page at {{path}}":
    "no lleva a ninguna parte: no hay ninguna página en {{path}}",
  "names a dress that is not shown: {{dress}}": "nombra un vestido que no se muestra: {{dress}}",
  "{{place}}: {{fault}}": "{{place}}: {{fault}}",
  "says “{{words}}” and has no link": "dice «{{words}}» y no tiene enlace",
  "leads to {{link}} and has no words": "lleva a {{link}} y no tiene texto",
  "the button of “{{of}}” {{fault}}": "el botón de «{{of}}» {{fault}}",
  "the button {{fault}}": "el botón {{fault}}",
  "its draft changes the address {{path}}: published in a release it would lead nowhere":
    "su borrador cambia la dirección {{path}}: si se publica en un lanzamiento, no llevará a ninguna parte",
  "its address was {{path}} before: note it in “Former addresses”, or links to it lead nowhere":
    "su dirección era antes {{path}}: anótela en «Direcciones anteriores», o sus enlaces no llevarán a ninguna parte",
  "its address was {{path}} before: note it in “Former addresses”, or links to it lead nowhere, and dresses that name it are not in the collection":
    "su dirección era antes {{path}}: anótela en «Direcciones anteriores», o sus enlaces no llevarán a ninguna parte y los vestidos que la nombran quedarán fuera de la colección",
  "it is left out of the shop: {{reason}}": "no se muestra en la tienda: {{reason}}",
  "{{message}}; the shop does without": "{{message}}; la tienda prescinde de ello",
  "it {{fault}}": "{{fault}}",
  "paragraph {{place}}: {{fault}}": "párrafo {{place}}: {{fault}}",
  "it is in no collection (“{{category}}”): {{fault}}":
    "no está en ninguna colección («{{category}}»): {{fault}}",
  "its collection “{{category}}” has no document: the shop names it after its address":
    "su colección, «{{category}}», no tiene documento: la tienda le da el nombre de su dirección",
  "the size chart has no size {{sizes}}: the size finder never suggests it":
    "la tabla de tallas no incluye la talla {{sizes}}: el buscador de tallas no la propone nunca",
  "“fashionWeeks” are still those of the sample label":
    "«fashionWeeks» sigue siendo el de la firma de muestra",
  "is still the sample label's": "sigue siendo de la firma de muestra",
  "still leads to the sample label": "sigue llevando a la firma de muestra",
  "still names the sample label": "sigue nombrando a la firma de muestra",
  "is still a film of the sample label": "sigue siendo un vídeo de la firma de muestra",
  "is still a picture of the sample label": "sigue siendo una imagen de la firma de muestra",
  "it is still a dress of the sample label": "sigue siendo un vestido de la firma de muestra",
  "the shop still shows {{shown}} dresses, though the content host has {{fetched}} that can be shown: it lets so many go at once only if it has seen them being deleted. Restore them or, if they are meant to go, start the shop with CATALOGUE_MAY_SHRINK=true":
    "la tienda sigue mostrando {{shown}} vestidos, aunque el servicio de contenidos tiene {{fetched}} que pueden mostrarse: solo deja ir tantos a la vez si ha visto cómo se eliminaban. Restáurelos o, si deben desaparecer, inicie la tienda con CATALOGUE_MAY_SHRINK=true",
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
    "cita {{field}}, que no está indicado en «Confección, entrega y alquiler»: la línea se omite",
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
  "it has more than {{most}} lists and objects within each other":
    "tiene más de {{most}} listas y objetos unos dentro de otros",
  "it has more than {{most}} characters": "tiene más de {{most}} caracteres",
  "{{list}} has more than {{most}} entries: the rest are not shown":
    "{{list}} tiene más de {{most}} elementos: los demás no se muestran",
  'its field "{{field}}" has a line of more than {{most}} characters':
    "su campo «{{field}}» tiene una línea de más de {{most}} caracteres",
  Answers: "Respuestas",
  "Answers that you give often": "Respuestas frecuentes",
  Title: "Título",
  "You choose the answer by it.": "Con él se elige la respuesta.",
  Text: "Texto",
  "{{names}} are filled in. A sentence is left out when the visitor has not said what it names.":
    "{{names}} se rellenan solos. Una frase se omite cuando el visitante no ha indicado el dato que cita.",
  "“Reply by email” and “Reply on WhatsApp” offer them on every enquiry.":
    "«Responder por correo» y «Responder por WhatsApp» las ofrecen en cada consulta.",
  "In the navigation": "En la navegación",
  "Not in the navigation: found by search, by links, and from its dresses":
    "Fuera de la navegación: se llega a ella por la búsqueda, por enlaces y desde sus vestidos",
  "Not in the shop, and neither are its dresses": "Fuera de la tienda, y sus vestidos también",
  Collection: "Colección",
  Name: "Nombre",
  "In the menu and on every dress.": "En el menú y en cada uno de sus vestidos.",
  "The collection needs a name.": "La colección necesita un nombre.",
  Address: "Dirección",
  "The end of the page's address. If you change it, old links still lead here, and its dresses stay in it.":
    "El final de la dirección de la página. Si la cambia, los enlaces antiguos siguen llevando aquí, y sus vestidos siguen en ella.",
  Shown: "Visible",
  "Place in the navigation": "Lugar en la navegación",
  "Lower numbers come first. Collections without a number come last, the oldest first. The first has a row of its own on the home page.":
    "Los números más bajos van primero. Las colecciones sin número van al final, de la más antigua a la más reciente. La primera tiene una fila propia en la página de inicio.",
  "Also called": "También conocida como",
  "What visitors call these dresses, such as “wedding dress” for bridal ones. The search finds them by it.":
    "Cómo llaman los visitantes a estos vestidos, por ejemplo «traje de boda» a los de novia. La búsqueda los encuentra así.",
  "Short name": "Nombre corto",
  "In the footer, and wherever space is short.": "En el pie de página, y donde haya poco espacio.",
  "On its own page. If empty, the name.": "En su propia página. Si se deja vacío, el nombre.",
  Introduction: "Introducción",
  "Prices on request": "Precios a consultar",
  "The shop says “price on request” of its dresses, and shows no deposit. Their prices stay here in Studio.":
    "La tienda indica «precio a consultar» en sus vestidos, y no muestra la fianza. Los precios se quedan aquí, en Studio.",
  "Days to make one of its dresses": "Días para confeccionar uno de sus vestidos",
  "If empty, the label's own number.": "Si se deja vacío, el plazo general de la firma.",
  "Former addresses": "Direcciones anteriores",
  "The ends of addresses that also lead to this collection, such as those of a collection that was merged into it. Dresses that name one of them belong here.":
    "Los finales de direcciones que también llevan a esta colección, como los de una colección que se ha unido a ella. Los vestidos que nombran una de ellas pertenecen a esta.",
  "Pictures among the dresses": "Imágenes entre los vestidos",
  "Wide ones, in order of use. {{leftOut}}": "Apaisadas, en orden de uso. {{leftOut}}",
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
  "Strapless, Straps, Long.": "Palabra de honor, Tirantes, Manga larga.",
  Fabric: "Tejido",
  "The main one: Tulle, Duchess satin, Lace.": "El principal: Tul, Satén duquesa, Encaje.",
  Description: "Descripción",
  "Silhouette, fabric, neckline, how it moves. One word may stand in *asterisks*; an empty line begins a paragraph.":
    "Silueta, tejido, escote, caída. Una palabra puede ir entre *asteriscos*; una línea en blanco abre un párrafo.",
  "A dress sells by its description.": "Un vestido se vende por su descripción.",
  Cut: "El vestido",
  "Fabric and making": "Tejido y confección",
  "Its cloth, how it is sewn, and how to care for it.": "El tejido, cómo está cosido y cómo se cuida.",
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
    "Se reembolsa al devolverlo. Déjelo vacío si no la hay.",
  "Included in the rental": "Incluido en el alquiler",
  "In one line. Leave it empty to use the words under “Making, delivery and rental”.":
    "En una línea. Déjelo vacío para usar el texto de «Confección, entrega y alquiler».",
  "Days to make it": "Días de confección",
  "Leave it empty to use the number of its collection or of the label.":
    "Déjelo vacío para usar el plazo de su colección o de la firma.",
  "Place in the catalogue": "Lugar en el catálogo",
  "Lower numbers come first. Dresses without a number come last, the oldest first.":
    "Los números más bajos van primero. Los vestidos sin número van al final, del más antiguo al más reciente.",
  Colours: "Colores",
  "The first is the one in the pictures.": "El primero es el de las imágenes.",
  Sizes: "Tallas",
  "French sizes: type one and press Enter.": "Tallas francesas: escriba una y pulse Intro.",
  "Without sizes a shopper can only ask.": "Sin tallas, los visitantes solo pueden preguntar.",
  "Unavailable sizes": "Tallas no disponibles",
  "Main picture": "Imagen principal",
  "Without a main picture the dress is left out of the shop.":
    "Sin imagen principal, el vestido no aparece en la tienda.",
  "More pictures": "Más imágenes",
  "Completes the look": "En buena compañía",
  "Shown below this dress, before the others of its collection. One that is not shown is left out.":
    "Se muestran debajo de este vestido, antes que los demás de su colección. Los que no estén en la tienda se omiten.",
  Number_figure: "Cifra",
  "One that says how it is made, set as wide as the page: 140, for the flowers sewn on. Six characters at most.":
    "Una que diga cómo está hecho, tan ancha como la página: 140, por las flores cosidas. Seis caracteres como máximo.",
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
    "tiene más de {{most}} caracteres: ninguna cabecera tiene sitio para más",
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
  "Hairlines between things.": "Los filetes que separan unas cosas de otras.",
  "What is left empty follows from the others.": "Lo que se deja vacío se deduce de lo demás.",
  Identity: "Identidad",
  Wordmark: "Logotipo",
  "If it differs from the label's name.": "Si es distinto del nombre de la firma.",
  "Wordmark, drawn": "Logotipo dibujado",
  "An SVG or PNG file of one line, in one colour; it stands in the place of the letters. A PNG is traced into outlines.":
    "Un archivo SVG o PNG de una sola línea y un solo color; ocupa el lugar de las letras. Un PNG se convierte en trazados.",
  Monogram: "Monograma",
  "is not one to three letters": "no tiene entre una y tres letras",
  "One to three letters, within the oval. Left empty, it is the first letter of the name.":
    "De una a tres letras, dentro del óvalo. Si se deja vacío, la primera letra del nombre.",
  Type: "Tipografía",
  "The monogram, on entering a screen": "El monograma, al entrar en una pantalla",
  "For a second and a half": "Durante un segundo y medio",
  "For two seconds and a half": "Durante dos segundos y medio",
  Briefly: "Brevemente",
  "Not at all": "Nunca",
  "The home page opens with": "La página de inicio se abre con",
  "The film": "El vídeo",
  "A still of it": "Una imagen fija del vídeo",
  "appears on pages only. Icons of browser tabs and phones have Latin and Arabic letters only: the first letter of the label's name, or a lozenge if it has none":
    "aparece solo en las páginas. Los iconos de las pestañas del navegador y de los teléfonos solo admiten letras latinas y árabes: la primera letra del nombre de la firma o, si no la tiene, un rombo",
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
    "Con el prefijo del país: WhatsApp toma las cifras tal como están.",
  "As it is shown": "Tal como se muestra",
  "First word on WhatsApp": "Saludo en WhatsApp",
  "Used where the message is not about a dress, as on the contact page. “Messages on WhatsApp” has the texts about a dress.":
    "Se usa cuando el mensaje no trata de un vestido, como en la página de contacto. Los textos sobre un vestido están en «Mensajes de WhatsApp».",
  Email: "Correo electrónico",
  "is not an email address": "no es una dirección de correo electrónico",
  Showroom: "Showroom",
  "Address, line by line": "Dirección, línea por línea",
  "Link to the map": "Enlace al mapa",
  "Hours in words, line by line": "Horario en palabras, línea por línea",
  "For the printed sheet of a dress and for search engines. If empty, they are made from the opening hours.":
    "Para la ficha impresa de un vestido y para los buscadores. Si se deja vacío, se toma del horario de apertura.",
  "Months that enquiries are kept": "Meses que se conservan las consultas",
  "is not a whole number of months": "no es un número entero de meses",
  "The shop deletes older ones. If empty, it keeps them for two years.":
    "La tienda borra las más antiguas. Si se deja vacío, las conserva dos años.",
  "Where appointments are booked": "Dónde se reserva cita",
  "names {{network}} a second time": "nombra {{network}} por segunda vez",
  Currency: "Moneda",
  "Every price is in this one: the numbers stay as they are when you choose another. If nothing is chosen, US dollars.":
    "Es la de todos los precios: si elige otra, los números no cambian. Si no se elige ninguna, dólares estadounidenses.",
  "Dollars as the language writes them": "Dólares según el uso del idioma",
  "In English “$2,450” in place of “2,450 $”.": "En inglés, «$2,450» en lugar de «2,450 $».",
  "The shop says “price on request” of every dress, and shows no deposit. The prices stay here in Studio. A collection has the same switch.":
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
  "Shown when a dress is no longer in the shop": "Se muestra cuando un vestido ya no está en la tienda",
  "the name has {{length}} characters, and no header has room for more than {{most}}: the shop signs with “{{wordmark}}”. Another wordmark is written in “Identity”":
    "el nombre tiene {{length}} caracteres, y ninguna cabecera tiene sitio para más de {{most}}: la tienda firma como «{{wordmark}}». En «Identidad» puede escribir otro logotipo",
  "Messages on WhatsApp": "Mensajes de WhatsApp",
  Purchase: "Compra",
  Question: "Pregunta",
  "Fitting of several dresses": "Prueba de varios vestidos",
  "Heading of the message form": "Título del formulario de mensaje",
  "Text below it": "Texto debajo del título",
  "Fields: {{names}}. A line whose field is not known is left out.":
    "Campos: {{names}}. Una línea cuyo campo no se conoce se omite.",
  "Old addresses": "Direcciones de la web anterior",
  Addresses: "Direcciones",
  "Old address": "Dirección antigua",
  "As it was on your former site: /product-page/aurelie, or the whole address.":
    "Tal como era en su web anterior: /product-page/aurelie, o la dirección completa.",
  "Leads to": "Lleva a",
  "A dress, a collection or a page of your own.": "Un vestido, una colección o una página propia.",
  "Or to this path": "O a esta ruta",
  "Another page of the shop, such as /about.": "Otra página de la tienda, como /about.",
  "Whoever follows an old link, and every search engine, is led to the new page. Capitals, a slash or “.html” at the end make no difference.":
    "Quien sigue un enlace antiguo, y todos los buscadores, llega a la página nueva. Las mayúsculas, una barra o «.html» al final no cambian nada.",
  "is not a time such as 10:00": "no es una hora como 10:00",
  "is not a date such as 2026-12-25": "no es una fecha como 2026-12-25",
  Opens: "Abre",
  Closes: "Cierra",
  Days: "Días",
  "names no day": "no nombra ningún día",
  "Day, or first day": "Día, o primer día",
  "Last day": "Último día",
  "If empty, that one day.": "Si se deja vacío, solo ese día.",
  Closed: "Cerrado",
  Hours: "Horario",
  Reason: "Motivo",
  "“Winter holidays”, for example.": "«Vacaciones de invierno», por ejemplo.",
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
  "Note below": "Nota debajo",
  "“By appointment”, for example.": "«Con cita previa», por ejemplo.",
  "The contact page shows them with whether it is open now, and lets visitors add a day to their calendar. If empty, it says nothing.":
    "La página de contacto lo muestra, indica si está abierto ahora y permite añadir un día al calendario. Si se deja vacío, no dice nada.",
  "Opening hours of the showroom": "Horario del showroom",
  "has no hours": "no tiene horas",
  "opens and closes at the same time": "abre y cierra a la misma hora",
  "ends before it begins": "termina antes de empezar",
  "is neither closed nor has hours": "no está cerrado ni tiene horario",
  "Contact page": "Página de contacto",
  Lead: "Entradilla",
  Picture: "Imagen",
  "After the form": "Después del formulario",
  "First line of the message on WhatsApp": "Primera línea del mensaje de WhatsApp",
  "When the shop cannot take a message": "Cuando la tienda no puede recibir un mensaje",
  "WhatsApp button": "Botón de WhatsApp",
  "Email button": "Botón de correo",
  "Newsletter, after the form": "Newsletter, después del formulario",
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
  "is less than {{least}} cm": "es menos de {{least}} cm",
  "is more than {{most}} cm": "es más de {{most}} cm",
  "is less than nothing": "es menos que nada",
  "names size {{size}} a second time": "nombra la talla {{size}} por segunda vez",
  "is one of more than {{most}} rows": "pasa de las {{most}} filas",
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
};
