import { expect, test } from "vitest";
import { createSeats } from "../http/connection-limit.ts";
import { ORIGIN, openTestLake } from "../testing/test-lake.ts";

test("a seat that is given back is free again, and only once", () => {
  const seats = createSeats(2);
  const leave = seats.take();
  seats.take();
  expect(() => seats.take()).toThrow("Too many are listening");
  leave();
  leave();
  seats.take();
  expect(() => seats.take()).toThrow("Too many are listening");
});

test("strangers who listen without end leave room for editors and for the shop itself", async () => {
  const lake = await openTestLake();
  const from = { address: "192.0.2.1" };
  const listen = (init: RequestInit = {}) => new Request(`${ORIGIN}/v1/data/listen/production?query=*`, init);
  // Only asking how it would be takes no seat for longer than that.
  for (let at = 0; at < 600; at += 1) await lake.respond(listen({ method: "HEAD" }), from);
  const open: Response[] = [];
  for (let at = 0; at < 500; at += 1) open.push(await lake.respond(listen(), from));
  expect(open.every(({ status }) => status === 200)).toBe(true);
  expect((await lake.respond(listen(), from)).status).toBe(503);

  const token = lake.issueToken({ name: "studio", role: "editor" });
  const own = [
    await lake.respond(listen({ headers: { Authorization: `Bearer ${token}` } }), from),
    await lake.fetch(listen()),
  ];
  expect(own.map(({ status }) => status)).toEqual([200, 200]);
  await open.pop()?.body?.cancel();
  open.push(await lake.respond(listen(), from));
  expect(open.at(-1)?.status).toBe(200);
  await Promise.all([...open, ...own].map(({ body }) => body?.cancel()));
});
