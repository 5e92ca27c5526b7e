import { Button, Flex, Grid, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { IntentLink } from "sanity/router";
import type { Appointment } from "#model/appointments/appointment.ts";
import { LABEL_ID } from "#model/appointments/capacity-rule.ts";
import { showroomBy } from "#model/appointments/showrooms.ts";
import { isDay } from "#model/days/day.ts";
import { hoursOn, readTime } from "#model/days/opening-hours.ts";
import { appointment as described } from "#model/documents/appointment-document.ts";
import { Choice, Field } from "#studio/people/line-field.tsx";
import { freeTimesFor, withKind } from "./typed-visit.ts";
import type { VisitBook } from "./visit-book.ts";
import { minutesOf, timeOf } from "./visit-layout.ts";

export type PartProps = { visit: Appointment; change(fields: Partial<Appointment>): void };

const { fields } = described;

/** The kind of an appointment with its time. The times that are open for the kind are offered, and any other may be written. */
export function TimeOfVisit({ visit, book, change }: PartProps & { book: VisitBook }) {
  const { kinds } = book.settings;
  const isAway = visit.state === "away";
  const offered = kinds.map(({ _key, title }) => [_key, title] as const);
  const options = kinds.some(({ _key }) => _key === visit.kind)
    ? offered
    : [[visit.kind, visit.kindTitle || t("Choose…")] as const, ...offered];
  return (
    <>
      {(!isAway || book.showrooms.length > 1) && (
        <Grid gridTemplateColumns={isAway || book.showrooms.length === 1 ? 1 : [1, 1, 2]} gapX={3} gapY={4}>
          {!isAway && (
            <Choice
              id="visit-kind"
              title={fields.kind.title}
              value={visit.kind}
              options={options}
              setValue={(key) =>
                change(
                  withKind(
                    visit,
                    kinds.find(({ _key }) => _key === key),
                  ),
                )
              }
            />
          )}
          {book.showrooms.length > 1 && (
            <Choice
              id="visit-showroom"
              title={fields.showroom.title}
              value={visit.showroom}
              options={book.showrooms.map(({ key, title }) => [key, title])}
              setValue={(showroom) => change({ showroom })}
            />
          )}
        </Grid>
      )}
      <Grid gridTemplateColumns={2} gapX={3} gapY={4}>
        <Field
          id="visit-day"
          title={fields.day.title}
          type="date"
          value={visit.day}
          setValue={(day) => change({ day })}
        />
        {!isAway && (
          <Field
            id="visit-time"
            title={fields.time.title}
            value={visit.time}
            setValue={(time) => change({ time })}
          />
        )}
      </Grid>
      {isAway ? <ClosedTime {...{ visit, book, change }} /> : <Particulars {...{ visit, book, change }} />}
    </>
  );
}

function Particulars({ visit, book, change }: PartProps & { book: VisitBook }) {
  return (
    <>
      <OpenTimes {...{ visit, book, change }} />
      <Grid gridTemplateColumns={[2, 2, 3]} gapX={3} gapY={4}>
        <Count name="minutes" {...{ visit, change }} />
        <Count name="guests" {...{ visit, change }} />
        <Field
          id="visit-event-date"
          title={fields.eventDate.title}
          type="date"
          value={visit.eventDate ?? ""}
          setValue={(eventDate) => change({ eventDate })}
        />
      </Grid>
    </>
  );
}

type CountProps = PartProps & { name: "minutes" | "guests" };

function Count({ name, visit, change }: CountProps) {
  return (
    <Field
      id={`visit-${name}`}
      title={fields[name].title}
      type="number"
      value={String(visit[name] ?? "")}
      setValue={(text) => change({ [name]: Number(text) })}
    />
  );
}

/** People close from one time until another, or for all of a day's hours. */
function ClosedTime({ visit, book, change }: PartProps & { book: VisitBook }) {
  const { day, time, minutes } = visit;
  const [until, setUntil] = useState(() => timeOf(minutesOf(time) + minutes));
  const { hours } = showroomBy(visit.showroom, book.showrooms);
  const open = hours && isDay(day) ? hoursOn(day, hours) : [];
  const [opens, closes] = [open[0]?.opens, open.at(-1)?.closes];
  function setSpan(from: string, to: string) {
    setUntil(to);
    change({ time: from, minutes: minutesOf(readTime(to) ?? "") - minutesOf(readTime(from) ?? "") });
  }
  return (
    <>
      <Grid gridTemplateColumns={2} gapX={3} gapY={4}>
        <Field id="visit-time" title={t("From")} value={time} setValue={(text) => setSpan(text, until)} />
        <Field id="visit-until" title={t("Until")} value={until} setValue={(text) => setSpan(time, text)} />
      </Grid>
      <Flex gap={4} align="center" wrap="wrap">
        {opens !== undefined && closes !== undefined && (
          <Button text={t("The whole day")} mode="ghost" onClick={() => setSpan(opens, closes)} />
        )}
        <Text size={1}>
          <IntentLink intent="edit" params={{ id: LABEL_ID, type: LABEL_ID }}>
            {t("Several days: in the opening hours")}
          </IntentLink>
        </Text>
      </Flex>
    </>
  );
}

function OpenTimes({ visit, book, change }: PartProps & { book: VisitBook }) {
  const times = freeTimesFor(visit, book);
  if (times.length === 0)
    return (
      <Text size={1} muted>
        {t("There is no open time on this day. You can write any other.")}
      </Text>
    );
  return (
    <Flex gap={2} wrap="wrap" role="group" aria-label={t("Open times")}>
      {times.map((time) => (
        <Button
          key={time}
          text={time}
          mode={time === visit.time ? "default" : "ghost"}
          aria-pressed={time === visit.time}
          padding={2}
          fontSize={1}
          onClick={() => change({ time })}
        />
      ))}
    </Flex>
  );
}
