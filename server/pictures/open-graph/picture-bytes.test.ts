import { createServer, type ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { listenInTest } from "#tests/support/listen-in-test.ts";
import { createPictureBytes, plainPicture } from "./picture-bytes.ts";

const picture = { src: "/images/a.jpg?rect=0,0,4,5", width: 4, height: 5, alt: "" };
const MB = 1024 * 1024;

/** A picture host that answers so, and the addresses that it was asked for. */
async function openHost(answer: (response: ServerResponse) => void) {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    answer(response);
  });
  const { origin: url } = await listenInTest(server);
  return { asked, url, read: createPictureBytes(url) };
}

test("a picture is asked for in the size and the format that are needed, with the editor's crop", async () => {
  const { asked, read } = await openHost((response) => {
    response.write("pic");
    response.end("ture");
  });
  expect(Buffer.from(await read(picture, 1008, 1260)).toString()).toBe("picture");
  expect(asked).toEqual(["/images/a.jpg?rect=0,0,4,5&w=1008&h=1260&q=85&fit=crop&fm=jpg"]);
  expect(asked[0]).toBe(plainPicture(picture, 1008, 1260));
});

test("a host that refuses, or leads elsewhere, has sent no picture", async () => {
  const refusing = await openHost((response) => response.writeHead(404).end("none"));
  await expect(refusing.read(picture, 1, 1)).rejects.toThrow("The picture host answered 404.");
  const leading = await openHost((response) => response.writeHead(302, { Location: "/other" }).end());
  await expect(leading.read(picture, 1, 1)).rejects.toThrow();
  expect(leading.asked).toHaveLength(1);
});

test("eight megabytes are read, and no more", async () => {
  const whole = await openHost((response) => response.end(Buffer.alloc(8 * MB)));
  expect((await whole.read(picture, 1, 1)).byteLength).toBe(8 * MB);
  const larger = await openHost((response) => response.end(Buffer.alloc(8 * MB + 1)));
  await expect(larger.read(picture, 1, 1)).rejects.toThrow("The picture is larger than 8388608 bytes.");
});

test("an address with an origin is asked for there", async () => {
  const own = await openHost((response) => response.end("own"));
  const other = await openHost((response) => response.end("other"));
  const elsewhere = { ...picture, src: other.url + picture.src };
  expect(Buffer.from(await own.read(elsewhere, 1, 1)).toString()).toBe("other");
  expect([own.asked, other.asked.length]).toEqual([[], 1]);
  // Hosted content names no host of the shop's.
  const without = createPictureBytes(undefined);
  expect(Buffer.from(await without(elsewhere, 1, 1)).toString()).toBe("other");
  await expect(without(picture, 1, 1)).rejects.toThrow(/URL/);
});
