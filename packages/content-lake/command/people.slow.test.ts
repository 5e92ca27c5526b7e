import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import { clientOf, openTestLake, temporaryFolder } from "../testing/test-lake.ts";

/** The owner runs it like this: as a process that reads the password from a pipe. */
async function setPassword(folder: string, words: string, password: string) {
  const file = join(import.meta.dirname, "content-lake-command.ts");
  const child = spawn(process.execPath, [file, "set-password", ...words.split(" "), "--folder", folder]);
  child.stdin.end(password);
  const [output, failure] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, said: (output || failure).trim() };
}

test("a new password keeps the role of whoever has one and ends her sessions; somebody new is an editor", async () => {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder });
  const password = "a long enough secret";
  const noor = { code: 0, said: "Noor can log in as editor." };
  expect(await setPassword(folder, "Noor", password)).toEqual(noor);
  expect(await setPassword(folder, "Mara --role viewer", password)).toMatchObject({ code: 0 });
  const access = openAccess(folder);
  const mara = await access.people.check("mara", password);
  if (mara === undefined) throw new Error("Mara has a password");
  const token = access.tokens.issue({ caller: mara, kind: "session" });
  access.close();
  const me = () => clientOf(lake, { token }).users.getById("me");
  expect(await me()).toMatchObject({ name: "Mara" });
  const again = { code: 0, said: "Mara can log in as viewer." };
  expect(await setPassword(folder, "mara", "another long secret")).toEqual(again);
  await expect(me()).rejects.toMatchObject({ statusCode: 401 });
  expect(await setPassword(folder, "Mara", "short")).toMatchObject({
    code: 2,
    said: expect.stringContaining("at least 12 characters"),
  });
  for (const lines of ["a long enough secret\na second line\n", "a long enough secret\r\n\n"])
    expect(await setPassword(folder, "Mara", lines)).toMatchObject({
      code: 2,
      said: expect.stringContaining("A password is one line"),
    });
  expect(await setPassword(folder, "Noor", "another long secret\r\n")).toEqual(noor);
  const after = openAccess(folder);
  expect(await after.people.check("mara", "another long secret")).toMatchObject({ name: "Mara" });
  expect(await after.people.check("noor", "another long secret")).toMatchObject({ name: "Noor" });
  after.close();
});
