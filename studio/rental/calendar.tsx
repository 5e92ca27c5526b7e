import { Box, Button, Flex, Stack, TextInput, useMediaIndex } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type ReactNode, useMemo, useState } from "react";
import { useRouter } from "sanity/router";
import { addDays, dayNumber } from "#model/days/day.ts";
import { firstOfWeek, type Week } from "#model/days/week.ts";
import { stateTitles } from "#model/documents/booking-document.ts";
import { rentalIds } from "#model/rental/rental-documents.ts";
import type { Done } from "#studio/desk/done-card.tsx";
import { AvailableList } from "./available-list.tsx";
import { BookingDialog, type OpenBooking } from "./booking-dialog.tsx";
import { BookingTable } from "./booking-lists.tsx";
import { changesOf } from "./changes.ts";
import { useFolding } from "./folding.ts";
import type { GridActions } from "./holding.ts";
import {
  dayMarks,
  isInSight,
  monthMarks,
  type Place,
  SEASON_MONTHS,
  type Sight,
  sightInWords,
  sightOf,
  spanInWords,
} from "./layout.ts";
import { Period } from "./period.tsx";
import type { Rental, ShownBooking, ShownPiece } from "./rental-data.ts";
import { SeasonGrid } from "./season-grid.tsx";
import { blankBooking, type TypedBooking, typedOf } from "./typed-booking.ts";
import type { Save } from "./use-rental.ts";
import { WeekList } from "./week-list.tsx";

const views = ["season", "month", "week", "available", "table"] as const;

type View = (typeof views)[number];

const viewTitles: Record<View, string> = {
  season: t("Season"),
  month: t("Month"),
  week: t("This week"),
  available: t("Available"),
  table: t("Table"),
};

type CalendarProps = {
  rental: Rental;
  /** Absent for someone who may only read. */
  save: Save | undefined;
  openPiece(piece: ShownPiece | undefined): void;
  setDone(done: Done<Rental> | undefined): void;
  files: ReactNode;
};

/** On a narrower screen the calendar opens with this week; an index of Sanity's breakpoints. */
const WIDE = 2;

