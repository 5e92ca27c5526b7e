import { type ReactNode, useEffect, useState } from "react";
import { type AskedDress, messageOf } from "#app/catalogue/message-text.ts";
import { whatsAppLink } from "#app/catalogue/whatsapp-link.ts";
import type { Messages } from "#app/label/messages.ts";
import { shoppingWords } from "#app/label/shopping-words.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { CopyMessage } from "./copy-message.tsx";
import styles from "./enquiry-buttons.module.css";

const ID = "enquiry";

/** Less than this of the two buttons in sight, and the bar stands in for them. */
const ENOUGH = 0.9;

export type EnquiryButtonsProps = {
  dress: AskedDress;
  phone: string;
  messages: Pick<Messages, "rent" | "purchase" | "either">;
};

type Elsewhere = {
  phoneDisplay: string;
  /** The link that adds a few words. */
  children: ReactNode;
};

/** The moment the shop exists for. */
export function EnquiryButtons({ phoneDisplay, children, ...details }: EnquiryButtonsProps & Elsewhere) {
  const { dress, phone, messages } = details;
  return (
    <div className={styles.enquiry}>
      <div id={ID} className={styles.buttons}>
        <EnquiryLink kind="rent" details={details}>
          {shoppingWords.enquiries.rent.label}
        </EnquiryLink>
        <EnquiryLink kind="purchase" details={details}>
          {shoppingWords.enquiries.purchase.label}
        </EnquiryLink>
      </div>
      {children}
      <div className={`${styles.elsewhere} soft`}>
        <p>
          {shoppingWords.elsewhere.telephone} <a href={`tel:+${phone}`}>{phoneDisplay}</a>
        </p>
        <CopyMessage text={messageOf(messages.either, dress)} />
      </div>
    </div>
  );
}

/** The same two, within a thumb's reach on phones while the others are out of sight. Without script they are the only ones. */
export function EnquiryBar(details: EnquiryButtonsProps) {
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const others = document.getElementById(ID);
    if (!others) return;
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && entry.intersectionRatio >= ENOUGH),
      { threshold: ENOUGH },
    );
    observer.observe(others);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.bar} data-away={isAway ? "" : undefined}>
      <EnquiryLink kind="rent" details={details}>
        {shoppingWords.enquiries.rent.shortLabel}
        <span className="visually-hidden">{` ${shoppingWords.viaWhatsApp}`}</span>
      </EnquiryLink>
      <EnquiryLink kind="purchase" details={details}>
        {shoppingWords.enquiries.purchase.shortLabel}
        <span className="visually-hidden">{` ${shoppingWords.viaWhatsApp}`}</span>
      </EnquiryLink>
    </div>
  );
}

type EnquiryLinkProps = {
  kind: "rent" | "purchase";
  details: EnquiryButtonsProps;
  children: ReactNode;
};

function EnquiryLink({ kind, details, children }: EnquiryLinkProps) {
  const { dress, phone, messages } = details;
  return (
    // In the same tab: web views of other apps know no second one, and Back finds this page as it was.
    <a
      className={`${buttons.button} ${kind === "rent" ? buttons.ink : ""}`}
      href={whatsAppLink(phone, messageOf(messages[kind], dress))}
      rel="noreferrer"
      data-counts={kind}
    >
      <Icon name="whatsapp" />
      <span>{children}</span>
    </a>
  );
}
