import { heldTime } from "#model/appointments/appointment.ts";
import { kindTitleOf, showroomBy, showroomsOf } from "#model/appointments/showrooms.ts";
import { calendarPathOf } from "#model/appointments/visit-address.ts";
import { whenInWords } from "#model/appointments/when-in-words.ts";
import { zoneInWords } from "#model/days/opening-words.ts";
import { dateAt, timeAt } from "#model/days/zoned-time.ts";
import { withChoices } from "#model/dresses/message-text.ts";
import { sizeInWords } from "#model/dresses/product.ts";
import type { Shop } from "#model/services/shop.ts";
import words from "#words/appointment.json" with { type: "json" };
import { type Choice, timesIn, townOf } from "./appointment-data.server.ts";

const HOUR_MS = 60 * 60_000;

/** The page of one visit; without a visit where the link leads to none. */
export async function visitData(shop: Shop, token: string, choice: Choice) {
  const { texts, visits, catalogue, enquiries } = shop;
  const { name: labelName, phone, phoneDisplay } = texts.labelSettings;
  const storedVisit = await visits?.find(token).catch(() => "unknown" as const);
  if (storedVisit === "unknown") return { labelName, visit: undefined, isUnknown: true };
  if (!storedVisit || !visits || storedVisit.state === "away") return { labelName, visit: undefined };
  const { state, day, time, dresses } = storedVisit;
  const showroom = showroomBy(storedVisit.showroom, showroomsOf(texts.labelSettings, texts.appointments));
  const { timeZone, title, address } = showroom;
  const { from } = heldTime(storedVisit, timeZone);
  const town = townOf(shop, showroom);
  const isAhead = (state === "asked" || state === "confirmed") && from > Date.now();
  const latest = from - texts.appointments.changeHours * HOUR_MS;
  // Nobody counts the free times for a visit that cannot be moved.
  const changeable = visits.mayChange(storedVisit)
    ? {
        until: whenInWords({ day: dateAt(latest, timeZone), time: timeAt(latest, timeZone) }),
        offered: await timesIn(
          visits.diary(showroom, storedVisit, storedVisit.id),
          { day: choice.day || day, time: choice.time || (choice.day ? "" : time) },
          town,
        ),
      }
    : undefined;
  const names = dresses.flatMap(({ dress, colour, size }) => {
    const product = catalogue.products.find(({ id }) => id === dress);
    const colourName = product?.colours.find(({ slug }) => slug === colour)?.name;
    const ownSize = product?.sizes.find(({ label }) => label === size);
    return product ? [withChoices(product.name, colourName, ownSize ? sizeInWords(ownSize) : size)] : [];
  });
  return {
    labelName,
    visit: {
      state,
      kind: kindTitleOf(storedVisit, texts.appointments),
      when: whenInWords(storedVisit),
      zone: zoneInWords(town),
      address: storedVisit.isByVideo ? [words.byVideo] : [title, ...address].filter(Boolean),
      dresses: names,
      isAhead,
      /** The link of this page may be all that she has. */
      note: storedVisit.email !== "" && enquiries.sendsMail ? words.visit.mailed : words.visit.keep,
      changeable,
      isLate: isAhead && !changeable,
      label: { phone, phoneDisplay },
      calendarPath: isAhead ? calendarPathOf(token) : undefined,
    },
  };
}
