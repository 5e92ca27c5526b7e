import { cp } from "node:fs/promises";
import { createServer } from "node:http";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Identity, identityOf } from "#model/brand/identity.ts";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { compose } from "#server/http/middleware.ts";
import { projectPaths } from "#server/project-paths.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { labelIcons } from "./label-icons.ts";

const sample = identityOf("Auvrane");
const palette = { ...sample.palette, paper: "#203040", ink: "#e0c080" };
const lior: Identity = { ...identityOf("Maison Lior"), palette, monogram: "ML" };

/** A shop of a label that looks so. */
async function openShop(first: Identity, fonts = projectPaths.fonts) {
  const shown = { identity: first };
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  const store = {
    texts: () => ({
      ...sampleTexts,
      identity: shown.identity,
      labelSettings: { ...sampleTexts.labelSettings, name: "Maison Lior" },
    }),
    onChange: (listener: (catalogue: Catalogue) => void) => void listeners.push(listener),
  };
  const icons = labelIcons(store, fonts);
  const server = createServer(compose(icons, (_, response) => void response.end("another's")));
  const { origin } = await listenInTest(server);
  const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);
  const change = (identity: Identity) => {
    shown.identity = identity;
    for (const listener of listeners) listener({ revision: "2", products: [] });
  };
  return {
    ask,
    shown,
    change,
    bytes: async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer()),
  };
}

/** Red, green and blue of the pixel at these parts of the picture's sides. */
async function colourAt(picture: Buffer, x: number, y: number) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** How much of the middle row the mark spans, from the left edge of the oval to the right one. */
async function widthOfMark(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  const marked = Array.from({ length: info.width }, (_, x) => x).filter(
    (x) => Math.abs((data[(row + x) * info.channels] ?? 0) - 0x20) > 60,
  );
  return ((marked.at(-1) ?? 0) - (marked[0] ?? 0) + 1) / info.width;
}

/** How much ink there is where letters stand, of what would be there if it were all ink. */
async function inkWithin(picture: Buffer): Promise<number> {
  const { width } = await sharp(picture).metadata();
  const [left, side] = [Math.round(0.3 * width), Math.round(0.4 * width)];
  const area = sharp(picture).extract({ left, top: left, width: side, height: side });
  const [red] = (await sharp(await area.png().toBuffer()).stats()).channels;
  return ((red?.mean ?? 0) - 0x20) / (0xe0 - 0x20);
}

test("a mark that may be cut round keeps away from the edge", async () => {
  const { bytes } = await openShop(lior);
  const whole = await widthOfMark(await bytes("/icon-512.png"));
  const maskable = await widthOfMark(await bytes("/icon-maskable-512.png"));
  // The oval is 54 wide of 68 high.
  expect(whole).toBeCloseTo((0.72 * 54) / 68, 2);
  expect(maskable).toBeCloseTo((0.54 * 54) / 68, 2);
  // Its corners are within the circle of 80 % that no system cuts off.
  expect(Math.hypot(0.54, maskable)).toBeLessThan(0.8);
});

test("the letter of a small icon is larger and darker in it than that of a large one", async () => {
  const { bytes, change } = await openShop(lior);
  change({ ...lior, monogram: "A" });
  const file = await bytes("/favicon.ico");
  const [small, large] = [file.subarray(file.readUInt32LE(18)), await bytes("/icon-512.png")];
  expect(await inkWithin(small)).toBeGreaterThan(1.5 * (await inkWithin(large)));
});

test("favicon.ico holds one picture of 32 pixels, as it is described", async () => {
  const { ask } = await openShop(lior);
  const answer = await ask("/favicon.ico");
  expect(answer.headers.get("Content-Type")).toBe("image/vnd.microsoft.icon");
  const file = Buffer.from(await answer.arrayBuffer());
  const [reserved, type, count] = [0, 2, 4].map((at) => file.readUInt16LE(at));
  expect([reserved, type, count, file.readUInt8(6), file.readUInt8(7)]).toEqual([0, 1, 1, 32, 32]);
  expect([file.readUInt16LE(10), file.readUInt16LE(12)]).toEqual([1, 32]);
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(offset + length).toBe(file.byteLength);
  expect(await sharp(file.subarray(offset)).metadata()).toMatchObject({ format: "png", width: 32 });
});

test("favicon.svg has outlines, sturdier than the large icons', and letters that only a device's fonts have as text", async () => {
  const { ask, change, bytes } = await openShop(lior);
  const answer = await ask("/favicon.svg");
  expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
  const svg = await answer.text();
  expect(svg).toContain(`<rect width="100" height="100" fill="${palette.paper}"/>`);
  expect(svg).toContain(`stroke="${palette.ink}"`);
  expect(svg).not.toContain("<text");
  change({ ...lior, monogram: "Щ" });
  expect(await (await ask("/favicon.svg")).text()).toContain(">Щ</text>");
  // Nobody knows what fonts a picture would be drawn with: a letter that the label goes by stands there instead.
  const instead = await bytes("/icon-192.png");
  change({ ...lior, monogram: "M" });
  expect((await bytes("/icon-192.png")).equals(instead)).toBe(true);
});

test("the wordmark of the login is the label's own drawing, or its name in capitals of its type", async () => {
  const { ask, change } = await openShop(lior);
  const textAt = async () => (await ask("/wordmark.svg")).text();
  expect(await textAt()).toMatch(/^<svg [^>]*fill="#e0c080"[^>]*>.*<path/);
  const markup = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 8"><path d="M0 0h40v8H0z"/></svg>';
  change({ ...lior, wordmarkSvg: { markup, ratio: 5 } });
  expect(await textAt()).toBe(markup.replace("<svg ", '<svg color="#e0c080" fill="#e0c080" '));
  change({ ...lior, wordmark: "Ж<b>" });
  expect(await textAt()).toContain(">Ж&#60;b></text>");
});

test("an icon is drawn once, and anew when the content has changed", async () => {
  const { shown, change, bytes } = await openShop(lior);
  const first = await bytes("/icon-192.png");
  shown.identity = { ...lior, palette: { ...palette, paper: "#402030" } };
  expect((await bytes("/icon-192.png")).equals(first)).toBe(true);
  change(shown.identity);
  expect(await colourAt(await bytes("/icon-192.png"), 0.01, 0.01)).toEqual([0x40, 0x20, 0x30]);
  const before = await bytes("/icon-192.png");
  change({ ...shown.identity, pairing: "soft" });
  expect((await bytes("/icon-192.png")).equals(before), "in another type").toBe(false);
});

test("every other address is another's", async () => {
  const { ask } = await openShop(lior);
  for (const path of ["/", "/constructor", "/icon-64.png"])
    expect(await (await ask(path)).text()).toBe("another's");
  expect((await ask("/favicon.svg?v=2")).headers.get("Content-Type")).toBe("image/svg+xml");
});

test("an icon that cannot be drawn is not there, and tried again when it is asked for again", async () => {
  const fonts = temporaryFolder();
  const { ask } = await openShop(lior, fonts);
  const refused = await ask("/icon-192.png");
  expect([refused.status, await refused.text()]).toEqual([404, ""]);
  await cp(projectPaths.fonts, fonts, { recursive: true });
  expect((await ask("/icon-192.png")).status).toBe(200);
});
