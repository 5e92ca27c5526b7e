import type { Texts } from "#app/content/texts/label-texts.server.ts";
import type { DrawnSection } from "#app/sections/drawn-sections.server.ts";
import { openingSoonWords } from "#words/home.ts";
import type { OpeningSoonProps } from "./opening-soon.tsx";

/** These are shown in the place of the dresses. */
export function openingSoonProps(
  { labelSettings, contact }: Texts,
  first: DrawnSection | undefined,
): OpeningSoonProps {
  const { name, phone, phoneDisplay, greeting, email, showroom, hours, bookingUrl } = labelSettings;
  return {
    words: { ...openingSoonWords, text: openingSoonWords.text(name) },
    labels: contact.labels,
    label: { phone, phoneDisplay, greeting, email, showroom, hours, bookingUrl },
    // A hero of which the label has said nothing would be a bare wall with the name that stands above it.
    isFirst: !first || !saysSomething(first, name),
  };
}

function saysSomething(first: DrawnSection, name: string): boolean {
  if (first._type !== "heroSection") return false;
  return first.sources.length > 0 || first.poster !== undefined || first.title !== name;
}
