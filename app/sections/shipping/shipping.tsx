import { whatsAppLink } from "#app/catalogue/whatsapp-link.ts";
import type { Home } from "#app/content/texts/label-texts.server.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { Title } from "#app/ui/title.tsx";
import styles from "./shipping.module.css";

export type ShippingProps = { texts: Home["shipping"]; phone: string; greeting: string };

export function Shipping({ texts, phone, greeting }: ShippingProps) {
  return (
    <section className={`${styles.shipping} section grid`} aria-labelledby="shipping">
      <h2 id="shipping">
        <Title text={texts.heading} />
      </h2>
      <div className={`${styles.text} rise`}>
        {texts.text && <p>{texts.text}</p>}
        {phone && (
          <a
            className={`${buttons.button} ${buttons.paper}`}
            href={whatsAppLink(phone, greeting)}
            rel="noreferrer"
          >
            <Icon name="whatsapp" />
            {texts.button}
          </a>
        )}
      </div>
    </section>
  );
}
