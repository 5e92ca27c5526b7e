import { people } from "./atelier-people.ts";
import { expect, openDress, test } from "./studio-session.ts";

test("the calendar is in the menu as soon as there is a piece, or a dress to rent", async ({
  logIn,
  lake,
}) => {
  const dresses = await lake.fetch<{ _id: string; offeredFor?: string[] }[]>(
    '*[_type == "product" && !(_id in path("drafts.**"))]{_id, offeredFor}',
  );
  const offer = async (ways: (dress: { offeredFor?: string[] }) => string[] | undefined) => {
    const transaction = lake.transaction();
    for (const dress of dresses) {
      const offeredFor = ways(dress);
      transaction.patch(dress._id, offeredFor ? { set: { offeredFor } } : { unset: ["offeredFor"] });
    }
    await transaction.commit();
  };
  await lake.delete({ query: '*[_type in ["booking", "piece"]]' });
  await offer(() => ["purchase"]);
  const piece = "rental.piece-lia";
  try {
    const { page } = await logIn(people.mara);
    const calendar = page.getByTestId("tool-collapse-menu").getByRole("link", { name: "Calendar" });
    await expect(page.getByRole("link", { name: "Releases", exact: true }).first()).toBeVisible();
    await expect(calendar).toHaveCount(0);
    const dress = { _type: "reference", _ref: dresses[0]?._id ?? "", _weak: true };
    await lake.create({ _id: piece, _type: "piece", dress, size: "38" });
    await expect(calendar).toBeVisible();
    await lake.delete(piece);
    await expect(calendar).toHaveCount(0);
    await offer(() => ["rent"]);
    await expect(calendar).toBeVisible();
  } finally {
    await offer(({ offeredFor }) => offeredFor);
  }
});

test("a dress asks for the lowest price where the label names it, and reads a day as every form does", async ({
  logIn,
  lake,
}) => {
  try {
    const { page } = await logIn(people.mara);
    await openDress(page, "Fleur");
    await page.getByLabel("Sale price", { exact: true }).fill("2000");
    const until = page.getByLabel("Sale until", { exact: true });
    await until.pressSequentially("01312127");
    await expect(until).toHaveValue("2127-01-31");
    const stored = 'count(*[_id == "drafts.product-fleur" && saleUntil == "2127-01-31"])';
    await expect.poll(() => lake.fetch(stored, {}, { perspective: "raw" })).toBe(1);
    const lowest = page.getByLabel("Lowest price of the last 30 days", { exact: true });
    await expect(lowest).toHaveCount(0);
    await lake.patch("house").set({ namesLowestPrice: true }).commit();
    await expect(lowest).toBeVisible();
  } finally {
    await lake.patch("house").unset(["namesLowestPrice"]).commit();
    await lake.delete("drafts.product-fleur");
  }
});
