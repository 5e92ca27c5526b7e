import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { CircleIcon } from "@sanity/icons/Circle";
import { SunIcon } from "@sanity/icons/Sun";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { EMPTY, exhaustMap, fromEvent, startWith, switchMap, timer } from "rxjs";
import { type SanityClient, type Tool, useClient, useCurrentUser, useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { momentInWords } from "#model/days/day.ts";
import { isLate } from "#model/rental/booking.ts";
import { type Light, lightsOf } from "#model/services/shop-lights.ts";
import { VisitsToday } from "#studio/appointments/visits-today.tsx";
import { hasRole, looksAfterShop } from "#studio/connection/has-role.ts";
import { lasting } from "#studio/connection/lasting.ts";
import { AWAY, UNRECOGNISED, type Unanswered } from "#studio/connection/use-answer.ts";
import { workspace } from "#studio/connection/workspace.ts";
import { DuePayments } from "#studio/rental/due-payments.tsx";
import { waitingInWords, waitingOf } from "#studio/rental/late-returns.ts";
import {
  AWAY_QUERY,
  calledOf,
  type FoundRental,
  pieceName,
  type Rental,
  readRental,
} from "#studio/rental/rental-data.ts";
import { dayLists } from "#studio/rental/week.ts";
import { dayOf, forDay } from "#studio/schema/enquiry-type.ts";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import { separated } from "#words/locale.ts";
import { FewFirst, Fold } from "./few-first.tsx";
import { firstSteps, type LabelProgress, PROGRESS_QUERY, type Step } from "./first-steps.ts";
import { useNewEnquiries } from "./new-enquiries.tsx";
import { useSchedule } from "./schedule.ts";
import { ScheduledLine } from "./scheduled-note.tsx";
import { fetchShopState, type ShopState } from "./shop-well.ts";
import { ToolLink } from "./tool-link.tsx";
import { Section, ToolPage } from "./tool-page.tsx";

/** The first thing that is seen in Studio: who has written, whether all is well, and what is next. */
export const todayTool: Tool = {
  name: "today",
  title: t("Today"),
  icon: SunIcon,
  component: Today,
};

/** The shop is asked about itself once in so many milliseconds, while somebody can see the page. */
const LOOK_EVERY_MS = 60_000;

/** So many faults are named here; the check has them all. */
const MOST_FAULTS = 5;

function Today() {
  const user = useCurrentUser();
  const keepsBackups = workspace.kind === "embedded" && hasRole(user, "administrator");
  const { last, unanswered } = useLooks();
  const steps = last && looksAfterShop(user) ? firstSteps(last.progress, last, keepsBackups) : [];
  return (
    <ToolPage title={t("Today")}>
      {last && <WaitingCustomers {...last} />}
      {!hasRole(user, "writer") && <Enquiries />}
      {last && !hasRole(user, "writer") && <VisitsToday rental={last.rental} />}
      {last && <RentalDay {...last} />}
      <Scheduled />
      {last && !hasRole(user, "writer") && <DuePayments {...last.rental} />}
      <Section title={t("Is everything all right?")}>
        {unanswered === "asking" && <Text>{t("Asking the shop…")}</Text>}
        {unanswered === "away" && <Line is="wrong">{AWAY}</Line>}
        {unanswered === "refused" && <Line is="wrong">{UNRECOGNISED}</Line>}
        {!unanswered && last && <Well state={last} keepsBackups={keepsBackups} />}
        {last?.published && <LastPublished published={last.published} />}
      </Section>
      {steps.some(({ isDone }) => !isDone) && <Next steps={steps} />}
    </ToolPage>
  );
}

type Published = { _id: string; _type: string; _updatedAt: string; name?: string };

type Look = ShopState & {
  progress: LabelProgress;
  published: Published | null;
  /** A writer reads no bookings, so that it has none. */
  rental: Rental;
};

const LAST_PUBLISHED =
  '*[!(_type match "sanity.*") && !(_type match "system.*") && !(_type in ["enquiry", "subscriber", "answers", "agreement", "deletions", "piece", "booking", "customer", "appointment", "appointmentCount"])] | order(_updatedAt desc)[0]{_id, _type, _updatedAt, "name": coalesce(name, title)}';

async function look(client: SanityClient): Promise<Look> {
  const options = { perspective: "published" as const };
  const [state, stored] = await Promise.all([
    fetchShopState(client.config().token),
    client.fetch<Pick<Look, "progress" | "published"> & { rental: FoundRental }>(
      `{"progress": ${PROGRESS_QUERY}, "published": ${LAST_PUBLISHED}, "rental": ${AWAY_QUERY}}`,
      {},
      options,
    ),
  ]);
  return { ...state, ...stored, rental: readRental(stored.rental) };
}

/** Looks again and again while the page is in sight. What was seen last stays, though nobody answers meanwhile. */
function useLooks() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [last, setLast] = useState<Look>();
  /** Undefined after an answer. */
  const [unanswered, setUnanswered] = useState<Unanswered | undefined>("asking");
  const askNow = useEffectEvent(() => look(client));
  useEffect(() => {
    const lastingLook = () =>
      lasting(
        () => askNow(),
        () => setUnanswered("away"),
      );
    const looking = fromEvent(document, "visibilitychange")
      .pipe(
        startWith(undefined),
        switchMap(() => (document.hidden ? EMPTY : timer(0, LOOK_EVERY_MS).pipe(exhaustMap(lastingLook)))),
      )
      .subscribe({
        next(seen) {
          setLast(seen);
          setUnanswered(undefined);
        },
        error: () => setUnanswered("refused"),
      });
    return () => looking.unsubscribe();
  }, []);
  return { last, unanswered };
}

