import buttons from "#app/ui/button.module.css";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import type { DrawnSection } from "./drawn-sections.server.ts";
import { useSectionField } from "./section-field.ts";
import styles from "./text-block.module.css";

export function TextBlock({ section }: { section: DrawnSection<"textSection"> }) {
  const { id, label, heading, text, action } = section;
  const field = useSectionField(section);
  return (
    <section className={`${styles.block} section grid`} aria-labelledby={heading ? id : undefined}>
      <header className="rise">
        {label && (
          <p className="label" data-sanity={field("label")}>
            {label}
          </p>
        )}
        {heading && (
          <h2 id={id} data-sanity={field("heading")}>
            <Title text={heading} />
          </h2>
        )}
      </header>
      <div className={`${styles.body} rise`}>
        {text && <p data-sanity={field("text")}>{text}</p>}
        {action.label && (
          <ScreenLink className={buttons.button} href={action.href} data-sanity={field("action", "label")}>
            {action.label}
          </ScreenLink>
        )}
      </div>
    </section>
  );
}
