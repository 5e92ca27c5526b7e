import { whatsAppLink } from "#app/catalogue/whatsapp-link.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { Title } from "#app/ui/title.tsx";
import type { DrawnSection } from "./drawn-sections.server.ts";
import styles from "./shipping.module.css";

export function Shipping({ section }: { section: DrawnSection<"shippingSection"> }) {
  const { id, heading, text, button, phone, greeting } = section;
  return (
    <section className={`${styles.shipping} section grid`} aria-labelledby={id}>
      <h2 id={id}>
        <Title text={heading} />
      </h2>
      <div className={`${styles.text} rise`}>
        {text && <p>{text}</p>}
        {phone && (
          <a
            className={`${buttons.button} ${buttons.paper}`}
            href={whatsAppLink(phone, greeting)}
            rel="noreferrer"
          >
            <Icon name="whatsapp" />
            {button}
          </a>
        )}
      </div>
    </section>
  );
}
