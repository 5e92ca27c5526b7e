import { createContext, useContext } from "react";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import type { SpokenParts } from "#model/documents/spoken-in.ts";

type Headed = { _key: string; id: string; heading: string } & SpokenParts;

type SectionHeadingProps = { section: Headed; className?: string; keepsLines?: boolean };

export function SectionHeading({ section, className, keepsLines = false }: SectionHeadingProps) {
  const { id, heading, spokenIn } = section;
  const field = useSectionField(section);
  return (
    <h2 id={id} className={className} {...spokenIn?.["heading"]} data-sanity={field("heading")}>
      <Title text={heading} keepsLines={keepsLines} />
    </h2>
  );
}

type Acting = { _key: string; action: { label: string; href: string } } & SpokenParts;

type SectionActionProps = { section: Acting; className?: string | undefined };

export function SectionAction({ section, className = buttons.button }: SectionActionProps) {
  const { label, href } = section.action;
  const field = useSectionField(section);
  return (
    <ScreenLink
      className={className}
      href={href}
      {...section.spokenIn?.["action"]}
      data-sanity={field("action", "label")}
    >
      {label}
    </ScreenLink>
  );
}

/** The document that the sections are of: its type, and its slug where there are several. */
export const SectionsOf = createContext<readonly [type: string, slug?: string]>(["home"]);

/** Returns what `data-sanity` says of the fields of a section. */
export function useSectionField({ _key }: { _key: string }): ReturnType<typeof useDataAttribute> {
  const field = useDataAttribute(...useContext(SectionsOf));
  return (...path) => field("sections", { _key }, ...path);
}
