import { type ReactNode, useEffect, useState } from "react";
import { type AskedDress, messageOf } from "#app/catalogue/message-text.ts";
import type { Offer } from "#app/catalogue/product-fields.ts";
import { whatsAppLink } from "#app/catalogue/whatsapp-link.ts";
import type { Messages } from "#app/content/texts/label-texts.server.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { shoppingWords } from "#words/shopping.ts";
import { CopyMessage } from "./copy-message.tsx";
import styles from "./enquiry-buttons.module.css";

const ID = "enquiry";

/** The bar stands in for the two buttons while less of them is in sight. */
const ENOUGH = 0.9;

export type EnquiryButtonsProps = {
  dress: AskedDress;
  /** Each offer has a button. */
  offers: readonly Offer[];
  /** The number of WhatsApp is empty where there is none. */
  phone: string;
  messages: Pick<Messages, "rent" | "purchase" | "either">;
};

type Elsewhere = {
  phoneDisplay: string;
  /** A link adds a few words. */
  children: ReactNode;
};

/** The first offer stands out. Without a number only the children are there. */
export function EnquiryButtons({ phoneDisplay, children, ...details }: EnquiryButtonsProps & Elsewhere) {
  const { dress, offers, phone, messages } = details;
  return (
    <div className={styles.enquiry}>
      {phone && (
        <div id={ID} className={styles.buttons}>
          {offers.map((offer) => (
            <EnquiryLink key={offer} kind={offer} details={details}>
              {shoppingWords.enquiries[offer].label}
            </EnquiryLink>
          ))}
        </div>
      )}
      {children}
      {phone && (
        <div className={`${styles.elsewhere} soft`}>
          <p>
            {shoppingWords.elsewhere.telephone}{" "}
            <a href={`tel:+${phone}`} dir="ltr">
              {phoneDisplay}
            </a>
          </p>
          <CopyMessage text={messageOf(messages.either, dress)} />
        </div>
      )}
    </div>
  );
}

/** On phones the same two stay within a thumb's reach while the others are out of sight. */
export function EnquiryBar(details: EnquiryButtonsProps) {
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const others = document.getElementById(ID);
    if (!others) return;
    const observer = new IntersectionObserver(
      ([entry]) => setAway((entry?.intersectionRatio ?? 0) >= ENOUGH),
      { threshold: ENOUGH },
    );
    observer.observe(others);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.bar} data-away={isAway ? "" : undefined}>
      {details.offers.map((offer) => (
        <EnquiryLink key={offer} kind={offer} details={details}>
          {shoppingWords.enquiries[offer].shortLabel}
          <span className="visually-hidden">{` ${shoppingWords.viaWhatsApp}`}</span>
        </EnquiryLink>
      ))}
    </div>
  );
}

type EnquiryLinkProps = {
  kind: Offer;
  details: EnquiryButtonsProps;
  children: ReactNode;
};

function EnquiryLink({ kind, details, children }: EnquiryLinkProps) {
  const { dress, offers, phone, messages } = details;
  return (
    // The link opens in the same tab: web views have no second one, and Back finds this page as it was.
    <a
      className={`${buttons.button} ${kind === offers[0] ? buttons.ink : ""}`}
      href={whatsAppLink(phone, messageOf(messages[kind], dress))}
      rel="noreferrer"
      data-counts={kind}
    >
      <Icon name="whatsapp" />
      <span>{children}</span>
    </a>
  );
}
