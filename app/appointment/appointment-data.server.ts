import { say } from "@trousseau/words/say.ts";
import { inShowroom } from "#model/appointments/dress-in-showroom.ts";
import {
  type Diary,
  freeTimes,
  nextTimes,
  offeredDays,
  type VisitTime,
} from "#model/appointments/free-times.ts";
import { type Showroom, showroomsOf, takesVisits } from "#model/appointments/showrooms.ts";
import { whenInWords } from "#model/appointments/when-in-words.ts";
import { dayInWords } from "#model/days/day.ts";
import { dateInWords, zoneInWords } from "#model/days/opening-words.ts";
import { chosenFrom } from "#model/dresses/choice.ts";
import { findDress } from "#model/dresses/find-dress.server.ts";
import { withChoices } from "#model/dresses/message-text.ts";
import { pictureIn, productPath, sizeInWords } from "#model/dresses/product.ts";
import { phoneExample } from "#model/entries/national-number.server.ts";
import { listedItems, type Named, queryIn, slugIn } from "#model/screens/wishlist-address.ts";
import type { Shop } from "#model/services/shop.ts";
import words from "#words/appointment.json" with { type: "json" };

/** A visitor's choice, by the names that the form and the address have for it. */
export type Choice = { kind: string; showroom: string } & VisitTime;

/** Undefined where the label takes no visits here. */
export function kindsIn({ texts, visits }: Shop) {
  return visits && takesVisits(texts.appointments) ? texts.appointments.kinds : undefined;
}

/** The kind and the showroom of a choice, the first of each where it names none. */
export function chosenIn({ texts }: Shop, choice: Pick<Choice, "kind" | "showroom">) {
  const showrooms = showroomsOf(texts.labelSettings, texts.appointments);
  const { kinds } = texts.appointments;
  return {
    showrooms,
    kind: kinds.find(({ _key }) => _key === choice.kind) ?? kinds[0],
    showroom: showrooms.find(({ key }) => key === choice.showroom) ?? showrooms[0],
  };
}

/** How many other times are offered in the place of one that has gone. */
const OFFERED = 3;

const unknownTimes = { isUnknown: true, days: [], day: "", times: [], time: "", next: [], zone: "" } as const;

/**
 * The days and times that can be chosen. A day that has none is not listed: the next one stands for it. Nobody knows them while the
 * content host is away.
 */
export async function timesIn(
  reading: Promise<Diary>,
  choice: VisitTime,
  town: string | undefined,
): Promise<OfferedTimes> {
  const diary = await reading.catch(() => undefined);
  if (!diary) return unknownTimes;
  const days = offeredDays(diary).filter((day) => freeTimes(day, diary).length > 0);
  const day = days.includes(choice.day)
    ? choice.day
    : (days.find((later) => later > choice.day) ?? days[0] ?? "");
  const times = day === "" ? [] : freeTimes(day, diary);
  const isGone = choice.time !== "" && !(day === choice.day && times.includes(choice.time));
  return {
    isUnknown: false,
    days: days.map((value) => ({ value, label: dateInWords(value) })),
    day,
    times,
    time: isGone ? "" : choice.time,
    next: isGone
      ? nextTimes(diary, choice, OFFERED).map((next) => ({ ...next, label: whenInWords(next) }))
      : [],
    zone: say(words, "timesIn", { zone: zoneInWords(town) }),
  };
}

export type OfferedTimes = {
  isUnknown: boolean;
  days: readonly { value: string; label: string }[];
  day: string;
  times: readonly string[];
  time: string;
  next: readonly (VisitTime & { label: string })[];
  zone: string;
};

/** The town by which a showroom's times are known. */
export function townOf({ texts }: Shop, { key, title }: Showroom): string | undefined {
  return key === "" ? texts.labelSettings.showroom.addressParts?.addressLocality : title;
}

export type VisitDress = ReturnType<typeof dressesOf>[number];

/** The dresses that come along, and whether each hangs in the showroom on the day. */
export function dressesOf(shop: Shop, named: Named, day: string) {
  const today = shop.calendar?.today();
  return listedItems(named).flatMap((item) => {
    const product = findDress(shop.catalogue, slugIn(item));
    if (!product) return [];
    const { colour, size } = chosenFrom(product, new URLSearchParams(queryIn(item)));
    const days = today && shop.calendar?.daysOf(product, shop.texts.terms, today);
    const place =
      days && day >= today
        ? inShowroom(
            days,
            { day, today },
            (piece) =>
              (piece.size ?? size?.label) === (size?.label ?? piece.size) &&
              (piece.colour ?? colour?.slug) === (colour?.slug ?? piece.colour),
          )
        : undefined;
    return [
      {
        item: product.slug + queryIn(item),
        id: product.id,
        colour: colour?.slug ?? "",
        size: size?.label ?? "",
        name: withChoices(product.name, colour?.name, size && sizeInWords(size)),
        href: productPath(product.slug) + queryIn(item),
        picture: pictureIn(colour?.slug, product.pictures),
        place: place && placeInWords(place),
        isAway: place?.isThere === false,
      },
    ];
  });
}

function placeInWords(place: NonNullable<ReturnType<typeof inShowroom>>): string {
  if (place.isThere) return words.there;
  return place.until === undefined ? words.away : say(words, "awayUntil", { day: dayInWords(place.until) });
}

/** The page with its form, for what has been chosen so far. */
export async function appointmentData(shop: Shop, choice: Choice, named: Named) {
  const { texts, origin, visits } = shop;
  const { kinds } = texts.appointments;
  const { kind, showroom, showrooms } = chosenIn(shop, choice);
  if (!kind || !visits) throw new Response(null, { status: 404 });
  const offered = await timesIn(visits.diary(showroom, kind), choice, townOf(shop, showroom));
  const { name, phone, phoneDisplay } = texts.labelSettings;
  return {
    origin,
    label: { name, phone, phoneDisplay },
    phoneExample: phoneExample(phone),
    heading: texts.appointments.heading,
    picture: texts.appointments.picture ?? texts.contact.picture,
    lead: texts.appointments.lead,
    questions: texts.appointments.questions,
    kinds: kinds.map(({ _key: key, title, note, minutes }) => ({ key, title, note, minutes })),
    kind: { key: kind._key, guests: kind.guests, isAskedFor: kind.isAskedFor, title: kind.title },
    showrooms: showrooms.length > 1 ? showrooms.map(({ key, title }) => ({ key, title })) : [],
    showroom: showroom.key,
    offered,
    dresses: dressesOf(shop, named, offered.day),
  };
}

export type AppointmentData = Awaited<ReturnType<typeof appointmentData>>;
