import { expect, test } from "vitest";
import { createRecentAnswers } from "./recent-answers.ts";

function open() {
  const asked: string[] = [];
  const host = { now: 1, editors: ["mara", "noor"], isDown: false };
  const isEditor = createRecentAnswers(
    (session) => {
      asked.push(session);
      if (host.isDown) return Promise.reject(new Error("away"));
      return Promise.resolve(host.editors.includes(session));
    },
    () => host.now,
  );
  return { asked, host, isEditor };
}

test("of each session the host is asked once a minute, however many requests come at once", async () => {
  const { asked, host, isEditor } = open();
  const sessions = ["mara", "mara", "noor", "mara"];
  expect(await Promise.all(sessions.map(isEditor))).toEqual([true, true, true, true]);
  host.now += 60_000;
  expect(await isEditor("mara")).toBe(true);
  expect(asked).toEqual(["mara", "noor"]);
  host.now += 1;
  await isEditor("mara");
  expect(asked).toEqual(["mara", "noor", "mara"]);
});

test("a host that does not answer is asked again at the next request", async () => {
  const { host, isEditor } = open();
  host.isDown = true;
  await expect(isEditor("mara")).rejects.toThrow("away");
  host.isDown = false;
  expect(await isEditor("mara")).toBe(true);
});
