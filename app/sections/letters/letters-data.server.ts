import type { Texts } from "#app/content/texts/label-texts.server.ts";

/** These are the footer's own. */
export function lettersData({ labelSettings, newsletter }: Texts) {
  return { note: labelSettings.newsletter.note, newsletter };
}
