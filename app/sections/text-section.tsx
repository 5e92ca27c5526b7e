import { Paragraph } from "#app/ui/paragraph.tsx";
import type { DrawnSection } from "./drawn-sections.server.ts";
import { SectionAction, SectionHeading, useSectionField } from "./section-parts.tsx";
import styles from "./text-section.module.css";

export function TextSection({ section }: { section: DrawnSection<"textSection"> }) {
  const { id, label, heading, text, action } = section;
  const field = useSectionField(section);
  return (
    <section className={`${styles.block} section grid`} aria-labelledby={heading ? id : undefined}>
      <header className="rise">
        <Paragraph className="label" text={label} data-sanity={field("label")} />
        {heading && <SectionHeading section={section} />}
      </header>
      <div className={`${styles.body} rise`}>
        <Paragraph text={text} data-sanity={field("text")} />
        {action.label && <SectionAction section={section} />}
      </div>
    </section>
  );
}
