import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import Papa from "papaparse";
import { beforeEach, expect, test } from "vitest";
import { EVERY_CUSTOMER } from "#model/customers/customer.ts";
import { book } from "#model/rental/book.ts";
import { bookingColumns } from "#model/tables/booking-columns.ts";
import { dialectOf } from "#model/tables/csv-dialect.ts";
import { importTable } from "#server/command/import-table.ts";
import { bookingsCsv } from "#studio/rental/bookings-csv.ts";
import { RENTAL_QUERY, readRental } from "#studio/rental/rental-data.ts";
import { runCaptured } from "./support/captured-command.ts";
import { createAll, editorOf, openLake } from "./support/lake.ts";
import { from, pieceOf, reference } from "./support/rental-showroom.ts";
import { openedAndSaved } from "./support/spreadsheet.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const piece = (dress: string, size: string, number?: string) =>
  pieceOf(dress, size, number ? { _id: `rental.piece-${dress}-${size}${number}`, number } : {});

const showroom: ({ _id: string; _type: string } & Record<string, unknown>)[] = [
  { _id: "product-lia", _type: "product", name: "Lia", slug: { current: "lia" } },
  { _id: "product-aurelie", _type: "product", name: "Aurélie", slug: { current: "aurelie" } },
  { _id: "drafts.product-lia", _type: "product", name: "Lia, longer", slug: { current: "lia" } },
  { _id: "terms", _type: "terms", shippingDays: 2, cleaningDays: 1 },
  piece("lia", "38"),
  piece("lia", "40"),
  piece("aurelie", "36", "I"),
  piece("aurelie", "36", "II"),
];

/** `meanwhile` is what happens between the host's answer to a request and its arrival. */
async function openHost(meanwhile: (request: Request) => Promise<void> = async () => undefined) {
  const lake = await openLake();
  const editor = editorOf(lake);
  await createAll(editor, showroom);
  const token = lake.issueToken({ name: "import", role: "editor" });
  const environment = {
    DATA_DIR: folder,
    SANITY_API_HOST: await lake.serve({ onAnswer: meanwhile }),
    SANITY_WRITE_TOKEN: token,
  };
  async function importing(rows: readonly (readonly string[])[], ...words: string[]) {
    const file = join(folder, "bookings.csv");
    await writeFile(file, Papa.unparse([...rows]));
    return { file, ...(await runCaptured(importTable, [file, ...words], environment)) };
  }
  const stored = () =>
    editor.fetch<Record<string, unknown>[]>(
      '*[_type == "booking"] | order(firstDay, piece._ref) {"piece": piece._ref, firstDay, lastDay, daysBefore, daysAfter, state, holdsUntil, name, note}',
    );
  return { editor, importing, stored };
}

test("a table of bookings comes in, with days as people write them, and what it leaves out as the terms say", async () => {
  const { editor, importing, stored } = await openHost();
  const { status, said, warned } = await importing([
    Object.values(bookingColumns),
    [
      "Lia",
      "38",
      "",
      "",
      "2037-06-10",
      "2037-06-12",
      "0",
      "3",
      "Booked",
      "",
      "Agathe",
      "",
      "",
      "=Tea, at three",
      "$1,450",
      "300",
      "200.50",
      "cash",
    ],
    ["aurelie", "", "", "ii", "13.07.2037", "14/7/2037", "", "", "option", "2037-03-01", "Odile"],
  ]);
  expect([status, warned]).toEqual([0, []]);
  expect(said).toEqual([
    "  new       Lia, 38 · 10 June 2037 – 12 June 2037 · Agathe",
    "  new       Aurélie, 36, II · 13 July 2037 – 14 July 2037 · Odile",
    "Imported: 2 new, 0 changed, 0 unchanged; 0 not booked.",
  ]);
  const bookings = (await stored()).map((booking) => Object.values(booking).join(" | "));
  expect(bookings).toEqual([
    "rental.piece-lia-38 | 2037-06-10 | 2037-06-12 | 0 | 3 | booked |  | Agathe | =Tea, at three",
    "rental.piece-aurelie-36II | 2037-07-13 | 2037-07-14 | 2 | 3 | option | 2037-03-01 | Odile | ",
  ]);
  const money = await editor.fetch(
    "*[_type == 'booking' && name == 'Agathe'][0] {price, deposit, paid, paidHow}",
  );
  expect(money).toEqual({ price: 1450, deposit: 300, paid: 200.5, paidHow: "cash" });
});

const LABEL_PHONE = "41445550100";

