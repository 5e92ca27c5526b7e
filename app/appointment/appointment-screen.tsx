import { useState } from "react";
import { data, Form, redirect, type ShouldRevalidateFunctionArgs, useSubmit } from "react-router";
import { BotSignalFields, readBotSignals, stamp } from "#app/enquiry/bot-signal-fields.tsx";
import { dayToSend } from "#app/enquiry/sent-form.ts";
import { useHeldPress } from "#app/enquiry/use-held-press.ts";
import { shopContext } from "#app/shop-context.server.ts";
import { newsletterAction } from "#app/site/newsletter-action.server.ts";
import { NEWSLETTER_FIELD } from "#app/site/newsletter-form.ts";
import { pageMeta } from "#app/site/open-graph-meta.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import reading from "#app/styles/reading.module.css";
import buttons from "#app/ui/button.module.css";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { visitPath } from "#model/appointments/visit-address.ts";
import { APPOINTMENT_PATH } from "#model/screens/screen-paths.ts";
import { pageTitle } from "#model/texts/found-as.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import words from "#words/appointment.json" with { type: "json" };
import contactWords from "#words/contact.json" with { type: "json" };
import type { Route } from "./+types/appointment-screen.ts";
import styles from "./appointment.module.css";
import {
  type AppointmentData,
  appointmentData,
  chosenIn,
  dressesOf,
  kindsIn,
} from "./appointment-data.server.ts";
import { asShown } from "./as-shown.ts";
import { OtherWays } from "./other-ways.tsx";
import { PersonPart, VisitDresses } from "./person-part.tsx";
import { entriesIn, errorsIn, messageOf, type SentVisit } from "./read-visit.ts";
import { Refusal } from "./refusal.tsx";
import { TimePart } from "./time-part.tsx";
import { useSending } from "./use-sending.ts";
import { NO_CHOICE, SHOW } from "./visit-choice.ts";

/** Each page says what is free at its moment. */
const fresh = { headers: { "Cache-Control": cachePolicies.never } };

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!kindsIn(shop)) throw data(null, { status: 404 });
  return data(await appointmentData(shop, NO_CHOICE, url.searchParams), fresh);
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.clone().formData();
  if (form.has(NEWSLETTER_FIELD)) return newsletterAction({ request, context });
  const { texts, visits, visitor = "" } = shop;
  if (!kindsIn(shop) || !visits) throw data(null, { status: 404 });
  const { questions } = texts.appointments;
  const entries = entriesIn(form, questions);
  const answer = async (sent: SentVisit, status: number) =>
    data({ sent, offered: await appointmentData(shop, sent, form) }, { ...fresh, status });
  if (form.has(SHOW)) return answer({ ...entries, errors: {} }, 200);
  const errors = errorsIn(entries, texts.contact.errors);
  if (Object.keys(errors).length > 0) return answer({ ...entries, errors }, 422);
  const { kind, showroom } = chosenIn(shop, entries);
  if (!kind) throw data(null, { status: 404 });
  // The label has changed what it offers while the form was open.
  if (showroom.key !== entries.showroom || ![kind._key, ""].includes(entries.kind))
    return answer({ ...entries, errors: { time: words.errors.time } }, 409);
  const receipt = await visits.make(
    {
      ...entries,
      ...readBotSignals(form),
      kind,
      showroom,
      guests: Math.min(Number.parseInt(entries.guests, 10) || 0, kind.guests),
      eventDate: dayToSend(entries.date),
      message: messageOf(entries, questions),
      dresses: dressesOf(shop, form, entries.day).map(({ id, colour, size }) => ({
        dress: id,
        colour,
        size,
      })),
    },
    visitor,
  );
  if (receipt.isKept) return redirect(visitPath(receipt.token), 303);
  const { reason } = receipt;
  if (reason === "taken") return answer({ ...entries, errors: { time: words.taken } }, 409);
  const status = reason === "failed" ? 503 : 429;
  return answer({ ...entries, errors: {}, refusal: words.errors[reason] }, status);
}

/** Her words stay where no answer comes. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return serverAction().catch((error: unknown) => {
    if (error instanceof Response || form.has(NEWSLETTER_FIELD)) throw error;
    return {
      sent: { ...entriesIn(form, []), errors: {}, refusal: words.errors.failed },
      offered: undefined,
    };
  });
}

/** The answer to a form has all that is offered. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.formMethod === undefined && ignoringFragment(change);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { heading, label, origin } = loaderData;
  const title = pageTitle(withoutEmphasis(heading), label.name);
  return pageMeta({ title, origin, path: APPOINTMENT_PATH, labelName: label.name });
}

export default function AppointmentScreen({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && "sent" in actionData ? actionData : undefined;
  const [last, setLast] = useState(answer?.offered);
  if (answer?.offered && answer.offered !== last) setLast(answer.offered);
  const offered: AppointmentData = answer?.offered ?? last ?? loaderData;
  const sent = answer?.sent;
  const submit = useSubmit();
  const { isHeld, hold } = useHeldPress();
  const isSending = useSending() === "form" || isHeld;
  const { heading, lead, picture, kind, label } = offered;
  const hasNoTime = offered.offered.days.length === 0 && !offered.offered.isUnknown;
  return (
    <section className={`${reading.page} ${styles.appointment} grid`} aria-labelledby="appointment">
      <div className={styles.head}>
        <h1 id="appointment" className={reading.short}>
          <Title text={heading} />
        </h1>
        {lead && <p className="lead soft">{lead}</p>}
        {picture && (
          <div className={styles.picture}>
            <Picture picture={{ ...picture, alt: "" }} sizes="(max-width: 59.99rem) 1px, 40vw" />
          </div>
        )}
      </div>
      <Form
        method="post"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          if (isSending) event.preventDefault();
          else if (!hold(event)) stamp(event.currentTarget);
        }}
      >
        {sent && <Refusal sent={sent} label={label} kind={kind.title} />}
        <TimePart
          data={offered}
          sent={sent}
          choose={(field) => void submit(asShown(field.form), { method: "post", preventScrollReset: true })}
        />
        {hasNoTime && <OtherWays label={label} message={words.hello} />}
        {/* Her words stay for a choice that has times. */}
        <div className={styles.form} hidden={hasNoTime}>
          <VisitDresses dresses={offered.dresses} />
          <PersonPart data={offered} sent={sent} />
          <BotSignalFields honeypotLabel={contactWords.labels.trap} />
          <div className={styles.end}>
            <button
              type="submit"
              className={`${buttons.button} ${buttons.ink}`}
              aria-disabled={isSending || undefined}
            >
              {isHeld ? words.labels.booking : words.labels[kind.isAskedFor ? "ask" : "book"]}
            </button>
            <ScreenLink className={buttons.link} href="/privacy">
              {contactWords.labels.privacy}
            </ScreenLink>
          </div>
        </div>
      </Form>
    </section>
  );
}
