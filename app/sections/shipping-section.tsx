import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";
import { SectionHeading, useSectionField } from "./section-parts.tsx";
import styles from "./shipping-section.module.css";

export function ShippingSection({ section }: { section: DrawnSection<"shippingSection"> }) {
  const { id, text, button, phone, greeting } = section;
  const field = useSectionField(section);
  return (
    <section className={`${styles.shipping} section grid`} aria-labelledby={id}>
      <SectionHeading section={section} />
      <div className={`${styles.text} words rise`}>
        <Paragraph text={text} {...section.spokenIn?.["text"]} data-sanity={field("text")} />
        {phone && (
          <a
            className={`${buttons.button} ${buttons.paper}`}
            href={whatsAppLink(phone, greeting)}
            rel="noreferrer"
            data-sanity={field("button")}
          >
            <Icon name="whatsapp" />
            <span>{button}</span>
          </a>
        )}
      </div>
    </section>
  );
}
