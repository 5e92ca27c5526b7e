import { expect, test } from "vitest";
import { warmPictures } from "./warm-pictures.ts";

const page = `<img src="/images/p/d/a-9x9.jpg?w=960&amp;h=1200"
  srcSet="/images/p/d/a-9x9.jpg?rect=0,0,9,9&amp;w=320 320w, /images/p/d/a-9x9.jpg?w=1440 1440w">
  <a href="/product/a">`;

/** Addresses that a lake is asked for, in their order. */
async function askedFor({ isEnding }: { isEnding: boolean }): Promise<string[]> {
  const asked: string[] = [];
  await warmPictures({
    lake: {
      respond: (request: Request) => {
        asked.push(request.url.replace("http://lake.invalid", ""));
        return Promise.resolve(new Response("picture"));
      },
    },
    catalogue: { revision: "1", products: [] },
    readPage: () => Promise.resolve(page),
    isEnding: () => isEnding,
  });
  return asked;
}

test("Asks once for each rendition that a page names, the widest left out", async () => {
  expect(await askedFor({ isEnding: false })).toEqual([
    "/images/p/d/a-9x9.jpg?w=960&h=1200",
    "/images/p/d/a-9x9.jpg?rect=0,0,9,9&w=320",
  ]);
});

test("Leaves off when the process ends", async () => {
  expect(await askedFor({ isEnding: true })).toEqual([]);
});
