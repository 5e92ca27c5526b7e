import { lazy, Suspense, useMemo, useRef } from "react";
import { data, Form, type ShouldRevalidateFunctionArgs, useNavigation } from "react-router";
import { BotSignalFields, readBotSignals } from "#app/enquiry/bot-signal-fields.tsx";
import { headingOf, Outcome } from "#app/enquiry/outcome.tsx";
import { CopyChoice } from "#app/enquiry/person-fields.tsx";
import { useOutcome } from "#app/enquiry/use-outcome.ts";
import { shopContext } from "#app/shop-context.server.ts";
import { newsletterAction } from "#app/site/newsletter-action.server.ts";
import { NEWSLETTER_FIELD } from "#app/site/newsletter-form.ts";
import { linkMeta } from "#app/site/open-graph-meta.ts";
import { isRefresh } from "#app/site/revalidation.ts";
import reading from "#app/styles/reading.module.css";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { inLanguage } from "#app/ui/language-base.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { phoneExample } from "#model/entries/national-number.server.ts";
import { CONTACT_PATH } from "#model/screens/screen-paths.ts";
import { screens } from "#model/screens/screens.ts";
import { notStoredStatus } from "#model/services/enquiry-service.server.ts";
import { pageTitle } from "#model/texts/found-as.ts";
import type { ContactScreen } from "#model/texts/label-texts.server.ts";
import type { Route } from "./+types/contact.ts";
import styles from "./contact.module.css";
import { detailsOf } from "./contact-details.server.ts";
import { ContactFields, notSent, readContact, type SentContact, withWaysOn } from "./contact-form.tsx";
import { wordsOfHours } from "./hours.tsx";
import { Showroom } from "./showroom.tsx";
import { showroomData } from "./showroom-data.ts";

/** The form is there before the date that the device knows. */
const ContactDay = lazy(async () => ({ default: (await import("./contact-day.tsx")).ContactDay }));

export function loader({ context }: Route.LoaderArgs) {
  const { texts, origin, enquiries } = context.get(shopContext);
  const { labelSettings } = texts;
  return {
    texts: texts.contact,
    labelSettings,
    phoneExample: phoneExample(labelSettings.phone),
    hoursInWords: labelSettings.openingHours?.week.length
      ? wordsOfHours(labelSettings.openingHours)
      : undefined,
    questions:
      texts.questions.length > 0
        ? { label: withoutEmphasis(texts.questionsScreen.title), href: screens.questions.path }
        : undefined,
    sendsMail: enquiries.sendsMail,
    origin,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { texts, enquiries, visitor = "" } = shop;
  const form = await request.clone().formData();
  if (form.has(NEWSLETTER_FIELD)) return newsletterAction({ request, context });
  const sent = readContact(form, texts);
  if (!sent.href) return data({ sent }, { status: 422 });
  const { name, email, message, wantsCopy } = sent;
  const details = detailsOf(sent, texts.labelSettings.phone);
  const enquiry = { name, email, message, wantsCopy, ...(details && { details }), ...readBotSignals(form) };
  const receipt = enquiries.receive(enquiry, visitor);
  return data(
    { sent: { ...sent, receipt } },
    { status: receipt.isStored ? 200 : notStoredStatus[receipt.reason] },
  );
}

/** A message whose sending fails comes back to its form, where it can be sent again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (form.has(NEWSLETTER_FIELD)) throw error;
    return { sent: notSent(form) };
  }
}

/** Nothing that is sent changes its texts. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return isRefresh(change);
}

/** The title stands with the screen: the answer to a form is named in it. */
export function meta({ loaderData }: Route.MetaArgs) {
  const { texts, labelSettings, origin } = loaderData;
  if (!import.meta.env.SSR) return [];
  const title = titleOf(undefined, texts, labelSettings.name);
  const { description } = texts;
  return [
    ...linkMeta({ title, description, origin, path: CONTACT_PATH, labelName: labelSettings.name }),
    ...showroomData(labelSettings, origin),
  ];
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, labelSettings, phoneExample, hoursInWords, questions, sendsMail } = loaderData;
  const answer = actionData && "sent" in actionData ? actionData.sent : undefined;
  const field = useDataAttribute("contact");
  const block = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const own = { contact: texts, labelSettings };
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing that is sent changes its texts
  const sent = useMemo(() => answer && withWaysOn(answer, own), [answer]);
  const read = (entries: FormData) => readContact(entries, own);
  const { current, isHeld, follow, check } = useOutcome({ sent, read, draftKey: "contact", form, block });
  const isSending = useNavigation().formAction === inLanguage(CONTACT_PATH) || isHeld;
  return (
    <section className={`${reading.page} ${styles.contact} grid`} aria-labelledby="contact">
      <title>{titleOf(sent, texts, labelSettings.name)}</title>
      <div className={styles.head}>
        <h1
          id="contact"
          className={reading.short}
          {...texts.spokenIn?.["title"]}
          data-sanity={field("title")}
        >
          <Title text={texts.title} />
        </h1>
        {texts.lead && (
          <p className="lead soft" {...texts.spokenIn?.["lead"]} data-sanity={field("lead")}>
            {texts.lead}
          </p>
        )}
      </div>
      <div ref={block} className={styles.form}>
        {current && <Outcome current={current} texts={texts} label={labelSettings} href={CONTACT_PATH} />}
        {!current?.receipt?.isStored && (
          <Form
            ref={form}
            method="post"
            action={CONTACT_PATH}
            noValidate
            preventScrollReset
            onInput={follow}
            onSubmit={(event) => (isSending ? event.preventDefault() : check(event))}
          >
            <ContactFields texts={texts} phoneExample={phoneExample} sent={sent} errors={current?.errors} />
            {sendsMail && <CopyChoice label={texts.labels.copy} isChosen={sent?.wantsCopy ?? false} />}
            <Suspense>
              <ContactDay form={form} />
            </Suspense>
            <BotSignalFields honeypotLabel={texts.labels.trap} />
            <button
              type="submit"
              className={`${buttons.button} ${buttons.ink}`}
              aria-disabled={isSending || undefined}
            >
              {isHeld ? texts.labels.sending : texts.labels.submit}
            </button>
            <ScreenLink className={buttons.link} href="/privacy">
              {texts.labels.privacy}
            </ScreenLink>
          </Form>
        )}
      </div>
      <Showroom
        texts={texts}
        labelSettings={labelSettings}
        hoursInWords={hoursInWords}
        questions={questions}
      />
    </section>
  );
}

/** An answer without script is a new page, and its title the first thing that is read out. */
function titleOf(sent: SentContact | undefined, texts: ContactScreen, label: string): string {
  const title = pageTitle(withoutEmphasis(texts.title), label);
  return sent ? pageTitle(withoutEmphasis(headingOf(sent, texts)), title) : title;
}
