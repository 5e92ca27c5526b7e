import { t } from "@trousseau/words/translate.ts";
import { dayInWords, dayNumber } from "#model/days/day.ts";
import { booking } from "#model/documents/booking-document.ts";
import { fieldIssues } from "#model/documents/field-issues.ts";
import { error, type Issue, warning } from "#model/documents/issue.ts";
import { piece } from "#model/documents/piece-document.ts";
import { privacyFaults } from "#model/documents/private-ids.ts";
import { type Booking, blockedSpan, blocks, conflictOf } from "#model/rental/booking.ts";
import { bookingFault, isPiece, readBooking, readPiece } from "#model/rental/rental-documents.ts";
import type { ContentIssue, StoredDocument } from "./content-issue.server.ts";

/** Pieces and bookings as they are stored, with what they have to fit to. */
type Rental = {
  documents: readonly StoredDocument[];
  /** Ids of all dresses. */
  dresses: ReadonlySet<string>;
  /** The date in the label's time zone. */
  today: string;
};

/**
 * Finds bookings that overlap, which an import may bring and which a script may write where the host has no rules of the shop. No customer is
 * named: more people may check the content than may read bookings.
 */
export function rentalIssues({ documents, dresses, today }: Rental): ContentIssue[] {
  const pieces = new Set(documents.filter(isPiece).map(({ _id }) => _id));
  const bookings = documents.flatMap((document) => readBooking(document) ?? []);
  return documents.flatMap((document) => {
    const { _id: id, _type: type } = document;
    const name = type === "booking" ? bookingName(document) : pieceName(document);
    const issues =
      type === "booking"
        ? bookingIssues(document, { pieces, bookings, today })
        : pieceIssues(document, dresses);
    const exposures = privacyFaults([{ id, after: document }]).map(({ description }) => error(description));
    return [...exposures, ...issues].map((issue) => ({ id, type, name, ...issue }));
  });
}

function bookingName({ firstDay }: StoredDocument): string {
  return typeof firstDay === "string"
    ? t("Booking of {{day}}", { day: dayInWords(firstDay) })
    : t("Booking without days");
}

function pieceName(document: StoredDocument): string {
  const size = String(document["size"] ?? "").trim();
  return size === "" ? t("Piece") : t("Piece in size {{size}}", { size });
}

type Others = { pieces: ReadonlySet<string>; bookings: readonly Booking[]; today: string };

function bookingIssues(document: StoredDocument, { pieces, bookings, today }: Others): Issue[] {
  const fields = fieldIssues(booking.fields, document);
  const fault = bookingFault(document);
  const read = readBooking(document);
  const conflict = read && conflictOf(read, bookings, today, read);
  return [
    ...fields.map(inPlace),
    ...(fault !== undefined && fields.every(isWarning) ? [error(fault)] : []),
    ...(read && isAhead(read, today) && !pieces.has(read.piece)
      ? [error(t("its piece does not exist ({{piece}})", { piece: read.piece }))]
      : []),
    ...(conflict
      ? [
          error(
            t("it overlaps another booking of its piece, from {{from}} to {{to}} ({{id}})", {
              from: dayInWords(conflict.firstDay),
              to: dayInWords(conflict.lastDay),
              id: conflict.id,
            }),
          ),
        ]
      : []),
  ];
}

/** A piece may leave when its bookings are over. */
function isAhead(booking: Booking, today: string): boolean {
  return blocks(booking, today) && blockedSpan(booking, today).last >= dayNumber(today);
}

function inPlace({ severity, title, message }: Issue & { title: string }): Issue {
  return { severity, message: t("{{place}}: {{fault}}", { place: title, fault: message }) };
}

function isWarning({ severity }: Pick<Issue, "severity">): boolean {
  return severity === "warning";
}

function pieceIssues(document: StoredDocument, dresses: ReadonlySet<string>): Issue[] {
  const issues = fieldIssues(piece.fields, document).map(inPlace);
  const read = readPiece(document);
  const isOfNone = read !== undefined && !dresses.has(read.dress);
  return isOfNone
    ? [...issues, warning(t("its dress does not exist ({{dress}})", { dress: read.dress }))]
    : issues;
}
