import { type MouseEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import type { FormAnswer } from "#app/enquiry/read-enquiry.ts";
import buttons from "#app/ui/button.module.css";
import { useOpenDialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { REPLACED, ThumbBar } from "#app/ui/thumb-bar.tsx";
import { useDialogPart } from "#app/ui/use-dialog-part.ts";
import { type Choice, queryFor } from "#model/dresses/choice.ts";
import { type AskedDress, messageOf } from "#model/dresses/message-text.ts";
import { pathAbout } from "#model/dresses/product.ts";
import type { WayToAsk } from "#model/dresses/way-to-ask.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { WITHOUT_WHATSAPP } from "#model/screens/url-parameters.ts";
import type { Messages } from "#model/texts/label-texts.server.ts";
import shoppingWords from "#words/shopping.json" with { type: "json" };
import styles from "./enquiry-buttons.module.css";
import type { ProductData } from "./product-data.server.ts";

const ID = "enquiry";

const FORM_ID = "composer";

type EnquiryButtonsProps = {
  dress: AskedDress;
  ways: readonly WayToAsk[];
  /** The number of WhatsApp is empty where there is none. */
  phone: string;
  messages: Pick<Messages, "rent" | "purchase" | "question">;
};

type FurtherProps = {
  data: Pick<ProductData, "product"> & { words: { compose: string } };
  choice: Choice;
  onChoose: (query: string) => void;
  dressAnswer: FormAnswer;
};

/** The first offer stands out. The line below leads to a few words, and to whatever works without WhatsApp. */
export function EnquiryButtons({
  data,
  choice,
  onChoose,
  dressAnswer,
  ...details
}: EnquiryButtonsProps & FurtherProps) {
  const { ways, phone } = details;
  return (
    <div className={styles.enquiry}>
      {phone && (
        <div id={ID} className={`${styles.buttons} ${REPLACED}`}>
          {ways.map((way) => (
            <EnquiryLink key={way.id} way={way} details={details}>
              {way.label}
            </EnquiryLink>
          ))}
        </div>
      )}
      <EnquiryFormLinks {...{ data, choice, onChoose, dressAnswer }} hasWhatsApp={phone !== ""} />
    </div>
  );
}

/** The same, in few words. */
export function EnquiryBar(details: EnquiryButtonsProps) {
  return (
    <ThumbBar repeats={ID}>
      {details.ways.map((way) => (
        <EnquiryLink key={way.id} way={way} details={details}>
          <span>{way.shortLabel}</span>
          <span className="visually-hidden">{` ${shoppingWords.viaWhatsApp}`}</span>
        </EnquiryLink>
      ))}
    </ThumbBar>
  );
}

type EnquiryLinkProps = {
  way: WayToAsk;
  details: EnquiryButtonsProps;
  children: ReactNode;
};

function EnquiryLink({ way, details, children }: EnquiryLinkProps) {
  const { id, question } = way;
  const { dress, ways, phone, messages } = details;
  const template = question || id === "another" ? messages.question : messages[id];
  const text = messageOf(template, dress, question);
  return (
    // The link opens in the same tab: web views have no second one, and Back finds this page as it was.
    <a
      className={`${buttons.button} ${way === ways[0] ? buttons.ink : ""}`}
      href={whatsAppLink(phone, text)}
      rel="noreferrer"
      data-counts={id}
    >
      <Icon name="whatsapp" />
      <span>{children}</span>
    </a>
  );
}

type EnquiryFormLinksProps = FurtherProps & { hasWhatsApp: boolean };

/** The links lead to a page; with script the same opens in a dialog, which is loaded then. */
function EnquiryFormLinks({ data, choice, onChoose, dressAnswer, hasWhatsApp }: EnquiryFormLinksProps) {
  const { product } = data;
  const { compose } = data.words;
  const navigate = useNavigate();
  const open = useOpenDialog(FORM_ID);
  const [isOtherwise, setOtherwise] = useState(false);
  const href = pathAbout(product.slug, "/enquiry") + queryFor(choice).replace("?", "&");
  const otherwise = `${href}#${WITHOUT_WHATSAPP}`;
  const formAddress = isOtherwise ? otherwise : href;
  // The page may still come, or says that there is no connection.
  const EnquiryForm = useDialogPart(FORM_ID, loadEnquiryDialog, () =>
    navigate(formAddress, { replace: true }),
  );

  function openAt(event: MouseEvent<HTMLElement>, isOtherwise: boolean) {
    setOtherwise(isOtherwise);
    open(event);
  }

  return (
    <div className={styles.further}>
      <ScreenLink className={buttons.link} href={href} onClick={(event) => openAt(event, false)}>
        {compose}
      </ScreenLink>
      {hasWhatsApp && (
        <ScreenLink className={buttons.link} href={otherwise} onClick={(event) => openAt(event, true)}>
          {shoppingWords.withoutWhatsApp}
        </ScreenLink>
      )}
      {EnquiryForm && (
        <EnquiryForm
          id={FORM_ID}
          dress={product}
          choice={choice}
          dressAnswer={dressAnswer}
          title={compose}
          href={formAddress}
          isOtherwise={isOtherwise}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

async function loadEnquiryDialog() {
  return (await import("#app/enquiry/enquiry-dialog.tsx")).EnquiryDialog;
}