const short = ["dress", "size", "first day", "last day", "days after", "name"];
const agathe = ["Lia", "38", "2037-06-10", "2037-06-12", "3", "Agathe"];
const odile = ["Lia", "38", "2037-06-14", "2037-06-15", "", "Odile"];
const giselle = ["Lia", "40", "2037-06-14", "2037-06-15", "", "Giselle"];

test("an overlap is named by its row, and the others go in", async () => {
  const { importing, stored } = await openHost();
  const refused =
    "  row 3: The piece is already booked from 8 June 2037 to 15 June 2037 by Agathe. It is available again with 18 June 2037 as the first day.";
  const dry = await importing([short, agathe, odile, giselle], "--dry-run");
  expect(dry.warned).toEqual([`Would not be booked:\n${refused}`]);
  expect(dry.said.at(-1)).toBe(
    "Would import 2 new, 0 changed, 0 unchanged; 1 not booked. Nothing was changed.",
  );
  expect(await stored()).toEqual([]);
  const { status, said, warned } = await importing([short, agathe, odile, giselle]);
  expect(said.slice(0, -1)).toEqual(dry.said.slice(0, -1));
  expect([status, warned, said.at(-1)]).toEqual([
    1,
    [`Not booked:\n${refused}`],
    "Imported: 2 new, 0 changed, 0 unchanged; 1 not booked.",
  ]);
  expect((await stored()).map(({ name }) => name)).toEqual(["Agathe", "Giselle"]);
});

test("a dress that is late comes in with the booking that waits for it, in whatever order", async () => {
  const { importing, stored } = await openHost();
  const row = (name: string, days: ReturnType<typeof from>, state: string) => [
    ...["lia", "38", days.firstDay, days.lastDay],
    ...[name, state],
  ];
  const rows = [row("Late", from(-9, -5), "out"), row("Waits", from(2, 4), "booked")];
  const { said, warned } = await importing([
    ["dress", "size", "first day", "last day", "name", "state"],
    ...rows,
  ]);
  expect([warned, said.at(-1)]).toEqual([[], "Imported: 2 new, 0 changed, 0 unchanged; 0 not booked."]);
  expect((await stored()).map(({ name, state }) => [name, state])).toEqual([
    ["Late", "out"],
    ["Waits", "booked"],
  ]);
});

test("every row that is refused is named, however many they are", async () => {
  const { importing } = await openHost();
  const others = Array.from({ length: 130 }, (_, at) => odile.with(5, `Customer ${at}`));
  const { warned } = await importing([short, agathe, ...others], "--dry-run");
  expect(warned[0]?.match(/^ {2}row \d+: /gm)).toHaveLength(130);
});

test("a host that fails half-way through keeps what is done, and the table comes in again", async () => {
  let reads = 0;
  let isBack = false;
  const { importing, stored } = await openHost(({ url }) => {
    if (/\/data\/query\/.*%24piece/.test(url)) reads += 1;
    return reads > 1 && !isBack ? Promise.reject(new Error("The host has gone.")) : Promise.resolve();
  });
  const { status, warned } = await importing([short, agathe, giselle]);
  expect([status, warned[0]]).toEqual([1, expect.stringContaining("The import ended at row 3: ")]);
  expect(await stored()).toMatchObject([{ name: "Agathe" }]);
  isBack = true;
  const again = await importing([short, agathe, giselle]);
  expect(again.said.at(-1)).toBe("Imported: 1 new, 0 changed, 1 unchanged; 0 not booked.");
});

test("what comes in again changes nothing, a cell that says something else changes it, and an empty one does not", async () => {
  const { importing, stored, editor } = await openHost();
  await importing([short, agathe, giselle]);
  await book(editor, "rental.booking-of-studio", {
    piece: reference("rental.piece-lia-38"),
    firstDay: "2037-08-01",
    lastDay: "2037-08-02",
    name: "Odette",
  });
  const odette = ["lia", "38", "2037-08-01", "2037-08-02", "", "Odette"];
  const again = await importing([short, agathe, giselle, odette]);
  expect(again.said).toEqual(["Imported: 0 new, 0 changed, 3 unchanged; 0 not booked."]);
  const longer = await importing([
    [...short, "state"],
    [...agathe.with(3, "2037-06-13"), ""],
    [...giselle, "cancelled"],
  ]);
  expect(longer.said).toEqual([
    "  changed   Lia, 38 · 10 June 2037 – 13 June 2037 · Agathe (last day)",
    "  changed   Lia, 40 · 14 June 2037 – 15 June 2037 · Giselle (state)",
    "Imported: 0 new, 2 changed, 0 unchanged; 0 not booked.",
  ]);
  expect((await stored()).map(({ name, state, lastDay }) => [name, state, lastDay])).toEqual([
    ["Agathe", "booked", "2037-06-13"],
    ["Giselle", "cancelled", "2037-06-15"],
    ["Odette", null, "2037-08-02"],
  ]);
});