function Enquiries() {
  const enquiries = useNewEnquiries();
  if (!enquiries) return null;
  const { count, newest } = enquiries;
  return (
    <Section title={titleFor(count)}>
      {newest.map(({ _id, name, dress, eventDate, message, received }) => (
        <Card key={_id} border padding={3} radius={2}>
          <Stack gap={3}>
            <Text weight="semibold">
              <IntentLink intent="edit" params={{ id: _id, type: "enquiry" }}>
                {name || t("Someone")}
              </IntentLink>
            </Text>
            <Text size={1} muted textOverflow="ellipsis">
              {sideBySide([dayOf(received), dress, forDay(eventDate), message])}
            </Text>
          </Stack>
        </Card>
      ))}
      {count > newest.length && (
        <Text>
          <ToolLink to="structure/enquiries-new">{t("All enquiries")}</ToolLink>
        </Text>
      )}
    </Section>
  );
}

/** A bride whose dress has not come back cannot wait until somebody opens the calendar. */
function WaitingCustomers({ rental }: Pick<Look, "rental">) {
  return (
    <FewFirst>
      {waitingOf(rental).map((waiting) => (
        <Line key={`${waiting.late.id} ${waiting.next.id}`} is="wrong">
          <ToolLink to="calendar/week">{waitingInWords(waiting, rental)}</ToolLink>
        </Line>
      ))}
    </FewFirst>
  );
}

/** Everything that leaves, returns or ends today, by name, and the way to the whole week. */
function RentalDay({ rental }: Pick<Look, "rental">) {
  const lists = dayLists(rental).filter(({ bookings }) => bookings.length > 0);
  return (
    <>
      {lists.map(({ title, bookings, note }) => (
        <Section key={title} title={title}>
          <FewFirst>
            {bookings.map((booking) => (
              <Line key={booking.id} is={isLate(booking, rental.today) ? "wrong" : "next"}>
                <ToolLink to="calendar/week">
                  {sideBySide([calledOf(booking), pieceName(booking.piece, rental), note(booking)])}
                </ToolLink>
              </Line>
            ))}
          </FewFirst>
        </Section>
      ))}
      {rental.pieces.length > 0 && (
        <Text>
          <ToolLink to="calendar/week">{t("This week")}</ToolLink>
        </Text>
      )}
    </>
  );
}

/** The label sees beforehand what is published by itself. */
function Scheduled() {
  const { documents } = useSchedule();
  if (documents.length === 0) return null;
  return (
    <Section title={t("To be published")}>
      {documents.map((scheduled) => (
        <ScheduledLine key={`${scheduled.release} ${scheduled.id}`} scheduled={scheduled} />
      ))}
    </Section>
  );
}

function titleFor(count: number): string {
  if (count === 0) return t("No new enquiries");
  return t("{{count}} new enquiries", { count, defaultValue_one: "One new enquiry" });
}

