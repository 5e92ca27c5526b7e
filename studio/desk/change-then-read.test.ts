import { expect, test } from "vitest";
import { changeThenRead, PartialChangeError, RejectedChangeError } from "./change-then-read.ts";

const done = () => Promise.resolve();

const failing = (error: Error) => () => Promise.reject(error);

const listed = () => Promise.resolve(["lia"]);

test("what is read after a change is shown", async () => {
  expect(await changeThenRead(done, listed)).toEqual({ problem: undefined, now: ["lia"] });
});

test("a change is done although the list cannot be read after it", async () => {
  const outcome = await changeThenRead(done, failing(new TypeError("Failed to fetch")));
  expect(outcome).toEqual({ problem: undefined, now: "asking" });
});

test.each([
  ["Nothing was changed", new RejectedChangeError("No longer there: Lia.")],
  ["Nothing was changed", Object.assign(new Error("You may not delete."), { statusCode: 403 })],
  ["Not everything was imported", new PartialChangeError("Imported: 1 new. row 3: not imported")],
  ["No answer came: check whether it was done", new TypeError("Failed to fetch")],
  ["No answer came: check whether it was done", Object.assign(new Error("Bad gateway"), { statusCode: 502 })],
])("%s, and the list as it is now, where the host says: %s", async (title, error) => {
  const outcome = await changeThenRead(failing(error), listed);
  expect(outcome).toMatchObject({ problem: { title, description: error.message }, now: ["lia"] });
});