test("an amount of 0 is none, and empties the one of before", async () => {
  const { importing, editor } = await openHost();
  const columns = [...short, "price", "deposit", "paid"];
  const money = () => editor.fetch("*[_type == 'booking'][0] {price, deposit, paid}");
  const unpaid = await importing([columns, [...agathe, "420", "$0", "0.00"]]);
  expect([unpaid.status, unpaid.warned]).toEqual([0, []]);
  expect(await money()).toEqual({ price: 420, deposit: null, paid: null });
  const again = await importing([columns, [...agathe, "420", "0", "0"]]);
  expect(again.said).toEqual(["Imported: 0 new, 0 changed, 1 unchanged; 0 not booked."]);
  const free = await importing([columns, [...agathe, "0", "0", "0"]]);
  expect(free.said[0]).toContain("(price)");
  expect(await money()).toEqual({ price: null, deposit: null, paid: null });
});

test("days of figures are read as in the label's country, and refused where that is unknown", async () => {
  const { importing, editor, stored } = await openHost();
  const row = agathe.with(2, "03/12/2036").with(3, "04/12/2036");
  const unknown = await importing([short, row]);
  expect(unknown.warned[0]).toContain("can be read as 2036-12-03 or as 2036-03-12");
  await editor.create({ _id: "house", _type: "house", ...{ phone: "+44 20 7946 0018" } });
  expect(await importing([short, row])).toMatchObject({ status: 0, warned: [] });
  expect(await stored()).toMatchObject([{ firstDay: "2036-12-03", lastDay: "2036-12-04" }]);
});

test("of two in one size, the one without a number is meant where none is written", async () => {
  const { importing, editor, stored } = await openHost();
  await editor.create(piece("lia", "38", "II"));
  const second = ["Lia", "38", "II", "2037-06-10", "2037-06-12"];
  const { status } = await importing([
    ["dress", "size", "number", "first day", "last day"],
    second,
    second.with(2, ""),
  ]);
  expect(status).toBe(0);
  expect((await stored()).map((booking) => booking["piece"])).toEqual([
    "rental.piece-lia-38",
    "rental.piece-lia-38II",
  ]);
});

test("a booking that was moved in Studio is not moved back by an old table", async () => {
  const { importing, editor, stored } = await openHost();
  await importing([short, agathe]);
  const id = await editor.fetch<string>('*[_type == "booking"][0]._id');
  await book(editor, id, { firstDay: "2037-09-01", lastDay: "2037-09-02" });
  const { status, warned } = await importing([short, agathe]);
  expect([status, warned[0]]).toEqual([
    1,
    expect.stringContaining(
      "row 2, column “first day”: this booking has been changed since it was imported, and begins on 1 September 2037",
    ),
  ]);
  expect(await stored()).toMatchObject([{ firstDay: "2037-09-01" }]);
});

test.each([
  ["Lia,38,9/5/2037,2037-05-12", "column “first day”: “9/5/2037” can be read as 2037-05-09 or as 2037-09-05"],
  ["Lia,38,2037-02-29,2037-03-01", "column “first day”: “2037-02-29” is not a date"],
  ["Lia,38,2037-02-28,", "column “last day”: Choose the last day."],
  ["Lia,38,2037-02-28,2037-02-27", "The last day of a booking cannot be before its first."],
  [",38,2037-02-28,2037-03-01", "column “dress”: Choose what is booked."],
  ["Mona,38,2037-02-28,2037-03-01", "there is no piece of “Mona” in the calendar"],
  ["Lia,42,2037-02-28,2037-03-01", "this dress has no such piece: there are Lia, 38; Lia, 40"],
  ["Aurélie,36,2037-02-28,2037-03-01", "several pieces could be meant: Aurélie, 36, I; Aurélie, 36, II"],
])("of “%s” it is told that %s, and nothing is imported", async (row, fault) => {
  const { importing, stored } = await openHost();
  const { status, warned } = await importing([short.slice(0, 4), agathe.slice(0, 4), row.split(",")]);
  expect([status, warned.at(-1)]).toEqual([1, "Nothing was imported."]);
  expect(warned[0]).toContain(`row 3`);
  expect(warned[0]).toContain(fault);
  expect(await stored()).toEqual([]);
});

