import type { Page } from "@playwright/test";
import { openAppointmentShop } from "#tests/support/appointment-shop.ts";
import { takeTime } from "#tests/support/contact-message.ts";
import { expect, expectComplaints, test } from "#tests/support/journey.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import type { Shop } from "#tests/support/shop.ts";
import { readText, settledText, translate } from "#tests/support/translated-page.ts";

let shop: Shop;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openAppointmentShop();
});

test.afterAll(() => shop.close());

async function editor() {
  return editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
}

type Step = (name: string, act: () => Promise<unknown>) => Promise<void>;

/** A visit from its first choice until it is cancelled, with all that can be refused on the way. */
async function walk(page: Page, step: Step) {
  const main = page.getByRole("main");
  const time = (value: string) => main.locator(`input[name="time"][value="${value}"]`);
  const send = () => main.locator('button[type="submit"]:not([name])').first().click();
  await page.goto(`${shop.url}/appointment?dress=amelie%3Fsize%3D38`);
  await step("another kind", () => main.locator('select[name="kind"]').selectOption("fitting"));
  await step("another day", () => main.locator('select[name="day"]').selectOption({ index: 4 }));
  await step("nothing is filled in", send);
  await step("a name", async () => {
    await main.locator('input[name="name"]').fill("Ada");
    await send();
  });
  await step("a time", async () => {
    await time("11:00").check();
    await main.locator('input[name="email"]').fill("ada@bride.example");
    await takeTime(page);
    const day = await main.locator('select[name="day"]').inputValue();
    const taken = { _type: "appointment", state: "confirmed", day, time: "11:00", minutes: 30 };
    await (await editor()).create({ ...taken, _id: "appointment.bea", name: "Bea" });
    await send();
  });
  await step("another time", async () => {
    await time("15:00").check();
    await send();
  });
  await step("the way to move it", () => main.locator("summary").click());
  await step("another day to move to", () => main.locator('select[name="day"]').selectOption({ index: 5 }));
  await step("moved", async () => {
    await time("12:00").check();
    await send();
  });
  await step("cancelled", () => main.locator('button[name="cancel"]').click());
}

for (const time of ["before", "after"] as const)
  test(`a visit is chosen, refused, booked, moved and cancelled on a page that is translated ${time} the scripts come`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    const clear = async () => (await editor()).delete({ query: '*[_type == "appointment"]' });
    const texts: [string, string][] = [];
    await walk(page, async (step, act) => {
      await act();
      texts.push([step, await settledText(page)]);
    });
    await clear();
    const first = `addEventListener("DOMContentLoaded", () => (${translate})());`;
    if (time === "before") await page.addInitScript({ content: first });
    const left = [...texts];
    await walk(page, async (step, act) => {
      if (time === "after" && left.length === texts.length) await page.evaluate(translate, "");
      await act();
      const [name, text] = left.shift() ?? [];
      expect(step).toBe(name);
      await expect.poll(() => readText(page), { message: step }).toBe(text);
    });
    await clear();
    await expectComplaints(complaints, /^409: /);
    expect(left).toEqual([]);
    // The other day has the same times.
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length - 1);
    expect(await page.locator("font").count()).toBeGreaterThan(20);
  });
