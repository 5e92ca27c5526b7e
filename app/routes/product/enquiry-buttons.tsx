import type { ReactNode } from "react";
import {
  type Enquiry,
  type EnquiryKind,
  enquiryKinds,
  enquiryText,
  whatsAppLink,
} from "#app/catalogue/enquiry.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./enquiry-buttons.module.css";

export type EnquiryButtonsProps = Omit<Enquiry, "kind"> & { phone: string };

/** The moment the shop exists for. */
export function EnquiryButtons(asked: EnquiryButtonsProps) {
  return (
    <div className={styles.buttons}>
      <EnquiryLink kind="rent" asked={asked}>
        {enquiryKinds.rent.label}
      </EnquiryLink>
      <EnquiryLink kind="purchase" asked={asked}>
        {enquiryKinds.purchase.label}
      </EnquiryLink>
    </div>
  );
}

/** The same two, within a thumb's reach on phones. */
export function EnquiryBar(asked: EnquiryButtonsProps) {
  return (
    <div className={styles.bar}>
      <EnquiryLink kind="rent" asked={asked}>
        {enquiryKinds.rent.shortLabel}
        <span className="visually-hidden"> via WhatsApp</span>
      </EnquiryLink>
      <EnquiryLink kind="purchase" asked={asked}>
        {enquiryKinds.purchase.shortLabel}
        <span className="visually-hidden"> via WhatsApp</span>
      </EnquiryLink>
    </div>
  );
}

type EnquiryLinkProps = { kind: EnquiryKind; asked: EnquiryButtonsProps; children: ReactNode };

function EnquiryLink({ kind, asked: { phone, ...enquiry }, children }: EnquiryLinkProps) {
  return (
    <a
      className={`${buttons.button} ${kind === "rent" ? buttons.ink : ""}`}
      href={whatsAppLink(phone, enquiryText({ kind, ...enquiry }))}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="whatsapp" />
      <span>{children}</span>
    </a>
  );
}
