import { ChevronLeftIcon } from "@sanity/icons/ChevronLeft";
import { ChevronRightIcon } from "@sanity/icons/ChevronRight";
import { Button, Flex, Heading, Stack, Text, TextInput } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { useCurrentUser } from "sanity";
import { useRouter } from "sanity/router";
import { type Showroom, showroomBy } from "#model/appointments/showrooms.ts";
import { visitToken } from "#model/appointments/visit-address.ts";
import { addDays, isDay, LAST_DAY } from "#model/days/day.ts";
import { firstOfWeek } from "#model/days/week.ts";
import { looksAfterShop } from "#studio/connection/has-role.ts";
import { DoneCard } from "#studio/desk/done-card.tsx";
import { Choice } from "#studio/people/line-field.tsx";
import { spanInWords } from "#studio/rental/layout.ts";
import type { Rental } from "#studio/rental/rental-data.ts";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import { newVisit, sevenDays } from "./typed-visit.ts";
import { useVisitBook } from "./use-visit-book.ts";
import { useVisitChanges } from "./use-visit-changes.ts";
import type { ShownVisit, VisitBook } from "./visit-book.ts";
import { type OpenVisit, VisitDialog } from "./visit-dialog.tsx";
import { VisitGrid } from "./visit-grid.tsx";
import { DAY_VIEW, VISITS_VIEW } from "./visit-link.tsx";
import { VisitList } from "./visit-list.tsx";
import { customerIdOf, weekdayInWords } from "./visit-words.ts";

/** The calendar of appointments, by weeks and days. */
export function VisitCalendar({ rental }: { rental: Rental }) {
  const book = useVisitBook();
  if (!book) return <Text>{t("Loading the appointments…")}</Text>;
  return <KnownCalendar rental={rental} book={book} />;
}

type KnownCalendarProps = { rental: Rental; book: VisitBook };

function KnownCalendar({ rental, book }: KnownCalendarProps) {
  const router = useRouter();
  const isByDay = router.state["view"] === DAY_VIEW;
  const changes = useVisitChanges();
  const mayEdit = looksAfterShop(useCurrentUser());
  const named = book.visits.find(({ id }) => visitToken(id) === router.state["visit"]);
  const [open, setOpen] = useState<OpenVisit | undefined>(named && openOf(named, rental));
  const openOne = (visit: ShownVisit) => setOpen(openOf(visit, rental));
  const [chosenDay, setDay] = useState(named?.day);
  const [showroomKey, setShowroom] = useState(named?.showroom ?? "");
  const { today } = rental;
  const day = chosenDay ?? today;
  const days = isByDay ? [day] : sevenDays(firstOfWeek(day, book.week));
  const showroom = showroomBy(showroomKey, book.showrooms);
  const visits = book.visits.filter((visit) => showroomBy(visit.showroom, book.showrooms) === showroom);
  const begin = (place: Parameters<typeof newVisit>[1], state?: "away") => {
    const visit = newVisit(book, { showroom: showroom.key, ...place });
    setOpen({
      visit: state ? { ...visit, state, kind: "", kindTitle: "", pause: 0 } : visit,
      seen: undefined,
    });
  };
  const place = chosenDay !== undefined && chosenDay > today ? { day: chosenDay } : {};
  const { done, setDone } = changes;

  return (
    <div className="calendar visits">
      <Stack gap={4}>
        <DoneCard message={done?.message} undo={() => done?.undo()} onClose={() => setDone(undefined)} />
        <Controls
          {...{ isByDay, showroom, setShowroom }}
          showrooms={book.showrooms}
          begin={mayEdit ? (state) => begin(place, state) : undefined}
        />
        <Period {...{ days, day, setDay }} town={showroom.title} />
        <VisitGrid
          {...{ days, visits, showroom, today }}
          actions={{
            open: openOne,
            openDay(next) {
              setDay(next);
              router.navigate({ view: DAY_VIEW });
            },
            begin: mayEdit ? begin : undefined,
          }}
        />
        <VisitList
          {...{ days, visits, rental }}
          link={(visit, text) => (
            <button type="button" className="calendar-link" onClick={() => openOne(visit)}>
              {text}
            </button>
          )}
        />
      </Stack>
      {open && (
        <VisitDialog
          {...{ open, book, rental }}
          changes={mayEdit ? changes : undefined}
          onSaved={(visit) => setDay(visit.day)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** Whoever is a customer by her number or address is shown as that. */
function openOf(visit: ShownVisit, rental: Rental): OpenVisit {
  return { visit: { ...visit, customer: customerIdOf(visit, rental) }, seen: visit };
}

type ControlsProps = {
  isByDay: boolean;
  showroom: Showroom;
  showrooms: VisitBook["showrooms"];
  setShowroom(key: string): void;
  /** Absent for someone who may only read. */
  begin: ((state?: "away") => void) | undefined;
};

function Controls({ isByDay, showroom, showrooms, setShowroom, begin }: ControlsProps) {
  const router = useRouter();
  return (
    <Flex gap={3} wrap="wrap" className="calendar-controls">
      {[false, true].map((byDay) => (
        <Button
          key={String(byDay)}
          text={byDay ? t("Day", { context: "view" }) : t("Week")}
          mode={byDay === isByDay ? "default" : "ghost"}
          aria-pressed={byDay === isByDay}
          onClick={() => router.navigate({ view: byDay ? DAY_VIEW : VISITS_VIEW })}
        />
      ))}
      {showrooms.length > 1 && (
        <Choice
          title={t("Showroom")}
          value={showroom.key}
          options={showrooms.map(({ key, title }) => [key, title])}
          setValue={setShowroom}
        />
      )}
      {begin && (
        <>
          <Button text={t("New appointment")} tone="primary" onClick={() => begin()} />
          <Button text={t("Close a time")} mode="ghost" onClick={() => begin("away")} />
        </>
      )}
      <Button text={t("Print")} mode="bleed" onClick={() => window.print()} />
    </Flex>
  );
}

type PeriodProps = {
  days: readonly string[];
  day: string;
  setDay(day: string | undefined): void;
  /** The name of one of several showrooms, for paper. */
  town: string;
};

/** Which days are in sight, and the way to others. */
function Period({ days, day, setDay, town }: PeriodProps) {
  const [first = day] = days;
  const last = days.at(-1) ?? day;
  const isByDay = days.length === 1;
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Flex gap={2} wrap="wrap" className="calendar-controls">
        <Button
          icon={ChevronLeftIcon}
          mode="ghost"
          aria-label={isByDay ? t("A day earlier") : t("A week earlier")}
          onClick={() => setDay(addDays(day, -days.length))}
        />
        <Button
          icon={ChevronRightIcon}
          mode="ghost"
          aria-label={isByDay ? t("A day later") : t("A week later")}
          onClick={() => setDay(addDays(day, days.length))}
        />
        <Button text={t("Today")} mode="ghost" onClick={() => setDay(undefined)} />
        <div className="visits-jump">
          <TextInput
            type="date"
            aria-label={t("Go to a day")}
            max={LAST_DAY}
            value={day}
            onChange={({ currentTarget: { value } }) => isDay(value) && setDay(value)}
          />
        </div>
      </Flex>
      <Heading as="h2" size={1}>
        {sideBySide([isByDay ? weekdayInWords(first) : spanInWords(first, last), town])}
      </Heading>
    </Flex>
  );
}
