import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Choice, queryFor } from "#app/catalogue/choice.ts";
import { type AskedDress, messageOf } from "#app/catalogue/message-text.ts";
import { type Product, pathAbout } from "#app/catalogue/product.ts";
import type { Offer } from "#app/catalogue/product-fields.ts";
import { whatsAppLink } from "#app/catalogue/whatsapp-link.ts";
import type { Messages } from "#app/content/texts/label-texts.server.ts";
import buttons from "#app/ui/button.module.css";
import { copyText } from "#app/ui/copy-text.ts";
import { useOpenDialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { useDialogPart } from "#app/ui/use-dialog-part.ts";
import { useHasScript } from "#app/ui/use-has-script.ts";
import { shoppingWords } from "#words/shopping.ts";
import styles from "./enquiry-buttons.module.css";

const ID = "enquiry";

const FORM_ID = "composer";

/** The bar stands in for the two buttons while less of them is in sight. */
const ENOUGH = 0.9;

type EnquiryButtonsProps = {
  dress: AskedDress;
  offers: readonly Offer[];
  /** The number of WhatsApp is empty where there is none. */
  phone: string;
  messages: Pick<Messages, "rent" | "purchase" | "either">;
};

type Elsewhere = {
  phoneDisplay: string;
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
            <span>{`${shoppingWords.elsewhere.telephone} `}</span>
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
          <span>{shoppingWords.enquiries[offer].shortLabel}</span>
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

/**
 * Shows the message, selects and copies it. The selection stays, because web views of other apps claim copies that they have not made
 * (https://github.com/lgarron/clipboard-polyfill/issues/118). Without script the message is shown, and nothing more is promised.
 */
function CopyMessage({ text }: { text: string }) {
  const { copy, message, copied, notCopied } = shoppingWords.elsewhere;
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const hasScript = useHasScript();
  const [outcome, setOutcome] = useState("");

  async function show(event: MouseEvent) {
    setOutcome("");
    if (!details.current || details.current.open || !field.current) return;
    event.preventDefault();
    details.current.open = true;
    setOutcome((await copyText(field.current)) ? copied : notCopied);
  }

  return (
    <>
      <details ref={details} className={styles.message}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
        <summary data-widest={copy} onClick={show}>
          <span className={buttons.link}>{hasScript ? copy : message}</span>
        </summary>
        <textarea ref={field} rows={4} readOnly value={text} aria-label={message} />
      </details>
      <p role="status">{outcome}</p>
    </>
  );
}

type EnquiryFormLinkProps = { product: Product; choice: Choice; children: string };

/** The link leads to a page; with script the same opens in a dialog, which is loaded then. */
export function EnquiryFormLink({ product, choice, children }: EnquiryFormLinkProps) {
  const navigate = useNavigate();
  const href = pathAbout(product.slug, "/enquiry") + queryFor(choice).replace("?", "&");
  // The page may still come, or says that there is no connection.
  const EnquiryForm = useDialogPart(FORM_ID, loadEnquiryDialog, () => navigate(href, { replace: true }));
  return (
    <>
      <ScreenLink className={buttons.link} href={href} onClick={useOpenDialog(FORM_ID)}>
        {children}
      </ScreenLink>
      {EnquiryForm && (
        <EnquiryForm id={FORM_ID} product={product} choice={choice} title={children} href={href} />
      )}
    </>
  );
}

async function loadEnquiryDialog() {
  return (await import("#app/enquiry/enquiry-dialog.tsx")).EnquiryDialog;
}
