import type { Texts } from "#app/content/texts/label-texts.server.ts";

/** As in the footer. */
export function lettersData({ labelSettings, newsletter }: Texts) {
  return { note: labelSettings.newsletter.note, newsletter };
}