test("a dress is found without its accents, but never before another that is written so", async () => {
  const { importing, stored, editor } = await openHost();
  const dressCalled = (name: string, id: string) => [
    { _id: `product-${id}`, _type: "product", ...{ name, slug: { current: id } } },
    pieceOf(id, "36"),
  ];
  await createAll(editor, dressCalled("Zoé", "first"));
  const rows = [short, ["Zoe", "36", ...agathe.slice(2)]];
  await importing(rows);
  await createAll(editor, dressCalled("Zoe", "second"));
  await importing(rows);
  expect((await stored()).map((booking) => booking["piece"])).toEqual([
    "rental.piece-first-36",
    "rental.piece-second-36",
  ]);
});

test("states, numbers, columns and rows that nobody can read are named, too", async () => {
  const { importing } = await openHost();
  const { warned } = await importing([
    [...short, "state", "colours"],
    [...agathe, "lent", ""],
    [...giselle.with(4, "some"), "", ""],
    [...giselle.with(4, "0"), "", ""],
  ]);
  expect(warned[0]?.split("\n").slice(1)).toEqual([
    expect.stringContaining(
      "row 1: these are no columns of this table: colours. Its columns are: dress, size,",
    ),
    "  row 2, column “state”: “lent” is not one of Option | Booked | Out | Back, and clean | Cancelled",
    "  row 3, column “days after”: “some” is not a number of days: write 0 to 3650",
    "  row 4: row 3 is the same booking",
  ]);
});

const withContact = [...short, "telephone", "email"];
const byTelephone = [...agathe, "079 555 01 00", ""];
const byEmail = [...giselle, "", "Giselle@mail.example"];

async function openHouse() {
  const host = await openHost();
  await host.editor.create({ _id: "house", _type: "house", phone: LABEL_PHONE });
  const customers = () =>
    host.editor.fetch<Record<string, unknown>[]>(`${EVERY_CUSTOMER} | order(name) {_id, name, phone, email}`);
  const booked = () =>
    host.editor.fetch(`*[_type == "booking"] | order(firstDay) {"of": customer->name, name}`);
  return { ...host, customers, booked };
}

test("a booking with a number or an address makes its customer or finds her, and goes out and in unchanged", async () => {
  const { importing, customers, booked, editor } = await openHouse();
  const email = "giselle@mail.example";
  await editor.create({ _id: "customer.giselle", _type: "customer", name: "Giselle G.", email });
  const again = agathe.with(2, "2037-09-10").with(3, "2037-09-11");
  const { said, warned } = await importing([
    withContact,
    byTelephone,
    byEmail,
    [...again, "+41795550100", ""],
  ]);
  expect(warned).toEqual([]);
  expect(said.slice(-2)).toEqual([
    "  new       Customer: Agathe",
    "Imported: 3 new, 0 changed, 0 unchanged; 0 not booked.",
  ]);
  const people = await customers();
  expect(people).toMatchObject([
    { name: "Agathe", phone: "+41795550100", email: null },
    { name: "Giselle G.", phone: null },
  ]);
  expect(await booked()).toEqual(["Agathe", "Giselle G.", "Agathe"].map((of) => ({ of, name: null })));
  const rental = readRental(await editor.fetch(RENTAL_QUERY, {}, { perspective: "raw" }));
  const written = bookingsCsv(rental.bookings, rental);
  expect(written).toContain(`"Agathe";"(+41) 79 555 01 00";"";`);
  const saved = Papa.parse<string[]>(openedAndSaved(written, dialectOf(LABEL_PHONE)));
  for (const table of [saved.data, [withContact, byTelephone, byEmail, [...again, "+41795550100", ""]]])
    expect((await importing(table)).said).toEqual(["Imported: 0 new, 0 changed, 3 unchanged; 0 not booked."]);
  expect(await customers()).toEqual(people);
});

test("a name that was alone becomes a customer, whose number is corrected by the same row", async () => {
  const { importing, customers, booked } = await openHouse();
  await importing([short, agathe, giselle]);
  const named = await importing([withContact, byTelephone]);
  expect(named.said).toEqual([
    "  changed   Lia, 38 · 10 June 2037 – 12 June 2037 · Agathe (name)",
    "  new       Customer: Agathe",
    "Imported: 0 new, 1 changed, 0 unchanged; 0 not booked.",
  ]);
  expect(await booked()).toEqual([
    { of: "Agathe", name: null },
    { of: null, name: "Giselle" },
  ]);
  const corrected = await importing([
    withContact,
    byTelephone.with(6, "079 555 02 00").with(7, "a@mail.example"),
  ]);
  expect(corrected.said[0]).toBe("  changed   Customer: Agathe (telephone, email)");
  expect(await customers()).toMatchObject([{ phone: "+41795550200", email: "a@mail.example" }]);
});

