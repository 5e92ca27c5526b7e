import { expect, test, vi } from "vitest";
import { addDays } from "#model/days/day.ts";
import { from, openShowroom, TODAY } from "./support/rental-showroom.ts";
import { openShopInProcess } from "./support/shop-in-process.ts";

test.each(["Pacific/Kiritimati", "Europe/Paris", "America/Los_Angeles"])(
  "where the server stands in %s, days are the label's: what the shop tells as free is what is taken",
  async (machine) => {
    vi.stubEnv("TZ", machine);
    const { lake, booking } = await openShowroom();
    // A span over the change of clocks in Europe and America, with days after that begin long before it.
    await booking("agathe", { firstDay: addDays(TODAY, 3), lastDay: addDays(TODAY, 150), daysAfter: 150 });
    await booking("option", { ...from(310, 312), state: "option", holdsUntil: addDays(TODAY, -2) });
    const { url } = await openShopInProcess({
      SANITY_API_HOST: await lake.serve(),
      SANITY_PROJECT_ID: "trousseau",
      SANITY_API_TOKEN: lake.issueToken({ name: "shop", role: "viewer" }),
    });
    const told = async () => (await fetch(`${url}/rental.json?dress=aurelie`)).text();
    // Three days are free, and 298 taken: eight times 35, and 18.
    await expect.poll(told).toContain(`{"size":"38","busy":"3zzzzzzzzi"}`);
    expect(JSON.parse(await told()).today).toBe(TODAY);
    const last = addDays(TODAY, 300);
    await expect(booking("odile", { firstDay: last, lastDay: last })).rejects.toMatchObject({
      freeFrom: addDays(TODAY, 301),
    });
    await booking("odile", from(301, 301));
    await booking("giselle", from(2, 2));
  },
);
