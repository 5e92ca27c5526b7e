import { Box, Button, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type FormEvent, useState } from "react";
import { toggled } from "#studio/desk/tick-list.tsx";
import { separated } from "#words/locale.ts";
import type { PieceChanges } from "./keep-pieces.ts";
import { changesTo, pieceTicks, tickedFirst } from "./piece-ticks.ts";
import type { Rental } from "./rental-data.ts";

type PieceListProps = {
  rental: Rental;
  /** Resolves with whether it was done. */
  change(changes: PieceChanges): Promise<boolean>;
  onDone?(): void;
};

/** The calendar begins with this list of what hangs in the showroom, and the same list changes it later. */
export function PieceList({ rental, change, onDone }: PieceListProps) {
  const dresses = pieceTicks(rental);
  const all = dresses.flatMap(({ pieces }) => pieces);
  const [ticked, setTicked] = useState(() => tickedFirst(dresses));
  const [isBusy, setBusy] = useState(false);
  const fixed = all.filter(({ isFixed }) => isFixed).map(({ id }) => id);
  const isAll = all.every(({ id }) => ticked.has(id));
  const changes = changesTo(ticked, dresses);
  const count = all.filter(({ id }) => ticked.has(id)).length;
  const isEnding = rental.pieces.length > 0 && count === 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    if (await change(changes)) onDone?.();
    setBusy(false);
  }

  return (
    <Stack as="form" gap={4} onSubmit={(event: FormEvent) => void submit(event)}>
      <div className="calendar-pieces">
        <label>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => setTicked(new Set(isAll ? fixed : all.map(({ id }) => id)))}
          />
          {t("All of these, {{number}}", { number: all.length })}
        </label>
        {dresses.map(({ dress, name, pieces }) => (
          <fieldset key={dress}>
            <legend>{name}</legend>
            <div>
              {" "}
              {pieces.map(({ id, mark, isFixed }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    aria-label={separated([name, mark].filter(Boolean))}
                    checked={ticked.has(id)}
                    aria-describedby={isFixed ? `${id}-reason` : undefined}
                    disabled={isFixed}
                    onChange={() => setTicked((before) => toggled(before, id))}
                  />
                  {mark}
                  {isFixed && (
                    <small id={`${id}-reason`}>{t("It is booked: cancel its bookings first.")}</small>
                  )}
                </label>
              ))}
            </div>{" "}
          </fieldset>
        ))}
      </div>
      {isEnding && (
        <Text size={1}>
          {t(
            "All pieces are removed, and the shop no longer says which days are available. You can begin again at any time.",
          )}
        </Text>
      )}
      <Box className="calendar-pieces-save">
        <Button
          type="submit"
          text={buttonFor(rental, count)}
          tone={isEnding ? "critical" : "primary"}
          disabled={isBusy || changes.added.length + changes.removed.length === 0}
        />
      </Box>
    </Stack>
  );
}

function buttonFor({ pieces }: Rental, count: number): string {
  if (pieces.length > 0 && count === 0) return t("End the calendar");
  return pieces.length > 0
    ? t("Save: {{count}} pieces", { count, defaultValue_one: "Save: {{count}} piece" })
    : t("Begin with {{count}} pieces", { count, defaultValue_one: "Begin with {{count}} piece" });
}
