import type { SanityClient } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { dialledFromEverywhere } from "#model/customers/customer.ts";
import { readBooking } from "#model/rental/rental-documents.ts";
import { type NamedDocument, PERSON_PATH, type PersonReport } from "#model/services/person-request.ts";
import { at } from "#server/http/at.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { log } from "#server/log.ts";
import { readBody } from "#server/pages/visitor-forms.ts";
import { clientOf, forStudios, jsonIn, preflight, refused } from "#server/preview/editor-sessions.ts";
import { isolated, separated } from "#words/locale.ts";
import { isNationalNumber, type Person, personNamed } from "./person-mentions.ts";
import type { createPersonalData, PersonalData } from "./personal-data.ts";

type PersonRouteParts = {
  client: SanityClient;
  /** Undefined where the shop may not write into the content. */
  enquiries: { personalData(): ReturnType<typeof createPersonalData> | undefined };
  /** The label's own number says in whose country others are read. */
  store: { texts(): { labelSettings: { phone: string } } };
};

/** A name and a number are short. In bytes. */
const LARGEST_BODY = 2_000;

const sent = z.object({ person: z.string().min(1), isDeletion: z.boolean() });

/** Administrators learn in Studio how much the shop has of a person, and delete it, by the rule of `npm run privacy`. */
export function personRoute({ client, enquiries, store }: PersonRouteParts): FetchHandler {
  async function POST(request: Request): Promise<Response> {
    const sessionClient = await clientOf(request, client, (role) => role === "administrator");
    if (!sessionClient) return refused(401, t("Only an administrator can do this. Please log in again."));
    const { data: personRequest } = sent.safeParse(jsonIn(await readBody(request, LARGEST_BODY)));
    const person = personRequest && personIn(personRequest.person, store.texts().labelSettings.phone);
    if (!person) return refused(400, needsOf(personRequest?.person ?? ""));
    const data = enquiries.personalData();
    if (!data) return refused(503, t("The shop cannot write into its content just now."));
    const { deleted, isAny, left } = personRequest.isDeletion
      ? await data.delete(person)
      : { deleted: undefined, isAny: false, left: await data.find(person) };
    if (isAny) log("info", "a person was deleted in Studio");
    const report: PersonReport = {
      ...(deleted && isAny && { deleted: amountsIn(deleted) }),
      left: { ...amountsIn(left), named: await namedIn(left, sessionClient) },
      days: await data.deletionDays(),
    };
    return Response.json(report, { headers: forStudios });
  }
  return at(PERSON_PATH, { POST, OPTIONS: preflight }, forStudios);
}

function personIn(text: string, labelPhone: string): Person | undefined {
  try {
    return personNamed(dialledFromEverywhere(text, labelPhone));
  } catch {
    // Whoever asks has typed neither a number nor an address.
    return undefined;
  }
}

/** A label without a number of its own does not say in whose country others are dialled. */
function needsOf(text: string): string {
  return isNationalNumber(text)
    ? t("Write the number with its country code: {{example}}", { example: isolated("+33 6 12 34 56 78") })
    : t("Write an email address, or a telephone number.");
}

function amountsIn({
  outbox,
  content,
  unreadable,
  mentioned,
}: PersonalData): NonNullable<PersonReport["deleted"]> {
  const byType = Object.groupBy(content, ({ _type }) => String(_type));
  return {
    documents: Object.fromEntries(Object.entries(byType).map(([type, own = []]) => [type, own.length])),
    outbox: outbox.length,
    unreadable: unreadable.length,
    mentioned: mentioned.map(({ _id, _type }) => ({ id: _id, type: String(_type) })),
  };
}

const PIECES = '*[_id in $ids] {_id, "parts": [dress->name, size, colour, number]}';

const pieces = z.array(z.object({ _id: z.string(), parts: z.array(z.unknown()) }));

/** Whatever has neither a name nor days is in the numbers alone. */
async function namedIn({ content }: PersonalData, client: SanityClient): Promise<NamedDocument[]> {
  const ids = content.flatMap((document) => readBooking(document)?.piece ?? []);
  const booked = pieces.parse(await client.fetch<unknown>(PIECES, { ids }, { perspective: "raw" }));
  const pieceNames = new Map(booked.map(({ _id, parts }) => [_id, parts]));
  return content.flatMap((document) => {
    const booking = readBooking(document);
    const person = [document["name"], document["email"]].find(isText);
    const parts = [person, ...(pieceNames.get(booking?.piece ?? "") ?? [])].filter(isText);
    if (parts.length === 0 && !booking) return [];
    const days = booking && { first: booking.firstDay, last: booking.lastDay };
    return { type: String(document["_type"]), name: separated(parts), ...(days && { days }) };
  });
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
