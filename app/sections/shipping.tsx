import { whatsAppLink } from "#app/catalogue/whatsapp-link.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { Title } from "#app/ui/title.tsx";
import type { DrawnSection } from "./drawn-sections.server.ts";
import { useSectionField } from "./section-field.ts";
import styles from "./shipping.module.css";

export function Shipping({ section }: { section: DrawnSection<"shippingSection"> }) {
  const { id, heading, text, button, phone, greeting } = section;
  const field = useSectionField(section);
  return (
    <section className={`${styles.shipping} section grid`} aria-labelledby={id}>
      <h2 id={id} data-sanity={field("heading")}>
        <Title text={heading} />
      </h2>
      <div className={`${styles.text} rise`}>
        {text && <p data-sanity={field("text")}>{text}</p>}
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
