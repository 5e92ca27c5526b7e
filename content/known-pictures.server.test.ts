import { expect, test } from "vitest";
import { filmShade, shadesIn } from "#model/brand/words-over-pictures.ts";
import { clientOfHost } from "#tests/support/client-of-host.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { sectionOf } from "#tests/support/section-of.ts";
import { createKnownPictures } from "./known-pictures.server.ts";

const ids = ["a", "b", "c"].map((letter) => `image-${letter.repeat(40)}-1600x1000-jpg`);
const [night = "", snow = "", plain = ""] = ids;

function open(answer: () => Response) {
  const asked: string[] = [];
  const events: string[] = [];
  const client = clientOfHost(({ url }) => {
    asked.push(new URL(url).searchParams.get("$ids") ?? "");
    return answer();
  });
  return { pictures: createKnownPictures(client, (_level, event) => events.push(event)), asked, events };
}

const coloured = (_id: string, background: string) => {
  return { _id, metadata: { palette: { dominant: { background } } } };
};
const of = (_ref: string) => ({ asset: { _ref } });
const home = { _id: "home", hero: { poster: of(night) }, parallax: { picture: of(snow) } };
const documents = [home, { _id: "notFound", picture: of(plain) }];

test("each picture is asked about once, until the host has told of it", async () => {
  const result = [coloured(night, "#1b1a20"), coloured(snow, "#e9e4dc"), { _id: plain, metadata: {} }];
  const { pictures, asked } = open(() => Response.json({ ms: 1, result }));
  await pictures.learn(documents);
  await pictures.learn(documents);
  expect(asked).toEqual([JSON.stringify(ids), JSON.stringify([plain, plain])]);
  expect(ids.map(pictures.shadeOf)).toEqual(["dark", "light", undefined]);
});

test("a file that the host does not have is gone until it has it; a host that shows no file has told nothing", async () => {
  let result: object[] = [];
  const { pictures, asked } = open(() => Response.json({ ms: 1, result }));
  await pictures.learn(documents);
  expect(ids.map(pictures.isGone)).toEqual([false, false, false]);
  result = [coloured(night, "#1b1a20"), coloured(snow, "#e9e4dc")];
  await pictures.learn(documents);
  expect(ids.map(pictures.isGone)).toEqual([false, false, true]);
  result = [coloured(snow, "#e9e4dc"), { _id: plain, metadata: {} }];
  await pictures.learn(documents);
  expect(asked.at(-1)).toBe(JSON.stringify([plain, snow]));
  expect(ids.map(pictures.isGone)).toEqual([false, false, false]);
});

test("without a picture nothing is asked, and a host that refuses is reported", async () => {
  const { pictures, asked, events } = open(() => new Response("no", { status: 500 }));
  await pictures.learn([{ _id: "house" }]);
  expect(asked).toEqual([]);
  await pictures.learn(documents);
  expect(pictures.shadeOf(night)).toBeUndefined();
  expect(events).toEqual(["pictures not asked about"]);
});

test("the sample label's pictures are calm where words stand over them; Not Found's silk has a ground", () => {
  const { notFound } = sampleTexts;
  expect(shadesIn({ ...sampleTexts, notFound: { ...notFound, picture: undefined } })).toEqual(new Set());
  expect(filmShade(sectionOf(sampleTexts.home, "heroSection"))).toBeUndefined();
});