test("a booking that was given to another customer leaves the number alone that this one has", async () => {
  const { importing, customers, booked, editor } = await openHouse();
  await importing([withContact, byTelephone]);
  const [agatheNow] = await customers();
  await editor.create({ _id: "customer.ada", _type: "customer", name: "Ada", phone: "+41795550300" });
  await editor.patch(String(agatheNow?.["_id"])).set({ phone: "+41795550400" }).commit();
  const id = await editor.fetch<string>('*[_type == "booking"][0]._id');
  await book(editor, id, { customer: reference("customer.ada") });
  await importing([withContact, byTelephone]);
  expect(await customers()).toContainEqual(
    expect.objectContaining({ _id: "customer.ada", name: "Ada", phone: "+41795550300" }),
  );
  expect(await booked()).toMatchObject([{ of: "Agathe" }]);
});

test("a booking whose customer was deleted brings nobody back, and gets a customer of its own row", async () => {
  const { importing, customers, booked, editor } = await openHouse();
  await book(editor, "rental.booking-of-studio", {
    piece: reference("rental.piece-lia-38"),
    firstDay: "2037-06-10",
    lastDay: "2037-06-12",
    daysAfter: 3,
    customer: reference("customer.gone"),
  });
  const nameless = await importing([withContact, byTelephone.with(5, "")]);
  expect(nameless.warned[0]).toContain("row 2: Write a name.");
  await editor.patch("rental.booking-of-studio").set({ name: "Agathe" }).commit();
  await importing([withContact, byTelephone]);
  expect(await customers()).toEqual([
    expect.objectContaining({ name: "Agathe", _id: expect.not.stringContaining("gone") }),
  ]);
  expect(await booked()).toMatchObject([{ of: "Agathe" }]);
});

test("a number that cannot be dialled from here replaces nobody’s, who has the name alone", async () => {
  const { importing, customers, editor } = await openHouse();
  await editor.create({ _id: "customer.agathe", _type: "customer", name: "Agathe", phone: "+41795550300" });
  const abroad = byTelephone.with(6, "0171 23 45");
  for (const said of [/1 new/, /1 unchanged/])
    expect((await importing([withContact, abroad])).said.at(-1)).toMatch(said);
  expect((await customers()).map(({ phone }) => phone).toSorted()).toEqual(["+41795550300", "0171 23 45"]);
});

test("the plan names the customer who has the number, whatever name the row has", async () => {
  const { importing, editor } = await openHouse();
  await editor.create({ _id: "customer.ada", _type: "customer", name: "Ada", phone: "+41795550100" });
  const { said } = await importing([withContact, byTelephone], "--dry-run");
  expect(said[0]).toBe("  new       Lia, 38 · 10 June 2037 – 12 June 2037 · Ada");
});

test("a row that names two customers, or says two things of one, is refused; nobody is made whose days are taken", async () => {
  const { importing, customers, editor } = await openHouse();
  await editor.create({ _id: "customer.ada", _type: "customer", name: "Ada", phone: "+41795550300" });
  await editor.create({
    _id: "customer.odile",
    _type: "customer",
    name: "Odile",
    email: "odile@mail.example",
  });
  const people = await customers();
  const { warned } = await importing([
    withContact,
    [...agathe, "+41795550300", "odile@mail.example"],
    [...giselle, "+41795550300", "ada@mail.example"],
    [...giselle.with(2, "2037-10-01").with(3, "2037-10-02"), "+41795550300", "other@mail.example"],
    [...giselle.with(2, "2037-11-01").with(3, "2037-11-02").with(5, ""), "+41795550400", ""],
  ]);
  expect(warned[0]?.split("\n").slice(1)).toEqual([
    "  row 2: the number and the address are those of two customers: Ada and Odile",
    "  row 4: row 3 says another number or address of this customer",
    "  row 5: Write a name.",
  ]);
  const late = await importing([withContact, [...agathe, "", ""], [...odile, "+41795550500", ""]]);
  expect(late.said.at(-1)).toBe("Imported: 1 new, 0 changed, 0 unchanged; 1 not booked.");
  expect(await customers()).toEqual(people);
});
