import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { inLanguage } from "#app/ui/language-base.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { WITHOUT_WHATSAPP } from "#model/screens/url-parameters.ts";
import { tryOnAddress } from "#model/screens/wishlist-address.ts";
import enquiryWords from "#words/enquiry.json" with { type: "json" };
import { BotSignalFields } from "./bot-signal-fields.tsx";
import { pageEntry } from "./draft-choice.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import styles from "./enquiry-form.module.css";
import { MessagePreview } from "./message-preview.tsx";
import { Outcome } from "./outcome.tsx";
import { CopyChoice, PersonFields, PhoneField } from "./person-fields.tsx";
import {
  ENQUIRY_PATH,
  type EnquiryDress,
  type EnquiryTexts,
  enquiryFields,
  type FormAnswer,
  type SentEnquiry,
} from "./read-enquiry.ts";
import { type ChosenInAddress, useEnquiryForm } from "./use-enquiry-form.ts";

/** The form is there before anybody gives a day. */
const AskAboutDress = lazy(async () => ({ default: (await import("./ask-about-dress.tsx")).AskAboutDress }));

type EnquiryFormProps = {
  texts: EnquiryTexts;
  dresses: readonly EnquiryDress[];
  chosen: ChosenInAddress;
  /** The page says this of a single dress. */
  dressAnswer: FormAnswer | undefined;
  /** The answer to a form that was sent without script. */
  answered?: SentEnquiry | undefined;
  /** The form begins with the ways that need no WhatsApp. */
  isOtherwise?: boolean;
  /** Its heading, and what stands under it. */
  children: ReactNode;
};

/** The visitor's answers stand on one side, the message that they make on the other. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { texts, dresses, chosen, dressAnswer, answered, isOtherwise = false, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const block = useRef<HTMLDivElement>(null);
  const { messages, origin, label, contact } = texts;
  const field = useDataAttribute("messages");
  const source = { messages, errors: contact.errors, dresses, phone: label.phone, origin };
  const enquiry = useEnquiryForm({ source, chosen, dressAnswer, answered, form, block });
  const { live, current } = enquiry;
  const isStored = current?.receipt?.isStored === true;
  const outcome = current && (
    <Outcome
      current={current}
      texts={contact}
      label={label}
      href={newFormHref(dresses, live.details.purpose)}
    />
  );
  const [dress, ...more] = dresses;
  return (
    <div ref={block}>
      <Suspense>
        <AskAboutDress
          dress={more.length === 0 ? dress : undefined}
          day={live.details.date}
          onTold={enquiry.tell}
        />
      </Suspense>
      {isStored ? (
        <div className={styles.form}>
          <div className={`${styles.asks} leaf`}>
            {children}
            <p className={styles.sent} dir="auto">
              {current?.message}
            </p>
          </div>
          <div className={`${styles.mat} leaf`}>
            <div className={styles.sheet}>{outcome}</div>
          </div>
        </div>
      ) : (
        <form
          ref={form}
          className={styles.form}
          method="post"
          action={inLanguage(ENQUIRY_PATH)}
          autoComplete="on"
          noValidate
          onInput={enquiry.follow}
          onSubmit={enquiry.submit}
        >
          <div className={`${styles.asks} leaf`}>
            {children}
            <p className="soft" data-sanity={field("lead")}>
              {messages.lead}
            </p>
            <input type="hidden" name={enquiryFields.page} defaultValue={pageEntry(chosen)} />
            <EnquiryFields {...{ dresses, live }} errors={current?.errors ?? {}} soldWord={texts.soldWord} />
          </div>
          <div className={`${styles.mat} leaf`}>
            <MessagePreview
              live={live}
              label={label}
              error={current?.errors["message"]}
              writeAnew={enquiry.writeAnew}
              isAnswer={answered?.step === "show"}
            />
            {outcome}
            <Sender
              texts={texts}
              dresses={dresses}
              answered={answered}
              errors={current?.errors}
              isOpen={current !== undefined || isOtherwise}
              isAsked={isOtherwise}
              isSending={enquiry.isSending}
            />
          </div>
        </form>
      )}
    </div>
  );
}

function newFormHref(dresses: readonly EnquiryDress[], purpose: string): string {
  if (dresses.length === 0) return ENQUIRY_PATH;
  const query = new URLSearchParams(
    dresses.map(({ slug, query = "" }) => [enquiryFields.dress, slug + query]),
  );
  if (purpose === "fittingList") query.set(enquiryFields.purpose, purpose);
  return `${ENQUIRY_PATH}?${query}`;
}

type SenderProps = {
  texts: EnquiryTexts;
  dresses: readonly EnquiryDress[];
  answered: SentEnquiry | undefined;
  errors: SentEnquiry["errors"] | undefined;
  /** The form has come back with something to say, or the visitor has no WhatsApp. */
  isOpen: boolean;
  /** It comes into sight. */
  isAsked: boolean;
  isSending: boolean;
};

/** Sends the same words to the label itself, for visitors without WhatsApp. */
function Sender({ texts, dresses, answered, errors, isOpen, isAsked, isSending }: SenderProps) {
  const { labels } = texts.contact;
  const { phone, phoneDisplay } = texts.label;
  const details = useRef<HTMLDetailsElement>(null);
  // Enter in one of its fields, without script, shows the message and must not fold it away.
  const isFilledIn = Boolean(answered?.name || answered?.email || answered?.phone);

  useEffect(() => {
    if (!isAsked) return;
    details.current?.scrollIntoView();
    details.current?.querySelector("summary")?.focus({ preventScroll: true });
  }, [isAsked]);

  return (
    <details ref={details} className={styles.otherwise} open={isOpen || isFilledIn || undefined}>
      <summary>
        <span className={buttons.link}>{enquiryWords.otherwise}</span>
      </summary>
      <div id={WITHOUT_WHATSAPP} className={styles.sender}>
        {phone && (
          <p>
            <span className="soft">{`${enquiryWords.telephone} `}</span>
            <a className={buttons.link} href={`tel:+${phone}`} dir="ltr">
              {phoneDisplay}
            </a>
          </p>
        )}
        {texts.visit && (
          <ScreenLink
            className={buttons.link}
            href={tryOnAddress(dresses.map(({ slug, query = "" }) => slug + query))}
          >
            {texts.visit}
          </ScreenLink>
        )}
        <PersonFields texts={texts.contact} sent={answered} errors={errors} />
        <PhoneField label={labels.telephone} example={texts.label.phoneExample} phone={answered?.phone} />
        {texts.sendsMail && <CopyChoice label={labels.copy} isChosen={answered?.wantsCopy ?? false} />}
        <BotSignalFields honeypotLabel={labels.trap} />
        <button
          type="submit"
          className={buttons.button}
          name={enquiryFields.step}
          value="send"
          aria-disabled={isSending || undefined}
        >
          {isSending ? enquiryWords.sending : enquiryWords.send}
        </button>
        <ScreenLink className={buttons.link} href="/privacy">
          {labels.privacy}
        </ScreenLink>
      </div>
    </details>
  );
}
