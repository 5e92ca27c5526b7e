import { DatabaseSync } from "node:sqlite";
import { createFileSafely } from "@trousseau/host/safe-file.ts";
import { expect, test } from "vitest";
import { openAccessFile } from "../access/access-database.ts";
import { createTokens } from "../access/tokens.ts";
import { createStore } from "../documents/document-store.ts";
import { createMutationRunner } from "../documents/mutation-runner.ts";
import { createWriter } from "../documents/writer.ts";
import { toHttpError } from "../http/json-response.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import { openForWriting } from "./database.ts";

const full = { status: 503, headers: { "Retry-After": "1" } };

/** Returns the refusal, and how often it went well before. */
async function fillBy(attempt: (count: number) => unknown) {
  for (let count = 0; count < 1000; count += 1) {
    try {
      await attempt(count);
    } catch (error) {
      return { refusal: toHttpError(error), count };
    }
  }
  throw new Error("The disk does not become full");
}

test("on a full disk writes are refused with 503, reads go on, and nothing is half there", async () => {
  const file = await temporaryFolder("lake.sqlite");
  const database = openForWriting(file);
  const store = createStore(database);
  const writer = createWriter(store, createMutationRunner());
  const committed: string[] = [];
  writer.onCommit(({ id }) => committed.push(id));
  const author = { id: "test", role: "editor" } as const;
  const create = (_id: string, text: string) =>
    writer.write({ kind: "mutation", author, steps: [() => [{ create: { _id, _type: "product", text } }]] });
  // SQLite's own limit raises the same SQLITE_FULL as a full disk.
  database.exec("PRAGMA max_page_count = 60");
  const { refusal, count } = await fillBy((at) => create(`gown-${at}`, "x".repeat(5000)));
  expect(refusal).toMatchObject(full);
  expect(count).toBeGreaterThan(5);
  expect(committed).toHaveLength(count);
  for (let at = 0; at < count; at += 1) expect(store.read(`gown-${at}`)).toBeDefined();
  expect(store.read(`gown-${count}`)).toBeUndefined();
  database.exec("PRAGMA max_page_count = 100000");
  await create("later", "");
  await writer.finish();
  database.close();
  const reopened = new DatabaseSync(file);
  expect(reopened.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(reopened.prepare("SELECT count(*) AS n FROM documents").get()).toEqual({ n: count + 1 });
  reopened.close();
});

test("a full disk under people and tokens is a 503 as well, and a token that was given out still counts", async () => {
  const database = openAccessFile(await temporaryFolder("access.sqlite"));
  const tokens = createTokens(database);
  const issue = (name: string) =>
    tokens.issue({ caller: { id: "mara", name, role: "editor" }, kind: "token" });
  const first = issue("Mara");
  database.exec("PRAGMA max_page_count = 20");
  expect((await fillBy(() => issue("x".repeat(5000)))).refusal).toMatchObject(full);
  expect(tokens.identify(first)).toMatchObject({ name: "Mara" });
  database.close();
});

test.each(["ENOSPC", "EIO", "EDQUOT", "EROFS"])("%s while a file is written is a 503", async (code) => {
  const file = await temporaryFolder("gown.jpg");
  const { refusal } = await fillBy(() =>
    createFileSafely(file, () => Promise.reject(Object.assign(new Error(code), { code }))),
  );
  expect(refusal.status).toBe(503);
});
