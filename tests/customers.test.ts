import { expect, test } from "vitest";
import { CustomerRefused, saveCustomer } from "#model/customers/save-customer.ts";
import { createAll, editorOf, openLake } from "./support/lake.ts";

const ada = { name: "Ada", phone: "079 555 01 00", email: "Ada@mail.example" };

async function openLabel(rules?: []) {
  const lake = await openLake({ rules });
  const editor = editorOf(lake);
  await createAll(editor, [{ _id: "house", _type: "house", ...{ phone: "+41 44 555 01 00" } }]);
  const stored = () => editor.fetch('*[_type == "customer"] | order(name)', {}, { perspective: "raw" });
  return { lake, editor, stored };
}

test("A customer's number is kept as every telephone dials it, and what is no number as it was typed", async () => {
  const { editor, stored } = await openLabel();
  await saveCustomer(editor, "customer.ada", ada);
  await saveCustomer(editor, "customer.odile", { name: "Odile", phone: "her mother, evenings" });
  expect(await stored()).toMatchObject([{ phone: "+41795550100" }, { phone: "her mother, evenings" }]);
});

test("Nobody is a customer twice, by number or by address, and whoever tries learns who it is", async () => {
  const { editor, stored } = await openLabel();
  await saveCustomer(editor, "customer.ada", ada);
  for (const contact of [{ phone: "+41 (0)79 555 01 00" }, { email: " ada@MAIL.example" }]) {
    const refusal = saveCustomer(editor, "customer.other", { name: "A. Byron", ...contact });
    await expect(refusal).rejects.toThrow("Ada is a customer already");
    await expect(refusal).rejects.toMatchObject({ customer: "customer.ada" });
  }
  expect(await stored()).toHaveLength(1);
});

test("The lake refuses a second customer whoever writes her, as a change too; without a login nobody is told anything", async () => {
  const { lake, editor, stored } = await openLabel();
  await saveCustomer(editor, "customer.ada", ada);
  const twin = { _id: "customer.b", _type: "customer", name: "B", phone: "0041 79 555 01 00" };
  await expect(editor.create(twin)).rejects.toMatchObject({ statusCode: 409 });
  const spellings: { phone?: string; email?: string }[] = [
    { phone: "tel:+41-79-555-01-00" },
    { phone: "＋４１\u3000７９\u2009５５５\u00a0０１００" },
    { phone: "٠٧٩ ٥٥٥ ٠١ ٠٠" },
    { email: "ADA\u200b@MAIL.example." },
  ];
  for (const contact of spellings)
    await expect(editor.create({ ...twin, phone: "", ...contact })).rejects.toMatchObject({
      statusCode: 409,
    });
  await editor.create({ ...twin, phone: "" });
  await expect(editor.patch("customer.b", { set: { email: ada.email } }).commit()).rejects.toMatchObject({
    statusCode: 409,
  });
  await editor.patch("customer.b", { set: { note: "Her sister" } }).commit();
  await expect(editor.create({ ...twin, _id: "everyone-reads-this", phone: "" })).rejects.toThrow(
    "must begin with “customer.”",
  );
  const writer = lake.as("writer", { name: "Wim" });
  await expect(writer.create({ ...twin, _id: "customer.c" })).rejects.not.toThrow("Ada");
  expect(await writer.fetch('*[_type == "customer"]', {}, { perspective: "raw" })).toEqual([]);
  expect(await stored()).toHaveLength(2);
});

test("Of two editors who write one person at the same moment, one makes her and the other is told", async () => {
  const { editor, stored } = await openLabel();
  const both = await Promise.allSettled(
    ["customer.a", "customer.b"].map((id) => saveCustomer(editor, id, ada)),
  );
  const refusals = both.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refusals).toEqual([expect.any(CustomerRefused)]);
  expect(await stored()).toHaveLength(1);
});

test("Of two editors who change one customer, the second is told and writes nothing over", async () => {
  const { editor, stored } = await openLabel();
  await saveCustomer(editor, "customer.ada", ada);
  const [{ _rev: revision }] = await stored();
  await saveCustomer(editor, "customer.ada", { note: "Heels 6 cm", email: undefined }, revision);
  const second = saveCustomer(editor, "customer.ada", { note: "Heels 8 cm" }, revision);
  await expect(second).rejects.toThrow("Someone has changed this customer in the meantime.");
  const [{ email, note }] = await stored();
  expect([email, note]).toEqual([undefined, "Heels 6 cm"]);
});

test("Where the content has no rules, whoever is a customer already is still not made again", async () => {
  const { editor } = await openLabel([]);
  await saveCustomer(editor, "customer.ada", ada);
  await expect(saveCustomer(editor, "customer.b", ada)).rejects.toThrow("Ada is a customer already");
});

test("A customer whom a booking names stays, and goes with it", async () => {
  const { editor, stored } = await openLabel();
  await saveCustomer(editor, "customer.ada", ada);
  const to = (_ref: string) => ({ _type: "reference", _ref, _weak: true });
  await editor.create({ _id: "rental.piece-lia", _type: "piece" });
  const days = { firstDay: "2027-06-10", lastDay: "2027-06-12" };
  const booking = { _id: "rental.booking-1", _type: "booking", piece: to("rental.piece-lia"), ...days };
  await editor.create({ ...booking, customer: to("customer.ada") });
  await expect(editor.delete("customer.ada")).rejects.toThrow("This customer has bookings.");
  await editor.transaction().delete(booking._id).delete("customer.ada").commit();
  expect(await stored()).toEqual([]);
});
