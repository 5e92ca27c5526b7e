import { expect, test } from "vitest";
import { warmPictures } from "./warm-pictures.ts";

const page = `<img src="/images/p/d/a-9x9.jpg?w=960&amp;h=1200"
  srcSet="/images/p/d/a-9x9.jpg?rect=0,0,9,9&amp;w=320 320w, /images/p/d/a-9x9.jpg?w=1440 1440w">
  <a href="/product/a">`;

function lakeThatNotes(asked: string[]) {
  return {
    respond: (request: Request) => {
      asked.push(request.url.replace("http://lake.invalid", ""));
      return Promise.resolve(new Response("picture"));
    },
  };
}

test("Asks once for each rendition that a page names, the widest left out", async () => {
  const asked: string[] = [];
  await warmPictures({
    lake: lakeThatNotes(asked),
    catalogue: { revision: "1", products: [] },
    readPage: () => Promise.resolve(page),
    isEnding: () => false,
  });
  expect(asked).toEqual(["/images/p/d/a-9x9.jpg?w=960&h=1200", "/images/p/d/a-9x9.jpg?rect=0,0,9,9&w=320"]);
});

test("Leaves off when the process ends", async () => {
  const asked: string[] = [];
  await warmPictures({
    lake: lakeThatNotes(asked),
    catalogue: { revision: "1", products: [] },
    readPage: () => Promise.resolve(page),
    isEnding: () => true,
  });
  expect(asked).toEqual([]);
});
