import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useMemo } from "react";
import { dayInWords, dayNumber } from "#model/days/day.ts";
import { booking as described, stateTitles } from "#model/documents/booking-document.ts";
import { type BookingState, blockedSpan } from "#model/rental/booking.ts";
import { type DayList, dayLists, pieceOf, waitingInWords, waitingOf } from "./comings.ts";
import { calledOf, type Rental, type ShownBooking } from "./rental-data.ts";

type ListProps = { rental: Rental; open(booking: ShownBooking): void };

type ComingsProps = ListProps & {
  /** Absent for someone who may only read. */
  setState: ((booking: ShownBooking, state: BookingState) => void) | undefined;
};

/** A list for the telephone in the showroom: dresses that leave today or come back, and options that end. */
export function ComingsAndGoings({ rental, open, setState }: ComingsProps) {
  return (
    <Stack gap={5} className="calendar-comings">
      <WaitingCustomers rental={rental} open={open} />
      {dayLists(rental).map((list) => (
        <Group key={list.title} {...{ rental, open, setState }} {...list} />
      ))}
    </Stack>
  );
}

/** Someone has to call one of the two, so they come before all that is as it should be. */
function WaitingCustomers({ rental, open }: ListProps) {
  return waitingOf(rental).map((waiting) => (
    <Card key={`${waiting.late.id} ${waiting.next.id}`} tone="critical" border padding={3} radius={2}>
      <Text>
        <button type="button" className="calendar-link" onClick={() => open(waiting.next)}>
          {waitingInWords(waiting, rental)}
        </button>
      </Text>
    </Card>
  ));
}

type GroupProps = ComingsProps & DayList;

function Group({ title, bookings, next, note, rental, open, setState }: GroupProps) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {bookings.length === 0 && (
        <Text size={1} muted>
          {t("None today.")}
        </Text>
      )}
      {bookings.map((booking) => (
        <Card key={booking.id} border padding={3} radius={2}>
          <Flex gap={3} align="center" wrap="wrap">
            <Stack gap={3} flex={1}>
              <Text weight="medium">
                <button type="button" className="calendar-link" onClick={() => open(booking)}>
                  {calledOf(booking)}
                </button>
              </Text>
              <Text size={1} muted>
                {pieceOf(booking, rental)}
              </Text>
              <Text size={1} muted>
                {note(booking)}
              </Text>
            </Stack>
            {setState && (
              <Button text={stateTitles[next]} mode="ghost" onClick={() => setState(booking, next)} />
            )}
          </Flex>
        </Card>
      ))}
    </Stack>
  );
}

/** All bookings that are not over, cancelled ones included, by their first day. */
export function BookingTable({ rental, open }: ListProps) {
  const ahead = useMemo(() => bookingsAhead(rental), [rental]);
  const { fields } = described;
  if (ahead.length === 0) return <Text>{t("No bookings yet.")}</Text>;
  return (
    <div className="calendar-wide">
      <table className="calendar-list">
        <thead>
          <tr>
            {[fields.name, fields.piece, fields.firstDay, fields.lastDay, fields.state, fields.note].map(
              ({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {ahead.map((booking) => (
            <tr key={booking.id}>
              <th scope="row">
                <button type="button" className="calendar-link" onClick={() => open(booking)}>
                  {calledOf(booking)}
                </button>
              </th>
              <td>{pieceOf(booking, rental)}</td>
              <td>{dayInWords(booking.firstDay)}</td>
              <td>{dayInWords(booking.lastDay)}</td>
              <td>{stateTitles[booking.state]}</td>
              <td>{booking.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function bookingsAhead({ bookings, today }: Rental): ShownBooking[] {
  const now = dayNumber(today);
  return bookings
    .filter((booking) => blockedSpan(booking, today).last >= now)
    .toSorted((one, other) => dayNumber(one.firstDay) - dayNumber(other.firstDay));
}