export function Calendar({ rental, save, openPiece, setDone, files }: CalendarProps) {
  const router = useRouter();
  const isNarrow = useMediaIndex() < WIDE;
  const view = views.find((name) => name === router.state["view"]) ?? (isNarrow ? "week" : "season");
  const [open, setOpen] = useState<OpenBooking>();
  // Where nobody has chosen a day it is today, also in a calendar that is left open.
  const [chosenDay, setDay] = useState<string>();
  const day = chosenDay ?? rental.today;
  const [search, setSearch] = useState("");
  const openBooking = (booking: ShownBooking) =>
    setOpen({ id: booking.id, seen: booking, typed: typedOf(booking) });
  const beginWith = (typed: TypedBooking) =>
    setOpen({ id: rentalIds.booking + crypto.randomUUID(), seen: null, typed });
  const begin = (place?: Place) => beginWith(typedIn(place, rental));
  const currentView = search.trim() ? "table" : view;

  const { week } = rental;
  const sight = useMemo(() => sightOn(day, currentView, week), [day, currentView, week]);
  const { change, say } = changesOf({
    ...{ rental, save, setOpen, setDone },
    show: (booking) => {
      if (!isInSight(booking, sight)) setDay(booking.firstDay);
    },
  });
  const actions: GridActions = {
    open: openBooking,
    openPiece,
    edit: save && { add: begin, move: (booking, to) => void change(booking, to) },
  };
  return (
    <div className="calendar">
      <Stack gap={4}>
        <Controls
          view={currentView}
          setView={(next) => {
            if (next === "week") setDay(undefined);
            setSearch("");
            router.navigate({ view: next });
          }}
          search={search}
          setSearch={setSearch}
          add={save && (() => begin())}
          files={files}
        />
        {(currentView === "season" || currentView === "month") && (
          <Timeline {...{ rental, sight, day, setDay, actions }} isByDay={currentView === "month"} />
        )}
        {currentView === "week" && (
          <>
            <Period {...{ rental, day, setDay }} isByWeek title={weekInWords(day, rental)} />
            <WeekList
              {...{ rental, day }}
              open={openBooking}
              setState={save && ((booking, state) => void change(booking, { state }))}
            />
          </>
        )}
        {currentView === "available" && <AvailableList rental={rental} begin={save && beginWith} />}
        {currentView === "table" && (
          <BookingTable rental={rental} open={openBooking} search={search.trim()} />
        )}
      </Stack>
      {open && (
        <BookingDialog
          {...{ open, rental, save }}
          onSaved={(typed, seen) => say({ ...open, seen }, typed)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** One day that is clicked begins a rental of the usual length, and several are meant as they are. */
function typedIn(place: Place | undefined, rental: Rental): TypedBooking {
  const typed = blankBooking(rental, place?.piece ?? "", place?.firstDay);
  const isOneDay = !place || place.firstDay === place.lastDay;
  return isOneDay ? typed : { ...typed, lastDay: place.lastDay };
}

function sightOn(day: string, view: View, week: Week): Sight {
  if (view === "week") return { first: dayNumber(firstOfWeek(day, week)), days: 7 };
  return sightOf(day, view === "month" ? 1 : SEASON_MONTHS);
}

type ControlsProps = {
  view: View;
  setView(view: View): void;
  search: string;
  setSearch(text: string): void;
  add: (() => void) | undefined;
  /** Buttons that send the bookings out and bring some in. */
  files: ReactNode;
};

function Controls({ view, setView, search, setSearch, add, files }: ControlsProps) {
  const searchLabel = t("Search by name, dress or note");
  return (
    <Flex gap={3} wrap="wrap" className="calendar-controls">
      {views.map((name) => (
        <Button
          key={name}
          text={viewTitles[name]}
          mode={name === view ? "default" : "ghost"}
          aria-pressed={name === view}
          onClick={() => setView(name)}
        />
      ))}
      <div className="calendar-search">
        <TextInput
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      {add && <Button text={t("New booking")} tone="primary" onClick={add} />}
      <Button text={t("Print")} mode="bleed" onClick={() => window.print()} />
      {files}
    </Flex>
  );
}

type TimelineProps = {
  rental: Rental;
  sight: Sight;
  isByDay: boolean;
  /** Any day of the first month in sight. */
  day: string;
  setDay(day: string): void;
  actions: GridActions;
};

/** A season by its months, or one month by its days. */
function Timeline({ rental, sight, isByDay, day, setDay, actions }: TimelineProps) {
  const marks = useMemo(
    () => (isByDay ? dayMarks(sight, rental.week) : monthMarks(sight)),
    [sight, isByDay, rental.week],
  );
  const folding = useFolding(rental, sight);
  return (
    <Stack gap={3}>
      <Period {...{ rental, day, setDay }} isByWeek={false} title={sightInWords(sight)}>
        <Legend />
      </Period>
      <SeasonGrid
        key={String(isByDay)}
        rental={rental}
        sight={sight}
        marks={marks}
        isByDay={isByDay}
        actions={actions}
        folding={folding}
      />
      {folding.showAll && (
        <Box className="calendar-controls">
          <Button text={t("Show all dresses")} mode="ghost" onClick={folding.showAll} />
        </Box>
      )}
    </Stack>
  );
}

/** The looks of the bars, which nobody could guess. */
function Legend() {
  return (
    <div className="calendar-legend">
      {(["option", "booked", "out"] as const).map((state) => (
        <span key={state} className="calendar-bar" data-state={state}>
          {stateTitles[state]}
        </span>
      ))}
      <span className="calendar-bar" data-own="true">
        {t("Own use")}
      </span>
      <span className="calendar-bar around">{t("Days before and after")}</span>
      <span className="calendar-bar" data-past="true">
        {t("Available again")}
      </span>
    </div>
  );
}

function weekInWords(day: string, { week }: Rental): string {
  const first = firstOfWeek(day, week);
  return spanInWords(first, addDays(first, 6));
}
