export const deskWords: Readonly<Record<string, string>> = {
  "This is not an address: write /product-page/aurelie, or the full address of the former page.":
    "Ce n’est pas une adresse\u00a0: écrivez /product-page/aurelie, ou l’adresse complète de l’ancienne page.",
  "The shop has a page at {{page}}, and visitors see that one.":
    "La boutique a déjà une page à l’adresse {{page}}, et c’est elle que voient les visiteurs.",
  "The shop uses this address itself.": "La boutique utilise elle-même cette adresse.",
  "This address is in the list already.": "Cette adresse figure déjà dans la liste.",
  "The page that it leads to is not in the shop.": "La page d’arrivée n’est pas dans la boutique.",
  "Choose a page that it leads to, or write a path.": "Choisissez la page d’arrivée, ou écrivez un chemin.",
  "It leads to {{to}}, and must lead to a path of the shop, such as /about.":
    "Elle mène à {{to}}, et doit mener à un chemin de la boutique, par exemple /about.",
  "It leads in a circle, by {{path}}.": "Elle revient à son point de départ, en passant par {{path}}.",
  "It passes through too many other old addresses.": "Elle passe par trop d’autres anciennes adresses.",
  "It leads nowhere: there is no page at {{to}}.":
    "Elle ne mène nulle part\u00a0: il n’y a pas de page à l’adresse {{to}}.",
  "What needs fixing": "À revoir",
  "This page is for editors: open it from Studio, under “Check”.":
    "Cette page est réservée à l’équipe\u00a0: ouvrez-la depuis Studio, sous «\u00a0Contrôle\u00a0».",
  "Nothing. Every dress and every text is whole.":
    "Rien à revoir. Toutes les robes et tous les textes sont complets.",
  "Fix this first": "À corriger d’abord",
  "This would be better": "Ce qui peut être amélioré",
  "“{{cell}}”: the shop's prices are in {{currency}}":
    "«\u00a0{{cell}}\u00a0»\u00a0: les prix de la boutique sont en {{currency}}",
  "“{{cell}}” is not an amount: write it as 1250 or 1250.50":
    "«\u00a0{{cell}}\u00a0» n’est pas un montant\u00a0: écrivez 1250 ou 1250,50",
  "“{{cell}}” is not an amount: write it as 1250":
    "«\u00a0{{cell}}\u00a0» n’est pas un montant\u00a0: écrivez 1250",
  "“{{cell}}” can be {{one}} or {{other}}: write one of these":
    "«\u00a0{{cell}}\u00a0» peut vouloir dire {{one}} ou {{other}}\u00a0: écrivez l’un des deux",
  "“{{field}}” {{fault}}": "«\u00a0{{field}}\u00a0» {{fault}}",
  "a price is above zero; leave the cell empty for “price on request”":
    "un prix est supérieur à zéro\u202f; laissez la cellule vide pour «\u00a0prix sur demande\u00a0»",
  "is more than {{most}}, the highest price that the shop takes":
    "dépasse {{most}}, le prix le plus élevé que la boutique accepte",
  "“{{cell}}” cannot be the end of an address: small letters, digits and hyphens, such as {{suggestion}}":
    "«\u00a0{{cell}}\u00a0» ne peut pas terminer une adresse\u00a0: minuscules, chiffres et traits d’union, par exemple {{suggestion}}",
  "“{{cell}}” cannot be the end of an address: small letters, digits and hyphens":
    "«\u00a0{{cell}}\u00a0» ne peut pas terminer une adresse\u00a0: minuscules, chiffres et traits d’union",
  "there is no collection “{{cell}}”: there are {{known}}. A new one is made in Studio":
    "il n’y a pas de collection «\u00a0{{cell}}\u00a0»\u00a0: les collections sont {{known}}. Une nouvelle collection se crée dans Studio",
  "there is no collection “{{cell}}”. A new one is made in Studio":
    "il n’y a pas de collection «\u00a0{{cell}}\u00a0». Une nouvelle collection se crée dans Studio",
  "“{{cell}}” is not a number of days: write 1 to {{most}}":
    "«\u00a0{{cell}}\u00a0» n’est pas un nombre de jours, de 1 à {{most}}",
  "“{{cell}}” is not one of {{words}}": "«\u00a0{{cell}}\u00a0» n’est pas l’un de ces mots\u00a0: {{words}}",
  "“{{cell}}” is not a date: write it as 2027-06-15":
    "«\u00a0{{cell}}\u00a0» n’est pas une date\u00a0: écrivez-la sous la forme 2027-06-15",
  "“{{cell}}” is not a whole number": "«\u00a0{{cell}}\u00a0» n’est pas un nombre entier",
  "there are more than {{most}} entries": "la cellule compte plus de {{most}}\u00a0entrées",
  "“{{twice}}” appears twice": "«\u00a0{{twice}}\u00a0» y figure deux fois",
  "“{{unknown}}” is not rent, buy or both":
    "«\u00a0{{unknown}}\u00a0» n’est ni «\u00a0location\u00a0» ni «\u00a0achat\u00a0»\u202f; pour les deux, écrivez location | achat",
  Blush: "Poudré",
  "what colour is “{{entry}}”? Write its value after the name: {{name}} #e6c4ba. Separate several colours with |":
    "quelle est la couleur de «\u00a0{{entry}}\u00a0»\u202f? Écrivez sa valeur après le nom\u00a0: {{name}} #e6c4ba. Séparez plusieurs coloris par |",
  "what colour is “{{entry}}”? Write its value after the name: {{name}} #e6c4ba":
    "quelle est la couleur de «\u00a0{{entry}}\u00a0»\u202f? Écrivez sa valeur après le nom\u00a0: {{name}} #e6c4ba",
  "leads nowhere: there is no page at {{path}}":
    "ne mène nulle part\u00a0: il n’y a pas de page à l’adresse {{path}}",
  "names a dress that is not shown: {{dress}}": "cite une robe qui n’est pas présentée\u00a0: {{dress}}",
  "{{place}}: {{fault}}": "{{place}}\u00a0: {{fault}}",
  "says “{{words}}” and has no link": "indique «\u00a0{{words}}\u00a0» et n’a pas de lien",
  "leads to {{link}} and has no words": "mène à {{link}} et n’a pas de texte",
  "the button of “{{of}}” {{fault}}": "le bouton de «\u00a0{{of}}\u00a0» {{fault}}",
  "the button {{fault}}": "le bouton {{fault}}",
  "its draft changes the address {{path}}: if a release publishes it, that address leads nowhere":
    "le brouillon change l’adresse {{path}}\u00a0: s’il est publié dans une version, elle ne mènera nulle part",
  "its address was {{path}} before: note it in “Former addresses”, or links to it lead nowhere":
    "l’adresse était auparavant {{path}}\u00a0: notez-la dans «\u00a0Anciennes adresses\u00a0», sans quoi les liens ne mènent nulle part",
  "its address was {{path}} before: note it in “Former addresses”, or links to it lead nowhere, and dresses that name it are not in the collection":
    "l’adresse était auparavant {{path}}\u00a0: notez-la dans «\u00a0Anciennes adresses\u00a0», sans quoi les liens ne mènent nulle part, et les robes qui la citent ne sont pas dans la collection",
  "it is left out of the shop: {{reason}}": "la boutique l’omet, car {{reason}}",
  "{{message}}; the shop leaves it out": "{{message}}\u202f; la boutique s’en passe",
  "it {{fault}}": "ce contenu {{fault}}",
  "paragraph {{place}}: {{fault}}": "paragraphe {{place}}\u00a0: {{fault}}",
  "it is in no collection (“{{category}}”): {{fault}}":
    "la robe n’est dans aucune collection («\u00a0{{category}}\u00a0»)\u00a0: {{fault}}",
  "its collection “{{category}}” has no document: the shop names it after its address":
    "la collection «\u00a0{{category}}\u00a0» n’a pas de document\u00a0: la boutique la nomme d’après son adresse",
  "the size chart has no size {{sizes}}: the size finder never suggests it":
    "la taille {{sizes}} n’est pas dans le tableau des tailles\u00a0: le guide des tailles ne la propose jamais",
  Rentals: "Locations",
  "Option: {{title}}": "Option\u00a0: {{title}}",
  "Option until {{day}}: {{title}}": "Option jusqu’au {{day}}\u00a0: {{title}}",
  "Away from {{from}} to {{to}}, with the days before and after.":
    "Sortie du {{from}} au {{to}}, jours d’avant et d’après compris.",
  "In your own calendar app": "Dans votre propre agenda",
  "A calendar app, on your telephone or Google's, can show the bookings: it reads them at a secret address. Your customers' names are in it, so give it to nobody outside the label.":
    "Un agenda, celui de votre téléphone ou de Google, peut afficher les réservations\u00a0: il les lit à une adresse secrète. Les noms de vos clientes y figurent\u00a0: ne la donnez à personne en dehors de la maison.",
  "The shop's setting {{setting}} makes this address; the guide to the settings says how.":
    "Le réglage {{setting}} de la boutique crée cette adresse\u00a0; le guide des réglages explique comment.",
  "Make an address": "Créer une adresse",
  "Make another instead": "En créer une autre à la place",
  "Stop this address": "Supprimer cette adresse",
  "Add a calendar “from a link” or “by URL” in your app, with this address. It is shown only now.":
    "Dans votre agenda, ajoutez un calendrier «\u00a0par lien\u00a0» ou «\u00a0par URL\u00a0» avec cette adresse. Elle n’est affichée que maintenant.",
  "Address of the calendar": "Adresse de l’agenda",
  "There is an address, made on {{day}}. No app has read it yet.":
    "Une adresse existe, créée le {{day}}. Aucun agenda ne l’a encore lue.",
  "There is an address, made on {{day}}. An app last read it on {{moment}}.":
    "Une adresse existe, créée le {{day}}. Un agenda l’a lue pour la dernière fois le {{moment}}.",
  "“{{cell}}” can be read as {{day}} or as {{other}}: write the one that is meant":
    "«\u00a0{{cell}}\u00a0» peut se lire {{day}} ou {{other}}\u00a0: écrivez celle que vous voulez dire",
  "“{{cell}}” is not a number of days: write 0 to {{most}}":
    "«\u00a0{{cell}}\u00a0» n’est pas un nombre de jours\u00a0: écrivez de 0 à {{most}}",
  "row {{first}} is the same booking": "la ligne {{first}} est la même réservation",
  "several pieces could be meant: {{pieces}}": "plusieurs pièces sont possibles\u00a0: {{pieces}}",
  "this dress has no such piece: there are {{pieces}}":
    "il n’y a pas de telle pièce de cette robe\u00a0: il y a {{pieces}}",
  "there is no piece of “{{dress}}” in the calendar":
    "le calendrier n’a pas de pièce de «\u00a0{{dress}}\u00a0»",
  "this booking has been changed since it was imported, and begins on {{day}}: change it in Studio":
    "cette réservation a été modifiée depuis son importation et commence le {{day}}\u00a0: modifiez-la dans Studio",
  "The import ended at row {{row}}: {{reason}}. The rows above it are done. Import the table again: what is there already stays as it is.":
    "L’importation s’est arrêtée à la ligne {{row}}\u00a0: {{reason}}. Les lignes précédentes sont faites. Importez de nouveau le tableau\u00a0: ce qui existe déjà reste tel quel.",
  "Booking of {{day}}": "Réservation du {{day}}",
  "Booking without days": "Réservation sans dates",
  Piece: "Pièce",
  "Piece in size {{size}}": "Pièce en taille {{size}}",
  "its piece does not exist ({{piece}})": "elle ne correspond à aucune pièce existante ({{piece}})",
  "it overlaps another booking of its piece, from {{from}} to {{to}} ({{id}})":
    "elle chevauche une autre réservation de la même pièce, du {{from}} au {{to}} ({{id}})",
  "its dress does not exist ({{dress}})": "elle ne correspond à aucune robe existante ({{dress}})",
  "“fashionWeeks” are still those of the sample label":
    "les semaines de la mode sont encore celles de la maison de démonstration",
  "is still the sample label's": "vient encore de la maison de démonstration",
  "still leads to the sample label": "mène encore à la maison de démonstration",
  "still names the sample label": "cite encore la maison de démonstration",
  "is still a film of the sample label": "est encore un film de la maison de démonstration",
  "is still a picture of the sample label": "est encore une image de la maison de démonstration",
  "it is still a dress of the sample label": "c’est encore une robe de la maison de démonstration",
  "the shop still shows {{shown}} dresses, though the content host has {{fetched}} that can be shown: it lets so many go at once only if it has seen them being deleted. Restore them or, if they are meant to go, start the shop with CATALOGUE_MAY_SHRINK=true":
    "la boutique montre encore {{shown}} robes, alors que l’hébergement des contenus n’en a plus que {{fetched}} à montrer\u00a0: elle n’en retire autant d’un coup que si elle a constaté leur suppression. Restaurez-les ou, si leur départ est voulu, démarrez la boutique avec CATALOGUE_MAY_SHRINK=true",
  "The catalogue": "Le catalogue",
  "it cannot be read and is left out: {{reason}}. Restore a backup, or write it again under the same id":
    "document illisible, donc omis\u00a0: {{reason}}. Restaurez une sauvegarde, ou écrivez-le de nouveau sous le même identifiant",
  "the collection has no dresses: it is in no list, and its address leads to the home page":
    "la collection n’a pas de robe\u00a0: elle ne figure dans aucune liste, et son adresse mène à la page d’accueil",
  "The designer": "Portrait",
  "/about has no biography yet: no menu or footer leads there":
    "/about n’a pas encore de biographie\u00a0: aucun menu ni pied de page n’y mène",
  "Questions and answers": "Questions et réponses",
  "/faq has no questions yet: no menu or footer leads there":
    "/faq n’a pas encore de questions\u00a0: aucun menu ni pied de page n’y mène",
  "{{section}} {{reason}}: it is not shown": "{{section}} {{reason}}\u00a0: elle n’est pas affichée",
  "no section of the page is shown: it is empty":
    "aucune section de la page n’est affichée\u00a0: la page est vide",
  "“{{field}}”: {{note}}": "«\u00a0{{field}}\u00a0»\u00a0: {{note}}",
  "the picture: {{note}}": "l’image\u00a0: {{note}}",
  "names {{field}}, which “Making, delivery and rental” does not give: the line is left out":
    "mentionne {{field}}, que «\u00a0Confection, livraison et location\u00a0» n’indique pas\u00a0: la ligne est omise",
  "there is no telephone number: nobody can ask for a dress on WhatsApp":
    "il n’y a pas de numéro de téléphone\u00a0: personne ne peut demander une robe sur WhatsApp",
  "the footer's customer care column has no lines: {{lines}} are missing. Write them under “The label”, “Words in several places”; each becomes a link when a page of that title is published":
    "la colonne «\u00a0Service client\u00a0» du pied de page n’a pas de lignes\u00a0: {{lines}} manquent. Écrivez-les dans «\u00a0Réglages de la maison\u00a0», «\u00a0Textes communs\u00a0»\u202f; chacune devient un lien dès qu’une page du même titre est publiée",
  "it has no name: the shop calls it “{{name}}”":
    "le nom manque\u00a0: la boutique indique «\u00a0{{name}}\u00a0»",
  "it has no text": "le texte manque",
  "icons of browser tabs and phones cannot show the monogram “{{monogram}}”, because they have Latin and Arabic letters only: they show “{{letters}}”. Choose another monogram in “Identity”":
    "les icônes des onglets et des téléphones ne peuvent pas montrer le monogramme «\u00a0{{monogram}}\u00a0», car elles n’ont que des lettres latines et arabes\u00a0: elles montrent «\u00a0{{letters}}\u00a0». Choisissez un autre monogramme dans «\u00a0Identité\u00a0»",
  "icons of browser tabs and phones cannot show the monogram “{{monogram}}”, because they have Latin and Arabic letters only: they show a lozenge. Choose another monogram in “Identity”":
    "les icônes des onglets et des téléphones ne peuvent pas montrer le monogramme «\u00a0{{monogram}}\u00a0», car elles n’ont que des lettres latines et arabes\u00a0: elles montrent un losange. Choisissez un autre monogramme dans «\u00a0Identité\u00a0»",
  bust: "tour de poitrine",
  waist: "tour de taille",
  hips: "tour de hanches",
  "size {{size}} comes after {{before}} but is smaller ({{measures}}): list sizes from the smallest to the largest":
    "la taille {{size}} suit la taille {{before}}, mais elle est plus petite ({{measures}})\u00a0: rangez les tailles de la plus petite à la plus grande",
  "is a film whose file is gone: upload it again, or remove it":
    "est un film dont le fichier a disparu\u00a0: déposez-le de nouveau, ou retirez-le",
  "is a picture whose file is gone: upload it again, or remove it":
    "est une image dont le fichier a disparu\u00a0: déposez-la de nouveau, ou retirez-la",
  "it has more than {{most}} lists and objects nested in each other":
    "plus de {{most}}\u00a0listes et objets s’y trouvent les uns dans les autres",
  "it has more than {{most}} characters": "le document dépasse {{most}}\u00a0caractères",
  "{{list}} has more than {{most}} entries: the rest are not shown":
    "{{list}} compte plus de {{most}}\u00a0entrées\u00a0: les suivantes ne sont pas affichées",
  'its field "{{field}}" has a line of more than {{most}} characters':
    "le champ «\u00a0{{field}}\u00a0» contient une ligne de plus de {{most}}\u00a0caractères",
  "Reply templates": "Modèles de réponse",
  "Answers that you give often": "Réponses que vous donnez souvent",
  Title: "Titre",
  "You choose the template by this title.": "Ce titre vous sert à choisir la réponse.",
  Text: "Texte",
  "{{names}} are filled in. A sentence is left out when the visitor has not said what it names.":
    "{{names}} se remplissent d’eux-mêmes. Une phrase est omise quand le visiteur n’a pas précisé ce qu’elle mentionne.",
  "“Reply by email” and “Reply on WhatsApp” offer them on every enquiry.":
    "«\u00a0Répondre par e-mail\u00a0» et «\u00a0Répondre sur WhatsApp\u00a0» les proposent pour chaque demande.",
  Option: "En option",
  Booked: "Réservée",
  Out: "Chez la cliente",
  "Back, and clean": "Revenue et nettoyée",
  Cancelled: "Annulée",
  Booking: "Réservation",
  "{{count}} options end soon, or have ended_one": "Une option prend bientôt fin, ou a pris fin",
  "{{count}} options end soon, or have ended_other":
    "{{count}}\u00a0options prennent bientôt fin, ou ont pris fin",
  Calendar: "Calendrier",
  "Who has which dress, and when. Each dress that is to rent gets a piece for each of its sizes: you book those, and the shop says on which days they are free. You can add and remove pieces later.":
    "Qui a quelle robe, et quand. Chaque robe à louer reçoit une pièce par taille\u00a0: c’est elle que vous réservez, et la boutique indique les jours où elle est libre. Vous pourrez ajouter et retirer des pièces par la suite.",
  "Begin a calendar": "Commencer un calendrier",
  "New booking": "Nouvelle réservation",
  Save: "Enregistrer",
  "Choose…": "Choisir…",
  "If empty, the days are your own: a repair, a show. Write the reason in the note.":
    "À défaut, ces jours sont les vôtres\u00a0: une retouche, un défilé. Indiquez le motif dans la note.",
  "Begin on {{day}}": "Commencer le {{day}}",
  "Own use": "Usage interne",
  "Days before and after": "Jours avant et après",
  "Free again": "De nouveau libre",
  "Goes out": "Départs",
  "Comes back": "Retours",
  "Late: its last day was {{day}}": "En retard\u00a0: son dernier jour était le {{day}}",
  "{{piece}}: still out with {{name}}, and promised to {{next}} from {{day}}":
    "{{piece}}\u00a0: encore chez «\u00a0{{name}}\u00a0», et promise à «\u00a0{{next}}\u00a0» à partir du {{day}}",
  "{{piece}}: still out, and promised to {{next}} from {{day}}":
    "{{piece}}\u00a0: encore sortie, et promise à «\u00a0{{next}}\u00a0» à partir du {{day}}",
  "Options that end": "Options qui prennent fin",
  "Ended on {{day}}: its days are free again":
    "A pris fin le {{day}}\u00a0: ses jours sont de nouveau libres",
  "Until {{day}}": "Jusqu’au {{day}}",
  "None today.": "Aucun aujourd’hui.",
  "No bookings yet.": "Aucune réservation pour l’instant.",
  "New piece": "Nouvelle pièce",
  "Add pieces of {{names}}": "Ajouter les pièces de {{names}}",
  "Remove this piece": "Retirer cette pièce",
  "It is booked: cancel its bookings first.": "Elle est réservée\u00a0: annulez d’abord ses réservations.",
  "End the calendar": "Arrêter le calendrier",
  "End the calendar?": "Arrêter le calendrier\u202f?",
  "All pieces are removed, and the shop no longer says which days are free. You can begin again at any time.":
    "Toutes les pièces sont retirées, et la boutique n’indique plus les jours libres. Vous pourrez recommencer à tout moment.",
  Month: "Mois",
  "Saved: {{booking}}": "Enregistré\u00a0: {{booking}}",
  Print: "Imprimer",
  "A month earlier": "Un mois plus tôt",
  "A month later": "Un mois plus tard",
  "Open the booking": "Ouvrir la réservation",
  "Make an option": "Poser une option",
  "Drag over free days to book them. Drag a booking to move it, or one end of it to change its length. By keyboard: arrows lead from booking to booking, and Enter opens one. Shift with an arrow moves it, + and − change its length; then Enter saves, and Escape leaves it as it was.":
    "Glissez sur des jours libres pour les réserver. Glissez une réservation pour la déplacer, ou l’une de ses extrémités pour en changer la durée. Au clavier\u00a0: les flèches mènent d’une réservation à l’autre, et Entrée en ouvre une. Maj et une flèche la déplacent, + et − en changent la durée\u202f; Entrée enregistre alors, et Échap la laisse telle quelle.",
  "By keyboard: arrows lead from booking to booking, and Enter opens one.":
    "Au clavier\u00a0: les flèches mènent d’une réservation à l’autre, et Entrée en ouvre une.",
  "{{piece}}: {{from}} to {{to}}.": "{{piece}}\u00a0: du {{from}} au {{to}}.",
  "Taken: {{name}}.": "Déjà pris\u00a0: {{name}}.",
  "{{from}} to {{to}}": "du {{from}} au {{to}}",
  "In the navigation": "Dans la navigation",
  "Not in the navigation: found by search, by links, and from its dresses":
    "Hors de la navigation\u00a0: on y vient par la recherche, par des liens et depuis ses robes",
  "Not in the shop, and neither are its dresses": "Absente de la boutique, comme ses robes",
  Collection: "Collection",
  Name: "Nom",
  "In the menu and on every dress.": "Dans le menu et sur chaque robe.",
  "The collection needs a name.": "Donnez un nom à la collection.",
  Address: "Adresse",
  "The end of the page's address. If you change it, old links still lead here, and its dresses stay in it.":
    "La fin de l’adresse de la page. Si vous la modifiez, les anciens liens mènent toujours ici, et ses robes restent dans la collection.",
  Shown: "Affichée",
  "Place in the navigation": "Place dans la navigation",
  "Lower numbers come first. Collections without a number come last, the oldest first. The first has a row of its own on the home page.":
    "Les plus petits numéros viennent d’abord. Les collections sans numéro viennent ensuite, de la plus ancienne à la plus récente. La première a sa propre rangée sur la page d’accueil.",
  "Also called": "Autres appellations",
  "What visitors call these dresses, such as “wedding dress” for bridal ones. The search finds them by it.":
    "Les mots des visiteurs pour ces robes, par exemple «\u00a0robe de mariage\u00a0» pour celles de mariée. La recherche les trouve ainsi.",
  "Short name": "Nom court",
  "In the footer, and wherever space is short.": "Dans le pied de page, et partout où la place manque.",
  "On its own page. If empty, the name.": "Sur sa propre page. À défaut, le nom.",
  Introduction: "Introduction",
  "Prices on request": "Prix sur demande",
  "The shop says “price on request” for its dresses, and shows no deposit. Their prices stay here in Studio.":
    "La boutique indique «\u00a0prix sur demande\u00a0» pour ses robes, et n’affiche pas de caution. Leurs prix restent ici, dans Studio.",
  "Days to make one of its dresses": "Jours de confection d’une de ses robes",
  "If empty, the label's own number.": "À défaut, le nombre de la maison.",
  "Former addresses": "Anciennes adresses",
  "The ends of addresses that also lead to this collection, such as those of a collection that was merged into it. Dresses that name one of them belong here.":
    "Les fins d’adresses qui mènent aussi à cette collection, par exemple celles d’une collection qui y a été réunie. Les robes qui en citent une en font partie.",
  "Pictures among the dresses": "Images entre les robes",
  "Wide ones, in order of use. {{optional}}": "En largeur, dans l’ordre d’apparition. {{optional}}",
  Rail: "Portant",
  "Offers its dresses as one long picture as well, hem beside hem. It looks right where all main pictures are 4:5, on the same background, with the dress in the middle.":
    "Présente aussi ses robes en une seule longue image, ourlet contre ourlet. L’effet est juste quand toutes les images principales sont au format 4:5, sur le même fond, la robe au centre.",
  "Without a price the shop says “price on request”.":
    "Sans prix, la boutique indique «\u00a0prix sur demande\u00a0».",
  Rent: "Location",
  Buy: "Achat",
  Silhouette: "Silhouette",
  "Ball gown, A-line, Mermaid.": "Princesse, Trapèze, Sirène.",
  Neckline: "Décolleté",
  "Sweetheart, V-neck, Halter.": "Cœur, En V, Américain.",
  Sleeves: "Manches",
  "Strapless, Straps, Long.": "Bustier, Bretelles, Longues.",
  Fabric: "Matière",
  "The main one: Tulle, Duchess satin, Lace.": "La principale\u00a0: Tulle, Satin duchesse, Dentelle.",
  Description: "Description",
  "Silhouette, fabric, neckline, how it moves. One word may stand in *asterisks*; an empty line begins a paragraph.":
    "Silhouette, matière, décolleté, tombé. Un mot peut être placé entre *astérisques*\u202f; une ligne vide ouvre un paragraphe.",
  "A dress sells by its description.": "C’est la description qui fait vendre une robe.",
  Cut: "Coupe",
  "Fabric and making": "Matière et confection",
  "Its cloth, how it is sewn, and how to care for it.": "L’étoffe, la couture et l’entretien.",
  Dress: "Robe",
  Facts: "Caractéristiques",
  "Rental and making": "Location et confection",
  Pictures: "Images",
  Texts: "Textes",
  "The dress needs a name.": "Donnez un nom à la robe.",
  "The end of the page's address. If you change it, old links still lead here.":
    "La fin de l’adresse de la page. Si vous la modifiez, les anciens liens mènent toujours ici.",
  "Studio adds to these when you publish a new address: old links lead to the dress.":
    "Studio complète cette liste quand vous publiez une nouvelle adresse\u00a0: les anciens liens mènent à la robe.",
  "Choose a collection, or nobody will find the dress.":
    "Choisissez une collection, sans quoi personne ne trouvera la robe.",
  Price: "Prix",
  "Leave it empty for “price on request”.": "Laissez vide pour «\u00a0prix sur demande\u00a0».",
  Offered: "Offre",
  "If nothing is chosen, both.": "Si rien n’est choisi, les deux.",
  "Rental price": "Prix de location",
  "For the whole rental. Leave it empty for “price on request”.":
    "Pour toute la durée de la location. Laissez vide pour «\u00a0prix sur demande\u00a0».",
  "Rental days": "Jours de location",
  "Leave it empty to use the numbers under “Making, delivery and rental”.":
    "Laissez vide pour reprendre les nombres de «\u00a0Confection, livraison et location\u00a0».",
  Deposit: "Caution",
  "Refunded on return. Leave it empty if there is none.":
    "Remboursable au retour. Laissez vide s’il n’y en a pas.",
  "Included in the rental": "Compris dans la location",
  "In one line. Leave it empty to use the words under “Making, delivery and rental”.":
    "En une ligne. Laissez vide pour reprendre le texte de «\u00a0Confection, livraison et location\u00a0».",
  "Days to make it": "Jours de confection",
  "Leave it empty to use the number of its collection or of the label.":
    "Laissez vide pour reprendre le nombre de sa collection ou de la maison.",
  "Place in the catalogue": "Place dans le catalogue",
  "Lower numbers come first. Dresses without a number come last, the oldest first.":
    "Les plus petits numéros viennent d’abord. Les robes sans numéro viennent ensuite, de la plus ancienne à la plus récente.",
  Colours: "Coloris",
  "The first is the one in the pictures.": "Le premier est celui des images.",
  Sizes: "Tailles",
  "French sizes: type one and press Enter.":
    "Tailles françaises\u00a0: saisissez-en une, puis appuyez sur Entrée.",
  "Without sizes a shopper can only ask.": "Sans tailles, les visiteurs ne peuvent que poser la question.",
  "Unavailable sizes": "Tailles indisponibles",
  "If empty, the shop says nothing of it; a dress whose sizes are all unavailable is sold.":
    "À défaut, la boutique n’en dit rien\u202f; une robe dont toutes les tailles sont indisponibles est vendue.",
  "Availability of one colour or size": "Disponibilité d’un coloris ou d’une taille",
  "Where it differs from the dress's own: the last one in ivory, size 38 out until June.":
    "Là où elle diffère de celle de la robe\u00a0: la dernière en ivoire, la taille 38 louée jusqu’en juin.",
  "Main picture": "Image principale",
  "Without a main picture the dress is left out of the shop.":
    "Sans image principale, la robe ne figure pas dans la boutique.",
  "More pictures": "Autres images",
  "Completes the look": "En bonne compagnie",
  "Shown below this dress, before the others of its collection. One that is not shown is left out.":
    "Montrées sous cette robe, avant les autres de sa collection. Une robe qui n’est pas présentée est omise.",
  Number_figure: "Chiffre",
  "One that says how it is made, set as wide as the page: 140, for the flowers sewn on. Six characters at most.":
    "Un chiffre qui dit le travail accompli, sur toute la largeur de la page\u00a0: 140, pour les fleurs cousues. Six caractères au plus.",
  "The number in words": "Le chiffre en mots",
  "What it counts: flowers, each curled over a warm spoon.":
    "Ce qu’il compte\u00a0: des fleurs, chacune roulée sur une cuillère chaude.",
  "{{examples}} Shoppers filter by it: the same words on each dress that has it.":
    "{{examples}} Les visiteurs filtrent par ce critère\u00a0: employez les mêmes mots pour toutes les robes concernées.",
  "It {{fault}}. Write what belongs there.": "Ce champ {{fault}}. Écrivez ce qui doit y figurer.",
  "Is {{price}} correct? Write thousands without a point or comma, such as 1950.":
    "Est-ce bien {{price}}\u202f? Écrivez les milliers sans point ni virgule, par exemple 1950.",
  "Longer than {{most}} characters: it is not shown.":
    "Plus de {{most}}\u00a0caractères\u00a0: ce champ n’est pas affiché.",
  "is not an amount above zero": "n’est pas un montant supérieur à zéro",
  "Not among its sizes: {{sizes}}.": "Absentes des tailles de la robe\u00a0: {{sizes}}.",
  "is longer than {{most}} characters: no header has room for more":
    "dépasse {{most}}\u00a0caractères\u00a0: aucun en-tête n’en contient davantage",
  "is not a colour such as #6b2434": "n’est pas une couleur, par exemple #6b2434",
  Paper: "Papier",
  "The ground of every page.": "Le fond de toutes les pages.",
  Ink: "Encre",
  "What is written, and drawn round a button.": "Ce qui est écrit, et le contour des boutons.",
  "Ground behind pictures": "Fond des images",
  "Shown until a picture has loaded: choose a colour close to its backdrop.":
    "Visible jusqu’au chargement d’une image\u00a0: choisissez une couleur proche de son arrière-plan.",
  "Soft ink": "Encre douce",
  "Notes and small print.": "Notes et petits caractères.",
  Accent: "Accent",
  "Focus, the chosen option, errors; almost nothing else.":
    "Élément actif, option choisie, erreurs\u202f; presque rien d’autre.",
  Lines: "Filets",
  "Hairlines between things.": "Les traits fins entre les éléments.",
  "Colours that you leave empty follow from the others.": "Ce qui reste vide se déduit du reste.",
  Identity: "Identité",
  "How the name is written": "Nom tel qu’il s’écrit",
  "If it differs from the label's name.": "S’il diffère du nom de la maison.",
  Logo: "Logo",
  "An SVG or PNG file of one line, in one colour; it stands in the place of the letters. A PNG is traced into outlines.":
    "Un fichier SVG ou PNG d’une seule ligne, d’une seule couleur\u202f; il prend la place des lettres. Un PNG est converti en contours.",
  Monogram: "Monogramme",
  "is not one to three letters": "doit compter d’une à trois lettres",
  "One to three letters, within the oval. Left empty, it is the first letter of the name.":
    "D’une à trois lettres, dans l’ovale. À défaut, la première lettre du nom.",
  Type: "Typographie",
  "The monogram, on entering a screen": "Le monogramme, à l’ouverture d’un écran",
  "For a second and a half": "Pendant une seconde et demie",
  "For two and a half seconds": "Pendant deux secondes et demie",
  Briefly: "Brièvement",
  "Not at all": "Jamais",
  "The home page opens with": "La page d’accueil s’ouvre sur",
  "The film": "Le film",
  "A still of it": "Une image fixe du film",
  "appears on pages only. Icons of browser tabs and phones have Latin and Arabic letters only: the first letter of the label's name, or a lozenge if it has none":
    "n’apparaît que sur les pages. Les icônes des onglets et des téléphones n’ont que des lettres latines et arabes\u00a0: la première lettre du nom de la maison ou, à défaut, un losange",
  "the label has no name: the shop is called “Untitled label”":
    "la maison n’a pas de nom\u00a0: la boutique s’appelle «\u00a0Maison sans nom\u00a0»",
  "is not a telephone number with its country code":
    "n’est pas un numéro de téléphone avec l’indicatif du pays",
  "Social networks": "Réseaux sociaux",
  Network: "Réseau",
  "A network that is not listed has no icon.": "Un réseau absent de cette liste n’a pas d’icône.",
  "The label": "Réglages de la maison",
  Names: "Noms",
  Contact: "Contact",
  Prices: "Prix",
  "Words in several places": "Textes communs",
  "Telephone and WhatsApp": "Téléphone et WhatsApp",
  "Last line of every page": "Dernière ligne de chaque page",
  "Founded in": "Année de création",
  Number: "Numéro",
  "With the country code: WhatsApp takes its digits as they are.":
    "Avec l’indicatif du pays\u00a0: WhatsApp reprend les chiffres tels quels.",
  "As it is shown": "Tel qu’il s’affiche",
  "First word on WhatsApp": "Premiers mots sur WhatsApp",
  "Used where the message is not about a dress, as on the contact page. “Messages on WhatsApp” has the texts about a dress.":
    "Pour les messages qui ne portent pas sur une robe, comme ceux de la page de contact. Les textes sur une robe sont dans «\u00a0Messages WhatsApp\u00a0».",
  Email: "E-mail",
  "is not an email address": "n’est pas une adresse e-mail",
  Showroom: "Showroom",
  "Address, line by line": "Adresse, ligne par ligne",
  "Street and number": "Numéro et rue",
  "Postal code": "Code postal",
  Town: "Ville",
  Country: "Pays",
  "In two letters: “FR” for France.": "En deux lettres\u00a0: «\u00a0FR\u00a0» pour la France.",
  "is not a country in two letters, such as FR": "n’est pas un pays en deux lettres, par exemple FR",
  "The same address in parts": "La même adresse, par éléments",
  "For search engines. If empty, they read the lines above.":
    "Pour les moteurs de recherche. À défaut, ils lisent les lignes ci-dessus.",
  "names “{{part}}”, which is not in the lines above":
    "cite «\u00a0{{part}}\u00a0», qui ne figure pas dans les lignes ci-dessus",
  "Link to the map": "Lien vers le plan",
  "Hours in words, line by line": "Horaires en toutes lettres, ligne par ligne",
  "For the printed sheet of a dress and for search engines. If empty, they are made from the opening hours.":
    "Pour la fiche imprimée d’une robe et pour les moteurs de recherche. À défaut, ils sont tirés des horaires d’ouverture.",
  "Months that enquiries are kept": "Durée de conservation des demandes, en mois",
  "is not a whole number of months": "n’est pas un nombre entier de mois",
  "The shop deletes older ones. If empty, it keeps them for two years.":
    "La boutique supprime les plus anciennes. À défaut, elle les garde deux ans.",
  "Where appointments are booked": "Lien de prise de rendez-vous",
  "names {{network}} a second time": "cite {{network}} une seconde fois",
  Currency: "Devise",
  "All prices are in this currency. Choosing another does not convert them. If nothing is chosen, US dollars.":
    "La même pour tous les prix\u00a0: les nombres restent inchangés si vous en changez. Si rien n’est choisi, le dollar américain.",
  "Dollars as the language writes them": "Dollars selon l’usage de la langue",
  "In English, “$2,450” instead of “2,450 $”.":
    "En anglais, «\u00a0$2,450\u00a0» au lieu de «\u00a02,450 $\u00a0».",
  "The shop says “price on request” for every dress, and shows no deposit. The prices stay here in Studio. A collection has the same switch.":
    "La boutique indique «\u00a0prix sur demande\u00a0» pour toutes les robes, et n’affiche pas de caution. Les prix restent ici, dans Studio. Une collection a le même réglage.",
  Taxes: "Taxes",
  "Below the price on a dress's page and on its printed sheet: “Prices include VAT”. Shown only with a price.":
    "Sous le prix, sur la page d’une robe et sur sa fiche imprimée\u00a0: «\u00a0Prix TTC\u00a0». Affiché seulement avec un prix.",
  Newsletter: "Newsletter",
  Heading: "Titre",
  Note: "Note",
  "Customer care": "Service client",
  "Plain words in the footer. A line becomes a link when a page of that title is published.":
    "Du texte simple dans le pied de page. Une ligne devient un lien dès qu’une page du même titre est publiée.",
  "Making and delivery, on every dress": "Confection et livraison, sur toutes les robes",
  "Sold dresses leave the collections": "Les robes vendues quittent les collections",
  "Their pages stay, and say that they are sold.": "Leurs pages restent, et indiquent qu’elles sont vendues.",
  "Shown when a dress is no longer in the shop": "Affiché quand une robe a quitté la boutique",
  "the name has {{length}} characters, and no header has room for more than {{most}}: the shop signs with “{{wordmark}}”. Another wordmark is written in “Identity”":
    "le nom compte {{length}} caractères, et aucun en-tête n’en contient plus de {{most}}\u00a0: la boutique signe «\u00a0{{wordmark}}\u00a0». Un autre logotype s’écrit dans «\u00a0Identité\u00a0»",
  "Messages on WhatsApp": "Messages WhatsApp",
  Purchase: "Achat",
  Question: "Question",
  "Fitting for several dresses": "Essayage de plusieurs robes",
  "Heading of the message form": "Titre du formulaire de message",
  "Text below it": "Texte au-dessous",
  "Fields: {{names}}. A line whose field is not known is left out.":
    "Champs\u00a0: {{names}}. Une ligne dont le champ n’est pas renseigné est omise.",
  "Old addresses": "Adresses de l’ancien site",
  Addresses: "Adresses",
  "Old address": "Ancienne adresse",
  "As it was on your former site: /product-page/aurelie, or the whole address.":
    "Telle qu’elle était sur l’ancien site\u00a0: /product-page/aurelie, ou l’adresse complète.",
  "Leads to": "Mène à",
  "A dress, a collection or a page of your own.": "Une robe, une collection ou l’une de vos pages.",
  "Or to this path": "Ou à ce chemin",
  "Another page of the shop, such as /about.": "Une autre page de la boutique, par exemple /about.",
  "Anyone who follows an old link, and every search engine, is led to the new page. Capitals, a slash or “.html” at the end make no difference.":
    "Toute personne qui suit un ancien lien, et tout moteur de recherche, arrive sur la nouvelle page. Les majuscules, la barre oblique ou «\u00a0.html\u00a0» à la fin n’y changent rien.",
  "is not a time such as 10:00": "n’est pas une heure, par exemple 10:00",
  "is not a date such as 2026-12-25": "n’est pas une date, par exemple 2026-12-25",
  Opens: "Ouverture",
  Closes: "Fermeture",
  Days: "Jours",
  Customer: "Cliente",
  "Choose what is booked.": "Choisissez la pièce réservée.",
  "names no day": "ne cite aucun jour",
  "Day, or first day": "Jour, ou premier jour",
  "Last day": "Dernier jour",
  "If empty, that one day.": "À défaut, ce seul jour.",
  Closed: "Fermé",
  Hours: "Horaires",
  Reason: "Motif",
  "“Winter holidays”, for example.": "«\u00a0Congés d’hiver\u00a0», par exemple.",
  Africa: "Afrique",
  America: "Amérique",
  Antarctica: "Antarctique",
  Arctic: "Arctique",
  Asia: "Asie",
  Atlantic: "Atlantique",
  Australia: "Australie",
  Europe: "Europe",
  "Indian Ocean": "Océan Indien",
  Pacific: "Pacifique",
  "Time zone": "Fuseau horaire",
  "is not a time zone such as Europe/Paris": "n’est pas un fuseau horaire, par exemple Europe/Paris",
  "Of the showroom: Europe/Paris, for example.": "Celui du showroom\u00a0: Europe/Paris, par exemple.",
  "Without it the page cannot say whether it is open now.":
    "Sans lui, la page ne peut pas dire si le showroom est ouvert.",
  "Every week": "Chaque semaine",
  "Enter a day with a break twice. A closing time after midnight counts for the next day.":
    "Pour une journée avec pause, saisissez deux fois le même jour. Une fermeture après minuit compte pour le lendemain.",
  "Holidays and other exceptions": "Congés et autres exceptions",
  "What applies on these days instead.": "Ce qui s’applique ces jours-là.",
  "Note below": "Note au-dessous",
  "“By appointment”, for example.": "«\u00a0Sur rendez-vous\u00a0», par exemple.",
  "The contact page shows them with whether it is open now, and lets visitors add a day to their calendar. If empty, it says nothing.":
    "La page de contact les affiche, indique si le showroom est ouvert et permet aux visiteurs d’ajouter un jour à leur agenda. À défaut, elle n’en dit rien.",
  "Opening hours of the showroom": "Horaires d’ouverture du showroom",
  "has no hours": "n’a pas d’horaires",
  "opens and closes at the same time": "ouvre et ferme à la même heure",
  "ends before it begins": "se termine avant de commencer",
  "is neither closed nor has hours": "n’est ni fermé ni pourvu d’horaires",
  "Choose the dress that this piece belongs to.": "Choisissez la robe dont c’est une pièce.",
  "As it is written on the dress in the shop: 38.":
    "Telle qu’elle figure sur la robe dans la boutique\u00a0: 38.",
  "Where there are several. If empty, the one in the pictures.":
    "S’il y en a plusieurs. À défaut, celui des images.",
  "As it is sewn or written into the dress, to tell two of one size apart.":
    "Tel qu’il est cousu ou inscrit dans la robe, pour distinguer deux pièces d’une même taille.",
  "Contact page": "Page de contact",
  Lead: "Phrase d’introduction",
  Picture: "Image",
  "After the form": "Après le formulaire",
  "First line of the message on WhatsApp": "Première ligne du message sur WhatsApp",
  "When the shop cannot take a message": "Quand la boutique ne peut pas recevoir de message",
  "WhatsApp button": "Bouton WhatsApp",
  "Email button": "Bouton e-mail",
  "Newsletter, after the form": "Newsletter, après le formulaire",
  "Shown once the email with the link is on its way.": "Affiché dès que l’e-mail avec le lien est parti.",
  "When the shop cannot confirm addresses by email":
    "Quand la boutique ne peut pas confirmer les adresses par e-mail",
  "Privacy page": "Page de confidentialité",
  "Between this and the ending the shop says what it keeps, from its settings.":
    "Entre ce texte et la conclusion, la boutique indique ce qu’elle conserve, d’après ses réglages.",
  Ending: "Conclusion",
  "What visitors may ask for, and whom to ask: who is responsible, a data protection officer, an authority.":
    "Ce que les visiteurs peuvent demander, et à qui\u00a0: le responsable, un délégué à la protection des données, une autorité.",
  "Page not found": "Page introuvable",
  Sentence: "Phrase",
  Search: "Recherche",
  "While searching": "Pendant la recherche",
  "When nothing is found": "Quand rien n’est trouvé",
  Hint: "Conseil",
  "Home page": "Page d’accueil",
  Questions: "Questions",
  Answer: "Réponse",
  "Button at the end": "Bouton à la fin",
  Headline: "Grand titre",
  "The name, with line breaks where they should fall.": "Le nom, avec les retours à la ligne voulus.",
  "Short biography": "Courte biographie",
  "In the footer of every page.": "Dans le pied de chaque page.",
  "Opening picture": "Image d’ouverture",
  "Wide. {{optional}}": "En largeur. {{optional}}",
  Biography: "Biographie",
  Paragraph: "Paragraphe",
  As: "Forme",
  Quotation: "Citation",
  "Picture beside the biography": "Image à côté de la biographie",
  "Upright.": "En hauteur.",
  "Heading of the fashion weeks": "Titre des semaines de la mode",
  "Fashion weeks": "Semaines de la mode",
  Year: "Année",
  City: "Ville",
  Season: "Saison",
  "Invitation at the end": "Invitation finale",
  "Sizes, from the smallest": "Tailles, à partir de la plus petite",
  Size: "Taille",
  Availability: "Disponibilité",
  "Out until": "Louée jusqu’au",
  "is not the name of a size": "n’est pas le nom d’une taille",
  "Bust, cm": "Tour de poitrine, cm",
  "Waist, cm": "Tour de taille, cm",
  "Hips, cm": "Tour de hanches, cm",
  "Hollow to hem, cm": "Du cou à l’ourlet, cm",
  "From the hollow of the throat to the hem. If empty, the length is not judged.":
    "Du creux du cou à l’ourlet. À défaut, la longueur n’est pas prise en compte.",
  "Named as on the dresses. Each number is the largest that the size fits; between two sizes, the larger is suggested. Without rows there is no size finder.":
    "Nommées comme sur les robes. Chaque nombre est la plus grande mesure que la taille accepte\u202f; entre deux tailles, la plus grande est conseillée. Sans lignes, il n’y a pas de guide des tailles.",
  "Size chart": "Tableau des tailles",
  "Heels that the lengths are made for, cm": "Talons prévus pour ces longueurs, cm",
  "How to measure": "Prendre les mesures",
  Bust: "Tour de poitrine",
  Waist: "Tour de taille",
  Hips: "Tour de hanches",
  "Hollow to floor, and heels": "Du cou au sol, et talons",
  "is not a number of centimetres": "n’est pas un nombre de centimètres",
  "is less than {{least}} cm": "est inférieur à {{least}}\u00a0cm",
  "is more than {{most}} cm": "est supérieur à {{most}}\u00a0cm",
  "is below zero": "est inférieur à zéro",
  "names size {{size}} a second time": "cite la taille {{size}} une seconde fois",
  "is one of more than {{most}} rows": "dépasse la limite de {{most}}\u00a0lignes",
  "Making a dress": "Confection d’une robe",
  "From the order to the parcel. A collection or a dress may have its own number.":
    "De la commande au colis. Une collection ou une robe peut avoir son propre nombre.",
  "Making a rush order": "Confection en urgence",
  "The same for a rush order. If empty, there are none.":
    "Le même délai, en urgence. À défaut, pas de confection en urgence.",
  Alterations: "Retouches",
  "Added to the making time.": "S’ajoutent au délai de confection.",
  "Shipping, near": "Livraison, près de chez vous",
  "Within your own part of the world.": "Dans votre région du monde.",
  "Shipping, at most": "Livraison, au maximum",
  "Anywhere in the world. The shop calculates with this one.":
    "Partout dans le monde. La boutique calcule avec ce nombre.",
  "A rented dress arrives": "Arrivée d’une robe louée",
  "Days before the event.": "Jours avant l’événement.",
  "A rented dress goes back": "Retour d’une robe louée",
  "Days after the event.": "Jours après l’événement.",
  Cleaning: "Nettoyage",
  "Between two rentals.": "Entre deux locations.",
  "Return or exchange": "Retour ou échange",
  "From the dress's arrival.": "À compter de l’arrivée de la robe.",
  Refund: "Remboursement",
  "From the dress reaching you again.": "À compter du retour de la robe chez vous.",
  "Changes to an order": "Modification d’une commande",
  "While the cloth is uncut.": "Tant que l’étoffe n’est pas coupée.",
  "Last fitting": "Dernier essayage",
  "A cutting of the cloth": "Échantillon de tissu",
  "By post.": "Par la poste.",
  "{{about}} In texts: {{field}}.": "{{about}} Dans les textes\u00a0: {{field}}.",
  "Making, delivery and rental": "Confection, livraison et location",
  "Included in every rental": "Compris dans toutes les locations",
  "In one line, “Cleaning and delivery both ways”. A dress may have a line of its own.":
    "En une ligne\u00a0: «\u00a0Nettoyage et livraison aller-retour\u00a0». Une robe peut avoir sa propre ligne.",
  "Untitled release": "Version sans titre",
  "It {{fault}}: the shop does not show it.": "Ce champ {{fault}}\u00a0: la boutique ne l’affiche pas.",
  "Optional.": "Facultatif.",
  "One word or phrase may stand in *asterisks*: it is set in italics.":
    "Un mot ou un groupe de mots peut être placé entre *astérisques*\u00a0: il s’affiche en italique.",
  "Numbers of days stand in braces, by their names under “Making, delivery and rental”: {returnDays}, or {makingDays/bridal-dresses} of one collection.":
    "Les nombres de jours s’écrivent entre accolades, sous le nom que leur donne «\u00a0Confection, livraison et location\u00a0»\u00a0: {returnDays}, ou {makingDays/bridal-dresses} pour une collection.",
  "One or two sentences that make someone choose this result.":
    "Une ou deux phrases qui donnent envie d’ouvrir ce résultat.",
  "For search engines": "Pour les moteurs de recherche",
  "Search engines show about {{most}} characters of it, and this has {{length}}.":
    "Les moteurs de recherche en montrent environ {{most}}\u00a0caractères\u202f; ce texte en compte {{length}}.",
  "The dress in it": "La robe photographiée",
  "needs {{number}} “{{title}}”": "nécessite {{number}} «\u00a0{{title}}\u00a0»",
  "For search engines and sharing": "Pour les moteurs de recherche et le partage",
  "Title in the browser's tab and in search results":
    "Titre dans l’onglet du navigateur et dans les résultats de recherche",
  "Description in search results": "Description dans les résultats de recherche",
  "Picture of a shared link": "Image d’un lien partagé",
  "Wide: {{leastWidth}} × {{leastHeight}} pixels or more. If empty, the shop composes one.":
    "En largeur\u00a0: {{leastWidth}} × {{leastHeight}} pixels ou plus. À défaut, la boutique en compose une.",
  "is not a code of {{service}}: paste the whole tag “{{tag}}”":
    "n’est pas un code de {{service}}\u00a0: collez la balise entière «\u00a0{{tag}}\u00a0»",
  "The tag “{{tag}}”, if {{service}} asks you for one. It stands on the home page.":
    "La balise «\u00a0{{tag}}\u00a0», si {{service}} vous en demande une. Elle se place sur la page d’accueil.",
  "Verification for {{service}}": "Vérification pour {{service}}",
  "Describe the picture, for people who cannot see it and for search engines.":
    "Décrivez l’image, pour les personnes qui ne la voient pas et pour les moteurs de recherche.",
  "The picture in words {{fault}}": "La description de l’image {{fault}}",
  "This picture has {{width}} × {{height}} pixels and will look soft: {{leastWidth}} × {{leastHeight}} or more is sharp.":
    "Cette image fait {{width}} × {{height}} pixels et manquera de netteté\u00a0: elle est nette à partir de {{leastWidth}} × {{leastHeight}}.",
  "The picture is shown whole and looks small in its place: a {{ratio}} picture fills it.":
    "L’image est montrée entière, mais en petit\u00a0: au format {{ratio}}, elle remplirait sa place.",
  "The shop crops {{percent}}% of the picture's width: a {{ratio}} picture is shown whole.":
    "La boutique coupe {{percent}}\u00a0% de la largeur de l’image\u00a0: au format {{ratio}}, elle serait montrée entière.",
  "The shop crops {{percent}}% of the picture's height: a {{ratio}} picture is shown whole.":
    "La boutique coupe {{percent}}\u00a0% de la hauteur de l’image\u00a0: au format {{ratio}}, elle serait montrée entière.",
  "The shop crops {{percent}}% of the picture's width, and part of what its hotspot marks: a {{ratio}} picture is shown whole.":
    "La boutique coupe {{percent}}\u00a0% de la largeur de l’image, et une partie de ce que marque le point chaud\u00a0: au format {{ratio}}, elle serait montrée entière.",
  "The shop crops {{percent}}% of the picture's height, and part of what its hotspot marks: a {{ratio}} picture is shown whole.":
    "La boutique coupe {{percent}}\u00a0% de la hauteur de l’image, et une partie de ce que marque le point chaud\u00a0: au format {{ratio}}, elle serait montrée entière.",
  "The picture is cropped upright: set its hotspot on the dress.":
    "L’image est recadrée en hauteur\u00a0: placez son point chaud sur la robe.",
  'its slug "{{slug}}" belongs to {{other}} already':
    "l’adresse «\u00a0{{slug}}\u00a0» appartient déjà à {{other}}",
  "the file of its main picture is gone": "le fichier de l’image principale a disparu",
  "it is not a document": "ce n’est pas un document",
  "it has no name": "le nom manque",
  "it has no slug": "l’adresse manque",
  "it has no main picture": "l’image principale manque",
  "write a path of the shop, an address that begins with https://, mailto: or tel:; its words are shown without a link":
    "écrivez un chemin de la boutique, ou une adresse qui commence par https://, mailto: ou tel:\u202f; d’ici là, le texte est affiché sans lien",
  "has no rows": "n’a pas de lignes",
  "is not a picture that was uploaded": "n’est pas une image déposée ici",
  "its tables have more than {{most}} cells together":
    "les tableaux comptent plus de {{most}}\u00a0cellules en tout",
  "paragraph {{place}} cannot be shown": "le paragraphe {{place}} ne peut pas être affiché",
  "it has no title, and is not shown": "le titre manque\u00a0: la page n’est pas affichée",
  "its title is longer than {{most}} characters": "le titre dépasse {{most}}\u00a0caractères",
  "it has no address, and is not shown": "l’adresse manque\u00a0: la page n’est pas affichée",
  "its address /care/{{slug}} belongs to another page":
    "l’adresse /care/{{slug}} appartient à une autre page",
  "there are more than {{most}} pages": "il y a plus de {{most}}\u00a0pages",
  "paragraph {{place}}: “{{words}}” has a link to {{address}} that cannot be followed: {{remedy}}":
    "paragraphe {{place}}\u00a0: «\u00a0{{words}}\u00a0» porte un lien vers {{address}} qui ne peut pas être suivi\u00a0: {{remedy}}",
  "paragraph {{place}}: “{{words}}” has a link that cannot be followed: {{remedy}}":
    "paragraphe {{place}}\u00a0: «\u00a0{{words}}\u00a0» porte un lien qui ne peut pas être suivi\u00a0: {{remedy}}",
  "its address /collection/{{slug}} belongs to {{other}} already":
    "l’adresse /collection/{{slug}} appartient déjà à {{other}}",
  "there are more than {{most}} collections": "il y a plus de {{most}}\u00a0collections",
  "is not an MP4 or WebM film": "n’est pas un film MP4 ou WebM",
  "is a picture whose file is gone": "est une image dont le fichier a disparu",
  "is not a WebVTT file (.vtt)": "n’est pas un fichier WebVTT (.vtt)",
  "is missing": "manque",
  "is not one of {{choices}}": "doit être l’un de ces choix\u00a0: {{choices}}",
  "is not what belongs there": "n’est pas ce qui doit y figurer",
  "is less than {{least}}": "est inférieur à {{least}}",
  "is more than {{most}}": "est supérieur à {{most}}",
  "is not a text": "n’est pas un texte",
  "is not a number": "n’est pas un nombre",
  "is not a whole number": "n’est pas un nombre entier",
  "is not yes or no": "n’est ni oui ni non",
  "is not a list": "n’est pas une liste",
  "is not a group of fields": "n’est pas un groupe de champs",
  "is empty": "est vide",
  "is longer than {{most}} characters": "dépasse {{most}}\u00a0caractères",
  "is not a whole number of days": "n’est pas un nombre entier de jours",
  "is not a year from {{least}} to {{most}}": "n’est pas une année entre {{least}} et {{most}}",
  "is not an address that begins with https://": "n’est pas une adresse qui commence par https://",
  "is neither a path of the shop, such as /collection/tulle-dresses, nor an address that begins with https://":
    "n’est ni un chemin de la boutique, par exemple /collection/tulle-dresses, ni une adresse qui commence par https://",
  "has words and no link": "a un texte sans lien",
  "has a link and no words": "a un lien sans texte",
  "has a contrast of {{ratio}}:1 with {{role}}; it needs {{least}}:1":
    "ne contraste avec {{role}} que de {{ratio}}:1\u202f; il faut {{least}}:1",
  paper: "le papier",
  ink: "l’encre",
  "the ground behind pictures": "le fond des images",
  "soft ink": "l’encre douce",
  "the accent": "l’accent",
  lines: "les filets",
  "contains a picture and no outlines: choose the picture itself, as a PNG":
    "contient une image et aucun contour\u00a0: choisissez l’image elle-même, en PNG",
  "draws copies of other shapes: expand them into outlines":
    "dessine des copies d’autres formes\u00a0: convertissez-les en contours",
  "draws nothing: no shape in it is filled or outlined":
    "ne dessine rien\u00a0: aucune forme n’y est remplie ni tracée",
  "is a PDF: export the drawing as SVG": "est un PDF\u00a0: exportez le dessin en SVG",
  "is not an SVG file": "n’est pas un fichier SVG",
  "has letters in it: turn them into outlines": "contient des lettres\u00a0: convertissez-les en contours",
  "is too detailed: its outlines take more than {{most}} characters. Simplify them, or leave out what is not the wordmark":
    "est trop détaillé\u00a0: ses contours dépassent {{most}}\u00a0caractères. Simplifiez-les, ou retirez ce qui n’est pas le logotype",
  "has no size: give it a viewBox, or a width and a height":
    "n’a pas de dimensions\u00a0: donnez-lui un attribut viewBox, ou une largeur et une hauteur",
  "contains a drawing within the drawing: export it as one":
    "contient un dessin dans le dessin\u00a0: exportez le tout en un seul dessin",
  "contains characters that belong to no outline":
    "contient des caractères qui n’appartiennent à aucun contour",
  "is more than {{most}} times as wide as it is tall": "est plus de {{most}}\u00a0fois plus large que haut",
  "is more than twice as tall as it is wide: a wordmark is one line":
    "est plus de deux fois plus haut que large\u00a0: un logotype tient sur une ligne",
  "its address has no character that can be seen": "l’adresse n’a aucun caractère visible",
  "its address is longer than {{most}} characters": "l’adresse dépasse {{most}}\u00a0caractères",
  '"{{slug}}" is not an address': "«\u00a0{{slug}}\u00a0» n’est pas une adresse",
  "This is a .{{ending}} film, which many browsers do not play. Save it as MP4 (H.264) or WebM and upload that.":
    "C’est un film .{{ending}}, que de nombreux navigateurs ne lisent pas. Enregistrez-le en MP4 (H.264) ou en WebM, et déposez ce fichier.",
  "names {{unknown}}, and no number of days has that name. Their names are {{names}}":
    "mentionne {{unknown}}, et aucun nombre de jours ne porte ce nom. Leurs noms sont {{names}}",
  "does not name {{needed}}": "ne mentionne pas {{needed}}",
  "names a field that does not exist, {{unknown}}: there are {{names}}":
    "mentionne un champ qui n’existe pas, {{unknown}}\u00a0: les champs sont {{names}}",
  "contains a placeholder": "contient un passage à compléter",
  "contains a placeholder, {{gap}}": "contient un passage à compléter, {{gap}}",
  "There is no such piece.": "Cette pièce n’existe pas.",
  "Someone has changed this booking meanwhile. Close it, and look at it again.":
    "Quelqu’un a modifié cette réservation entre-temps. Fermez-la, puis rouvrez-la.",
  "It is free again with {{day}} as the first day.":
    "Elle est de nouveau libre avec le {{day}} pour premier jour.",
  "The piece is still out with {{name}}, whose last day was {{day}}.":
    "La pièce n’est pas encore revenue de chez «\u00a0{{name}}\u00a0»\u00a0: son dernier jour était le {{day}}.",
  "The piece is still out, and its last day was {{day}}.":
    "La pièce n’est pas encore revenue\u00a0: son dernier jour était le {{day}}.",
  "The piece is taken on {{day}} by another booking.":
    "La pièce est prise le {{day}} par une autre réservation.",
  "The piece is taken on {{day}} by the booking of {{name}}.":
    "La pièce est prise le {{day}} par la réservation «\u00a0{{name}}\u00a0».",
  "The piece is taken from {{from}} to {{to}} by another booking.":
    "La pièce est prise du {{from}} au {{to}} par une autre réservation.",
  "The piece is taken from {{from}} to {{to}} by the booking of {{name}}.":
    "La pièce est prise du {{from}} au {{to}} par la réservation «\u00a0{{name}}\u00a0».",
  "The id of a booking must begin with “{{beginning}}”, or anyone could read it.":
    "L’identifiant d’une réservation commence par «\u00a0{{beginning}}\u00a0», sans quoi tout le monde pourrait la lire.",
  "A booking needs a piece.": "Une réservation indique la pièce réservée.",
  "A booking needs a first and a last day, such as 2027-05-09.":
    "Une réservation a un premier et un dernier jour, sous la forme 2027-05-09.",
  "The last day of a booking cannot be before its first.":
    "Le dernier jour d’une réservation ne précède pas le premier.",
  "The days of a booking must be in the years {{first}} to {{last}}.":
    "Les jours d’une réservation sont dans les années {{first}} à {{last}}.",
  "An option ends on a date, such as 2027-05-09.":
    "Une option prend fin à une date, sous la forme 2027-05-09.",
  "The days before and after a booking are whole numbers, {{most}} at most.":
    "Les jours avant et après une réservation sont des nombres entiers, {{most}} au plus.",
  Slides: "Vues",
  "Large picture": "Grande image",
  Detail: "Détail",
  "Five.": "Cinq.",
  Film: "Film",
  "A film or a picture across the screen, with a quotation, a button and one dress.":
    "Un film ou une image plein écran, avec une citation, un bouton et une robe.",
  "The same film as WebM and as MP4, without sound, below 8 MB.":
    "Le même film en WebM et en MP4, sans son, de moins de 8\u00a0Mo.",
  "Its first picture": "Sa première image",
  "Shown while the film loads.": "Montrée pendant le chargement du film.",
  Tagline: "Accroche",
  Button: "Bouton",
  "The button leads to": "Le bouton mène à",
  "Dress over the fold": "Robe au bas du premier écran",
  "The end of its address: ginevra.": "La fin de son adresse\u00a0: ginevra.",
  "First dresses": "Premières robes",
  "The first four dresses of the shop, large, under a heading.":
    "Les quatre premières robes de la boutique, en grand, sous un titre.",
  "a dress in the shop": "une robe dans la boutique",
  Carousel: "Carrousel",
  "Five slides that change by themselves, each a large picture beside a detail.":
    "Cinq vues qui défilent d’elles-mêmes, chacune avec une grande image et un détail.",
  "five slides": "cinq vues",
  "Picture with words": "Image avec texte",
  "A picture from edge to edge that moves as the page is scrolled, with a heading and a button over it.":
    "Une image d’un bord à l’autre, qui bouge au défilement de la page, avec un titre et un bouton par-dessus.",
  Label: "Surtitre",
  "Wide, and calm on the left, where the words stand.":
    "En largeur, et calme à gauche, là où se place le texte.",
  "a picture": "une image",
  "Stacked cards": "Cartes superposées",
  "Five pictures stacked like cards, beside a heading.":
    "Cinq images superposées comme des cartes, à côté d’un titre.",
  "five pictures": "cinq images",
  "A heading and a few paragraphs, with a button if you like.":
    "Un titre et quelques paragraphes, avec un bouton si vous le souhaitez.",
  "An empty line begins a new paragraph.": "Une ligne vide ouvre un nouveau paragraphe.",
  "a heading or a text": "un titre ou un texte",
  Shipping: "Livraison",
  "The one dark section: a promise in large letters, and the way to WhatsApp.":
    "La seule section sombre\u00a0: une promesse en grandes lettres, et le chemin vers WhatsApp.",
  "a heading": "un titre",
  "The first of “Questions and answers”, to be opened one by one, and the way to the others.":
    "Les premières de «\u00a0Questions et réponses\u00a0», à ouvrir une à une, et le chemin vers les autres.",
  "a question in “Questions and answers”": "une question dans «\u00a0Questions et réponses\u00a0»",
  Letters: "Lettres",
  "The newsletter's sign-up, which stands in the footer as well.":
    "L’inscription à la newsletter, qui figure aussi dans le pied de page.",
  "a telephone number in the label's settings, or a server that is set up to send emails":
    "un numéro de téléphone dans «\u00a0Réglages de la maison\u00a0», ou un serveur réglé pour envoyer des e-mails",
  Lookbook: "Lookbook",
  "Large pictures, by turns one, two and three beside each other, each with the dress that is in it.":
    "De grandes images, tour à tour seules, par deux et par trois, chacune avec la robe qu’elle montre.",
  "Drop several files here at once. Open one to say which dress is in it.":
    "Déposez ici plusieurs fichiers à la fois. Ouvrez-en un pour indiquer la robe qu’il montre.",
  "Words of brides": "Paroles de mariées",
  "What brides have written to you, each with a first name, and a picture or the dress if you like.":
    "Ce que des mariées vous ont écrit, chacune avec son prénom, et une image ou la robe si vous le souhaitez.",
  "Their words": "Ses mots",
  "As she wrote it, without quotation marks. Ask her first.":
    "Tels qu’elle les a écrits, sans guillemets. Demandez-lui d’abord son accord.",
  "First name": "Prénom",
  "Place or date": "Lieu ou date",
  "Her dress": "Sa robe",
  "somebody's words with a first name": "les mots d’une mariée avec son prénom",
  "Film in the page": "Film dans la page",
  "A film below the first screen: a silent loop, or one with sound for whoever plays it.":
    "Un film sous le premier écran\u00a0: une boucle muette, ou un film sonore que l’on choisit de lancer.",
  Plays: "Lecture",
  "When a visitor plays it, with sound": "Quand un visiteur le lance, avec le son",
  "By itself, without sound, again and again": "De lui-même, sans son, en boucle",
  "The same film as WebM and as MP4.": "Le même film en WebM et en MP4.",
  "Shown until the film plays.": "Montrée jusqu’à la lecture du film.",
  Captions: "Sous-titres",
  "A WebVTT file (.vtt) of what is said, for those who cannot hear it.":
    "Un fichier WebVTT (.vtt) de ce qui est dit, pour les personnes qui ne l’entendent pas.",
  "a film": "un film",
  "is of a kind that the shop does not know": "est d’un genre que la boutique ne connaît pas",
  "needs {{what}}": "nécessite {{what}}",
  "appears further up already, and can appear only once":
    "figure déjà plus haut, et ne peut figurer qu’une fois",
  "section {{place}} ({{title}})": "section {{place}} ({{title}})",
  "section {{place}}": "section {{place}}",
  "{{section}} is of a kind that the shop does not know: it is not shown":
    "{{section}} est d’un genre que la boutique ne connaît pas\u00a0: elle n’est pas affichée",
  "there are more than {{most}} sections: the rest are not shown":
    "il y a plus de {{most}}\u00a0sections\u00a0: les suivantes ne sont pas affichées",
  Slider: "Rangée de robes",
  "A row of dresses to scroll through: all of them, or those of one collection.":
    "Une rangée de robes à faire défiler\u00a0: toutes, ou celles d’une collection.",
  Shows: "Robes montrées",
  "All dresses": "Toutes les robes",
  "One collection": "Une collection",
  "For “One collection”. If empty, the first in the navigation.":
    "Pour «\u00a0Une collection\u00a0». À défaut, la première de la navigation.",
  "If empty, the name of the collection. One word may stand in *asterisks*: it is set in italics.":
    "À défaut, le nom de la collection. Un mot ou un groupe de mots peut être placé entre *astérisques*\u00a0: il s’affiche en italique.",
  "Words of the last slide": "Texte de la dernière vue",
  "room beside those above: the sliders of a page hold {{most}} dresses in all":
    "de la place après les précédentes, car les rangées d’une page ne réunissent que {{most}}\u00a0robes",
  "a second dress in the shop": "une deuxième robe dans la boutique",
  "a dress in its collection": "une robe dans sa collection",
  "dresses that are not all on the page already": "des robes qui ne sont pas déjà toutes sur la page",
  "save it as “CSV UTF-8” in Excel, as CSV with the encoding “Unicode (UTF-8)” in Numbers, and with the character set “Unicode (UTF-8)” in LibreOffice":
    "enregistrez-le en «\u00a0CSV UTF-8\u00a0» dans Excel, en CSV avec l’encodage «\u00a0Unicode (UTF-8)\u00a0» dans Numbers, et avec le jeu de caractères «\u00a0Unicode (UTF-8)\u00a0» dans LibreOffice",
  "the file is not text of a known kind: {{saveAsUtf8}}":
    "le fichier n’est pas un texte d’un genre connu\u00a0: {{saveAsUtf8}}",
  "its letters beyond A to Z can be read in several ways: {{saveAsUtf8}}":
    "ses lettres autres que A à Z peuvent se lire de plusieurs façons\u00a0: {{saveAsUtf8}}",
  "there is no picture to describe": "il n’y a pas d’image à décrire",
  "{{entries}} entries for {{pictures}} pictures: they stand in the pictures' order":
    "{{entries}} entrées pour {{pictures}} images\u00a0: elles suivent l’ordre des images",
  "“{{name}}” is not one of the dress's colours": "«\u00a0{{name}}\u00a0» n’est pas un coloris de la robe",
  "{{filename}} could not be stored: {{reason}}. No dress was imported.":
    "{{filename}} n’a pas pu être enregistré\u00a0: {{reason}}. Aucune robe n’a été importée.",
  "Dresses were changed while these were imported. No dress was imported: import the table again.":
    "Des robes ont été modifiées pendant l’importation. Aucune robe n’a été importée\u00a0: importez de nouveau le tableau.",
  "These are more dresses than can be written at once. No dress was imported: divide the table into several.":
    "Ces robes sont trop nombreuses pour être écrites en une fois. Aucune robe n’a été importée\u00a0: répartissez le tableau en plusieurs.",
  "row {{row}}": "ligne {{row}}",
  "row {{row}}, column “{{column}}”": "ligne {{row}}, colonne «\u00a0{{column}}\u00a0»",
  "and {{number}} more": "et {{number}} de plus",
  note: "note",
  "{{file}} cannot be imported:": "{{file}} ne peut pas être importé\u00a0:",
  "Nothing was imported.": "Rien n’a été importé.",
  "Would import {{summary}}. Nothing was changed.": "Essai d’importation. {{summary}}. Rien n’a été modifié.",
  "Imported: {{summary}}.": "Importation terminée. {{summary}}.",
  "{{summary}}; {{count}} pictures to store_one": "{{summary}}\u202f; {{count}}\u00a0image à enregistrer",
  "{{summary}}; {{count}} pictures to store_other": "{{summary}}\u202f; {{count}}\u00a0images à enregistrer",
  "{{summary}}; {{count}} pictures stored_one": "{{summary}}\u202f; {{count}}\u00a0image enregistrée",
  "{{summary}}; {{count}} pictures stored_other": "{{summary}}\u202f; {{count}}\u00a0images enregistrées",
  "{{added}} new, {{changed}} changed, {{unchanged}} unchanged":
    "Nouvelles\u00a0: {{added}}, modifiées\u00a0: {{changed}}, inchangées\u00a0: {{unchanged}}",
  "new": "nouvelle",
  changed: "modifiée",
  unchanged: "inchangée",
  "this dress could not be shown as it is: {{excess}}":
    "cette robe ne pourrait pas être montrée telle quelle\u00a0: {{excess}}",
  "someone is editing this dress in Studio: publish or discard that first":
    "quelqu’un modifie cette robe dans Studio\u00a0: publiez ou abandonnez d’abord ces modifications",
  "the dress that was “{{slug}}” is “{{movedTo}}” now: write that address":
    "la robe qui était «\u00a0{{slug}}\u00a0» est à présent «\u00a0{{movedTo}}\u00a0»\u00a0: écrivez cette adresse",
  "a dress does not complete its own look": "une robe ne peut pas s’accompagner elle-même",
  "there is no dress with the address “{{stray}}”": "aucune robe n’a l’adresse «\u00a0{{stray}}\u00a0»",
  "several pictures that are called “{{name}}” have been uploaded":
    "plusieurs images nommées «\u00a0{{name}}\u00a0» ont été déposées",
  "is not a column of this table. These are: {{columns}}":
    "ne fait pas partie des colonnes de ce tableau\u00a0: {{columns}}",
  "none of its letters can be used in an address: write one in the column “address”":
    "aucune de ses lettres ne convient à une adresse\u00a0: écrivez-en une dans la colonne «\u00a0adresse\u00a0»",
  "row {{first}} is a dress with the address “{{slug}}” already":
    "la ligne {{first}} décrit déjà une robe à l’adresse «\u00a0{{slug}}\u00a0»",
  "the file is too large to be a table of dresses": "le fichier est trop volumineux pour un tableau de robes",
  "the table is empty": "le tableau est vide",
  "there are too many columns for a table of dresses": "il y a trop de colonnes pour un tableau de robes",
  "there are more than {{most}} rows": "il y a plus de {{most}}\u00a0lignes",
  name: "nom",
  address: "adresse",
  collection: "collection",
  price: "prix",
  colours: "coloris",
  sizes: "tailles",
  availability: "disponibilité",
  "out until": "louée jusqu’au",
  "unavailable sizes": "tailles indisponibles",
  picture: "image",
  "picture in words": "description de l’image",
  "colour in picture": "coloris de l’image",
  "more pictures": "autres images",
  "more pictures in words": "descriptions des autres images",
  "colours in more pictures": "coloris des autres images",
  description: "description",
  cut: "coupe",
  "making and care": "confection et entretien",
  number: "chiffre",
  "number in words": "chiffre en mots",
  silhouette: "silhouette",
  neckline: "décolleté",
  sleeves: "manches",
  fabric: "matière",
  offered: "offre",
  "rental price": "prix de location",
  "rental days": "jours de location",
  "rental deposit": "caution",
  "included in the rental": "compris dans la location",
  "days to make it": "jours de confection",
  place: "place",
  "completes the look": "en bonne compagnie",
  "search title": "titre de recherche",
  "search description": "description de recherche",
  "appears twice, as “{{first}}” and as “{{other}}”: keep one of them":
    "figure deux fois, sous «\u00a0{{first}}\u00a0» et sous «\u00a0{{other}}\u00a0»\u00a0: n’en gardez qu’une",
  "appears twice": "y figure deux fois",
  "there is text in a column that has no heading": "une colonne sans en-tête contient du texte",
  "the row cannot be read": "la ligne est illisible",
  "a quotation mark opens here and is never closed": "un guillemet s’ouvre ici et ne se ferme nulle part",
  "a quotation mark inside a cell has to be written twice":
    "un guillemet à l’intérieur d’une cellule s’écrit deux fois",
  "Your role does not allow this. Please log in again if it should.":
    "Votre rôle ne le permet pas. Si vous pensez y avoir droit, merci de vous reconnecter.",
  "This file is too large to be imported here.": "Ce fichier est trop volumineux pour être importé ici.",
  "This cannot be read.": "Ce contenu est illisible.",
  "There is no dress in this file.": "Il n’y a pas de robe dans ce fichier.",
  "The table was not imported.": "Le tableau n’a pas été importé.",
  "there is no picture “{{name}}”: choose its file together with the table":
    "il n’y a pas d’image «\u00a0{{name}}\u00a0»\u00a0: choisissez son fichier en même temps que le tableau",
  "“{{name}}” has not been uploaded": "«\u00a0{{name}}\u00a0» n’a pas été déposé",
  "The shop answered {{status}}.": "La boutique a répondu {{status}}.",
  "The shop is not answering just now. This page continues as soon as it does.":
    "La boutique ne répond pas pour le moment. Cette page reprendra dès qu’elle répondra.",
  "The shop does not recognise this session. Please log in again.":
    "La boutique ne reconnaît pas cette session. Merci de vous reconnecter.",
  "Loading the dresses…": "Chargement des robes…",
  "You cannot see the dresses. Please log in again.":
    "Vous ne pouvez pas voir les robes. Merci de vous reconnecter.",
  "Reply by email": "Répondre par e-mail",
  "Reply on WhatsApp": "Répondre sur WhatsApp",
  "The visitor has left no telephone number with its country code.":
    "Le visiteur n’a pas laissé de numéro de téléphone avec l’indicatif du pays.",
  "Marked as answered": "Marquée comme traitée",
  "To undo this, set its state back to “New”.":
    "Pour revenir en arrière, remettez son état à «\u00a0Nouvelle\u00a0».",
  "Which answer?": "Quelle réponse\u202f?",
  "Write it myself": "L’écrire moi-même",
  "Bulk edit": "Modification groupée",
  "{{button}}: done": "{{button}}\u00a0: c’est fait",
  "{{button}}: not all of them": "{{button}}\u00a0: pas pour toutes",
  "Without a name": "Sans nom",
  "No longer there: {{names}}.": "Disparues entre-temps\u00a0: {{names}}.",
  "Nothing is published until these are fixed. {{faults}}":
    "Rien n’est publié tant que ces points ne sont pas corrigés. {{faults}}",
  "{{button}}: these {{count}} dresses?_one": "{{button}}\u00a0: cette robe\u202f?",
  "{{button}}: these {{count}} dresses?_other": "{{button}}\u00a0: ces {{count}}\u00a0robes\u202f?",
  Publish: "Publier",
  "Shoppers see them as they were last saved: what you have typed in the table is not saved yet.":
    "Les visiteurs les verront telles qu’elles ont été enregistrées en dernier\u00a0: ce que vous avez saisi dans le tableau n’est pas encore enregistré.",
  "Studio could not finish checking. Try again, or reload the page.":
    "La vérification n’a pas abouti. Réessayez, ou rechargez la page.",
  "Shoppers see them as they are here.": "Les visiteurs les voient telles qu’elles sont ici.",
  "Remove from the shop": "Retirer de la boutique",
  "They stay here as drafts, and can be published again.":
    "Elles restent ici en brouillon, et peuvent être publiées de nouveau.",
  "Move to": "Déplacer vers",
  "Move to {{name}}": "Déplacer vers {{name}}",
  "Shoppers find them there at once.": "Les visiteurs les y trouvent aussitôt.",
  "Move to…": "Déplacer vers…",
  Delete: "Supprimer",
  "They leave the shop at once; each can be restored from the trash for {{days}} days.":
    "Elles quittent aussitôt la boutique\u202f; chacune peut être restaurée depuis la corbeille pendant {{days}}\u00a0jours.",
  "Nothing was changed": "Rien n’a été modifié",
  "No answer came: check whether it was done": "Aucune réponse\u00a0: vérifiez si l’opération a eu lieu",
  "Someone has just changed one of them.": "Quelqu’un vient de modifier l’un de ces éléments.",
  Check: "Contrôle",
  "The check did not open": "Le contrôle ne s’est pas ouvert",
  "Missing texts for pictures, prices and descriptions, addresses that changed, empty collections, pictures that are too small, placeholders, and dresses that are left out.":
    "Descriptions d’images, prix et textes manquants, adresses modifiées, collections vides, images trop petites, passages à compléter et robes absentes de la boutique.",
  "Open the list": "Ouvrir la liste",
  Cancel: "Annuler",
  "View in shop": "Voir dans la boutique",
  "It is not published yet: open the preview.": "Ce document n’est pas encore publié\u00a0: ouvrez l’aperçu.",
  "The preview did not open": "L’aperçu ne s’est pas ouvert",
  "Open preview": "Ouvrir l’aperçu",
  "Shoppers will not see this dress any more. It stays here as a draft and can be published again.":
    "Les visiteurs ne verront plus cette robe. Elle reste ici en brouillon et peut être publiée de nouveau.",
  "Remove it": "La retirer",
  "{{title}} in {{currency}}": "{{title}} en {{currency}}",
  "Set to": "Fixer à",
  "Raise by %": "Augmenter de\u00a0%",
  "Lower by %": "Baisser de\u00a0%",
  "Raise by": "Augmenter de",
  "Lower by": "Baisser de",
  "All of these, {{number}}": "Toutes ces robes, {{number}}",
  "changed by someone else in the meantime": "modifié entre-temps par quelqu’un d’autre",
  "Was {{stored}}": "Auparavant\u00a0: {{stored}}",
  "a draft": "en brouillon",
  "in the shop, with changes to publish": "dans la boutique, avec des modifications à publier",
  "in the shop": "dans la boutique",
  "Fill in a price": "Indiquer un prix",
  "Which price": "Quel prix",
  How: "Comment",
  Figure: "Montant ou pourcentage",
  Rounded: "Arrondi",
  "rounded to {{step}}": "arrondi à {{step}} près",
  "Fill in": "Appliquer",
  "Tick dresses to fill in a price:": "Cochez des robes pour en indiquer le prix\u00a0:",
  "The {{count}} ticked dresses:_one": "La robe cochée\u00a0:",
  "The {{count}} ticked dresses:_other": "Les {{count}}\u00a0robes cochées\u00a0:",
  "Name of the label": "Nom de la maison",
  "Start with your own label": "Commencer avec votre propre maison",
  "Telephone for WhatsApp": "Téléphone pour WhatsApp",
  "Logo, or how your name is written": "Logo, ou la manière dont s’écrit votre nom",
  Collections: "Collections",
  "First dresses, with pictures": "Premières robes, avec images",
  "Making, delivery and rental times": "Délais de confection, de livraison et de location",
  "Privacy: who is responsible": "Confidentialité\u00a0: qui est responsable",
  "The shop's address (set as PUBLIC_URL by whoever runs it)":
    "L’adresse de la boutique (PUBLIC_URL, à régler par la personne qui gère le serveur)",
  "A first backup": "Une première sauvegarde",
  "{{count}} new_one": "{{count}}\u00a0nouvelle",
  "{{count}} new_other": "{{count}}\u00a0nouvelles",
  "Your label": "Votre maison",
  Done: "C’est fait",
  "The sample label is in the shop, with {{dresses}} of its dresses. Starting with your own removes its dresses and texts in one step. You can bring them back here.":
    "La maison de démonstration est dans la boutique, avec {{dresses}} de ses robes. Commencer avec la vôtre retire ses robes et ses textes en une seule fois. Vous pourrez les rétablir ici.",
  "You have changed {{names}}: they stay.": "Vous avez modifié {{names}}\u00a0: ces contenus restent.",
  "This is your own shop, not the sample label's.":
    "C’est votre propre boutique, et non celle de la maison de démonstration.",
  "Start with your own label?": "Commencer avec votre propre maison\u202f?",
  "Its dresses and texts leave the shop at once, and it says “{{name}}” in place of the sample's name.":
    "Les robes et les textes de démonstration quittent aussitôt la boutique, où figure «\u00a0{{name}}\u00a0» à la place du nom de démonstration.",
  Start: "Commencer",
  "The name of your label": "Le nom de votre maison",
  "Start with my own label": "Commencer avec ma propre maison",
  "The sample's dresses and texts have been removed. What you have written since stays when they come back; the label's name will be the sample's again.":
    "Les robes et les textes de démonstration ont été retirés. Ce que vous avez écrit depuis restera si vous les rétablissez\u202f; le nom de la maison redeviendra celui de la démonstration.",
  "Bring the sample back": "Rétablir la démonstration",
  "No longer in the trash: {{names}}.": "Plus dans la corbeille\u00a0: {{names}}.",
  "The shop does not open in a Studio at this address: add it to the setting STUDIO_URL.":
    "La boutique ne s’ouvre pas dans un Studio à cette adresse\u00a0: ajoutez-la au réglage STUDIO_URL.",
  Changes: "Modifications",
  "Fix the red cells first.": "Corrigez d’abord les cellules rouges.",
  "Changed: {{changed}}": "Robes modifiées\u00a0: {{changed}}",
  "Save to the shop": "Enregistrer dans la boutique",
  "Save as drafts": "Enregistrer en brouillon",
  Discard: "Abandonner",
  "Changed since, so nothing was undone: {{names}}.":
    "Modifié depuis, rien n’a donc été annulé\u00a0: {{names}}.",
  "Uploading pictures: {{place}} of {{all}}": "Envoi des images\u00a0: {{place}} sur {{all}}",
  "Importing…": "Importation…",
  "{{name}} cannot be read.": "{{name}} est illisible.",
  "The mail server says: {{reasons}}": "Le serveur de messagerie répond\u00a0: {{reasons}}",
  "Reading the content": "Lecture des contenus",
  "Reading the pictures": "Lecture des images",
  "Storing the pictures": "Enregistrement des images",
  "Writing the dresses": "Enregistrement des robes",
  "Writing the bookings": "Enregistrement des réservations",
  "Visitors can see the shop.": "Les visiteurs voient la boutique.",
  "Visitors cannot see the shop at the moment.": "Les visiteurs ne voient pas la boutique en ce moment.",
  "What you publish shows at once.": "Ce que vous publiez se voit aussitôt.",
  "What you publish is slow to show at the moment. Visitors see what was there before.":
    "Ce que vous publiez tarde à se voir en ce moment. Les visiteurs voient la version précédente.",
  "The content is available to Studio.": "Les contenus sont accessibles à Studio.",
  "The content keeps dropping out. Messages are waiting, and none is lost.":
    "Les contenus deviennent sans cesse inaccessibles. Les messages attendent, et aucun n’est perdu.",
  "Visitors see the dresses that you have published.":
    "Les visiteurs voient les robes que vous avez publiées.",
  "Most dresses disappeared at once, so visitors still see the earlier ones.":
    "La plupart des robes ont disparu d’un coup\u00a0; les visiteurs voient donc encore les précédentes.",
  "Messages from visitors reach you.": "Les messages des visiteurs vous parviennent.",
  "There is room on the disk.": "Il y a de la place sur le disque.",
  "The disk is almost full.": "Le disque est presque plein.",
  "Pages open quickly and without errors.": "Les pages s’ouvrent vite et sans erreur.",
  "Some pages fail or are slow to open.": "Certaines pages sont en erreur ou lentes à s’ouvrir.",
  "If this persists, please tell whoever looks after its server.":
    "Si cela dure, prévenez la personne qui s’occupe du serveur.",
  "All is well with the shop.": "Tout va bien dans la boutique.",
  "Everything else is well.": "Tout le reste va bien.",
  "The shop cannot keep what visitors send: its disk may be full.":
    "La boutique ne peut pas conserver ce que les visiteurs envoient\u00a0: son disque est peut-être plein.",
  "{{count}} messages could not be delivered._one": "{{count}}\u00a0message n’a pas pu être remis.",
  "{{count}} messages could not be delivered._other": "{{count}}\u00a0messages n’ont pas pu être remis.",
  "{{count}} messages are still on the way._one": "{{count}}\u00a0message encore en chemin.",
  "{{count}} messages are still on the way._other": "{{count}}\u00a0messages encore en chemin.",
  "{{count}} messages are still on the way, the first since {{moment}}._one":
    "{{count}}\u00a0message encore en chemin, depuis le {{moment}}.",
  "{{count}} messages are still on the way, the first since {{moment}}._other":
    "{{count}}\u00a0messages encore en chemin, le premier depuis le {{moment}}.",
  "Dress of this collection": "Robe de cette collection",
  Atelier: "Atelier",
  "Pages of your own": "Vos propres pages",
  "New enquiries": "Nouvelles demandes",
  Dresses: "Robes",
  Subscribers: "Inscriptions",
  "Export as CSV": "Exporter en CSV",
  Confirmed: "Confirmé le",
  "Unsubscribe link": "Lien de désinscription",
  "Changed by someone else in the meantime, and left as they are: {{names}}.":
    "Modifié entre-temps par quelqu’un d’autre, et laissé tel quel\u00a0: {{names}}.",
  Undo: "Annuler",
  "Undo the last save": "Annuler le dernier enregistrement",
  "Undo this import": "Annuler cette importation",
  Column: "Colonne",
  "Import a table…": "Importer un tableau…",
  "Choose one table, a CSV file, and with it the pictures that are new.":
    "Choisissez un seul tableau, un fichier CSV, et avec lui les images nouvelles.",
  "This file is too large to be a table of dresses.":
    "Ce fichier est trop volumineux pour un tableau de robes.",
  "Reading…": "Lecture…",
  Import: "Importer",
  "Import a table of dresses": "Importer un tableau de robes",
  "Choose the table, and together with it the pictures that it names and that are not uploaded yet. Nothing changes before you have seen what would.":
    "Choisissez le tableau et, en même temps, les images qu’il cite et qui ne sont pas encore déposées. Rien ne change avant que vous ayez vu ce qui changerait.",
  "Table and pictures": "Tableau et images",
  Close: "Fermer",
  "{{summary}}, pictures to upload: {{number}}": "{{summary}}, images à envoyer\u00a0: {{number}}",
  "Fix these in the table, then choose it again:":
    "Corrigez ces points dans le tableau, puis choisissez-le de nouveau\u00a0:",
  Today: "Aujourd’hui",
  "Is everything all right?": "Tout va bien\u202f?",
  "Asking the shop…": "La boutique est interrogée…",
  Someone: "Quelqu’un",
  "All enquiries": "Toutes les demandes",
  "No new enquiries": "Aucune nouvelle demande",
  "{{count}} new enquiries_one": "Une nouvelle demande",
  "{{count}} new enquiries_other": "{{count}}\u00a0nouvelles demandes",
  "The shop is open at": "La boutique est ouverte à l’adresse",
  "Nothing needs fixing.": "Il n’y a rien à corriger.",
  "See what could be better": "Voir ce qui peut être amélioré",
  "All {{number}} that need fixing": "Les {{number}} points à corriger",
  "People and backups": "Équipe et sauvegardes",
  "Your shop, step by step: {{done}} of {{all}}": "Votre boutique, pas à pas\u00a0: {{done}} sur {{all}}",
  "To do": "À faire",
  "Needs fixing": "À corriger",
  Trash: "Corbeille",
  "Restored as drafts: {{number}}": "Restaurés en brouillon\u00a0: {{number}}",
  Restore: "Restaurer",
  "Looking through the history…": "Lecture de l’historique…",
  "This dataset gives no access to its history: nothing can be restored here.":
    "Cet hébergement ne donne pas accès à son historique\u00a0: rien ne peut être restauré ici.",
  "Nothing was deleted in the last {{days}} days.":
    "Rien n’a été supprimé au cours des {{days}}\u00a0derniers jours.",
  "Deleted in the last {{days}} days. What you restore comes back as a draft: shoppers see it once you publish it.":
    "Les suppressions des {{days}}\u00a0derniers jours. Ce que vous restaurez revient en brouillon\u00a0: les visiteurs le verront quand vous le publierez.",
  "As a table": "En tableau",
  Views: "Consultations",
  From: "Début",
  "{{most}} at most": "{{most}}\u00a0au plus",
  Times: "Nombre",
  "Colours and sizes": "Coloris et tailles",
  "Other sites": "Autres sites",
  Demand: "Visites et souhaits",
  "{{count}} days_one": "{{count}}\u00a0jour",
  "{{count}} days_other": "{{count}}\u00a0jours",
  "Totals for each day, counted by the shop itself without cookies: nothing shows who it was. We count only the name of the site a visitor comes from, if their browser gives it. Browsers that ask not to be tracked, and programs, are not counted.":
    "Des totaux pour chaque jour, comptés par la boutique elle-même, sans cookies\u00a0: rien n’indique de qui il s’agit. Du site d’où vient un visiteur, seul le nom est compté, si le navigateur le donne. Les navigateurs qui demandent à ne pas être suivis, et les robots, ne sont pas comptés.",
  "Nothing was counted in this period. The shop's setting COUNT_VISITS may be off.":
    "Rien n’a été compté pendant cette période. Le réglage COUNT_VISITS de la boutique est peut-être désactivé.",
  "Colours asked for": "Coloris demandés",
  Colour: "Coloris",
  "Sizes asked for": "Tailles demandées",
  "Where visitors come from": "D’où viennent les visiteurs",
  Site: "Site",
  "Pages viewed": "Pages consultées",
  Page: "Page",
  "Searches that found nothing": "Recherches sans résultat",
  Words: "Mots",
  "{{count}} views, by week_one": "{{count}}\u00a0consultation, par semaine",
  "{{count}} views, by week_other": "{{count}}\u00a0consultations, par semaine",
  "{{count}} views, by day_one": "{{count}}\u00a0consultation, par jour",
  "{{count}} views, by day_other": "{{count}}\u00a0consultations, par jour",
  "Adding it up…": "Calcul des totaux…",
  "The backup was not made. Please try again.": "La sauvegarde n’a pas été faite. Merci de réessayer.",
  Backup: "Sauvegarde",
  "Include people and passwords (keep the file as safe as a key)":
    "Inclure l’équipe et les mots de passe (le fichier se garde alors comme une clé)",
  "Back up now and download": "Sauvegarder maintenant et télécharger",
  "It holds every text, picture, enquiry, booking and subscriber, and the history. To restore it, stop the shop and run {{command}} on its machine, with {{option}} after it for people and passwords. What was there stays beside it, as before-restore-….":
    "Elle contient tous les textes, images, demandes, réservations et inscriptions, ainsi que l’historique. Pour la restaurer, arrêtez la boutique et lancez {{command}} sur sa machine, en y ajoutant {{option}} pour l’équipe et les mots de passe. Ce qui s’y trouvait reste à côté, sous le nom before-restore-….",
  "The last backup was made on {{moment}}.": "La dernière sauvegarde date du {{moment}}.",
  "No backup has been made yet.": "Aucune sauvegarde n’a encore été faite.",
  "Copying the documents…": "Copie des documents…",
  "Sending {{sent}} of {{all}} MB. Your browser shows it among its downloads.":
    "Envoi\u00a0: {{sent}} sur {{all}}\u00a0Mo. Votre navigateur l’affiche parmi ses téléchargements.",
  "Asking about the last backup…": "Recherche de la dernière sauvegarde…",
  "Your password": "Votre mot de passe",
  "Change your password": "Modifier votre mot de passe",
  "Old password": "Ancien mot de passe",
  "New password": "Nouveau mot de passe",
  "You are logged out everywhere, and log in with the new one.":
    "Toutes vos sessions prennent fin, et vous vous reconnectez avec le nouveau.",
  "Change password": "Modifier le mot de passe",
  Viewer: "Lecteur",
  viewer: "lecteur",
  "sees everything, enquiries too, and changes nothing": "voit tout, demandes comprises, et ne modifie rien",
  Contributor: "Contributeur",
  contributor: "contributeur",
  "prepares drafts, sees enquiries, and publishes nothing":
    "prépare des brouillons, voit les demandes et ne publie rien",
  Writer: "Rédacteur",
  writer: "rédacteur",
  "writes and publishes dresses, texts and pictures; sees no enquiries":
    "écrit et publie robes, textes et images\u202f; ne voit pas les demandes",
  Editor: "Éditeur",
  editor: "éditeur",
  "writes and publishes, and answers enquiries": "écrit et publie, et répond aux demandes",
  Administrator: "Administrateur",
  administrator: "administrateur",
  "also looks after people and backups": "s’occupe aussi de l’équipe et des sauvegardes",
  People: "Équipe",
  "Remove {{name}}?": "Retirer {{name}}\u202f?",
  "{{name}} is logged out at once and cannot log in any more. What they have written stays, with their changes in the history.":
    "{{name}} perd aussitôt l’accès, sans pouvoir se reconnecter. Ses textes restent, avec ses modifications dans l’historique.",
  Remove: "Retirer",
  "Loading the people…": "Chargement de l’équipe…",
  "Only an administrator sees this. Please log in again.":
    "Seul un administrateur voit cette page. Merci de vous reconnecter.",
  "Name to log in with": "Identifiant de connexion",
  "Email (we send the link there too)": "E-mail (nous y envoyons aussi le lien)",
  "Email (optional)": "E-mail (facultatif)",
  Role: "Rôle",
  Invite: "Inviter",
  "{{name}} can choose a password with this link. It works once, expires after seven days and is shown only now.":
    "Ce lien permet à {{name}} de choisir un mot de passe. Il ne sert qu’une fois, expire au bout de sept jours et ne s’affiche que maintenant.",
  "It is also on its way by email.": "Il part aussi par e-mail.",
  "Link for {{name}}": "Lien pour {{name}}",
  Copied: "Copié",
  Copy: "Copier",
  "{{name}} (you)": "{{name}} (vous)",
  "Last active {{day}}": "Dernière activité\u00a0: {{day}}",
  "Has not logged in yet": "Pas encore de connexion",
  "{{role}}. Another administrator can change this.":
    "{{role}}. Un autre administrateur peut modifier ce rôle.",
  "Role of {{name}}": "Rôle ({{name}})",
  "Email of {{name}}": "E-mail ({{name}})",
  "Email, new password, removal of {{name}}": "E-mail, nouveau mot de passe et retrait ({{name}})",
  "Save email": "Enregistrer l’e-mail",
  "Link for a new password": "Lien pour un nouveau mot de passe",
  "Log out everywhere": "Déconnecter partout",
  "Invited as {{role}}. The link works until {{day}}; to make another, invite the same name again.":
    "Invitation en tant que {{role}}. Le lien est valable jusqu’au {{day}}\u202f; pour en créer un autre, invitez de nouveau le même nom.",
  Withdraw: "Annuler l’invitation",
  Presentation: "Présentation",
  "Used on every page": "Présent sur toutes les pages",
  "Used on every page, in its footer": "Présent sur toutes les pages, dans le pied de page",
  "Used in every message that a shopper writes": "Utilisé dans chaque message que rédige un visiteur",
  "Used on the pages of dresses, and wherever a text names these days":
    "Présent sur les pages des robes, et partout où un texte cite ces jours",
  "On no page of the shop": "Sur aucune page de la boutique",
  About: "La maison",
  Enquiry: "Demande",
  "The enquiry that this booking came from.": "Celle qui a donné lieu à la réservation.",
  Privacy: "Confidentialité",
  "Size finder": "Guide des tailles",
  "If a line of the footer's customer care has the same words, it becomes a link to this page.":
    "Si ces mots sont aussi ceux d’une ligne du service client, dans le pied de page, cette ligne devient un lien vers la page.",
  "The page needs a title.": "Donnez un titre à la page.",
  "The end of the page's address, after /care/. If you change it, old links still lead here.":
    "La fin de l’adresse de la page, après /care/. Si vous la modifiez, les anciens liens mènent toujours ici.",
  "Studio adds to these when you publish a new address: old links lead to the page.":
    "Studio complète cette liste quand vous publiez une nouvelle adresse\u00a0: les anciens liens mènent à la page.",
  "Shown in": "Figure dans",
  "The footer": "Le pied de page",
  "The menu": "Le menu",
  Both: "Les deux",
  "Neither: only your own links lead there": "Ni l’un ni l’autre\u00a0: seuls vos propres liens y mènent",
  "Smaller heading": "Petit titre",
  List: "Liste",
  "Numbered list": "Liste numérotée",
  Strong: "Gras",
  Emphasis: "Italique",
  Link: "Lien",
  Caption: "Légende",
  Table: "Tableau",
  "The first row holds headings": "La première ligne contient les en-têtes",
  Rows: "Lignes",
  Row: "Ligne",
  Cells: "Cellules",
  "Below the text, from top to bottom: pictures, words of brides, a film, dresses. Drag to reorder; open one to edit or hide it.":
    "Sous le texte, de haut en bas\u00a0: images, paroles de mariées, un film, des robes. Faites glisser pour changer l’ordre\u202f; ouvrez une section pour la modifier ou la masquer.",
  unlisted: "hors navigation",
  hidden: "masquée",
  "As a shopper would say it: Blush, Dusty blue.": "Tel qu’une cliente le dirait\u00a0: Poudré, Bleu fumé.",
  "A colour needs a name: a swatch alone says nothing to people who cannot see it.":
    "Un coloris a besoin d’un nom\u00a0: une pastille seule ne dit rien aux personnes qui ne la voient pas.",
  Swatch: "Pastille",
  "Pick the colour of the swatch.": "Choisissez la couleur de la pastille.",
  "A swatch is written as # and six digits, such as #e6c4ba.":
    "Une pastille s’écrit # suivi de six chiffres ou lettres de a à f, par exemple #e6c4ba.",
  Cloth: "Étoffe",
  "A photograph of the cloth in this colour, if you have one. Choosing the colour shows it as long as no picture shows the dress in that colour.":
    "Une photographie de l’étoffe dans ce coloris, si vous en avez une. Elle apparaît au choix du coloris, tant qu’aucune image ne montre la robe ainsi.",
  Available: "Disponible",
  "Off: the swatch stays, marked as currently unavailable.":
    "Désactivé\u00a0: la pastille reste, avec la mention «\u00a0actuellement indisponible\u00a0».",
  "If empty: “{{shown}}”": "À défaut\u00a0: «\u00a0{{shown}}\u00a0»",
  "Each colour once.": "Chaque coloris une seule fois.",
  "Each size once.": "Chaque taille une seule fois.",
  "A dress that is not in the shop is left out.": "Une robe qui n’est pas présentée est omise.",
  "Each dress once, twelve at most.": "Chaque robe une seule fois, douze au plus.",
  Says: "Texte du bouton",
  "Without it the shop leaves this entry out.": "Sans ce champ, la boutique omet l’entrée.",
  "A list has {{most}} entries at most: the rest would not be shown.":
    "Une liste compte {{most}}\u00a0entrées au plus\u00a0: les suivantes ne seraient pas affichées.",
  New: "Nouvelle",
  Enquiries: "Demandes",
  Answered: "Traitée",
  "Answered enquiries": "Demandes traitées",
  Archived: "Archivée",
  "Archived enquiries": "Demandes archivées",
  "Perhaps spam": "Peut-être du spam",
  State: "État",
  "An option ends by itself. “Back, and clean” and “Cancelled” free the days at once.":
    "Une option prend fin d’elle-même. «\u00a0Revenue et nettoyée\u00a0» et «\u00a0Annulée\u00a0» libèrent les jours aussitôt.",
  "Option until": "Option jusqu’au",
  "The option's last day. If empty, it holds until you decide.":
    "Le dernier jour de l’option. À défaut, elle tient jusqu’à votre décision.",
  "First day with the customer": "Premier jour chez la cliente",
  "Choose the first day.": "Choisissez le premier jour.",
  "Last day with the customer": "Dernier jour chez la cliente",
  "Choose the last day.": "Choisissez le dernier jour.",
  "It is before the first day.": "Il précède le premier jour.",
  "Days before": "Jours avant",
  "Nobody else can have it on these days: shipping, an alteration.":
    "Personne d’autre ne peut l’avoir ces jours-là\u00a0: acheminement, retouche.",
  "Days after": "Jours après",
  "Nobody else can have it on these days: shipping back, cleaning.":
    "Personne d’autre ne peut l’avoir ces jours-là\u00a0: retour, nettoyage.",
  Telephone: "Téléphone",
  Message: "Message",
  "Would like to": "Souhait",
  Measurements: "Mesures",
  "Date of the event": "Date de l’événement",
  "The dress in the shop, with the visitor's choices": "La robe dans la boutique, avec les choix du visiteur",
  "for {{date}}": "pour le {{date}}",
  Received: "Reçue le",
  Reference: "Référence",
  "The visitor has the same one.": "Le visiteur a la même.",
  "Only the label sees it.": "Visible de la maison seulement.",
  "The shop moves messages here when a great many arrive at once: you get no email about them, and their senders are not told.":
    "La boutique range ici ce qui arrive parmi un très grand nombre de messages\u00a0: vous ne recevez pas d’e-mail à ce sujet, et l’expéditeur n’en sait rien.",
  "Write a path of the shop, an address that begins with https://, mailto:… or tel:…. Otherwise its words are shown without a link.":
    "Écrivez un chemin de la boutique, ou une adresse qui commence par https://, mailto:… ou tel:…. Sinon, le texte est affiché sans lien.",
  "Without an address there is no page. “Generate” makes one.":
    "Sans adresse, il n’y a pas de page. «\u00a0Générer\u00a0» en crée une.",
  "Use small letters, digits and hyphens only, such as silk-slip.":
    "Utilisez seulement des minuscules, des chiffres et des traits d’union, par exemple robe-de-soie.",
  "Use small letters, digits and hyphens only, such as silk-slips.":
    "Utilisez seulement des minuscules, des chiffres et des traits d’union, par exemple robes-de-soie.",
  "Nobody can see this address: write letters or digits.":
    "Personne ne peut voir cette adresse\u00a0: écrivez des lettres ou des chiffres.",
  "An address has {{most}} characters at most here.":
    "Une adresse compte ici {{most}}\u00a0caractères au plus.",
  "From top to bottom. Drag to reorder; open one to edit or hide it. With none in the list, the page has those that every label begins with: hide the ones you do not want.":
    "De haut en bas. Faites glisser pour changer l’ordre\u202f; ouvrez une section pour la modifier ou la masquer. Si la liste est vide, la page montre les sections de départ\u00a0: masquez celles dont vous ne voulez pas.",
  "Ink before a picture has loaded": "L’encre avant le chargement d’une image",
  "As the shop shows them. Letters need 4.5:1, the edges of controls 3:1.":
    "Telles que la boutique les montre. Les lettres demandent 4,5:1, les contours des boutons et des champs 3:1.",
  "Paste two columns": "Coller deux colonnes",
  "From a spreadsheet: the old address, and the path that it leads to. One a line.":
    "Depuis une feuille de calcul\u00a0: l’ancienne adresse, puis le chemin auquel elle mène. Une par ligne.",
  "Lines without two columns, which are not added: {{others}}.":
    "Lignes sans deux colonnes, qui ne sont pas ajoutées\u00a0: {{others}}.",
  "Add {{count}} addresses_one": "Ajouter {{count}}\u00a0adresse",
  "Add {{count}} addresses_other": "Ajouter {{count}}\u00a0adresses",
  "The quick brown fox": "Voix ambiguë d’un cœur",
  "Jumps over the lazy dog, in nine weeks, for 2,450.":
    "Qui au zéphyr préfère les jattes de kiwis, en neuf semaines, pour 2\u202f450.",
  "Picture in words": "Description de l’image",
  "One sentence for people who cannot see the picture: cut, fabric, colour. Not “picture of”.":
    "Une phrase pour les personnes qui ne voient pas l’image\u00a0: coupe, matière, coloris. Sans «\u00a0photo de\u00a0».",
  "If empty, the picture is only decoration.": "Sans description, l’image n’est qu’un ornement.",
  "Colour shown": "Coloris montré",
  "The name of one of the dress's colours: choosing that colour in the shop shows this picture.":
    "Le nom d’un des coloris de la robe\u00a0: cette image apparaît quand on choisit ce coloris dans la boutique.",
  "A JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG file, or an HEIC from a phone.":
    "Un fichier JPEG, PNG, WebP, AVIF, GIF, TIFF ou SVG, ou le HEIC d’un téléphone.",
  "Calm where the words stand": "Calme à l’endroit du texte",
  "The words then have no background of their own: check that they can be read everywhere.":
    "Le texte n’a alors pas de fond à lui\u00a0: vérifiez qu’il se lit partout.",
  "Use “{{suggested}}”": "Utiliser «\u00a0{{suggested}}\u00a0»",
  "Picture {{place}}: {{said}}": "Image {{place}}\u00a0: {{said}}",
  "Pictures without words": "Images sans description",
  "{{count}} pictures have no words yet_one": "Une image n’a pas encore de description",
  "{{count}} pictures have no words yet_other": "{{count}}\u00a0images n’ont pas encore de description",
  "Say what each one shows, for people who cannot see it and for search engines. Change what is suggested where you can say more.":
    "Dites ce que montre chacune, pour les personnes qui ne la voient pas et pour les moteurs de recherche. Complétez les suggestions quand vous pouvez en dire plus.",
  "Picture {{place}} in words": "Description de l’image {{place}}",
  "Colour shown in picture {{place}}": "Coloris montré sur l’image {{place}}",
  "Which colour?": "Quel coloris\u202f?",
  "Use these words for {{count}} pictures_one": "Utiliser cette description",
  "Use these words for {{count}} pictures_other": "Utiliser ces {{count}}\u00a0descriptions",
  "A dress without a name": "Une robe sans nom",
  Sections: "Sections",
  "A page has {{most}} sections at most.": "Une page compte {{most}}\u00a0sections au plus.",
  Hidden: "Masquée",
  "It keeps its place and its words, and is not shown.":
    "Elle garde sa place et son texte, et n’est pas affichée.",
  "all dresses": "toutes les robes",
  "the first collection": "la première collection",
  "Add a section": "Ajouter une section",
  "a section": "une section",
  "Section {{place}} ({{title}}) {{reason}}: it is not shown.":
    "La section {{place}} ({{title}}) {{reason}}\u00a0: elle n’est pas affichée.",
  "“{{title}}” {{reason}}: it is not shown.":
    "«\u00a0{{title}}\u00a0» {{reason}}\u00a0: cette section n’est pas affichée.",
  Subscriber: "Inscription",
  "Signed up": "Date d’inscription",
  "Put it at the end of every newsletter to this address. Anyone who has the link can remove the address from the list.":
    "À placer à la fin de chaque lettre envoyée à cette adresse. Toute personne qui a ce lien peut retirer l’adresse de la liste.",
  "Pick a colour": "Choisir une couleur",
  "Colours of the label": "Couleurs de la maison",
  "Choose an SVG or PNG file": "Choisir un fichier SVG ou PNG",
  "It {{fault}}.": "Ce fichier {{fault}}.",
  "is a picture that this browser cannot open: save it as PNG or SVG":
    "est une image que ce navigateur ne peut pas ouvrir\u00a0: enregistrez-la en PNG ou en SVG",
  "is not a picture": "n’est pas une image",
  "The file may be damaged, of another kind, or too large: a picture may have 64 MB, a film 256 MB. Send a picture from the telephone or the camera again, or save it as JPEG.":
    "Le fichier est peut-être endommagé, d’un autre genre ou trop volumineux\u00a0: une image peut faire 64\u00a0Mo, un film 256\u00a0Mo. Envoyez de nouveau l’image depuis le téléphone ou l’appareil photo, ou enregistrez-la en JPEG.",
  Studio: "Studio",
  "Name and password": "Nom et mot de passe",
  "This collection still has dresses": "Cette collection contient encore des robes",
  "Move them to another one first, under “Bulk edit”: {{names}}.":
    "Déplacez-les d’abord vers une autre, sous «\u00a0Modification groupée\u00a0»\u00a0: {{names}}.",
  "Last published:": "Dernière publication\u00a0:",
  "Used on one page": "Présent sur une page",
  "Used on {{number}} pages": "Présent sur {{number}} pages",
  Edit: "Modifier",
  Structure: "Structure",
  "Sorted by relevance": "Triés par pertinence",
  "Your changes are not saved yet": "Vos modifications ne sont pas encore enregistrées",
  "Studio keeps trying. Until then this browser keeps them.":
    "Studio continue d’essayer. D’ici là, ce navigateur les conserve.",
  "You can write again as soon as they are saved. Until then this browser keeps them: leave this tab open.":
    "Vous pourrez continuer à écrire dès qu’elles seront enregistrées. D’ici là, ce navigateur les conserve\u00a0: laissez cet onglet ouvert.",
  "Your changes are being saved": "Vos modifications sont en cours d’enregistrement",
  "You can write again in a moment.": "Vous pourrez bientôt continuer à écrire.",
  "A password is one line: nothing was changed, because this has several":
    "Un mot de passe tient sur une seule ligne\u00a0: celui-ci en compte plusieurs, et rien n’a été modifié",
  "A password needs at least {{least}} characters":
    "Un mot de passe doit compter au moins {{least}} caractères",
  "Nobody can log in: the file that says who may is damaged. The log says which, and what to do.":
    "Personne ne peut se connecter\u00a0: le fichier qui indique qui peut le faire est endommagé. Le journal précise lequel, et la marche à suivre.",
  "Nobody can log in yet: the owner sets a password with the command first.":
    "Personne ne peut encore se connecter\u00a0: un premier mot de passe doit être défini sur le serveur, avec la commande prévue.",
  "Please log in again. If you see this again, this browser accepts no cookies from here: allow them for this address.":
    "Merci de vous reconnecter. Si ce message réapparaît, votre navigateur refuse les cookies de ce site\u00a0: autorisez-les pour cette adresse.",
  "Please try again. If you see this again, this browser accepts no cookies from here: allow them for this address.":
    "Merci de réessayer. Si ce message réapparaît, votre navigateur refuse les cookies de ce site\u00a0: autorisez-les pour cette adresse.",
  "The name or the password is wrong.": "Le nom ou le mot de passe est incorrect.",
  "Too many attempts. Try again in {{time}}.": "Trop de tentatives. Réessayez dans {{time}}.",
  "Log in to the content": "Connexion aux contenus",
  Password: "Mot de passe",
  "Log in": "Se connecter",
  "Forgotten your password?": "Mot de passe oublié\u202f?",
  "Send a link": "Envoyer un lien",
  "If somebody of this name has an email address here, a link is on its way to it. It is good for one hour.":
    "Si une adresse e-mail correspond à ce nom, un lien vient d’y être envoyé. Il est valable une heure.",
  "Ask an administrator of this Studio: under “People and backups” they make a link for you.":
    "Adressez-vous à un administrateur de ce Studio\u00a0: sous «\u00a0Équipe et sauvegardes\u00a0», il peut créer un lien pour vous.",
  "Without an email address, ask an administrator of this Studio: under “People and backups” they make a link for you.":
    "Sans adresse e-mail, adressez-vous à un administrateur de ce Studio\u00a0: sous «\u00a0Équipe et sauvegardes\u00a0», il peut créer un lien pour vous.",
  "Where nobody can log in, whoever looks after the machine sets a password with the command {{command}}.":
    "Si personne ne peut se connecter, la personne qui s’occupe du serveur définit un mot de passe avec la commande {{command}}.",
  "Back to the login": "Retour à la connexion",
  "Choose your password": "Choisissez votre mot de passe",
  "The end of your link, after #": "La fin de votre lien, après #",
  "New password, of at least {{least}} characters": "Nouveau mot de passe, d’au moins {{least}} caractères",
  Again: "Confirmez le mot de passe",
  "Save and log in": "Enregistrer et se connecter",
  "This link has been used already, or is too old. Please ask for another.":
    "Ce lien a déjà servi ou a expiré. Merci d’en demander un autre.",
  "The two passwords are not the same": "Les deux mots de passe ne sont pas identiques",
  "The old password is wrong": "L’ancien mot de passe est incorrect",
  "Studio cannot log in from here": "Impossible de se connecter à Studio depuis cette adresse",
  "It was opened at {{address}}, where no login may lead to.":
    "Studio a été ouvert depuis {{address}}, où aucune connexion ne peut mener.",
  "an address that cannot be read": "une adresse illisible",
  "Open it at {{origin}}, or have this address added to those that are allowed.":
    "Ouvrez-le à l’adresse {{origin}}, ou faites ajouter l’adresse utilisée à celles qui sont autorisées.",
};
