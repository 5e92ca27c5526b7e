import { type FormEvent, useEffect, useRef, useState } from "react";
import { data, Form } from "react-router";
import { shopContext } from "#app/content/shop-context.server.ts";
import { newsletterAction } from "#app/site/newsletter-action.server.ts";
import { NEWSLETTER_FIELD } from "#app/site/newsletter-form.ts";
import { socialPicture } from "#app/site/open-graph-meta.ts";
import buttons from "#app/ui/button.module.css";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Title } from "#app/ui/title.tsx";
import type { Route } from "./+types/contact.ts";
import styles from "./contact.module.css";
import { ContactFields } from "./contact-fields.tsx";
import { notSent, readContact, type SentContact } from "./contact-form.ts";
import { Outcome } from "./outcome.tsx";
import { Showroom } from "./showroom.tsx";
import { useDraft } from "./use-draft.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { texts, origin } = context.get(shopContext);
  return {
    texts: texts.contact,
    labelSettings: texts.labelSettings,
    questions: texts.questionsScreen.title,
    origin,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { texts } = context.get(shopContext);
  const form = await request.clone().formData();
  if (form.has(NEWSLETTER_FIELD)) return newsletterAction({ request, context }, texts);
  const sent = readContact(form, texts);
  return data({ sent }, { status: sent.href ? 200 : 422 });
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

export function meta({ loaderData }: Route.MetaArgs) {
  const { texts, labelSettings, origin } = loaderData;
  return [
    { title: `${withoutEmphasis(texts.title)} | ${labelSettings.name}` },
    { name: "description", content: texts.description },
    { tagName: "link", rel: "canonical", href: `${origin}/contact` },
    ...socialPicture(origin, "/", labelSettings.name),
  ];
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, labelSettings, questions } = loaderData;
  const sent = actionData && "sent" in actionData ? actionData.sent : undefined;
  const block = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { keep, forget } = useDraft(form);
  const [edited, setEdited] = useState<{ from: SentContact; to: SentContact }>();
  const current = edited && edited.from === sent ? edited.to : sent;

  // Every outcome comes into sight and is read out at once, also the second time the same thing is wrong.
  useEffect(() => {
    if (sent) block.current?.querySelector<HTMLElement>("[tabindex]")?.focus();
    if (sent?.href) forget();
  }, [sent, forget]);

  // The words on the way out are those in the form, also when they are changed after sending.
  function follow({ currentTarget }: FormEvent<HTMLFormElement>) {
    keep();
    if (sent?.href)
      setEdited({
        from: sent,
        to: readContact(new FormData(currentTarget), { contact: texts, labelSettings }),
      });
  }
  return (
    <section className={`${styles.contact} grid`} aria-labelledby="contact">
      <div className={styles.head}>
        <h1 id="contact">
          <Title text={texts.title} />
        </h1>
        {texts.lead && <p className="lead soft">{texts.lead}</p>}
      </div>
      <div ref={block} className={styles.form}>
        {current && (
          <Outcome
            current={current}
            texts={texts}
            email={labelSettings.email}
            hasPhone={labelSettings.phone !== ""}
          />
        )}
        <Form ref={form} method="post" action="/contact" noValidate preventScrollReset onInput={follow}>
          <ContactFields texts={texts} sent={sent} errors={current?.errors} />
          <button type="submit" className={`${buttons.button} ${buttons.ink}`}>
            {texts.labels.submit}
          </button>
        </Form>
      </div>
      <Showroom texts={texts} labelSettings={labelSettings} questions={withoutEmphasis(questions)} />
    </section>
  );
}
