import { describe, expect, test } from "vitest";
import { digestOf } from "#model/documents/translated-texts.ts";
import { planImport } from "./plan-import.ts";
import { presentContent } from "./present-content.ts";
import { readTable } from "./read-table.ts";
import { writeTable } from "./write-table.ts";

const inFrench = { description: "Du tulle.", madeOf: { description: "00000000" } };
const ada = {
  _id: "product-ada",
  _type: "product",
  _rev: "a",
  name: "Ada",
  slug: { current: "ada" },
  category: "tulle-dresses",
  description: "Tulle.",
  translations: { ar: { cut: "واسع" }, fr: { ...inFrench, gallery: [{ _key: "b", alt: "L’ourlet" }] } },
};
const content = presentContent([ada], { settings: { languages: ["fr"] } });

function changed(table: string) {
  const { dresses, faults } = planImport(readTable(Buffer.from(table)), content, () => ({ fault: "none" }));
  expect(faults).toEqual([]);
  return dresses.map((dress) => dress.changed);
}

describe("a table of dresses", () => {
  test("has a column for each text in each language of the shop, and comes in unchanged", () => {
    const table = writeTable(content);
    expect(table).toContain(',"description (Français)",');
    expect(table).toContain("Du tulle.");
    expect(table).not.toContain("العربية");
    expect(changed(table)).toEqual([{}]);
  });

  test("translates a text of what the row says, and leaves the other translations", () => {
    const rows = "address,Description,DESCRIPTION (français)\nada,Silk.,De la soie.";
    expect(changed(rows)).toEqual([
      {
        description: "Silk.",
        translations: {
          ...ada.translations,
          fr: {
            ...ada.translations.fr,
            description: "De la soie.",
            madeOf: { description: digestOf("Silk.") },
          },
        },
      },
    ]);
  });

  test("without such columns changes no translation, nor does an empty cell", () => {
    expect(changed("address,description\nada,Silk.")).toEqual([{ description: "Silk." }]);
    expect(changed("address,description (Français)\nada,")).toEqual([{}]);
  });
});
