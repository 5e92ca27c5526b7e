import type { Texts } from "#app/content/texts/label-texts.server.ts";
import { openingSoonWords } from "#app/label/words.ts";
import type { OpeningSoonProps } from "./opening-soon.tsx";

/** What is shown in the place of the dresses. */
export function openingSoonProps({ labelSettings, home, contact }: Texts): OpeningSoonProps {
  const { name, phone, phoneDisplay, greeting, email, showroom, hours, bookingUrl } = labelSettings;
  const { sources, poster, title } = home.hero;
  return {
    words: { ...openingSoonWords, text: openingSoonWords.text(name) },
    labels: contact.labels,
    label: { phone, phoneDisplay, greeting, email, showroom, hours, bookingUrl },
    // A hero of which the label has said nothing would be a bare wall with the name that stands above it.
    isFirst: sources.length === 0 && !poster && title === name,
  };
}
