import { expect, test } from "vitest";
import { checkContent } from "#model/checks/check-content.server.ts";
import { textTypes } from "#model/documents/queries.server.ts";
import { clientOfHost } from "#tests/support/client-of-host.ts";
import { doc, imageAsset, readPicture, readTexts } from "#tests/support/label-readers.ts";
import { createContentReader } from "./content-store.server.ts";
import { createKnownPictures } from "./known-pictures.server.ts";

const readers = { readPicture, readTexts };
const issuesOf = (documents: object[]) =>
  checkContent({ documents, formerSlugs: new Map(), canConfirm: true }, readers);

/** A function that calls itself for each of these does not return. */
const LEVELS = 20_000;
const lists: unknown = JSON.parse("[".repeat(LEVELS) + "]".repeat(LEVELS));
const objects: unknown = JSON.parse(`${'{"a":'.repeat(LEVELS)}1${"}".repeat(LEVELS)}`);
/** The lists stand behind as many entries as are read. */
const behind = [...Array<string>(200).fill("36"), lists];

const { _ref: reference } = imageAsset();

function dress(slug: string, more: object = {}) {
  const mainImage = { alt: "A dress", asset: { _ref: reference } };
  return { _id: slug, _type: "product", name: `Robe ${slug}`, slug: { current: slug }, mainImage, ...more };
}

const fields = ["sizes", "description", "gallery", "previousSlugs", "body", "plates", "sections", "x"];
const hostile = [lists, objects, behind].flatMap((value) => {
  const filled = Object.fromEntries(fields.map((field) => [field, value]));
  return [
    dress("bad", filled),
    dress("nameless", { name: value }),
    ...textTypes.map((_type) => ({ _id: _type, _type, title: "Terms", ...filled })),
  ];
});

function open() {
  const log: string[] = [];
  const create = () =>
    createContentReader(readers.readPicture, readers.readTexts, (_level, _event, details) =>
      log.push(`${details?.id}: ${details?.reason}`),
    );
  return { log, create };
}

test("a document that is too much costs itself alone, whoever reads it", () => {
  const { create } = open();
  for (const document of hostile) {
    const documents = [dress("whole"), document];
    expect(create()(documents).catalogue.products.map(({ id }) => id)).toContain("whole");
    expect(issuesOf(documents).map(({ id }) => id)).toContain("whole");
  }
});

test("the label is told why", () => {
  const { log, create } = open();
  const documents = [dress("deep", { description: objects }), doc("home", { sections: lists })];
  create()(documents);
  const reason = "it has more than 30 lists and objects nested in each other";
  expect(log).toEqual([`deep: ${reason}`, `home: ${reason}`]);
  const said = issuesOf(documents).map(({ id, message }) => `${id}: ${message}`);
  expect(said).toContain(`deep: it is left out of the shop: ${reason}`);
  expect(said).toContain(`home: ${reason}`);
});

test("of lines that every page repeats a label has few, and is told which are not shown", () => {
  const { log, create } = open();
  const lines = Array.from({ length: 200 }, (_, at) => `Line ${at}`);
  const house = { name: "Une", customerCare: lines, hours: lines, showroom: { address: lines } };
  const documents = [doc("house", { ...house }), doc("designer", { hours: lines })];
  const { labelSettings } = create()(documents).texts;
  const shown = [labelSettings.customerCare, labelSettings.hours, labelSettings.showroom.address];
  expect(shown).toEqual([lines.slice(0, 20), lines.slice(0, 20), lines.slice(0, 20)]);
  const faults = ["customerCare", "hours", "showroom.address"].map(
    (field) => `${field} has more than 20 entries: the rest are not shown`,
  );
  expect(log).toEqual([`house: ${faults.join("; ")}`]);
  for (const message of faults)
    expect(issuesOf(documents)).toContainEqual(
      expect.objectContaining({ id: "house", severity: "error", message }),
    );
});

test("a former site has more pages than another list has entries", () => {
  const { log, create } = open();
  const address = (at: number) => ({ _key: `${at}`, from: `/old/${at}`, to: "/about" });
  const addresses = Array.from({ length: 501 }, (_, at) => address(at));
  expect(create()([dress("lia"), doc("oldAddresses", { addresses })]).catalogue.oldAddresses?.size).toBe(500);
  expect(log).toEqual(["oldAddresses: addresses has more than 500 entries: the rest are not shown"]);
});

test("pictures of the others are asked about", async () => {
  const asked: unknown[] = [];
  const client = clientOfHost(({ url }) => {
    asked.push(new URL(url).searchParams.get("$ids"));
    return Response.json({ ms: 1, result: [] });
  });
  const home = doc("home", { hero: { poster: { asset: { _ref: reference } } } });
  await createKnownPictures(client, () => undefined).learn([{ _id: "notFound", lists }, home]);
  expect(asked).toEqual([JSON.stringify([reference])]);
});
