import { say } from "@trousseau/words/say.ts";
import { hoursInLines, hoursOnOneLine, zoneInWords } from "#model/days/opening-words.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { careLines } from "#model/texts/care-page.ts";
import { withTracking } from "#model/texts/joined-scripts.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import { isolated, ownDigits, separated, textDirection } from "#words/locale.ts";
import words from "#words/write-to-us.json" with { type: "json" };
import { crowdedHeader, lettersOf, signatureOf } from "./wordmark-length.ts";

/** A line that begins with a sign runs from right to left only if this mark says so: an isolated name does not count. */
const startMark = textDirection === "rtl" ? "\u200f" : "";

export type SiteLayoutTexts = ReturnType<typeof siteLayoutTexts>;

/**
 * Everything round a screen is said in these. `canConfirm`: whether the newsletter can be signed up for by mail. Otherwise WhatsApp is the
 * only way.
 */
export function siteLayoutTexts(texts: Texts, canConfirm: boolean) {
  const { labelSettings, identity, navigation, mainLinks, footer } = texts;
  const showroom = { id: "showroom", label: footer.showroom, href: labelSettings.showroom.mapsUrl };
  const appointment = { id: "appointment", label: footer.appointment, href: labelSettings.bookingUrl };
  const spokenIn = texts.designer.spokenIn?.["shortBiography"];
  const contact = mainLinks.filter(({ id }) => id === "contact");
  return {
    name: identity.wordmark,
    letters: lettersOf(identity.wordmark),
    navigation: navigation.map(withTracking),
    crowding: crowdedHeader(identity.wordmark, navigation),
    showroom,
    /** The one way to the label without a connection. */
    telephone: { phone: labelSettings.phone, phoneDisplay: labelSettings.phoneDisplay },
    search: texts.search,
    writeToUs: writeToUs(texts),
    /** Undefined where nothing would come of it. */
    newsletter:
      canConfirm || labelSettings.phone
        ? { labelSettings: labelSettings.newsletter, phone: labelSettings.phone, texts: texts.newsletter }
        : undefined,
    footer: {
      headings: footer,
      copyright: `${startMark}© ${yearsSince(labelSettings.foundedYear)} ${isolated(labelSettings.name)}. ${colophonOf(labelSettings)}`,
      mark: signatureOf(identity.wordmark),
      shortBiography: texts.designer.shortBiography,
      ...(spokenIn && { spokenIn }),
      mainLinks,
      explore: texts.explore,
      /** Screens and outside addresses. */
      reach: [...contact, showroom, appointment].filter(({ href }) => href),
      customerCare: careLines(labelSettings.customerCare, texts.carePages),
      social: labelSettings.social,
    },
  };
}

/** One that is not translated may run in another direction than the line. */
function colophonOf({ colophon, spokenIn }: Texts["labelSettings"]): string {
  return spokenIn?.["colophon"] ? isolated(colophon) : colophon;
}

/** The link to WhatsApp, and who answers when, in the showroom's time; undefined where the label has no number. */
function writeToUs({ labelSettings, contact }: Texts) {
  const { phone, phoneDisplay, greeting, openingHours, answeredBy: name, showroom } = labelSettings;
  if (!phone) return undefined;
  const zone = zoneInWords(showroom.addressParts?.addressLocality);
  const hours = openingHours && hoursOnOneLine(separated(hoursInLines({ ...openingHours, note: "" })));
  return {
    label: contact.labels.whatsapp,
    href: whatsAppLink(phone, greeting),
    answers: hours ? say(words, name ? "answersBy" : "answers", { name, hours, zone }) : "",
    telephone: { href: `tel:+${phone}`, label: phoneDisplay || `+${phone}` },
  };
}

/** "2016–2026", or the one year of a new label. */
function yearsSince(founded: number | undefined): string {
  const year = new Date().getFullYear();
  return ownDigits(founded !== undefined && founded < year ? `${founded}–${year}` : year);
}
