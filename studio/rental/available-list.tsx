import { Box, Button, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { dayInWords, isDay } from "#model/days/day.ts";
import { Choice, Field } from "#studio/people/line-field.tsx";
import { type AvailablePiece, availablePieces, nextAvailable, sizesOf, type Wish } from "./available.ts";
import { spanInWords } from "./layout.ts";
import type { Rental } from "./rental-data.ts";
import type { TypedBooking } from "./typed-booking.ts";

type AvailableListProps = {
  rental: Rental;
  /** Absent for someone who may only read. */
  begin: ((typed: TypedBooking) => void) | undefined;
};

/** Answers “What is available in 38 on 12 June?”, and begins the booking. */
export function AvailableList({ rental, begin }: AvailableListProps) {
  const [wish, setWish] = useState<Wish>({ day: "", until: "", size: "" });
  const change = (changes: Partial<Wish>) => setWish({ ...wish, ...changes });
  const pieces = availablePieces(wish, rental);
  const next = pieces.length === 0 ? nextAvailable(wish, rental) : undefined;
  return (
    <Stack gap={4}>
      <Flex gap={3} wrap="wrap" align="flex-end">
        <Field
          id="available-day"
          title={t("Date of the event")}
          type="date"
          value={wish.day}
          setValue={(day) => change({ day })}
        />
        <Field
          id="available-until"
          title={t("Until, if it lasts longer")}
          type="date"
          value={wish.until}
          setValue={(until) => change({ until })}
        />
        <Choice
          id="available-size"
          title={t("Size")}
          value={wish.size}
          options={[["", t("All sizes")], ...sizesOf(rental)]}
          setValue={(size) => change({ size })}
        />
      </Flex>
      <Flex gap={3} wrap="wrap" align="center">
        <Text size={1} role="status">
          {isDay(wish.day)
            ? t("Available: {{number}}", { number: pieces.length })
            : t("Choose the date of the event.")}
        </Text>
        {next && (
          <Button
            text={t("Next available day: {{day}}", { day: dayInWords(next.day) })}
            mode="ghost"
            padding={2}
            onClick={() => setWish(next)}
          />
        )}
      </Flex>
      <Box as="ul" className="calendar-available">
        {pieces.map((one) => (
          <Piece key={one.piece.id} one={one} begin={begin} />
        ))}
      </Box>
    </Stack>
  );
}

type PieceProps = { one: AvailablePiece; begin: AvailableListProps["begin"] };

function Piece({ one: { piece, typed, isSoon }, begin }: PieceProps) {
  const days = spanInWords(typed.firstDay, typed.lastDay);
  return (
    <li>
      <strong>{piece.name}</strong>
      <span>
        {days}
        {isSoon && <small>{t("It would have to have left by now.")}</small>}
      </span>
      {begin && (
        <Button
          className="calendar-controls"
          text={t("Book")}
          aria-label={t("Book {{piece}}", { piece: piece.name })}
          mode="ghost"
          padding={2}
          onClick={() => begin(typed)}
        />
      )}
    </li>
  );
}
