import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCustomer } from "#model/customers/customer.ts";
import { dialectOf } from "#model/tables/csv-dialect.ts";
import { importTable } from "#server/command/import-table.ts";
import { customersCsv } from "#studio/customers/customers-csv.ts";
import { runCaptured } from "./support/captured-command.ts";
import { createAll, editorOf, openLake } from "./support/lake.ts";
import { openedAndSaved } from "./support/spreadsheet.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const LABEL_PHONE = "41445550100";

async function openHost() {
  const lake = await openLake();
  const editor = editorOf(lake);
  const folder = temporaryFolder();
  await createAll(editor, [{ _id: "house", _type: "house", ...{ phone: LABEL_PHONE } }]);
  const environment = {
    DATA_DIR: folder,
    SANITY_API_HOST: await lake.serve(),
    SANITY_WRITE_TOKEN: lake.issueToken({ name: "import", role: "editor" }),
  };
  async function importing(csv: string) {
    const file = join(folder, "customers.csv");
    await writeFile(file, csv);
    return await runCaptured(importTable, [file], environment);
  }
  const stored = () =>
    editor.fetch<Record<string, unknown>[]>(
      '*[_type == "customer"] | order(name)',
      {},
      { perspective: "raw" },
    );
  return { editor, importing, stored };
}

test("A table of customers comes in with numbers as people write them, goes out, and comes in again unchanged", async () => {
  const { importing, stored } = await openHost();
  const first = await importing(
    'name;telephone;postal address;date of the event;measurements;note\nAda Müller;079 555 01 00;"Weg 2\n8002 Zürich";12.6.2037;"88\n70";=Tea\nأمينة;;;;;\n',
  );
  expect([first.status, first.warned]).toEqual([0, []]);
  expect(first.said.at(-1)).toBe("Imported: 2 new, 0 changed, 0 unchanged.");
  const customers = await stored();
  expect(customers).toMatchObject([
    {
      name: "Ada Müller",
      phone: "+41795550100",
      address: "Weg 2\n8002 Zürich",
      eventDate: "2037-06-12",
      measurements: "88\n70",
      note: "=Tea",
    },
    { name: "أمينة" },
  ]);
  const exported = customersCsv({
    customers: customers.flatMap((document) => readCustomer(document) ?? []),
    labelPhone: LABEL_PHONE,
  });
  const again = await importing(openedAndSaved(exported, dialectOf(LABEL_PHONE)));
  expect(again.said).toEqual(["Imported: 0 new, 0 changed, 2 unchanged."]);
  expect(await stored()).toEqual(customers);
});

test("Whoever is there by number or address is changed and not made again, and a table that says two things of one person is refused", async () => {
  const { importing, stored } = await openHost();
  await importing("name,telephone,email\nAda,+41 79 555 01 00,\nOdile,,odile@mail.example\n");
  const changed = await importing("name,telephone,email\nAda Byron,0041 79 555 01 00,ada@mail.example\n");
  expect(changed.said.at(-1)).toBe("Imported: 0 new, 1 changed, 0 unchanged.");
  const before = await stored();
  expect(before).toMatchObject([{ name: "Ada Byron", email: "ada@mail.example" }, { name: "Odile" }]);
  const refused = await importing(
    "name,telephone,email\nAda,079 555 01 00,\nA. B.,,ADA@mail.example\nBoth,079 555 01 00,odile@mail.example\n,,x@mail.example\n",
  );
  expect(refused.status).toBe(1);
  expect(refused.warned.join("\n")).toMatch(/row 4: row 2 is the same customer/);
  expect(refused.warned.join("\n")).toMatch(/row 4: the number and the address are those of two customers/);
  expect(refused.warned.join("\n")).toMatch(/row 5, column “name”: Write a name/);
  expect(await stored()).toEqual(before);
});

test("A row with a name alone is the one customer of that name, and is refused where two have it", async () => {
  const { importing, stored } = await openHost();
  await importing("name,telephone,email\nAda,+41 79 555 01 00,\nOdile,,odile@mail.example\n");
  const named = await importing("name,telephone,measurements\nAda,,88\n");
  expect(named.said.at(-1)).toBe("Imported: 0 new, 1 changed, 0 unchanged.");
  expect(await stored()).toMatchObject([{ phone: "+41795550100", measurements: "88" }, { name: "Odile" }]);
  const twice = await importing("name,telephone,measurements\nAda,079 555 01 00,89\nAda,,90\n");
  expect(twice.warned.join("\n")).toMatch(/row 3: row 2 is the same customer/);
  await importing("name,email\nAda,other@mail.example\n");
  const before = await stored();
  const refused = await importing("name,telephone,measurements\nAda,,91\n");
  expect(refused.status).toBe(1);
  expect(refused.warned.join("\n")).toMatch(/row 2: several customers have this name/);
  expect(await stored()).toEqual(before);
});

test("A name stored with two spaces is no change, and one whose accents a Mac wrote apart is the same name", async () => {
  const { importing, stored, editor } = await openHost();
  await createAll(editor, [
    { _id: "customer.ada", _type: "customer", ...{ name: "Ada  Byron ", email: "ada@mail.example" } },
    { _id: "customer.zoe", _type: "customer", ...{ name: "Zoe\u0308", note: "Two\u00a0 words\nand more" } },
  ]);
  const customers = (await stored()).flatMap((document) => readCustomer(document) ?? []);
  const exported = customersCsv({ customers, labelPhone: LABEL_PHONE });
  expect((await importing(exported)).said).toEqual(["Imported: 0 new, 0 changed, 2 unchanged."]);
  const composed = await importing("name,telephone,measurements\nZO\u00cb,,88\n");
  expect(composed.said.at(-1)).toBe("Imported: 0 new, 1 changed, 0 unchanged.");
});