function Well({ state: { health, issues }, keepsBackups }: { state: Look; keepsBackups: boolean }) {
  const faults = issues.filter(({ severity }) => severity === "error");
  return (
    <>
      {!health.alarms.shop && (
        <Line is="done">
          {t("The shop is open at")}{" "}
          <a href={workspace.shopUrl}>{workspace.shopUrl.replace(/^https?:\/\//, "")}</a>
        </Line>
      )}
      <Lights lights={lightsOf(health, keepsBackups)} />
      {faults.length === 0 && (
        <Line is="done">
          {t("Nothing needs fixing.")}{" "}
          {issues.length > 0 && <ToolLink to="check">{t("See what could be better")}</ToolLink>}
        </Line>
      )}
      {faults.slice(0, MOST_FAULTS).map(({ id, type, name, message, path }) => (
        <Line key={id + message} is="wrong">
          {id ? <FieldLink field={{ id, type, ...(path && { path }) }}>{name}</FieldLink> : name}: {message}
        </Line>
      ))}
      {faults.length > MOST_FAULTS && (
        <Text>
          <ToolLink to="check">{t("All {{number}} that need fixing", { number: faults.length })}</ToolLink>
        </Text>
      )}
    </>
  );
}

/** Alarms stand there by themselves; what is well is folded away. */
function Lights({ lights }: { lights: readonly Light[] }) {
  const wrong = lights.filter(({ isWell }) => !isWell);
  return (
    <>
      {wrong.map(({ sentence, tool }) => (
        <Line key={sentence} is="wrong">
          {sentence} {tool && <ToolLink to={tool}>{toolNames[tool]}</ToolLink>}
        </Line>
      ))}
      <Flex gap={3}>
        <Mark is="done" />
        <Fold summary={wrong.length === 0 ? t("All is well with the shop.") : t("Everything else is well.")}>
          {lights.map(
            ({ isWell, sentence }) =>
              isWell && (
                <Line key={sentence} is="done">
                  {sentence}
                </Line>
              ),
          )}
        </Fold>
      </Flex>
    </>
  );
}

const toolNames = { check: t("Check"), people: t("People and backups") };

function LastPublished({ published: { _id, _type, _updatedAt, name } }: { published: Published }) {
  const schema = useSchema();
  const title = name || schema.get(_type)?.title || _type;
  return (
    <Text muted size={1}>
      {t("Last published:")} <FieldLink field={{ id: _id, type: _type }}>{title}</FieldLink>
      {separated(["", momentInWords(_updatedAt)])}
    </Text>
  );
}

function Next({ steps }: { steps: readonly Step[] }) {
  return (
    <Section
      title={t("Your shop, step by step: {{done}} of {{all}}", {
        done: steps.filter(({ isDone }) => isDone).length,
        all: steps.length,
      })}
    >
      {steps.map(({ title, isDone, field, tool }) => (
        <Line key={title} is={isDone ? "done" : "next"}>
          {field && !isDone && <FieldLink field={field}>{title}</FieldLink>}
          {tool && !isDone && <ToolLink to={tool}>{title}</ToolLink>}
          {(isDone || !(field || tool)) && title}
        </Line>
      ))}
    </Section>
  );
}

type State = { icon: typeof CircleIcon; says: string; colour?: string };

const states: Record<"done" | "next" | "wrong", State> = {
  done: { icon: CheckmarkCircleIcon, says: t("Done") },
  next: { icon: CircleIcon, says: t("To do") },
  wrong: {
    icon: WarningOutlineIcon,
    says: t("Needs fixing"),
    colour: "var(--card-badge-caution-icon-color)",
  },
};

function Line({ is, children }: { is: keyof typeof states; children: ReactNode }) {
  return (
    <Flex gap={3}>
      <Mark is={is} />
      <Box flex={1}>
        <Text>{children}</Text>
      </Box>
    </Flex>
  );
}

function Mark({ is }: { is: keyof typeof states }) {
  const { icon: Icon, says, colour } = states[is];
  return (
    <Text>
      <Icon role="img" aria-label={says} style={{ color: colour }} />
    </Text>
  );
}

function FieldLink({ field, children }: { field: NonNullable<Step["field"]>; children: ReactNode }) {
  return (
    <IntentLink intent="edit" params={field}>
      {children}
    </IntentLink>
  );
}
