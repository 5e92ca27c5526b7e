import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { seedFaults } from "@trousseau/content-lake/folder";
import { expect, test } from "vitest";
import { checkContent } from "#model/checks/check-content.server.ts";
import { createLabelMedia } from "#model/pictures/label-media.server.ts";
import { defaultSections } from "#model/sections/section-kinds.ts";
import { createTextReader } from "#model/texts/read-texts.server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { inShell, isFreeFolder, nameFromFolder, newLabelDocuments, writeNewLabel } from "./new-label.ts";

const media = createLabelMedia({ projectId: "trousseau", dataset: "production", assetOrigin: "" });

test("a folder that is written can be imported, and is not written a second time", async () => {
  const folder = join(temporaryFolder(), "labels", "maison-lior");
  expect(await isFreeFolder(folder)).toBe(true);
  await writeNewLabel(folder, { name: "Maison Lior" });
  expect(await readdir(folder)).toEqual(["README.md", "data.ndjson", "dresses.csv", "pictures"]);
  expect(await seedFaults(temporaryFolder(), folder)).toEqual([]);
  expect(await isFreeFolder(folder)).toBe(false);
});

test("its own guide names the files in the command as the shop's folder finds them", async () => {
  const folder = join(temporaryFolder(), "l'été");
  await writeNewLabel(folder, { name: "L'été" });
  const guide = await readFile(join(folder, "README.md"), "utf8");
  const words = guide.match(/`npm run content:import -- (.*)`/)?.[1] ?? "";
  const named = execFileSync("sh", ["-c", `printf '%s\\n' ${words}`], { encoding: "utf8" })
    .trim()
    .split("\n");
  expect(named).toEqual([join(folder, "dresses.csv"), "--pictures", join(folder, "pictures")]);
});

test("it is a label of its own, with four collections, of which the shop can read every field", () => {
  const documents = newLabelDocuments({ name: "Maison Lior" });
  const { texts, defaulted } = createTextReader(media)(documents);
  expect(defaulted).toEqual([]);
  expect(texts.labelSettings).toMatchObject({ name: "Maison Lior", phone: "", email: "" });
  // Lines of the footer that would lead nowhere are no part of it: the check names them.
  expect(texts.labelSettings.customerCare).toEqual([]);
  expect(documents).toContainEqual({ _id: "home", _type: "home", sections: defaultSections });
  // Studio's first of three choices, because none would be selected otherwise.
  const listed = Array(4).fill(expect.objectContaining({ visibility: "listed" }));
  expect(documents.filter(({ _type }) => _type === "collection")).toEqual(listed);
});

test("of the check it is told what a shop cannot do without, and nothing of the sample label", () => {
  const readers = {
    readPicture: () => undefined,
    readTexts: createTextReader(media),
  };
  const errorsIn = (documents: readonly object[]) =>
    checkContent({ documents, formerSlugs: new Map(), canConfirm: true }, readers)
      .filter(({ severity }) => severity === "error")
      .map(({ message }) => message);
  expect(errorsIn(newLabelDocuments({ name: "Maison Lior" }))).toEqual([
    expect.stringContaining("no telephone number"),
  ]);
  const reached = newLabelDocuments({ name: "Maison Lior", phone: "41441234567", email: "a@lior.example" });
  expect(reached[0]).toMatchObject({ phone: "41441234567", email: "a@lior.example" });
  expect(errorsIn(reached)).toEqual([]);
});

test.each([
  ["de-CH", undefined, "CHF", "Europe/Zurich"],
  ["en", "971501234567", "AED", "Asia/Dubai"],
  ["ar", "442071234567", "GBP", "Europe/London"],
  ["", "33612345678", "EUR", "Europe/Paris"],
  ["es-ES", undefined, "EUR", "Europe/Madrid"],
  ["en-US", undefined, "USD", undefined],
  ["en", undefined, undefined, undefined],
])(
  "a house whose language is %j and whose telephone is %s sells in %s by the clock of %s",
  (language, phone, currency, timeZone) => {
    const documents = newLabelDocuments({ name: "Maison Lior", language, phone });
    const [house] = documents;
    expect(Reflect.get(house ?? {}, "currency")).toBe(currency);
    expect(Reflect.get(house ?? {}, "openingHours")).toEqual(timeZone && { timeZone });
    expect(createTextReader(media)(documents).defaulted, "Studio can publish all of it").toEqual([]);
  },
);

test.each([
  ["labels/maison-lior", "Maison Lior"],
  ["LIOR_paris/", "LIOR Paris"],
  ["-maison -- lior", "Maison Lior"],
  ["labels/--", "My label"],
])("the folder %s suggests the name %s", (folder, name) => {
  expect(nameFromFolder(folder)).toBe(name);
});

test.each(["labels/maison-lior", "../Maison Lior", "l'été & $HOME", "a;b"])(
  "the shell reads %s as it is",
  (folder) => {
    expect(execFileSync("sh", ["-c", `printf %s ${inShell(folder)}`], { encoding: "utf8" })).toBe(folder);
  },
);

test("what a shell reads as it is stands without quotation marks, to be read by people", () => {
  expect(inShell("../labels/maison_lior-2")).toBe("../labels/maison_lior-2");
});
