import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import { openLake, PASSWORD, statusOf } from "../testing/test-lake.ts";

/** The owner runs it like this: as a process that reads the password from a pipe. */
async function setPassword(folder: string, words: string, password: string) {
  const file = join(import.meta.dirname, "content-lake-command.ts");
  const child = spawn(process.execPath, [file, "set-password", ...words.split(" "), "--folder", folder]);
  child.stdin.end(password);
  const [output, failure] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return `${child.exitCode} ${(output || failure).trim()}`;
}

test("a new password keeps the role of whoever has one and ends her sessions; somebody new is an editor", async () => {
  const lake = await openLake();
  const set = (words: string, password: string) => setPassword(lake.folder, words, password);
  expect(await set("Noor", PASSWORD)).toBe("0 Noor can log in as editor.");
  expect(await set("Mara --role viewer", PASSWORD)).toBe("0 Mara can log in as viewer.");
  const { people, tokens, close } = openAccess(lake.folder);
  const mara = await people.check("mara", PASSWORD);
  if (mara === undefined) throw new Error("Mara has a password");
  const token = tokens.issue({ caller: mara, kind: "session" });
  const me = () => statusOf(lake.as({ token }).users.getById("me"));
  expect(await me()).toBe(200);
  expect(await set("mara", "another long secret")).toBe("0 Mara can log in as viewer.");
  expect(await me()).toBe(401);
  for (const [password, message] of [
    ["short", /^2 .*at least 12 characters/s],
    [`${PASSWORD}\na second line\n`, /^2 .*A password is one line/s],
    [`${PASSWORD}\r\n\r\n`, /^2 .*A password is one line/s],
  ] as const)
    expect(await set("Mara", password)).toMatch(message);
  expect(await set("Noor", "another long secret\r\n")).toBe("0 Noor can log in as editor.");
  for (const name of ["Mara", "Noor"])
    expect(await people.check(name, "another long secret")).toMatchObject({ name });
  close();
});
