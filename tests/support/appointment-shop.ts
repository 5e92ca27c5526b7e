import { openRentalShop } from "./rental-shop.ts";
import { editorAt, tokenFor } from "./running-lake.ts";
import { openShop, type Shop } from "./shop.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

export const visitSettings = {
  _id: "appointments",
  _type: "appointments",
  isOn: true,
  kinds: [
    {
      _key: "first",
      _type: "kind",
      title: "First visit",
      minutes: 90,
      pause: 30,
      guests: 3,
      note: "Please bring your shoes.",
    },
    { _key: "fitting", _type: "kind", title: "Fitting", minutes: 30, isAskedFor: true },
    { _key: "video", _type: "kind", title: "Video call", minutes: 30, needsNoRoom: true, isByVideo: true },
  ],
  questions: ["Your budget"],
};

const visitHours = {
  timeZone: "Europe/Paris",
  week: [{ _key: "all", days: weekdays, opens: "10:00", closes: "18:00" }],
};

/** The sample label takes visits every day; one at a time. */
export async function openAppointmentShop(
  open: () => Promise<Shop> = openShop,
  settings = visitSettings,
): Promise<Shop> {
  const shop = await openRentalShop(open);
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  await editor
    .transaction()
    .createOrReplace(settings)
    .patch("house", { set: { openingHours: visitHours } })
    .commit();
  const until = Date.now() + 20_000;
  while ((await fetch(`${shop.url}/appointment`)).status !== 200 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return shop;
}
