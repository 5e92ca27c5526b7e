import { say } from "@trousseau/words/say.ts";
import { useEffect } from "react";
import { data, Form, useSubmit } from "react-router";
import outcome from "#app/enquiry/outcome.module.css";
import { shopContext } from "#app/shop-context.server.ts";
import { newsletterAction } from "#app/site/newsletter-action.server.ts";
import { NEWSLETTER_FIELD } from "#app/site/newsletter-form.ts";
import { focusScreen } from "#app/site/route-focus.ts";
import reading from "#app/styles/reading.module.css";
import buttons from "#app/ui/button.module.css";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import facts from "#app/ui/facts.module.css";
import { inLanguage } from "#app/ui/language-base.ts";
import { Lines } from "#app/ui/lines.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { APPOINTMENT_PATH } from "#model/screens/screen-paths.ts";
import { pageTitle } from "#model/texts/found-as.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import words from "#words/appointment.json" with { type: "json" };
import type { Route } from "./+types/visit-screen.ts";
import styles from "./appointment.module.css";
import { asShown } from "./as-shown.ts";
import { OtherWays } from "./other-ways.tsx";
import { Times } from "./time-part.tsx";
import { useSending } from "./use-sending.ts";
import { choiceIn, NO_CHOICE, SHOW } from "./visit-choice.ts";
import { visitData } from "./visit-data.server.ts";

/** It is one person's page: nobody stores it, and no other site learns of it. A form would have no origin with "no-referrer". */
const own = {
  "Cache-Control": cachePolicies.never,
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

/** Opening a link changes nothing, because programs that scan mail do so. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await visitData(context.get(shopContext), params.visit, NO_CHOICE);
  const status = page.isUnknown ? 503 : 404;
  return data(page, { status: page.visit ? 200 : status, headers: own });
}

const CANCEL = "cancel";

export async function action({ request, context, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.clone().formData();
  if (form.has(NEWSLETTER_FIELD)) return newsletterAction({ request, context });
  const choice = choiceIn(form);
  const change: Changed = await changeOf();
  const page = await visitData(shop, params.visit, change === "moved" ? NO_CHOICE : choice);
  return data({ page, change }, { status: statusOf[change], headers: own });

  function changeOf(): Changed | Promise<Changed> {
    if (form.has(SHOW) || !shop.visits) return "looked";
    if (form.has(CANCEL)) return shop.visits.cancel(params.visit);
    return choice.day === "" || choice.time === ""
      ? "unchosen"
      : shop.visits.move(params.visit, { day: choice.day, time: choice.time });
  }
}

/** The visit stays in sight where no answer comes. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return serverAction().catch((error: unknown) => {
    if (error instanceof Response || form.has(NEWSLETTER_FIELD)) throw error;
    return { page: undefined, change: "failed" as const };
  });
}

const statusOf = {
  looked: 200,
  moved: 200,
  cancelled: 200,
  unchosen: 422,
  taken: 409,
  late: 409,
  often: 429,
  failed: 503,
} as const;

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export function meta() {
  return [{ name: "robots", content: "noindex, nofollow" }];
}

export default function VisitScreen({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && "page" in actionData ? actionData : undefined;
  const { visit, labelName, isUnknown } = answer?.page ?? loaderData;
  const change = answer?.change;
  // The head of the page says what has happened, and she has pressed a button at its foot.
  useEffect(() => {
    if (!answer || isOfTimes(answer.change)) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    focusScreen();
  }, [answer]);
  const { title, text } = isUnknown
    ? { title: words.labels.booking, text: words.errors.unknown }
    : words.visit[visit?.state ?? "unknown"];
  return (
    <section className={`${reading.page} grid`} aria-labelledby="visit">
      <title>{pageTitle(withoutEmphasis(title), labelName)}</title>
      <div className={styles.head}>
        <h1 id="visit" className={reading.short}>
          <Title text={title} />
        </h1>
        <p className="lead soft">{text}</p>
      </div>
      <div className={styles.form}>
        {change && <Change change={change} />}
        {visit && <VisitFacts visit={visit} />}
        {visit?.isAhead && <p className={styles.note}>{visit.note}</p>}
        {visit?.changeable && <ChangeForms visit={visit.changeable} change={change} />}
        {visit?.isLate && (
          <>
            <p>{words.visit.late}</p>
            <OtherWays label={visit.label} message={words.hello} />
          </>
        )}
        {!visit?.isAhead && (
          <ScreenLink className={buttons.link} href={APPOINTMENT_PATH}>
            {words.labels.another}
          </ScreenLink>
        )}
      </div>
    </section>
  );
}

type Changed = keyof typeof statusOf;

const changeWords: Partial<Record<Changed, string>> = {
  moved: words.visit.moved,
  taken: words.taken,
  late: words.visit.late,
  often: words.visit.often,
  failed: words.visit.failed,
  unchosen: words.errors.time,
};

/** A fault of a choice is said beside it. */
function isOfTimes(change: Changed | undefined): boolean {
  return change === "looked" || change === "taken" || change === "unchosen";
}

function Change({ change }: { change: Changed }) {
  const text = changeWords[change];
  if (!text) return null;
  return (
    <p className={outcome.outcome} role="status" data-is={change === "moved" ? undefined : "error"}>
      {text}
    </p>
  );
}

type ShownVisit = NonNullable<Route.ComponentProps["loaderData"]["visit"]>;

function VisitFacts({ visit }: { visit: ShownVisit }) {
  const { kind, when, zone, address, dresses, calendarPath } = visit;
  return (
    <>
      <dl className={facts.facts}>
        <Fact name={words.mails.kind} lines={[kind]} />
        <Fact name={words.mails.when} lines={[when, zone]} />
        <Fact name={words.mails.where} lines={address} />
        <Fact name={words.labels.dresses} lines={dresses} />
      </dl>
      {calendarPath && (
        <a className={buttons.link} href={inLanguage(calendarPath)}>
          {words.labels.calendar}
        </a>
      )}
    </>
  );
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  const filled = lines.filter(Boolean);
  if (filled.length === 0) return null;
  return (
    <>
      <dt className="label">{name}</dt>
      <dd>
        <Lines lines={filled} />
      </dd>
    </>
  );
}

/** Both forms work without script, and each changes nothing until its button is pressed. */
function ChangeForms({
  visit: { offered, until },
  change,
}: {
  visit: NonNullable<ShownVisit["changeable"]>;
  change: Changed | undefined;
}) {
  const submit = useSubmit();
  const isSending = useSending() === "form";
  return (
    <>
      <p className={styles.note}>{say(words.visit, "until", { when: until })}</p>
      <details open={change !== undefined && change !== "moved"}>
        <summary className={buttons.link}>{words.labels.move}</summary>
        <Form method="post" className={styles.form} noValidate preventScrollReset>
          <Times
            offered={offered}
            error={change && isOfTimes(change) ? changeWords[change] : undefined}
            choose={(field) => void submit(asShown(field.form), { method: "post", preventScrollReset: true })}
          />
          <button
            type="submit"
            className={`${buttons.button} ${buttons.ink}`}
            aria-disabled={isSending || undefined}
          >
            {words.labels.moveTo}
          </button>
        </Form>
      </details>
      <Form method="post" preventScrollReset>
        <button type="submit" name={CANCEL} value="visit" className={buttons.link}>
          {words.labels.cancel}
        </button>
      </Form>
    </>
  );
}
