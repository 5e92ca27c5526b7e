import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { removeOrigin } from "./remove-origin.ts";

const latin = (text: string) => Buffer.from(text, "latin1");
const words = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * index);
  return bytes;
};
const box = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([words(8 + content.length), latin(type), content]);
};
const head = box("ftyp", latin("isom\0\0\0\0isom"));
const samples = latin("PICTURES.PLACE-1.PLACE-2.PICTURES.PLACE-3.");
const first = head.length + 8;

/** Its second and fifth piece of nine bytes, and its third, are those of the track. */
const tables = {
  stsz: [0, 0, 3, 9, 7, 8],
  stsc: [0, 2, 1, 2, 1, 2, 1, 1],
  stco: [0, 2, first + 9, first + 34],
};

function track(
  handler: string,
  more: Partial<Record<keyof typeof tables | "co64", number[]>>,
  ...tags: Buffer[]
) {
  const boxes = Object.entries(more).map(([type, numbers]) => box(type, words(...numbers)));
  const media = box("mdia", box("hdlr", words(0, 0), latin(handler)), box("minf", box("stbl", ...boxes)));
  return box("trak", media, ...tags);
}

const film = (...parts: Buffer[]) => Buffer.concat([head, box("mdat", samples), box("moov", ...parts)]);
const pictures = track("vide", tables, box("udta", latin("PLACE of the track")));

async function cleaned(bytes: Buffer): Promise<string> {
  const file = await temporaryFolder("film");
  await writeFile(file, bytes);
  expect(await removeOrigin(file, "mp4")).toBe(true);
  const result = await readFile(file);
  expect(result).toHaveLength(bytes.length);
  expect(await removeOrigin(file, "mp4"), "once is enough").toBe(false);
  return result.toString("latin1");
}

test.each([
  ["a telephone or an action camera", track("meta", tables)],
  ["a drone, as subtitles", track("text", tables)],
  ["a long film", track("meta", { ...tables, stco: [], co64: [0, 2, 0, first + 9, 0, first + 34] })],
])("a film forgets the track of places of %s, and keeps its pictures", async (_, places) => {
  const after = await cleaned(film(pictures, places));
  expect(after).not.toContain("PLACE");
  expect(after.match(/PICTURES/g)).toHaveLength(2);
  expect(after.match(/trak/g)).toHaveLength(1);
});

test("a film forgets what its tags say, in whatever words", async () => {
  const names = box("meta", latin("com.apple.quicktime.location.name\0PLACE at the lake"));
  expect(
    await cleaned(film(pictures, names, box("udta", box("\xa9xyz", latin("48 N 2 E PLACE"))))),
  ).not.toMatch(/PLACE (?:of|at)|48 N/);
});

test("a place without its last stroke goes, wherever it stands", async () => {
  const after = await cleaned(
    Buffer.concat([film(), box("uuid", latin("+48.8582+002.2945+035.000 \xa9xyz\0\x08\x15\xc7+49.1+3"))]),
  );
  expect(after).not.toMatch(/8582|2945|49\.1/);
});

test.each([
  ["whose bytes lie between fragments", [track("meta", { ...tables, stsz: [0, 0, 0] }), box("mvex")]],
  ["without tables", [track("meta", {})]],
  ["whose tables lead out of the file", [track("meta", { ...tables, stco: [0, 2, first, 4e9] })]],
  ["whose tables claim more than the file has", [track("meta", { ...tables, stsz: [0, 4e9, 3] })]],
  ["whose tables leave samples out", [track("meta", { ...tables, stsc: [0, 1, 1, 1, 1] })]],
])("a film with such a track %s is refused, with what to do", async (_, parts) => {
  await expect(cleaned(film(pictures, ...parts))).rejects.toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("with pictures and sound alone") },
  });
});
