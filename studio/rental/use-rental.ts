import { useEffect, useEffectEvent, useState } from "react";
import { type SanityClient, useClient, useDocumentStore } from "sanity";
import { isOffered } from "#model/documents/dress-document.ts";
import { BookingRefused, book, type SeenBooking } from "#model/rental/book.ts";
import { lasting } from "#studio/connection/lasting.ts";
import { sharedQuery, useHeard } from "#studio/connection/shared-query.ts";
import type { Unanswered } from "#studio/connection/use-answer.ts";
import { problemOf } from "#studio/desk/change-then-read.ts";
import { useAttempt } from "#studio/desk/use-attempt.ts";
import { asOfToday, type FoundRental, RENTAL_QUERY, type Rental, readRental } from "./rental-data.ts";
import type { Refusal } from "./typed-booking.ts";

const API_VERSION = "2025-02-19";

const options = { apiVersion: API_VERSION, perspective: "raw" as const };

const MINUTE_MS = 60_000;

/** Terms and dresses say how long a rental takes; nobody who types in a draft changes them yet. */
const CHANGES =
  '_type in ["piece", "booking", "customer"] || (_type in ["product", "terms", "house"] && !(_id in path("drafts.**")) && !(_id in path("versions.**")))';

type KnownRental = {
  rental: Rental | Unanswered;
  /** Reads it again at once: the host's own word of a change may come a second later. */
  reload(): Promise<void>;
};

/** The label's pieces and bookings at every moment. */
export function useRental(): KnownRental {
  const client = useRentalClient();
  const documentStore = useDocumentStore();
  const [rental, setRental] = useState<Rental | Unanswered>("asking");
  const show = useEffectEvent((stored: FoundRental) => setRental(readRental(stored)));
  useEffect(() => {
    const query = { fetch: RENTAL_QUERY, listen: `*[${CHANGES}]` };
    const listening = lasting(
      () => documentStore.listenQuery(query, {}, options),
      // A form that is open would lose what was typed.
      () => setRental((current) => (typeof current === "string" ? "away" : current)),
    ).subscribe({ next: (stored: FoundRental) => show(stored), error: () => setRental("refused") });
    return () => listening.unsubscribe();
  }, [documentStore]);

  useEffect(() => {
    const clock = setInterval(
      () => setRental((current) => (typeof current === "string" ? current : asOfToday(current))),
      MINUTE_MS,
    );
    return () => clearInterval(clock);
  }, []);

  async function reload() {
    setRental(readRental(await client.fetch<FoundRental>(RENTAL_QUERY, {}, { perspective: "raw" })));
  }
  return { rental, reload };
}

/** Resolves with the reason where nothing was written. `seen` is the booking as it was shown, null for a new one. */
export type Save = (
  id: string,
  fields: Readonly<Record<string, unknown>>,
  seen: SeenBooking | null,
) => Promise<Refusal | undefined>;

/** Every booking that Studio writes goes this way. */
export function useSave(reload: () => Promise<void>): Save {
  const client = useRentalClient();
  const attempt = useAttempt();
  return async (id, fields, seen) => {
    try {
      await book(client, id, fields, seen);
    } catch (error) {
      if (error instanceof BookingRefused) {
        await attempt(reload);
        return { message: error.message, freeFrom: error.freeFrom };
      }
      const problem = problemOf(error);
      return { message: `${problem.title}. ${problem.description}`, freeFrom: undefined };
    }
    await attempt(reload);
    return undefined;
  };
}

export function useRentalClient(): SanityClient {
  return useClient({ apiVersion: API_VERSION });
}

type Kept = {
  /** Whether the label has pieces. */
  isKept: boolean;
  /** Whether a dress is to rent, so that a calendar could be begun. */
  isPossible: boolean;
};

const KEPT = `{
  "isKept": count(*[_type == "piece" && _id in path("rental.**")][0...1]) > 0,
  "dresses": *[_type == "product" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] {offeredFor}
}`;

/** The menu and each enquiry have it in common. */
const keeping = sharedQuery<{ isKept: boolean; dresses: Record<string, unknown>[] }, Kept | undefined>({
  fetch: KEPT,
  listen:
    '*[_type == "piece" || (_type == "product" && !(_id in path("drafts.**")) && !(_id in path("versions.**")))]',
  perspective: "raw",
  read: ({ isKept, dresses }) => ({ isKept, isPossible: dresses.some((dress) => isOffered("rent", dress)) }),
  unheard: undefined,
});

/** Undefined until it is known whether the label keeps a calendar. */
export function useKept(): Kept | undefined {
  return useHeard(keeping);
}
