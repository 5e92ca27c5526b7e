import { t } from "@trousseau/words/translate.ts";
import { type KeyboardEvent, useState } from "react";
import type { VisitTime } from "#model/appointments/free-times.ts";
import type { Showroom } from "#model/appointments/showrooms.ts";
import { appointmentStateTitles } from "#model/documents/appointment-document.ts";
import { cssVariables } from "#studio/rental/booking-bar.tsx";
import { LATER_KEY } from "#studio/rental/layout.ts";
import { separated } from "#words/locale.ts";
import type { ShownVisit } from "./visit-book.ts";
import { type Block, blocksOn, type Range, rangeOf, type Slot, slotsOn, timeOf } from "./visit-layout.ts";
import { calledOf, dressCount, weekdayInWords } from "./visit-words.ts";

type GridActions = {
  open(visit: ShownVisit): void;
  openDay(day: string): void;
  /** Begins an appointment; absent for someone who may only read. */
  begin: ((time: VisitTime) => void) | undefined;
};

type VisitGridProps = {
  days: readonly string[];
  visits: readonly ShownVisit[];
  showroom: Showroom;
  today: string;
  actions: GridActions;
};

/** Days beside each other, by their half hours. The arrow keys lead from one half hour to another. */
export function VisitGrid({ days, visits, showroom, today, actions }: VisitGridProps) {
  const { hours, timeZone } = showroom;
  const columns = days.map((day) => ({ day, blocks: blocksOn(day, visits, timeZone) }));
  const range = rangeOf(
    days,
    hours,
    columns.flatMap(({ blocks }) => blocks),
  );
  const [stop, setStop] = useState<string>();
  const drawn = columns.map((column) => ({ ...column, slots: slotsOn(column.day, range, hours) }));
  const stops = drawn.flatMap(({ day, slots }) =>
    slots.map((slot) => ({ key: keyOf(day, slot), slot, day })),
  );
  const first = stops.find(({ slot, day }) => slot.isOpen && day >= today) ?? stops[0];
  const tabStop = stops.find(({ key }) => key === stop)?.key ?? first?.key;
  return (
    <div
      className="visits-grid"
      data-days={days.length}
      style={cssVariables({ "--days": String(days.length) })}
    >
      <Hours range={range} />
      {drawn.map(({ day, blocks, slots }) => (
        <section key={day} aria-label={weekdayInWords(day)} aria-current={day === today ? "date" : undefined}>
          <h3>
            <button type="button" onClick={() => actions.openDay(day)}>
              {weekdayInWords(day, days.length > 1 ? "short" : "long")}
            </button>
          </h3>
          <div className="visits-day">
            {slots.map((slot) => (
              <SlotButton
                key={slot.time}
                {...{ slot, day }}
                isTabStop={keyOf(day, slot) === tabStop}
                onFocus={() => setStop(keyOf(day, slot))}
                begin={actions.begin}
              />
            ))}
            {blocks.map((block) => (
              <VisitBlock key={block.visit.id} {...{ block, range }} open={actions.open} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function keyOf(day: string, { time }: Slot): string {
  return `${day} ${time}`;
}

function Hours({ range: { from, to } }: { range: Range }) {
  const hours = Array.from({ length: to - from }, (_, at) => from + at);
  return (
    <div className="visits-hours" aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour}>{timeOf(hour * 60)}</span>
      ))}
    </div>
  );
}

type SlotButtonProps = {
  slot: Slot;
  day: string;
  isTabStop: boolean;
  onFocus(): void;
  begin: GridActions["begin"];
};

function SlotButton({ slot, day, isTabStop, onFocus, begin }: SlotButtonProps) {
  const { time, isOpen } = slot;
  return (
    <button
      type="button"
      className="visits-slot"
      data-slot={keyOf(day, slot)}
      data-open={isOpen}
      aria-label={t("New appointment: {{day}}, {{time}}", { day: weekdayInWords(day), time })}
      tabIndex={isTabStop ? 0 : -1}
      disabled={!begin}
      onFocus={onFocus}
      onKeyDown={focusByKey}
      onClick={() => begin?.({ day, time })}
    />
  );
}

/** A shorter appointment has room for one line. In minutes. */
const TWO_LINES = 45;

type VisitBlockProps = { block: Block; range: Range; open(visit: ShownVisit): void };

function VisitBlock({ block: { visit, from, to, lane, lanes }, range, open }: VisitBlockProps) {
  const { id, time, state, kindTitle } = visit;
  const name = calledOf(visit);
  const dresses = dressCount(visit);
  const parts = [time, name, kindTitle, dresses, state !== "confirmed" && appointmentStateTitles[state]];
  const description = separated(parts.filter((part) => typeof part === "string" && part !== "").map(String));
  return (
    <button
      type="button"
      className="visits-block"
      data-visit={id}
      data-state={state}
      aria-label={description}
      title={description}
      style={cssVariables({
        "--from": String(from - range.from * 60),
        "--minutes": String(to - from),
        "--lane": String(lane),
        "--lanes": String(lanes),
      })}
      onClick={() => open(visit)}
    >
      <strong>
        {time} {name}
      </strong>
      {to - from >= TWO_LINES && <span>{separated([kindTitle, dresses].filter(Boolean))}</span>}
    </button>
  );
}

/** An arrow leads to the half hour before or after, or to the same one of another day. */
function focusByKey(event: KeyboardEvent<HTMLElement>) {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || target.dataset["slot"] === undefined) return;
  const column = target.closest("section");
  const at = slotsIn(column).indexOf(target);
  const isAcross = key === "ArrowLeft" || key === "ArrowRight";
  if (!isAcross && key !== "ArrowUp" && key !== "ArrowDown") return;
  const next = key === LATER_KEY ? column?.nextElementSibling : column?.previousElementSibling;
  const slot = isAcross ? slotsIn(next)[at] : slotsIn(column)[at + (key === "ArrowDown" ? 1 : -1)];
  slot?.focus();
  event.preventDefault();
}

function slotsIn(column: Element | null | undefined): HTMLElement[] {
  return [...(column?.querySelectorAll<HTMLElement>("[data-slot]") ?? [])];
}
